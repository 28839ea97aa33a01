"""Restore a backup. Stop the bot first; the file that it replaces is kept beside it as *.before.

A PostgreSQL database must be empty. After the next start the bot looks through the threads, and says what the backup lacks.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from cli.database import database_file, hold_database
from cli.failure import CannotStart, failed, read_settings, refuse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("file", type=Path, help="the backup")


def main(file: Path) -> int:
    """Print what was replaced; returns 0, or 1 if nothing was restored, or 2."""
    from data.backups import files, servers
    from data.backups.sealing import readable

    try:
        settings = read_settings()
        url = settings.database_url
        database = database_file(url)
        with readable(file, settings.backup_key_file) as copy, hold_database(url):
            if database is None:
                asyncio.run(servers.restore(copy, url))
                kept = None
            else:
                kept = files.restore(copy, database)
        print(f"Restored {file}" + (f"; the replaced database is kept as {kept}" if kept else ""))
    except CannotStart as error:
        return refuse(error)
    except files.BackupError as error:
        return failed(error)
    return 0
