"""Whom the post of a turn pings."""

from __future__ import annotations

from collections.abc import Callable

from cogs.interactions.bot import Bot
from cogs.upkeep.questions import by_direct_message
from engines.core.text import Seat
from tables.plans.plans import unattended
from tables.table import Table


async def to_ping(bot: Bot, table: Table, since: int, waits: Callable[[Table, Seat], bool]) -> list[int]:
    """Whom a newest post notifies: those who are asked something that nobody was told of yet, unless it comes by direct message.

    Args:
        since: the entry up to which people were told.
        waits: whether a seat is not to be called yet.
    """
    users, absent = [], unattended(table)
    for seat in table.due:
        user, asked = table.seats[seat].user, table.asked_at(seat)
        if user is None or not table.seats[seat].human or seat in absent:
            continue
        if asked is None or asked <= since or waits(table, seat):
            continue
        if not await by_direct_message(bot, table, seat):
            users.append(user)
    return users
