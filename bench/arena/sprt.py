"""A sequential test, as chess engines are tested: it ends as soon as a goal is shown or refuted."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import log, sqrt

SURE = 0.95
"""How sure a verdict is."""

LOWER = 0.10
"""How far below its goal a share of wins refutes it."""


class Verdict(StrEnum):
    """The test's result so far."""

    SHOWN = "shown"
    REFUTED = "refuted"
    OPEN = "open"


def verdict(scores: Sequence[float], goal: float) -> Verdict:
    """Whether scores (1 a win, 0 a loss, a part of a shared win) show that the share of wins reaches a goal.

    >>> verdict([1.0] * 30, 0.75), verdict([0.0] * 10, 0.75), verdict([1.0, 0.0], 0.75)
    (<Verdict.SHOWN: 'shown'>, <Verdict.REFUTED: 'refuted'>, <Verdict.OPEN: 'open'>)
    """
    good, bad = min(goal, 0.995), goal - LOWER
    won = sum(scores)
    ratio = won * log(good / bad) + (len(scores) - won) * log((1 - good) / (1 - bad))
    bound = log(SURE / (1 - SURE))
    if ratio >= bound:
        return Verdict.SHOWN
    return Verdict.REFUTED if ratio <= -bound else Verdict.OPEN


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The share of wins lies in between with 95 % confidence (Wilson's score interval).

    >>> tuple(round(end, 2) for end in interval([1.0] * 8 + [0.0] * 2))
    (0.49, 0.94)
    """
    count, z = len(scores), 1.96
    if not count:
        return 0.0, 1.0
    share = sum(scores) / count
    middle = share + z * z / (2 * count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)
