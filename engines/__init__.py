"""The games, and what they are built on. `GAMES` is the only list of games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engines.computers.player import AnyPlayer, Player, PlayoutPlayer
from engines.core.game import AnyGame, Game
from engines.core.presentation import AnyPresentation, Presentation


def _offered(game: str, name: str, kind: type, default: object = None) -> Any:
    """What the module or package `engines.<game>` offers under a name.

    Raises:
        ModuleNotFoundError: there is no such module.
        TypeError: it offers something else, or nothing and there is no default.
    """
    found = getattr(import_module(f"engines.{game}"), name, default)
    if not isinstance(found, kind):
        raise TypeError(f"engines.{game}.{name} must be a {kind.__name__}, not {found!r}")
    return found


def _game(name: str) -> AnyGame:
    game: AnyGame = _offered(name, "GAME", Game)
    if game.name != name:
        raise TypeError(f"engines.{name}.GAME calls itself {game.name!r}")
    return game


GAMES: dict[str, AnyGame] = {
    name: _game(name)
    for name in (
        "alhambra",
        "armadora",
        "carcassonne",
        "hanging_gardens",
        "yspahan",
    )
}
"""All games by name. Renderer, slash commands and words of a game are found by the same name; see `render.renderer`,
`cogs.game_cog` and `data/words`."""

PLAYERS: dict[str, AnyPlayer] = {
    name: _offered(name, "PLAYER", Player, PlayoutPlayer(game)) for name, game in GAMES.items()
}
"""The computer players of all games, by the game's name."""

PRESENTATIONS: dict[str, AnyPresentation] = {
    name: _offered(name, "PRESENTATION", Presentation, Presentation(game)) for name, game in GAMES.items()
}
"""How all games are told and asked, by the game's name."""
