"""Messages as values become real ones: the wanted pictures are drawn side by side, then everything is put together."""

from __future__ import annotations

import asyncio

import discord

from cogs.components.discord_message import View, build
from cogs.components.message import Message
from cogs.interactions.bot import Pictures

NOBODY = discord.AllowedMentions.none()


async def made(pictures: Pictures, message: Message) -> tuple[View, list[discord.File]]:
    """The view of a message with its files, to be sent together.

    Raises:
        ValueError: there is no such picture of this game.
    """
    wanted = message.wanted
    drawn = await asyncio.gather(*map(pictures.picture, wanted))
    return build(message, {each.name: content for each, content in zip(wanted, drawn, strict=True)})
