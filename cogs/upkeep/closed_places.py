"""Direct messages about a table's place that is closed to the bot, or gone."""

from __future__ import annotations

from functools import partial

from cogs.interactions.bot import Bot
from cogs.panels import notices
from cogs.upkeep.direct_messages import About, Delivered, Undelivered, write
from data.records import audiences
from data.records.audiences import Audience
from data.records.rows import SurfaceRow
from tables.table import Table


async def tell_no_access(bot: Bot, table: Table) -> None:
    """Tell those who are due that the bot cannot post in their thread or channel; again if it was open in between."""
    posted = await bot.store.surface(table.row.id, audiences.THREAD)
    for seat in table.due:
        seat_row, audience = table.seats[seat], Audience.no_access(seat)
        if seat_row.user is None or not seat_row.human:
            continue
        told = await bot.store.surface(table.row.id, audience)
        if told is not None and (posted is None or posted.shown_seq <= told.shown_seq):
            continue
        about, make = About("barred", table.head), partial(notices.no_access, table)
        await _remember(bot, table, audience, await write(bot, table, seat_row.user, about, make))


async def tell_gone(bot: Bot, table: Table) -> None:
    """Tell a table's people that it has ended because its channel is gone."""
    for seat_row in table.seats:
        audience = Audience.gone(seat_row.seat)
        if seat_row.user is None or not seat_row.human or not table.row.seed:
            continue
        if await bot.store.surface(table.row.id, audience) is None:
            make = partial(notices.ended, table)
            sent = await write(bot, table, seat_row.user, About("gone", table.head), make)
            await _remember(bot, table, audience, sent)


async def _remember(bot: Bot, table: Table, audience: Audience, sent: Delivered | Undelivered) -> None:
    """Record that it was said, or cannot arrive, so that it is not tried again."""
    if sent != Undelivered.LATER:
        channel, message = (sent.channel, sent.message) if isinstance(sent, Delivered) else (0, None)
        await bot.store.set_surface(SurfaceRow(table.row.id, audience, channel, message, table.head))
