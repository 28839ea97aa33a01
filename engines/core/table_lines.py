"""The journal lines that a table writes about itself, and their notation; all others are moves.

>>> parse("undo 41"), format_line(Nudge(2)), parse("take 3")
(Undo(first=41), 'nudge 2', None)
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class Undo:
    """undo 41: everything from that entry on is taken back."""

    first: int


@dataclass(frozen=True, slots=True)
class Resign:
    """resign: the seat is given up for good."""


@dataclass(frozen=True, slots=True)
class Stop:
    """stop: all people agreed to end the game without a result."""


@dataclass(frozen=True, slots=True)
class Late:
    """late: the seat's time is up; default moves follow."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """skipped 123: a moderator had default moves played for the seat. What is not above 0 is somebody who had their name removed."""

    user: int


@dataclass(frozen=True, slots=True)
class Vacation:
    """vacation: the seat's time was up, and it took a day of its vacation."""


@dataclass(frozen=True, slots=True)
class Paused:
    """paused: all people agreed to stop the clocks."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """resumed: the seat let the clocks go on."""


@dataclass(frozen=True, slots=True)
class Extra:
    """extra: all people agreed to give the seat extra time."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """nudge 2: the seat reminds another one that is due."""

    whom: Seat


@dataclass(frozen=True, slots=True)
class Away:
    """away: a computer holds the seat until its owner is back."""


@dataclass(frozen=True, slots=True)
class Gone:
    """gone: the same, because the owner has left the server."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """accepted 2: the same, because the owner said yes to what seat 2 proposed."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Voted:
    """voted 2: the same, because the owner was late and nobody objected to what seat 2 proposed."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Removed:
    """removed 123: the same, by a moderator who does not play. What is not above 0 is someone who had their name removed."""

    user: int


@dataclass(frozen=True, slots=True)
class Back:
    """back: the owner has taken the seat again."""


@dataclass(frozen=True, slots=True)
class Substituted:
    """substituted 123: somebody else has the seat now, in place of this person. What is not above 0 is somebody who had their name
    removed: a stand-in of theirs."""

    user: int


TableLine = (
    Undo | Resign | Stop | Late | Skipped | Vacation | Paused | Resumed | Extra | Nudge
    | Away | Gone | Accepted | Voted | Removed | Back | Substituted
)  # fmt: skip

ClockLine = Late | Skipped | Vacation | Paused | Resumed | Extra | Nudge
"""About the clocks: they change no board, and nobody's seat."""

HandingLine = Away | Gone | Accepted | Voted | Removed
"""A computer holds the seat from here on; the line says why."""

PresenceLine = HandingLine | Back | Substituted
"""About who decides on a seat: of a seat's lines only the last one still holds."""

NamingLine = Skipped | Substituted | Removed
"""Those that name a person, by Discord id."""

TABLE_LINES: Final[dict[str, type[TableLine]]] = {
    kind.__name__.lower(): kind
    for kind in (
        Undo, Resign, Stop, Late, Skipped, Vacation, Paused, Resumed, Extra, Nudge,
        Away, Gone, Accepted, Voted, Removed, Back, Substituted,
    )
}  # fmt: skip
"""The verb of each kind of line; no game may have a move with one of them."""


@lru_cache(16_384)
def parse(line: str) -> TableLine | None:
    """Parse a table line; None for a move of the game.

    Raises:
        ValueError: what follows the verb is no number.
    """
    verb, _, rest = line.partition(" ")
    kind = TABLE_LINES.get(verb)
    if kind is None:
        return None
    return kind(*(int(rest or 0) for _ in fields(kind)))


def format_line(line: TableLine) -> str:
    """Write a table line; the inverse of `parse`."""
    return " ".join([verb_of(line), *(str(getattr(line, each.name)) for each in fields(line))])


def verb_of(line: TableLine) -> str:
    """The first word of a line, which names its kind."""
    return type(line).__name__.lower()


def naming(user: int) -> list[str]:
    """The lines that name a person."""
    return [format_line(kind(user)) for kind in (Skipped, Substituted, Removed)]
