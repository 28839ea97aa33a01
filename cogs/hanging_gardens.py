"""Slash commands of The Hanging Gardens; each becomes one or more lines of notation, parted by `;`."""

from __future__ import annotations

from discord import app_commands

from cogs.game_cog import Found, GameCog, Suggest, behind, legal, suggesting
from cogs.messages.interaction import Interaction
from cogs.panels.labels import token_label
from tables.drafts import Draft

Interaction = Interaction

FOLLOWING = {"temple": "temple", "moved": "move", "tile": "take"}
"""The parameters of `place` that are moves of their own, in their order, and their verbs."""


def ahead(parameter: str) -> Suggest:
    """Autocomplete for a move behind `place`, once what is typed in front of it has been played."""

    def look(typed: app_commands.Namespace, draft: Draft, locale: str) -> Found:
        found = []
        for verb, *tokens in map(str.split, behind(draft, _before(typed, parameter))):
            if verb == FOLLOWING[parameter]:
                labels = [
                    token_label(draft.game, verb, field, token, locale) for field, token in enumerate(tokens)
                ]
                found.append((" ".join(tokens), " ".join(labels)))
        return found

    return suggesting(look)


def _before(typed: app_commands.Namespace, parameter: str) -> str:
    """The moves that are typed in front of a parameter."""
    moves = [f"place {typed.card} {typed.turn} {typed.at}"]
    for name, verb in FOLLOWING.items():
        if name == parameter:
            break
        if token := getattr(typed, name, None):
            moves.append(f"{verb} {token}")
    return "; ".join(moves)


class HangingGardens(
    GameCog, group_name="hanging-gardens", group_description="Your moves in The Hanging Gardens"
):
    """Commands of the usual verbs, of which `place` may do a whole turn; `/move` takes all."""

    game = "hanging_gardens"

    @app_commands.command()
    @app_commands.autocomplete(
        card=legal("place"),
        turn=legal("place", "card"),
        at=legal("place", "card", "turn"),
        temple=ahead("temple"),
        moved=ahead("moved"),
        tile=ahead("tile"),
    )
    async def place(
        self,
        it: Interaction,
        card: str,
        turn: str,
        at: str,
        temple: str | None = None,
        tile: str | None = None,
        moved: str | None = None,
    ) -> None:
        """Lay a card; temple and tile may follow in the same line."""
        typed = {"temple": temple, "moved": moved, "tile": tile}
        following = [
            part for name, verb in FOLLOWING.items() for part in (";", verb, typed[name]) if typed[name]
        ]
        await self.play(it, "place", card, turn, at, *following)

    @app_commands.command()
    @app_commands.autocomplete(at=legal("temple"))
    async def temple(self, it: Interaction, at: str) -> None:
        """Claim a group with a temple."""
        await self.play(it, "temple", at)

    @app_commands.command()
    @app_commands.autocomplete(tile=legal("take"), column=legal("take", "tile"))
    async def take(self, it: Interaction, tile: str, column: str | None = None) -> None:
        """Take a tile from the display."""
        await self.play(it, "take", tile, column)

    @app_commands.command()
    async def end(self, it: Interaction) -> None:
        """End your turn."""
        await self.play(it, "end")


COG: type[GameCog] = HangingGardens
