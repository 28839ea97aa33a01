"""Slash commands of Alhambra; each becomes one line of notation."""

from __future__ import annotations

from discord import app_commands

from cogs.game_cog import GameCog, legal
from cogs.messages.interaction import Interaction

Interaction = Interaction


class Alhambra(GameCog, group_name="alhambra", group_description="Your moves in Alhambra"):
    """Commands of the usual verbs; `/move` takes all."""

    game = "alhambra"

    @app_commands.command()
    @app_commands.autocomplete(cards=legal("take"))
    async def take(self, it: Interaction, cards: str) -> None:
        """Take money from the display: one card, or several worth 5 or less."""
        await self.play(it, "take", cards)

    @app_commands.command()
    @app_commands.autocomplete(stall=legal("buy"), cards=legal("buy", "stall"))
    async def buy(self, it: Interaction, stall: str, cards: str) -> None:
        """Buy a building; paying exactly gives you another action."""
        await self.play(it, "buy", stall, cards)

    @app_commands.command()
    @app_commands.autocomplete(tile=legal("place"), to=legal("place", "tile"))
    async def place(self, it: Interaction, tile: str, to: str) -> None:
        """Place a building you bought."""
        await self.play(it, "place", tile, to)

    @app_commands.command()
    async def end(self, it: Interaction) -> None:
        """End your turn."""
        await self.play(it, "end")


COG: type[GameCog] = Alhambra
