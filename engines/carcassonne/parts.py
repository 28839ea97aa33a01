"""Parts of the land in which a tile is placed, where there are more places than can be shown at once."""

from __future__ import annotations

from collections.abc import Sequence

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from engines.core.presentation import MOST_PARTS, MOST_PLACES, NEAR


def parts_of(view: CarcassonneView, cells: Sequence[Cell]) -> dict[str, tuple[Cell, ...]]:
    """The cells nearest to the tile that was laid last; all others by where they lie, numbered in the order of reading."""
    last = view.fresh[-1] if view.fresh else view.tiles[-1].at
    nearest = sorted(cells, key=lambda at: ((at.x - last.x) ** 2 + (at.y - last.y) ** 2, at.y, at.x))
    near, rest = nearest[: MOST_PLACES - 1], nearest[MOST_PLACES - 1 :]
    groups = [rest]
    while len(groups) < MOST_PARTS and len(largest := max(groups, key=len)) > MOST_PLACES:
        groups.remove(largest)
        groups += _halves(largest)
    groups.sort(key=lambda group: (min(at.y for at in group), min(at.x for at in group)))
    return {NEAR: tuple(near), **{str(at): tuple(group) for at, group in enumerate(groups, 1)}}


def _halves(cells: Sequence[Cell]) -> tuple[list[Cell], list[Cell]]:
    """Cells on both sides of the line that divides them the most evenly."""
    lines = [(axis, at[axis]) for at in cells for axis in (0, 1)]
    cuts = [
        ([at for at in cells if at[axis] < line], [at for at in cells if at[axis] >= line])
        for axis, line in sorted({*lines})
    ]
    return min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1])))
