"""Replay all games of a database, a backup, exported journals or game files as a check; also while the bot runs.

Without a name it reads the database of the settings; a folder stands for the files in it. Nothing is changed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cli.database import need_database
from cli.failure import CannotStart, failed, read_settings, refuse

if TYPE_CHECKING:
    from data.store import Store
    from tables.verification import Verdict

_JOURNAL = ".txt"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument(
        "files", type=Path, nargs="*", metavar="FILE", help="databases, journals, game files, folders"
    )


def main(files: Sequence[Path]) -> int:
    """Print what was found; returns 0 if everything replays, 1 if not, 2 if it could not begin."""
    from data.backups.files import BackupError
    from data.store import StoreError

    try:
        verdicts = asyncio.run(_verdicts(files))
    except CannotStart as error:
        return refuse(error)
    except (BackupError, StoreError, OSError) as error:
        return failed(error)
    for name, verdict in verdicts.items():
        print(f"{name}: {verdict}")
        for said in (*verdict.chance, *verdict.wrong):
            print(said)
    return 1 if any(verdict.wrong for verdict in verdicts.values()) else 0


async def _verdicts(files: Sequence[Path]) -> dict[str, Verdict]:
    from cli.records import is_record
    from data.backups.files import SEALED
    from data.backups.sealing import readable
    from data.store import open_store
    from tables.verification import verify_file, verify_journals, verify_store

    if not files:
        url = read_settings().database_url
        file = need_database(url)
        if file is not None:
            return {str(file): await verify_file(file)}
        store = await open_store(url, upgrade=False)
        try:
            return {"the database": await verify_store(store)}
        finally:
            await store.close()
    found = list(_meant(files))
    texts = [file for file in found if file.suffix == _JOURNAL]
    records = [file for file in texts if is_record(file)]
    journals = [file for file in texts if file not in records]
    verdicts = {"journals": verify_journals(journals)} if journals else {}
    if records:
        verdicts |= await _record_verdicts(records)
    for file in found:
        if file.suffix != _JOURNAL:
            key = read_settings().backup_key_file if file.suffix == SEALED else None
            with readable(file, key) as copy:
                verdicts[str(file)] = await verify_file(copy)
    return verdicts


async def _record_verdicts(files: Sequence[Path]) -> dict[str, Verdict]:
    """The verdicts on records, compared with the tables of the database of the settings where that can be read."""
    from data.store import StoreError, open_store

    store = None
    with contextlib.suppress(CannotStart, StoreError):
        url = read_settings().database_url
        need_database(url)
        store = await open_store(url, upgrade=False)
    try:
        return {str(file): await _record_verdict(file, store) for file in files}
    finally:
        if store is not None:
            await store.close()


async def _record_verdict(file: Path, store: Store | None) -> Verdict:
    from cli.records import chance_of, checked_record, whose_of, why
    from engines.core.record import BadRecord
    from tables.verification import Verdict

    try:
        record = checked_record(file)
    except BadRecord as error:
        return Verdict(1, 0, (why(error),))
    said, may_be = await whose_of(record, store)
    wrong, chance = ((), (said, *chance_of(record))) if may_be else ((said,), ())
    return Verdict(1, len(record.entries), wrong, chance=chance)


def _meant(files: Sequence[Path]) -> Iterator[Path]:
    """The files, and those in the folders."""
    for file in files:
        if file.is_dir():
            yield from sorted(
                each for each in file.iterdir() if each.name.endswith((_JOURNAL, ".sqlite3", ".sqlite3.age"))
            )
        else:
            yield file
