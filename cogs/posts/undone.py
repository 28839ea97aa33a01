"""Posts of turns that were taken back: they stay in the thread, struck out, so that nobody takes them for the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.posts import edits
from cogs.posts import turn as posts
from engines.tables.records import audiences
from engines.tables.records.rows import SurfaceRow
from engines.tables.table import Table
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

_LOOK_BACK = 100


async def catch_up(client: Client, table: Table, surface: SurfaceRow | None) -> None:
    """Strike the posts of everything that was taken back since this was done last, as `surface` tells."""
    turns = table.turns()
    undone = [turn.last_seq for turn in turns if turn.taken_back is not None]
    if not undone or (surface is not None and surface.shown_seq >= undone[-1]):
        return
    assert table.row.thread is not None and client.user is not None
    live = {turn.last_seq for turn in turns} | {told.entry.seq for told in table.story.played}
    thread = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    async for message in thread.history(limit=_LOOK_BACK):
        seq = posts.shown_at(table, message)
        if message.author.id != client.user.id or seq is None or seq in live:
            continue
        if (view := edits.struck(message, word("post-taken-back", table.row.locale))) is not None:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    await client.store.set_surface(
        SurfaceRow(table.row.id, audiences.TAKEN_BACK, table.row.thread, None, undone[-1])
    )
