"""Standing orders: what a seat answers by itself from now on."""

from __future__ import annotations

from cogs.components.message import message
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers

orders = Handlers()


@orders.click("order")
async def _order(ctx: Context, click: Click) -> None:
    """Give a standing order; what is being asked already stays a question."""
    table = await ctx.load(click.id.table)
    await ctx.bot.tables.give_order(table.row.id, ctx.user, click.value)
    await ctx.show(message(ctx.word("order-given")))
