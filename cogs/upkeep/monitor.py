"""Monitoring of one running bot: measures, history, and the port that serves them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cogs.messages.last_day import STEP, History
from cogs.panels.health import Status
from cogs.upkeep.health import health, heartbeat_age
from cogs.upkeep.measures import DAY, Invalid, look_up
from cogs.upkeep.memory import resident
from cogs.upkeep.watched import Watched
from data.records.enums import Stage
from data.records.failures import StoreDown


class Monitor:
    """Counts from its creation on, and serves from `start` until `close`.

    Args:
        now: the time, in UTC.
        place: the host and port where to serve; None for nowhere.
    """

    def __init__(self, bot: Watched, *, now: Callable[[], datetime], place: tuple[str, int] | None) -> None:
        self._bot = bot
        self._now = now
        self._began = now()
        self._history = History()
        self._invalid = Invalid()
        self._port = Port(bot, self._invalid, place, now) if place is not None else None
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
        """The bot's present status.

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


log = logging.getLogger(__name__)


class Port:
    """Serves from `open` until `close`.

    Args:
        place: the host, and the number of the port; 0 takes a free one.
        now: the time, in UTC.
    """

    def __init__(
        self, bot: Watched, invalid: Invalid, place: tuple[str, int], now: Callable[[], datetime]
    ) -> None:
        self._bot = bot
        self._invalid = invalid
        self._host, self._number = place
        self._now = now
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def open(self) -> int:
        """Begin to serve; returns the port's number.

        Raises:
            OSError: somebody else has it.
        """
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self._number).start()
        _, number, *_ = self._runner.addresses[0]
        log.info("health and metrics at http://%s:%s", self._host, number)
        return int(number)

    async def close(self) -> None:
        """Serve no more."""
        await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        parts = await health(self._bot)
        return web.json_response(parts, status=200 if all(parts.values()) else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        try:
            await look_up(self._bot, self._invalid, self._now())
        except StoreDown as error:
            log.warning("measures without the database's: %s", error)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
