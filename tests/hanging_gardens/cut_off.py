"""The Hanging Gardens cut off: what everybody's own text board promises, and what is paid when the last round ends now."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.core.game import EndTurn
from engines.core.text import Text
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.state import HangingGardensState


def cut_off(state: HangingGardensState) -> HangingGardensState | None:
    """The game on the last turn of its last round; None in the middle of a turn."""
    if len(state.todo) > 1 or (state.fresh and state.fresh.seat == state.todo[-1].seats[0]):
        return None
    ended = state.copy()
    rounds = BOX.rounds[state.setup.seats]
    ended.round, ended.turn, ended.fresh = rounds.rounds, rounds.cards - 1, None
    ended.todo = [EndTurn((0,))]
    return ended


OWN = True
"""Tiles lie face down, so everybody's own board is read."""


def promised(board: list[Any], seats: int) -> list[int]:
    """The points that everybody is told, which are what the tiles that are told score."""
    own = [text for text in board if text.key == "hanging-gardens-alt-own"]
    more = [text for text in board if text.key == "hanging-gardens-text-adds"]
    gardens = [text for text in board if text.key == "hanging-gardens-text-garden"][:seats]
    for told, adds, garden in zip(own, more, gardens, strict=True):
        held: Counter[str] = Counter()
        points = 0
        for tile in told["tiles"].items if not isinstance(told["tiles"], Text) else ():
            held[tile["tile"].key] = tile["count"]
            points += tile["points"]
        counts = garden["counts"]
        openly = counts.key == "hanging-gardens-summary-open"
        assert counts["points"] + (0 if openly else points) == told["points"] >= points
        assert sum(held.values()) == garden["counts"]["tiles"]
        for kind in adds["tiles"].items:
            after = held + Counter([kind["tile"].key])
            assert kind["more"] == _points(after) - _points(held)
    return [told["points"] for told in own]


def _points(held: Counter[str]) -> int:
    """What tiles score, by the printed values (rules §10)."""
    total = 0
    for kind, series in BOX.series.items():
        count = held[f"hanging-gardens-tile-{kind}"]
        total += sum(
            series.points[at % len(series.points)]
            - (series.points[at % len(series.points) - 1] if at % len(series.points) else 0)
            for at in range(count)
        )
    for kind, person in BOX.persons.items():
        if held[f"hanging-gardens-tile-{kind}"]:
            count = held[f"hanging-gardens-tile-{person.series}"]
            complete = count >= len(BOX.series[person.series].points)
            total += person.each * count if person.each else person.high if complete else person.low
    return total
