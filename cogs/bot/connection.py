"""Measures whether Discord can be reached, from the library's requests, and keeps to its limits of these."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import aiohttp
import discord

from tables.clocks.outages import Reach

_PATIENCE = 10.0
"""Seconds that a request may take which is only to find out."""

_REFUSED = {401, 429}
"""Discord answers, but nobody is served: by far too many requests, or without a token that holds."""


class Limit(discord.http.Ratelimit):
    """A limit of requests that refuses none while some are left.

    The library refuses all of a limit that lasts longer than a request may wait: of fifty threads in five minutes, the second.
    """

    async def acquire(self) -> None:
        """Take one request of the limit, or wait as the library does."""
        if self.remaining > 0 and not self.is_expired():
            self._last_request = self._loop.time()
            self.remaining -= 1
            self.outgoing += 1
        else:
            await super().acquire()


def trace_requests(reach: Reach) -> aiohttp.TraceConfig:
    """Trace a client's requests, and record their outcome."""

    async def ended(
        _: aiohttp.ClientSession, __: SimpleNamespace, seen: aiohttp.TraceRequestEndParams
    ) -> None:
        status = seen.response.status
        reach.answered(status < 500 and status not in _REFUSED)

    async def failed(
        _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams
    ) -> None:
        reach.answered(False)

    config = aiohttp.TraceConfig()
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config


async def reachable(client: discord.Client) -> bool:
    """Whether a small request succeeds."""
    if client.user is None:
        return False
    try:
        async with asyncio.timeout(_PATIENCE):
            await client.fetch_user(client.user.id)
    except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError):
        return False
    return True
