"""Sends, changes and deletes messages in channels, threads and DMs, each sent once.

Discord archives threads when it likes. Whatever it refuses there for that is done once more after the thread was opened.

A phone shows of a message of components who wrote it and where, but no word of it. So whatever calls somebody is sent as a line of
plain text with a row of buttons, and then changed to what it is. Every message carries a mark, the id of a component, by which one
that was sent but not recorded, or only half, is known again.

Nobody is called in their quiet hours, nor whoever wishes for a digest, but for what lapses too soon. Such a call is held
(`cogs.upkeep.held_calls`, `cogs.upkeep.digests`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import TypeVar

import discord

from cogs.interactions import error_codes
from cogs.interactions.bot import Bot, Pictures
from cogs.messages.discord_message import FirstRow, View, build
from cogs.messages.markdown import link
from cogs.messages.message import Message, Words
from cogs.messages.push import LONGEST, cut, plain
from data.records.rows import HeldCallRow
from render.languages import LOCALES
from tables.clocks.time_control import Quiet, wakes

log = logging.getLogger(__name__)

T = TypeVar("T")

NOBODY = discord.AllowedMentions.none()

_LATE = timedelta(minutes=2)
"""How long a digest that is late has to say something before it is called for."""

_EDIT_SECONDS = 30.0
"""How long an edit may take: old messages may be changed rarely, and the library waits until it is allowed."""
_NONCE = 24
_MARK = 2**27
"""Marks of messages that have none of their own are at least this, and below twice as much."""
_LOOK_BACK = 200
"""Messages of a place, newest first, among which one is looked for that was sent but not recorded."""


async def with_emojis_or_tokens(bot: Bot, request: Callable[[Sequence[str]], Awaitable[T]]) -> T:
    """Make a request with the seats' emojis, and with none if Discord refuses them, as it does now and then."""
    try:
        return await request(bot.seat_emojis)
    except discord.HTTPException as error:
        if not error_codes.refuses_emojis(error):
            raise
    return await request(())


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
    """Post a message, or what is missing of it; returns what is there. Called people are called once, whatever fails.

    Args:
        nonce: sent again with it and to the same place, the message is there once.
        pings: the users whom it notifies, some of them later.
        silent: whether it shows no notification.
        roles: the roles whom it notifies.
    """
    later = {} if silent else await called_later(bot, pings, message.call.until)
    at_once = [user for user in pings if user not in later]
    silent = silent or (
        bool(later) and not (at_once or roles)
    )  # a direct message calls also without a mention
    found = await _post(bot, place, message, nonce, at_once, silent, guild, roles)
    if later:
        words, call = _line(message, ()), message.call
        await bot.store.hold_calls(
            *(
                HeldCallRow(found.id, user, place, guild, words, at, call.until, call.turn)
                for user, at in later.items()
            )
        )
    return found


async def called_later(bot: Bot, users: Sequence[int], until: datetime | None) -> dict[int, datetime]:
    """When those people are called to what waits until a time, or without end, who are not called at once. A digest that is late is on its
    way, and says it."""
    later, now = await asleep_until(bot, users), bot.now()
    for user in users:
        if (await bot.preferences.of(user)).digest is not None and (person := await bot.store.person(user)):
            waits = person.takes_digests and (until is None or until > now)
            late = waits and await bot.store.digest_due(user, now)
            digest = now + _LATE if late else person.digest_for(until, now)
            later |= {user: digest} if digest is not None else {}
    return later


async def asleep_until(bot: Bot, users: Sequence[int]) -> dict[int, datetime]:
    """When those people may be called again who are away now, or for whom it is quiet."""
    now = bot.now()
    likes = {user: await bot.preferences.of(user) for user in users}
    wake = {user: wakes(each.back(now), Quiet.of(each)) for user, each in likes.items()}
    return {user: at for user, at in wake.items() if at > now}


