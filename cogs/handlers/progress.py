"""Work that takes long: whoever waits sees how far it is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from cogs.interactions.context import Context
from cogs.messages.message import Message

T = TypeVar("T")

_EVERY = 2.0
"""Seconds between two words about how far it is."""


async def watched(
    ctx: Context,
    work: Callable[[Callable[[int], None]], Awaitable[T]],
    far: Callable[[int], Message],
) -> T:
    """What some work comes to.

    Args:
        work: begins it; calls what it is given with how much is done.
        far: what is shown while so much is done.
    """
    done = 0

    def told(count: int) -> None:
        nonlocal done
        done = count

    making = asyncio.ensure_future(work(told))
    while not (await asyncio.wait([making], timeout=_EVERY))[0]:
        with contextlib.suppress(discord.HTTPException):
            await ctx.show(far(done))
    return making.result()
