"""Sends, changes and deletes messages in channels, threads and DMs, each sent once.

Discord archives threads when it likes. Whatever it refuses there for that is done once more after the thread was opened.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import discord

from cogs.interactions import error_codes
from cogs.interactions.bot import Bot, Pictures
from cogs.messages.discord_message import View, build
from cogs.messages.message import Message

T = TypeVar("T")

NOBODY = discord.AllowedMentions.none()

_EDIT_SECONDS = 30.0
"""How long an edit may take: old messages may be changed rarely, and the library waits until it is allowed."""
_NONCE = 24


async def build_with_pictures(bot: Bot, message: Message) -> tuple[View, list[discord.File]]:
    """Build a message's view and files, to be sent together; raises as `draw_pictures`."""
    return build(message, await draw_pictures(bot.pictures, message), bot.seat_emojis)


async def draw_pictures(pictures: Pictures, message: Message) -> dict[str, bytes]:
    """Draw the pictures that a message wants, by their names.

    Raises:
        ValueError: there is no such picture of this game.
        Busy: too many wait for pictures already.
    """
    wanted = message.wanted
    contents = await asyncio.gather(*map(pictures.picture, wanted))
    return {each.name: content for each, content in zip(wanted, contents, strict=True)}


async def send(
    bot: Bot,
    place: int,
    message: Message,
    nonce: str,
    pings: Sequence[int] = (),
    silent: bool = False,
    guild: int | None = None,
    roles: Sequence[int] = (),
) -> int:
    """Post a message; returns its id. Otherwise as `post`."""
    return (await post(bot, place, message, nonce, pings, silent, guild, roles)).id


async def post(
    bot: Bot,
    place: int,
    message: Message,
    nonce: str,
    pings: Sequence[int] = (),
    silent: bool = False,
    guild: int | None = None,
    roles: Sequence[int] = (),
) -> discord.Message:
    """Post a message; returns what is there, which is an earlier one where that was sent with this nonce.

    Args:
        nonce: sent again with it and to the same place soon after a crash, the message is there once.
        pings: the users whom a mention in it may notify.
        silent: whether it shows no notification.
        roles: the roles whom a mention in it may notify.
    """
    channel = bot.discord_client.get_partial_messageable(place, guild_id=guild)
    allowed = discord.AllowedMentions(
        users=[discord.Object(user) for user in pings], roles=[discord.Object(role) for role in roles]
    )
    view, files = await build_with_pictures(bot, message)

    async def sent(about: str) -> discord.Message:
        for file in files:
            file.reset()
        key = nonce_of(place, about)
        return await channel.send(view=view, files=files, nonce=key, allowed_mentions=allowed, silent=silent)

    try:
        return await in_open_thread(bot, place, partial(sent, nonce))
    except discord.NotFound as error:
        if error.code != error_codes.UNKNOWN_MESSAGE:
            raise
        # Somebody has deleted the message that this nonce stands for.
        return await sent(f"{nonce} again")


async def change(bot: Bot, place: int, message: int, to: Message) -> bool:
    """Replace a message of the bot's with all its files; False when it is gone.

    Raises:
        TimeoutError: Discord takes no more changes of old messages for now.
    """
    view, files = await build_with_pictures(bot, to)
    shown = bot.discord_client.get_partial_messageable(place).get_partial_message(message)

    async def edit() -> None:
        for file in files:
            file.reset()
        await shown.edit(view=view, attachments=files, allowed_mentions=NOBODY)

    try:
        async with asyncio.timeout(_EDIT_SECONDS):
            await in_open_thread(bot, place, edit)
    except discord.HTTPException as error:
        if error.code == error_codes.EDITED_TOO_OFTEN:
            raise TimeoutError from error
        if error.code != error_codes.UNKNOWN_MESSAGE:
            raise
        return False
    return True


async def delete(bot: Bot, place: int, message: int) -> None:
    """Delete a message of the bot's; one that is gone or out of reach is ignored."""
    shown = bot.discord_client.get_partial_messageable(place).get_partial_message(message)
    try:
        await in_open_thread(bot, place, shown.delete)
    except discord.HTTPException as error:
        if error.code not in error_codes.GONE | error_codes.BARRED:
            raise


async def in_open_thread(bot: Bot, place: int | None, request: Callable[[], Awaitable[T]]) -> T:
    """Make a request to a place; if it is an archived thread, open it and try once more.

    Args:
        place: None where it is not known; then nothing is opened.
    """
    try:
        return await request()
    except discord.HTTPException as error:
        if error.code != error_codes.ARCHIVED or place is None:
            raise
    await open_again(bot, place)
    return await request()


async def open_again(bot: Bot, place: int) -> bool:
    """Open an archived thread; False if it is gone. A locked one stays archived."""
    found = await bot.discord_client.fetch_channel(place)
    if not isinstance(found, discord.Thread) or not found.archived or found.locked:
        return False
    await found.edit(archived=False)
    return True


def nonce_of(place: int, about: str) -> str:
    """The nonce of a message. Discord knows nonces by their author alone, so it includes the place."""
    return hashlib.sha256(f"{place} {about}".encode()).hexdigest()[:_NONCE]
