"""Alhambra cut off: what its text board promises, and what is paid."""

from __future__ import annotations

from typing import Any

from engines.alhambra.moves import Act, Leftover
from engines.alhambra.state import AlhambraState
from engines.core.text import Seat


def cut_off(state: AlhambraState) -> AlhambraState | None:
    """The game with its end reached now and the final scoring left to do; None in the middle of a turn."""
    if not isinstance(state.todo[-1], Act):
        return None
    ended = state.copy()
    ended.over, ended.todo = True, [Leftover((0,))]
    return ended


def promised(board: list[Any], seats: int) -> list[int]:
    """The points of everybody by the counts, walls and the table that the text board names."""
    players = [text for text in board if text.key == "alhambra-alt-player"]
    (table,) = [text for text in board if text.key == "alhambra-text-table"]
    ranks = {
        row["row"].key.rpartition("-")[2]: [int(each) for each in row["points"].split(" / ")]
        for row in table["rows"].items
    }
    rivals = [text["counts"] for text in board if text.key in ("alhambra-alt-player", "alhambra-alt-dirk")]
    held = [{count["kind"]: count["count"] for count in counts.items} for counts in rivals]
    points = [player["score"] + player["wall"] for player in players]
    for kind, pays in ranks.items():
        for seat in range(seats):
            points[seat] += _share(seat, [each.get(kind, 0) for each in held], pays)
    return points


def _share(seat: Seat, counts: list[int], pays: list[int]) -> int:
    """A seat's points in one majority: those with as many share the ranks that they take up, rounded down."""
    if not counts[seat]:
        return 0
    before = sum(count > counts[seat] for count in counts)
    level = counts.count(counts[seat])
    return sum(pays[before : before + level]) // level
