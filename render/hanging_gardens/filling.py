"""Gardens that lie side by side in one size, each made as much larger as it finds room for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cache, reduce
from itertools import islice, product
from typing import Final, NamedTuple

from engines.hanging_gardens.cells import Cell
from render.drawing.scene import Box
from render.hanging_gardens.garden_panels import SIZES
from render.hanging_gardens.packing import ANYHOW, Packed, packings

_MOST: Final = 1.32
"""How much larger than in one size for all a garden is at most that finds room for it."""
_NEED: Final = (0.28, 0.42, 0.28, 0.74)
"""What every square of a garden that grows keeps free beyond itself, of its size: at the left, above, at the right and below."""
_SIGN: Final = (64, 8, 84)
"""What its banner takes at the left of, above and below the corner of its first square, in pixels."""


CHANNELS: Final = (2, 4, 6, 8, 10)
"""How much more than they need gardens keep free on boards, one after the other, in parts of `_PART` pixels."""
_FINE: Final = 2
"""By how many parts they are moved for that."""


def fullest(gardens: Sequence[Collection[Cell]], box: Box, most: int = 0) -> Packed:
    """The gardens in any order, filled: of some orders that fit in the largest size the one in which they cover most."""
    found = islice(packings(gardens, box, most, ANYHOW[len(gardens)]), _TRIED)
    return max((filled(each, gardens, box) for each in found), key=lambda each: each.covered(gardens))


_TRIED: Final = 6
"""In how many orders that is tried."""


def filled(
    found: Packed, gardens: Sequence[Collection[Cell]], box: Box, airs: Sequence[int] = (0,)
) -> Packed:
    """The same gardens, each as much larger as it finds room for near where it lies, or where one other makes way; all in the middle.

    Args:
        airs: how much more water the gardens have round them, in parts of `_PART` pixels: that much while they grow, and then step by
            step as much as they find.
    """
    spans, size = [_spans(cells) for cells in gardens], found.size
    sizes, origins = [size] * len(gardens), list(found.origins)
    lying = [_kept(*each, box) for each in zip(spans, sizes, origins, strict=True)]
    larger = [each for each in reversed(SIZES) if size < each <= _MOST * size]
    growing, step = list(range(len(gardens))), max(1, size // (2 * _PART))
    for wanted in larger:
        for at in tuple(growing):
            left, above = (round(middle * (wanted - sizes[at])) for middle in _middle(spans[at]))
            near = origins[at][0] - left, origins[at][1] - above
            grown = _kept(spans[at], wanted, (box.left, box.top), box, airs[0])
            for way in (at, *(other for other in range(len(gardens)) if other != at)):
                others = [lying[other] for other in range(len(gardens)) if other not in (at, way)]
                if not (place := _room(grown, others, near, box, step, airs[0])):
                    continue
                there = _kept(spans[at], wanted, place, box)
                if way != at:
                    here = _kept(spans[way], sizes[way], (box.left, box.top), box)
                    if not (moved := _room(here, [*others, there], origins[way], box, step)):
                        continue
                    origins[way], lying[way] = moved, _kept(spans[way], sizes[way], moved, box)
                sizes[at], origins[at], lying[at] = wanted, place, there
                break
            else:
                growing.remove(at)
    for air in airs:
        for at, origin in enumerate(origins):
            others = [lying[other] for other in range(len(gardens)) if other != at]
            wide = _kept(spans[at], sizes[at], (box.left, box.top), box, air)
            if place := _room(wide, others, origin, box, _FINE, air):
                origins[at], lying[at] = place, _kept(spans[at], sizes[at], place, box)
    rects = [rect for each in zip(spans, sizes, origins, strict=True) for rect in _rects(*each)]
    across = box.left + box.right - min(rect.left for rect in rects) - max(rect.right for rect in rects)
    down = box.top + box.bottom - min(rect.top for rect in rects) - max(rect.bottom for rect in rects)
    origins = [(x + across // 2, y + down // 2) for x, y in origins]
    (columns, x0, y0), blocked = found.grid, [0] * len(found.blocked)
    for rect in rects:
        left, above, right, below = rect.moved(across // 2 - x0, down // 2 - y0).grown(size // 3)
        first, last = max(0, left // size + 1), min(columns + 1, right // size + 1)
        for y in range(max(0, above // size + 1), min(len(blocked), below // size + 2)):
            blocked[y] |= (1 << last + 1) - (1 << min(first, last))
    return replace(found, origins=tuple(origins), blocked=tuple(blocked), sizes=tuple(sizes))


_Spans = tuple[tuple[int, int, int], ...]
"""The squares of a garden: rows, from which column and before which one."""
_PART: Final = 8
_WIDE, _FAR = 320, 64
"""How many parts of `_PART` pixels a row of bits has, and how many of them and of rows lie before a box, so that no bits are lost."""


class _Kept(NamedTuple):
    """What a garden keeps free, in bits from its corner on, row after row; and from where to where that reaches in a box, in parts."""

    bits: int
    box: Box

    def moved(self, across: int = 0, down: int = 0) -> int:
        """The same bits in a box."""
        return self.bits << self.box.left + across + _FAR + (self.box.top + down + _FAR) * _WIDE


def _spans(cells: Collection[Cell]) -> _Spans:
    inside = set(cells)
    starts = sorted((cell.y, cell.x) for cell in inside if Cell(cell.x - 1, cell.y) not in inside)
    ends = sorted((cell.y, cell.x + 1) for cell in inside if Cell(cell.x + 1, cell.y) not in inside)
    return tuple((y, start, end) for (y, start), (_, end) in zip(starts, ends, strict=True))


def _middle(spans: _Spans) -> tuple[float, float]:
    """The middle of a garden in squares."""
    left, right = min(start for _, start, _ in spans), max(end for *_, end in spans)
    return (left + right) / 2, (spans[0][0] + spans[-1][0] + 1) / 2


def _rects(spans: _Spans, size: int, origin: tuple[int, int]) -> Iterator[Box]:
    """What a garden keeps free, row by row, and for its owner's banner."""
    (x, y), (left, above, right, below) = origin, (round(need * size) for need in _NEED)
    for row, start, end in spans:
        top = y + row * size
        yield Box(x + start * size - left, top - above, x + end * size + right, top + size + below)
    (row, start, _), (left, above, below) = spans[0], _SIGN
    x, y = x + start * size, y + row * size
    yield Box(x - left, y - above, x, y + below)


