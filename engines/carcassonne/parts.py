"""Parts of the land in which a tile is placed, where there are more places than can be shown at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import TILES, Kind
from engines.carcassonne.view import CarcassonneView
from engines.core.presentation import MOST_PARTS, MOST_PLACES, NEAR

_OWN, _ANY = 5, 1
"""How much more a cell counts for each feature of the seat's own that it touches, and for any other."""

_WIDE: Final = 7
_TALL: Final = 5
"""How many cells a part spans, where that many parts suffice: a phone shows them with the land beside them large enough."""

_FEW, _WIDER, _TALLER = 7, 9, 7
"""With fewer cells in each such rectangle, one that spans more is shown at first: else most places would need a part chosen before."""


def parts_of(view: CarcassonneView, cells: Sequence[Cell]) -> dict[str, tuple[Cell, ...]]:
    """The rectangle whose cells touch most of what counts, of several the one nearest to the tile that was laid last; all others by
    where they lie, numbered in the order of reading."""
    last = view.fresh[-1] if view.fresh else view.tiles[-1].at
    counts = touched(view, cells)
    nearest = sorted(
        cells, key=lambda at: (-counts[at], (at.x - last.x) ** 2 + (at.y - last.y) ** 2, at.y, at.x)
    )
    corners = [(x, y) for x in sorted({at.x for at in cells}) for y in sorted({at.y for at in cells})]
    tried = [found for x, y in corners if (found := _within(nearest, x, y, _WIDE, _TALL))]
    if len(max(tried, key=len, default=[])) < min(_FEW, len(cells)):
        tried = [_within(nearest, x, y, _WIDER, _TALLER) for x, y in corners]
        tried = [found for found in tried if found]
    near = max(
        tried, key=lambda found: (sum(counts[at] for at in found), -nearest.index(found[0])), default=[]
    )
    groups = [[at for at in nearest if at not in near]]
    while len(groups) < MOST_PARTS and any(_unhandy(largest := max(groups, key=_unhandy))[:2]):
        groups.remove(largest)
        groups += _halves(largest)
    groups.sort(key=lambda group: (min(at.y for at in group), min(at.x for at in group)) if group else (0, 0))
    return {NEAR: tuple(near), **{str(at): tuple(group) for at, group in enumerate(groups, 1)}}


def touched(view: CarcassonneView, cells: Sequence[Cell]) -> dict[Cell, int]:
    """How much cells touch of what counts: most where the seat's own features go on, then where any road, city or cloister does."""
    laid = {seen.at: seen for seen in view.tiles}
    features = {one.name: one for one in view.features}
    open_cloisters = [one for one in view.features if one.kind is Kind.CLOISTER and not one.complete]
    counts: dict[Cell, int] = {}
    for at in cells:
        found = {one.name: one for one in open_cloisters if at in one.at.around()}
        for side, beside in enumerate(at.sides()):
            if (seen := laid.get(beside)) is not None:
                parts = zip(TILES[seen.tile].faces[seen.turn.quarters].parts, seen.features, strict=True)
                touches = (features[name] for part, name in parts if (side + 2) % 4 in part.edges)
                found |= {one.name: one for one in touches if one.kind is not Kind.FIELD}
        counts[at] = 1 + sum(_OWN if view.seat in one.owners else _ANY for one in found.values())
    return counts


def _within(cells: Sequence[Cell], left: int, top: int, wide: int, tall: int) -> list[Cell]:
    """The first cells in the rectangle that begins there, as many as are shown at once."""
    found = [at for at in cells if left <= at.x < left + wide and top <= at.y < top + tall]
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
