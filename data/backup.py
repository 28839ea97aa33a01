"""Backups of an SQLite database while the bot runs: `python -m data.backup` writes one, `--restore FILE` brings one back.

A backup is a whole, consistent database file. A restored one is marked, so that the bot looks at its next start for posts
of moves that it does not know, and says in their threads what is lost. PostgreSQL has tools of its own: `pg_dump`.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import make_url

from settings import Settings

RESTORED = "restored"
"""The name of the fact that marks a restored database until the bot has looked back."""


class BackupError(Exception):
    """Why there is no backup, or none was restored: one sentence for whoever runs the bot."""


def back_up(database: Path, folder: Path, now: datetime) -> Path:
    """Copy a database, also one in use, into a dated file of a folder; returns the file.

    Raises:
        BackupError: there is no database, or the copy cannot be written or is not sound.
    """
    if not database.is_file():
        raise BackupError(f"There is no database at {database}.")
    copy = folder / f"{database.stem}-{now:%Y%m%d-%H%M%S}.sqlite3"
    partial = copy.with_suffix(".partial")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (
            closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(partial)) as target,
        ):
            source.backup(target, pages=256, sleep=0.01)
            target.execute("pragma journal_mode = delete")
        _check(partial)
        partial.rename(copy)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup {copy} cannot be written: {error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return copy


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database that nobody uses; returns where the replaced file is kept.

    Raises:
        BackupError: the backup is not sound, or the database is in use.
    """
    if not backup.is_file():
        raise BackupError(f"There is no backup at {backup}.")
    try:
        _check(backup)
        kept = None
        if database.exists():
            with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as replaced:
                # Takes the log into the file; nobody else may be at work in it.
                replaced.execute("pragma locking_mode = exclusive")
                replaced.execute("begin exclusive")
                replaced.execute("commit")
                replaced.execute("pragma wal_checkpoint(truncate)")
            kept = database.with_name(f"{database.name}.before")
            database.replace(kept)
            for name in ("-wal", "-shm"):
                database.with_name(database.name + name).unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(database)) as target,
        ):
            source.backup(target)
            target.execute("insert or replace into fact (name, value) values (?, ?)", [RESTORED, backup.name])
            target.commit()
    except (OSError, sqlite3.Error) as error:
        raise BackupError(
            f"The backup {backup} cannot be restored: {error}. Is the bot still running?"
        ) from error
    return kept


def _check(file: Path) -> None:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        (verdict,) = connection.execute("pragma integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        connection.execute("select count(*) from entry").fetchone()


def main() -> int:
    """Back up or restore the database of the settings."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--to", type=Path, default=Path("backups"), help="the folder of the backups")
    parser.add_argument(
        "--restore", type=Path, metavar="FILE", help="bring this backup back; stop the bot first"
    )
    asked = parser.parse_args()
    address = make_url(Settings().database_url)
    if address.get_backend_name() != "sqlite" or not address.database:
        sys.stderr.write("Only SQLite files are backed up here; for PostgreSQL use pg_dump and pg_restore.\n")
        return 2
    database = Path(address.database)
    try:
        if asked.restore:
            kept = restore(asked.restore, database)
            sys.stdout.write(
                f"Restored {asked.restore}" + (f"; the database before it is {kept}\n" if kept else "\n")
            )
        else:
            sys.stdout.write(f"{back_up(database, asked.to, datetime.now(UTC))}\n")
    except BackupError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
