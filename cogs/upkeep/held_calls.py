"""Makes the calls that were held in people's quiet hours, when these end.

The message that calls them was posted in time, and is there to be read. Somebody whom it does not concern any more, because it is
gone or does not mention them, is not called.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta

import aiohttp
import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.messages.markdown import link, safe
from cogs.messages.message import message
from data.records.rows import HeldCallRow
from tables.clocks.due_loop import DueLoop

log = logging.getLogger(__name__)

_FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)

_LOOK = timedelta(minutes=5)
"""The longest sleep: a call may have been held since by any process."""

_CLAIM = timedelta(minutes=2)
"""How long one process tries before others do."""


class HeldCalls:
    """Calls people after their quiet hours.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        self._bot = bot
        self._now = now
        self._loop = DueLoop("held calls", self._look, now=now, sleep_until=sleep_until, longest=_LOOK)

    async def run(self) -> None:
        """Run until cancelled."""
        await self._loop.run()

    async def _look(self) -> datetime | None:
        store = self._bot.store
        for held in await store.held_calls(self._now()):
            if await store.claim_held_call(held, self._now() + _CLAIM):
                try:
                    await self._call(held)
                except _FAILURES as error:  # it is tried again when the claim ends
                    log.warning("a held call in %s failed (%s)", held.channel, error)
                else:
                    await store.drop_held_call(held)
        return await store.next_held_call()

    async def _call(self, held: HeldCallRow) -> None:
        """Call one person, in the place of the message that concerns them."""
        place = self._bot.discord_client.get_partial_messageable(held.channel, guild_id=held.guild)
        try:
            shown = await place.fetch_message(held.message)
            if held.guild is not None and f"<@{held.user}>" not in str(
                [each.to_dict() for each in shown.components]
            ):
                return
            where = link(held.guild, held.channel, held.message)
            said = replace(message([f"<@{held.user}> {safe(held.words)}", f"-# → {where}"]), push=held.words)
            nonce = f"held {held.message} {held.user}"
            await channel_messages.send(self._bot, held.channel, said, nonce, [held.user], guild=held.guild)
        except discord.HTTPException as error:
            if error.code not in error_codes.GONE | error_codes.BARRED and not error_codes.nobody_there(
                error
            ):
                raise
            log.info("nobody is called in %s any more (%s)", held.channel, error.code)
