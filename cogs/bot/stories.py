"""Stories of finished games: stored with their tables, analysed on request or in spare time.

On spare time a step is put off while people wait for anything, or the machine is busy. What was put off too often is dropped; the button is still there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from cogs.bot.films import Spare, Told
from cogs.interactions.bot import Busy
from cogs.messages.locale import ReaderPreferences
from data.records.failures import StoreDown
from data.store import Store
from engines.computers.reckoning import Reckoning
from engines.core.journal import Entry, Header
from engines.core.text import GameError
from tables.table import Table

log = logging.getLogger(__name__)

FIRST = 3.0
"""Seconds after an end until it is looked at: its post comes first. Whoever asks meanwhile has what was worked out so far."""
PAUSE = 5.0
"""Seconds by which a step is put off."""
MOST_PUT_OFF = 60
"""How often a story's steps are put off in all."""
_MOST_WAITING = 50


class Reckons(Protocol):
    """Analyses games; see `cogs.bot.films.Films`."""

    async def reckoning(
        self, game: str, header: Header, entries: Sequence[Entry], told: Told, spare: Spare | None = None
    ) -> Reckoning:
        """Analyse a game, in spare time alone if said so."""


class Stories:
    """Analyses and stores the stories of games.

    Args:
        films: works them out.
        table: a table by its id.
        busy: whether people wait for something, or the machine has other things to do.
        sleep: waits for seconds.
    """

    def __init__(
        self,
        films: Reckons,
        store: Store,
        preferences: ReaderPreferences,
        table: Callable[[str], Awaitable[Table]],
        busy: Callable[[], bool],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._films = films
        self._store = store
        self._preferences = preferences
        self._table = table
        self._busy = busy
        self._sleep = sleep
        self._ended: asyncio.Queue[str] = asyncio.Queue(_MOST_WAITING)

    async def story(self, table: Table, told: Told) -> Reckoning:
        """The story of a finished table, on request.

        Args:
            told: called with how many positions were looked at, while they are.

        Raises:
            Busy: something else is being made.
        """
        kept = await self._store.kept_reckoning(table.row.id)
        return kept or await self._kept(table, told)

    def ended(self, table: str) -> None:
        """Queue an ended table for analysis in spare time."""
        with contextlib.suppress(asyncio.QueueFull):
            self._ended.put_nowait(table)

    async def run(self) -> None:
        """Analyse ended tables one after the other, until cancelled."""
        while True:
            table = await self._ended.get()
            await self._sleep(FIRST)
            try:
                await self.on_spare_time(table)
            except (GameError, StoreDown) as error:
                log.info("table %s gets no story by itself: %s", table, error)
            except Exception:
                log.exception("table %s gets no story by itself", table)

    async def on_spare_time(self, table_id: str) -> bool:
        """Analyse and store a table in spare time; returns whether there was time and all its people allow it."""
        table = await self._table(table_id)
        if table.result is None or table.row.beginning or not await self._wanted(table):
            return False
        if await self._store.kept_reckoning(table_id) is not None:
            return False
        put_off = 0

        async def spare() -> bool:
            nonlocal put_off
            while self._busy():
                put_off += 1
                if put_off > MOST_PUT_OFF:
                    return False
                await self._sleep(PAUSE)
            return True

        try:
            if await spare():
                await self._kept(table, lambda _: None, spare)
                return True
        except Busy:
            log.info("table %s: no time for its story", table_id)
        return False

    async def _kept(self, table: Table, told: Told, spare: Spare | None = None) -> Reckoning:
        header, entries = table.journal()
        found = await self._films.reckoning(table.row.game, header, entries, told, spare)
        with contextlib.suppress(StoreDown):
            await self._store.keep_reckoning(table.row.id, found)
        return found

    async def _wanted(self, table: Table) -> bool:
        people = [each.user for each in table.seats if each.user is not None]
        return all([(await self._preferences.of(user)).stories for user in people])
