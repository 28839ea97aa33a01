"""A table's thread: sending into it, and finding what was sent there.

Whatever holds no picture carries a mark, the id of its text component: a message that was sent but not recorded is known
by it again.
"""

from __future__ import annotations

import contextlib
import re
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.components.custom_ids import PATTERN
from cogs.posts import turn
from engines.tables.table import Table

if TYPE_CHECKING:
    from cogs.bot.client import Client

_LOOK_BACK = 50
_SKEW = timedelta(minutes=1)
"""How far Discord's clock may lie from ours."""


def mark_of(message: discord.Message) -> int | None:
    """The mark of a message of one text."""
    found = [each for each in message.components if isinstance(each, discord.TextDisplay)]
    return found[0].id if len(message.components) == len(found) == 1 else None


def drawn_at(message: discord.Message) -> int | None:
    """The entry at which a post's buttons were drawn; None when it has none."""
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        found = re.fullmatch(PATTERN, getattr(item, "custom_id", None) or "")
        if found is not None:
            return int(found["seq"])
    return None


async def open_private(client: Client, table: Table, name: str) -> discord.Thread:
    """A thread that only those who play can see, with them in it; one that was made but not recorded is taken again."""
    await client.wait_until_ready()
    parent = await client.text_channel(table.row.channel)
    found = [each for each in parent.threads if await _is_ours(client, table, each, name)]
    made = found[0] if found else None
    if made is None:
        made = await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=turn.AUTO_ARCHIVE,
            invitable=False,
        )
    for seat_row in table.seats:
        if seat_row.user is not None and seat_row.human:
            with contextlib.suppress(discord.NotFound):  # they have left the server
                await made.add_user(discord.Object(seat_row.user))
    return made


async def _is_ours(client: Client, table: Table, found: discord.Thread, name: str) -> bool:
    """Whether a thread was made for this table."""
    began, owner = table.row.started_at, client.user
    return (
        found.is_private()
        and found.name == name
        and owner is not None
        and found.owner_id == owner.id
        and (began is None or discord.utils.snowflake_time(found.id) >= began - _SKEW)
        and await client.store.table_in(found.id) is None
    )


async def send(
    client: Client, table: Table, view: ui.LayoutView, nonce: str, pings: list[int] | None = None, **more: Any
) -> int:
    """Post into the table's thread, which may have been archived meanwhile; returns the message.

    Args:
        pings: the users whom a mention in it may notify.
    """
    assert table.row.thread is not None
    thread = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in pings or []])
    message = await thread.send(view=view, nonce=nonce, allowed_mentions=allowed, **more)
    return message.id


async def sent_after(client: Client, table: Table, message: int | None) -> list[discord.Message]:
    """What the bot has posted in the thread since a message, oldest first."""
    assert table.row.thread is not None and client.user is not None
    thread = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    after = discord.Object(message or table.row.thread)
    history = thread.history(after=after, limit=_LOOK_BACK, oldest_first=True)
    return [each async for each in history if each.author.id == client.user.id]
