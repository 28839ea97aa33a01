"""Actions about plans: keeping, dropping and playing them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from data.records.rows import PlanRow
from engines.core.text import Seat, say
from tables.changes import Commit, own_seat
from tables.errors import NotNow, Stale
from tables.plans import plans
from tables.plans.forced_moves import forces
from tables.repository import Repository
from tables.table import Table


class Planning:
    """The plans of all tables, at `Tables.plans`.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, repository: Repository, now: Callable[[], datetime]) -> None:
        self._repository = repository
        self._now = now

    async def keep(self, table: str, user: int, lines: tuple[str, ...], asked_at: int) -> Table:
        """Add a whole turn to a seat's plans.

        Args:
            asked_at: the head at which it was tried.

        Raises:
            NotAMove, IllegalMove: it is no whole turn here.
            NotSeated, LobbyError: no seat here, no game, or nothing (more) to be planned.
            Stale: the table has moved on since.
        """

        def work(now: Table, _: int | None) -> Commit:
            seat = own_seat(now, user)
            if now.head != asked_at:
                raise Stale(say("table-stale"))
            if now.seats[seat].crew:
                raise NotNow(say("table-crew-no-plans"))
            return plans.with_plan(now, seat, lines)

        return await self._repository.change(table, work)

    async def drop(self, table: str, user: int) -> Table:
        """Delete a seat's plans.

        Raises:
            NotSeated, LobbyError: no seat here, or no game.
        """
        return await self._repository.change(
            table, lambda now, _: plans.without_plans(now, own_seat(now, user))
        )

    async def news_read(self, news: PlanRow) -> None:
        """Delete the news about a plan once its owner knows it; newer plans stay."""
        await self._repository.change(news.table, lambda now, _: plans.news_read(now, news))

    async def play(self, table: Table, seat: Seat) -> bool:
        """Play or drop a seat's plans, or its forced moves if the person wants that; False if there are none.

        Raises:
            Stale: the seat was played otherwise meanwhile.
        """
        if plans.to_be_decided(table, seat) is not None:
            work = plans.play_plan
        elif forces(table, seat) is not None:
            work = plans.play_forced
        else:
            return False
        await self._repository.change(table.row.id, lambda now, _: work(now, seat, self._now()))
        return True
