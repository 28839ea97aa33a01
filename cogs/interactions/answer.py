"""The answer to an interaction: at once when it is ready within a second, deferred by then otherwise."""

from __future__ import annotations

import asyncio
import logging
from enum import Enum

import discord

from cogs.components.discord_message import View
from cogs.components.interaction import Interaction
from cogs.interactions.sender import NOBODY

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds after which an answer is deferred; Discord takes none after three."""


class Kind(Enum):
    """How an interaction is answered."""

    PRIVATE = "a message that only this person sees"
    UPDATE = "the message with the component changes"
    FORM = "a dialog opens; nothing is deferred"
    NONE = "suggestions; nothing is deferred"


class Answer:
    """The one answer to an interaction, which may change later; and further private ones beside it.

    Args:
        kind: how it is answered; a deferral must know it.
    """

    def __init__(self, it: Interaction, kind: Kind) -> None:
        self._it = it
        self.kind = kind
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start the clock: by the id alone it is known how to defer."""
        if self.kind in (Kind.PRIVATE, Kind.UPDATE):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PATIENCE, self._defer_soon)

    def end(self) -> None:
        """Nothing more will be answered."""
        if self._timer is not None:
            self._timer.cancel()

    async def show(self, view: View, files: list[discord.File]) -> None:
        """Show a message, or change the one that was shown before."""
        async with self._lock:
            self.end()
            if self._it.response.is_done():
                await self._it.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
            elif self.kind is Kind.UPDATE:
                await self._it.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
            else:
                await self._it.response.send_message(
                    view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
                )

    async def open(self, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        async with self._lock:
            await self._it.response.send_modal(form)

    async def add(self, view: View) -> None:
        """A further private message; the first one where there is none yet."""
        async with self._lock:
            self.end()
            if self._it.response.is_done():
                await self._it.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
            else:
                await self._it.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    def _defer_soon(self) -> None:
        self._late = asyncio.get_running_loop().create_task(self._defer(), name="deferral")

    async def _defer(self) -> None:
        async with self._lock:
            if self._it.response.is_done():
                return
            try:
                if self.kind is Kind.UPDATE:
                    await self._it.response.defer()
                else:
                    await self._it.response.defer(ephemeral=True, thinking=True)
            except discord.HTTPException as error:
                log.info("an interaction could not be deferred (%s)", error.code)
