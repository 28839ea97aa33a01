"""Slash commands of games: a game's own cog, or one made from its notation."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from inspect import Parameter, Signature
from types import new_class
from typing import Any

from discord.app_commands import Command, describe, locale_str

from cogs.game_cog import GameCog, legal
from cogs.messages.interaction import Interaction
from engines import GAMES
from render.languages import LOCALES
from render.sentences import dashed, word


def game_cog(game: str) -> type[GameCog]:
    """The cog of `cogs.<game>`, its `COG`; without one, a cog with a command per verb.

    Raises:
        TypeError: the module offers no cog of that game.
    """
    if find_spec(f"cogs.{game}") is None:
        return _made(game)
    found: object = getattr(import_module(f"cogs.{game}"), "COG", None)
    if isinstance(found, type) and issubclass(found, GameCog) and getattr(found, "game", None) == game:
        return found
    raise TypeError(f"cogs.{game}.COG must be a GameCog whose game is {game!r}, not {found!r}")


def _made(game: str) -> type[GameCog]:
    key = dashed(game)
    commands = {f"{verb}_": _command(game, verb) for verb in GAMES[game].notation.verbs}
    options = {"group_name": key, "group_description": _described(f"{key}-title")}
    return new_class(
        f"{game}_made",
        (GameCog,),
        options,
        lambda made: made.update(commands, game=game, __module__=__name__),
    )


def _command(game: str, verb: str) -> Command[Any, ..., Any]:
    """The command of a verb, described like its button, with options like the menus of its fields."""
    notation, key = GAMES[game].notation, f"{dashed(game)}-{dashed(verb)}"
    fields = notation.fields(verb)

    async def play(self: GameCog, it: Interaction, **tokens: str | None) -> None:
        await self.play(it, verb, *(tokens[field] for field in fields))

    options = [
        Parameter(field, Parameter.KEYWORD_ONLY, annotation=str)
        if at < notation.needed(verb)
        else Parameter(field, Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
        for at, field in enumerate(fields)
    ]
    own = [Parameter(name, Parameter.POSITIONAL_ONLY) for name in ("self", "it")]
    play.__signature__ = Signature([*own, *options])  # type: ignore[attr-defined]  # options are read from it
    play.__qualname__ = f"MadeCog.{verb}"
    describe(**{field: _described(f"{key}-{dashed(field)}-pick") for field in fields})(play)
    command: Command[Any, ..., Any] = Command(
        name=dashed(verb), description=_described(f"{dashed(game)}-verb-{dashed(verb)}"), callback=play
    )
    for at, field in enumerate(fields):
        command.autocomplete(field)(legal(verb, *fields[:at]))
    return command


def _described(key: str) -> locale_str:
    return locale_str(word(key, LOCALES[0]), key=key)
