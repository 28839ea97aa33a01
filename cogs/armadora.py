"""Slash commands of Armadöra; each becomes one or two lines of notation."""

from __future__ import annotations

from discord import app_commands

from cogs.game_cog import GameCog, legal
from cogs.messages.interaction import Interaction

Interaction = Interaction


class Armadora(GameCog, group_name="armadora", group_description="Your moves in Armadöra"):
    """Commands of the usual verbs; `/move` takes all."""

    game = "armadora"

    @app_commands.command()
    @app_commands.autocomplete(strength=legal("warrior"), square=legal("warrior", "strength"))
    async def warrior(self, it: Interaction, strength: str, square: str) -> None:
        """Place a warrior face down."""
        await self.play(it, "warrior", strength, square)

    @app_commands.command()
    @app_commands.autocomplete(edge=legal("palisade"), second=legal("palisade", after="edge"))
    async def palisade(self, it: Interaction, edge: str, second: str | None = None) -> None:
        """Place one palisade, or two."""
        await self.play(it, "palisade", edge, second)

    @app_commands.command(name="pass")
    async def pass_(self, it: Interaction) -> None:
        """Pass for the rest of the game."""
        await self.play(it, "pass")

    @app_commands.command()
    async def end(self, it: Interaction) -> None:
        """End your turn."""
        await self.play(it, "end")


COG: type[GameCog] = Armadora
