"""A garden as bit masks: where cards fit and what they would make claimable, for hundreds of placements at once.

A mask has a bit per cell of the garden's bounding box, row by row, so that bits follow each other in reading order. A margin
of a card's length round it keeps every anchor and every step inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from .cells import Cell
from .content import BOX, Structure
from .garden import Garden, squares

_MARGIN = 3


class _Shape(NamedTuple):
    """A card that lies turned, in a box of some width, its anchor on bit 0.

    `steps` lead from the anchor to its squares, `built` to those with a structure. `structures` has their mask by kind.
    `links` are kind, step, and how many more squares a structure needs to be in a claimable group.
    """

    area: int
    steps: tuple[int, ...]
    built: tuple[int, ...]
    structures: dict[Structure, int]
    links: tuple[tuple[Structure, int, int], ...]


class Survey:
    """The masks of one garden: what is visible, every kind of structure, and the temples."""

    __slots__ = ("_built", "_left", "_near", "_temples", "_top", "_visible", "_width")

    def __init__(self, garden: Garden) -> None:
        columns = [x for x, _ in garden.visible]
        self._left = left = min(columns) - _MARGIN
        self._top = top = min([y for _, y in garden.visible]) - _MARGIN
        self._width = width = max(columns) + _MARGIN + 1 - left
        self._visible = 0
        self._built = dict.fromkeys(Structure, 0)
        self._near: dict[tuple[Structure, bool], int] = {}
        for (x, y), structure in garden.visible.items():
            bit = 1 << (y - top) * width + x - left
            self._visible |= bit
            if structure:
                self._built[structure] |= bit
        self._temples = sum([1 << (y - top) * width + x - left for x, y in garden.temples])

    def fits(self, card: str, turn: int) -> int:
        """The anchors at which a card may lie with this turn (rules §5): all its structures over visible squares, and
        no temple under it."""
        shape = _shape(card, turn, self._width)
        anchors = self._visible >> shape.built[0]
        for step in shape.built[1:]:
            anchors &= self._visible >> step
        if self._temples:
            for step in shape.steps:
                anchors &= ~(self._temples >> step)
        return anchors

    def claims(self, card: str, turn: int, anchors: int) -> dict[int, int]:
        """By bit of the anchor: the size of the largest group that a card would make claimable (rules §6), where it would."""
        shape = _shape(card, turn, self._width)
        promising: dict[Structure, int] = {}
        for structure, step, missing in shape.links:
            joining = self._joining(structure, missing) >> step if missing > 0 else anchors
            promising[structure] = promising.get(structure, 0) | joining & anchors
        found: dict[int, int] = {}
        for structure, mask in promising.items():
            for at in bits(mask):
                size = self._claim(structure, shape.structures[structure] << at, ~(shape.area << at))
                if size > found.get(at, 0):
                    found[at] = size
        return found

    def groups(self) -> Iterator[tuple[int, tuple[int, int], bool]]:
        """Every group in reading order: its size, its first square, and whether a temple stands on it."""
        rest = 0
        for board in self._built.values():
            rest |= board
        while rest:
            first = rest & -rest
            group = self._group(first, next(board for board in self._built.values() if board & first))
            rest ^= group
            yield group.bit_count(), self.place(first.bit_length() - 1), bool(group & self._temples)

    def place(self, at: int) -> tuple[int, int]:
        """The column and the row of a bit."""
        y, x = divmod(at, self._width)
        return x + self._left, y + self._top

    def _joining(self, structure: Structure, missing: int) -> int:
        """Cells where one more square might find so many of its kind beside it, before anything is covered."""
        alone = missing > 1
        if (structure, alone) not in self._near:
            board, width = self._built[structure], self._width
            north, east, south, west = board << width, board >> 1, board >> width, board << 1
            near = north | east | south | west
            if alone:
                twice = (north & south) | (east & west) | ((north | south) & (east | west))
                near = self._beside(board & near) | twice
            self._near[structure, alone] = near
        return self._near[structure, alone]

    def _beside(self, board: int) -> int:
        return board << self._width | board >> self._width | board << 1 | board >> 1

    def _claim(self, structure: Structure, squares: int, bare: int) -> int:
        """The size of the largest claimable group on some new squares of a kind; `bare` is all that the card leaves open."""
        largest = 0
        board = self._built[structure] & bare | squares
        while squares:
            group = self._group(squares & -squares, board)
            squares &= ~group
            size = group.bit_count()
            if size > largest and size >= BOX.smallest_group and not group & self._temples:
                largest = size
        return largest

    def _group(self, first: int, board: int) -> int:
        """The squares of a board that hang together with a first one."""
        width, group, wider = self._width, 0, first
        while wider != group:
            group = wider
            wider = (group | group << width | group >> width | group << 1 | group >> 1) & board
        return group


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


@lru_cache(maxsize=8192)
def _shape(card: str, turn: int, width: int) -> _Shape:
    structures: dict[Structure, int] = {}
    links = [(structure, y * width + x, missing) for structure, x, y, missing in _links(card, turn)]
    for structure, step, _ in links:
        structures[structure] = structures.get(structure, 0) | 1 << step
    steps = tuple([y * width + x for x, y, _ in squares(card, turn)])
    return _Shape(
        sum([1 << step for step in steps]),
        steps,
        tuple([step for _, step, _ in links]),
        structures,
        tuple(links),
    )


@cache
def _links(card: str, turn: int) -> list[tuple[Structure, int, int, int]]:
    """Per structure of a card: its kind, its square, and how many more a claimable group needs than hang together there."""
    alone = Garden((), {Cell(x, y): square for x, y, square in squares(card, turn)})
    return [
        (group.structure, x, y, BOX.smallest_group - group.size)
        for group in alone.groups()
        for x, y in group.cells
    ]
