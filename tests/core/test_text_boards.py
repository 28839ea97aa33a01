"""A law: whatever a view shows that bears on legality, score or choice is on the text board, in both languages.

Each field of a view is changed in turn, and the board has to read differently. `tests/<game>/text_board.py` takes out of
a view what need not stand there (`bearing`), and names, with the reason, the fields that follow from others (`follows`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from importlib import import_module
from typing import Any

import pytest

from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import Setup
from engines.core.text import Seat, Text
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import sentence
from tests.laws import some_setups

COMPLETE = ("alhambra", "armadora", "carcassonne", "hanging_gardens", "yspahan")
"""The games whose text boards are complete."""

EVERY = int(os.environ.get("LAWS_EVERY", "47"))
"""Entries between two positions that are looked at."""


def _changed(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every way in which one field somewhere in a value is another one, with the path to it; positions in lists left out."""
    if is_dataclass(value) and not isinstance(value, type | Setup):
        for field in fields(value):
            for at, other in _changed(
                getattr(value, field.name), f"{path}.{field.name}" if path else field.name
            ):
                yield at, replace(value, **{field.name: other})
    elif isinstance(value, bool):
        yield path, not value
    elif isinstance(value, int) and type(value) is int:
        yield path, value + 1 if value < 2 else value - 1
    elif type(value) is tuple and value:
        if not isinstance(value[-1], int | None):
            yield path, value[:-1]
        for at, other in _changed(value[0], path):
            yield at, (other, *value[1:])
    elif isinstance(value, Enum):
        others = [each for each in type(value) if each is not value]
        yield path, others[0]


def _boards(name: str, view: Any) -> list[str]:
    texts = renderer(name).text_board(view)
    return ["\n".join(_sentence(text, locale) for text in texts) for locale in LOCALES]


@lru_cache(20_000)
def _sentence(text: Text, locale: str) -> str:
    """In words; from one board to the next most of them stay."""
    return sentence(text, locale, _name)


def _name(seat: Seat) -> str:
    return f"seat {seat}"


@pytest.mark.parametrize(("name", "setup"), some_setups(COMPLETE, 4), ids=str)
def test_every_field_that_matters_is_on_the_text_board(name, setup):
    game, rules = GAMES[name], import_module(f"tests.{name}.text_board")
    state, chooser, seq, missing = game.new(setup, Rng("text", 0)), Rng(f"text {setup}", 0), 0, {}
    met: set[str] = set()
    while due := game.due(state):
        seq += 1
        seat = chooser.choice(due)
        if seq % EVERY == 1:
            view = rules.bearing(game.view(state, seat))
            if view.over:
                break
            said = _boards(name, view)
            for path, other in _changed(view, ""):
                if path in rules.follows(view) or path in missing:
                    continue
                try:
                    told = _boards(name, other)
                except (IndexError, KeyError, StopIteration, AssertionError, ValueError):
                    continue  # no such position can be
                met.add(path)
                if any(one == another for one, another in zip(said, told, strict=True)):
                    missing[path] = f"entry {seq}"
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("text", seq))
    assert not missing
    assert len(met) > 10


@pytest.mark.parametrize(("name", "setup"), some_setups(COMPLETE, 3), ids=str)
def test_every_candidate_is_named_in_words_that_are_found_on_the_board(name, setup):
    """Whoever plays from text alone finds on the board whatever a panel offers."""
    game, rules = GAMES[name], import_module(f"tests.{name}.text_board")
    state, chooser, seq, met = game.new(setup, Rng("named", 0)), Rng(f"named {setup}", 0), 0, 0
    missing: dict[tuple[str, str], str] = {}
    while due := game.due(state):
        seq += 1
        seat = chooser.choice(due)
        if seq % EVERY == 1:
            boards = dict(zip(LOCALES, _boards(name, game.view(state, seat)), strict=True))
            lines = [
                game.notation.format(move).split() for move in PRESENTATIONS[game.name].offered(state, seat)
            ]
            tokens = {
                (verb, game.notation.fields(verb)[at], each)
                for verb, *rest in lines
                for at, each in enumerate(rest)
            }
            for verb, field, token in tokens:
                for locale, board in boards.items():
                    wanted = rules.named(verb, field, token, locale)
                    met += bool(wanted)
                    if not all(each in board for each in wanted):
                        missing[verb, token] = f"entry {seq}, {locale}: {wanted}"
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("named", seq))
    assert not missing
    assert met > 10
