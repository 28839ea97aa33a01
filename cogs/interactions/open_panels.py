"""Remembers private panels that may still be changed: to update them when somebody else acts, and to take away what is no longer true."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import aiohttp
import discord
from cachetools import TTLCache

from cogs.interactions.answer import Answer, FurtherAnswer, Kind
from cogs.interactions.context import Context
from cogs.messages.message import Message
from cogs.messages.message import message as text_message
from tables.table import Table

_MOST = 2000
_SECONDS = 14 * 60
"""Seconds for which a panel is remembered: Discord takes changes of a private message for a quarter of an hour."""


_FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, RuntimeError)
"""Errors of a panel that its reader dismissed, or when Discord or the session is away: then it waits for its next click."""


class LobbyPanels:
    """The newest private panel of each person about a table's lobby, while Discord lets it be changed. Forgotten
    panels answer a click by themselves.
    """

    def __init__(self) -> None:
        self._shown: TTLCache[tuple[str, int], tuple[Answer | FurtherAnswer, str]] = TTLCache(_MOST, _SECONDS)
        """By table and person, with the person's language."""

    def remember(self, table: str, ctx: Context, answer: Answer | FurtherAnswer | None = None) -> None:
        """Remember the panel that somebody was just shown.

        Args:
            answer: what it is, where it is not the answer itself.
        """
        self._shown[table, ctx.user] = answer or ctx.answer, ctx.locale

    async def take_older_away(
        self, table: str, ctx: Context, answer: Answer | FurtherAnswer | None = None
    ) -> None:
        """Remember the panel that somebody was just shown, as above, and delete the one before it."""
        before, _ = self._shown.get((table, ctx.user), (None, ""))
        self.remember(table, ctx, answer)
        if before is not None and before.message != (answer or ctx.answer).message:
            with contextlib.suppress(*_FAILURES):
                await before.close()

    async def replace(self, table: str, by: Callable[[str], Message], told: Context) -> None:
        """Replace all panels about a table.

        Args:
            by: makes it in a reader's language.
            told: the answer that says so already; another panel of its reader goes.
        """
        for key in [key for key in self._shown if key[0] == table]:
            answer, locale = self._shown.pop(key)
            with contextlib.suppress(*_FAILURES):
                if key[1] != told.user:
                    await answer.change(by(locale))
                elif answer.message != told.answer.message:
                    await answer.close()


