"""The protocol of whatever keeps the rows. `data/store.py` keeps them in SQL."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Protocol

from engines.core.computers.reckoning import Reckoning
from engines.core.text import Seat
from tables.protection.restrictions import Bar, Restrictions
from data.records.audiences import Audience
from data.records.enums import Stage
from data.records.invalidation import Listener
from data.records.parts import ALL, Outage, Part
from data.records.people import LessonRow, PersonRow
from data.records.preferences import Preferences
from data.records.rows import Change, DeadlineRow, GuildRow, ImportRow, OutageRow, OwedMessageRow, PostRow, SeatRow, SketchRow, Stored, StoredEntry, SurfaceRow, TableRow, VoteRow


class StoreDown(Exception):
    """The store cannot read or write at the moment, and nothing was changed: the disk is full, somebody holds the lock, …"""


class StoreUnsure(StoreDown):
    """The way to the store broke off while something was being committed: it may be written, or not."""


class Raced(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


def notice_fact(table: str) -> str:
    """The name of the fact that says when a table's people were told that it will be removed."""
    return f"removal {table}"


class Store(Protocol):
    """Keeps the rows. Every method is one transaction: it happens whole or not at all."""

    # Tables.

    async def create(
        self, row: TableRow, seats: Sequence[SeatRow], may: Callable[[int, int], None] = lambda _, __: None
    ) -> None:
        """Keep a new table.

        Args:
            may: is told how many lobbies its opener and its channel have already. What it raises comes out, and nothing is
                kept.

        Raises:
            Raced: the id is taken.
        """

    async def read(self, table: str) -> Stored | None:
        """A table as it is at one moment."""

    async def entries(self, table: str) -> list[StoredEntry]:
        """A table's journal in order."""

    async def commit(self, change: Change) -> list[tuple[str, Seat, int]]:
        """Write a change; the stored revision becomes one more than the row's.

        Returns:
            As `seats_of`, for the person that the change names; empty if it names nobody.

        Raises:
            Raced: the table is at another revision, or an entry's number is taken.
        """

    async def tables_at(self, stage: Stage) -> list[str]:
        """The tables at a stage, oldest first."""

    async def running_in(self, guild: int) -> list[str]:
        """The running tables of a server, oldest first."""

    async def running_threads(self) -> list[tuple[str, int | None, int]]:
        """The running tables that have a thread: table, server, thread."""

    async def open_in(self, guild: int) -> list[str]:
        """The tables of a server in their lobby or running, oldest first."""

    async def untouched_since(self, moment: datetime) -> list[tuple[str, int]]:
        """The tables, lobbies and what is past aside, at which nothing has happened since then, oldest first, with the number of their last entry."""

    async def remove(self, table: str) -> None:
        """Remove a table with all that belongs to it, and whatever is kept about people who have no other one. What a finished game
        came to stays, as results, with who sat there."""

    async def tables_played_for(self) -> list[str]:
        """The running tables at which something may be played without anybody's doing, oldest first: for a computer, by
        a standing order or a plan, or because somebody has forced turns played."""

    async def heads_played_for(self) -> list[tuple[str, int]]:
        """The same tables, each with the number of its last entry."""

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

    async def next_deadline(self, parts: Sequence[Part] = ALL) -> datetime | None:
        """When the next reminder or deadline in some parts of all servers is due, claimed ones aside."""

    async def claim_deadlines(
        self, now: datetime, until: datetime, limit: int, parts: Sequence[Part] = ALL
    ) -> list[DeadlineRow]:
        """Reminders and deadlines in some parts of all servers that are due, earliest first, each handed to one caller alone
        until the given time."""

    async def warned(self, deadline: DeadlineRow) -> None:
        """The reminder of a deadline was sent; the claim on it ends."""

    async def put_off(self, deadline: DeadlineRow, remind: datetime) -> None:
        """Remind of a deadline later; the claim on it ends."""

    async def grant_grace(self, now: datetime, grace: Callable[[str, DeadlineRow], datetime]) -> None:
        """Put off the deadlines that have passed and that nobody has claimed; `grace` is given the table's clock and the
        deadline, and says until when."""

    async def beat(
        self,
        part: Part,
        now: datetime,
        began: Callable[[datetime | None], datetime | None],
        put_off: Callable[[str, DeadlineRow, datetime, datetime], DeadlineRow],
        much: timedelta,
    ) -> Outage | None:
        """A sign of life of whoever looks after a part of all servers. After an outage all that waits for its people is
        moved: running deadlines, open questions, and when lobbies close; what by is kept with their tables.

        Args:
            began: when the outage began that this sign of life ends, by the last one that is known; None if there was none.
            put_off: a running deadline after an outage, by its table's clock, when the outage began, and now.
            much: what is moved by more than this since the table's last entry is to be shown.

        Returns:
            The outage; None if there was none.
        """

    async def outages(self, guild: int | None) -> list[OutageRow]:
        """When the people of a server could not be reached lately, by what `beat` has found; some of it may be there twice."""

    # People and messages.

    async def person(self, user: int) -> PersonRow | None:
        """What is known of a person."""

    async def set_person(self, person: PersonRow) -> None:
        """Keep what is known of a person."""

    async def met(self, user: int, locale: str) -> None:
        """A person was seen with this language; the rest of what is known stays."""

    async def set_dm_ok(self, user: int, dm_ok: bool) -> None:
        """Whether a person can be reached by direct message."""

    async def set_dm_channel(self, user: int, channel: int) -> None:
        """The channel of direct messages with a person is open."""

    async def owe_message(self, owed: OwedMessageRow) -> None:
        """A table owes a person a direct message; one at a time."""

    async def keep_import(self, row: ImportRow, most: int) -> None:
        """Keep a record that somebody has brought; of a person's the oldest go where there are more than so many."""

    async def kept_import(self, id: str) -> ImportRow | None:
        """Such a record."""

    async def keep_sketch(self, row: SketchRow, most: int) -> None:
        """Keep or change a sketch; of a person's the oldest go where there are more than so many."""

    async def kept_sketch(self, id: str) -> SketchRow | None:
        """A sketch."""

    async def keep_reckoning(self, table: str, reckoning: Reckoning) -> None:
        """Keep the story of a game with its table; of an import, which has none, nothing."""

    async def kept_reckoning(self, table: str) -> Reckoning | None:
        """The story of a game, if it was worked out as it is today."""

    async def owed_messages(self) -> list[OwedMessageRow]:
        """The direct messages that tables owe, in the order in which they are to be tried."""

    async def claim_owed_message(self, owed: OwedMessageRow, until: datetime) -> OwedMessageRow | None:
        """Have a message that is owed not tried by others until a time; None when somebody else was faster."""

    async def drop_owed_message(self, owed: OwedMessageRow) -> None:
        """A message is owed no more, unless it was owed anew since it was read."""

    async def note(self, table: str, user: int) -> str:
        """What a person has noted for themselves about a table; empty if nothing."""

    async def set_note(self, table: str, user: int, text: str) -> None:
        """Keep it; an empty one goes."""

    async def lesson(self, user: int, game: str) -> LessonRow | None:
        """How far somebody has come in the lessons of a game; None if they have never begun."""

    async def keep_lesson(self, row: LessonRow) -> None:
        """Keep it.

        Raises:
            Raced: what is kept is not the row with the number before, or for number 1 not none.
        """

    async def drop_lessons(self, before: datetime) -> None:
        """Remove the lessons in which nobody has done anything since then."""

    async def follow(self, table: str, user: int) -> None:
        """Somebody wants to be told how a table ends."""

    async def unfollow(self, table: str, user: int) -> None:
        """Not any more, or they were told."""

    async def followers(self, table: str) -> list[int]:
        """Who wants to be told, by Discord id."""

    async def prefer(self, user: int, locale: str, chosen: Mapping[str, Any]) -> PersonRow:
        """Lay what a person has chosen over what they chose before; `locale` is for somebody yet unknown."""

    async def choose(
        self, user: int, locale: str, changed: Callable[[Preferences], Preferences]
    ) -> PersonRow:
        """Change a person's preferences from what they are at that moment; `locale` as for `prefer`. What `changed` raises
        comes out, and nothing is changed."""

    async def everything_of(self, user: int) -> dict[str, Any]:
        """All that is kept about a person, ready for JSON, and nothing about others.

        Returns:
            `user`: their number as text. `player`: language, whether messages arrive, preferences; None if nothing is known.
            `tables`: per table at which they sit or sat its game, stage, times and whether they opened it, their seat, and
            what the seat has: `entry` (its lines), `draft` and every other kind of row that belongs to a seat. `named`: the
            lines of other seats that name them. `removed_from`: the tables from whose lobbies they were removed. Under the name of every further kind of row that belongs to a person: those
            rows. Times are ISO 8601.
        """

    async def forget(self, user: int) -> None:
        """Remove a person from every row. Their seats stay, without user and name; in a game that is not over a computer
        holds them. What only they could use is deleted. Bars of servers, and that others have blocked them, stay: nobody gets
        around them by being forgotten."""

    async def tables_with(self, user: int, stage: Stage) -> list[str]:
        """The tables at a stage at which a person has a seat, even one that a computer holds, oldest first."""

    async def guild(self, guild: int) -> GuildRow:
        """What a server has settled."""

    async def settle(self, guild: int, changed: Callable[[GuildRow], GuildRow]) -> GuildRow:
        """Change what a server has settled from what it is at that moment. What `changed` raises comes out, and nothing is
        changed."""

    # Protection.

    async def restrictions(self, people: Collection[int], guild: int | None, now: datetime) -> Restrictions:
        """What keeps some people from being seated with others, and from the tables of a server (None for no server).

        Every way to a seat that is taken anew asks this: joining, being matched or invited, a substitute's.
        """

    async def block(self, user: int, blocked: int, at: datetime, most: int) -> bool:
        """Somebody does not want to be seated with somebody else anew; False if they have blocked so many others already."""

    async def unblock(self, user: int, blocked: int) -> None:
        """Not any more."""

    async def blocked_by(self, user: int) -> list[int]:
        """Whom somebody has blocked, in the order of it."""

    async def set_bar(self, row: Bar) -> None:
        """Bar a member from a server's tables, in place of any bar there was."""

    async def lift_bar(self, guild: int, user: int) -> None:
        """End a bar."""

    async def bars_of(self, guild: int, now: datetime) -> list[Bar]:
        """The bars of a server that hold, in the order in which they were set."""

    async def drop_bars(self, now: datetime) -> None:
        """Remove the bars that have ended."""

    async def seats_in(self, guild: int, user: int) -> int:
        """At how many tables of a server a person sits now, lobbies included."""

    async def fact(self, name: str) -> str | None:
        """Something small that the program remembers about itself."""

    async def set_fact(self, name: str, value: str) -> None:
        """Remember it."""

    async def revise_fact(self, name: str, revised: Callable[[str | None], str]) -> str:
        """Change it from what it is at that moment, whatever other processes do; returns what it is then."""

    async def surface(self, table: str, audience: Audience) -> SurfaceRow | None:
        """The message for one audience."""

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        """All messages of a table, by audience."""

    async def set_surface(self, *surfaces: SurfaceRow) -> None:
        """Keep what messages show. What is already known to show a later entry stays: somebody else was faster."""

    async def restart_surface(self, surface: SurfaceRow) -> None:
        """Keep what a message shows even if that is less than it did: the one before is gone, or is not to be shown any more."""

    async def posts(self, table: str) -> list[PostRow]:
        """The messages that tell a table's story, oldest first."""

    async def set_post(self, post: PostRow) -> None:
        """Keep what a message tells."""

    async def shown(self, table: str) -> tuple[list[SurfaceRow], list[PostRow]]:
        """`surfaces` and `posts` of one moment."""

    async def set_shown(self, surfaces: Sequence[SurfaceRow], posts: Sequence[PostRow]) -> None:
        """`set_surface` and `set_post` at once."""

    async def drop_post(self, post: PostRow) -> None:
        """A message will not be changed any more."""

    async def lagging(self) -> list[str]:
        """The tables that may have something to show: those that are `unshown`, lobbies that changed since they were shown, frozen
        tables that do not say so, and those with a question that is open or was."""

    async def unshown(self) -> list[tuple[str, int]]:
        """The tables whose last entry, or whose result, was not said to everybody whom it concerns (`AudienceKind.TOLD`), with the
        number of that entry."""

    # Counts, for whoever runs the bot.

    async def tables_by_stage(self) -> dict[tuple[str, str], int]:
        """How many tables there are, by game and stage."""

    async def active_since(self, moment: datetime) -> int:
        """How many people have moved themselves since then."""

    # What processes remember.

    def listen(self, listener: Listener) -> None:
        """Have `listener` told whenever something about people or servers is written, by this process or another."""

    @property
    def hears(self) -> bool:
        """Whether news of other processes arrive now. While they do not, nobody may rely on what they remember."""

    async def close(self) -> None:
        """Let go of the database."""
