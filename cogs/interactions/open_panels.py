"""Remembers private panels that may still be changed, to update them when somebody else acts: in lobbies, and after turns."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace

import aiohttp
import discord
from cachetools import TTLCache

from cogs.interactions.answer import Answer
from cogs.interactions.context import Context
from cogs.messages.message import Message
from tables.table import Table

_MOST = 2000
_SECONDS = 14 * 60
"""Discord takes changes of a private message for a quarter of an hour."""


_FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Dismissed by its reader, or Discord is away: such a panel answers a click by itself."""


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
            with contextlib.suppress(*_FAILURES):
                await ctx.answer.change(by(ctx.locale))


class PlayedPanels:
    """The panels that say that a turn is played, until something else is shown there or Discord takes no more changes."""

    def __init__(self) -> None:
        self._shown: TTLCache[int, _Shown] = TTLCache(_MOST, _SECONDS)
        """By message."""

    def remember(self, ctx: Context, table: str, shown: Message, make: Callable[[Table], Message]) -> None:
        """Remember a panel that replaced the one whose button was pressed.

        Args:
            make: makes it of the table as it is later; it is kept, so it holds no table.
        """
        if ctx.it.message is not None:
            self._shown[ctx.it.message.id] = _Shown(ctx.answer, table, shown, make)

    def replaced(self, message: int) -> None:
        """Forget a panel: something else is shown there now."""
        self._shown.pop(message, None)

    async def catch_up(self, table: Table) -> None:
        """Bring the panels about a table up to date."""
        for message, shown in [*self._shown.items()]:
            if shown.table != table.row.id:
                continue
            now = shown.make(table)
            if now == shown.panel or self._shown.get(message) is not shown:
                continue
            self._shown[message] = replace(shown, panel=now)
            try:
                await shown.answer.change(now)
            except _FAILURES:
                self.replaced(message)


@dataclass(frozen=True, slots=True)
class _Shown:
    """A panel that was shown, its table, and how it is made later."""

    answer: Answer
    table: str
    panel: Message
    make: Callable[[Table], Message]


PLAYED_PANELS = PlayedPanels()
