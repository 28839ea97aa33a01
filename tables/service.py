"""Actions of people at tables, one transaction each.

A table is read anew for everything that is done; its journal is replayed only when the cached story is not at the head in
the database, because another process may have played. What is written is checked against the revision that it was worked out from:
who loses such a race looks again, and is refused as `Stale` only if what they were asked has changed.

- `Turn.notes` and `Played.notes` hold private notes: look at `Note.to`.
- `Draft.head` is what to hand back as `asked_at`, `Draft.mark` as `mark`.
- What is done with a draft takes the table that was just read as well as its id, and then does not read it again.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from data.records.enums import Stage
from data.records.failures import StoreDown
from data.records.rows import Change, is_import
from data.store import Store
from engines import GAMES
from engines.core.game import AnyGame
from engines.core.journal import Step
from engines.core.text import GameError, IllegalMove, NotYourTurn, Seat, say
from tables import changes
from tables.autoplay import Autoplay, Computer
from tables.changes import Commit, due_seat, own_seat
from tables.clocks.presence import Presence
from tables.crews import proposals
from tables.crews.service import Crews
from tables.drafts import (
    Draft,
    confirm_lines,
    current_draft,
    draft_of,
    idle_turn,
    lines_of,
    play_lines,
    play_turn,
    with_only_moves,
)
from tables.errors import Frozen, LobbyError, NotNow, NotSeated, Stale
from tables.lobbies import Lobbies
from tables.looking_back.imports import Imports, Open
from tables.looking_back.what_if import Sketches
from tables.panel import Panel, panel_of
from tables.plans.planning import Planning
from tables.repository import Repository
from tables.results import Played
from tables.running_tables import RunningTable, running_table
from tables.table import Table
from tables.votes.votes import Votes


class Tables:
    """The tables of a store, and all actions at them.

    Every method that takes a table's id raises `NoTable` when there is none, and those that change it `Frozen` when it is
    frozen. What is refused changes nothing at all. `lobbies` holds what comes before the start, `presence` what concerns clocks
    and people who are not there, `votes` what needs everybody's consent, `plans` turns that are prepared, `crews` seats that many play.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
        computer: answers for computer seats.
        games: by name.
        secret: makes a number of bytes that nobody can guess, in hexadecimal digits.
        open: opens a file that somebody has brought; see `Imports`.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        computer: Computer,
        games: Mapping[str, AnyGame] = GAMES,
        secret: Callable[[int], str] = secrets.token_hex,
        open: Open | None = None,
    ) -> None:
        self._store = store
        self._now = now
        self._repository = Repository(store, games, now)
        self.lobbies = Lobbies(self._repository, store, games, now, secret)
        self.presence = Presence(self._repository, store, now)
        self.votes = Votes(self._repository, store, now)
        self.plans = Planning(self._repository, now)
        self.crews = Crews(self._repository, store, now, secret)
        self._autoplay = Autoplay(
            computer, now, sleep_until, self._repository.read, self._answer, self.plans.play
        )
        self._repository.listen(self._autoplay.wake)
        self.imports = Imports(store, games, open, now, secret)
        self.sketches = Sketches(store, self.table, computer, now, secret)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have `listener` called with a table's id after every committed change: lobby, entries, stage, votes."""
        self._repository.listen(lambda table: listener(table.row.id))

    def listen_for_ends(self, listener: Callable[[str], None]) -> None:
        """Have `listener` called with a table's id once it has ended."""
        self._repository.listen(lambda table: listener(table.row.id) if table.over else None)

    # The table as a whole.

    async def set_thread(self, table: str, thread: int) -> None:
        """Store a table's thread; nobody's clock has run before it was there."""
        await self._repository.change(table, lambda now, _: changes.placed(now, thread, self._now()))

    async def abandon(self, table: str) -> Table:
        """End a table whose channel no longer exists; an ended one stays as it is."""
        return await self._repository.change(
            table, lambda now, _: None if now.over else changes.abandoned(now)
        )

    # Reading.

    async def table(self, table: str) -> Table:
        """Read a table, or an import as an ended one; a table on hold shows its last playable position.

        Raises:
            NoTable: there is none with this id.
        """
        return await (self.imports.table(table) if is_import(table) else self._repository.read(table))

    async def in_channel(self, channel: int) -> Table | None:
        """The table of a thread, or the newest one in its lobby or running in a channel."""
        found = await self._store.table_in(channel)
        return await self.table(found) if found is not None else None

    async def all_in(self, place: int) -> list[Table]:
        """The tables of a thread, and those in their lobby or running in a channel."""
        return await self.readable_tables(await self._store.all_in(place))

    async def readable_tables(self, tables: list[str]) -> list[Table]:
        """Read some tables, skipping those whose game this version lacks."""
        found = []
        for table in tables:
            with suppress(Frozen):
                found.append(await self.table(table))
        return found

    async def tables_of(self, user: int) -> list[RunningTable]:
        """A person's running tables: those that wait for them, those they are away from, the others; most urgent first."""
        found = []
        for now in await self.readable_tables(await self._store.tables_of(user)):
            seat = now.seat_of(user)
            if now.row.stage is Stage.RUNNING and seat is not None:
                found.append(running_table(now, seat, user))
        return sorted(found, key=lambda each: each.urgency)

    async def waiting_for(self, user: int) -> int:
        """How many running tables wait for a person."""
        return await self._waiting(await self._store.seats_of(user))

    # Playing.

    async def panel_for(self, table: str, user: int) -> Panel:
        """The content of a person's panel; forced lines are drafted already.

        Raises:
            NoTable: there is none with this id.
        """
        if is_import(table):
            return panel_of(await self.imports.table(table), user)
        panel = await self._repository.panel(table, user)
        if panel.draft is None:
            return panel
        try:
            return replace(panel, draft=await self.draft_only_moves(panel.draft, user))
        except GameError:  # the table has moved on meanwhile
            return await self._repository.panel(table, user)

    async def mark_told(self, panel: Panel) -> None:
        """Store what a panel says once, after Discord has taken the message. If that fails, it is said again."""
        with suppress(StoreDown, GameError):
            player = panel.table.person(panel.user)
            if panel.once and player is not None:
                await self._store.prefer(
                    panel.user, player.locale, dict.fromkeys(panel.once, panel.table.row.id)
                )
            if panel.news is not None:
                await self.plans.news_read(panel.news)

    async def panel(self, table: str | Table, user: int, mark: str = "") -> Draft:
        """The draft of a due seat; an empty one if there is none.

        Raises:
            NotSeated, NotYourTurn: the person owes nothing here.
            Redrafted: it is not the draft with that `mark` any more.
        """
        now = table if isinstance(table, Table) else await self.table(table)
        return current_draft(now, due_seat(now, user, None), user, mark)

    async def draft(
        self, table: str | Table, user: int, text: str, asked_at: int | None = None, mark: str = ""
    ) -> Draft:
        """Add moves to a seat's draft, all or none.

        Args:
            asked_at, mark: the head that the person was looking at, and their draft there.

        Raises:
            NotAMove, IllegalMove: the text is no move here; the reason says why.
            NotSeated, NotYourTurn: the person owes nothing here.
            Stale: what they were asked, or their draft, has changed since.
        """
        return await self._redraft(
            table, user, asked_at, mark, lambda now, lines: (*lines, *lines_of(now, text))
        )

    async def draft_anew(
        self,
        table: str | Table,
        user: int,
        lines: tuple[str, ...],
        asked_at: int | None = None,
        mark: str = "",
    ) -> Draft:
        """Replace a seat's draft.

        Raises:
            NotAMove, IllegalMove, NotSeated, NotYourTurn, Stale: as `draft`.
        """
        return await self._redraft(table, user, asked_at, mark, lambda now, before: lines)

    async def draft_only_moves(self, draft: Draft, user: int) -> Draft:
        """Add every forced line to a draft, until there is a choice or it may be confirmed.

        Raises:
            NotSeated, NotYourTurn, Stale: as `draft`.
        """
        further = with_only_moves(draft)
        if further is draft:
            return draft
        return await self._redraft(
            draft.table, user, draft.head, draft.mark, lambda now, lines: further.all_lines
        )

    async def back(self, table: str | Table, user: int, asked_at: int | None = None, mark: str = "") -> Draft:
        """Remove the last line of a draft.

        Raises:
            NotSeated, NotYourTurn, Stale: as `draft`.
        """
        return await self._redraft(table, user, asked_at, mark, lambda now, lines: lines[:-1])

    async def start_over(self, table: str | Table, user: int, asked_at: int | None = None) -> Draft:
        """Empty a draft.

        Raises:
            NotSeated, NotYourTurn, Stale: as `draft`.
        """
        return await self.draft_anew(table, user, (), asked_at)

    async def confirm(
        self, table: str | Table, user: int, asked_at: int | None = None, mark: str = ""
    ) -> Played:
        """Commit a draft, and the end of the turn where it is legal.

        Raises:
            IllegalMove: something is left to decide. Without `asked_at` also: there is a choice, and nothing is drafted.
            NotSeated, NotYourTurn, Stale: as `draft`; a second confirmation is stale and changes nothing.
        """

        def work(now: Table, seat: Seat) -> list[Step]:
            draft = current_draft(now, seat, user, mark)
            idle = not draft.lines and draft.pending is None and len(draft.legal) > 1
            if not draft.plays or (asked_at is None and idle):
                raise IllegalMove(say("table-unfinished"))
            return confirm_lines(draft)

        return await self._play(table, user, asked_at, work)

    async def play(self, table: str, user: int, text: str) -> Played:
        """Draft and confirm at once; the moves follow those drafted before.

        Raises:
            NotAMove, IllegalMove, NotSeated, NotYourTurn: as `draft` and `confirm`; the draft stays as it was.
        """

        def work(now: Table, seat: Seat) -> list[Step]:
            draft = draft_of(now, seat, (*current_draft(now, seat, user).all_lines, *lines_of(now, text)))
            if not draft.plays:
                raise IllegalMove(say("table-unfinished"))
            return confirm_lines(draft)

        return await self._play(table, user, None, work)

    async def give_order(self, table: str, user: int, order: str) -> Table:
        """Set a seat's standing order for future matching asks; "" removes it.

        A question that is open already stays open.

        Raises:
            NotAMove: the text is no order of this game.
            NotSeated, LobbyError: no seat here, or no game.
        """

        def ordered(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            if order and now.seats[seat].crew:
                raise NotNow(say("table-crew-no-plans"))
            kept = now.presentation.parse_order(order) if order else ""
            return Commit(Change(now.row, changes.with_seat(now, seat, order=kept, ordered_at=now.head)))

        return await self._repository.change(table, ordered)

    async def resign(self, table: str, user: int) -> Table:
        """Give up a seat for good, or leave one's crew. A computer plays on, unless no people are left or one of just two sides has none.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
        """

        def without(now: Table, _: int | None) -> Commit:
            seat = now.seat_of(user)
            if seat is not None and now.seats[seat].crew:
                changes.require_running(now)
                return proposals.without_member(now, user, self._now())
            return changes.resigned(now, own_seat(now, user), self._now())

        return await self._repository.change(table, without)

    async def forget(self, user: int) -> None:
        """Delete a person: out of lobbies, from every seat, and from everything stored. Games go on without their
        name.

        May be called again if it was interrupted.
        """
        for table in await self._store.tables_with(user, Stage.LOBBY):
            with suppress(NotSeated, LobbyError, Frozen):
                await self.lobbies.leave(table, user)

        for table in await self._store.crews_of(user):
            with suppress(NotSeated, LobbyError, Frozen):
                await self.crews.leave(table, user)

        def without(now: Table, _: int | None) -> Commit | None:
            seat = now.seat_of(user)
            leaves = now.row.stage is Stage.RUNNING and seat is not None and now.seats[seat].human
            return changes.person_forgotten(now, seat, self._now()) if leaves and seat is not None else None

        for table in await self._store.tables_with(user, Stage.RUNNING):
            with suppress(Frozen):
                await self._repository.change(table, without)
        await self._store.forget(user)

    # The computers; for the clock see `presence`.

    async def resume(self) -> None:
        """Go on after a start: tables on hold that replay again, and computers that are due. Returns before the
        computers' tables are read.
        """
        for table in await self._store.tables_at(Stage.FROZEN):
            with suppress(Frozen):
                await self._repository.thaw(table)
        self._autoplay.resume(await self._store.tables_played_for())

    def play_on(self, tables: list[str]) -> None:
        """Wake the computers at these tables, without waiting for them to be read."""
        self._autoplay.resume(tables)

    async def settle(self) -> None:
        """Wait until no computer player is at work."""
        await self._autoplay.settle()

    async def wait_for_computers(self, table: str, most: float) -> Table:
        """Read a table once no computer is at work there, or after `most` seconds.

        Raises:
            NoTable: there is none with this id.
        """
        await self._autoplay.rest(table, most)
        return await self.table(table)

    async def stop(self) -> None:
        """Stop the computers; `resume` wakes them again."""
        await self._autoplay.stop()

    async def _redraft(
        self,
        table: str | Table,
        user: int,
        asked_at: int | None,
        mark: str,
        changed: Callable[[Table, tuple[str, ...]], tuple[str, ...]],
    ) -> Draft:
        """Replace a seat's draft, if its lines are legal one after the other."""

        made: Draft | None = None

        def work(now: Table, raced_at: int | None) -> Commit | None:
            nonlocal made
            seat = due_seat(now, user, asked_at if raced_at is None else raced_at)
            lines = changed(now, current_draft(now, seat, user, mark).all_lines)
            made = draft_of(now, seat, lines)
            return changes.with_draft(now, seat, user, lines)

        await self._repository.change(table, work)
        assert made is not None
        return made

    async def _play(
        self, table: str | Table, user: int, asked_at: int | None, played: Callable[[Table, Seat], list[Step]]
    ) -> Played:
        """Commit a person's lines."""
        made: list[Step] = []
        seat = 0

        def work(now: Table, raced_at: int | None) -> Commit:
            nonlocal made, seat
            seat = due_seat(now, user, asked_at if raced_at is None else raced_at)
            made = played(now, seat)
            if now.seats[seat].crew:
                commit = proposals.played_by_captain(now, seat, user, made, self._now())
            else:
                commit = changes.with_moves(now, made, self._now())
            # Whoever has nothing left to decide here is told how many other tables wait for them.
            asks = commit.story is None or seat not in commit.story.ask_entries
            return replace(commit, change=replace(commit.change, seats_of=user)) if asks else commit

        after, seats = await self._repository.played(table, work)
        notes = tuple(note for step in made for note in step.notes if note.to in (None, seat))
        draft = current_draft(after, seat, user) if seat in after.due else None
        elsewhere = 0
        with suppress(StoreDown):  # the turn is committed all the same
            elsewhere = await self._waiting(seats, after.row.id)
        entries = tuple(step.entry for step in made)
        return Played(after, seat, entries, notes, made[-1].closes, draft, elsewhere)

    async def _waiting(self, seats: Sequence[tuple[str, Seat, int]], but: str = "") -> int:
        """How many of these running tables (table, seat, head) wait for that seat, except `but`."""
        return sum(
            [seat in await self._repository.due(table, head) for table, seat, head in seats if table != but]
        )

    async def _answer(self, table: Table, seat: Seat, lines: tuple[str, ...]) -> None:
        """Commit a computer's lines, if the table is still at its head."""

        def work(now: Table, _: int | None) -> Commit:
            asked = now.asked_at(seat)
            ordered = bool(lines) and now.standing(seat) == lines[0]
            if asked is None or asked > table.head or not (now.seats[seat].computer or ordered):
                raise Stale(say("table-stale"))
            if not lines:
                return changes.with_moves(now, idle_turn(now, seat), self._now())
            try:
                played = (play_lines if ordered else play_turn)(now, seat, lines, auto=True)
            except NotYourTurn as error:  # its turn was over before its lines were
                raise IllegalMove(error.text) from None
            return changes.with_moves(now, played, self._now())

        await self._repository.change(table.row.id, work)
