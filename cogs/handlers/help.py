"""Help, by situation."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.help import Situation, help_page

handlers = Handlers()


@handlers.click("help", Kind.UPDATE)
async def _page(ctx: Context, click: Click) -> None:
    """Show the help for another situation."""
    await show_help(ctx, click.value)


async def show_help(ctx: Context, topic: str) -> None:
    if topic not in list(Situation):
        raise UnknownId
    await ctx.show(help_page(Situation(topic), ctx.locale))
