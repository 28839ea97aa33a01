"""`/help`: what the bot can do, by situation; first the one in which somebody asks."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.components.interaction import Interaction
from cogs.interactions.answer import Kind
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.learning.help import Situation, help_page, situation
from engines.core.text import GameError
from engines.tables.table import Table

handlers = Handlers()


class HelpCog(commands.Cog):
    """The command."""

    @app_commands.command()
    @app_commands.choices(topic=[choice(f"help-{each}", each) for each in Situation])
    async def help(self, it: Interaction, topic: str = "") -> None:
        """What I can do, by situation: begin, play, wait, learn, take back, be away."""
        ctx = context(it)
        if topic:
            await _show(ctx, topic)
            return
        table = await _table_here(ctx)
        seat = table.seat_of(ctx.user) if table is not None else None
        await ctx.show(help_page(situation(table, seat), ctx.locale))


@handlers.click("help", Kind.UPDATE)
async def _page(ctx: Context, click: Click) -> None:
    """Another situation was chosen."""
    await _show(ctx, click.value)


async def _show(ctx: Context, topic: str) -> None:
    if topic not in list(Situation):
        raise UnknownId
    await ctx.show(help_page(Situation(topic), ctx.locale))


async def _table_here(ctx: Context) -> Table | None:
    try:
        return await ctx.table_here()
    except (Refused, GameError):
        return None


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(HelpCog())
