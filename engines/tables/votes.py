"""What needs everybody's consent: to take a turn back, to end without a result; and the answers to all questions to a table.
One transaction each.

Questions of several kinds may be open at once, one of each. One stays open for a day while the game goes on, as long as
the same people decide; to take something back, and extra time, only until the game has moved on from what they are about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from engines.core.text import say
from engines.tables import changes
from engines.tables.changes import Act, own_seat
from engines.tables.repository import Repository
from engines.tables.store import VoteRow
from engines.tables.table import LobbyError, Stale, Table


@dataclass(frozen=True, slots=True)
class Undone:
    """A turn taken back, or the question to the others (`asked`) whether it may be."""

    table: Table
    asked: bool


class Votes:
    """Questions and answers; made and held by `Tables`, and raising what that says of all of its own.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, repository: Repository, now: Callable[[], datetime]) -> None:
        self._repository = repository
        self._now = now

    async def undo(self, table: str, user: int) -> Undone:
        """Take back one's last turn, or what was committed of the present one; if others have acted since or something
        was revealed, ask all other people at the table.

        Raises:
            NotSeated, LobbyError: no seat here, or nothing to take back.
            Stale: the same question is open already.
        """

        def ask(now: Table, _: int | None) -> Act:
            seat = own_seat(now, user)
            how, first = now.undoable(seat), now.last_turn(seat)
            if how is None or first is None:
                raise LobbyError(say("table-nothing-to-undo"))
            vote = VoteRow(now.row.id, "undo", first, now.head, seat, (seat,), self._now())
            return changes.undone(now, vote, self._now()) if how == "free" else changes.asking(now, vote)

        after = await self._repository.change(table, ask)
        return Undone(after, after.question("undo") is not None)

    async def propose_stop(self, table: str, user: int) -> Table:
        """Ask everybody to end the game without a result; alone among computers it ends at once.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            Stale: the same question is open already.
        """

        def ask(now: Table, _: int | None) -> Act:
            seat = own_seat(now, user)
            vote = VoteRow(now.row.id, "stop", now.head, now.head, seat, (seat,), self._now())
            return changes.asking(now, vote)

        return await self._repository.change(table, ask)

    async def vote(self, table: str, user: int, kind: str, yes: bool, asked_at: int | None = None) -> bool:
        """Answer an open question; the last yes carries it out, one no ends it.

        Args:
            kind: undo, stop, pause, extra or offer.
            asked_at: the head at which the question was asked.

        Returns:
            Whether it is decided now.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
            Stale: the question is not open, or no longer: its time is up, or the game has moved on.
        """

        def answer(now: Table, _: int | None) -> Act | None:
            seat = own_seat(now, user)
            vote = now.question(kind)
            if vote is None or asked_at not in (None, vote.head):
                raise Stale(say("table-no-vote"))
            if vote.until <= self._now():
                raise Stale(say("table-vote-late"))
            if not yes:
                return changes.refused(now, vote, seat)
            return None if seat in vote.agreed else changes.agreed(now, vote, seat, self._now())

        return (await self._repository.change(table, answer)).question(kind) is None

    async def lapse(self, vote: VoteRow) -> None:
        """Close a question whose time is up; nothing happens if it was decided after all."""

        def close(now: Table, _: int | None) -> Act | None:
            found = now.question(vote.kind)
            return changes.lapsed(now, found) if found is not None and found.until <= self._now() else None

        await self._repository.change(vote.table, close)
