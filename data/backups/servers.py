"""Backs a PostgreSQL database up as an SQLite file with the same rows, also while the bot runs. No other program is
needed.

The file is one moment of the database. It can be restored into an empty database of either kind.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, create_engine, func, select

from data.backups import files
from data.backups.files import RESTORED, SOUND, BackupError, check, dated_file, one_file
from data.backups.scratch import scratch
from data.drivers.failures import StoreBug
from data.records.failures import StoreDown
from data.schema import fact, game_table, metadata
from data.store import StoreError, open_store

_AT_ONCE = 500
"""Rows that are copied together."""


async def back_up(url: str, folder: Path, now: datetime, suffix: str = SOUND) -> Path:
    """Copy a database into a dated file of a folder; returns the file.

    Raises:
        BackupError: the database cannot be read, or the copy not written.
    """
    copy = dated_file(folder, "meeplepost", now, suffix)
    partial = copy.with_suffix(".partial")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        await (await open_store(f"sqlite:///{partial}")).close()  # with the schema, and nothing else
        store = await open_store(url, upgrade=False)
        try:
            with _opened(partial) as target:
                await store.database.read(lambda source: _copy(source, target))
        finally:
            await store.close()
        one_file(partial)
        check(partial)
        partial.rename(copy)
    except (OSError, StoreError, StoreDown, StoreBug, sqlite3.Error) as error:
        raise BackupError(f"The backup {copy} cannot be written: {error}") from error
    finally:
        for left in folder.glob(f"{partial.name}*"):
            left.unlink(missing_ok=True)
    return copy


async def restore(backup: Path, url: str) -> None:
    """Copy a backup into an empty database.

    Raises:
        BackupError: the backup is not sound, or there are games in the database.
    """
    try:
        with scratch() as folder:
            # The backup stays as it is, also where it must be brought up to date.
            copy = files.back_up(backup, folder, datetime.now(UTC))
            await (await open_store(f"sqlite:///{copy}")).close()
            store = await open_store(url)
            try:
                with _opened(copy) as source:
                    await store.database.write(lambda target: _fill(source, target, backup.name))
            finally:
                await store.close()
    except (OSError, StoreError, StoreDown, StoreBug) as error:
        raise BackupError(f"The backup {backup} cannot be restored: {error}") from error


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    """An SQLite file, in a transaction."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _copy(source: Connection, target: Connection) -> None:
    """All rows, some at a time."""
    for table in metadata.sorted_tables:
        found = source.execute(select(table)).mappings()
        while rows := found.fetchmany(_AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in rows])


def _fill(source: Connection, target: Connection, name: str) -> None:
    """Copy into an empty database, and mark it as restored."""
    if target.execute(select(func.count()).select_from(game_table)).scalar_one():
        raise BackupError(
            "There are games in the database. Restore into an empty one, and point DATABASE_URL there."
        )
    for table in reversed(metadata.sorted_tables):
        target.execute(table.delete())
    _copy(source, target)
    target.execute(fact.delete().where(fact.c.name == RESTORED))
    target.execute(fact.insert().values(name=RESTORED, value=name))
