"""Queries of one statement, each in a transaction of its own; the base of the store's parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import methodcaller
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, Row, Select, select, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import sqlite

from data.drivers.database import Database
from data.schema import game_table


class Queries:
    """Runs statements in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def rows(self, query: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        """All rows of a query."""
        return await self.database.look(lambda connection: connection.execute(query, values).all())

    async def ids(self, query: Select[str], **values: Any) -> list[str]:
        """The first column of a query."""
        return [row[0] for row in await self.rows(query, **values)]

    async def scalar(self, query: Select[Any]) -> Any:
        """The first column of a query's first row; None without rows."""
        return await self.database.look(methodcaller("scalar", query))

    async def size(self) -> int:
        """The database's size in bytes."""
        asked = {
            "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
            "postgresql": "SELECT pg_database_size(current_database())",
        }
        query = text(asked[self.database.dialect])
        return int(await self.database.look(lambda connection: connection.execute(query).scalar_one()))

    async def put(
        self, into: SqlTable, values: dict[str, Any] | list[dict[str, Any]], changing: tuple[str, ...]
    ) -> None:
        """Insert rows, or update these columns of existing ones."""
        await self.do(upsert(self.database.dialect, into, changing), values)

    async def do(
        self, query: Executable, values: dict[str, Any] | list[dict[str, Any]] | None = None
    ) -> None:
        """Run a writing statement in a transaction of its own."""

        def work(connection: Connection) -> None:
            connection.execute(query, values or {})

        await self.database.write(work)


@cache
def upsert(dialect: str, into: SqlTable, changing: tuple[str, ...], unless_newer: str = "") -> Executable:
    """A statement that inserts rows, or updates these columns of existing ones, except where column `unless_newer` is larger."""
    query: postgresql.Insert | sqlite.Insert
    if dialect == "postgresql":
        # Imported here, since few have such a server: it takes a fortieth of the start.
        from sqlalchemy.dialects import postgresql

        query = postgresql.insert(into)
    else:
        query = sqlite.insert(into)
    return query.on_conflict_do_update(
        index_elements=list(into.primary_key.columns),
        set_={name: query.excluded[name] for name in changing},
        where=into.c[unless_newer] <= query.excluded[unless_newer] if unless_newer else None,
    )


def in_order(*conditions: ColumnElement[bool]) -> Select[str]:
    """The ids of tables that meet all conditions, oldest first."""
    return select(game_table.c.id).where(*conditions).order_by(game_table.c.created_at, game_table.c.id)
