"""Tells followers how a game ended, once, by direct message."""

from __future__ import annotations

from functools import partial

from cogs.interactions.bot import Bot
from cogs.messages.markdown import link
from cogs.panels import notices
from cogs.upkeep.direct_messages import About, Undelivered, write
from data.records import audiences
from tables.table import Table


async def tell_the_end(bot: Bot, table: Table) -> None:
    """Tell all followers of an ended table the result, and remove them."""
    assert table.row.thread is not None
    sheet = await bot.store.surface(table.row.id, audiences.SHEET)
    place = link(table.row.guild, table.row.thread, sheet.message if sheet is not None else None)
    make = partial(notices.ended, table, place=place)
    for user in await bot.store.followers(table.row.id):
        seated, about = table.seat_of(user) is not None, About("result", table.head)
        if seated or await write(bot, table, user, about, make, later=True) != Undelivered.LATER:
            await bot.store.unfollow(table.row.id, user)
