"""The database itself: transactions as plain functions over a connection, each run in one go beside the event loop.

`sqlite.py` and `postgres.py` are the two kinds; only the one that is used is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from prometheus_client import Histogram
from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in a transaction; it neither waits for anything else nor keeps the connection."""


class Database(Protocol):
    """Runs work in transactions.

    Raises:
        StoreDown: by every method; the database cannot be used at the moment, and nothing was changed.
        StoreUnsure: by `write`, where that is not known.
        KeyTaken, StoreBug: the work makes a mistake.
    """

    dialect: str
    """`sqlite` or `postgresql`."""

    async def look(self, work: Work[T]) -> T:
        """For a single query, which sees one moment by itself: without the round trips of a transaction around it."""

    async def read(self, work: Work[T]) -> T:
        """A transaction that sees one moment."""

    async def write(self, work: Work[T]) -> T:
        """A transaction that holds the right to write from its beginning; whatever the work raises undoes it."""

    async def listener(self, channel: str, heard: Callable[[str], None]) -> Any:
        """A connection of the driver's own on which every text is heard that is told on a channel; the caller closes it.

        Raises:
            NotImplementedError: this kind has no channels.
        """

    async def close(self) -> None:
        """Let go of it, once what is being done is done."""


SECONDS: Final = Histogram(
    "meeplepost_database_seconds",
    "From asking the database for something to having it, waiting for a connection included",
    ["work"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.0, 15.0),
)
_LOOKING, _READING, _WRITING = (SECONDS.labels(work) for work in ("look", "read", "write"))


class Measured:
    """See `Database`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.dialect = database.dialect

    async def look(self, work: Work[T]) -> T:
        with _LOOKING.time():
            return await self._database.look(work)

    async def read(self, work: Work[T]) -> T:
        with _READING.time():
            return await self._database.read(work)

    async def write(self, work: Work[T]) -> T:
        with _WRITING.time():
            return await self._database.write(work)

    async def listener(self, channel: str, heard: Callable[[str], None]) -> Any:
        return await self._database.listener(channel, heard)

    async def close(self) -> None:
        await self._database.close()
