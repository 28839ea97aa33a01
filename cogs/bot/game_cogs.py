"""The slash commands of a game, found by the game's name."""

from __future__ import annotations

from importlib import import_module

from cogs.game_cog import GameCog


def game_cog(game: str) -> type[GameCog]:
    """The cog that the module `cogs.<game>` offers as `COG`.

    Raises:
        ModuleNotFoundError: there is no such module.
        TypeError: it offers no cog of that game.
    """
    found: object = getattr(import_module(f"cogs.{game}"), "COG", None)
    if isinstance(found, type) and issubclass(found, GameCog) and getattr(found, "game", None) == game:
        return found
    raise TypeError(f"cogs.{game}.COG must be a GameCog whose game is {game!r}, not {found!r}")
