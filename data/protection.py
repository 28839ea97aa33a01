"""The store's blocks and bars."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, delete, func, or_, select

from data.queries import Queries, upsert
from data.records.restrictions import EVERYBODY, EVERYWHERE, Bar, Restrictions
from data.rows import as_row, values_of
from data.schema import bar, block


class Protection(Queries):
    """Blocks and bars."""

    async def restrictions(self, people: Collection[int], guild: int | None, now: datetime) -> Restrictions:
        """Read all blocks and bars that concern some people, and a server (None for none).

        Every way to a seat that is taken anew asks this: joining, being matched or invited, a substitute's.
        """
        concerned = select(block.c.user, block.c.blocked).where(
            or_(block.c.user.in_(people), block.c.blocked.in_(people))
        )
        places = [EVERYWHERE] if guild is None else [guild, EVERYWHERE]
        barred = _holding(now).where(bar.c.guild.in_(places), bar.c.user.in_(people))

        def work(connection: Connection) -> Restrictions:
            blocks = frozenset((row.user, row.blocked) for row in connection.execute(concerned))
            found = connection.execute(barred).all()
            return Restrictions(blocks, tuple(as_row(Bar, row._mapping) for row in found))

        return await self.database.look(work)

    async def block(self, user: int, blocked: int, at: datetime, most: int) -> bool:
        """Store that somebody blocks another person; False at the limit."""
        count = (
            select(func.count()).select_from(block).where(block.c.user == user, block.c.blocked != blocked)
        )
        written = upsert(self.database.dialect, block, ("user",))

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(written, {"user": user, "blocked": blocked, "at": at})
            return True

        return await self.database.write(work)

    async def unblock(self, user: int, blocked: int) -> None:
        """Delete a block."""
        await self.do(delete(block).where(block.c.user == user, block.c.blocked == blocked))

    async def blocked_by(self, user: int) -> list[int]:
        """The people whom somebody has blocked, in order."""
        query = select(block.c.blocked).where(block.c.user == user).order_by(block.c.at, block.c.blocked)
        return [row.blocked for row in await self.rows(query)]

    async def set_bar(self, row: Bar) -> None:
        """Bar a member from a server's tables, replacing an earlier bar."""
        await self.put(bar, values_of(row), ("at", "until"))

    async def lift_bar(self, guild: int, user: int) -> None:
        """Delete a bar."""
        await self.do(delete(bar).where(bar.c.guild == guild, bar.c.user == user))

    async def bars_of(self, guild: int, now: datetime) -> list[Bar]:
        """A server's bars in force, in order."""
        people = _holding(now).where(bar.c.guild == guild, bar.c.user != EVERYBODY)
        found = await self.rows(people.order_by(bar.c.at, bar.c.user))
        return [as_row(Bar, row._mapping) for row in found]

    async def bars_server(self, guild: int, now: datetime) -> bool:
        """Whether whoever runs the bot has barred a server."""
        return bool(await self.rows(_holding(now).where(bar.c.guild == guild, bar.c.user == EVERYBODY)))

    async def drop_bars(self, now: datetime) -> None:
        """Delete bars that have ended."""
        await self.do(delete(bar).where(bar.c.until <= now))


def _holding(now: datetime) -> Select[Any]:
    """Filters bars that have not ended."""
    return select(bar).where(or_(bar.c.until.is_(None), bar.c.until > now))
