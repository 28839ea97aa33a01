"""The database itself: transactions as plain functions over a connection, each run in one go beside the event loop.

An SQLite file is worked on in threads of this process: several that read, and one that writes, because SQLite lets one write at a
time. To PostgreSQL the same functions speak over asyncpg.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from engines.store import StoreDown

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in a transaction; it neither waits for anything else nor keeps the connection."""

_PATIENCE = 15.0
"""Seconds to wait for another process that writes to an SQLite file, or for a connection to PostgreSQL."""

_READERS = 4
"""Threads that read an SQLite file."""

_SWITCHES = 20
"""How often a connection tries to switch a file to write-ahead logging."""


class Database(Protocol):
    """Runs work in transactions.

    Raises:
        StoreDown: by every method; the database cannot be used at the moment, and nothing was changed.
    """

    dialect: str
    """`sqlite` or `postgresql`."""

    async def look(self, work: Work[T]) -> T:
        """For a single query, which sees one moment by itself: without the round trips of a transaction around it."""

    async def read(self, work: Work[T]) -> T:
        """A transaction that sees one moment."""

    async def write(self, work: Work[T]) -> T:
        """A transaction that holds the right to write from its beginning; whatever the work raises undoes it."""

    async def close(self) -> None:
        """Let go of it, once what is being done is done."""


class File:
    """An SQLite file.

    Raises:
        OSError: its folder cannot be made.
    """

    dialect = "sqlite"

    def __init__(self, address: URL) -> None:
        file = address.database or ""
        if file and not file.startswith((":", "file:")):
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        patience = {} if "timeout" in address.query else {"timeout": _PATIENCE}
        self._engine = create_engine(address, connect_args=patience, pool_size=_READERS + 1, max_overflow=0)
        event.listen(self._engine, "connect", _configure)
        event.listen(self._engine, "begin", _begin)
        self._alone = self._engine.execution_options(begins="")
        self._moment = self._engine.execution_options(begins="BEGIN")
        self._writes = self._engine.execution_options(begins="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(_READERS, "database reader")
        self._writer = ThreadPoolExecutor(1, "database writer")

    async def look(self, work: Work[T]) -> T:
        return await self._run(self._readers, self._alone, work)

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._readers, self._moment, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writer, self._writes, work)

    async def close(self) -> None:
        def end() -> None:
            self._readers.shutdown()
            self._writer.shutdown()
            self._engine.dispose()

        await asyncio.to_thread(end)

    async def _run(self, threads: ThreadPoolExecutor, engine: Any, work: Work[T]) -> T:
        def whole() -> T:
            with _told(), engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, whole)


class Server:
    """A PostgreSQL server."""

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
        with _told():
            async with self._engine.connect() as connection:
                yield connection


@contextmanager
def _told() -> Iterator[None]:
    """Whatever is wrong with the database itself, as opposed to a query, is one kind of error to everybody else."""
    try:
        yield
    except (OperationalError, asyncpg.PostgresConnectionError, OSError) as error:
        raise StoreDown(str(getattr(error, "orig", None) or error)) from error


def _configure(connection: sqlite3.Connection, _: Any) -> None:
    """Called for every new connection to a file."""
    # The driver must not begin transactions by itself: it would begin them too late, after the first read.
    connection.isolation_level = None
    try:
        _write_ahead(connection)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
    except Exception:
        connection.close()
        raise


def _begin(connection: Connection) -> None:
    if begins := connection.get_execution_options()["begins"]:
        connection.exec_driver_sql(begins)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch a file to write-ahead logging.

    Where several connections switch a fresh file at once, SQLite refuses all but one of them without waiting; beginning
    to write does wait, and after that the switch is made.
    """
    for _ in range(_SWITCHES):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
        else:
            return
    connection.execute("PRAGMA journal_mode = WAL")
