"""The part of the store that is about signs of life, and what their absence does to deadlines."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, text, update

from data.queries import Queries, putting
from data.rows import as_row
from data.schema import deadline, game_table, heartbeat
from engines.tables.records.rows import DeadlineRow

_LOCK = text("LOCK TABLE heartbeat IN SHARE ROW EXCLUSIVE MODE")
"""One sign of life at a time; SQLite lets one write at a time anyway."""

_BELOW = 1 << 22
"""A server's shard follows from its number without the digits below this."""


class Heartbeats(Queries):
    """See `Store`, the part about outages."""

    async def beat(
        self,
        number: int,
        count: int,
        now: datetime,
        began: Callable[[datetime | None], datetime | None],
        put_off: Callable[[str, DeadlineRow, datetime, datetime], DeadlineRow],
    ) -> datetime | None:
        part = f"{number}/{count}"

        def work(connection: Connection) -> datetime | None:
            if self.database.dialect == "postgresql":
                connection.execute(_LOCK)
            # When the servers were parted otherwise, all of them were looked after by the processes of then.
            whole = or_(heartbeat.c.part == part, heartbeat.c.part.not_like(f"%/{count}"))
            stored = connection.execute(select(func.max(heartbeat.c.at)).where(whole)).scalar()
            since = began(stored)
            if since is not None:
                _put_off(connection, _in_part(number, count), since, now, put_off)
            at = now if stored is None or since is not None else max(stored, now)
            connection.execute(putting(self.database.dialect, heartbeat, ("at",)), {"part": part, "at": at})
            return since

        return await self.database.write(work)


def _put_off(
    connection: Connection,
    part: ColumnElement[bool],
    since: datetime,
    now: datetime,
    put_off: Callable[[str, DeadlineRow, datetime, datetime], DeadlineRow],
) -> None:
    """Move all running deadlines of a part. Whoever has read these tables must look again before writing deadlines back."""
    running = select(deadline.c.table).where(deadline.c.left.is_(None))
    tables = (
        select(game_table)
        .where(part, game_table.c.id.in_(running))
        .order_by(game_table.c.id)
        .with_for_update()
    )
    for table in connection.execute(tables).all():
        clocks = select(deadline).where(deadline.c.table == table.id, deadline.c.left.is_(None))
        by = timedelta()
        for row in connection.execute(clocks).all():
            before = as_row(DeadlineRow, row._mapping)
            after = put_off(table.clock, before, since, now)
            by = max(by, after.due - before.due)
            moved = {"due": after.due, "remind": after.remind, "claimed_until": None}
            connection.execute(
                update(deadline)
                .where(deadline.c.table == before.table, deadline.c.seat == before.seat)
                .values(moved)
            )
        _note(connection, table, by)


def _note(connection: Connection, table: Row[Any], by: timedelta) -> None:
    """Remember for the table's next post by how much its deadlines were moved, in all since its last entry."""
    if table.outage_head == table.head and table.outage_moved is not None:
        by += table.outage_moved
    connection.execute(
        update(game_table)
        .where(game_table.c.id == table.id)
        .values(revision=table.revision + 1, outage_head=table.head, outage_moved=by)
    )


def _in_part(number: int, count: int) -> ColumnElement[bool]:
    """Tables of the servers of a part; what is in no server belongs to the first one."""
    own = game_table.c.guild // _BELOW % count == number
    return or_(own, game_table.c.guild.is_(None)) if number == 0 else own
