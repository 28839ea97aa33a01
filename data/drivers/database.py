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


SECONDS: Final = Histogram(
    "meeplepost_database_seconds",
    "From asking the database for something to having it, waiting for a connection included",
    ["work"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.0, 15.0),
)
"""What both kinds measure, by the name of the method."""


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
        """Run a single query, which needs no transaction of its own."""

    async def read(self, work: Work[T]) -> T:
        """Run work in a transaction that sees one moment."""

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction that may write from its start; any error undoes it."""

    async def listener(self, channel: str, heard: Callable[[str], None]) -> Any:
        """Open a driver connection that hears every text sent on a channel; the caller closes it.

        Raises:
            NotImplementedError: this kind has no channels.
        """

    async def close(self) -> None:
        """Close it once everything running is done."""
