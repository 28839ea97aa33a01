"""A PostgreSQL server, over asyncpg."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import asyncpg
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from data.drivers.database import SECONDS, T, Work
from data.drivers.failures import TROUBLE, translate_error
from data.records.failures import StoreDown, StoreUnsure

_PATIENCE = 15.0
"""Seconds to wait for a connection."""

_LONGEST = 60.0
"""Seconds to wait for the answer to a statement: a connection may be lost without a word."""


class Server:
    """See `Database`."""

    dialect = "postgresql"

    def __init__(self, address: URL) -> None:
        self._address = address
        self._engine = create_async_engine(
            address,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": _PATIENCE, "command_timeout": _LONGEST},
        )
        self._working = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def look(self, work: Work[T]) -> T:
        async with self._connected("look") as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._connected("read") as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        done = False
        try:
            async with self._connected("write") as connection, connection.begin():
                result = await connection.run_sync(work)
                done = True
        except StoreDown as error:
            raise (StoreUnsure(str(error)) if done else error) from None
        return result

    async def listener(self, channel: str, heard: Callable[[str], None]) -> asyncpg.Connection:
        _, options = self._engine.dialect.create_connect_args(self._address)
        connection = await asyncpg.connect(**options, timeout=_PATIENCE)
        try:
            await connection.add_listener(channel, lambda *told: heard(str(told[-1])))
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def close(self) -> None:
        # The pool closes what has come back to it: a connection that is still at work would stay open for good.
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._idle.wait()
        await self._engine.dispose()

    @asynccontextmanager
    async def _connected(self, kind: str) -> AsyncIterator[AsyncConnection]:
        self._working += 1
        self._idle.clear()
        try:
            with SECONDS.labels(kind).time():
                async with self._engine.connect() as connection:
                    yield connection
        except (*TROUBLE, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise translate_error(error) from None
        finally:
            self._working -= 1
            if not self._working:
                self._idle.set()
