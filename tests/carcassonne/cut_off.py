"""Carcassonne cut off: what its text board promises, and what is paid."""

from __future__ import annotations

from typing import Any

from engines.carcassonne.content import Goods
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.state import CarcassonneState
from engines.core.game import EndTurn

_FEATURES = {f"carcassonne-text-{kind}" for kind in ("city", "road", "cloister", "field")}


def cut_off(state: CarcassonneState) -> CarcassonneState | None:
    """The game without a tile left, with the final scoring left to do; None in the middle of a part."""
    if not isinstance(state.todo[-1], ChooseTile | PlaceTile):
        return None
    ended = state.copy()
    ended.todo, ended.stack, ended.extra, ended.part = [EndTurn((0,))], [], False, 1
    ended.hands = [[] for _ in ended.hands]
    return ended


def promised(board: list[Any], seats: int) -> list[int]:
    """The points of everybody by the scores, the features and the goods that the text board names."""
    players = [text for text in board if text.key == "carcassonne-text-player"]
    points = [player["points"] for player in players]
    for feature in board:
        if feature.key in _FEATURES:
            for gain in feature["gains"].items:
                points[gain["who"].seat] += gain["points"]
    for goods in Goods:
        held = [
            sum(
                each["count"]
                for each in player["counts"]["counts"].items
                if each.key == f"carcassonne-goods-{goods}"
            )
            for player in players
        ]
        for seat in range(seats):
            points[seat] += 10 * (held[seat] == max(held) > 0)
    return points
