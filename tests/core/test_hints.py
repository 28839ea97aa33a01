"""A law: every number that a hint beside a choice names is what carrying out the choice shows.

`tests/<game>/hints.py` holds `TRUE`: for each hint's key its own predicate, which plays the choice, and scores the game before
and after, instead of asking what gave the hint. Looked at are recorded games, in which much is finished, and random ones with
every choice of every option.
"""

from __future__ import annotations

import os
from importlib import import_module

import pytest

from bench.recorded import read, records
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import replay
from tests.laws import some_setups

HINTED = ("alhambra", "armadora", "carcassonne", "hanging_gardens", "yspahan")
"""The games whose hints have predicates."""

EVERY = int(os.environ.get("LAWS_EVERY", "5"))
"""Entries between two positions that are looked at."""

POSITIONS = 1000 if "LAWS_EVERY" in os.environ else 24
"""Positions of a recorded game that are looked at at most."""

MOST = 12
"""Lines that are looked at in a position."""


def look(name, state, chooser):
    """Whether every hint of a few choices holds; how many there were."""
    game, true, met = GAMES[name], import_module(f"tests.{name}.hints").TRUE, 0
    for seat in game.due(state):
        view = game.view(state, seat)
        lines = [tuple(game.notation.format(move).split()) for move in game.legal(state, seat)]
        chooser.shuffle(lines)
        for tokens in sorted({line[:end] for line in lines[:MOST] for end in range(1, len(line) + 1)}):
            if (hint := PRESENTATIONS[name].foresee(view, tokens)) is not None:
                assert hint.key in true, f"no predicate for {hint.key}"
                assert true[hint.key](game, state, seat, tokens, dict(hint.args)), f"{tokens}: {hint}"
                met += 1
        for line in lines[:MOST]:
            after, _ = game.apply(state, seat, game.notation.parse(" ".join(line)), Rng("", 0))
            why = PRESENTATIONS[name].reason(view, game.view(after, seat))
            if why is not None and "-reason-" in why.key and (holds := true.get(why.key)) is not None:
                assert holds(game, state, seat, line, dict(why.args)), f"{line}: {why}"
    return met


@pytest.mark.parametrize(
    ("name", "file"),
    [(name, file) for name in HINTED for file in records(name)],
    ids=lambda at: getattr(at, "stem", at),
)
def test_what_a_hint_says_is_what_the_choice_does(name, file):
    header, entries = read(file)
    chooser, met = Rng(f"hints {file.stem}", 0), 0
    for at, step in enumerate(replay(GAMES[name], header, entries)):
        if at % max(EVERY, len(entries) // POSITIONS) == 0:
            met += look(name, step.state, chooser)
    assert met > 5


@pytest.mark.parametrize(("name", "setup"), some_setups(HINTED, 4), ids=str)
def test_what_a_hint_says_is_what_the_choice_does_in_random_play(name, setup):
    game = GAMES[name]
    state, chooser, seq, met = game.new(setup, Rng("hints", 0)), Rng(f"hints {setup}", 0), 0, 0
    while due := game.due(state):
        seq += 1
        if seq % EVERY == 0:
            met += look(name, state, chooser)
        seat = chooser.choice(due)
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("hints", seq))
    assert met > 5
