"""The games, and what they are built on. `GAMES` is the only list of games."""

from __future__ import annotations

from importlib import import_module

from engines.core.game import AnyGame, Game


def _game(name: str) -> AnyGame:
    """The game that the package `engines.<name>` offers as `GAME`.

    Raises:
        ModuleNotFoundError: there is no such package.
        TypeError: it offers no game of that name.
    """
    game = getattr(import_module(f"engines.{name}"), "GAME", None)
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"engines.{name}.GAME must be a Game whose name is {name!r}, not {game!r}")
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
