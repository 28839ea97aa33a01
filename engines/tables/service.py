"""Tables: what people do, one transaction each. The only layer that waits, knows the time, and knows users.

A table is read anew for every act; its journal is replayed only when the cached story is not at the head in the database,
because another process may have played. What an act writes is checked against the revision that it was worked out from:
who loses such a race looks again, and is refused as `Stale` only if what they were asked has changed.

For surfaces and panels:
- `Table.turns()` begins with the deal (seat None, entry 0) and holds the table's own lines (undo, resign, stop) as turns
  with a note `table-told-…`; `turns_since(seq)` leaves out what was told before, also inside an open turn.
- `Turn.notes` and `Played.notes` hold private notes: look at `Note.to`.
- `Table.journal()` refuses until the table is over: lines and digests tell what is hidden.
- `Draft.head` is what to hand back as `asked_at`.
- `play` refuses, and leaves the draft alone, when its line does not complete the turn.
- What is done with a draft takes the table that was just read as well as its id, and then does not read it again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from engines import GAMES
from engines.core.game import AnyGame
from engines.core.journal import Entry, Step
from engines.core.text import IllegalMove, NotAMove, Note, NotYourTurn, Seat, Who, say
from engines.tables import changes as acts
from engines.tables import lobby
from engines.tables.autoplay import Autoplay, Computer
from engines.tables.changes import Act
from engines.tables.changes import own_seat as _own_seat
from engines.tables.clocks.attendance import Attendance
from engines.tables.clocks.time_control import NO_CLOCK
from engines.tables.drafts import Draft, drafted
from engines.tables.inbox import Waiting, waiting
from engines.tables.lobby import Person, Rows
from engines.tables.planning import Planning
from engines.tables.repository import Repository
from engines.tables.store import Change, Raced, Stage, Store, TableRow
from engines.tables.story import Told, Turn
from engines.tables.table import Frozen, LobbyError, NoTable, NotNow, NotSeated, Stale, Table
from engines.tables.turns import idle_turn, steps, turn
from engines.tables.votes import Votes

__all__ = [
    "Computer",
    "Draft",
    "Frozen",
    "LobbyError",
    "NoTable",
    "NotNow",
    "NotSeated",
    "Person",
    "Played",
    "Stale",
    "Table",
    "Tables",
    "Told",
    "Turn",
    "Waiting",
]

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


@dataclass(frozen=True, slots=True)
class Played:
    """What was committed: the table afterwards, the entries, what they told everybody and this seat, and whether the
    turn is over."""

    table: Table
    entries: tuple[Entry, ...]
    notes: tuple[Note, ...]
    closed: bool


class Tables:
    """All tables of a store.

    Every method that takes a table's id raises `NoTable` when there is none, and those that change it `Frozen` when it is
    frozen. A refused act changes nothing at all. `attendance` does what concerns clocks, and people who are not there;
    `consent` what needs everybody's.

    Args:
        now: the time, in UTC.
        computer: answers for computer seats.
        games: by name.
        secret: makes seeds.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        computer: Computer,
        games: Mapping[str, AnyGame] = GAMES,
        secret: Callable[[], str] = secrets.token_hex,
    ) -> None:
        self._store = store
        self._now = now
        self._games = games
        self._secret = secret
        self._repository = Repository(store, games, now)
        self.attendance = Attendance(self._repository, store, now)
        self.votes = Votes(self._repository, now)
        self.plans = Planning(self._repository, now)
        self._autoplay = Autoplay(computer, self._repository.read, self._answer, self.plans.play)
        self._repository.listen(self._autoplay.wake)

    def listen(self, told: Callable[[str], None]) -> None:
        """Have `told` called with a table's id after every committed change: lobby, entries, stage, votes."""
        self._repository.listen(lambda table: told(table.row.id))

    # The lobby.

    async def open(
        self,
        game: str,
        opener: Person,
        *,
        guild: int | None,
        channel: int,
        seats: int,
        options: Mapping[str, str],
        locale: str,
        computers: int = 0,
        clock: str = NO_CLOCK,
        vacation: int = 3,
        absence: str = "idle",
        seating: str = "random",
        private: bool = False,
    ) -> Table:
        """Open a table; its opener takes a seat. `clock` spells a `timing.Control`.

        Raises:
            LobbyError: there is no such game, player count, option or setting.
        """
        if game not in self._games:
            raise LobbyError(say("table-no-such-game", game=game))
        while True:
            table = _new_id()
            blank = TableRow(
                table, game, seats, tuple(options.items()), 0, "", Stage.LOBBY, "", guild, channel, None,
                locale, opener.user, clock, seating, private, self._now(), vacation=vacation, absence=absence,
            )  # fmt: skip
            try:
                await self._store.create(*lobby.opened(blank, self._games[game], opener, computers))
            except Raced:
                continue
            await self._store.met(opener.user, opener.locale)
            return await self._repository.created(table)

    async def rematch(self, table: str, person: Person) -> Table:
        """The table that follows an ended one, opened by the first who asks: the same settings, seats moved on by one.

        Raises:
            NotSeated, LobbyError: they did not play, or the game goes on.
        """
        before = await self.table(table)
        while (found := await self._store.rematch_of(table)) is None:
            blank = replace(
                before.row, id=_new_id(), rules=0, seed="", stage=Stage.LOBBY, why="", thread=None,
                opener=person.user, created_at=self._now(), head=0, started_at=None, revision=0, paused=False,
            )  # fmt: skip
            rows = lobby.following(before, blank, person)
            with suppress(Raced):
                await self._store.create(*rows)
                await self._store.met(person.user, person.locale)
                return await self._repository.created(blank.id)
        return await self.table(found)

    async def configure(self, table: str, user: int, **changes: Any) -> Table:
        """Change settings: seats, options, locale, computers, clock, vacation, absence, seating,
        private.

        Raises:
            LobbyError: not the opener, too late, or the settings do not fit each other.
        """
        return await self._in_lobby(table, lambda now: lobby.configured(now, user, changes))

    async def join(self, table: str, person: Person) -> Table:
        """Take a seat.

        Raises:
            LobbyError: already seated, started, or full.
        """
        after = await self._in_lobby(table, lambda now: lobby.joined(now, person))
        await self._store.met(person.user, person.locale)
        return after

    async def leave(self, table: str, user: int) -> Table:
        """Give the seat back before the game starts; the last one to leave closes the table.

        Raises:
            NotSeated, LobbyError: no seat here, or the game has started.
        """
        return await self._in_lobby(table, lambda now: lobby.left(now, user))

    async def close(self, table: str, user: int) -> Table:
        """Give the lobby up.

        Raises:
            LobbyError: somebody else opened it, or it has started.
        """
        return await self._in_lobby(table, lambda now: lobby.closed(now, user))

    async def start(self, table: str, user: int) -> Table:
        """Seat everybody, make the seed, deal. Free seats need the opener's word, and a game that takes fewer players.

        Raises:
            NotSeated, LobbyError: a bystander, started already, or too few people.
        """
        seed = self._secret()
        row = (await self.table(table)).row
        before = (await self.table(row.rematch_of)).seats if row.rematch_of is not None else ()

        def begin(now: Table, _: int | None) -> Act:
            at = self._now()
            return acts.begun(now, *lobby.started(now, user, seed, at, before), at)

        return await self._repository.change(table, begin)

    async def set_thread(self, table: str, thread: int) -> None:
        """Say where the table's story is told."""
        await self._repository.change(table, lambda now, _: Act(Change(replace(now.row, thread=thread))))

    async def abandon(self, table: str) -> Table:
        """End a table whose channel no longer exists; one that has ended stays as it is."""
        return await self._repository.change(table, lambda now, _: None if now.over else acts.abandoned(now))

    # Reading.

    async def table(self, table: str) -> Table:
        """A table as it is now; a frozen one shows the last position that could be played.

        Raises:
            NoTable: there is none with this id.
        """
        return await self._repository.read(table)

    async def in_channel(self, channel: int) -> Table | None:
        """The table of a thread, or the newest one in its lobby or running in a channel."""
        found = await self._store.table_in(channel)
        return await self.table(found) if found is not None else None

    async def all_in(self, place: int) -> list[Table]:
        """The tables of a thread, and those in their lobby or running in a channel."""
        return await self._readable(await self._store.all_in(place))

    async def tables_of(self, user: int) -> list[Waiting]:
        """Somebody's running tables: those that wait for them, those they are away from, the others; each longest first."""
        found = []
        for now in await self._readable(await self._store.tables_of(user)):
            seat = now.seat_of(user)
            if now.row.stage is Stage.RUNNING and seat is not None:
                found.append(waiting(now, seat))
        return sorted(found, key=lambda each: (not each.waits_for_me, not each.away, each.since))

    async def waiting_for(self, user: int) -> int:
        """How many running tables wait for somebody."""
        return sum(
            [
                seat in await self._repository.due(table, head)
                for table, seat, head in await self._store.seats_of(user)
            ]
        )

    # Playing.

    async def panel(self, table: str | Table, user: int) -> Draft:
        """The draft of a seat that is due; an empty one if there is none yet.

        Raises:
            NotSeated, NotYourTurn: the person owes nothing here.
        """
        now = table if isinstance(table, Table) else await self.table(table)
        return _standing(now, _due_seat(now, user, None))

    async def draft(self, table: str | Table, user: int, text: str, asked_at: int | None = None) -> Draft:
        """Add moves to a seat's draft, all or none.

        Args:
            asked_at: the head that the person was looking at.

        Raises:
            NotAMove, IllegalMove: the text is no move here; the reason says why.
            NotSeated, NotYourTurn: the person owes nothing here.
            Stale: what they were asked has changed since.
        """
        return await self._redraft(table, user, asked_at, lambda now, lines: (*lines, *_read(now, text)))

    async def back(self, table: str | Table, user: int, asked_at: int | None = None) -> Draft:
        """Take the last line off a draft.

        Raises:
            NotSeated, NotYourTurn, Stale: as `draft`.
        """
        return await self._redraft(table, user, asked_at, lambda now, lines: lines[:-1])

    async def start_over(self, table: str | Table, user: int, asked_at: int | None = None) -> Draft:
        """Empty a draft.

        Raises:
            NotSeated, NotYourTurn, Stale: as `draft`.
        """
        return await self._redraft(table, user, asked_at, lambda now, lines: ())

    async def confirm(self, table: str | Table, user: int, asked_at: int | None = None) -> Played:
        """Commit a draft, and the end of the turn where it is legal, in one transaction.

        Raises:
            IllegalMove: something is left to decide. Without `asked_at` also: there is a choice, and nothing is drafted.
            NotSeated, NotYourTurn, Stale: as `draft`; a second confirmation is stale and changes nothing.
        """

        def work(now: Table, seat: Seat) -> list[Step]:
            draft = _standing(now, seat)
            idle = not draft.lines and draft.pending is None and len(draft.legal) > 1
            if not draft.plays or (asked_at is None and idle):
                raise IllegalMove(say("table-unfinished"))
            return turn(now, seat, draft.plays)

        return await self._play(table, user, asked_at, work)

    async def play(self, table: str, user: int, text: str) -> Played:
        """Draft and confirm at once; the moves join those drafted before.

        Raises:
            NotAMove, IllegalMove, NotSeated, NotYourTurn: as `draft` and `confirm`; the draft stays as it was.
        """

        def work(now: Table, seat: Seat) -> list[Step]:
            draft = drafted(now, seat, (*_standing(now, seat).all_lines, *_read(now, text)))
            if not draft.plays:
                raise IllegalMove(say("table-unfinished"))
            return turn(now, seat, draft.plays)

        return await self._play(table, user, None, work)

    async def give_order(self, table: str, user: int, order: str) -> Table:
        """Set a seat's standing order, which answers matching asks from now on; "" takes it back.

        A question that is open already stays open.

        Raises:
            NotAMove: the text is no order of this game.
            NotSeated, LobbyError: no seat here, or no game.
        """

        def ordered(now: Table, _: int | None) -> Act:
            seat = _own_seat(now, user)
            if order and order not in now.game.orders:
                raise NotAMove(say("table-no-such-order", order=order))
            return Act(Change(now.row, acts.reseated(now, seat, order=order, ordered_at=now.head)))

        return await self._repository.change(table, ordered)

    async def resign(self, table: str, user: int) -> Table:
        """Give up a seat for good. A computer plays on, unless no people are left, or one of just two sides has none.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
        """
        return await self._repository.change(
            table, lambda now, _: acts.resigned(now, _own_seat(now, user), self._now())
        )

    async def forget(self, user: int) -> None:
        """Remove a person: out of lobbies, from every seat, and from all else that is kept. Games go on without their name.

        May be called again if it was interrupted.
        """
        for table in await self._store.tables_with(user, Stage.LOBBY):
            with suppress(NotSeated, LobbyError, Frozen):
                await self.leave(table, user)

        def without(now: Table, _: int | None) -> Act | None:
            seat = now.seat_of(user)
            leaves = now.row.stage is Stage.RUNNING and seat is not None and now.seats[seat].human
            return acts.forgotten(now, seat, self._now()) if leaves and seat is not None else None

        for table in await self._store.tables_with(user, Stage.RUNNING):
            with suppress(Frozen):
                await self._repository.change(table, without)
        await self._store.forget(user)
        self._repository.reread()

    # The computers; for the clock see `attendance`.

    async def resume(self) -> None:
        """After a start: frozen tables whose journals replay again go on, and the computers play where they are due. Who asks
        does not wait for the computers' tables to be read."""
        for table in await self._store.tables_at(Stage.FROZEN):
            with suppress(Frozen):
                await self._repository.thaw(table)
        self._autoplay.resume(await self._store.tables_played_for())

    async def settle(self) -> None:
        """Wait until no computer player is at work."""
        await self._autoplay.settle()

    async def rested(self, table: str, most: float) -> Table:
        """A table as it is when no computer player is at work there, or after so many seconds.

        Raises:
            NoTable: there is none with this id.
        """
        await self._autoplay.rest(table, most)
        return await self.table(table)

    async def stop(self) -> None:
        """Stop the computer players; `resume` wakes them again."""
        await self._autoplay.stop()

    async def _readable(self, tables: list[str]) -> list[Table]:
        """These tables, without those whose game is gone from this version: one such must not keep all others away."""
        found = []
        for table in tables:
            with suppress(Frozen):
                found.append(await self.table(table))
        return found

    async def _in_lobby(self, table: str, changed: Callable[[Table], Rows]) -> Table:
        return await self._repository.change(table, lambda now, _: Act(Change(*changed(now))))

    async def _redraft(
        self,
        table: str | Table,
        user: int,
        asked_at: int | None,
        changed: Callable[[Table, tuple[str, ...]], tuple[str, ...]],
    ) -> Draft:
        """Put other lines into a seat's draft, if they are legal one after the other."""

        made: Draft | None = None

        def work(now: Table, raced_at: int | None) -> Act | None:
            nonlocal made
            seat = _due_seat(now, user, asked_at if raced_at is None else raced_at)
            lines = changed(now, _standing(now, seat).all_lines)
            made = drafted(now, seat, lines)
            return acts.redrafted(now, seat, lines)

        await self._repository.change(table, work)
        assert made is not None
        return made

    async def _play(
        self, table: str | Table, user: int, asked_at: int | None, played: Callable[[Table, Seat], list[Step]]
    ) -> Played:
        """Commit what a person plays."""
        made: list[Step] = []
        seat = 0

        def work(now: Table, raced_at: int | None) -> Act:
            nonlocal made, seat
            seat = _due_seat(now, user, asked_at if raced_at is None else raced_at)
            made = played(now, seat)
            return acts.moved(now, made, self._now())

        after = await self._repository.change(table, work)
        notes = tuple(note for step in made for note in step.notes if note.to in (None, seat))
        return Played(after, tuple(step.entry for step in made), notes, made[-1].closes)

    async def _answer(self, table: Table, seat: Seat, line: str | None) -> None:
        """Commit what a computer plays, for whom that was asked at the table's head."""

        def work(now: Table, _: int | None) -> Act:
            asked = now.asked_at(seat)
            ordered = line is not None and now.standing(seat) == line
            if asked is None or asked > table.head or not (now.seats[seat].computer or ordered):
                raise Stale(say("table-stale"))
            if line is None:
                return acts.moved(now, idle_turn(now, seat), self._now())
            return acts.moved(now, steps(now, seat, (line,), auto=True), self._now())

        await self._repository.change(table.row.id, work)


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def _due_seat(table: Table, user: int, asked_at: int | None) -> Seat:
    """The seat of a person who owes an answer, and still the one that they saw."""
    seat = _own_seat(table, user)
    asked = table.asked_at(seat)
    if asked_at is not None and asked_at > table.head:
        raise Stale(say("table-stale"))  # seen before an older backup was restored
    if asked_at is not None and (asked is None or asked > asked_at):
        done = any(told.entry.seat == seat and told.entry.seq > asked_at for told in table.story.told)
        raise Stale(say("table-already-done" if done else "table-stale"))
    if asked is None:
        raise NotYourTurn(say("not-your-turn", who=Who(table.due[0])))
    return seat


def _standing(table: Table, seat: Seat) -> Draft:
    """What a seat has drafted for what it is asked now; nothing if others have made that impossible."""
    asked = table.story.asked[seat]
    lines = next((each.lines for each in table.drafts if each.seat == seat and each.base_seq == asked), ())
    try:
        return drafted(table, seat, lines)
    except (NotAMove, IllegalMove):
        return drafted(table, seat, ())


def _read(table: Table, text: str) -> tuple[str, ...]:
    """The lines of what somebody typed."""
    return tuple(table.game.notation.format(move) for move in table.game.read(text))
