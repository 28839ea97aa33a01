"""`/turns`: one private list of all tables of a person, on whatever server; first those that wait for them, longest first."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.handlers.turns import show_turns
from cogs.interactions.commands import context
from cogs.messages.interaction import Interaction


class TurnsCog(commands.Cog):
    """The command."""

    @app_commands.command()
    async def turns(self, it: Interaction) -> None:
        """See which of your games wait for you, on all servers."""
        await show_turns(context(it), 0)


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(TurnsCog())
