"""Parts of what can be chosen: groups of dice before their use, streets before squares, quarters before souks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engines.core.presentation import NEAR
from engines.yspahan.city import CROSSING, Square
from engines.yspahan.content import QUARTER, QUARTERS, STREETS, Level, Souk
from engines.yspahan.moves import TakeDice
from engines.yspahan.view import YspahanView

CARDS = "cards"
"""The part of the cards that may be played before dice are taken."""

_GROUPS = (*QUARTERS, Level.CAMEL, Level.GOLD, CARDS)
"""The quarters first: they are what the dice are taken for most of the time."""


def divided(view: YspahanView, prefix: tuple[str, ...], lines: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Divide the lines with a prefix into the parts of which one is chosen first; none where there are no parts.

    Args:
        prefix: the tokens before the next one; empty while verbs are open.
    """
    match prefix:
        case () if view.asks and isinstance(view.asks[-1], TakeDice):
            return _parted(lines, group_of, _GROUPS)
        case ("supervisor", _):
            arm = view.supervisor.arm
            return _parted(lines, lambda line: _street(line, arm), (NEAR, *STREETS, CROSSING.arm))
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


def _street(line: str, arm: str) -> str:
    """The street of a supervisor's line; the one where he stands is near."""
    to = Square.parse(line.split()[2])
    return NEAR if to.arm == arm != CROSSING.arm else to.arm


def _parted(
    lines: Sequence[str], part_of: Callable[[str], str], names: Iterable[str]
) -> dict[str, Sequence[str]]:
    """The parts that have any lines, in an order."""
    parts: dict[str, list[str]] = {str(name): [] for name in names}
    for line in lines:
        parts[str(part_of(line))].append(line)
    return {name: found for name, found in parts.items() if found}
