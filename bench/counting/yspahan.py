"""Counts in games of Yspahan what cubes on the caravan bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.counting import Number, Rate, pooled
from engines.core.game import EndTurn
from engines.yspahan.content import DAYS, MULTIPLIER, WEEKS
from engines.yspahan.evaluation import PARTS, SHARES, laden
from engines.yspahan.state import Source, YspahanState

GAMES = 400
"""Games that say enough: one minute and a half of two processors."""


def seen(states: Sequence[YspahanState]) -> Iterator[tuple[float, ...]]:
    """What follows each turn: of every seat on the caravan with its case what each of its cubes brings."""
    brings = _brought(states)
    for state, brought in zip(states, brings, strict=True):
        if state.todo and isinstance(state.todo[-1], EndTurn):
            for seat in sorted({*state.caravan}):
                case = laden(state.caravan, seat, state.setup.seats, state.week, DAYS - state.day)
                yield *case, brought[seat]


def _brought(states: Sequence[YspahanState]) -> list[list[float]]:
    """Per position and seat, what each of its cubes on the caravan scores until they leave it."""
    seats = range(states[0].setup.seats)
    found = [[0.0 for _ in seats]]
    for before, after in zip(states[-2::-1], states[:0:-1], strict=True):
        # A caravan that has been full is empty at the end of the week: what is scored then is none of its cubes'.
        rest = found[-1] if len(after.caravan) >= len(before.caravan) else [0.0 for _ in seats]
        now = rest.copy()
        for gain in after.gains[len(before.gains) :]:
            if gain.source is Source.CARAVAN:
                now[gain.seat] += gain.points / gain.count
        found.append(now)
    return found[::-1]


def numbers(rows: Sequence[tuple[float, ...]]) -> dict[str, Number]:
    """The learnt numbers."""
    cubes = [
        [[[Rate() for _ in range(SHARES)] for _ in MULTIPLIER] for _ in range(PARTS)] for _ in range(WEEKS)
    ]
    for *case, brought in rows:
        week, part, lowest, share = map(int, case)
        cubes[week][part][lowest][share].add(brought)
    return {
        "caravan": Number(
            "What each cube on the caravan scored: by week, by how much of it follows, by the lowest row with a cube of its owner, by how many "
            "these are.",
            [
                [
                    [
                        [each.mean(pooled(lowest).mean(multiplier)) for each in lowest]
                        for lowest, multiplier in zip(part, MULTIPLIER, strict=True)
                    ]
                    for part in week
                ]
                for week in cubes
            ],
        ),
    }
