"""Tells people by direct message what became of their plans."""

from __future__ import annotations

from functools import partial

from cogs.interactions.bot import Bot
from cogs.messages.lines import title
from cogs.messages.message import Message, message
from cogs.panels.plans import outcome_lines
from cogs.upkeep.direct_messages import About, Delivered, write
from data.records.rows import PlanRow
from tables.table import Table


def outcome_message(table: Table, row: PlanRow, locale: str) -> Message:
    """The message about a seat's plans, with the way to the table."""
    return message([title(table, locale), *outcome_lines(table, row, locale), f"<#{table.row.thread}>"])


async def tell_outcomes(bot: Bot, table: Table) -> None:
    """Tell people by DM what became of their plans; if that is unwanted or fails, the Play panel does. It is said silently: where
    a turn is theirs to play, the thread calls them.
    """
    for row in table.plans:
        user = table.seats[row.seat].user
        if user is None or not row.outcome:
            continue
        if (await bot.tables.table(table.row.id)).plan_of(row.seat) != row:
            continue  # the panel has said it while this table's messages caught up
        about, make = About("plan", row.outcome_at), partial(outcome_message, table, row)
        sent = await write(bot, table, user, about, make, silent=True)
        if isinstance(sent, Delivered):
            await bot.tables.plans.news_read(row)
