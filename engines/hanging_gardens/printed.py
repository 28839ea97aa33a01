"""How a card is printed: squares by letter, and what is wrong with one in the content file."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

SQUARES_ACROSS, SQUARES_DOWN = 3, 2

START = "start"
"""The name of every start card: six building spaces (rules §1)."""


class Structure(StrEnum):
    """What may be built on a square; a square without one is building space (rules §1)."""

    TERRACE = "terrace"
    PARK = "park"
    ARCADE = "arcade"
    FOUNTAIN = "fountain"


LETTERS: dict[str, Structure | None] = {
    ".": None,
    "T": Structure.TERRACE,
    "P": Structure.PARK,
    "A": Structure.ARCADE,
    "F": Structure.FOUNTAIN,
}
"""How the content file and texts write a square."""


def card_problems(name: str, rows: Any, fewest: int, most: int) -> list[str]:
    """What cannot be right of a card with some name and rows."""
    if not (isinstance(rows, list) and all(isinstance(row, str) for row in rows)):
        return [f"card {name} is {rows!r}; it must be two rows of letters"]
    if len(rows) != SQUARES_DOWN:
        return [f"card {name} has {len(rows)} rows; it must have {SQUARES_DOWN}"]
    problems = []
    for down, row in enumerate(rows, 1):
        if len(row) != SQUARES_ACROSS:
            problems.append(
                f'card {name}, row {down}: "{row}" has {len(row)} squares; it must have {SQUARES_ACROSS}'
            )
        for across, letter in enumerate(row, 1):
            if letter not in LETTERS:
                problems.append(
                    f'card {name}, row {down}, square {across}: "{letter}" is none of {" ".join(LETTERS)}'
                )
    built = sum(letter != "." for row in rows for letter in row)
    if not problems and not fewest <= built <= most:
        problems.append(f"card {name} has {built} structures; it must have {fewest} to {most}")
    return problems
