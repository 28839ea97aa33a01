"""Actions that need everybody's consent, and the answers to all questions. One transaction each.

Questions of several kinds may be open at once, one of each. One stays open for a day while the game goes on, as long as
the same people decide; to take something back, extra time, and that someone is late, only until the game has moved on from what
they are about. Someone who is away answers what they are asked.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from data.records.enums import VoteKind
from data.records.rows import VoteRow
from data.store import Store
from engines.core.text import Seat, Who, say
from tables.changes import Commit, own_seat, refuse_crew_member, require_running
from tables.clocks import absence
from tables.clocks.presence import outages_of
from tables.errors import LobbyError, NotNow, Stale
from tables.repository import Repository
from tables.results import Answered, Proposal
from tables.table import Table
from tables.taking_back import taking_back
from tables.votes import questions


class Votes:
    """Questions and answers; created and held by `Tables`, and raising as its methods do.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, repository: Repository, store: Store, now: Callable[[], datetime]) -> None:
        self._repository = repository
        self._store = store
        self._now = now

    async def undo(self, table: str, user: int) -> Proposal:
        """Undo one's last turn, or this turn's committed part; if others have acted or something was revealed, ask
        the others.

        Raises:
            NotSeated, LobbyError: no seat here, or nothing to take back.
            Stale: the same question is open already.
        """

        def ask(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            back = now.taking_back(seat)
            if back is None:
                rated = now.row.rated and not now.over and taking_back(now.story, now.seats, seat) is not None
                raise LobbyError(say("table-rated-stands" if rated else "table-nothing-to-undo"))
            vote = VoteRow(now.row.id, VoteKind.UNDO, back.first, now.head, seat, (seat,), self._now())
            return (
                questions.ask_table(now, vote) if back.consent else questions.undone(now, vote, self._now())
            )

        after = await self._repository.change(table, ask)
        return Proposal(after, after.question(VoteKind.UNDO))

    async def propose_stop(self, table: str, user: int) -> Proposal:
        """Ask everybody to end the game without a result; with computers alone it ends at once.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            Stale: the same question is open already.
        """

        def ask(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            vote = VoteRow(now.row.id, VoteKind.STOP, now.head, now.head, seat, (seat,), self._now())
            return questions.ask_table(now, vote)

        after = await self._repository.change(table, ask)
        return Proposal(after, after.question(VoteKind.STOP))

    async def vote(
        self,
        table: str,
        user: int,
        kind: str,
        yes: bool,
        asked_at: int | None = None,
        target: int | None = None,
    ) -> Answered:
        """Answer an open question; the last yes carries it out, one no ends it.

        Args:
            kind: spells a `VoteKind`.
            asked_at: the head at which the question was asked.
            target: what it was about, as `VoteRow.target_seq`; None on messages from before that was in their ids.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            NotNow: they are not asked.
            Stale: the question is not open, or no longer: its time is up, or the game has moved on.
        """

        asked = VoteKind(kind) if kind in set(VoteKind) else None

        def answer(now: Table, _: int | None) -> Commit | None:
            vote = now.question(asked) if asked is not None else None
            seat = _answering(now, user, vote)
            if vote is None or asked_at not in (None, vote.head) or target not in (None, vote.target_seq):
                raise Stale(say("table-no-vote"))
            if seat != vote.asked_by and seat not in now.asked_by(vote):
                raise NotNow(say("table-vote-not-asked", who=Who(vote.target_seq)))
            if vote.until <= self._now():
                raise Stale(say("table-vote-late"))
            if not yes:
                return questions.with_no(now, vote, seat)
            return None if seat in vote.agreed else questions.with_yes(now, vote, seat, self._now())

        after = await self._repository.change(table, answer)
        return Answered(after, asked is not None and after.question(asked) is None)

    async def lapse(self, vote: VoteRow) -> None:
        """End a question whose time is up, unless it was decided."""
        table = await self._repository.read(vote.table)
        outages = await outages_of(self._store, table) if vote.kind is VoteKind.REPLACE else ()

        def close(now: Table, _: int | None) -> Commit | None:
            found, at = now.question(vote.kind), self._now()
            if found is None or found.until > at:
                return None
            late = found.kind is VoteKind.REPLACE and absence.overdue(now, found.target_seq, at, outages)
            return questions.lapsed(now, found, at, late)

        await self._repository.change(table, close)


def _answering(table: Table, user: int, vote: VoteRow | None) -> Seat:
    """The seat for which a person answers: where they decide, or their own while away, if it is asked.

    Raises:
        NotSeated, LobbyError, Frozen: as `own_seat`.
    """
    seat = table.seat_of(user)
    if vote is not None and seat is not None and seat in table.asked_by(vote):
        require_running(table)
        refuse_crew_member(table, seat, user)
        return seat
    return own_seat(table, user)
