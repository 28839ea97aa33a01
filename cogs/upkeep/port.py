"""The HTTP port on loopback: `/health` for whoever starts the bot anew, `/metrics` for Prometheus."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cogs.upkeep.health import health
from cogs.upkeep.measures import Invalid, look_up
from cogs.upkeep.watched import Watched
from data.records.failures import StoreDown

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"


class Port:
    """Serves from `open` until `close`.

    Args:
        number: of the port; 0 takes a free one.
        now: the time, in UTC.
    """

    def __init__(self, bot: Watched, invalid: Invalid, number: int, now: Callable[[], datetime]) -> None:
        self._bot = bot
        self._invalid = invalid
        self._number = number
        self._now = now
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def open(self) -> int:
        """Begin to serve; returns the number of the port.

        Raises:
            OSError: somebody else has it.
        """
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self._number).start()
        _, number = self._runner.addresses[0]
        log.info("health and metrics at http://%s:%s", LOOPBACK, number)
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
