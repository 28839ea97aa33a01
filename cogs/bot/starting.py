"""Starts sessions with Discord within its limits.

Discord lets a bot identify 1,000 times a day, and then takes its token away. While it cannot be reached at all nothing is spent:
the bot asks for the gateway's address, ever more rarely. Sessions of the last day are counted in the database, for all processes
and over restarts, so that a loop of crashes slows down by itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime, timedelta
from typing import Final

import aiohttp
from discord.http import Route

from data.store import Store

log = logging.getLogger(__name__)

FREE: Final = 500
"""Sessions of a day that begin at once."""
MOST: Final = 950
"""Sessions of a day, of the 1,000 that Discord allows."""
SLOW: Final = 200.0
"""Seconds between sessions beyond the free ones: the rest of a day's then lasts for a day."""
LOOK_AGAIN: Final = 3600.0
"""Seconds after which is looked whether there may be more."""

_DAY: Final = timedelta(days=1)
_FACT: Final = "sessions"
_LONGEST_PAUSE: Final = 300.0
_PATIENCE: Final = aiohttp.ClientTimeout(total=10.0)


def pauses() -> Iterator[float]:
    """Seconds between attempts to reach Discord: doubling, with jitter."""
    pause = 1.0
    while True:
        yield jittered(pause)
        pause = min(_LONGEST_PAUSE, pause * 2)


def jittered(seconds: float) -> float:
    """A random three to five quarters of a time."""
    return seconds * (0.75 + secrets.randbelow(1001) / 2000)


async def until_reachable() -> None:
    """Wait until Discord names its gateway."""
    async with aiohttp.ClientSession(timeout=_PATIENCE) as http:
        for pause in pauses():
            reason = await _unreachable(http)
            if reason is None:
                return
            log.warning("Discord cannot be reached (%s); asked again in %.0f s", reason, pause)
            await asyncio.sleep(pause)


async def _unreachable(http: aiohttp.ClientSession) -> str | None:
    """Why Discord does not answer; None if it does."""
    try:
        async with http.get(f"{Route.BASE}/gateway") as answer:
            return None if answer.status == 200 else f"HTTP {answer.status}"
    except (aiohttp.ClientError, OSError) as error:
        return str(error) or type(error).__name__


class Sessions:
    """Counts the sessions of the last day.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now

    async def begin(self, waits: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Wait until one more may begin, and count it.

        Raises:
            StoreDown: they cannot be counted.
        """
        while (used := await self._used()) >= MOST:
            log.error(
                "%s sessions within a day: Discord takes the token away at 1,000, so this one waits", used
            )
            await waits(jittered(LOOK_AGAIN))
        if used >= FREE:
            log.warning("%s sessions within a day: this one waits for some minutes", used)
            await waits(jittered(SLOW))
        await self._store.revise_fact(
            _FACT, lambda text: json.dumps([*self._lately(text), self._now().timestamp()])
        )

    async def _used(self) -> int:
        return len(self._lately(await self._store.fact(_FACT)))

    def _lately(self, text: str | None) -> list[float]:
        since = (self._now() - _DAY).timestamp()
        return [at for at in json.loads(text or "[]") if at > since]
