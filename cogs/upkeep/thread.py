"""A table's thread: creating it, sending into it, and finding earlier messages there.

Every message of a table's story carries a mark, the id of its box or of its text: a message that was sent but not recorded
is known by it again.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Literal

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.messages.custom_ids import PATTERN
from cogs.messages.lines import game_name
from cogs.messages.message import Message
from cogs.messages.names import plain_names
from cogs.messages.push import table_push
from cogs.posts.turn import is_mark
from cogs.upkeep.thread_room import with_room
from data.records import audiences
from data.records.rows import NO_ZONE
from render.sentences import listed
from tables.running_tables import RunningTable
from tables.table import Table

log = logging.getLogger(__name__)

AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes without a post after which Discord archives a thread: a week, the longest there is."""

_LOOK_BACK = 3000
"""Messages of a thread, whoever wrote them, among which a lost post is looked for, newest first."""

_SKEW = timedelta(minutes=1)
"""How far Discord's clock may lie from ours."""
_LONGEST_NAME = 100


def thread_name(table: Table) -> str:
    """The game and who plays."""
    locale = table.row.locale
    people = listed([plain_names(table, locale)(seat) for seat in range(len(table.seats))], locale)
    return f"{game_name(table, locale)} · {people}"[:_LONGEST_NAME]


async def rename(bot: Bot, table: Table) -> None:
    """Rename the thread after the present players; without the permission the old name stays."""
    assert table.row.thread is not None
    place = table.row.thread
    try:
        found = bot.discord_client.get_channel(place) or await bot.discord_client.fetch_channel(place)
        if isinstance(found, discord.Thread) and found.name != (name := thread_name(table)):
            await channel_messages.in_open_thread(bot, place, lambda: found.edit(name=name))
    except (discord.HTTPException, discord.RateLimited) as error:
        log.info("table %s: its thread keeps its name (%s)", table.row.id, error)


async def make_below(bot: Bot, table: Table, post: int) -> int | None:
    """Create a public thread below a post in the table's channel; None if the post is gone.

    A thread made from a message has its id: made twice after a crash, it is still one thread.
    """
    channel = bot.discord_client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
    try:
        thread = await with_room(
            bot,
            table.row.guild,
            lambda: channel.get_partial_message(post).create_thread(
                name=thread_name(table), auto_archive_duration=AUTO_ARCHIVE
            ),
        )
    except discord.HTTPException as error:
        if error.code == error_codes.THREAD_EXISTS:
            return post
        if error.code == error_codes.UNKNOWN_MESSAGE:
            return None
        raise
    return thread.id


async def make(bot: Bot, table: Table) -> discord.Thread:
    """Create a thread in the table's channel; a private game's is visible to its players only."""
    if table.row.private:
        return await _make_private(bot, table)
    parent = await _parent(bot, table)
    return await with_room(
        bot,
        table.row.guild,
        lambda: parent.create_thread(
            name=thread_name(table),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=AUTO_ARCHIVE,
        ),
    )


async def send(
    bot: Bot,
    table: Table,
    message: Message,
    nonce: str,
    pings: Sequence[int] = (),
    silent: bool = False,
    roles: Sequence[int] = (),
) -> int:
    """Post into the table's thread, even if archived; otherwise as `post_in`."""
    assert table.row.thread is not None
    return await post_in(bot, table, table.row.thread, message, nonce, pings, silent, roles)


async def post_turn(
    bot: Bot, table: Table, message: Message, nonce: str, pings: Sequence[int], roles: Sequence[int] = ()
) -> tuple[int, int | None]:
    """Post a turn; returns the message that is there now, and the entry at which its buttons were drawn. After a
    failure it may be one that was sent before, when it was the newest.
    """
    place, guild = table.row.thread, table.row.guild
    assert place is not None
    post = partial(channel_messages.post, bot, place, message, nonce, pings, guild=guild, roles=roles)
    sent = await with_room(bot, guild, post)
    return sent.id, drawn_at(sent)


async def post_in(
    bot: Bot,
    table: Table,
    place: int,
    message: Message,
    nonce: str,
    pings: Sequence[int] = (),
    silent: bool = False,
    roles: Sequence[int] = (),
) -> int:
    """Post into the table's channel or thread, making room for a thread if needed; otherwise as
    `cogs.interactions.channel_messages.send`.
    """
    guild = table.row.guild
    if (pings or roles) and not silent and not message.push:
        said = table_push(table, message.text, table.row.locale, await zone_of(bot, table))
        message = replace(message, push=said)
    return await with_room(
        bot, guild, lambda: channel_messages.send(bot, place, message, nonce, pings, silent, guild, roles)
    )


async def zone_of(bot: Bot, table: Table) -> str:
    """The time zone in which a table's public posts spell times: its server's."""
    return (await bot.store.guild(table.row.guild)).zone if table.row.guild is not None else NO_ZONE


