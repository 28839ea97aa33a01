"""What became of people's plans, by direct message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.components.discord_message import build
from cogs.components.lines import title
from cogs.components.message import Message, message
from cogs.dms.delivery import dm_locale, mail
from cogs.panels.plans import outcome_lines
from engines.tables.service import Table
from engines.tables.store import PlanRow

if TYPE_CHECKING:
    from cogs.bot.client import Client


def outcome_message(table: Table, row: PlanRow, locale: str) -> Message:
    """What became of a seat's plans, with the way to the table."""
    return message([title(table, locale), *outcome_lines(table, row, locale), f"<#{table.row.thread}>"])


async def tell_outcomes(client: Client, table: Table) -> None:
    """Tell people by DM what became of their plans; where that is not wished for or fails, the Play panel says it."""
    for row in table.plans:
        user = table.seats[row.seat].user
        locale = await dm_locale(client, table, user) if user is not None and row.fate else None
        if user is None or locale is None:
            continue
        if (await client.tables.table(table.row.id)).plan_of(row.seat) != row:
            continue  # the panel has said it while this table's messages caught up
        view, _ = build(outcome_message(table, row, locale), {})
        about = f"{table.row.id} plan {row.fate_at}"
        # Whose turn it is the thread tells aloud.
        quiet = row.fate in ("dropped", "undone")
        if await mail(client, user, view, about, silent=quiet):
            await client.tables.plans.told(row)
