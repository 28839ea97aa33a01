"""How the courts of all cities share a board: each as large as what is built in it needs, all buildings as large as they can be."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engines.core.text import Seat
from render.drawing.scene import Box

GAP: Final = 8
HEAD: Final = 66
"""How high its owner's plate above a court is."""
SHELF: Final = 72
"""What a reserve takes from a court, at its right or below."""
RIM: Final = 20
"""How much wider and higher a court is than the rock of its city."""
LEDGE: Final = 0.12
CLIFF: Final = 0.2
"""How far that rock reaches beyond the city, and how high it is below it, as shares of a building."""
_NARROWEST, _LOWEST = 276, 150
"""The least width of a court under its owner's plate, and its least height."""
_LARGEST: Final = 128
_SIZES: Final = (*range(12, 96, 4), *range(96, _LARGEST + 1, 8))


_STAR: Final = 0.55
"""How much of the width the court of whoever has won may have."""
_LESS: Final = 2
"""Among so many of the largest sizes that have room the one is taken with which all buildings together are largest."""
_HEIGHT: Final = 0.5
"""What height costs: a picture twice as high must make buildings so many times twice as large."""


_UP: Final = 0.03
"""What it costs that a seat's court begins higher than that of the seat before: buildings must be so much larger on the average."""


class Need(NamedTuple):
    """What a court must hold: columns and rows of buildings, whether a reserve that takes room from them, and how high a plate."""

    columns: int
    rows: int
    reserve: bool = False
    head: int = HEAD


class _Block(NamedTuple):
    """Courts that lie together: how wide and high they must be, and the two blocks that they consist of, side by side or one above
    the other; a court alone consists of none."""

    wide: int
    high: int
    parts: tuple[_Block, ...] = ()
    beside: bool = False


def courts(needs: Sequence[Need], box: Box, least: int = 0) -> list[tuple[Seat, Box]]:
    """Where the court of each seat lies with its owner's plate: in the seats' order, from the top of a box on, no higher than all
    need, but at least so high; none if there is no room. They move only when a city grows, not from turn to turn."""
    at = bisect_right(_SIZES, 0, key=lambda size: not _blocks(needs, size, box))
    ways = [block for size in _SIZES[max(0, at - _LESS) : max(1, at)] for block in _blocks(needs, size, box)]
    shared = [_shared(block, box._replace(bottom=box.top + max(block.high, least))) for block in ways]
    best: Sequence[Box] = max(shared, key=lambda boxes: _worth(needs, boxes), default=[])
    return list(enumerate(best))


def honoured(needs: Sequence[Need], star: Seat, box: Box) -> list[tuple[Seat, Box]]:
    """Where courts lie in a box if that of one seat is at the left, as large as it can be, and all others at its right; none if there
    is no room for them."""
    columns, rows = rock(needs[star].columns, needs[star].rows)
    wide = columns * (box.height - RIM) / rows + 3 * RIM
    right = box.left + round(min(wide, _STAR * box.width))
    others = [seat for seat in range(len(needs)) if seat != star]
    lying = courts([needs[seat] for seat in others], box._replace(left=right + GAP), box.height)
    if len(lying) < len(others):
        return []
    return [(star, box._replace(right=right)), *((others[at], court) for at, court in lying)]


def _worth(needs: Sequence[Need], boxes: Sequence[Box]) -> float:
    """How large buildings are on the average, how low the picture is for that, and whether one reads the seats in rows."""
    fits = (size(need, box) for need, box in zip(needs, boxes, strict=True))
    high = max(box.bottom for box in boxes) - min(box.top for box in boxes)
    up = sum(after.top < before.top for before, after in pairwise(boxes))
    return sum(map(math.log, fits)) / len(boxes) - _HEIGHT * math.log(high) - _UP * up


def size(need: Need, court: Box) -> float:
    """How large buildings are in a court with its plate."""
    columns, rows = rock(need.columns, need.rows)
    return min((court.width - RIM) / columns, (court.height - need.head - RIM) / rows, _LARGEST)


def rock(columns: int, rows: int) -> tuple[float, float]:
    """How wide and high the rock of a city is, in buildings."""
    return columns + 2 * LEDGE, rows + 2 * LEDGE + CLIFF


def _blocks(needs: Sequence[Need], size: int, room: Box) -> list[_Block]:
    """All ways in which buildings of a size find room that are not wider and higher than another way."""
    found: dict[tuple[int, int], list[_Block]] = {}
    for first in reversed(range(len(needs))):
        found[first, first + 1] = _smallest(_court(needs[first], size), room)
        for end in range(first + 2, len(needs) + 1):
            found[first, end] = _smallest(
                [
                    way
                    for cut in range(first + 1, end)
                    for one in found[first, cut]
                    for other in found[cut, end]
                    for way in (
                        _Block(one.wide + GAP + other.wide, max(one.high, other.high), (one, other), True),
                        _Block(max(one.wide, other.wide), one.high + GAP + other.high, (one, other)),
                    )
                ],
                room,
            )
    return found[0, len(needs)]


def _court(need: Need, size: int) -> list[_Block]:
    """A court by itself, with its reserve at the right or below."""
    narrowest, lowest = (_NARROWEST, _LOWEST) if need.head else (0, 0)
    columns, rows = rock(need.columns, need.rows)
    wide, high = round(columns * size) + RIM, max(lowest, round(rows * size)) + RIM + need.head
    if not need.reserve:
        return [_Block(max(narrowest, wide), high)]
    return [_Block(max(narrowest, wide + SHELF), high), _Block(max(narrowest, wide), high + SHELF)]


def _smallest(ways: Iterable[_Block], room: Box) -> list[_Block]:
    """Those that have room, without such as are in no way smaller than another; of equal ones that in rows."""
    found: list[_Block] = []
    for way in sorted(ways, key=lambda each: (each.wide, each.high, each.beside)):
        if way.wide <= room.width and way.high <= room.height and (not found or way.high < found[-1].high):
            found.append(way)
    return found


def _shared(block: _Block, box: Box) -> list[Box]:
    """The boxes of a block's courts, which share what it has more than it needs."""
    if not block.parts:
        return [box]
    one, other = block.parts
    if block.beside:
        middle = box.left + one.wide + (box.width - block.wide) * one.wide // (one.wide + other.wide)
        halves = box._replace(right=middle), box._replace(left=middle + GAP)
    else:
        middle = box.top + one.high + (box.height - block.high) * one.high // (one.high + other.high)
        halves = box._replace(bottom=middle), box._replace(top=middle + GAP)
    return [each for part, half in zip(block.parts, halves, strict=True) for each in _shared(part, half)]
