"""Standing orders: answers that a seat gives by itself from now on."""

from __future__ import annotations

from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.messages.message import message
from cogs.panels.more import order_words
from tables.table import Table

handlers = Handlers()


@handlers.click("order")
async def _order(ctx: Context, click: Click) -> None:
    """Set a standing order; a question that is already open stays open."""
    await give_order(ctx, await ctx.load(click.id.table), click.value)


async def give_order(ctx: Context, table: Table, order: str) -> None:
    """Set the reader's standing order, and confirm it to them.

    Raises:
        NotAMove: the text is no order of the table's game.
        NotSeated, LobbyError: no seat here, or no game.
    """
    await ctx.bot.tables.give_order(table.row.id, ctx.user, order)
    await ctx.show(message(ctx.word("order-given", order=order_words(table.presentation, order, ctx.locale))))
