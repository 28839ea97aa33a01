"""A database whose times are measured for Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from prometheus_client import Histogram

from data.drivers.database import Database, T, Work

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
