"""Sends direct messages once, in the person's language, to whoever can be reached.

Every one carries a mark, the id of its first text, which follows from what it is about and when that happened: one that was sent but
not recorded, by a process that died, is known by it again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from zlib import crc32

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.messages.message import Message, Words
from cogs.messages.metrics import UNDELIVERED
from cogs.messages.push import table_push
from data.records.troubles import trouble
from tables.table import Table

log = logging.getLogger(__name__)

_MARK = 2**30
"""Marks are at least this; those of posts of turns are smaller (`cogs.posts.turn`)."""


async def dm_locale(bot: Bot, table: Table, user: int) -> str | None:
    """The language of a person's DMs; None if they cannot be reached, do not want any, or are unknown. No channel is
    opened to strangers.
    """
    seated = table.seat_of(user) is not None
    player = table.person(user) if seated else await bot.store.person(user)
    return player.language if player is not None and player.reachable else None


@dataclass(frozen=True, slots=True)
class About:
    """Identifies a direct message's subject; a person is written to once about the same.

    Args:
        what: its kind, with the seat where there may be one for each.
        entry: with which entry of the journal it came to be; 0 before the game.
    """

    what: str
    entry: int


@dataclass(frozen=True, slots=True)
class Delivered:
    """The place of a delivered direct message."""

    channel: int
    message: int


class Undelivered(Enum):
    """The reason why a direct message was not delivered."""

    NEVER = "never"
    """It does not arrive, or is not wished for."""
    LATER = "later"
    """No channel may be opened for it now. That is remembered, and the table's messages are brought up to date when one may be
    (`cogs.upkeep.owed_messages`): until then it does not count as said."""


async def write(
    bot: Bot,
    table: Table,
    user: int,
    about: About,
    make: Callable[[str], Message],
    silent: bool = False,
    later: bool = False,
) -> Delivered | Undelivered:
    """Write to a person in their language, if they want it.

    Args:
        make: the message in a language.
        later: whether it is not even sent in their quiet hours, but after them, as what cannot be sent.
    """
    locale = await dm_locale(bot, table, user)
    if locale is None:
        return Undelivered.NEVER
    if later and not silent and (asleep := await channel_messages.asleep_until(bot, [user])):
        await bot.dm_openings.owe(table.row.id, user, asleep[user])
        return Undelivered.LATER
    return await send_dm(bot, table, user, make(locale), about, silent)


async def send_dm(
    bot: Bot, table: Table, user: int, message: Message, about: About, silent: bool = False
) -> Delivered | Undelivered:
    """Send a direct message, or change the one about the same; a failure is remembered.

    Args:
        table: whose messages are brought up to date when it can be sent later.
        silent: whether it arrives without a notification.
    """
    try:
        channel = await dm_channel(bot, user)
        if channel is None and await bot.store.person(user) is None:
            return Undelivered.NEVER
        if channel is None:
            log.info(
                "table %s: no more channels of direct messages may be opened now",
                table.row.id,
                extra=trouble("dms"),
            )
            await bot.dm_openings.owe(table.row.id, user)
            return Undelivered.LATER
        first, *rest = message.items
        assert isinstance(first, Words)
        marked = replace(message, items=(replace(first, mark=_mark(table, user, about)), *rest))
        if not message.push and not silent:
            person, zone = await bot.store.person(user), (await bot.preferences.of(user)).zone
            locale = person.language if person is not None else table.row.locale
            marked = replace(marked, push=table_push(table, message.text, locale, zone))
        nonce = f"{table.row.id} {about.what} {about.entry} {user}"
        sent = await channel_messages.send(bot, channel, marked, nonce, [user], silent)
    except discord.HTTPException as error:
        if not error_codes.nobody_there(error):
            raise
        log.info("table %s: no direct message arrives (%s)", table.row.id, error.code)
        await unreachable(bot, user)
        return Undelivered.NEVER
    return Delivered(channel, sent)


async def unreachable(bot: Bot, user: int) -> None:
    """Remember, and count, that direct messages do not reach a person."""
    UNDELIVERED.inc()
    await bot.store.set_dm_ok(user, False)


def _mark(table: Table, user: int, about: About) -> int:
    """The mark of a message. It also differs for an entry that got the same number after a backup was restored."""
    at = (table.story.at(about.entry) if table.row.seed else table.row.created_at).isoformat()
    return _MARK + crc32(f"{table.row.id} {about.what} {about.entry} {at} {user}".encode()) % _MARK


async def dm_channel(bot: Bot, user: int) -> int | None:
    """The DM channel with a person, opened if needed; None if no more may be opened for now.

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
