"""Tells people once, in the thread, that their hands wait because no DM channel may be opened now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.posts import notices
from cogs.upkeep import thread
from data.records.audiences import Audience, AudienceKind
from data.records.rows import SurfaceRow
from engines.core.text import Seat
from tables.table import Table


async def catch_up(bot: Bot, table: Table, shown: Mapping[str, SurfaceRow], waiting: Sequence[Seat]) -> None:
    """Name those whose hands wait; the message is deleted when all have theirs.

    Args:
        shown: what the table's messages show, by audience.
        waiting: whose hands wait.
    """
    told = {row.audience.seat: row for row in shown.values() if row.audience.kind is AudienceKind.HAND_WAITS}
    still = {told[seat].message for seat in waiting if seat in told}
    for row in told.values():
        if row.message is not None and row.message not in still:
            await channel_messages.delete(bot, row.channel, row.message)
            await _remember(bot, row.table, row.audience, row.channel, None)
    new = [seat for seat in waiting if seat not in told]
    if not new or table.row.thread is None:
        return
    users = [user for seat in new if (user := table.seats[seat].user) is not None]
    nonce = f"{table.row.id}-hands{''.join(map(str, new))}"
    message = await thread.send(bot, table, notices.hands_wait(table, new), nonce, users)
    for seat in new:
        await _remember(bot, table.row.id, Audience.hand_waits(seat), table.row.thread, message)


async def _remember(bot: Bot, table: str, audience: Audience, channel: int, message: int | None) -> None:
    await bot.store.set_surface(SurfaceRow(table, audience, channel, message, 0))
