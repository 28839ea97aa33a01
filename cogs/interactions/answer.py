"""Answers an interaction: at once if ready within a second, deferred otherwise, refused under too much load.

What Discord refuses for a reason that is known goes another way: into the thread once that is open again, as a message of its
own, or in a shorter version.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import aiohttp
import discord

from cogs.interactions import error_codes
from cogs.interactions.bot import Bot, Busy, Closing
from cogs.interactions.channel_messages import (
    NOBODY,
    draw_pictures,
    in_open_thread,
    with_emojis_or_tokens,
)
from cogs.messages.budget import shortened
from cogs.messages.discord_message import build
from cogs.messages.interaction import Interaction
from cogs.messages.message import Message

log = logging.getLogger(__name__)

PATIENCE = 0.75
"""Seconds after which an answer is deferred, so that within one it is acknowledged; Discord takes none after three."""
LONG_PATIENCE = 2.0
"""The same where the answer is to stand below what is posted before it."""


_TOO_LARGE = {error_codes.UNKNOWN_INTERACTION, 500}
"""What Discord says to an answer that is too large: that it does not know the interaction, or nothing at all."""
_NOT_THERE = {error_codes.UNKNOWN_MESSAGE, error_codes.INVALID_BODY, error_codes.EDITED_TOO_OFTEN}
"""Errors when a message to be changed is gone or may not be changed now, or when new files are not found."""

MOST_WAITING = 60
"""Interactions that may wait for their answers: a little more than a second of work where fifty a second can be done."""
FEW = 20
"""Interactions that may always wait, however slow they are: one slow thing is no crowd."""
LONGEST_WAIT = 2.0
"""Seconds that the first of more than `FEW` interactions may wait: beyond them, people ask faster than the machine answers."""


class Kind(Enum):
    """How an interaction is answered."""

    PRIVATE = "a message that only this person sees"
    UPDATE = "the message with the component changes"
    LOOK = "in place of a private message with the way back to the turn, else as a private message"
    FORM = "a dialog opens; nothing is deferred"
    NONE = "suggestions; there are none where they take longer"


class Suggestions(discord.InteractionResponse[Any]):
    """Answers an autocomplete: what is found in time, otherwise nothing."""

    def __init__(self, it: discord.Interaction[Any]) -> None:
        super().__init__(it)
        self._lock = asyncio.Lock()

    async def autocomplete(self, choices: Sequence[discord.app_commands.Choice[Any]]) -> None:
        async with self._lock:
            if not self.is_done():
                await super().autocomplete(choices)


class Answer:
    """The answer to an interaction, which may change later, and further private messages beside it.

    Args:
        kind: how it is answered; a deferral must know it.
    """

    def __init__(self, bot: Bot, it: Interaction, kind: Kind) -> None:
        self._bot = bot
        self._it = it
        self.kind = kind
        self.message = it.message.id if kind is Kind.UPDATE and it.message is not None else None
        """The Discord id of the message with the answer; None until there is one."""
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the clock: the id alone says how to defer.

        Raises:
            Busy: too many wait already.
        """
        if self.kind is not Kind.NONE:
            self._bot.load.begin(self)
        if self.kind is not Kind.FORM:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PATIENCE, self._defer_soon)

    def hold(self) -> None:
        """Defer as late as can be: whatever is posted meanwhile stands above the answer, not below it."""
        if self._timer is not None and self.kind is Kind.PRIVATE:
            self._timer.cancel()
            self._timer = asyncio.get_running_loop().call_later(LONG_PATIENCE, self._defer_soon)

    def end(self) -> None:
        """Stop the clock: the answer is given, or none will follow."""
        self._bot.load.end(self)
        if self._timer is not None:
            self._timer.cancel()

    async def show(self, message: Message) -> None:
        """Show a message, or change the one shown before.

        Raises:
            HTTPException: it arrives in no way.
        """
        pictures = await draw_pictures(self._bot.pictures, message)
        async with self._lock:
            self.end()
            await self._deliver(message, pictures)

    async def change(self, message: Message) -> None:
        """Change the shown message, without pictures; if it is gone, nothing is sent.

        Raises:
            HTTPException: it is gone, or Discord takes no more changes of it.
        """
        async with self._lock:
            await with_emojis_or_tokens(self._bot, partial(self._edit, message, {}))

    async def close(self) -> None:
        """Delete the message with the answer.

        Raises:
            HTTPException: it is gone, or Discord takes no more changes of it.
        """
        async with self._lock:
            self.end()
            if not self._it.response.is_done():
                await in_open_thread(self._bot, self._it.channel_id, self._it.response.defer)
            await in_open_thread(self._bot, self._it.channel_id, self._it.delete_original_response)

    async def open(self, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        async with self._lock:
            await self._it.response.send_modal(form)

    async def add(self, message: Message) -> Answer | FurtherAnswer:
        """Send a further private message without pictures, and return it; the first one if there is none yet."""
        async with self._lock:
            self.end()
            send = partial(with_emojis_or_tokens, self._bot, partial(self._send, message, {}))
            return await in_open_thread(self._bot, self._it.channel_id, send)

    async def below(self, message: Message, instead: Message) -> Answer | FurtherAnswer:
        """Show a message without pictures below all that was posted since, and return it; where Discord was told to wait, where that
        stands.

        Args:
            instead: what the message with the component becomes: Discord shows it above what follows.
        """
        if self.kind is not Kind.UPDATE:
            await self.show(message)
            return self
        await self.show(instead)
        return await self.add(message)

    async def follow(self, message: Message) -> FurtherAnswer:
        """Send a further private message with its pictures, below all that was posted meanwhile.

        Raises:
            HTTPException: Discord takes no more of them.
        """
        pictures = await draw_pictures(self._bot.pictures, message)

        async def send(seats: Sequence[str]) -> discord.WebhookMessage:
            view, files = build(message, pictures, seats)
            return await self._it.followup.send(
                view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
            )

        async with self._lock:
            return FurtherAnswer(self._bot, await with_emojis_or_tokens(self._bot, send))

    async def _deliver(self, message: Message, pictures: dict[str, bytes]) -> None:
        """Send or change the message; where Discord refuses, fall back to other ways, each once."""
        anew, met = False, set[int]()
        while True:
            try:
                put = partial(with_emojis_or_tokens, self._bot, partial(self._put, message, pictures, anew))
                await in_open_thread(self._bot, self._it.channel_id, put)
            except discord.HTTPException as error:
                trouble = error.code or error.status
                if trouble in met:
                    raise
                met.add(trouble)
                log.info("an answer was refused (%s, %s)", error.status, error.code)
                if trouble in _TOO_LARGE:
                    message = shortened(message)
                elif trouble in _NOT_THERE:
                    anew = True
                else:
                    raise
            else:
                return

    async def _put(
        self, message: Message, pictures: dict[str, bytes], anew: bool, seats: Sequence[str]
    ) -> None:
        """Answer, or change the answer; `anew` sends a further message instead."""
        if self._it.response.is_done() and not anew:
            await self._edit(message, pictures, seats)
        elif self.kind is Kind.UPDATE and not anew:
            view, files = build(message, pictures, seats)
            await self._it.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
        else:
            await self._send(message, pictures, seats)

    async def _edit(self, message: Message, pictures: dict[str, bytes], seats: Sequence[str]) -> None:
        """Change the answer."""
        view, files = build(message, pictures, seats)
        edited = await self._it.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
        self.message = edited.id

    async def _send(
        self, message: Message, pictures: dict[str, bytes], seats: Sequence[str]
    ) -> Answer | FurtherAnswer:
        """A new private message."""
        view, files = build(message, pictures, seats)
        if self._it.response.is_done():
            return FurtherAnswer(
                self._bot,
                await self._it.followup.send(
                    view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
                ),
            )
        sent = await self._it.response.send_message(
            view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
        )
        self.message = sent.message_id
        return self

    def _defer_soon(self) -> None:
        self._late = asyncio.get_running_loop().create_task(self._defer(), name="deferral")

    async def _defer(self) -> None:
        async with self._lock:
            if self._it.response.is_done():
                return
            try:
                if self.kind is Kind.NONE:
                    await self._it.response.autocomplete([])
                elif self.kind is Kind.UPDATE:
                    await self._it.response.defer()
                else:
                    defer = partial(self._it.response.defer, ephemeral=True, thinking=True)
                    await in_open_thread(self._bot, self._it.channel_id, defer)
            except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as error:
                log.info(
                    "an interaction could not be deferred (%s)",
                    error_codes.code(error) or type(error).__name__,
                )


class FurtherAnswer:
    """A private message that followed an answer by itself."""

    kind = Kind.PRIVATE

    def __init__(self, bot: Bot, sent: discord.WebhookMessage) -> None:
        self._bot = bot
        self._sent = sent
        self.message = sent.id
        """The Discord id of the message."""

    async def change(self, message: Message) -> None:
        """Change it, without pictures.

        Raises:
            HTTPException: it is gone, or Discord takes no more changes of it.
        """

        async def edit(seats: Sequence[str]) -> None:
            view, files = build(message, {}, seats)
            await self._sent.edit(view=view, attachments=files, allowed_mentions=NOBODY)

        await with_emojis_or_tokens(self._bot, edit)

    async def close(self) -> None:
        """Delete the message.

        Raises:
            HTTPException: it is gone, or Discord takes no more changes of it.
        """
        await self._sent.delete()


class Load:
    """Counts the interactions that wait for their answers.

    Args:
        clock: seconds of any steady clock.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: WeakKeyDictionary[object, float] = WeakKeyDictionary()
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def begin(self, answer: object) -> None:
        """Count one more.

        Raises:
            Busy: too many wait already, or for too long; it has to be asked again.
            Closing: the bot stops.
        """
        if self._closed:
            raise Closing
        waiting, now = len(self._waiting), self._clock()
        first = next(iter(self._waiting.values()), now)
        if waiting >= MOST_WAITING or (waiting >= FEW and now - first > LONGEST_WAIT):
            raise Busy
        self._waiting[answer] = now
        self._idle.clear()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def end(self, answer: object) -> None:
        """Count one less."""
        self._waiting.pop(answer, None)
        if not self._waiting:
            self._idle.set()

    async def close(self) -> None:
        """Refuse new interactions, and wait until all others are answered."""
        self._closed = True
        await self._idle.wait()
