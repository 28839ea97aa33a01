"""The part of the store that is about people and servers rather than about one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, bindparam, delete, func, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite

from data.database import Database
from data.privacy import everything_of, forget
from data.rows import as_row, values_of
from data.schema import follower, game_table, guild, note, player, seat
from engines.tables.preferences import Preferences
from engines.tables.store import GuildRow, PlayerRow, Stage

_PLAYER = select(player).where(player.c.user == bindparam("user"))
_GUILD = select(guild).where(guild.c.guild == bindparam("of"))


class People:
    """What `SqlStore` knows of people and servers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def player(self, user: int) -> PlayerRow | None:
        row = await self.database.look(lambda connection: connection.execute(_PLAYER, {"user": user}).first())
        return as_row(PlayerRow, row._mapping) if row is not None else None

    async def set_player(self, row: PlayerRow) -> None:
        await self.put(player, values_of(row), ("locale", "dm_ok", "preferences"))

    async def met(self, user: int, locale: str) -> None:
        await self.put(player, values_of(PlayerRow(user, locale)), ("locale",))

    async def set_dm_ok(self, user: int, dm_ok: bool) -> None:
        await self.put(player, values_of(PlayerRow(user, "en", dm_ok)), ("dm_ok",))

    async def prefer(self, user: int, locale: str, chosen: Mapping[str, Any]) -> PlayerRow:
        return await self._prefer(user, locale, lambda kept: {**kept.preferences, **chosen})

    async def choose(
        self, user: int, locale: str, changed: Callable[[Preferences], Preferences]
    ) -> PlayerRow:
        return await self._prefer(user, locale, lambda kept: changed(kept.likes).keep(kept.preferences))

    async def _prefer(
        self, user: int, locale: str, preferences: Callable[[PlayerRow], dict[str, Any]]
    ) -> PlayerRow:
        def work(connection: Connection) -> PlayerRow:
            row = connection.execute(_PLAYER.with_for_update(), {"user": user}).first()
            kept = as_row(PlayerRow, row._mapping) if row is not None else PlayerRow(user, locale)
            after = replace(kept, preferences=preferences(kept))
            connection.execute(_putting(self.database.dialect, player, ("preferences",)), values_of(after))
            return after

        return await self.database.write(work)

    async def note(self, table: str, user: int) -> str:
        query = select(note.c.text).where(note.c.table == table, note.c.user == user)
        return await self.database.look(lambda connection: connection.execute(query).scalar()) or ""

    async def set_note(self, table: str, user: int, text: str) -> None:
        if text:
            await self.put(note, {"table": table, "user": user, "text": text}, ("text",))
        else:
            await self.do(delete(note).where(note.c.table == table, note.c.user == user))

    async def follow(self, table: str, user: int) -> None:
        await self.put(follower, {"table": table, "user": user}, ("user",))

    async def unfollow(self, table: str, user: int) -> None:
        await self.do(delete(follower).where(follower.c.table == table, follower.c.user == user))

    async def followers(self, table: str) -> list[int]:
        query = select(follower.c.user).where(follower.c.table == table).order_by(follower.c.user)
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def tables_with(self, user: int, stage: Stage) -> list[str]:
        query = (
            select(game_table.c.id)
            .join(seat, seat.c.table == game_table.c.id)
            .where(seat.c.user == user, game_table.c.stage == stage.value)
            .order_by(game_table.c.created_at, game_table.c.id)
        )
        return await self.database.look(lambda connection: list(connection.execute(query).scalars()))

    async def everything_of(self, user: int) -> dict[str, Any]:
        return await self.database.read(lambda connection: everything_of(connection, user))

    async def forget(self, user: int) -> None:
        await self.database.write(lambda connection: forget(connection, user))

    async def guild(self, guild_id: int) -> GuildRow:
        row = await self.database.look(
            lambda connection: connection.execute(_GUILD, {"of": guild_id}).first()
        )
        return as_row(GuildRow, row._mapping) if row is not None else GuildRow(guild_id)

    async def settle(self, guild_id: int, changed: Callable[[GuildRow], GuildRow]) -> GuildRow:
        def work(connection: Connection) -> GuildRow:
            row = connection.execute(_GUILD.with_for_update(), {"of": guild_id}).first()
            after = changed(as_row(GuildRow, row._mapping) if row is not None else GuildRow(guild_id))
            changing = ("locale", "channels", "creators", "most")
            connection.execute(_putting(self.database.dialect, guild, changing), values_of(after))
            return after

        return await self.database.write(work)

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
        return await self.database.look(lambda connection: connection.execute(query).scalar_one())

    async def put(
        self, into: SqlTable, values: dict[str, Any] | list[dict[str, Any]], changing: tuple[str, ...]
    ) -> None:
        """Insert rows, or change these columns of those that are there."""
        await self.do(_putting(self.database.dialect, into, changing), values)

    async def do(
        self, query: Executable, values: dict[str, Any] | list[dict[str, Any]] | None = None
    ) -> None:
        """A statement that writes, in a transaction of its own."""

        def work(connection: Connection) -> None:
            connection.execute(query, values or {})

        await self.database.write(work)


@cache
def _putting(dialect: str, into: SqlTable, changing: tuple[str, ...]) -> Executable:
    query = postgresql.insert(into) if dialect == "postgresql" else sqlite.insert(into)
    return query.on_conflict_do_update(
        index_elements=list(into.primary_key.columns),
        set_={name: query.excluded[name] for name in changing},
    )
