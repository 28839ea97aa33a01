"""A garden as bit masks: where cards fit and what they would make claimable, for hundreds of placements at once.

A mask has a bit per cell of a frame round the garden, row by row, so that bits follow each other in reading order. A margin of
a card's length keeps every anchor and every step inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..grid import flood
from .cards import Laid, Square, squares
from .cells import Cell, neighbours
from .content import BOX, Structure

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

    def bit(self, cell: Cell) -> int:
        """The mask of one cell."""
        x, y = cell
        return 1 << (y - self.top) * self.width + x - self.left

    def cell(self, bit: int) -> Cell:
        """The cell of a mask of one."""
        y, x = divmod(bit.bit_length() - 1, self.width)
        return Cell(x + self.left, y + self.top)

    def holds(self, card: Laid) -> bool:
        """Whether a card, and the margin round it, lies inside."""
        x, y = card.at
        return y - self.top >= _MARGIN and _MARGIN <= x - self.left <= self.width - 2 * _MARGIN


class _Part(NamedTuple):
    """Squares of one kind that hang together on a card, their mask counted from the anchor.

    Args:
        missing: how many more squares make them a claimable group.
        least: how many of those have to be in the garden; the others may be squares of the card itself.
        beside: the steps to the cells beside them that the card leaves open, each with the steps that lead on from there;
            with none if it leads to more squares of the kind on the card itself. Counted from two rows above the anchor.
    """

    kind: int
    squares: int
    missing: int
    least: int
    beside: tuple[tuple[int, tuple[int, ...]], ...]


class _Shape(NamedTuple):
    """A card that lies turned, in a frame of some width: masks and steps are counted from its anchor.

    `steps` lead to its squares, `built` to those with a structure. `kinds` has the mask of every kind of structure.
    """

    area: int
    steps: tuple[int, ...]
    built: tuple[int, ...]
    kinds: tuple[int, ...]
    parts: tuple[_Part, ...]


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
        return Survey(frame, seen, built, sum([frame.bit(cell) for cell in temples]))

    def covered(self, card: Laid) -> Survey | None:
        """The masks with a card on top; None if it lies too far out for this frame."""
        frame = self.frame
        if not frame.holds(card):
            return None
        width, anchor, area, shown = frame.width, frame.bit(card.at), 0, [0] * len(_KINDS)
        for x, y, square in squares(card.card, card.turn):
            bit = anchor << y * width + x
            area |= bit
            if square:
                shown[_KINDS[square]] |= bit
        built = [board & ~area | new for board, new in zip(self._built, shown, strict=True)]
        return Survey(frame, self._visible | area, built, self._temples)

    def with_temples(self, temples: tuple[Cell, ...]) -> Survey:
        """The masks with the temples elsewhere."""
        return Survey(self.frame, self._visible, self._built, sum([self.frame.bit(cell) for cell in temples]))

    def fits(self, card: str, turn: int) -> int:
        """The anchors at which a card may lie with this turn (rules §5): all its structures over visible squares, and
        no temple under it."""
        shape = _shape(card, turn, self.frame.width)
        visible = self._visible
        anchors = visible >> shape.built[0]
        for step in shape.built[1:]:
            anchors &= visible >> step
        if self._temples:
            for step in shape.steps:
                anchors &= ~(self._temples >> step)
        return anchors

    def claims(self, card: str, turn: int, anchors: int) -> dict[int, int]:
        """By mask of the anchor: the size of the largest group that a card would make claimable (rules §6), where it would."""
        shape = _shape(card, turn, self.frame.width)
        area, temples, smallest = shape.area, self._temples, BOX.smallest_group
        found: dict[int, int] = {}
        for part in shape.parts:
            rest = self._promising(part) & anchors if part.missing > 0 else anchors
            if rest:
                kind, squares = part.kind, part.squares
                built, shown = self._built[kind], shape.kinds[kind]
                while rest:
                    at = rest.bit_length() - 1
                    anchor = 1 << at
                    rest ^= anchor
                    group = self._group(squares << at, built & ~(area << at) | shown << at)
                    size = group.bit_count()
                    if size >= smallest and not group & temples and size > found.get(anchor, 0):
                        found[anchor] = size
        return found

    def claimable(self, card: Laid) -> bool:
        """Whether the card on top is part of a claimable group."""
        for cell, square in card:
            if square and (board := self._built[_KINDS[square]]).bit_count() >= BOX.smallest_group:
                group = self._group(self.frame.bit(cell), board)
                if group.bit_count() >= BOX.smallest_group and not group & self._temples:
                    return True
        return False

    def unclaimed(self, but: Cell | None) -> list[int]:
        """The sizes of the groups without a temple, in reading order; one of them is left out."""
        taken = self._temples if but is None else self._temples | self.frame.bit(but)
        found: list[tuple[int, int]] = []
        for board in self._built:
            while board:
                first = board & -board
                group = self._group(first, board)
                board ^= group
                if not group & taken:
                    found.append((first, group.bit_count()))
        found.sort()
        return [size for _, size in found]

    def _promising(self, part: _Part) -> int:
        """Anchors at which a part of a card finds what it misses, or at least two more squares."""
        board = self._built[part.kind]
        if board.bit_count() < part.least:
            return 0
        board <<= 2 * self.frame.width
        once = found = 0
        if part.missing == 1:
            for step, _ in part.beside:
                found |= board >> step
            return found
        for step, onward in part.beside:
            there = board >> step
            more = once
            for further in onward:
                more |= board >> further
            found |= there & more if onward else there
            once |= there
        return found

    def _group(self, some: int, board: int) -> int:
        """The squares of a board that hang together with some of them."""
        width = self.frame.width
        edge, rest = some, board ^ some
        while rest and edge:
            edge = (edge << width | edge >> width | edge << 1 | edge >> 1) & rest
            rest ^= edge
        return board ^ rest


@lru_cache(maxsize=8192)
def _shape(card: str, turn: int, width: int) -> _Shape:
    """The masks and steps of a card in a frame of some width."""
    shown = {Cell(x, y): square for x, y, square in squares(card, turn)}

    def step(cell: Cell) -> int:
        return cell.y * width + cell.x

    def part(square: Square, cells: list[Cell]) -> _Part:
        beside = []
        for cell in dict.fromkeys([near for one in cells for near in neighbours(one) if near not in shown]):
            onward = [near for near in neighbours(cell) if near not in cells]
            joined = any(shown.get(near) is square for near in onward)
            steps = [step(near) + 2 * width for near in onward if near not in shown and not joined]
            beside.append((step(cell) + 2 * width, tuple(steps)))
        mask = sum([1 << step(cell) for cell in cells])
        missing = BOX.smallest_group - len(cells)
        least = min([missing, *[1 for _, onward in beside if not onward]])
        return _Part(_KINDS[square], mask, missing, least, tuple(beside))

    def alike(cell: Cell) -> list[Cell]:
        return [near for near in neighbours(cell) if shown.get(near) is shown[cell]]

    parts: list[_Part] = []
    rest = [cell for cell, square in shown.items() if square]
    while rest:
        cells = flood(rest[0], alike)
        rest = [cell for cell in rest if cell not in cells]
        parts.append(part(shown[cells[0]], cells))
    return _Shape(
        sum([1 << step(cell) for cell in shown]),
        tuple(map(step, shown)),
        tuple([step(cell) for cell, square in shown.items() if square]),
        tuple(
            [sum([1 << step(cell) for cell, square in shown.items() if square is kind]) for kind in Structure]
        ),
        tuple(parts),
    )
