"""The store's counts for the operator."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import and_, distinct, func, select

from data.queries import Queries
from data.schema import entry, game_table, seat


class Statistics(Queries):
    """Counts for the operator."""

    async def tables_by_stage(self) -> dict[tuple[str, str], int]:
        """How many tables there are, by game and stage."""
        kinds = game_table.c.game, game_table.c.stage
        query = select(*kinds, func.count().label("tables")).group_by(*kinds)
        return {(row.game, row.stage): row.tables for row in await self.rows(query)}

    async def active_since(self, moment: datetime) -> int:
        """Count the people who have moved themselves since a time."""
        played = and_(seat.c.table == entry.c.table, seat.c.seat == entry.c.seat)
        query = select(func.count(distinct(seat.c.user))).join(entry, played)
        return int(await self.scalar(query.where(entry.c.at >= moment, entry.c.auto.is_(False))))
