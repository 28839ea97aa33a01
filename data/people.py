"""The part of the store that is about people and servers rather than about one table."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

from sqlalchemy import Delete, delete, func, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert
from sqlalchemy.ext.asyncio import AsyncConnection

from engines.store import GuildRow, PlayerRow, Stage

from .privacy import everything_of, forget
from .rows import as_row, values_of
from .schema import follower, game_table, guild, note, player, seat


class People:
    """What `SqlStore` knows of people and servers; it brings the transactions."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that sees one moment."""
        raise NotImplementedError

    def looking(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For a single query, which sees one moment by itself."""
        raise NotImplementedError

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that holds the right to write from its beginning."""
        raise NotImplementedError

    def putting(
        self, into: SqlTable, values: dict[str, Any], changing: tuple[str, ...]
    ) -> PostgresInsert | SqliteInsert:
        """Insert a row, or change these columns of the one that is there."""
        raise NotImplementedError

    async def player(self, user: int) -> PlayerRow | None:
        async with self.looking() as connection:
            row = (await connection.execute(select(player).where(player.c.user == user))).first()
        return as_row(PlayerRow, row._mapping) if row is not None else None

    async def set_player(self, row: PlayerRow) -> None:
        await self._put(player, values_of(row), ("locale", "dm_ok", "preferences"))

    async def met(self, user: int, locale: str) -> None:
        await self._put(player, values_of(PlayerRow(user, locale)), ("locale",))

    async def set_dm_ok(self, user: int, dm_ok: bool) -> None:
        await self._put(player, values_of(PlayerRow(user, "en", dm_ok)), ("dm_ok",))

    async def prefer(self, user: int, locale: str, chosen: Mapping[str, Any]) -> PlayerRow:
        query = select(player).where(player.c.user == user).with_for_update()
        async with self.writing() as connection:
            row = (await connection.execute(query)).first()
            kept = as_row(PlayerRow, row._mapping) if row is not None else PlayerRow(user, locale)
            after = replace(kept, preferences={**kept.preferences, **chosen})
            await connection.execute(self.putting(player, values_of(after), ("preferences",)))
        return after

    async def note(self, table: str, user: int) -> str:
        query = select(note.c.text).where(note.c.table == table, note.c.user == user)
        async with self.looking() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def set_note(self, table: str, user: int, text: str) -> None:
        if text:
            await self._put(note, {"table": table, "user": user, "text": text}, ("text",))
        else:
            await self._drop(delete(note).where(note.c.table == table, note.c.user == user))

    async def follow(self, table: str, user: int) -> None:
        await self._put(follower, {"table": table, "user": user}, ("user",))

    async def unfollow(self, table: str, user: int) -> None:
        await self._drop(delete(follower).where(follower.c.table == table, follower.c.user == user))

    async def followers(self, table: str) -> list[int]:
        query = select(follower.c.user).where(follower.c.table == table).order_by(follower.c.user)
        async with self.looking() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_with(self, user: int, stage: Stage) -> list[str]:
        query = (
            select(game_table.c.id)
            .join(seat, seat.c.table == game_table.c.id)
            .where(seat.c.user == user, game_table.c.stage == stage.value)
            .order_by(game_table.c.created_at, game_table.c.id)
        )
        async with self.looking() as connection:
            return list((await connection.execute(query)).scalars())

    async def everything_of(self, user: int) -> dict[str, Any]:
        async with self.reading() as connection:
            return await everything_of(connection, user)

    async def forget(self, user: int) -> None:
        async with self.writing() as connection:
            await forget(connection, user)

    async def guild(self, guild_id: int) -> GuildRow:
        async with self.looking() as connection:
            row = (await connection.execute(select(guild).where(guild.c.guild == guild_id))).first()
        return as_row(GuildRow, row._mapping) if row is not None else GuildRow(guild_id)

    async def set_guild(self, row: GuildRow) -> None:
        await self._put(guild, values_of(row), ("locale", "channels", "creators", "most"))

    async def seats_in(self, guild_id: int, user: int) -> int:
        going_on = (Stage.LOBBY.value, Stage.RUNNING.value)
        query = (
            select(func.count())
            .select_from(seat)
            .join(game_table, seat.c.table == game_table.c.id)
            .where(
                seat.c.user == user,
                seat.c.computer.is_(False),
                game_table.c.guild == guild_id,
                game_table.c.stage.in_(going_on),
            )
        )
        async with self.looking() as connection:
            return (await connection.execute(query)).scalar_one()

    async def _put(self, into: SqlTable, values: dict[str, Any], changing: tuple[str, ...]) -> None:
        async with self.writing() as connection:
            await connection.execute(self.putting(into, values, changing))

    async def _drop(self, query: Delete) -> None:
        async with self.writing() as connection:
            await connection.execute(query)
