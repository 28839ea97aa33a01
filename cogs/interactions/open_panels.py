"""Remembers private panels that may still be changed: to update them when somebody else acts, and to take away all but the newest."""

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


class TurnPanels:
    """The panels of a person about a table: a new one takes the older ones away, and what says that a turn is played follows the
    table, until something else is shown there. Both as long as Discord lets them be changed.
    """

    def __init__(self) -> None:
        self._shown: TTLCache[int, _Shown] = TTLCache(_MOST, _SECONDS)
        """What is played, by message."""
        self._open: TTLCache[int, tuple[tuple[str, str, int], Answer]] = TTLCache(_MOST, _SECONDS)
        """By message: table, kind and person, and the latest answer that may change it."""

    def pressed(self, answer: Answer) -> None:
        """Note that a button of a message was pressed: something else will be shown there, and it may be changed for longer."""
        if (message := answer.message) is not None:
            self._shown.pop(message, None)
            if message in self._open:
                self._open[message] = self._open[message][0], answer

    async def take_older_away(self, ctx: Context, table: str, kind: str) -> None:
        """Note a panel that was just shown, and delete the older ones of its kind."""
        newest, about = ctx.answer.message, (table, kind, ctx.user)
        older = [each for each, (of, _) in self._open.items() if of == about and each != newest]
        if newest is not None:
            self._open[newest] = about, ctx.answer
        for message in older:
            self._shown.pop(message, None)
            with contextlib.suppress(*_FAILURES):
                await self._open.pop(message)[1].close()

    def remember(self, ctx: Context, table: str, shown: Message, make: Callable[[Table], Message]) -> None:
        """Remember a panel that replaced the one whose button was pressed.

        Args:
            make: makes it of the table as it is later; it is kept, so it holds no table.
        """
        if ctx.it.message is not None:
            self._shown[ctx.it.message.id] = _Shown(ctx.answer, table, shown, make)

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
                self._shown.pop(message, None)


@dataclass(frozen=True, slots=True)
class _Shown:
    """A panel that was shown, its table, and how it is made later."""

    answer: Answer
    table: str
    panel: Message
    make: Callable[[Table], Message]


TURN_PANELS = TurnPanels()
