"""What is kept of tables, as plain rows, and the protocol of whatever keeps it. `data/store.py` keeps it in SQL.

Only the journal decides what happened in a game; everything else here is about people, messages and time.
All datetimes know their zone, which is UTC.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Protocol

from engines.core.game import Setup
from engines.core.journal import Entry
from engines.core.text import Seat
from engines.tables.preferences import Preferences

ASKED_FOR = timedelta(hours=24)
"""How long a question to a table stays open."""


class StoreDown(Exception):
    """The store cannot read or write at the moment, and nothing was changed: the disk is full, somebody holds the lock, …"""


class Stage(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"
    FROZEN = "frozen"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. In its lobby the seed is empty and `options` may still change.

    `why` says how a table stopped: finished, resigned, agreed, closed (a lobby that never started), gone
    (its channel), or diverged (frozen).
    `clock` spells a `timing.Control`, or is "none"; `vacation` counts the days that every seat may take; `absence` says what
    becomes of a seat whose time runs out again and again: idle or substitute. On a `paused` table no clock runs.
    `seating` is random, joined or rotated. `head` is the number of the last journal entry.
    `revision` counts every committed change, drafts and votes included: a change that was worked out from an older
    revision has lost a race. `rematch_of` is the ended table that this one follows; no other table can follow it, too.
    """

    id: str
    game: str
    setup_seats: int
    options: tuple[tuple[str, str], ...]
    rules: int
    seed: str
    stage: Stage
    why: str
    guild: int | None
    channel: int
    thread: int | None
    locale: str
    opener: int
    clock: str
    seating: str
    private: bool
    created_at: datetime
    head: int = 0
    started_at: datetime | None = None
    revision: int = 0
    rematch_of: str | None = None
    vacation: int = 3
    absence: str = "idle"
    paused: bool = False

    @property
    def setup(self) -> Setup:
        """What the game is dealt from."""
        return Setup(self.setup_seats, self.options, self.rules)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat. `user` None is a computer from the start, or somebody who had their name removed (see `nameless`);
    somebody who resigned keeps their name for the history, and a computer plays on. `locale` is None where only a computer
    reads. `order` is the seat's standing order, given at the entry `ordered_at`: it answers what is asked from then on.

    `bank` is what the seat's clock holds while it is not asked, with the gains of `ended` turns; `vacation` counts the days
    left; `missed` the time-outs in a row. While somebody is `away` a computer plays for them, they may come back, and a
    substitute may take the seat for good.
    """

    table: str
    seat: Seat
    user: int | None
    name: str
    computer: bool
    locale: str | None
    resigned: bool = False
    order: str = ""
    ordered_at: int = 0
    bank: timedelta = timedelta()
    ended: int = 0
    vacation: int = 0
    missed: int = 0
    away: bool = False

    @property
    def human(self) -> bool:
        """Whether a person decides here, or did until the end; they may have had their name removed since."""
        return not self.computer

    @property
    def nameless(self) -> bool:
        """Whether somebody sat here who had their name removed."""
        return not self.name and (self.resigned or not self.computer)


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """A journal entry and when it was committed."""

    entry: Entry
    at: datetime


@dataclass(frozen=True, slots=True)
class DraftRow:
    """The lines that a seat has drafted; `base_seq` is the entry with which its ask appeared."""

    table: str
    seat: Seat
    base_seq: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What a seat has prepared for its next turn, or what became of it while its owner does not know.

    `plans` are whole turns in the order in which they are tried, each its lines joined by `; `, and `told` fingerprints of
    what each would tell. `fate` is empty while they wait; then played, dropped, or forced (an only turn was played), since
    the entry `fate_at`.
    """

    table: str
    seat: Seat
    plans: tuple[str, ...]
    told: tuple[str, ...]
    fate: str = ""
    fate_at: int = 0


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """Until when a seat must have answered, when it is reminded, and whether it was.

    `quiet` spells the quiet hours that count, a `timing.Quiet`. With a `left` the clock stands still, and `due` and `remind`
    only say how far apart they are.
    """

    table: str
    seat: Seat
    due: datetime
    warned: bool
    remind: datetime
    quiet: str = ""
    left: timedelta | None = None


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A question to all people at a table: `undo` back to `target_seq`, `stop`, `pause`, `extra` time for who asks, or an
    `offer` of the seat `target_seq`, which is not asked. Void once the head has moved.

    `outcome` is empty while it is open; then `yes`, `no` (said by the seat `closed_by`) or `expired`.
    """

    table: str
    kind: str
    target_seq: int
    head: int
    asked_by: Seat
    agreed: tuple[Seat, ...]
    at: datetime
    outcome: str = ""
    closed_by: Seat | None = None

    @property
    def until(self) -> datetime:
        """When it goes unanswered."""
        return self.at + ASKED_FOR


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """What is known of a person on all tables."""

    user: int
    locale: str
    dm_ok: bool = True
    preferences: Mapping[str, Any] = field(default_factory=dict)

    @property
    def likes(self) -> Preferences:
        """What they have chosen for themselves."""
        return Preferences.read(self.preferences)

    @property
    def language(self) -> str:
        """What they read: their own choice, else what their Discord said last."""
        return self.likes.language or self.locale

    @property
    def reachable(self) -> bool:
        """Whether direct messages are wished for, and arrive."""
        return self.dm_ok and self.likes.direct_messages


@dataclass(frozen=True, slots=True)
class GuildRow:
    """What the moderators of a server have settled; the defaults settle nothing.

    `locale` is the language of new tables. Tables are opened in `channels` alone, by whoever has the role `creators`; a
    person sits at no more than `most` tables at once.
    """

    guild: int
    locale: str | None = None
    channels: tuple[int, ...] = ()
    creators: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class SurfaceRow:
    """A message that the bot owns, for one audience of a table, and the entry that it shows."""

    table: str
    audience: str
    channel: int
    message: int | None
    shown_seq: int
    failures: int = 0
    retry_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """All rows of one table but its entries, as they were at one moment; `players` are those of its people that are known."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    drafts: tuple[DraftRow, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()
    players: tuple[PlayerRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One transaction on a table.

    `row` is the table afterwards, with the `revision` that it was read at. None leaves seats or votes as they are.
    What is in neither `drafts` nor `drop_drafts` stays, and so with deadlines and plans; dropping comes first.
    """

    row: TableRow
    seats: tuple[SeatRow, ...] | None = None
    entries: tuple[StoredEntry, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    drop_drafts: tuple[Seat, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    drop_deadlines: tuple[Seat, ...] = ()
    votes: tuple[VoteRow, ...] | None = None
    plans: tuple[PlanRow, ...] = ()
    drop_plans: tuple[Seat, ...] = ()


class Raced(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


class Store(Protocol):
    """Keeps the rows. Every method is one transaction: it happens whole or not at all."""

    # Tables.

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Keep a new table.

        Raises:
            Raced: the id is taken.
        """

    async def read(self, table: str) -> Stored | None:
        """A table as it is at one moment."""

    async def entries(self, table: str) -> list[StoredEntry]:
        """A table's journal in order."""

    async def commit(self, change: Change) -> None:
        """Write a change; the stored revision becomes one more than the row's.

        Raises:
            Raced: the table is at another revision, or an entry's number is taken.
        """

    async def tables_at(self, stage: Stage) -> list[str]:
        """The tables at a stage, oldest first."""

    async def tables_played_for(self) -> list[str]:
        """The running tables at which something may be played without anybody's doing, oldest first: for a computer, by
        a standing order or a plan, or because somebody has forced turns played."""

    async def tables_of(self, user: int) -> list[str]:
        """The running tables at which a person sits, or may sit again when they are back, oldest first."""

    async def seats_of(self, user: int) -> list[tuple[str, Seat, int]]:
        """The running tables at which a person plays: table, seat, and the number of the last entry."""

    async def all_in(self, place: int) -> list[str]:
        """The tables of a thread, and those in their lobby or running in a channel, oldest first."""

    async def table_in(self, channel: int) -> str | None:
        """The table whose thread this is, else the newest one in its lobby or running in this channel."""

    async def rematch_of(self, table: str) -> str | None:
        """The table that follows an ended one, if there is one."""

    async def open_votes(self) -> list[VoteRow]:
        """The questions of all tables that wait for an answer, oldest first."""

    # The clock.

    async def next_deadline(self) -> datetime | None:
        """When the next reminder or deadline is due, claimed ones aside."""

    async def claim_deadlines(self, now: datetime, until: datetime, limit: int) -> list[DeadlineRow]:
        """Reminders and deadlines that are due, earliest first, each handed to one caller alone until the given time."""

    async def warned(self, deadline: DeadlineRow) -> None:
        """The reminder of a deadline was sent; the claim on it ends."""

    async def put_off(self, deadline: DeadlineRow, remind: datetime) -> None:
        """Remind of a deadline later; the claim on it ends."""

    async def grant_grace(self, now: datetime, grace: Callable[[str, DeadlineRow], datetime]) -> None:
        """Put off the deadlines that have passed and that nobody has claimed; `grace` is given the table's clock and the
        deadline, and says until when."""

    # People and messages.

    async def player(self, user: int) -> PlayerRow | None:
        """What is known of a person."""

    async def set_player(self, player: PlayerRow) -> None:
        """Keep what is known of a person."""

    async def met(self, user: int, locale: str) -> None:
        """A person was seen with this language; the rest of what is known stays."""

    async def set_dm_ok(self, user: int, dm_ok: bool) -> None:
        """Whether a person can be reached by direct message."""

    async def note(self, table: str, user: int) -> str:
        """What a person has noted for themselves about a table; empty if nothing."""

    async def set_note(self, table: str, user: int, text: str) -> None:
        """Keep it; an empty one goes."""

    async def follow(self, table: str, user: int) -> None:
        """Somebody wants to be told how a table ends."""

    async def unfollow(self, table: str, user: int) -> None:
        """Not any more, or they were told."""

    async def followers(self, table: str) -> list[int]:
        """Who wants to be told, by Discord id."""

    async def prefer(self, user: int, locale: str, chosen: Mapping[str, Any]) -> PlayerRow:
        """Lay what a person has chosen over what they chose before; `locale` is for somebody yet unknown."""

    async def choose(
        self, user: int, locale: str, changed: Callable[[Preferences], Preferences]
    ) -> PlayerRow:
        """Change a person's preferences from what they are at that moment; `locale` as for `prefer`. What `changed` raises
        comes out, and nothing is changed."""

    async def everything_of(self, user: int) -> dict[str, Any]:
        """All that is kept about a person, ready for JSON, and nothing about others.

        Returns:
            `user`: their number as text. `player`: language, whether messages arrive, preferences; None if nothing is known.
            `tables`: per table at which they sit or sat its game, stage, times and whether they opened it, their seat, and
            what the seat has: `entry` (its lines), `draft` and every other kind of row that belongs to a seat. `named`: the
            lines of other seats that name them. Under the name of every further kind of row that belongs to a person: those
            rows. Times are ISO 8601.
        """

    async def forget(self, user: int) -> None:
        """Remove a person from every row. Their seats stay, without user and name; in a game that is not over a computer
        holds them. What only they could use is deleted."""

    async def tables_with(self, user: int, stage: Stage) -> list[str]:
        """The tables at a stage at which a person has a seat, even one that a computer holds, oldest first."""

    async def guild(self, guild: int) -> GuildRow:
        """What a server has settled."""

    async def settle(self, guild: int, changed: Callable[[GuildRow], GuildRow]) -> GuildRow:
        """Change what a server has settled from what it is at that moment. What `changed` raises comes out, and nothing is
        changed."""

    async def seats_in(self, guild: int, user: int) -> int:
        """At how many tables of a server a person sits now, lobbies included."""

    async def fact(self, name: str) -> str | None:
        """Something small that the program remembers about itself."""

    async def set_fact(self, name: str, value: str) -> None:
        """Remember it."""

    async def surface(self, table: str, audience: str) -> SurfaceRow | None:
        """The message for one audience."""

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        """All messages of a table, by audience."""

    async def set_surface(self, *surfaces: SurfaceRow) -> None:
        """Keep what messages show."""

    async def lagging(self) -> list[str]:
        """The tables that may have something to show: lobbies, running and ended tables with a message behind the head
        or without its first post, ended ones without their result or with somebody to be told of it, frozen ones that do not
        say so, and those with a question that is open or was."""

    async def close(self) -> None:
        """Let go of the database."""
