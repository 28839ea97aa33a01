"""Actions about time and presence: pauses, extra time, nudges, handing seats on. One transaction each.

A pause and extra time need the consent of all people at the table; anybody there may end a pause. Whoever is away keeps
the seat until a substitute has taken it. For the answers see `votes`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from data.records.enums import VoteKind
from data.records.people import Person
from data.records.rows import DeadlineRow, VoteRow
from data.store import Store
from engines.core.table_lines import Away, Removed
from engines.core.text import Seat, Text, say
from tables import changes
from tables.changes import Commit, own_seat
from tables.clocks import absence
from tables.errors import NotNow
from tables.lobby_rules import refuse_restricted
from tables.repository import Repository
from tables.results import Proposal
from tables.table import Table
from tables.votes import questions


class Presence:
    """Actions about time and presence; created and held by `Tables`.

    Every method raises what `Tables` says of all of its own, and refuses with `NotNow` what makes no sense at the moment.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, repository: Repository, store: Store, now: Callable[[], datetime]) -> None:
        self._repository = repository
        self._store = store
        self._now = now

    async def pause(self, table: str, user: int) -> Proposal:
        """Ask everybody to stop the clocks; with computers alone they stop at once.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            NotNow: there is no clock, or it stands still.
            Stale: another question is open.
        """
        return await self._ask(table, user, VoteKind.PAUSE, _running_clock)

    async def resume(self, table: str, user: int) -> Table:
        """Restart the clocks; anybody at the table may.

        Raises:
            NotSeated, LobbyError, NotNow: no seat here, no game, or no pause.
        """

        def on(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            if not now.row.paused:
                raise NotNow(say("table-not-paused"))
            return questions.resumed(now, seat, self._now())

        return await self._repository.change(table, on)

    async def extra(self, table: str, user: int) -> Proposal:
        """Ask everybody for a day of extra time for one's own seat.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            NotNow: no clock of theirs runs.
            Stale: another question is open.
        """
        return await self._ask(table, user, VoteKind.EXTRA, _own_clock)

    async def nudge(self, table: str, user: int) -> Table:
        """Remind everybody who has been due for long: half of their time, or some hours without a clock. Once per
        decision.

        Raises:
            NotSeated, LobbyError, NotNow: no seat here, no game, or nobody to be nudged now.
        """
        found = await self._repository.read(table)
        outages = await self._outages(found)
        return await self._repository.change(
            found, lambda now, _: absence.nudged(now, own_seat(now, user), self._now(), outages)
        )

    async def may_nudge(self, table: Table, seat: Seat) -> bool:
        """Whether somebody can be nudged now."""
        return bool(absence.nudgeable(table, seat, self._now(), await self._outages(table)))

    async def offer(
        self, table: str, user: int, seat: Seat | None = None, moderator: bool = False
    ) -> Proposal:
        """Hand a seat to a computer and substitutes, or ask the table for it: see `absence.handover_of`.

        Args:
            seat: whose; None for one's own.

        Raises:
            NotSeated, LobbyError, NotNow: as `absence.handover_of`.
            Stale: another question of this kind is open.
        """
        found = await self._repository.read(table)
        outages = await self._outages(found)
        asked: VoteKind | None = None

        def offered(now: Table, _: int | None) -> Commit:
            nonlocal asked
            asked = None
            how, whose = absence.handover_of(now, user, seat, moderator, self._now(), outages)
            match how:
                case absence.Handover.OWN:
                    return changes.held_by_computer(now, whose, self._now(), Away())
                case absence.Handover.MODERATOR:
                    return changes.held_by_computer(now, whose, self._now(), Removed(user))
            asked = VoteKind(how.value)
            return self._asked(now, asked, own_seat(now, user), whose)

        after = await self._repository.change(found, offered)
        return Proposal(after, after.question(asked) if asked is not None else None)

    async def handover(
        self, table: Table, user: int, seat: Seat | None, moderator: bool
    ) -> tuple[absence.Handover, Seat]:
        """Say what `offer` would do, and with which seat.

        Raises:
            NotSeated, LobbyError, NotNow: as `offer`.
        """
        return absence.handover_of(table, user, seat, moderator, self._now(), await self._outages(table))

    async def back(self, table: str, user: int) -> Table:
        """Take one's seat back from the computer that holds it.

        Raises:
            LobbyError, NotNow: no game, or no computer holds a seat for them.
        """
        return await self._repository.change(
            table, lambda now, _: absence.taken_back_by_owner(now, user, self._now())
        )

    async def substitute(self, table: str, seat: Seat, person: Person) -> Table:
        """Take over an offered seat for good.

        Raises:
            LobbyError, NotNow: no game, a seat here already, or this one is not to be had by them.
        """

        guild = (await self._repository.read(table)).row.guild
        restrictions = await self._store.restrictions([person.user], guild, self._now())

        def taken(now: Table, _: int | None) -> Commit:
            commit = absence.substituted(now, seat, person, self._now())
            refuse_restricted(now, person.user, restrictions, leaving=seat)
            return commit

        # First: the hand is sent to whoever is known as soon as the seat is theirs.
        await self._store.remember_locale(person.user, person.locale)
        return await self._repository.change(table, taken)

    async def skip(self, table: str, user: int) -> Table:
        """Play default turns for everybody who has been due for long, by a moderator's order; the story names them.

        Raises:
            LobbyError, NotNow: no game, no person is due, it is paused or too early, or the moderator plays here.
        """

        found = await self._repository.read(table)
        outages = await self._outages(found)

        def skipped(now: Table, _: int | None) -> Commit:
            changes.require_running(now)
            return absence.skipped(now, user, self._now(), outages)

        return await self._repository.change(found, skipped)

    async def refuse_skip(self, table: Table, user: int) -> None:
        """Check a moderator's skip before the question is shown.

        Raises:
            LobbyError, NotNow: as `skip`.
        """
        changes.require_running(table)
        absence.refuse_skip(table, user, self._now(), await self._outages(table))

    async def refuse_substitute(self, table: Table, seat: Seat, user: int) -> None:
        """Check a substitute before the question is shown.

        Raises:
            LobbyError, NotNow: as `substitute`.
        """
        absence.refuse_substitute(table, seat, user)
        restrictions = await self._store.restrictions([user], table.row.guild, self._now())
        refuse_restricted(table, user, restrictions, leaving=seat)

    async def gone(self, table: str, user: int) -> Table:
        """Handle a person who has left the server or has no account any more."""

        def left(now: Table, _: int | None) -> Commit | None:
            seat = now.seat_of(user)
            changes.require_running(now)
            return (
                absence.person_gone(now, seat, self._now())
                if seat is not None and now.seats[seat].human
                else None
            )

        return await self._repository.change(table, left)

    async def expire(self, deadline: DeadlineRow) -> bool:
        """Handle a seat whose time is up: see `absence.time_is_up`. Returns False if it has answered or its time has changed."""

        late = False

        def idle(now: Table, _: int | None) -> Commit | None:
            nonlocal late
            late = is_still(now, deadline)
            return absence.time_is_up(now, deadline.seat, self._now()) if late else None

        await self._repository.change(deadline.table, idle)
        return late

    async def _outages(self, table: Table) -> absence.Outages:
        return await outages_of(self._store, table)

    async def _ask(
        self, table: str, user: int, kind: VoteKind, against: Callable[[Table, Seat], Text | None]
    ) -> Proposal:
        def ask(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            if (reason := against(now, seat)) is not None:
                raise NotNow(reason)
            return self._asked(now, kind, seat, seat)

        after = await self._repository.change(table, ask)
        return Proposal(after, after.question(kind))

    def _asked(self, now: Table, kind: VoteKind, seat: Seat, target: int) -> Commit:
        return questions.ask_table(
            now, VoteRow(now.row.id, kind, target, now.head, seat, (seat,), self._now())
        )


async def outages_of(store: Store, table: Table) -> absence.Outages:
    """The outages that a table has to consider; deadlines are moved separately."""
    return await store.outages(table.row.guild) if len(table.deadlines) < len(table.due) else ()


def is_still(table: Table, deadline: DeadlineRow) -> bool:
    """Whether a deadline still runs as it was read."""
    return any(
        (each.seat, each.due, each.left) == (deadline.seat, deadline.due, None) and each.seat in table.due
        for each in table.deadlines
    )


def _running_clock(table: Table, seat: Seat) -> Text | None:
    if not table.deadlines:
        return say("table-no-clock")
    return say("table-paused") if table.row.paused else None


def _own_clock(table: Table, seat: Seat) -> Text | None:
    if table.row.paused:
        return say("table-paused")
    return None if any(each.seat == seat for each in table.deadlines) else say("table-no-own-clock")
