"""A garden as bit masks: where cards fit and what they would make claimable, for hundreds of placements at once.

A mask has a bit per cell of a frame round the garden, row by row, so that bits follow each other in reading order. A margin of
a card's length keeps every anchor and every step inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engines.hanging_gardens.cards import Laid, Square, squares
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.printed import Structure

_MARGIN = 3
"""The squares of a card's longer side."""

_GRAIN = 8
"""Frames begin and end on multiples of it, so that a garden grows in the same few frames."""

_KINDS: dict[Square, int] = {structure: kind for kind, structure in enumerate(Structure)}
"""Structures by number."""


class Frame(NamedTuple):
    """The part of the grid that a mask speaks of: its first column and row, and its columns; rows go on downwards."""

    left: int
    top: int
    width: int

    @staticmethod
    def around(cells: Iterable[Cell]) -> Frame:
        """A frame that holds some cells and the margin."""
        columns, rows = zip(*cells, strict=True)
        left = (min(columns) - _MARGIN) // _GRAIN * _GRAIN
        right = -(-(max(columns) + _MARGIN + 1) // _GRAIN) * _GRAIN
        return Frame(left, (min(rows) - _MARGIN) // _GRAIN * _GRAIN, right - left)

    def number(self, cell: Cell) -> int:
        """Which bit of a mask speaks of a cell, counted from 0."""
        x, y = cell
        return (y - self.top) * self.width + x - self.left

    def cell(self, number: int) -> Cell:
        """The cell of a bit."""
        y, x = divmod(number, self.width)
        return Cell(x + self.left, y + self.top)

    def mask(self, cells: Iterable[Cell]) -> int:
        """The mask of some cells, each given once."""
        return sum([1 << self.number(cell) for cell in cells])

    def holds(self, card: Laid) -> bool:
        """Whether a card, and the margin round it, lies inside."""
        x, y = card.at
        return y - self.top >= _MARGIN and _MARGIN <= x - self.left <= self.width - 2 * _MARGIN


class _Shape(NamedTuple):
    """A card that lies turned, in a frame of some width: masks and steps are counted from its anchor.

    Args:
        area: the squares that it covers.
        kinds: the squares of every kind of structure.
        parts: the squares of one kind that hang together, after the number of their kind, with the steps to the cells beside them that
            the card leaves free.
        built: the steps to the squares with a structure.
        bare: the steps to the others.
    """

    area: int
    kinds: tuple[int, ...]
    parts: tuple[tuple[int, int, tuple[int, ...]], ...]
    built: tuple[int, ...]
    bare: tuple[int, ...]


class Survey:
    """The masks of one garden: what is visible, every kind of structure, and the temples."""

    __slots__ = ("_built", "_temples", "_visible", "frame")

    def __init__(self, frame: Frame, visible: int, built: list[int], temples: int) -> None:
        self.frame = frame
        self._visible = visible
        self._built = built
        self._temples = temples

    @staticmethod
    def of(visible: Mapping[Cell, Square], temples: tuple[Cell, ...]) -> Survey:
        """The masks of what is visible, and of the temples."""
        frame = Frame.around(visible)
        left, top, width = frame
        seen, built = 0, [0] * len(_KINDS)
        for (x, y), structure in visible.items():
            bit = 1 << (y - top) * width + x - left
            seen |= bit
            if structure:
                built[_KINDS[structure]] |= bit
        return Survey(frame, seen, built, frame.mask(temples))

    def covered(self, card: Laid) -> Survey | None:
        """The masks with a card on top; None if it lies too far out for this frame."""
        frame = self.frame
        if not frame.holds(card):
            return None
        at, shape = frame.number(card.at), _shape(card.card, card.turn, frame.width)
        area = shape.area << at
        built = [board & ~area | shown << at for board, shown in zip(self._built, shape.kinds, strict=True)]
        return Survey(frame, self._visible | area, built, self._temples)

    def with_temples(self, temples: tuple[Cell, ...]) -> Survey:
        """The masks with the temples elsewhere."""
        return Survey(self.frame, self._visible, self._built, self.frame.mask(temples))

    def fits(self, card: str, turn: int) -> int:
        """The anchors at which a card may lie with this turn (rules §5): all its structures over visible squares, and
        no temple under it."""
        shape = _shape(card, turn, self.frame.width)
        free, temples = self._visible & ~self._temples, self._temples
        anchors = free >> shape.built[0]
        for step in shape.built[1:]:
            anchors &= free >> step
        if temples:
            for step in shape.bare:
                anchors &= ~(temples >> step)
        return anchors

    def claim(self, card: Laid) -> int:
        """The size of the largest group that a card makes claimable where it lies, or would lie (rules §6); 0 if none."""
        shape, at = _shape(card.card, card.turn, self.frame.width), self.frame.number(card.at)
        largest = 0
        for kind, part, _ in shape.parts:
            board = self._built[kind] & ~(shape.area << at) | shape.kinds[kind] << at
            if board.bit_count() >= BOX.smallest_group:
                group = _spread(part << at, board, self.frame.width)
                if not group & self._temples:
                    largest = max(largest, group.bit_count())
        return largest if largest >= BOX.smallest_group else 0

    def claims(self, card: str, turn: int) -> Mapping[Cell, int]:
        """The sizes that `claim` gives for every anchor at which a card may lie with this turn; without those that are 0."""
        return _claims(self.frame, self._visible, tuple(self._built), self._temples, card, turn)

    def unclaimed(self, but: Cell | None) -> list[int]:
        """The sizes of the groups without a temple, in reading order; one of them is left out."""
        taken = self._temples if but is None else self._temples | self.frame.mask([but])
        found: list[tuple[int, int]] = []
        width = self.frame.width
        for board in self._built:
            if taken & board:
                board ^= _spread(taken & board, board, width)
            pairs = _in_pairs(board, width)
            alone = board ^ pairs
            while alone:
                found.append((alone & -alone, 1))
                alone &= alone - 1
            for group in _groups(pairs, width):
                found.append((group & -group, group.bit_count()))
        found.sort()
        return [size for _, size in found]

    def room(self) -> int:
        """How many blocks of two by two visible squares hold no temple."""
        free, below = self._visible & ~self._temples, self.frame.width
        rows = free & free >> 1
        return (rows & rows >> below).bit_count()


def _in_pairs(board: int, width: int) -> int:
    """The squares of a board that are not alone."""
    return board & (board << width | board >> width | board << 1 | board >> 1)


@lru_cache(maxsize=2048)
def _claims(
    frame: Frame, visible: int, built: tuple[int, ...], temples: int, card: str, turn: int
) -> dict[Cell, int]:
    """The sizes of the largest groups that a card makes claimable, by its anchor; playouts ask for the same again and again.

    Few anchors are looked at one by one: a part of the card too small alone has to lie beside enough squares of its kind.
    """
    width, shape = frame.width, _shape(card, turn, frame.width)
    anchors = Survey(frame, visible, list(built), temples).fits(card, turn)
    largest: dict[int, int] = {}
    for kind, part, beside in shape.parts:
        whole, shown, missing = built[kind], shape.kinds[kind], BOX.smallest_group - part.bit_count()
        promising = anchors
        if missing > 0:
            promising = more = 0
            for step in beside:
                near = whole >> step if step > 0 else whole << -step
                more |= promising & near
                promising |= near
            if missing > 1:
                pairs, promising = _in_pairs(whole, width), more
                for step in beside:
                    promising |= pairs >> step if step > 0 else pairs << -step
            promising &= anchors
        while promising:
            at = promising.bit_length() - 1
            promising ^= 1 << at
            group = _spread(part << at, whole & ~(shape.area << at) | shown << at, width)
            size = group.bit_count()
            if size >= BOX.smallest_group and not group & temples and size > largest.get(at, 0):
                largest[at] = size
    return {frame.cell(at): size for at, size in largest.items()}


def _groups(board: int, width: int) -> list[int]:
    """What hangs together on a board in a frame of some width."""
    found: list[int] = []
    while board:
        found.append(_spread(board & -board, board, width))
        board ^= found[-1]
    return found


def _spread(some: int, board: int, width: int) -> int:
    """The squares of a board that hang together with some of them."""
    edge, rest = some, board ^ some
    while rest and edge:
        edge = (edge << width | edge >> width | edge << 1 | edge >> 1) & rest
        rest ^= edge
    return board ^ rest


@lru_cache(maxsize=8192)
def _shape(card: str, turn: int, width: int) -> _Shape:
    """The masks and steps of a card in a frame of some width."""
    area, kinds = 0, [0] * len(_KINDS)
    built: list[int] = []
    bare: list[int] = []
    for x, y, square in squares(card, turn):
        step = y * width + x
        area |= 1 << step
        if square:
            kinds[_KINDS[square]] |= 1 << step
        (built if square else bare).append(step)
    parts = [
        (kind, part, _beside(part, area, width))
        for kind, board in enumerate(kinds)
        for part in _groups(board, width)
    ]
    return _Shape(area, tuple(kinds), tuple(parts), tuple(built), tuple(bare))


def _beside(part: int, area: int, width: int) -> tuple[int, ...]:
    """The steps to the cells beside a part of a card that the card does not cover."""
    numbers = range(part.bit_length())
    steps = {at + step for at in numbers if part >> at & 1 for step in (-width, -1, 1, width)}
    return tuple(sorted(step for step in steps if step < 0 or not area >> step & 1))