class TurnPanels:
    """The panels of a person about a table, as long as Discord lets them be changed. A new one takes the older ones away, and so does
    whatever answers or changes what its reader was asked; what says that a turn is played follows the table, until something else is shown there.
    """

    def __init__(self) -> None:
        self._shown: TTLCache[int, _Shown] = TTLCache(_MOST, _SECONDS)
        """Panels that say what was played, by message."""
        self._open: TTLCache[int, _Open] = TTLCache(_MOST, _SECONDS)
        """Panels that were opened, by message."""
        self._pressed: TTLCache[int, int] = TTLCache(_MOST, _SECONDS)
        """The latest interaction with each message."""

    def pressed(self, ctx: Context) -> None:
        """Note that a button of a message was pressed: something else will be shown there, and it may be changed for longer."""
        answer = ctx.answer
        if ctx.it.message is not None:
            self._pressed[ctx.it.message.id] = ctx.it.id
        if (message := answer.message) is not None:
            self._shown.pop(message, None)
            if message in self._open:
                self._open[message] = replace(self._open[message], answer=answer, busy=True)

    def answered(self, ctx: Context) -> None:
        """Note what a pressed message asks now."""
        message = ctx.answer.message
        if message is not None and (known := self._open.get(message)) is not None:
            asked = known.asked if ctx.table is None else _asked(ctx.table, ctx.user)
            self._open[message] = replace(known, asked=asked, busy=False)

    def is_latest(self, ctx: Context) -> bool:
        """Whether no other button of a message was pressed since; what comes late would take away what that shows."""
        return ctx.it.message is None or self._pressed.get(ctx.it.message.id, ctx.it.id) == ctx.it.id

    async def take_older_away(
        self, ctx: Context, table: Table, kind: str, answer: FurtherAnswer | None = None
    ) -> None:
        """Note a panel that was just shown, and delete the older ones of its kind.

        Args:
            answer: the message with the panel, if it is not the answer itself.
        """
        shown = answer or ctx.answer
        newest, about = shown.message, (table.row.id, kind, ctx.user)
        same = (message for message, each in self._open.items() if each.about == about)
        # Two that are opened at once may come here in either order; ids of messages are in that of time.
        here = shown.kind is Kind.UPDATE  # whoever goes back to it has left the others, also newer ones
        older = [each for each in same if newest is None or (each != newest if here else each < newest)]
        if newest is not None:
            self._open[newest] = _Open(about, shown, _asked(table, ctx.user))
        for message in older:
            await self._take_away(message, ctx.word("panel-below") if message == _replied_to(ctx) else "")

    def is_open(self, ctx: Context, table: Table, kind: str) -> bool:
        """Whether a panel of that kind asks its reader what they are asked now."""
        about, asked = (table.row.id, kind, ctx.user), _asked(table, ctx.user)
        return any(each.about == about and each.asked == asked for each in self._open.values())

    async def take_stale_away(self, table: Table) -> None:
        """Delete the panels of a table whose readers are asked something else by now, or nothing."""
        for message, each in [*self._open.items()]:
            of, _, user = each.about
            stale = of == table.row.id and each.asked != _asked(table, user)
            stale &= each.asked is not None or table.over  # who plans ahead is told of it
            if stale and not each.busy and message not in self._shown:
                await self._take_away(message)

    def remember(
        self,
        ctx: Context,
        table: str,
        shown: Message,
        make: Callable[[Table], Message | None],
        go_on: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """Remember a panel that replaced the one whose button was pressed.

        Args:
            make: makes it of the table as it is later, None where it is to go; it is kept, so it holds no table.
            go_on: what follows it instead of that; likewise. It says whether that stands below.
        """
        if ctx.it.message is not None:
            self._shown[ctx.it.message.id] = _Shown(ctx.answer, table, shown, make, go_on)

    async def catch_up(self, table: Table) -> None:
        """Bring the panels about a table up to date."""
        for message, shown in [*self._shown.items()]:
            if shown.table != table.row.id:
                continue
            now = shown.make(table)
            if now == shown.panel or self._shown.get(message) is not shown:
                continue
            if now is None and shown.go_on is not None and not table.over:
                # What follows below answers this message, so it stays for good, without its buttons.
                self._shown.pop(message)
                self._open.pop(message, None)
                with contextlib.suppress(*_FAILURES):
                    if await shown.go_on() and shown.panel.rows:
                        words = tuple(each for each in shown.panel.items if not isinstance(each, tuple))
                        await shown.answer.change(replace(shown.panel, items=words))
                continue
            if now is None:
                await self._take_away(message)
                continue
            self._shown[message] = replace(shown, panel=now)
            try:
                await shown.answer.change(now)
            except _FAILURES:
                self._shown.pop(message, None)

    async def _take_away(self, message: int, instead: str = "") -> None:
        """Forget a panel, and delete it if that can still be done.

        Args:
            instead: the words that it keeps because the newest panel answers it: Discord shows it above that one.
        """
        known = self._shown.pop(message, None), self._open.pop(message, None)
        with contextlib.suppress(*_FAILURES):
            answer = next(each.answer for each in known if each is not None)
            if instead and isinstance(answer, Answer):
                await answer.change(text_message(instead))
            else:
                await answer.close()


class Refusals:
    """The refusal below each message, for each person whose press it answers: it goes with their next press there."""

    def __init__(self) -> None:
        self.shown: TTLCache[tuple[int, int], Answer | FurtherAnswer] = TTLCache(_MOST, _SECONDS)
        """The refusals, by the pressed message and the person."""
        self._pressed: TTLCache[int, tuple[int, int]] = TTLCache(_MOST, _SECONDS)
        """Which press each refusal answers, by the refusal's message."""

    def pressed(self, ctx: Context) -> Answer | FurtherAnswer | None:
        """Note that a message was pressed; returns the refusal that is over with it. A pressed refusal becomes what it leads to."""
        if ctx.it.message is None:
            return None
        pressed = ctx.it.message.id
        if (answered := self._pressed.pop(pressed, None)) is not None:
            self.shown.pop(answered, None)
        over: Answer | FurtherAnswer | None = self.shown.pop((pressed, ctx.user), None)
        return over

    def told(self, ctx: Context, refusal: Answer | FurtherAnswer) -> None:
        """Note the refusal of a press."""
        if ctx.it.message is not None:
            key = ctx.it.message.id, ctx.user
            self.shown[key] = refusal
            if refusal.message is not None:
                self._pressed[refusal.message] = key

    @staticmethod
    async def take_away(refusal: Answer | FurtherAnswer) -> None:
        """Delete a refusal, if that can still be done."""
        with contextlib.suppress(*_FAILURES):
            await refusal.close()


def _replied_to(ctx: Context) -> int | None:
    """The message that the pressed one answers."""
    pressed = ctx.it.message
    return pressed.reference.message_id if pressed is not None and pressed.reference is not None else None


def _asked(table: Table, user: int) -> int | None:
    """The entry with which a person was asked what they are to decide; None while others are. Once the game is over, its end."""
    seat = table.seat_of(user)
    if seat is not None and seat in table.due and not table.seats[seat].computer:
        return table.story.ask_entries[seat]
    return table.head if table.over else None


@dataclass(frozen=True, slots=True)
class _Open:
    """A panel that was opened: its table, kind and person, the latest answer that may change it, and what it asks.

    Args:
        busy: whether one of its buttons is being answered.
    """

    about: tuple[str, str, int]
    answer: Answer | FurtherAnswer
    asked: int | None
    busy: bool = False


@dataclass(frozen=True, slots=True)
class _Shown:
    """A panel that was shown, its table, and how it is made later."""

    answer: Answer
    table: str
    panel: Message
    make: Callable[[Table], Message | None]
    go_on: Callable[[], Awaitable[bool]] | None
