"""Words that the notes of a move, the reasons why one is illegal, and the score sheet share."""

from __future__ import annotations

from engines.armadora.areas import squares_of
from engines.armadora.content import Race
from engines.core.text import Seat, Several, Text, Value, Who, say


def race_text(race: Race) -> Text:
    """The name of a race."""
    return say(f"armadora-people-{race}")


def square_list(area: int) -> Several:
    """The squares of an area, listed."""
    return Several(tuple(map(str, squares_of(area))))


def party(seats: tuple[Seat, ...]) -> Value:
    """A side by the names of its players."""
    return Who(seats[0]) if len(seats) == 1 else Several(tuple(map(Who, seats)))
