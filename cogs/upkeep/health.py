"""Health checks, for whatever restarts the bot when it is not well."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from time import perf_counter
from typing import Any, Final

import discord

from cogs.upkeep.watched import Watched

OLDEST_BEAT: Final = 90.0
"""Seconds since Discord's last answer to a heartbeat; it answers every 40 or so."""
PATIENCE: Final = 10.0
"""Seconds in which the database and a worker must answer."""


async def health(bot: Watched) -> dict[str, bool]:
    """The bot's parts, and whether each is well."""
    client = bot.discord_client
    age = heartbeat_age(client)
    database, workers = await asyncio.gather(
        _answers(bot.store.fact("commands")), _answers(bot.worker_answers())
    )
    return {
        "gateway": client.is_ready(),
        "heartbeat": age is not None and age < OLDEST_BEAT,
        "database": database,
        "workers": workers,
    }


def heartbeat_age(client: discord.Client) -> float | None:
    """Seconds since the oldest last answer among all shards; None while one has no connection."""
    shards = client.shards.values() if isinstance(client, discord.AutoShardedClient) else ()
    # The library tells how long the last answer took, but not when it came.
    keepers: list[Any] = [getattr(shard._parent.ws, "_keep_alive", None) for shard in shards]
    if not keepers or None in keepers:
        return None
    ages: list[float] = [perf_counter() - keeper._last_ack for keeper in keepers]
    return max(ages)


async def _answers(question: Awaitable[object]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await question
    except Exception:  # whatever it is, it is no answer
        return False
    return True
