"""The copy of a database from before it is upgraded: the way back to the version that wrote it.

An SQLite file is copied as backups are; a PostgreSQL database by `pg_dump`, where that is installed.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from asyncio.subprocess import DEVNULL, PIPE
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import URL, make_url

from data.backups.files import BackupError, copy_database
from data.backups.sealing import seal
from data.migrations import newest
from data.store import stored_version

KEPT = timedelta(days=30)
"""How long such copies are kept: people may have been forgotten since."""

_LONGEST = timedelta(days=1)
"""Longer than any copy takes."""

_NAME = re.compile(r"before-\w+-(\d{8}-\d{6})\.(sqlite3|dump)(\.age)?")


async def copy_before_upgrade(url: str, folder: Path, now: datetime, key: Path | None = None) -> Path | None:
    """Copy a database that the next start will upgrade; returns the copy, or None where nothing is to be upgraded.

    Args:
        key: for which the copy is encrypted; None for none.

    Raises:
        BackupError: the copy cannot be made.
        StoreError: the database cannot be used.
    """
    address = make_url(url)
    file = Path(address.database or "") if address.get_backend_name() == "sqlite" else None
    if file is not None and not file.is_file():
        return None
    version = await stored_version(url)
    if version is None or version >= newest():
        return None
    copy = folder / f"before-{newest()}-{now:%Y%m%d-%H%M%S}"
    if file is not None:
        made = copy_database(file, copy.with_suffix(".sqlite3"))
    else:
        made = await _dump(address, copy.with_suffix(".dump"))
    return made if key is None else seal(made, key)


def thin_out_copies(folder: Path, now: datetime) -> None:
    """Delete the copies in a folder that are older than `KEPT`."""
    for file in folder.glob("before-*") if folder.is_dir() else ():
        if ".partial" in file.name and now.timestamp() - file.stat().st_mtime > _LONGEST.total_seconds():
            file.unlink(missing_ok=True)  # of a copy that was killed
        if named := _NAME.fullmatch(file.name):
            made = datetime.strptime(named[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
            if now - made > KEPT:
                file.unlink(missing_ok=True)


async def _dump(address: URL, copy: Path) -> Path:
    program = shutil.which("pg_dump")
    if program is None:
        raise BackupError(
            "The database is to be upgraded, and pg_dump, which would copy it first, is not installed. Install it, or "
            "make a copy yourself and start once with: meeplepost run --no-copy"
        )
    copy.parent.mkdir(parents=True, exist_ok=True)
    partial = copy.with_suffix(".partial")
    options = {"host": address.host, "port": address.port, "username": address.username} | dict(address.query)
    words = [f"--{name}={value}" for name, value in options.items() if value]
    process = await asyncio.create_subprocess_exec(
        *(
            program,
            "--format=custom",
            f"--file={partial}",
            "--no-password",
            *words,
            address.database or "postgres",
        ),
        env={**os.environ, **({"PGPASSWORD": address.password} if address.password else {})},
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
    )
    _, said = await process.communicate()
    if process.returncode:
        partial.unlink(missing_ok=True)
        raise BackupError(f"The database cannot be copied before its upgrade. {said.decode().strip()}")
    return partial.rename(copy)
