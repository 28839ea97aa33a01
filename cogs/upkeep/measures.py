"""Measures that are computed on request, and Discord's limit on refused requests."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from time import monotonic
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from cogs.messages.metrics import (
    BACKUP,
    INVALID,
    LATENCY,
    MEMORY,
    PEOPLE,
    QUEUES,
    READY,
    REQUESTS,
    SERVERS,
    STORED,
    TABLES,
)
from cogs.upkeep.memory import resident
from cogs.upkeep.watched import Watched
from data.records.facts import SOUND_BACKUP

log = logging.getLogger(__name__)

DAY: Final = timedelta(days=1)
WINDOW: Final = 600.0
"""Seconds in which Discord counts refused requests."""
ALARM: Final = 1_000
"""Refused requests in that time that are worth a warning: a tenth of what leads to a ban."""
_INVALID: Final = frozenset({401, 403, 429})


class Invalid:
    """Counts refused requests of the last ten minutes, and logs once when there are too many.

    Args:
        now: seconds of any steady clock.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._times: deque[float] = deque()
        self._alarmed = float("-inf")

    def answered(self, status: int, shared: bool) -> None:
        """Count an answer of Discord's; `shared` rate limits do not count."""
        REQUESTS.labels(str(status)).inc()
        if status not in _INVALID or (status == 429 and shared):
            return
        self._times.append(self._now())
        if self.count >= ALARM and self._now() - self._alarmed >= WINDOW:
            self._alarmed = self._now()
            log.error(
                "%s requests were refused (401, 403, 429) in ten minutes; at 10,000 Discord bans this address",
                self.count,
            )

    @property
    def count(self) -> int:
        """How many there were in the last ten minutes."""
        while self._times and self._times[0] <= self._now() - WINDOW:
            self._times.popleft()
        return len(self._times)

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Count the answers of a traced session."""

        async def heard(
            _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
        ) -> None:
            answer = end.response
            if answer.url.path.startswith("/api/"):
                self.answered(answer.status, answer.headers.get("X-RateLimit-Scope") == "shared")

        trace.on_request_end.append(heard)


async def look_up(bot: Watched, invalid: Invalid, now: datetime) -> None:
    """Update the measures that nothing counts on the way.

    Raises:
        StoreDown: the database does not answer; what is no question to it is up to date.
    """
    client = bot.discord_client
    READY.set(client.is_ready())
    SERVERS.set(len(client.guilds))
    INVALID.set(invalid.count)
    for shard, seconds in client.latencies if isinstance(client, discord.AutoShardedClient) else ():
        LATENCY.labels(str(shard)).set(seconds)
    for queue, length in bot.queues.items():
        QUEUES.labels(queue).set(length)
    MEMORY.labels("bot").set(resident(["self"]))
    MEMORY.labels("workers").set(resident(bot.processes))
    TABLES.clear()
    for (game, stage), count in (await bot.store.tables_by_stage()).items():
        TABLES.labels(game, stage).set(count)
    PEOPLE.set(await bot.store.active_since(now - DAY))
    QUEUES.labels("tables behind").set(len(await bot.store.unshown()))
    STORED.set(await bot.store.size())
    if made := await bot.store.fact(SOUND_BACKUP):
        BACKUP.set(datetime.fromisoformat(made).timestamp())
