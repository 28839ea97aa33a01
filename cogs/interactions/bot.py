"""What handlers, posts and commands get of the bot, and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

import discord

from cogs.messages.locale import ReaderPreferences
from cogs.messages.message import Film, Message, Wanted
from cogs.messages.notes import Notes
from community.finding.service import Matchmaking
from community.leagues.service import Leagues
from community.statistics.projection import Projection
from data.store import Store
from engines.computers.judge import Suggestion
from engines.computers.reckoning import Reckoning
from engines.core.game import View
from engines.core.record import Record
from tables.dm_openings import DmOpenings
from tables.lessons.service import Lessons
from tables.looking_back.proofs import Proof
from tables.service import Tables
from tables.table import Table


class Busy(Exception):
    """There is more to do than this machine can do; nothing was changed."""


class Closing(Exception):
    """The bot is about to stop, and begins nothing more; nothing was changed."""


class Waiting(Protocol):
    """Who waits for an answer; see `cogs.interactions.answer.Load`."""

    def begin(self, answer: object) -> None:
        """One more waits; raises `Busy` where that is too much."""

    def end(self, answer: object) -> None:
        """It waits no more."""


class Pictures(Protocol):
    """Draws, away from the event loop."""

    async def picture(self, wanted: Wanted) -> bytes:
        """A picture as a file's bytes; empty where there is nothing to show."""


class Films(Protocol):
    """Makes films, away from the event loop."""

    async def film(self, wanted: Film, told: Callable[[int], None]) -> bytes:
        """A film as a file's bytes; `told` is called with how many frames are drawn. Raises `Busy` where too many wait."""


class Records(Protocol):
    """Plays games again, away from the event loop."""

    async def proof(self, record: Record, brought: bool) -> Proof:
        """What playing a game shows; `brought`: somebody has brought it, and there is little time for it."""

    async def saved(self, brought: Table, locale: str) -> Message:
        """An import as a file."""


class Stories(Protocol):
    """Knows the stories of games."""

    async def story(self, table: Table, told: Callable[[int], None]) -> Reckoning:
        """The story of a game that was played to its end; raises `Busy` where there is no time to work it out."""


class Posts(Protocol):
    """Keeps the public messages true."""

    def wake(self, table: str) -> None:
        """A table has changed; its messages follow soon."""

    async def shown(self, table: str) -> bool:
        """Wait until a table is shown as it is now, which is returned, or that was put off."""

    async def has_left(self, table: Table, user: int) -> bool:
        """Whether Discord does not know a person in the table's server any more."""


class EventMessages(Protocol):
    """Keeps the messages of leagues and tournaments true."""

    async def shown(self, event: str) -> bool:
        """Wait until an event is shown as it is now, which is returned, or that was put off."""


@dataclass(frozen=True, slots=True)
class OperatorPolicy:
    """What the owner promises: where that can be read, and after how many days what nobody touches is removed (0: never)."""

    privacy: str = ""
    terms: str = ""
    keep_days: int = 365


class Bot(Protocol):
    """The bot, as everything but its client knows it."""

    @property
    def tables(self) -> Tables:
        """What people do at tables."""

    @property
    def lessons(self) -> Lessons:
        """What people do in their lessons."""

    async def best_turns(self, game: str, view: View, key: str) -> tuple[Suggestion, ...]:
        """The best turns of a position, worked out where the computers think; see `engines.computers.judge`."""

    @property
    def events(self) -> Leagues:
        """What people do at leagues and tournaments."""

    @property
    def event_posts(self) -> EventMessages:
        """Their messages."""

    @property
    def store(self) -> Store:
        """What is kept."""

    @property
    def finding(self) -> Matchmaking:
        """Who matches people who wait for a game."""

    def now(self) -> datetime:
        """The time of the games, in UTC."""

    @property
    def projection(self) -> Projection:
        """What sums finished games up."""

    @property
    def pictures(self) -> Pictures:
        """Who draws."""

    @property
    def seat_emojis(self) -> Sequence[str]:
        """What stands in texts for the seats in place of their tokens; nothing while the application has no emojis."""

    @property
    def films(self) -> Films:
        """Who makes films."""

    @property
    def records(self) -> Records:
        """Who plays games again."""

    @property
    def stories(self) -> Stories:
        """Who knows what decided games."""

    @property
    def preferences(self) -> ReaderPreferences:
        """What people have chosen for themselves."""

    @property
    def notes(self) -> Notes:
        """What people have noted for themselves."""

    @property
    def load(self) -> Waiting:
        """How many wait for their answers."""

    @property
    def dm_openings(self) -> DmOpenings:
        """How many channels of direct messages may be opened."""

    @property
    def posts(self) -> Posts:
        """The public messages."""

    @property
    def discord_client(self) -> discord.Client:
        """Discord's side: places, people, messages by their ids."""

    @property
    def promises(self) -> OperatorPolicy:
        """What the owner promises."""

    @property
    def default_language(self) -> str:
        """The owner's choice."""
