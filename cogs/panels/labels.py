"""Tokens and lines of a game in the words of its buttons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from cogs.panels.steps import MORE, NOTHING, TURN
from engines.core.game import AnyGame
from engines.core.presentation import PART
from render.sentences import dashed, known, word

KEY: Final = re.compile(r"[a-zA-Z0-9_-]*")
"""The form of a message's key."""


def token_label(game: AnyGame, verb: str, field: int, token: str, locale: str) -> str:
    """A token's label: its own message, its field's, or the bare token."""
    key = f"{dashed(game.name)}-{dashed(verb)}-{dashed(game.notation.fields(verb)[field])}"
    return _called(key, token, locale)


@lru_cache(maxsize=4_096)
def _called(key: str, token: str, locale: str) -> str:
    """A token's label by the key of its field."""
    own = f"{key}-{dashed(token.lower())}"
    if KEY.fullmatch(own) and known(own):
        return word(own, locale)
    if "+" in token and known(f"{key}-part"):
        token = " + ".join(word(f"{key}-part", locale, token=part) for part in token.split("+"))
    return word(key, locale, token=token) if known(key) else token


def chosen_words(game: AnyGame, prefix: str, locale: str) -> list[str]:
    """What was chosen, as its menus labelled it."""
    said: list[str] = []
    verb, field = "", 0
    for token in prefix.split():
        if token.startswith(PART):
            if (name := token.removeprefix(PART)).isdecimal():
                said.append(word("choices-part", locale, part=name))
        elif token in (MORE, NOTHING, TURN):
            continue
        elif verb:
            said.append(token_label(game, verb, field, token, locale))
            field += 1
        else:
            verb = token
    return said


def spoken_lines(game: AnyGame, lines: str, locale: str) -> str:
    """Lines of a turn as menus label them, with the verb where tokens alone are unclear."""
    said = []
    for line in lines.split("; "):
        verb, *tokens = line.split()
        names = chosen_words(game, line, locale)
        if names == tokens:
            names = [verb_label(game, verb, locale), *names]
        said.append(" · ".join(names))
    return " → ".join(said)


def acts(game: AnyGame, lines: str, locale: str) -> str:
    """Lines of a turn as what to do: a verb's own words `<game>-<verb>-act`, or else as menus label them."""
    return " → ".join(_act(game, line, locale) for line in lines.split("; "))


def _act(game: AnyGame, line: str, locale: str) -> str:
    verb, *tokens = line.split()
    key, fields = f"{dashed(game.name)}-{dashed(verb)}-act", game.notation.fields(verb)
    if not known(key):
        return spoken_lines(game, line, locale)
    said = {fields[at]: token_label(game, verb, at, token, locale) for at, token in enumerate(tokens)}
    return " ".join(word(key, locale, **dict.fromkeys(fields, "") | said).split())


def placeholder(
    game: AnyGame,
    verb: str,
    field: int,
    locale: str,
    placed: bool = True,
    values: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """A select's placeholder.

    Args:
        placed: whether a place on the picture is among the choices; a game may have words for where there is none.
        values: of `Presentation.pick_values`.
    """
    fields = game.notation.fields(verb)
    if field >= len(fields):
        return word(f"{dashed(game.name)}-verb-{dashed(verb)}", locale)
    key = f"{dashed(game.name)}-{dashed(verb)}-{dashed(fields[field])}-pick"
    return word(f"{key}-nowhere" if not placed and known(f"{key}-nowhere") else key, locale, **values)


def field_key(game: AnyGame, verb: str, field: int) -> str:
    return f"{dashed(game.name)}-{dashed(verb)}-{dashed(game.notation.fields(verb)[field])}"


def verb_label(game: AnyGame, verb: str, locale: str) -> str:
    return word(f"{dashed(game.name)}-verb-{dashed(verb)}", locale)
