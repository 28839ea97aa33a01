"""The slash commands of a game, found by the game's name."""

from __future__ import annotations

from importlib import import_module

from discord.ext import commands


def game_cog(game: str) -> type[commands.GroupCog]:
    """The cog that the module `cogs.<game>` offers as `COG`, a `cogs.game_cog.GameCog`.

    Raises:
        ModuleNotFoundError: there is no such module.
        TypeError: it offers no cog of that game.
    """
    found: object = getattr(import_module(f"cogs.{game}"), "COG", None)
    if (
        isinstance(found, type)
        and issubclass(found, commands.GroupCog)
        and getattr(found, "game", "") == game
    ):
        return found
    raise TypeError(f"cogs.{game}.COG must be a GameCog whose game is {game!r}, not {found!r}")
