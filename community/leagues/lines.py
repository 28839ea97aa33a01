"""Lines of an event's journal. They name entrants and tables by number, never by name.

Entrants are numbered in the order of joining, tables in the order of being drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody signed up."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody signed off before the start."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """The game's options were settled before the start, as `name=choice`; `fewest` is the smallest table that fits them."""

    fewest: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """The event starts; `order` is the field from strongest to weakest, and breaks the last ties."""

    seed: str
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A table was drawn, with its game's id; in the order of its seats."""

    number: int
    round: int
    division: int
    table: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bye:
    """Somebody sits out a round."""

    round: int
    entrant: int


@dataclass(frozen=True, slots=True)
class Opened:
    """A table's game has begun with these entrants."""

    number: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A table ended: places in the order of its draw, and scores as far as there are any."""

    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fixed:
    """The organiser's places for a table; later results of the game do not change them."""

    number: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Somebody plays no more games of the event."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Somebody else took an entrant's place and points."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Paused:
    """No new games begin."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """They begin again."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The event is over."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The organiser has cancelled the event."""


Line: TypeAlias = (
    Joined | Left | Chosen | Started | Drawn | Bye | Opened | Result | Fixed | Withdrawn | Replaced | Paused | Resumed | Ended | Cancelled
)  # fmt: skip

_KINDS: dict[str, type[Line]] = {
    kind.__name__.lower(): kind
    for kind in (
        Joined, Left, Chosen, Started, Drawn, Bye, Opened, Result, Fixed, Withdrawn, Replaced, Paused, Resumed, Ended, Cancelled,
    )
}  # fmt: skip


class NoLine(ValueError):
    """A text is not a line of an event's journal."""


def format_line(line: Line) -> str:
    """Write a line as text.

    >>> format_line(Drawn(3, 1, 0, "k3j9x2ab", (4, 2)))
    'drawn 3 1 0 k3j9x2ab 4,2'
    >>> format_line(Result(3, (1, 1), ()))
    'result 3 1,1 -'
    >>> format_line(Chosen(2, ("inns=full", "traders=off")))
    'chosen 2 inns=full,traders=off'
    """
    values = (getattr(line, each.name) for each in fields(line))
    words = (",".join(map(str, each)) or "-" if isinstance(each, tuple) else str(each) for each in values)
    return " ".join((type(line).__name__.lower(), *words))


def parse_line(text: str) -> Line:
    """Parse a line; the inverse of `format_line`.

    Raises:
        NoLine: the text is no line of an event.

    >>> parse_line("result 3 1,1 -")
    Result(number=3, places=(1, 1), scores=())
    """
    verb, *words = text.split(" ")
    kind = _KINDS.get(verb)
    if kind is None or len(words) != len(fields(kind)):
        raise NoLine(text)
    try:
        values = [_value(str(each.type), word) for each, word in zip(fields(kind), words, strict=True)]
    except ValueError:
        raise NoLine(text) from None
    made: Callable[..., Line] = kind
    return made(*values)


def _value(type: str, word: str) -> int | str | tuple[int, ...] | tuple[str, ...]:
    if type == "str":
        return word
    if type == "int":
        return int(word)
    parts = () if word == "-" else tuple(word.split(","))
    return parts if "str" in type else tuple(map(int, parts))
