"""Parts of the land in which a tile is placed, where there are more places than can be shown at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import TILES, Kind
from engines.carcassonne.view import CarcassonneView
from engines.core.presentation import MOST_PARTS, MOST_PLACES, NEAR

_OWN, _ANY = 5, 1
"""How much more a cell counts for each feature of the seat's own that it touches, and for any other."""

_NEWS: Final = 1.4
"""How much more a neighbourhood counts in which the tile lies that was laid last: there one sees what the others did."""

WIDE: Final = 7
TALL: Final = 5
"""How many cells a part spans with the tiles beside its places: on a phone they are seen large enough to judge where a tile goes."""

_BORDERING: Final = 0.6
"""The usual share of such rectangles that hold any of the places at the edge of the land."""


def parts_of(view: CarcassonneView, cells: Sequence[Cell]) -> dict[str, tuple[Cell, ...]]:
    """The places that touch most of what counts, of several the ones nearest to the tile that was laid last; all others by where they
    lie, numbered in the order of reading. None where a phone shows all of them large enough at once."""
    beside = _beside(view, cells)
    if not any(_unhandy(cells, beside)[:2]):
        return {}
    last = view.fresh[-1] if view.fresh else view.tiles[-1].at
    counts = touched(view, cells)
    nearest = sorted(
        cells, key=lambda at: (-counts[at], (at.x - last.x) ** 2 + (at.y - last.y) ** 2, at.y, at.x)
    )
    lefts, tops = ({min(each[axis] for each in shown) for shown in beside.values()} for axis in (0, 1))
    tried = [(_within(nearest, beside, x, y), x, y) for x in sorted(lefts) for y in sorted(tops)]

    def worth(found: tuple[list[Cell], int, int]) -> tuple[float, int]:
        places, x, y = found
        seen = x <= last.x < x + WIDE and y <= last.y < y + TALL
        return sum(counts[at] for at in places) * (_NEWS if seen else 1), -nearest.index(places[0])

    near = max((found for found in tried if found[0]), key=worth)[0]
    groups = [[at for at in nearest if at not in near]]
    while len(groups) < MOST_PARTS and any(
        _unhandy(largest := max(groups, key=lambda group: _unhandy(group, beside)), beside)[:2]
    ):
        groups.remove(largest)
        groups += _halves(largest, beside)
    groups.sort(key=lambda group: (min(at.y for at in group), min(at.x for at in group)))
    return {NEAR: tuple(near), **{str(at): tuple(group) for at, group in enumerate(groups, 1)}}


def _beside(view: CarcassonneView, cells: Sequence[Cell]) -> dict[Cell, tuple[Cell, ...]]:
    """Each cell with those beside it in which a tile lies: what decides how one lies there."""
    laid = {seen.at for seen in view.tiles}
    return {at: (at, *(each for each in at.sides() if each in laid)) for at in cells}


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


def _within(cells: Sequence[Cell], beside: Mapping[Cell, Sequence[Cell]], left: int, top: int) -> list[Cell]:
    """The first cells that are seen whole in the part that begins there, as many as are shown at once."""
    found = [
        at
        for at in cells
        if all(left <= each.x < left + WIDE and top <= each.y < top + TALL for each in beside[at])
    ]
    return found[: MOST_PLACES - 1]


def _unhandy(cells: Sequence[Cell], beside: Mapping[Cell, Sequence[Cell]]) -> tuple[bool, bool, int]:
    """Whether cells are too many to be shown at once, whether they span too much, and how many they are."""
    wide, tall = _span(cells, beside)
    return len(cells) > MOST_PLACES, wide > WIDE or tall > TALL, len(cells)


def _halves(cells: Sequence[Cell], beside: Mapping[Cell, Sequence[Cell]]) -> tuple[list[Cell], list[Cell]]:
    """Cells on both sides of the line that leaves the fewest parts to be made of them, of several the most even one."""
    lines = [(axis, line) for axis in (0, 1) for line in sorted({at[axis] for at in cells})[1:]]
    cuts = (
        ([at for at in cells if at[axis] < line], [at for at in cells if at[axis] >= line])
        for axis, line in lines
    )
    return min(
        cuts,
        key=lambda cut: (sum(_parts_needed(half, beside) for half in cut), abs(len(cut[0]) - len(cut[1]))),
    )


def _parts_needed(cells: Sequence[Cell], beside: Mapping[Cell, Sequence[Cell]]) -> float:
    """About how many parts cells become; those at the edge of land leave much of its middle out."""
    wide, tall = _span(cells, beside)
    windows = -(-wide // WIDE) * -(-tall // TALL)
    return max(-(-len(cells) // MOST_PLACES), windows * _BORDERING if windows > 2 else windows)


def _span(cells: Sequence[Cell], beside: Mapping[Cell, Sequence[Cell]]) -> tuple[int, int]:
    """How many columns and rows cells take, with the tiles beside them."""
    xs, ys = ([each[axis] for at in cells for each in beside[at]] for axis in (0, 1))
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
