"""Forgets people where no bot runs: by letter, and again after a restore."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from data.store import Store

log = logging.getLogger(__name__)


async def forget_again(store: Store, folder: Path) -> None:
    """Forget who was forgotten since the database was backed up, if it is a restored one; from now on each is noted.

    Args:
        folder: where the backups are, and the list.

    Raises:
        StoreDown: the database does not answer.
        OSError: the folder cannot be written.
    """
    from data.backups.forgotten import Forgotten

    forgotten = Forgotten(folder)
    missed = await store.database.write(forgotten.missed)
    for person in missed:
        await forget(store, person)
    await store.database.write(forgotten.know)
    store.forgotten = forgotten
    if missed:
        log.warning("forgotten again, as the database was restored: %s", len(missed))


async def forget(store: Store, person: int) -> None:
    """Forget a person, with nobody playing for computers meanwhile.

    Raises:
        StoreDown: the database does not answer.
    """
    from tables.service import Tables

    async def never(*_: object) -> tuple[str, ...]:
        await asyncio.Event().wait()  # the bot's computers play on when it runs
        return ()

    async def sleep_until(_: datetime) -> None:
        await never()

    tables = Tables(store, now=lambda: datetime.now(UTC), sleep_until=sleep_until, computer=never)
    try:
        await tables.forget(person)
    finally:
        await tables.stop()
