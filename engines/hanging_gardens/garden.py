"""A player's garden: cards upon cards, what is visible of them, groups and temples (rules §5 to §7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from ..grid import flood
from .cells import Cell, neighbours
from .content import BOX, LETTERS, Structure

TURNS: tuple[int, ...] = (0, 90, 180, 270)
"""Degrees by which a card may lie turned, clockwise."""

START = "start"
"""The name of every start card: six building spaces (rules §1)."""

Square = Structure | None
"""What one square of a card shows; None is a building space."""


@cache
def rows(card: str, turn: int) -> tuple[tuple[Square, ...], ...]:
    """The squares of a card that lies turned, row by row (rules §5, vector HG-01)."""
    if turn:
        return tuple(zip(*reversed(rows(card, turn - 90)), strict=True))
    printed = ("...", "...") if card == START else BOX.cards[card]
    return tuple(tuple(LETTERS[letter] for letter in row) for row in printed)


@cache
def squares(card: str, turn: int) -> tuple[tuple[int, int, Square], ...]:
    """The same as steps to the right and down from the anchor, in reading order."""
    return tuple((x, y, square) for y, row in enumerate(rows(card, turn)) for x, square in enumerate(row))


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a garden: its name, its turn, and its anchor, the cell of the upper left square as it lies."""

    card: str
    turn: int
    at: Cell

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The six cells that it covers, in reading order."""
        return tuple(cell for cell, _ in self)

    def __iter__(self) -> Iterator[tuple[Cell, Square]]:
        return iter(_lying(self.card, self.turn, self.at))


@lru_cache(maxsize=4096)
def _lying(card: str, turn: int, at: Cell) -> tuple[tuple[Cell, Square], ...]:
    """The cells that a card covers, and what it shows there, in reading order."""
    left, top = at
    return tuple([(Cell(left + x, top + y), square) for x, y, square in squares(card, turn)])


@dataclass(frozen=True, slots=True)
class Group:
    """Visible squares of one structure that hang together by edges, in reading order; `temples` stand on some."""

    structure: Structure
    cells: tuple[Cell, ...]
    temples: tuple[Cell, ...]

    @property
    def size(self) -> int:
        """How many squares it has."""
        return len(self.cells)


@dataclass(frozen=True)
class Garden:
    """What one player has built. A value: placing makes a new garden.

    `laid` are the cards from the bottom up; `visible` is the topmost square of every covered cell and is never changed;
    `temples` are in the order of their placing.
    """

    laid: tuple[Laid, ...]
    visible: dict[Cell, Square]
    temples: tuple[Cell, ...] = ()

    @staticmethod
    def start() -> Garden:
        """The start card alone (rules §2)."""
        card = Laid(START, 0, Cell(0, 0))
        return Garden((card,), dict(card))

    def covered(self, card: Laid) -> Garden:
        """This garden with a card on top."""
        return Garden((*self.laid, card), {**self.visible, **dict(card)}, self.temples)

    def with_temples(self, temples: tuple[Cell, ...]) -> Garden:
        """This garden with its temples elsewhere."""
        return Garden(self.laid, self.visible, temples)

    def group(self, cell: Cell) -> Group | None:
        """The group that a cell belongs to; None for building space and bare table."""
        structure = self.visible.get(cell)
        if structure is None:
            return None
        visible = self.visible
        cells = flood(cell, lambda one: [near for near in neighbours(one) if visible.get(near) is structure])
        cells.sort(key=_reading_order)
        return Group(structure, tuple(cells), tuple(temple for temple in self.temples if temple in cells))

    def groups(self) -> list[Group]:
        """All groups, in reading order of their first squares."""
        found: list[Group] = []
        seen: set[Cell] = set()
        for cell in sorted(self.visible, key=_reading_order):
            if cell not in seen and (group := self.group(cell)):
                seen.update(group.cells)
                found.append(group)
        return found

    @cached_property
    def claimable(self) -> tuple[Group, ...]:
        """The groups that the card on top makes eligible, the largest first (rules §6, decisions D8, D9)."""
        found: list[Group] = []
        for cell, structure in self.laid[-1]:
            if structure and not any(cell in group.cells for group in found):
                group = self.group(cell)
                assert group is not None
                if group.size >= BOX.smallest_group and not group.temples:
                    found.append(group)
        found.sort(key=lambda group: -group.size)
        return tuple(found)

    def movable(self) -> tuple[Cell, ...]:
        """The temples on the smallest groups with a temple: one of them moves when the reserve is empty (rules §7)."""
        sizes = {temple: self.size_under(temple) for temple in self.temples}
        return tuple(temple for temple in self.temples if sizes[temple] == min(sizes.values()))

    def size_under(self, temple: Cell) -> int:
        """The size of the group on which a temple stands."""
        group = self.group(temple)
        assert group is not None, "temples are never covered"
        return group.size


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell.y, cell.x
