"""Direct messages: in whose language, and sent once to whoever can be reached."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence

import discord

from cogs.components.discord_message import View
from cogs.components.message import Message
from cogs.interactions.bot import Bot
from cogs.interactions.sender import made
from engines.tables.table import Table

log = logging.getLogger(__name__)


async def dm_locale(bot: Bot, table: Table, user: int) -> str | None:
    """The language in which a person is written to; None when they cannot be reached, or do not want to be."""
    seated = table.seat_of(user) is not None
    player = table.person(user) if seated else await bot.store.person(user)
    if player is None:
        return table.row.locale
    return player.language if player.reachable else None


async def write(
    bot: Bot, table: Table, user: int, about: str, make: Callable[[str], Message], silent: bool = False
) -> discord.Message | None:
    """Write to a person in their language; None when nothing arrives, or they do not want it.

    Args:
        about: as in `send_dm`.
        make: the message in a language.
    """
    locale = await dm_locale(bot, table, user)
    return await send_dm(bot, user, make(locale), about, silent) if locale is not None else None


async def send_dm(
    bot: Bot, user: int, message: Message, about: str, silent: bool = False
) -> discord.Message | None:
    """Send a direct message; None when it does not arrive, which is remembered.

    Args:
        about: what it is about, so that the same message sent again soon after a crash arrives once.
        silent: whether it arrives without a notification.
    """
    view, files = await made(bot.pictures, message)
    return await deliver(bot, user, view, about, files, silent)


async def deliver(
    bot: Bot,
    user: int,
    view: View,
    about: str,
    files: Sequence[discord.File] = (),
    silent: bool = False,
) -> discord.Message | None:
    """The same with what was built already."""
    nonce = hashlib.sha256(f"{about} {user}".encode()).hexdigest()[:24]
    try:
        channel = await bot.discord_client.create_dm(discord.Object(user))
        return await channel.send(view=view, files=files, nonce=nonce, silent=silent)
    except (discord.Forbidden, discord.NotFound):
        log.info("%s: no direct message arrives", about)
        await bot.store.set_dm_ok(user, False)
        return None
