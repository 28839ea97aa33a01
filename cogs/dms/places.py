"""What people are told by direct message when their table's place is closed to the bot, or gone."""

from __future__ import annotations

import logging
from functools import partial

from cogs.dms import notices
from cogs.dms.delivery import write
from cogs.interactions.bot import Bot
from engines.tables.records import audiences
from engines.tables.records.audiences import Audience
from engines.tables.records.rows import SurfaceRow
from engines.tables.table import Table

log = logging.getLogger(__name__)


async def tell_no_access(bot: Bot, table: Table) -> None:
    """Tell those who are due that their thread or channel is closed to the bot; anew when it was open in between."""
    posted = await bot.store.surface(table.row.id, audiences.THREAD)
    for seat in table.due:
        seat_row, audience = table.seats[seat], Audience.no_access(seat)
        if seat_row.user is None or not seat_row.human:
            continue
        told = await bot.store.surface(table.row.id, audience)
        if told is not None and (posted is None or posted.shown_seq <= told.shown_seq):
            continue
        about, make = f"{table.row.id} barred {table.head}", partial(notices.no_access, table)
        sent = await write(bot, table, seat_row.user, about, make)
        channel, message = (sent.channel, sent.message) if sent is not None else (0, None)
        await bot.store.set_surface(SurfaceRow(table.row.id, audience, channel, message, table.head))


async def tell_gone(bot: Bot, table: Table) -> None:
    """Tell the people of a table, whose channel is gone, that it has ended."""
    for seat_row in table.seats:
        if seat_row.user is not None and seat_row.human and table.row.seed:
            await write(bot, table, seat_row.user, f"{table.row.id} gone", partial(notices.ended, table))
    log.info("table %s ended: its channel is gone", table.row.id)
