"""Backups of an SQLite database, also while the bot runs.

A backup is a whole, consistent database file. A restored one is marked, so that the bot looks at its next start for posts
of moves that it does not know, and says in their threads what is lost.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path

SOUND, UNSOUND, UNCHECKED = ".sqlite3", ".unsound", ".unchecked"
"""Suffixes of backups: of whole ones, of those in which a game does not replay, and of those of which that is not known yet."""

SEALED = ".age"
"""The end of the name of an encrypted one."""

RESTORED = "restored"
"""The name of the fact that marks a restored database until the bot has looked back."""


class BackupError(Exception):
    """A backup or restore failed, for a reason in one sentence."""


def back_up(database: Path, folder: Path, now: datetime, suffix: str = SOUND) -> Path:
    """Copy a database, also one in use, into a dated file of a folder; returns the file.

    Raises:
        BackupError: there is no database, or the copy cannot be written or is not sound.
    """
    return copy_database(database, dated_file(folder, database.stem, now, suffix))


def copy_database(database: Path, copy: Path) -> Path:
    """Copy a database, also one in use, into a file; returns the file.

    Raises:
        BackupError: there is no database, or the copy cannot be written or is not sound.
    """
    if not database.is_file():
        raise BackupError(f"There is no database at {database}.")
    partial = copy.with_suffix(".partial")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        with (
            closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(partial)) as target,
        ):
            source.backup(target, pages=256, sleep=0.01)
        one_file(partial)
        check(partial)
        partial.rename(copy)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup {copy} cannot be written: {error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return copy


def dated_file(folder: Path, stem: str, now: datetime, suffix: str = SOUND) -> Path:
    """The file of a backup made now."""
    return folder / f"{stem}-{now:%Y%m%d-%H%M%S}{suffix}"


def thin_out(folder: Path, stem: str, kept: int, suffix: str = SOUND) -> list[Path]:
    """Delete all backups of a database with a suffix except the newest, and what ended backups left; returns the deleted ones.
    Encrypted ones count as any other.

    Those in which a game does not replay never take the place of a sound one.
    """
    for left in (
        *folder.glob(f"{stem}-*.partial*"),
        *folder.glob(f"{stem}-*{UNCHECKED}*"),
        *folder.glob(f"{stem}-*-wal"),
        *folder.glob(f"{stem}-*-shm"),
    ):
        left.unlink(missing_ok=True)
    dated = f"{stem}-{'[0-9]' * 8}-{'[0-9]' * 6}{suffix}"
    found = sorted([*folder.glob(dated), *folder.glob(dated + SEALED)])
    gone = found[: max(0, len(found) - kept)]
    for file in gone:
        file.unlink(missing_ok=True)
    return gone


def restore(backup: Path, database: Path) -> Path | None:
    """Replace an unused database by a backup; returns where the replaced file is kept.

    Raises:
        BackupError: the backup is not sound, or the database is in use.
    """
    partial = database.with_name(f"{database.name}.partial")
    try:
        check(backup)
        _delete(partial)  # of a restore that was killed
        with (
            closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(partial)) as target,
        ):
            source.backup(target)
            target.execute("insert or replace into fact (name, value) values (?, ?)", [RESTORED, backup.name])
            target.commit()
        one_file(partial)
        kept = None
        if database.exists():
            with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as replaced:
                # Takes the log into the file; nobody else may be at work in it.
                replaced.execute("pragma locking_mode = exclusive")
                replaced.execute("begin exclusive")
                replaced.execute("commit")
                replaced.execute("pragma wal_checkpoint(truncate)")
            kept = _free(database)
            database.replace(kept)
            for name in ("-wal", "-shm"):
                database.with_name(database.name + name).unlink(missing_ok=True)
        partial.rename(database)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(
            f"The backup {backup} cannot be restored: {error}. Is the bot still running?"
        ) from error
    finally:
        _delete(partial)
    return kept


def _delete(database: Path) -> None:
    """Delete a database with what stands beside it."""
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink(missing_ok=True)


def _free(database: Path) -> Path:
    """A name beside a database for what a restore replaces; nothing that was kept before is lost."""
    names = (f"{database.name}.before{f'-{number}' if number else ''}" for number in count())
    return next(file for name in names if not (file := database.with_name(name)).exists())


def one_file(file: Path) -> None:
    """Take what stands in a database's log into its file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma journal_mode = delete")


def check(file: Path) -> None:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        (verdict,) = connection.execute("pragma integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        connection.execute("select count(*) from entry").fetchone()
