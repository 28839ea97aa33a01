"""Every game is laid out alike: the same file holds the same thing, and no file of rules is long."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import GAMES

ENGINES = Path(__file__).parents[2] / "engines"

FOLDERS = [game for game in GAMES if (ENGINES / game).is_dir()]
"""A game of one file is laid out in any order."""

COMMON = {
    "__init__.py",
    "content.py",
    "moves.py",
    "state.py",
    "legality.py",
    "effects.py",
    "scoring.py",
    "view.py",
    "evaluation.py",
    "player.py",
    "presentation.py",
    "rules.py",
}

ELSEWHERE = {
    "ask": "moves",
    "asks": "moves",
    "notation": "moves",
    "candidates": "legality",
    "placing": "legality",
    "reasons": "legality",
    "refusals": "legality",
    "actions": "effects",
    "step": "effects",
    "score_sheet": "scoring",
    "scores": "scoring",
    "scoresheet": "scoring",
    "sheet": "scoring",
    "guess": "view",
    "imagine": "view",
    "seeing": "view",
    "sight": "view",
    "views": "view",
    "judgement": "evaluation",
    "taste": "evaluation",
    "worth": "evaluation",
    "telling": "notes",
    "helpers": "what it is about",
    "misc": "what it is about",
    "utils": "what it is about",
}
"""Other names for the same things, and where those stand."""

LONGEST = 349
"""Lines of a file of rules."""


def files(game):
    return sorted((ENGINES / game).glob("*.py"))


SMALL = {"__init__.py", "rules.py"}
"""What a game needs that keeps everything in its `rules.py`."""


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_has_the_common_files(game):
    """A small game may keep any of them in its `rules.py`, as long as nothing but common files stands beside it."""
    names = {file.name for file in files(game)}
    assert (SMALL if names <= COMMON else COMMON) - names == set()


@pytest.mark.parametrize("game", FOLDERS)
def test_the_same_thing_has_no_other_name(game):
    assert {file.stem: ELSEWHERE[file.stem] for file in files(game) if file.stem in ELSEWHERE} == {}


@pytest.mark.parametrize("game", FOLDERS)
def test_files_of_rules_are_short(game):
    long = {file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in files(game)}
    assert {name: lines for name, lines in long.items() if lines > LONGEST} == {}


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_is_one_package(game):
    assert not [path for path in (ENGINES / game).iterdir() if path.is_dir() and path.name != "__pycache__"]
