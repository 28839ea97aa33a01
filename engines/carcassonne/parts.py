"""Parts of the land in which a tile is placed, where there are more places than can be shown at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from engines.core.presentation import MOST_PARTS, MOST_PLACES, NEAR

_WIDE: Final = 8
_TALL: Final = 5
"""How many cells a part spans, where that many parts suffice: a phone shows them with the land beside them large enough."""


def parts_of(view: CarcassonneView, cells: Sequence[Cell]) -> dict[str, tuple[Cell, ...]]:
    """The rectangle with the most cells, of several the one nearest to the tile that was laid last; all others by where they lie,
    numbered in the order of reading."""
    last = view.fresh[-1] if view.fresh else view.tiles[-1].at
    nearest = sorted(cells, key=lambda at: ((at.x - last.x) ** 2 + (at.y - last.y) ** 2, at.y, at.x))
    corners = [(x, y) for x in sorted({at.x for at in cells}) for y in sorted({at.y for at in cells})]
    tried = [found for x, y in corners if (found := _within(nearest, x, y))]
    near = max(tried, key=lambda found: (len(found), -nearest.index(found[0])), default=[])
    groups = [[at for at in nearest if at not in near]]
    while len(groups) < MOST_PARTS and any(_unhandy(largest := max(groups, key=_unhandy))[:2]):
        groups.remove(largest)
        groups += _halves(largest)
    groups.sort(key=lambda group: (min(at.y for at in group), min(at.x for at in group)) if group else (0, 0))
    return {NEAR: tuple(near), **{str(at): tuple(group) for at, group in enumerate(groups, 1)}}


def _within(cells: Sequence[Cell], left: int, top: int) -> list[Cell]:
    """The first cells in the rectangle that begins there, as many as are shown at once."""
    found = [at for at in cells if left <= at.x < left + _WIDE and top <= at.y < top + _TALL]
    return found[: MOST_PLACES - 1]


def _unhandy(cells: Sequence[Cell]) -> tuple[bool, bool, int]:
    """Whether cells are too many to be shown at once, whether they span too much, and how many they are."""
    xs, ys = [at.x for at in cells], [at.y for at in cells]
    spans = bool(cells) and (max(xs) - min(xs) >= _WIDE or max(ys) - min(ys) >= _TALL)
    return len(cells) > MOST_PLACES, spans, len(cells)


def _halves(cells: Sequence[Cell]) -> tuple[list[Cell], list[Cell]]:
    """Cells on both sides of the line that divides them the most evenly."""
    lines = [(axis, at[axis]) for at in cells for axis in (0, 1)]
    cuts = [
        ([at for at in cells if at[axis] < line], [at for at in cells if at[axis] >= line])
        for axis, line in sorted({*lines})
    ]
    return min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1])))
