"""Learning: `/rules`, the rules of a game page by page; `/learn`, its lessons; `/help`, what the bot can do by situation."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.game_cog import matching
from cogs.guide import pages
from cogs.handlers.help import show_help
from cogs.handlers.lessons import open_lessons
from cogs.handlers.rules import show_page
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.messages.interaction import Interaction
from cogs.panels import lessons as lesson_panels
from cogs.panels import rules as panels
from cogs.panels.help import Situation, help_page, situation
from engines import GAMES
from engines.core.text import GameError
from render.sentences import dashed
from tables.table import Table

_GAMES = [choice(f"{dashed(name)}-title", name) for name in GAMES]


_TAUGHT = [choice(f"{dashed(name)}-title", name) for name in lesson_panels.games_with_lessons()]


class LearningCog(commands.Cog):
    """The commands."""

    @app_commands.command()
    @app_commands.choices(game=_GAMES)
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
        hits = pages.search(game, topic, ctx.locale)
        await ctx.show(
            panels.rules_page(hits[0], ctx.locale, hits[1:])
            if hits
            else panels.search_results(game, topic, hits, ctx.locale)
        )

    @rules.autocomplete("topic")
    async def _topics(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        game = getattr(it.namespace, "game", "") or await _game_here(ctx)
        found = pages.search(game, typed, ctx.locale) if game in GAMES else []
        return matching([(page.topic, pages.words(page, ctx.locale).title) for page in found], "")

    @app_commands.command()
    @app_commands.choices(game=_TAUGHT)
    async def learn(self, it: Interaction, game: str = "") -> None:
        """Learn a game by playing: short lessons, alone, without a clock."""
        ctx = context(it)
        game = game or await _game_here(ctx)
        if game in lesson_panels.games_with_lessons():
            await open_lessons(ctx, game)
        else:
            await ctx.show(lesson_panels.games(ctx.locale))

    @app_commands.command()
    @app_commands.choices(topic=[choice(f"help-{each}", each) for each in Situation])
    async def help(self, it: Interaction, topic: str = "") -> None:
        """What I can do, by situation: begin, play, wait, learn, take back, be away."""
        ctx = context(it)
        if topic:
            await show_help(ctx, topic)
            return
        table = await _table_here(ctx)
        seat = table.seat_of(ctx.user) if table is not None else None
        await ctx.show(help_page(situation(table, seat), ctx.locale))


async def _game_here(ctx: Context) -> str:
    """The game that is played in this place; empty where none is, or several are."""
    table = await _table_here(ctx)
    return table.row.game if table is not None else ""


async def _table_here(ctx: Context) -> Table | None:
    try:
        return await ctx.table_here()
    except (Refused, GameError):
        return None


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the commands to a bot."""
    await client.add_cog(LearningCog())
