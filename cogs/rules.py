"""`/rules`: the rules of a game, page by page, wherever one is."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.components.interaction import Interaction
from cogs.game_cog import matching
from cogs.guide import pages
from cogs.handlers.rules import show_page
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.panels.learning import rules as panels
from engines import GAMES
from engines.core.text import GameError
from render.translate import dashed


class RulesCog(commands.Cog):
    """The command."""

    @app_commands.command()
    @app_commands.choices(game=[choice(f"{dashed(name)}-title", name) for name in GAMES])
    async def rules(self, it: Interaction, game: str = "", topic: str = "") -> None:
        """Look a rule up, with pictures and examples."""
        ctx = context(it)
        game = game or await _game_here(ctx)
        if not game:
            await ctx.show(panels.games(ctx.locale))
            return
        if not topic or pages.page(game, topic) is not None:
            await show_page(ctx, game, topic)
            return
        hits = pages.found(game, topic, ctx.locale)
        await ctx.show(
            panels.rules_page(hits[0], ctx.locale, hits[1:])
            if hits
            else panels.search_results(game, topic, hits, ctx.locale)
        )

    @rules.autocomplete("topic")
    async def _topics(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        game = getattr(it.namespace, "game", "") or await _game_here(ctx)
        found = pages.found(game, typed, ctx.locale) if game in GAMES else []
        return matching([(page.topic, pages.words(page, ctx.locale).title) for page in found], "")


async def _game_here(ctx: Context) -> str:
    """The game that is played in this place; empty where none is, or several are."""
    try:
        return (await ctx.table_here()).row.game
    except (Refused, GameError):
        return ""


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(RulesCog())
