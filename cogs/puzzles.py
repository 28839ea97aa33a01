"""`/puzzle`: the puzzle of the day, and those of past days by game."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.handlers.puzzles import open_puzzle, show_archive
from cogs.interactions.commands import choice, context
from cogs.messages.interaction import Interaction
from engines import GAMES
from render.sentences import dashed
from tables.puzzles.days import today


class PuzzleCog(commands.Cog):
    """The command."""

    @app_commands.command()
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.choices(game=[choice(f"{dashed(name)}-title", name) for name in GAMES])
    async def puzzle(self, it: Interaction, game: str = "") -> None:
        """Solve the puzzle of the day; with a game, past ones."""
        ctx = context(it)
        if game:
            await show_archive(ctx, game)
        else:
            await open_puzzle(ctx, today(ctx.bot.now()))


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(PuzzleCog())
