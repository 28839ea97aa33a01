"""Parts of what can be chosen: the roll before cards, groups of dice before their use, streets before squares, quarters before souks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engines.core.presentation import NEAR
from engines.yspahan.city import Square, hit
from engines.yspahan.content import LEVELS, QUARTER, QUARTERS, STREETS, Level, Souk
from engines.yspahan.foresight import group_in, price_of_way
from engines.yspahan.moves import Roll, TakeDice
from engines.yspahan.view import YspahanView

CARDS = "cards"
"""The part of the cards that may be played before the roll, or before dice are taken."""

_GROUPS = (*reversed(LEVELS), CARDS)
"""As they lie in the tower, from above."""


def divided(view: YspahanView, prefix: tuple[str, ...], lines: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Divide the lines with a prefix into the parts of which one is chosen first; none where there are no parts.

    Args:
        prefix: the tokens before the next one; empty while verbs are open.
    """
    match prefix:
        case () if view.asks and isinstance(view.asks[-1], Roll):
            return _parted(lines, lambda line: NEAR if line.startswith("roll ") else CARDS, (NEAR, CARDS))
        case () if view.asks and isinstance(view.asks[-1], TakeDice):
            return _parted(lines, group_of, _GROUPS)
        case ("supervisor", level):
            near = _near(view, Level(level), lines)
            return _parted(
                lines,
                lambda line: NEAR if line.split()[2] in near else line.split()[2][0],
                (NEAR, *STREETS, "C"),
            )
        case ("stock",):
            return _parted(lines, lambda line: QUARTER[Souk(line.split()[1])], QUARTERS)
    return {}


def group_of(line: str) -> str:
    """The group of dice that a line uses, or `CARDS`.

    >>> group_of("camels") == Level.CAMEL, group_of("boost exchange bag"), group_of("exchange gold 2")
    (True, 'bag', 'cards')
    """
    match line.split():
        case ["camels"]:
            return Level.CAMEL
        case ["gold"]:
            return Level.GOLD
        case ["supply", souk, *_]:
            return QUARTER[Souk(souk)]
        case ["supervisor" | "draw" | "construct", group, *_] | ["boost", _, group]:
            return group
    return CARDS


_FEW = 6
"""The most squares of the supervisor offered at once, with their prices on their buttons."""


def _near(view: YspahanView, level: Level, lines: Iterable[str]) -> set[str]:
    """The squares that come first: those beside cubes, then free ones, the cheapest of each."""
    shown, cubes = group_in(view, level).value, dict(view.cubes)

    def last(to: str) -> tuple[bool, int]:
        square = Square.parse(to)
        return not hit(cubes, square), price_of_way(view, shown, square)

    found = sorted(dict.fromkeys(line.split()[2] for line in lines), key=last)
    return {to for to in found[:_FEW] if last(to) < (True, 1)}


def _parted(
    lines: Sequence[str], part_of: Callable[[str], str], names: Iterable[str]
) -> dict[str, Sequence[str]]:
    """The parts that have any lines, in an order."""
    parts: dict[str, list[str]] = {str(name): [] for name in names}
    for line in lines:
        parts[str(part_of(line))].append(line)
    return {name: found for name, found in parts.items() if found}
