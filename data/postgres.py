"""A PostgreSQL server, over asyncpg."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from data.database import T, Work
from engines.tables.records.store import StoreDown

_PATIENCE = 15.0
"""Seconds to wait for a connection."""


class Server:
    """See `Database`."""

    dialect = "postgresql"

    def __init__(self, address: URL) -> None:
        self._engine = create_async_engine(address, pool_pre_ping=True, connect_args={"timeout": _PATIENCE})

    async def look(self, work: Work[T]) -> T:
        async with self._connected() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._connected() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._connected() as connection, connection.begin():
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (OperationalError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise StoreDown(str(getattr(error, "orig", None) or error)) from error
