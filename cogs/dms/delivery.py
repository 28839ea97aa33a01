"""Direct messages: in whose language, and sent once to whoever can be reached."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import discord

from cogs.components.message import Message
from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from engines.tables.table import Table

log = logging.getLogger(__name__)


async def dm_locale(bot: Bot, table: Table, user: int) -> str | None:
    """The language in which a person is written to; None when they cannot be reached, or do not want to be."""
    seated = table.seat_of(user) is not None
    player = table.person(user) if seated else await bot.store.person(user)
    if player is None:
        return table.row.locale
    return player.language if player.reachable else None


@dataclass(frozen=True, slots=True)
class Delivered:
    """Where a direct message is."""

    channel: int
    message: int


class Undelivered(Enum):
    """Why a direct message is nowhere."""

    NEVER = "never"
    """It does not arrive, or is not wished for."""
    LATER = "later"
    """No channel may be opened for it now. That is remembered, and the table's messages are brought up to date when one may be
    (`cogs.dms.owed`): until then it does not count as said."""


async def write(
    bot: Bot, table: Table, user: int, about: str, make: Callable[[str], Message], silent: bool = False
) -> Delivered | Undelivered:
    """Write to a person in their language, if they want it.

    Args:
        about: as in `send_dm`.
        make: the message in a language.
    """
    locale = await dm_locale(bot, table, user)
    if locale is None:
        return Undelivered.NEVER
    return await send_dm(bot, table, user, make(locale), about, silent)


async def send_dm(
    bot: Bot, table: Table, user: int, message: Message, about: str, silent: bool = False
) -> Delivered | Undelivered:
    """Send a direct message; that it does not arrive is remembered.

    Args:
        table: whose messages are brought up to date when it can be sent later.
        about: what it is about, with the table's name in front, so that the same message sent again soon after a crash arrives once.
        silent: whether it arrives without a notification.
    """
    try:
        channel = await dm_channel(bot, user)
        if channel is None:
            log.info("%s: no more channels of direct messages may be opened now", about)
            await bot.dm_openings.owe(table.row.id, user)
            return Undelivered.LATER
        sent = await channel_messages.send(bot, channel, message, f"{about} {user}", [user], silent)
    except discord.HTTPException as error:
        if not error_codes.nobody_there(error):
            raise
        log.info("%s: no direct message arrives (%s)", about, error.code)
        await bot.store.set_dm_ok(user, False)
        return Undelivered.NEVER
    return Delivered(channel, sent)


async def dm_channel(bot: Bot, user: int) -> int | None:
    """The channel of direct messages with a person, opened if need be; None if there may be no more for now.

    Raises:
        HTTPException: Discord opens none to this person.
    """
    person = await bot.store.person(user)
    if person is not None and person.dm_channel is not None:
        return person.dm_channel
    if not await bot.dm_openings.may_open(user):
        return None
    try:
        opened = await bot.discord_client.create_dm(discord.Object(user))
    except discord.HTTPException as error:
        if error.code != error_codes.TOO_MANY_OPENED:
            raise
        log.error("no more channels of direct messages until %s", await bot.dm_openings.refused())
        return None
    await bot.dm_openings.opened(user, opened.id)
    return opened.id
