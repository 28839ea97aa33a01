"""The store's deadlines: the next one, claims on those that are due, and grace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, case, or_, select, true, update

from data.heartbeats import in_parts
from data.queries import Queries
from data.records.parts import ALL, Part, covers_everything
from data.records.rows import DeadlineRow
from data.rows import as_row
from data.schema import deadline, game_table

_reminder_or_due = case((deadline.c.warned, deadline.c.due), else_=deadline.c.remind)
_next_event = case(
    (deadline.c.claimed_until > _reminder_or_due, deadline.c.claimed_until), else_=_reminder_or_due
)
"""When a deadline is next to be looked at: a claim puts it off, in case that whoever claimed it dies."""

_NEXT_DEADLINE = select(_next_event).where(deadline.c.left.is_(None)).order_by(_next_event).limit(1)


def _of(parts: Sequence[Part]) -> ColumnElement[bool]:
    """The deadlines of tables in some parts."""
    return (
        true()
        if covers_everything(parts)
        else deadline.c.table.in_(select(game_table.c.id).where(in_parts(parts)))
    )


class Deadlines(Queries):
    """Reminders and deadlines."""

    async def next_deadline(self, parts: Sequence[Part] = ALL) -> datetime | None:
        """When the next unclaimed reminder or deadline in some parts of all servers is due."""
        query = _NEXT_DEADLINE if covers_everything(parts) else _NEXT_DEADLINE.where(_of(parts))
        found: datetime | None = await self.scalar(query)
        return found

    async def claim_deadlines(
        self, now: datetime, until: datetime, limit: int, parts: Sequence[Part] = ALL
    ) -> list[DeadlineRow]:
        """Claim due reminders and deadlines in some parts of all servers, earliest first, for one caller until the given time."""
        query = (
            select(deadline)
            .where(_next_event <= now, deadline.c.left.is_(None), _of(parts))
            .order_by(_next_event, deadline.c.table, deadline.c.seat)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )

        def work(connection: Connection) -> list[DeadlineRow]:
            rows = [as_row(DeadlineRow, row._mapping) for row in connection.execute(query).all()]
            for row in rows:
                connection.execute(update(deadline).where(_this(row)).values(claimed_until=until))
            return rows

        return await self.database.write(work)

    async def mark_reminded(self, row: DeadlineRow) -> None:
        """Record a sent reminder; the claim ends."""
        values = {"warned": True, "claimed_until": None}
        await self.do(update(deadline).where(_this(row), deadline.c.due == row.due).values(values))

    async def put_off(self, row: DeadlineRow, remind: datetime) -> None:
        """Move a reminder; the claim ends."""
        values = {"remind": remind, "claimed_until": None}
        await self.do(update(deadline).where(_this(row), deadline.c.due == row.due).values(values))

    async def grant_grace(self, now: datetime, grace: Callable[[str, DeadlineRow], datetime]) -> None:
        """Move deadlines that have passed unclaimed; `grace` gets the table's clock and the deadline, and returns the new one."""
        query = (
            select(deadline, game_table.c.clock)
            .join(game_table, game_table.c.id == deadline.c.table)
            .where(
                deadline.c.due <= now,
                deadline.c.left.is_(None),
                or_(deadline.c.claimed_until.is_(None), deadline.c.claimed_until <= now),
            )
            .with_for_update(skip_locked=True, of=deadline)
        )

        def work(connection: Connection) -> None:
            for row in connection.execute(query).all():
                passed = as_row(DeadlineRow, row._mapping)
                due = grace(row.clock, passed)
                connection.execute(update(deadline).where(_this(passed)).values(due=due))

        await self.database.write(work)


def _this(row: DeadlineRow) -> ColumnElement[bool]:
    return and_(deadline.c.table == row.table, deadline.c.seat == row.seat)