async def whereabouts(bot: Bot, tables: Iterable[RunningTable]) -> tuple[dict[str, int], dict[int, str]]:
    """The newest posts of tables, and the names of their servers, as far as they are known."""
    newest: dict[str, int] = {}
    servers: dict[int, str] = {}
    for each in tables:
        surface = await bot.store.surface(each.table, audiences.THREAD)
        if surface is not None and surface.message is not None:
            newest[each.table] = surface.message
        guild = bot.discord_client.get_guild(each.guild) if each.guild is not None else None
        if guild is not None:
            servers[guild.id] = guild.name
    return newest, servers


async def sent_after(bot: Bot, table: Table, message: int | None) -> list[discord.Message]:
    """The bot's messages in a thread after one, oldest first, whatever others wrote between."""
    client = bot.discord_client
    assert table.row.thread is not None and client.user is not None
    last = message or table.row.thread
    thread = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    found: list[discord.Message] = []
    async for each in thread.history(limit=_LOOK_BACK):
        if each.id <= last:
            break
        if each.author.id == client.user.id:
            found.append(each)
    return found[::-1]


def mark_of(message: discord.Message) -> int:
    """The mark of a message, 0 without one. Discord returns component ids unchanged."""
    return (getattr(message.components[0], "id", None) or 0) if message.components else 0


def turn_mark_of(message: discord.Message) -> int | None:
    """The mark of a turn's post, of this journal or another; None for other messages."""
    boxed = bool(message.components) and isinstance(message.components[0], discord.Container)
    return mark_of(message) if boxed and is_mark(mark_of(message)) else None


def is_half(message: discord.Message) -> bool:
    """Whether a message is no more than the line that calls people."""
    return not message.flags.components_v2


def drawn_at(message: discord.Message) -> int | None:
    """The entry at which a turn's post drew its buttons; None without buttons."""
    for box in message.components:
        for row in box.children if isinstance(box, discord.Container) else ():
            for item in row.children if isinstance(row, discord.ActionRow) else ():
                found = re.fullmatch(PATTERN, getattr(item, "custom_id", None) or "")
                if found is not None and found["action"] == "play":
                    return int(found["seq"])
    return None


def texts_of(message: discord.Message) -> list[str]:
    """The texts in a post's box, such as a turn's."""
    boxes = [box for box in message.components if isinstance(box, discord.Container)]
    return [item.content for box in boxes for item in box.children if isinstance(item, discord.TextDisplay)]


async def _make_private(bot: Bot, table: Table) -> discord.Thread:
    """Create a private thread with its players, but for who is due: the first post calls them, and a call brings in. One that was
    created but not recorded is reused.
    """
    await bot.discord_client.wait_until_ready()
    parent = await _parent(bot, table)
    found = [each for each in parent.threads if await _is_of(bot, table, each)]
    thread = found[0] if found else None
    if thread is None:
        thread = await with_room(
            bot,
            table.row.guild,
            lambda: parent.create_thread(
                name=thread_name(table),
                type=discord.ChannelType.private_thread,
                auto_archive_duration=AUTO_ARCHIVE,
                invitable=False,
            ),
        )
    for seat_row in table.seats:
        if seat_row.human and seat_row.seat not in table.due:
            for user in table.people_at(seat_row.seat):
                await admit(thread, discord.Object(user))
    return thread


async def let_players_in(bot: Bot, table: Table) -> None:
    """Let those into a private thread whom no call has brought in; nobody else is told."""
    if table.row.private:
        for seat_row in table.seats:
            for user in table.people_at(seat_row.seat) if seat_row.human else ():
                await let_in(bot, table, user)


async def let_in(bot: Bot, table: Table, user: int) -> bool:
    """Let a person into a table's private thread; False if that is not possible."""
    place = table.row.thread
    assert place is not None
    found = bot.discord_client.get_channel(place) or await bot.discord_client.fetch_channel(place)
    assert isinstance(found, discord.Thread)
    return await channel_messages.in_open_thread(bot, place, lambda: admit(found, discord.Object(user)))


async def admit(thread: discord.Thread, user: discord.Object) -> bool:
    """Let a person into a private thread; False if they have left the server or may not see its channel. Where nobody may be let in
    as long as members invite nobody, members may from then on."""
    try:
        await thread.add_user(user)
    except discord.HTTPException as error:
        if error.code == error_codes.NO_PERMISSION:
            await thread.edit(invitable=True)
            await thread.add_user(user)
        elif error.status != 404 and error.code != error_codes.NO_ACCESS:
            raise
        else:
            return False
    return True


async def _is_of(bot: Bot, table: Table, found: discord.Thread) -> bool:
    """Whether a private thread was created for this table."""
    began, owner = table.row.started_at, bot.discord_client.user
    return (
        found.is_private()
        and found.name == thread_name(table)
        and owner is not None
        and found.owner_id == owner.id
        and (began is None or discord.utils.snowflake_time(found.id) >= began - _SKEW)
        and await bot.store.table_in(found.id) is None
    )


async def _parent(bot: Bot, table: Table) -> discord.TextChannel:
    client = bot.discord_client
    found = client.get_channel(table.row.channel) or await client.fetch_channel(table.row.channel)
    assert isinstance(found, discord.TextChannel)
    return found
