"""The keeper: a lobby that nobody starts closes itself after two weeks, announced a day before; a question to a table that
nobody has decided within a day is void."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord

from engines.store import Stage, Store
from engines.tables import Table, Tables
from engines.text import GameError

log = logging.getLogger(__name__)

OPEN_FOR = timedelta(days=14)
WARN_BEFORE = timedelta(days=1)
LOOK = timedelta(hours=1)


class Keeper:
    """Looks at the lobbies every hour, and at a question when its time is up.

    Args:
        announce: says in the table's channel that its lobby closes soon, once however often it is called.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        *,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        announce: Callable[[Table, datetime], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._store = store
        self._now = now
        self._sleep_until = sleep_until
        self._announce = announce

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            await self._sleep_until(await self.tick())

    async def tick(self) -> datetime:
        """Close what has been open too long, and announce what will be; returns when to look again."""
        await self._look_at_lobbies()
        return await self._look_at_questions()

    async def _look_at_questions(self) -> datetime:
        again = self._now() + LOOK
        for vote in await self._store.open_votes():
            if vote.until > self._now():
                return min(again, vote.until)
            try:
                await self._tables.lapse(vote)
            except GameError as error:
                log.info("the question to table %s stays: %s", vote.table, error)
        return again

    async def _look_at_lobbies(self) -> None:
        for table_id in await self._store.tables_at(Stage.LOBBY):
            table = await self._tables.table(table_id)
            closes = table.row.created_at + OPEN_FOR
            try:
                if closes <= self._now():
                    await self._tables.close(table_id, table.row.opener)
                elif closes - WARN_BEFORE <= self._now():
                    await self._announce(table, closes)
            except (GameError, discord.HTTPException) as error:
                log.info("the lobby of table %s could not be kept: %s", table_id, error)
