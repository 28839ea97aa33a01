"""Actions of crews: joining, leaving, proposing, voting, and the count when their time has come. One transaction each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from data.records.enums import Stage
from data.records.people import Person
from data.records.rows import Change, DeadlineRow
from data.store import Store
from engines.core import fairness
from engines.core.text import Seat
from tables import changes
from tables.changes import Commit
from tables.crews import gathering, proposals
from tables.drafts import current_draft
from tables.repository import Repository
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Conferred:
    """The result of a proposal or a vote.

    Attributes:
        played: whether it has decided the turn, which was played.
    """

    table: Table
    seat: Seat
    played: bool


class Crews:
    """Crews of all tables, at `Tables.crews`; raises as the methods of `Tables` do.

    Args:
        now: the time, in UTC.
        secret: makes a number of bytes that nobody can guess, in hexadecimal digits.
    """

    def __init__(
        self,
        repository: Repository,
        store: Store,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._repository = repository
        self._store = store
        self._now = now
        self._secret = secret

    async def give_seats(self, table: str, user: int, choice: str, role: int | None = None) -> Table:
        """Give seats of a lobby to crews, or to none any more.

        Args:
            choice: one of `gathering.choices`.
            role: the server's role that calls open crews, if it has chosen one.

        Raises:
            LobbyError: not the opener, too late, or not to be chosen here.
        """
        parts = iter(lambda: self._secret(fairness.PART_BYTES), "")

        def given(now: Table, _: int | None) -> Commit:
            return Commit(gathering.with_crews(now, user, choice, parts, self._now(), role=role))

        return await self._repository.change(table, given)

    async def settle_terms(
        self,
        table: str,
        user: int,
        *,
        share: int | None = None,
        names: bool | None = None,
        captain: bool | None = None,
    ) -> Table:
        """Change the terms of a lobby's crews; None leaves one as it is.

        Raises:
            LobbyError: not the opener, too late, no crews, or no such share.
        """

        def settled(now: Table, _: int | None) -> Commit:
            return Commit(Change(*gathering.with_terms(now, user, share=share, names=names, captain=captain)))

        return await self._repository.change(table, settled)

    async def join(self, table: str, person: Person, number: int) -> Table:
        """Join a crew, an open one also while the game goes on.

        Raises:
            LobbyError: no such crew, full, closed, or they play here already; or they are barred, blocked, or were removed.
        """
        row = (await self._repository.read(table)).row
        restrictions = await self._store.restrictions([person.user], row.guild, self._now())
        # First: the hand is sent to whoever is known as soon as they are in.
        await self._store.remember_locale(person.user, person.locale)
        return await self._repository.change(
            table, lambda now, _: Commit(gathering.joined(now, person, number, self._now(), restrictions))
        )

    async def leave(self, table: str, user: int) -> Table:
        """Leave one's crew; the last to leave gives its seat up, or closes the lobby.

        Raises:
            NotSeated, LobbyError: they are in none, or the game is over.
        """

        def without(now: Table, _: int | None) -> Commit:
            if now.row.stage is Stage.LOBBY:
                return Commit(gathering.left(now, user))
            changes.require_running(now)
            return proposals.without_member(now, user, self._now())

        return await self._repository.change(table, without)

    async def propose(
        self, table: str | Table, user: int, asked_at: int | None = None, mark: str = ""
    ) -> Conferred:
        """Propose one's draft in place of what one has proposed before.

        Raises:
            IllegalMove: something is left to decide.
            NotNow: one plays alone.
            NotSeated, NotYourTurn, Stale: as `Tables.draft`.
        """

        def work(now: Table, seat: Seat) -> Commit:
            turn = proposals.draft_to_propose(now, current_draft(now, seat, user, mark))
            return proposals.with_proposal(now, seat, user, turn, self._now())

        return await self._confer(table, user, asked_at, work)

    async def vote(
        self, table: str | Table, user: int, key: str, yes: bool, asked_at: int | None = None
    ) -> Conferred:
        """Vote for a proposed turn, or take the vote back.

        Args:
            key: `Proposed.key`.

        Raises:
            NotSeated, NotYourTurn, Stale: as `Tables.draft`; Stale also if it is not proposed any more.
        """
        return await self._confer(
            table,
            user,
            asked_at,
            lambda now, seat: proposals.with_vote(now, seat, user, key, yes, self._now()),
        )

    async def count(self, deadline: DeadlineRow) -> bool:
        """Play the leading turn of a crew whose time has come; False if none is proposed, or its time has changed."""
        played = False

        def work(now: Table, _: int | None) -> Commit | None:
            nonlocal played
            found = None
            if deadline in now.deadlines and now.seats[deadline.seat].crew:
                found = proposals.played_by_votes(now, deadline.seat, self._now())
            played = found is not None
            return found

        await self._repository.change(deadline.table, work)
        return played

    async def _confer(
        self,
        table: str | Table,
        user: int,
        asked_at: int | None,
        conferred: Callable[[Table, Seat], Commit],
    ) -> Conferred:
        seat, played = 0, False

        def work(now: Table, raced_at: int | None) -> Commit:
            nonlocal seat, played
            seat = changes.due_seat(now, user, asked_at if raced_at is None else raced_at)
            commit = conferred(now, seat)
            played = commit.story is not None
            return commit

        after = await self._repository.change(table, work)
        return Conferred(after, seat, played)
