"""What a chart is drawn from: figures and letters, no names and no words, so that one picture serves all languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class RatingCourse:
    """A rating after each of its games: the day as an ordinal number, what is shown, and the range."""

    points: tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Ladder:
    """Ratings, the best first: the letters of a person, what is shown, the range, and whether it is provisional."""

    people: tuple[tuple[str, int, int, int, bool], ...]


@dataclass(frozen=True, slots=True)
class Calendar:
    """How much was done on each day: the last day as an ordinal number, and the counts until then, the oldest first."""

    last: int
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Encounters:
    """Who met whom: the letters of all, and per pair how often the one in the row was ahead and how often they met."""

    people: tuple[str, ...]
    met: tuple[tuple[tuple[int, int], ...], ...]


Plot: TypeAlias = RatingCourse | Ladder | Calendar | Encounters
