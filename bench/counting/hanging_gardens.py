"""Counts in games of The Hanging Gardens what tiles drawn from the pile brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bench.counting import Number
from engines.hanging_gardens.scoring import collection_points
from engines.hanging_gardens.state import HangingGardensState

GAMES = 40
"""Games that say enough: half a minute of two processors."""


def seen(states: Sequence[HangingGardensState]) -> Iterator[int]:
    """Of each tile that was drawn from the pile by how much it raised the points of all tiles in the end."""
    end = states[-1]
    for before, after in pairwise(states):
        for seat, had in enumerate(before.tiles):
            for taken in after.tiles[seat][len(had) :]:
                if taken.bonus:
                    others = end.kinds(seat)
                    others.remove(taken.tile)
                    yield collection_points(end.kinds(seat)) - collection_points(others)


def numbers(rows: Sequence[int]) -> dict[str, Number]:
    """The learnt numbers."""
    about = "By how many points a tile drawn from the pile raised those of its player's tiles in the end."
    return {"bonus_tile": Number(about, sum(rows) / max(1, len(rows)))}
