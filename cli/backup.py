"""Make a backup, also while the bot runs, and replay all its games as a check.

A backup of PostgreSQL is an SQLite file, too; it needs no pg_dump.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cli.database import need_database
from cli.failure import CannotStart, failed, read_settings, refuse

NOT_SOUND: Final = 3
"""The exit status where a game of the backup does not replay as it was told."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("--to", type=Path, help="the folder; without it, BACKUP_FOLDER")
    parser.add_argument("--keep", type=int, help="how many of the newest to keep; without it, BACKUPS_KEPT")


def main(to: Path | None, keep: int | None) -> int:
    """Print where the backup is and what its check said; returns 0, 1 if there is none, `NOT_SOUND`, or 2."""
    from data.backups.files import BackupError
    from data.store import StoreError

    try:
        settings = read_settings()
        kept = settings.backups_kept if keep is None else keep
        folder, key = to or settings.backup_folder, settings.backup_key_file
        return asyncio.run(_back_up(settings.database_url, folder, kept, key))
    except CannotStart as error:
        return refuse(error)
    except (BackupError, StoreError) as error:
        return failed(error)


async def _back_up(url: str, folder: Path, kept: int, key: Path | None) -> int:
    from data.backups import files, servers, upgrades
    from data.backups.sealing import seal
    from data.migrations import newest
    from data.store import stored_version
    from tables.verification import verify_copy, verify_file

    file, now = need_database(url), datetime.now(UTC)
    if file is None:
        copy = await servers.back_up(url, folder, now, files.UNCHECKED)
    else:
        copy = files.back_up(file, folder, now, files.UNCHECKED)
    # An older copy stays as it is: it is the way back.
    is_ours = await stored_version(f"sqlite:///{copy}") == newest()
    verdict = await (verify_copy if is_ours else verify_file)(copy)
    stem, suffix = copy.stem.rsplit("-", 2)[0], files.UNSOUND if verdict.wrong else files.SOUND
    copy = copy.rename(copy.with_suffix(suffix)) if key is None else seal(copy, key, suffix)
    print(f"{copy}: {verdict}")
    for wrong in verdict.wrong:
        print(wrong)
    files.thin_out(folder, stem, max(1, kept), suffix)
    upgrades.thin_out_copies(folder, now)
    if verdict.wrong:
        return NOT_SOUND
    if is_ours:
        await _note(url, now)
    return 0


async def _note(url: str, now: datetime) -> None:
    """Note in the database when its last sound backup was made; a database that is busy now does without."""
    from data.records.facts import SOUND_BACKUP
    from data.records.failures import StoreDown
    from data.store import StoreError, open_store

    with contextlib.suppress(StoreError, StoreDown):
        store = await open_store(url, upgrade=False)
        try:
            await store.set_fact(SOUND_BACKUP, now.isoformat())
        finally:
            await store.close()
