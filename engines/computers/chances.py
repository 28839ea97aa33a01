"""Computes chances to win from expected points and the remaining length of a game.

How likely a lead is to last depends on its size and on the turns to come: what a lead of five points is worth grows as the game draws to
its end. Two figures per game say how fast (`Thinking.doubt`); `python -m bench.arena.calibration` finds them from games that were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from engines.computers.player import AnyPlayer
from engines.core.game import Setup
from engines.core.text import Seat

PLAYOUTS = 10
"""Playouts after which expected points are good enough for a chance: more of them hardly say more."""


def chances(player: AnyPlayer, setup: Setup, points: Sequence[float], left: float) -> tuple[float, ...]:
    """Each seat's chance to win, 0 to 1; partners share one, and all sides add up to 1.

    Args:
        points: per seat, the final points that it can expect, as the mean of some playouts to the end (`judge`, `reckon`).
        left: how many turns each seat has yet to end, on average. 0 is the end of the game: then the points are the result, and
            sides with equal points share the victory, whatever a tie breaker says.
    """
    expected = {side: points[side[0]] for side in player.game.sides(setup)}
    shares = _at_the_end(expected) if left <= 0 else _open(expected, scale(player.thinking.doubt, left))
    of = {seat: share for side, share in shares.items() for seat in side}
    return tuple(of[seat] for seat in range(setup.seats))


def scale(doubt: tuple[float, float], left: float) -> float:
    """The lead in points that gives odds of e to 1 (73 %), with `left` turns to come.

    >>> scale((3.0, 4.0), 0), scale((3.0, 4.0), 1)
    (3.0, 5.0)
    """
    certain, per_turn = doubt
    return sqrt(certain**2 + per_turn**2 * left)


def _open(expected: dict[tuple[Seat, ...], float], unit: float) -> dict[tuple[Seat, ...], float]:
    most = max(expected.values())
    odds = {side: exp((points - most) / unit) for side, points in expected.items()}
    total = sum(odds.values())
    return {side: each / total for side, each in odds.items()}


def _at_the_end(expected: dict[tuple[Seat, ...], float]) -> dict[tuple[Seat, ...], float]:
    most = max(expected.values())
    first = [side for side, points in expected.items() if points == most]
    return {side: (side in first) / len(first) for side in expected}
