"""Makes the calls that were held in people's quiet hours, when these end, and those that no digest makes.

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
from cogs.messages.message import Call, message
from data.records.rows import HeldCallRow
from tables.clocks.due_loop import DueLoop

log = logging.getLogger(__name__)

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)

_LOOK = timedelta(minutes=5)
"""The longest sleep: a call may have been held since by any process."""

CLAIM = timedelta(minutes=2)
"""How long one process tries before others do."""


class HeldCalls(DueLoop):
    """Calls people after their quiet hours; see `cogs.upkeep.digests` for those who wish for one message a day.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        super().__init__("held calls", self._look, now=now, sleep_until=sleep_until, longest=_LOOK)
        self._bot = bot

    async def _look(self) -> datetime | None:
        store = self._bot.store
        for held in await store.held_calls(now := self._now()):
            later = await self._later(held, now)
            if await store.claim_held_call(held, later or now + CLAIM) and later is None:
                try:
                    await call(self._bot, held)
                except FAILURES as error:  # it is tried again when the claim ends
                    log.warning("a held call in %s failed (%s)", held.channel, error)
                else:
                    await store.drop_held_call(held)
        return await store.next_held_call()

    async def _later(self, held: HeldCallRow, now: datetime) -> datetime | None:
        """When to look again: once somebody may be called, or when their digest was sent; None to call them now."""
        if asleep := await channel_messages.asleep_until(self._bot, [held.user]):
            return asleep[held.user]
        person = await self._bot.store.person(held.user)
        if person is None or not person.takes_digests:
            return None
        if await self._bot.store.digest_due(held.user, now):
            return now + CLAIM
        return person.digest_for(held.until, now)


async def stands(bot: Bot, held: HeldCallRow) -> bool:
    """Whether the message that calls somebody is still there, and still concerns them."""
    place = bot.discord_client.get_partial_messageable(held.channel, guild_id=held.guild)
    try:
        shown = await place.fetch_message(held.message)
    except discord.HTTPException as error:
        _raise_unless_gone(error, held)
        return False
    if held.guild is None:  # a direct message concerns its reader, a question there until it is answered
        return not held.turn or await bot.tables.waiting_for(held.user) > 0
    return f"<@{held.user}>" in str([each.to_dict() for each in shown.components])


async def call(bot: Bot, held: HeldCallRow) -> None:
    """Call one person, in the place of the message that concerns them."""
    if not await stands(bot, held):
        return
    where = link(held.guild, held.channel, held.message)
    said = message([f"<@{held.user}> · {safe(held.words)}", f"-# → {where}"])
    said = replace(said, push=held.words, call=Call(until=bot.now()))
    nonce = f"held {held.message} {held.user}"
    try:
        await channel_messages.send(bot, held.channel, said, nonce, [held.user], guild=held.guild)
    except discord.HTTPException as error:
        _raise_unless_gone(error, held)


def _raise_unless_gone(error: discord.HTTPException, held: HeldCallRow) -> None:
    """Raise a failure, unless it says that nobody can be called in a place any more."""
    if error.code not in error_codes.GONE | error_codes.BARRED and not error_codes.nobody_there(error):
        raise error
    log.info("nobody is called in %s any more (%s)", held.channel, error.code)
