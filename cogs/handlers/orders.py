"""Standing orders: what a seat answers by itself from now on."""

from __future__ import annotations

from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.messages.message import message
from cogs.panels.more import order_words
from tables.table import Table

handlers = Handlers()


@handlers.click("order")
async def _order(ctx: Context, click: Click) -> None:
    """Give a standing order; what is being asked already stays a question."""
    await give_order(ctx, await ctx.load(click.id.table), click.value)


async def give_order(ctx: Context, table: Table, order: str) -> None:
    """Set the standing order of whoever asks, and say it back to them.

    Raises:
        NotAMove: the text is no order of the table's game.
        NotSeated, LobbyError: no seat here, or no game.
    """
    await ctx.bot.tables.give_order(table.row.id, ctx.user, order)
    await ctx.show(message(ctx.word("order-given", order=order_words(table.presentation, order, ctx.locale))))
