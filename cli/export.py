"""Write all games as text files, which replay without the database; also while the bot runs.

Files of running games hold seeds and hidden moves: they are for the operator alone.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from cli.database import need_database
from cli.failure import CannotStart, failed, read_settings, refuse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("--to", type=Path, default=Path("journals"), help="the folder; without it, journals")


def main(to: Path) -> int:
    """Print how many were written; returns 0, or 1 if that was not possible, or 2."""
    from data.records.failures import StoreDown
    from data.store import StoreError

    try:
        url = read_settings().database_url
        need_database(url)
        print(f"games written to {to}: {asyncio.run(_export(url, to))}")
    except CannotStart as error:
        return refuse(error)
    except (StoreError, StoreDown, OSError) as error:
        return failed(error)
    return 0


async def _export(url: str, folder: Path) -> int:
    from data.backups.journals import export
    from data.store import open_store

    store = await open_store(url, upgrade=False)
    try:
        return await export(store, folder)
    finally:
        await store.close()