def _kept(spans: _Spans, size: int, origin: tuple[int, int], box: Box, air: int = 0) -> _Kept:
    """The same in bits, for a garden that begins somewhere in a box, with so many parts of air round it."""
    rects = _rects(spans, size, (origin[0] - box.left, origin[1] - box.top))
    parts = [
        Box(left // _PART, above // _PART, -(-right // _PART), -(-below // _PART)).grown(air)
        for left, above, right, below in rects
    ]
    whole, bits = reduce(Box.joined, parts), 0
    for part in parts:
        left, above, *_ = part.moved(-whole.left, -whole.top)
        bits |= ((1 << part.width) - 1) * _rows(part.height) << left + above * _WIDE
    return _Kept(bits, whole)


@cache
def _rows(count: int) -> int:
    """The first bit of so many rows."""
    return sum(1 << row * _WIDE for row in range(count))


def _room(
    kept: _Kept, others: Sequence[_Kept], origin: tuple[int, int], box: Box, step: int, air: int = 0
) -> tuple[int, int] | None:
    """The place next to an old one at which a garden touches no other, and lies in a box but for its air."""
    taken = 0
    for other in others:
        taken |= other.moved()
    left, top, right, bottom = kept.box.grown(-air)
    columns = range(-left, box.width // _PART - right + 1)
    rows = range(-top, box.height // _PART - bottom + 1)
    x, y = (origin[0] - box.left) // _PART, (origin[1] - box.top) // _PART
    for across, down in _NEAREST:
        dx, dy = x + across * step, y + down * step
        if dx in columns and dy in rows and not kept.moved(dx, dy) & taken:
            return box.left + dx * _PART, box.top + dy * _PART
    return None


_NEAREST: Final = sorted(product(range(-5, 6), repeat=2), key=lambda by: by[0] ** 2 + by[1] ** 2)
"""By how many half squares a garden is moved to grow, the nearest first."""
