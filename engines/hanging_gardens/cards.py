"""Cards as they lie: their squares by turn, and the cells that they cover (rules §5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.printed import LETTERS, START, Structure

TURNS: tuple[int, ...] = (0, 90, 180, 270)
"""Degrees by which a card may lie turned, clockwise."""

Square = Structure | None
"""What one square of a card shows; None is a building space."""


@cache
def rows(card: str, turn: int) -> tuple[tuple[Square, ...], ...]:
    """The squares of a card that lies turned, row by row (rules §5, vector HG-01)."""
    if turn:
        return tuple(zip(*reversed(rows(card, turn - 90)), strict=True))
    printed = ("...", "...") if card == START else BOX.cards[card]
    return tuple(tuple(LETTERS[letter] for letter in row) for row in printed)


def spelled(card: str) -> str:
    """The two rows of a card as it lies unturned, a letter per square.

    >>> spelled(START)
    '. . . / . . .'
    """
    return " / ".join(" ".join(_LETTER_OF[square] for square in row) for row in rows(card, 0))


_LETTER_OF = {square: letter for letter, square in LETTERS.items()}


@cache
def squares(card: str, turn: int) -> tuple[tuple[int, int, Square], ...]:
    """The squares of a turned card, each after its steps right and down from the anchor, in reading order."""
    return tuple((x, y, square) for y, row in enumerate(rows(card, turn)) for x, square in enumerate(row))


def first_structure(card: str, turn: int) -> tuple[int, int, Square]:
    """The first structure of a card that lies turned, in reading order, as such steps: by it people choose a place."""
    return next(each for each in squares(card, turn) if each[2])


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
