"""Finds the database of the settings, and keeps a second program away from it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TextIO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cli.failure import CannotStart


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for a server.

    Raises:
        CannotStart: the address makes no sense.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise CannotStart(f"DATABASE_URL makes no sense: {error}") from None
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database:
        raise CannotStart("DATABASE_URL names no file.")
    return Path(address.database)


def need_database(url: str) -> Path | None:
    """The file of an SQLite database, which is there; None for a server.

    Raises:
        CannotStart: there is none, or the address makes no sense.
    """
    file = database_file(url)
    if file is not None and not file.is_file():
        raise CannotStart(
            f"there is no database at {file.resolve()}. Go to the bot's folder, or set DATABASE_URL."
        )
    return file


@contextmanager
def hold_database(url: str) -> Iterator[None]:
    """Keep bots, and what no bot may meet, off an SQLite file: two bots would play every turn of its tables twice.

    Raises:
        CannotStart: another process has the file, or the lock cannot be made beside it.
    """
    file = database_file(url)
    with nullcontext() if file is None else _locked(file):  # at the latest the end of this process ends it
        yield


def _locked(file: Path) -> TextIO:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.lock").open("a+", encoding="ascii")
    except OSError as error:
        raise CannotStart(f"the database {file} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.seek(0)
        holder = lock.read().strip() or "?"
        lock.close()
        raise CannotStart(f"process {holder} uses {file.resolve()} already. Stop the bot first.") from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    with suppress(OSError):  # another's file, or none yet
        file.chmod(0o600)
    return lock
