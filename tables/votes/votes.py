"""What needs everybody's consent: to take a turn back, to end without a result; and the answers to all questions to a table.
One transaction each.

Questions of several kinds may be open at once, one of each. One stays open for a day while the game goes on, as long as
the same people decide; to take something back, and extra time, only until the game has moved on from what they are about.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from data.records.enums import VoteKind
from data.records.rows import VoteRow
from engines.core.text import say
from tables.changes import Commit, own_seat
from tables.errors import LobbyError, Stale
from tables.repository import Repository
from tables.results import Answered, Proposal
from tables.table import Table
from tables.taking_back import taking_back
from tables.votes import questions


class Votes:
    """Questions and answers; made and held by `Tables`, and raising what that says of all of its own.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, repository: Repository, now: Callable[[], datetime]) -> None:
        self._repository = repository
        self._now = now

    async def undo(self, table: str, user: int) -> Proposal:
        """Take back one's last turn, or what was committed of the present one; if others have acted since or something
        was revealed, ask all other people at the table.

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
            return questions.asking(now, vote) if back.consent else questions.undone(now, vote, self._now())

        after = await self._repository.change(table, ask)
        return Proposal(after, after.question(VoteKind.UNDO))

    async def propose_stop(self, table: str, user: int) -> Proposal:
        """Ask everybody to end the game without a result; alone among computers it ends at once.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            Stale: the same question is open already.
        """

        def ask(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            vote = VoteRow(now.row.id, VoteKind.STOP, now.head, now.head, seat, (seat,), self._now())
            return questions.asking(now, vote)

        after = await self._repository.change(table, ask)
        return Proposal(after, after.question(VoteKind.STOP))

    async def vote(
        self, table: str, user: int, kind: str, yes: bool, asked_at: int | None = None
    ) -> Answered:
        """Answer an open question; the last yes carries it out, one no ends it.

        Args:
            kind: spells a `VoteKind`.
            asked_at: the head at which the question was asked.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            Stale: the question is not open, or no longer: its time is up, or the game has moved on.
        """

        asked = VoteKind(kind) if kind in set(VoteKind) else None

        def answer(now: Table, _: int | None) -> Commit | None:
            seat = own_seat(now, user)
            vote = now.question(asked) if asked is not None else None
            if vote is None or asked_at not in (None, vote.head):
                raise Stale(say("table-no-vote"))
            if vote.until <= self._now():
                raise Stale(say("table-vote-late"))
            if not yes:
                return questions.refused(now, vote, seat)
            return None if seat in vote.agreed else questions.agreed(now, vote, seat, self._now())

        after = await self._repository.change(table, answer)
        return Answered(after, asked is not None and after.question(asked) is None)

    async def lapse(self, vote: VoteRow) -> None:
        """Close a question whose time is up; nothing happens if it was decided after all."""

        def close(now: Table, _: int | None) -> Commit | None:
            found = now.question(vote.kind)
            return questions.lapsed(now, found) if found is not None and found.until <= self._now() else None

        await self._repository.change(vote.table, close)
