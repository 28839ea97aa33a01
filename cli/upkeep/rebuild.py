"""Make lists, statistics and ratings of finished games again from their moves; also while the bot runs."""

from __future__ import annotations

import asyncio

from cli.database import need_database
from cli.failure import CannotStart, failed, read_settings, refuse


def main() -> int:
    """Print how many games there are; returns 0, or 1 if that was not possible, or 2."""
    from data.records.failures import StoreDown
    from data.store import StoreError

    try:
        url = read_settings().database_url
        need_database(url)
        print(f"finished games counted again: {asyncio.run(_rebuilt(url))}")
    except CannotStart as error:
        return refuse(error)
    except (StoreError, StoreDown) as error:
        return failed(error)
    return 0


async def _rebuilt(url: str) -> int:
    from community.statistics.projection import rebuild
    from data.store import open_store

    store = await open_store(url, upgrade=False)
    try:
        return await rebuild(store)
    finally:
        await store.close()
