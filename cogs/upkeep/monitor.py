"""Everything that watches one running bot, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

import aiohttp

from cogs.messages.last_day import STEP, History
from cogs.panels.health import Status
from cogs.upkeep.health import health, heartbeat_age
from cogs.upkeep.measures import DAY, Invalid, resident
from cogs.upkeep.port import Port
from cogs.upkeep.watched import Watched
from data.records.enums import Stage


class Monitor:
    """Counts from its making on, and serves from `start` until `close`.

    Args:
        now: the time, in UTC.
        port: where to serve; None for nowhere.
    """

    def __init__(self, bot: Watched, *, now: Callable[[], datetime], port: int | None) -> None:
        self._bot = bot
        self._now = now
        self._began = now()
        self._history = History()
        self._invalid = Invalid()
        self._port = Port(bot, self._invalid, port, now) if port is not None else None
        self._ticking: asyncio.Task[None] | None = None
        self.port: int | None = None
        """Where it serves."""
        http = bot.discord_client.http
        http.http_trace = http.http_trace or aiohttp.TraceConfig()
        self._invalid.watch(http.http_trace)

    async def start(self) -> None:
        """Begin.

        Raises:
            OSError: somebody else has the port.
        """
        self._ticking = asyncio.create_task(self._tick(), name="history of the last day")
        if self._port is not None:
            self.port = await self._port.open()

    async def close(self) -> None:
        """End."""
        if self._ticking is not None:
            self._ticking.cancel()
        if self._port is not None:
            await self._port.close()

    async def status(self) -> Status:
        """How the bot is now.

        Raises:
            StoreDown: the database does not answer.
        """
        bot, now = self._bot, self._now()
        parts = await health(bot)
        running = {
            game: count
            for (game, stage), count in (await bot.store.tables_by_stage()).items()
            if stage == Stage.RUNNING
        }
        return Status(
            began=self._began,
            parts=parts,
            heartbeat=heartbeat_age(bot.discord_client),
            servers=len(bot.discord_client.guilds),
            running=running,
            people=await bot.store.active_since(now - DAY),
            behind=len(await bot.store.unshown()),
            queues=bot.queues,
            refused=self._invalid.count,
            memory=resident(["self"]),
            workers_memory=resident(bot.processes),
            day=self._history.steps,
        )

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(STEP.total_seconds())
            self._history.tick()
