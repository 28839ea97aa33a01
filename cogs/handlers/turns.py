"""The list of somebody's tables, and the way to the one that has waited longest."""

from __future__ import annotations

from cogs.handlers.play import open_panel
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.messages.message import message
from cogs.panels.turns import on_page, table_list
from cogs.upkeep.thread import whereabouts

handlers = Handlers()


@handlers.click("inbox", Kind.UPDATE)
async def _page(ctx: Context, click: Click) -> None:
    """Turn a page."""
    await show_turns(ctx, click.number(click.id.rest or "0"))


@handlers.click("next")
async def _next(ctx: Context, click: Click) -> None:
    """Open the panel of the table that has waited longest."""
    waiting = await ctx.bot.tables.tables_of(ctx.user)
    if waiting and waiting[0].waits_for_me:
        await open_panel(ctx, waiting[0].table)
    else:
        await ctx.show(message(ctx.word("inbox-nothing")))


@handlers.click("turn")
async def _turn(ctx: Context, click: Click) -> None:
    """Open the chosen table."""
    await open_panel(ctx, click.value)


async def show_turns(ctx: Context, page: int) -> None:
    """Show a page of the list."""
    tables = await ctx.bot.tables.tables_of(ctx.user)
    newest, servers = await whereabouts(ctx.bot, on_page(tables, page))
    await ctx.show(table_list(tables, page, newest, servers, ctx.locale))