async def _post(
    bot: Bot,
    place: int,
    message: Message,
    nonce: str,
    pings: Sequence[int],
    silent: bool,
    guild: int | None,
    roles: Sequence[int],
) -> discord.Message:
    """Post a message, or what is missing of it, and call people at once; otherwise as `post`."""
    channel = bot.discord_client.get_partial_messageable(place, guild_id=guild)
    marked, mark = _marked(message, mark_of(place, nonce))
    made = partial(build, marked, await draw_pictures(bot.pictures, marked))
    unsure = bot.sure_places.pop(place, None) is None
    before = await _sent_before(channel, mark) if unsure else None
    if before is not None and (whole := await _changed(bot, place, before, made)) is not None:
        bot.sure_places[place] = True
        return whole
    users, called = [discord.Object(user) for user in pings], [discord.Object(role) for role in roles]
    allowed = NOBODY if silent else discord.AllowedMentions(users=users, roles=called)
    calls = bool(pings or roles) and not silent and bot.pushes_lack_words
    mentions = [*(f"<@{user}>" for user in pings), *(f"<@&{role}>" for role in roles)]

    async def first(about: str, seats: Sequence[str]) -> discord.Message:
        send = partial(channel.send, allowed_mentions=allowed, silent=silent, nonce=nonce_of(place, about))
        if calls:
            row = FirstRow(message, mark, link(guild, place))
            return await send(content=_line(message, mentions), view=row)
        view, files = made(seats)
        return await send(view=view, files=files)

    async def sent(about: str) -> discord.Message:
        return await with_emojis_or_tokens(bot, partial(first, about))

    try:
        found = await in_open_thread(bot, place, partial(sent, nonce))
    except discord.NotFound as error:
        if error.code != error_codes.UNKNOWN_MESSAGE:
            raise
        # Somebody has deleted the message that this nonce stands for.
        found = await sent(f"{nonce} again")
    if not found.flags.components_v2:  # a nonce may also give back one that was half sent before
        found = await _changed(bot, place, found.id, made) or found
    bot.sure_places[place] = True
    return found


async def change(bot: Bot, place: int, message: int, to: Message) -> discord.Message | None:
    """Replace a message of the bot's with all its files, and complete one that was half sent; None when it is gone.

    Raises:
        TimeoutError: Discord takes no more changes of old messages for now.
    """
    made = partial(build, to, await draw_pictures(bot.pictures, to))
    return await _changed(bot, place, message, made)


async def _changed(
    bot: Bot, place: int, message: int, made: Callable[[Sequence[str]], tuple[View, list[discord.File]]]
) -> discord.Message | None:
    """Change a message of the bot's; None when it is gone. Raises as `change`."""
    shown = bot.discord_client.get_partial_messageable(place).get_partial_message(message)

    async def edit(seats: Sequence[str]) -> discord.Message:
        view, files = made(seats)
        return await shown.edit(content=None, view=view, attachments=files, allowed_mentions=NOBODY)

    try:
        async with asyncio.timeout(_EDIT_SECONDS):
            return await in_open_thread(bot, place, partial(with_emojis_or_tokens, bot, edit))
    except discord.HTTPException as error:
        if error.code == error_codes.EDITED_TOO_OFTEN:
            raise TimeoutError from error
        if error.code != error_codes.UNKNOWN_MESSAGE:
            raise
        return None


async def _sent_before(channel: discord.PartialMessageable, mark: int) -> int | None:
    """The bot's message with a mark among a place's latest; None also where they may not be read."""
    try:
        async for each in channel.history(limit=_LOOK_BACK):
            if any(getattr(part, "id", None) == mark for part in each.components):
                return each.id
    except (discord.Forbidden, discord.NotFound) as error:  # whether a message arrives is another question
        log.info("what was sent to %s before cannot be read (%s)", channel.id, error.code)
    return None


def mark_of(place: int, nonce: str) -> int:
    """The mark of a message that has none of its own."""
    return _MARK + zlib.crc32(nonce_of(place, nonce).encode()) % _MARK


def _marked(message: Message, own: int) -> tuple[Message, int]:
    """A message with a mark, its own if it has one, and the mark."""
    if message.framed:
        mark = message.mark or own
        return replace(message, mark=mark), mark
    at = next((at for at, item in enumerate(message.items) if isinstance(item, Words)), None)
    if at is None:
        return message, own
    words = message.items[at]
    assert isinstance(words, Words)
    mark = words.mark or own
    items = (*message.items[:at], replace(words, mark=mark), *message.items[at + 1 :])
    return replace(message, items=items), mark


def _line(message: Message, mentions: Sequence[str]) -> str:
    """What a phone shows: whom it calls, and a line of plain words."""
    return " ".join([*mentions, message.push or cut(plain(message.text, LOCALES[0]), LONGEST)])


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
