"""An SQLite file, used by several reading connections and one that writes, because SQLite allows one writer at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import URL, Connection, StaticPool, create_engine, event

from data.drivers.database import SECONDS, T, Work
from data.drivers.failures import TROUBLE, translate_error

_PATIENCE = 15.0
"""Seconds to wait for another process that writes."""

_READERS = 4
"""Connections that read."""

_SWITCHES = 20
"""How often a connection tries to switch a file to write-ahead logging."""


class File:
    """See `Database`.

    Raises:
        OSError: its folder cannot be made.
    """

    dialect = "sqlite"

    def __init__(self, address: URL) -> None:
        file = address.database or ""
        if file and not file.startswith((":", "file:")):
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        self._lines = [_Line(address) for _ in range(_READERS + 1)]
        self._readers, self._writer = _free(self._lines[1:]), _free(self._lines[:1])

    async def look(self, work: Work[T]) -> T:
        return await self._run("look", self._readers, "", work)

    async def read(self, work: Work[T]) -> T:
        return await self._run("read", self._readers, "BEGIN", work)

    async def write(self, work: Work[T]) -> T:
        return await self._run("write", self._writer, "BEGIN IMMEDIATE", work)

    async def listener(self, channel: str, heard: Callable[[str], None]) -> Any:
        raise NotImplementedError("an SQLite file has one process")

    async def close(self) -> None:
        for line in self._lines:
            await line.close()

    async def _run(self, kind: str, free: asyncio.LifoQueue[_Line], begins: str, work: Work[T]) -> T:
        with SECONDS.labels(kind).time():
            line = await free.get()
            try:
                return await line.run(begins, work)
            except TROUBLE as error:
                raise translate_error(error) from None
            finally:
                free.put_nowait(line)


class _Line:
    """One connection and its aiosqlite thread; opened when first needed."""

    def __init__(self, address: URL) -> None:
        # SQLAlchemy works in aiosqlite's thread, and speaks there to the connection of the standard library.
        self._engine = create_engine(
            address.set(drivername="sqlite"),
            creator=lambda: self._connection,
            poolclass=StaticPool,
            isolation_level="AUTOCOMMIT",  # transactions begin and end in `run`
            hide_parameters=True,
        )
        (self._file,), options = self._engine.dialect.create_connect_args(address)
        self._options: dict[str, Any] = {"timeout": _PATIENCE, **options}
        event.listen(self._engine, "connect", _configure)
        self._opening: asyncio.Future[aiosqlite.Connection] | None = None
        self._connection: sqlite3.Connection
        self._speaks: Connection | None = None

    async def run(self, begins: str, work: Work[T]) -> T:
        """Run work in a transaction."""

        def whole() -> T:
            if self._speaks is None:
                self._speaks = self._engine.connect()
            # To make SQLAlchemy's connection and transaction anew takes as long as two of its statements.
            if not begins:
                return work(self._speaks)
            self._connection.execute(begins)
            try:
                done = work(self._speaks)
                self._connection.commit()
            except BaseException:
                self._connection.rollback()
                raise
            return done

        if self._opening is None:
            self._open().close()  # where that fails, aiosqlite would leave a thread behind
            self._opening = asyncio.ensure_future(aiosqlite.Connection(self._open, iter_chunk_size=1))
        try:
            # Whoever stops waiting leaves the connection to whoever comes next, and to `close`.
            thread = await asyncio.shield(self._opening)
        except sqlite3.Error:
            self._opening = None
            raise
        return await _within(thread, whole)

    async def close(self) -> None:
        if self._opening is not None:
            thread = await self._opening
            if self._speaks is not None:
                await _within(thread, self._speaks.close)
                self._speaks = None
            await thread.close()

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._file, **self._options)
        return self._connection


async def _within(thread: aiosqlite.Connection, work: Callable[[], T]) -> T:
    """Run work in a connection's thread."""
    # aiosqlite's public coroutines do one step each, and a transaction of them costs three times as much. An executor
    # of the standard library would take aiosqlite's place altogether, for a third to a half more than this call (0.03 ms).
    execute: Callable[[Callable[[], T]], Awaitable[T]] = thread._execute
    return await execute(work)


def _free(lines: list[_Line]) -> asyncio.LifoQueue[_Line]:
    """A pool of connections, last used first."""
    free: asyncio.LifoQueue[_Line] = asyncio.LifoQueue()
    for line in reversed(lines):
        free.put_nowait(line)
    return free


def _configure(connection: sqlite3.Connection, _: Any) -> None:
    """Configure every new connection to a file."""
    # The driver must not begin transactions by itself: it would begin them too late, after the first read.
    connection.isolation_level = None
    try:
        _write_ahead(connection)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
    except Exception:
        connection.close()
        raise


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
