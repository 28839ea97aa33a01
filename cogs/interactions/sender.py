"""Messages as values become real ones: the wanted pictures are drawn side by side, then everything is put together."""

from __future__ import annotations

import asyncio

import discord

from cogs.interactions.bot import Bot, Pictures
from cogs.messages.discord_message import View, build
from cogs.messages.message import Message

NOBODY = discord.AllowedMentions.none()


async def made(bot: Bot, message: Message) -> tuple[View, list[discord.File]]:
    """The view of a message with its files, to be sent together; raises as `drawn`."""
    return build(message, await drawn(bot.pictures, message), bot.seat_emojis)


async def drawn(pictures: Pictures, message: Message) -> dict[str, bytes]:
    """The pictures that a message wants, by their names.

    Raises:
        ValueError: there is no such picture of this game.
        Busy: too many wait for pictures already.
    """
    wanted = message.wanted
    contents = await asyncio.gather(*map(pictures.picture, wanted))
    return {each.name: content for each, content in zip(wanted, contents, strict=True)}
