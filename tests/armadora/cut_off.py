"""Armadöra cut off: what its text board promises, and what is paid. Before the end strengths are hidden; so it is read after it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engines.armadora.moves import TakeTurn
from engines.armadora.state import ArmadoraState
from engines.core.game import EndTurn
from engines.core.text import Who


def cut_off(state: ArmadoraState) -> ArmadoraState | None:
    """The game when everybody has passed; None in the middle of a turn."""
    if not isinstance(state.todo[-1], TakeTurn):
        return None
    ended = state.copy()
    ended.passed = [True] * ended.setup.seats
    ended.todo = [EndTurn((0,))]
    return ended


AFTER_THE_END = True
"""The board that promises is that of the game over."""


def promised(board: list[Any], seats: int) -> list[int]:
    """The gold of everybody by the areas that the text board names, after adding up the mines of their squares."""
    mines = {
        square["at"]: square["gold"]
        for row in board
        if row.key == "armadora-text-row"
        for square in row["squares"].items
        if square.key == "armadora-text-gold"
    }
    races = {text["race"]["race"]: text["who"].seat for text in board if text.key == "armadora-alt-player"}
    gold = [0] * seats
    for area, squares in pairwise(board):
        if squares.key == "armadora-text-squares":
            assert area["gold"] == sum(mines.get(at, 0) for at in squares["squares"].split())
            takers = area["takers"].items if area.key == "armadora-alt-taken" else ()
            for side in takers:
                for taker in getattr(side, "items", (side,)):
                    gold[taker.seat if isinstance(taker, Who) else races[taker["race"]]] += area["share"]
    return gold
