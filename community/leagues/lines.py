"""The lines of an event's journal: what was done, by numbers of entrants and tables, never by names.

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
    """The options of its game were settled before the start, as `name=choice`; with them it needs so many players at least."""

    fewest: int
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """It begins; `order` is the field from the strongest to the weakest, and settles ties that nothing else does."""

    seed: str
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A table was drawn, and the id of its game settled; in the order of its seats."""

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
    """The game of a table has begun, with these."""

    number: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended: places in the order in which it was drawn, and scores as far as there are any."""

    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fixed:
    """The places that the organiser has settled; they hold against whatever the game says later."""

    number: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Somebody plays no further games of the event."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Somebody else has taken the place of an entrant, with its points."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Paused:
    """No new games begin."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """They begin again."""


@dataclass(frozen=True, slots=True)
class Ended:
    """All is played."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The organiser has given it up."""


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
    """A text is no line of an event's journal."""


def format_line(line: Line) -> str:
    """A line as text.

    >>> spelled(Drawn(3, 1, 0, "k3j9x2ab", (4, 2)))
    'drawn 3 1 0 k3j9x2ab 4,2'
    >>> spelled(Result(3, (1, 1), ()))
    'result 3 1,1 -'
    >>> spelled(Chosen(2, ("inns=full", "traders=off")))
    'chosen 2 inns=full,traders=off'
    """
    values = (getattr(line, each.name) for each in fields(line))
    words = (",".join(map(str, each)) or "-" if isinstance(each, tuple) else str(each) for each in values)
    return " ".join((type(line).__name__.lower(), *words))


def parse_line(text: str) -> Line:
    """The mirror of `spelled`.

    Raises:
        NoLine: it is none.

    >>> parsed("result 3 1,1 -")
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
