"""The store's wishes, and saved settings of lobbies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, select, update

from data.queries import Queries, in_order, upsert
from data.records.enums import Stage
from data.records.failures import Raced
from data.records.rows import GuildRow
from data.records.wishes import SavedSettings, Wish
from data.rows import as_row, values_of
from data.schema import game_table, guild, saved_settings, wish

_OLDEST = (wish.c.at, wish.c.user)


class WishRows(Queries):
    """Wishes and saved settings."""

    async def lobbies_in(self, guild_id: int) -> list[str]:
        """A server's tables in their lobby, oldest first."""
        return await self.ids(
            in_order(game_table.c.stage == Stage.LOBBY.value, game_table.c.guild == guild_id)
        )

    async def calling_servers(self) -> list[GuildRow]:
        """The servers with a role to call for open tables."""
        found = await self.rows(select(guild).where(guild.c.called.is_not(None)).order_by(guild.c.guild))
        return [as_row(GuildRow, row._mapping) for row in found]

    async def put_wish(self, row: Wish) -> None:
        """Store a wish in place of the person's last for this game and server, unless a table is open for that one."""

        def work(connection: Connection) -> None:
            connection.execute(delete(wish).where(_this(row), wish.c.table.is_(None)))
            kept = connection.execute(select(wish.c.user).where(_this(row)).with_for_update()).first()
            if kept is None:
                connection.execute(insert(wish).values(values_of(row)))

        await self.database.write(work)

    async def drop_wish(self, user: int, guild: int, game: str) -> None:
        """Delete a person's wish."""
        mine = and_(wish.c.user == user, wish.c.guild == guild, wish.c.game == game)
        await self.do(delete(wish).where(mine))

    async def wishes_of(self, user: int, guild: int) -> list[Wish]:
        """A person's wishes on a server, oldest first."""
        return await self._wishes(wish.c.user == user, wish.c.guild == guild)

    async def wishes_for(self, guild: int, game: str) -> list[Wish]:
        """The open wishes for a game on a server, oldest first; those with a table are left out."""
        return await self._wishes(wish.c.guild == guild, wish.c.game == game, wish.c.table.is_(None))

    async def waited_for(self) -> list[tuple[int, str]]:
        """The servers and games with open wishes."""
        query = select(wish.c.guild, wish.c.game).where(wish.c.table.is_(None)).distinct()
        found = await self.rows(query.order_by(wish.c.guild, wish.c.game))
        return [(row.guild, row.game) for row in found]

    async def waited_in(self, guild: int, game: str) -> list[int]:
        """The channels of a server where wishes were made, also those with a table."""
        query = select(wish.c.channel).where(wish.c.guild == guild, wish.c.game == game).distinct()
        return [row.channel for row in await self.rows(query.order_by(wish.c.channel))]

    async def claim_wishes(self, wishes: Sequence[Wish], table: str) -> bool:
        """Assign wishes to a table that is about to be opened; False, and no change, if one is gone or taken."""

        def work(connection: Connection) -> None:
            for each in sorted(wishes, key=lambda one: one.user):
                mine = update(wish).where(_this(each), wish.c.table.is_(None), wish.c.at == each.at)
                if connection.execute(mine.values(table=table)).rowcount != 1:
                    raise Raced

        try:
            await self.database.write(work)
        except Raced:
            return False
        return True

    async def wishes_at(self, table: str) -> list[Wish]:
        """The wishes that a table was opened for, oldest first."""
        return await self._wishes(wish.c.table == table)

    async def matched_tables(self) -> list[str]:
        """The tables opened for wishes that have not ended."""
        return await self.ids(
            select(wish.c.table).where(wish.c.table.is_not(None)).distinct().order_by(wish.c.table)
        )

    async def end_wishes(self, table: str, keep: Sequence[Wish]) -> None:
        """End a table's wishes, except those to `keep`, which wait again as given."""

        def work(connection: Connection) -> None:
            for each in keep:
                mine = update(wish).where(_this(each), wish.c.table == table)
                connection.execute(mine.values(table=None, ready_until=each.ready_until))
            connection.execute(delete(wish).where(wish.c.table == table))

        await self.database.write(work)

    async def drop_wishes(self, until: datetime) -> None:
        """Delete wishes that have lapsed and belong to no table."""
        await self.do(delete(wish).where(wish.c.until <= until, wish.c.table.is_(None)))

    async def save_settings(self, row: SavedSettings, most: int) -> bool:
        """Store settings in place of those of the same name; False at the limit."""
        others = (
            select(func.count())
            .select_from(saved_settings)
            .where(
                saved_settings.c.user == row.user,
                saved_settings.c.guild == row.guild,
                saved_settings.c.name != row.name,
            )
        )
        written = upsert(self.database.dialect, saved_settings, ("game", "settings", "people", "at"))

        def work(connection: Connection) -> bool:
            if connection.execute(others).scalar_one() >= most:
                return False
            connection.execute(written, values_of(row))
            return True

        return await self.database.write(work)

    async def saved_settings(self, user: int, guild: int) -> list[SavedSettings]:
        """A person's saved settings on a server, by name."""
        query = select(saved_settings).where(saved_settings.c.user == user, saved_settings.c.guild == guild)
        found = await self.rows(query.order_by(saved_settings.c.name))
        return [as_row(SavedSettings, row._mapping) for row in found]

    async def drop_settings(self, user: int, guild: int, name: str) -> None:
        """Delete saved settings."""
        mine = (saved_settings.c.user == user, saved_settings.c.guild == guild, saved_settings.c.name == name)
        await self.do(delete(saved_settings).where(*mine))

    async def _wishes(self, *conditions: ColumnElement[bool]) -> list[Wish]:
        return [_wish(row) for row in await self.rows(select(wish).where(*conditions).order_by(*_OLDEST))]


def _wish(row: Row[Any]) -> Wish:
    read = as_row(Wish, row._mapping)
    options = tuple((name, choice) for name, choice in read.options)
    return replace(read, options=options, sees=tuple(read.sees))


def _this(row: Wish) -> ColumnElement[bool]:
    return and_(wish.c.user == row.user, wish.c.guild == row.guild, wish.c.game == row.game)
