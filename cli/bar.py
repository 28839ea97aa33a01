"""Keep a person from all new seats, or a server from the bot, which leaves it; also while the bot runs.

Games that run go on. It tells the person so, and until when, where they would take a seat.
"""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

from cli.database import need_database
from cli.failure import CannotStart, failed, read_settings, refuse
from cli.leave import leave

_LONGEST: Final = 36_500
"""The most days of a bar; a longer one never ends."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("kind", choices=("person", "server"))
    parser.add_argument("id", type=int, help="the number by which Discord knows them")
    parser.add_argument("--days", type=_days, help="for so many days; without it for good")
    parser.add_argument("--lift", action="store_true", help="end it")


def _days(text: str) -> int:
    days = int(text)
    if not 1 <= days <= _LONGEST:
        raise argparse.ArgumentTypeError(f"it takes 1 to {_LONGEST}, or no --days to bar for good")
    return days


def main(kind: str, id: int, days: int | None, lift: bool) -> int:
    """Print what holds now; returns 0, or 1 if that was not possible, or 2."""
    from data.records.failures import StoreDown
    from data.store import StoreError

    try:
        settings = read_settings()
        need_database(settings.database_url)
        asyncio.run(_bar(settings.database_url, kind, id, days, lift))
        if lift:
            print(f"{kind} {id} is no longer barred")
            return 0
        print(f"{kind} {id} is barred {f'for {days} days' if days else 'for good'}")
        if kind == "server":
            leave(settings, id)
        return 0
    except CannotStart as error:
        return refuse(error)
    except (StoreError, StoreDown) as error:
        return failed(error)


async def _bar(url: str, kind: str, id: int, days: int | None, lift: bool) -> None:
    from data.records.restrictions import EVERYBODY, EVERYWHERE, Bar
    from data.store import open_store

    guild, user = (EVERYWHERE, id) if kind == "person" else (id, EVERYBODY)
    store = await open_store(url, upgrade=False)
    try:
        if lift:
            await store.lift_bar(guild, user)
        else:
            now = datetime.now(UTC)
            await store.set_bar(Bar(guild, user, now, now + timedelta(days=days) if days else None))
    finally:
        await store.close()
