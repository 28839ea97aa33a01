"""Pictures that are about people and many games: profile cards, standings and charts."""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import date
from typing import Final

from render.cards.profile import Played
from render.cards.standings import Row
from render.charts.calendar import Calendar
from render.charts.course import RatingCourse
from render.charts.encounters import Encounters
from render.charts.ladder import Ladder
from render.charts.missed import Missed
from render.charts.plot import Plot
from render.pictures import plot, profile_card, standings_card

PROFILES: Final[dict[str, tuple[str, int, int, tuple[Played, ...]]]] = {
    "profile four games": (
        "AN",
        212,
        87,
        (
            Played("carcassonne", 90, 40, 1688, 1600, 1770),
            Played("alhambra", 60, 20, 1540, 1400, 1680),
            Played("yspahan", 40, 17, None),
            Played("armadora", 22, 10, 1401, 1300, 1500),
        ),
    ),
    "profile one game": ("千", 3, 1, (Played("hanging_gardens", 3, 1, None),)),
}
"""Letters, games, won, and each game."""

_LEAGUE: Final = (
    Row(1, "AN", "Ana", 9, 16, -1),
    Row(2, "千", "千恵", 9, 13),
    Row(2, "BO", "Ben Olsen", 9, 13),
    Row(4, "Д", "Дарья", 8, 9),
    Row(5, "MA", "Maximiliane von Thurn", 9, 7, 1, gone=True),
    Row(6, "", "", 7, 0, 1),
)
STANDINGS: Final[dict[str, tuple[str, tuple[tuple[Row, ...], ...]]]] = {
    "standings": ("alhambra", (_LEAGUE,)),
    "standings three divisions": ("carcassonne", (_LEAGUE, _LEAGUE[:4], _LEAGUE)),
    "standings of two": ("armadora", (_LEAGUE[:2],)),
}
"""The game, and the lines of each division; somebody has withdrawn, and somebody is forgotten."""

_DAY: Final = date(2026, 6, 1).toordinal()
_PEOPLE: Final = ("AN", "BO", "千", "Д", "EM", "さ", "KL", "M", "NO", "PQ")


def _course(games: int) -> RatingCourse:
    shown = [round(1500 + 6 * at + 40 * math.sin(at * 1.7)) for at in range(games)]
    wide = [max(60, 300 - 8 * at) for at in range(games)]
    return RatingCourse(
        tuple(
            (_DAY + 4 * at, each, each - far, each + far)
            for at, (each, far) in enumerate(zip(shown, wide, strict=True))
        )
    )


def _met(many: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(
        tuple((0, 0) if a == b else ((a * 5 + b * 3) % 10, 9) for b in range(many)) for a in range(many)
    )


PLOTS: Final[dict[str, tuple[str, Plot]]] = {
    "rating": ("alhambra", _course(32)),
    "rating one game": ("hanging_gardens", _course(1)),
    "leaderboard": (
        "carcassonne",
        Ladder(
            tuple(
                (name, 1720 - 40 * at, 1630 - 50 * at, 1810 - 30 * at, at > 6)
                for at, name in enumerate(_PEOPLE)
            )
        ),
    ),
    "leaderboard of two": (
        "yspahan",
        Ladder((("AN", 1612, 1500, 1720, False), ("千", 1480, 1300, 1660, True))),
    ),
    "turns reviewed": ("carcassonne", Missed((0.0, 1.2, None, 0.0, 6.4, 0.0, 0.7, *[0.0] * 8))),
    "calendar": ("", Calendar(_DAY, tuple(at * at % 7 if at % 5 else 0 for at in range(26 * 7)))),
    "head to head": ("", Encounters(_PEOPLE[:4], _met(4))),
    "head to head of two": ("", Encounters(_PEOPLE[1:3], _met(2))),
    "head to head of seven": ("", Encounters(_PEOPLE[:7], _met(7))),
}


def pictures() -> Iterator[tuple[str, bytes]]:
    """Their names and files."""
    for name, profile in PROFILES.items():
        yield name, profile_card(*profile)
    for name, standings in STANDINGS.items():
        yield name, standings_card(*standings)
    for name, wanted in PLOTS.items():
        yield name, plot(*wanted)
