"""A law: every refusal is true in the position where it is given.

`tests/<game>/reasons.py` holds `TRUE`: for each reason's key its own predicate, written from the rules and the plain
position, not from the code that refuses.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engines.core.game import Game
from engines.core.text import Seat, Text

REASONED = ("alhambra", "armadora", "carcassonne", "hanging_gardens", "yspahan")
"""The games whose reasons have predicates."""


def demand_true(game: Game[Any, Any, Any], state: Any, seat: Seat, move: Any, reason: Text) -> None:
    """The predicate of a reason holds.

    Raises:
        AssertionError: it does not, or the reason has none.
    """
    if game.name not in REASONED or not reason.key.startswith(game.name):
        return
    holds = import_module(f"tests.{game.name}.reasons").TRUE
    assert reason.key in holds, f"no predicate for {reason.key}"
    values = dict(reason.args)
    assert holds[reason.key](state, seat, move, values), f"untrue: {reason} for {move} of {seat}\n{state}"
