"""Slash commands of Carcassonne; each becomes one or more lines of notation, parted by `;`."""

from __future__ import annotations

from discord import app_commands

from cogs.game_cog import Found, GameCog, Suggest, behind, legal, suggesting, tokens
from cogs.messages.interaction import Interaction
from cogs.panels.labels import token_label
from tables.drafts import Draft

Interaction = Interaction

PUTTING = ("follow", "large", "builder", "pig")


def ahead(field: str) -> Suggest:
    """Autocomplete for a field of `place` with what stands before it in the same command already played."""

    def look(typed: app_commands.Namespace, draft: Draft, locale: str) -> Found:
        lines = behind(draft, _before(typed, field))
        if field == "follower":
            put = [line for line in lines if line.split()[0] in PUTTING]
            return [(line, token_label(draft.game, *_split(line), locale)) for line in put]
        return tokens(draft.game, lines, tuple(_start(typed, field).split()), locale)

    return suggesting(look, None if field == "follower" else lambda typed: _start(typed, field))


def _start(typed: app_commands.Namespace, field: str) -> str:
    """The line in front of a field of `place`."""
    return "place" if field == "where" else f"place {str(typed.where).upper()}"


def _before(typed: app_commands.Namespace, field: str) -> str:
    """The moves that are typed in front of a field."""
    moves = []
    if tile := getattr(typed, "tile", None):
        moves.append(f"choose {tile}")
    if field == "follower":
        moves.append(f"place {typed.where} {typed.turn}")
    return "; ".join(moves)


def _split(line: str) -> tuple[str, int, str]:
    verb, token = line.split()
    return verb, 0, token


class Carcassonne(GameCog, group_name="carcassonne", group_description="Your moves in Carcassonne"):
    """Commands of the usual verbs, of which `place` may do a whole turn; `/move` takes all."""

    game = "carcassonne"

    @app_commands.command()
    @app_commands.autocomplete(
        where=ahead("where"), turn=ahead("turn"), follower=ahead("follower"), tile=legal("choose")
    )
    async def place(
        self, it: Interaction, where: str, turn: str, follower: str | None = None, tile: str | None = None
    ) -> None:
        """Lay your tile, and a follower if you like."""
        chosen = ("choose", tile, "; place") if tile else ("place",)
        put = (";", follower) if follower else ()
        await self.play(it, *chosen, where, turn, *put)

    @app_commands.command()
    @app_commands.autocomplete(spot=legal("follow"))
    async def follow(self, it: Interaction, spot: str) -> None:
        """Put a follower on the tile you have laid."""
        await self.play(it, "follow", spot)

    @app_commands.command()
    async def end(self, it: Interaction) -> None:
        """End your turn."""
        await self.play(it, "end")


COG: type[GameCog] = Carcassonne
