"""Remembers private panels that may still be changed, to update them when somebody else acts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import aiohttp
import discord
from cachetools import TTLCache

from cogs.interactions.context import Context
from cogs.messages.message import Message

_MOST = 2000
_SECONDS = 14 * 60
"""Discord takes changes of a private message for a quarter of an hour."""


class OpenPanels:
    """The newest private panel of each person about a table's lobby, while Discord lets it be changed. Forgotten
    panels answer a click by themselves.
    """

    def __init__(self) -> None:
        self._shown: TTLCache[tuple[str, int], Context] = TTLCache(_MOST, _SECONDS)

    def remember(self, table: str, ctx: Context) -> None:
        """Remember the panel that somebody was just shown."""
        self._shown[table, ctx.user] = ctx

    async def replace(self, table: str, by: Callable[[str], Message]) -> None:
        """Replace all panels about a table.

        Args:
            by: makes it in a reader's language.
        """
        for key in [key for key in self._shown if key[0] == table]:
            ctx = self._shown.pop(key)
            # Dismissed by its reader, or Discord is away: it answers a click by itself.
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await ctx.answer.change(by(ctx.locale))
