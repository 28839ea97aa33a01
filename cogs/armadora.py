"""Slash commands of Armadöra; each becomes one or two lines of notation."""

from __future__ import annotations

from discord import app_commands

from cogs.game_cog import GameCog, legal
from cogs.messages.interaction import Interaction

Interaction = Interaction


class Armadora(GameCog, group_name="armadora", group_description="Your moves in Armadöra"):
    """One command per verb."""

    game = "armadora"

    @app_commands.command()
    @app_commands.autocomplete(race=legal("race"))
    async def race(self, it: Interaction, race: str) -> None:
        """Choose your people."""
        await self.play(it, "race", race)

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
    @app_commands.autocomplete(strength=legal("champion"), square=legal("champion", "strength"))
    async def champion(self, it: Interaction, strength: str, square: str) -> None:
        """Goblin power: place an extra warrior face up."""
        await self.play(it, "champion", strength, square)

    @app_commands.command()
    @app_commands.autocomplete(edge=legal("stake"))
    async def stake(self, it: Interaction, edge: str) -> None:
        """Orc power: place an extra palisade."""
        await self.play(it, "stake", edge)

    @app_commands.command()
    @app_commands.autocomplete(square=legal("peek"))
    async def peek(self, it: Interaction, square: str) -> None:
        """Mage power: look at an opponent's warrior."""
        await self.play(it, "peek", square)

    @app_commands.command()
    @app_commands.autocomplete(square=legal("arrow"))
    async def arrow(self, it: Interaction, square: str) -> None:
        """Elf power: weaken an opponent's warrior."""
        await self.play(it, "arrow", square)

    @app_commands.command()
    @app_commands.autocomplete(square=legal("reinforce"))
    async def reinforce(self, it: Interaction, square: str) -> None:
        """Place your reinforcement token on your warrior in a full area."""
        await self.play(it, "reinforce", square)

    @app_commands.command()
    async def end(self, it: Interaction) -> None:
        """End your turn."""
        await self.play(it, "end")


COG: type[GameCog] = Armadora
