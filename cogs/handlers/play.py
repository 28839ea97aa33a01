"""Playing: the panel is opened."""

from __future__ import annotations

from cogs.interactions.context import Context
from cogs.panels import play


async def open_panel(ctx: Context, table_id: str) -> None:
    """Show the panel of whoever asked, or what they wait for."""
    await ctx.load(table_id)
    ctx.it.extras["likes"] = ctx.preferences
    await ctx.it.response.defer(ephemeral=True, thinking=True)
    await play.open_panel(ctx.it, table_id)
