"""Yspahan cut off: what its text board promises, and what is paid when the third week ends now."""

from __future__ import annotations

from typing import Any

from engines.core.game import EndTurn
from engines.yspahan.content import DAYS, WEEKS
from engines.yspahan.state import YspahanState


def cut_off(state: YspahanState) -> YspahanState | None:
    """The game on the last turn of its last day."""
    ended = state.copy()
    ended.week, ended.day, ended.turn = WEEKS, DAYS, len(ended.order) - 1
    ended.todo = [EndTurn((0,))]
    return ended


def promised(board: list[Any], seats: int) -> list[int]:
    """The points of everybody by the scores, the complete souks, the Bazaars and the caravan that the text board names."""
    players = [text for text in board if text.key == "yspahan-alt-player"]
    points = [player["points"] for player in players]
    (prices,) = [text for text in board if text.key == "yspahan-text-prices"]
    effects = {price["building"].key: price["effect"]["bonus"] for price in prices["prices"].items}
    bazaars = [
        effects["yspahan-building-bazaar"]
        if "yspahan-building-bazaar" in [building.key for building in player["buildings"].items]
        else 0
        for player in players
    ]
    for quarter in (text for text in board if text.key == "yspahan-text-quarter"):
        for souk in quarter["souks"].items:
            if souk.key == "yspahan-text-souk" and not souk["left"]:
                points[souk["who"].seat] += souk["points"] + bazaars[souk["who"].seat]
    (rows,) = [text for text in board if text.key == "yspahan-text-rows"]
    for caravan in (text for text in board if text.key == "yspahan-text-caravan"):
        cubes = [cube.seat for cube in caravan["cubes"].items]
        for seat in {*cubes}:
            lowest = max(camel for camel, whose in enumerate(cubes, 1) if whose == seat)
            (row,) = [row for row in rows["rows"].items if row["first"] <= lowest <= row["last"]]
            points[seat] += cubes.count(seat) * row["multiplier"]
    return points
