"""Protocols of the bot: everything that handlers, posts and commands may use of it."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, TypeVar

import discord

from cogs.messages.locale import ReaderPreferences
from cogs.messages.message import Film, Message, Wanted
from cogs.messages.notes import Notes
from community.finding.service import Matchmaking
from community.leagues.service import Events
from community.statistics.projection import Projection
from data.records.rows import SurfaceRow
from data.store import Store
from engines.computers.judge import Suggestion
from engines.computers.reckoning import Reckoning
from engines.computers.reviewing import Reviewed
from engines.core.game import View
from engines.core.record import Record
from tables.dm_openings import DmOpenings
from tables.lessons.service import Lessons
from tables.looking_back.proofs import Proof
from tables.puzzles.service import Puzzles
from tables.service import Tables
from tables.table import Table

T = TypeVar("T")


class OneOfEach(Protocol):
    """An object of each of some classes."""

    def __getitem__(self, kind: type[T]) -> T:
        """The one of a class."""


class Busy(Exception):
    """The machine has too much to do; nothing was changed."""


class Closing(Exception):
    """The bot is about to stop and starts nothing new; nothing was changed."""


class AtNight(Exception):
    """What was asked for is thought at night, from this moment on."""

    def __init__(self, begins: datetime) -> None:
        super().__init__()
        self.begins = begins


class Waiting(Protocol):
    """Counts the interactions that wait; see `cogs.interactions.answer.Load`."""

    def begin(self, answer: object) -> None:
        """Count one more; raises `Busy` when there are too many."""

    def end(self, answer: object) -> None:
        """Count one less."""


class Pictures(Protocol):
    """Draws pictures outside of the event loop."""

    async def picture(self, wanted: Wanted) -> bytes:
        """A picture as a file's bytes; empty where there is nothing to show."""


class Films(Protocol):
    """Makes films outside of the event loop."""

    async def film(self, wanted: Film, told: Callable[[int], None]) -> bytes:
        """A film as a file's bytes; `told` is called with how many frames are drawn. Raises `Busy` where too many wait."""


class Records(Protocol):
    """Replays games outside of the event loop."""

    async def proof(self, record: Record, brought: bool) -> Proof:
        """Replay a game and report what does not fit; `brought` files get little time."""

    async def saved(self, brought: Table, locale: str) -> Message:
        """An import as a file."""


class Stories(Protocol):
    """Provides the stories of finished games."""

    async def story(self, table: Table, told: Callable[[int], None]) -> Reckoning:
        """The story of a finished game; raises `Busy` when there is no time to analyse it."""


class Reviews(Protocol):
    """Provides reviews of people's own turns in finished games."""

    async def review(self, table: Table, user: int, told: Callable[[int], None]) -> tuple[Reviewed, ...]:
        """Somebody's review; raises `AtNight` or `Busy` where there is no time, and keeps that it is asked for."""


class Posts(Protocol):
    """Keeps the public messages up to date."""

    def wake(self, table: str) -> None:
        """Bring a table's messages up to date soon."""

    async def shown(self, table: str) -> bool:
        """Wait until a table's messages are up to date, or were put off; returns the table."""

    async def promise(self, table: Table) -> SurfaceRow:
        """Post a lobby's fingerprint once, in a message that is never edited; returns where it stands."""

    async def has_left(self, table: Table, user: int) -> bool:
        """Whether Discord says that a person has left the table's server."""


class EventMessages(Protocol):
    """Keeps the messages of leagues and tournaments up to date."""

    async def shown(self, event: str) -> bool:
        """Wait until an event's messages are up to date, or were put off; returns the event."""


@dataclass(frozen=True, slots=True)
class OperatorPolicy:
    """The operator's links and rules. Untouched tables are removed after `keep_days` (0: never).

    `push_calls` is the number of requests to Discord for a post that calls somebody: 1, 2, or None for what `/doctor` has found.
    """

    privacy: str = ""
    terms: str = ""
    keep_days: int = 365
    push_calls: int | None = None


class Bot(Protocol):
    """The bot as everything but its client sees it."""

    @property
    def tables(self) -> Tables:
        """Actions at tables."""

    @property
    def lessons(self) -> Lessons:
        """Actions in lessons."""

    @property
    def puzzles(self) -> Puzzles:
        """Actions at puzzles."""

    async def best_turns(self, game: str, view: View, key: str) -> tuple[Suggestion, ...]:
        """Find the best turns of a position in the computers' workers; see `engines.computers.judge`."""

    @property
    def events(self) -> Events:
        """Actions at leagues and tournaments."""

    @property
    def event_posts(self) -> EventMessages:
        """Keeps the messages of events up to date."""

    @property
    def store(self) -> Store:
        """The database."""

    @property
    def finding(self) -> Matchmaking:
        """Matches people who wait for a game."""

    def now(self) -> datetime:
        """The present time of the games, in UTC."""

    @property
    def projection(self) -> Projection:
        """Sums finished games up."""

    @property
    def pictures(self) -> Pictures:
        """Draws pictures."""

    @property
    def seat_emojis(self) -> Sequence[str]:
        """The emojis that replace the seats' tokens in texts; empty while the application has none."""

    @property
    def films(self) -> Films:
        """Makes films."""

    @property
    def records(self) -> Records:
        """Replays games."""

    @property
    def stories(self) -> Stories:
        """Provides the stories of games."""

    @property
    def reviews(self) -> Reviews:
        """Provides reviews of people's own turns."""

    @property
    def preferences(self) -> ReaderPreferences:
        """People's preferences."""

    @property
    def notes(self) -> Notes:
        """People's private notes."""

    @property
    def load(self) -> Waiting:
        """Counts the interactions that wait for their answers."""

    @property
    def sure_places(self) -> MutableMapping[int, bool]:
        """The places where nothing can have been sent that is not recorded: the last message there arrived whole."""

    @property
    def shown(self) -> OneOfEach:
        """What the bot knows of private messages that are shown: the classes of `cogs.interactions.open_panels`."""

    pushes_lack_words: bool
    """Whether phones show no words of messages of components when these call somebody."""

    @property
    def dm_openings(self) -> DmOpenings:
        """Limits how many DM channels are opened."""

    @property
    def posts(self) -> Posts:
        """Keeps the public messages up to date."""

    @property
    def discord_client(self) -> discord.Client:
        """Discord's side: places, people, messages by their ids."""

    @property
    def policy(self) -> OperatorPolicy:
        """The operator's links and rules."""

    @property
    def default_language(self) -> str:
        """The operator's language."""
