"""An SQLite file, worked on in threads of this process: several that read, and one that writes, because SQLite lets one write
at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError

from engines.store import StoreDown

from .database import T, Work

_PATIENCE = 15.0
"""Seconds to wait for another process that writes."""

_READERS = 4
"""Threads that read."""

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
            try:
                with engine.begin() as connection:
                    return work(connection)
            except (OperationalError, OSError) as error:
                raise StoreDown(str(getattr(error, "orig", None) or error)) from error

        return await asyncio.get_running_loop().run_in_executor(threads, whole)


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
