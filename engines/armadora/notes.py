"""Words that the notes of a move, the reasons why one is illegal, and the score sheet share."""

from __future__ import annotations

from collections.abc import Sequence

from engines.armadora.areas import squares_of
from engines.armadora.content import Race
from engines.core.text import Seat, Several, Text, Value, Who, say


def possible(warrior: bool, palisade: bool, token: bool = False) -> str:
    """Which actions are possible, as one word for a sentence to choose by."""
    names = [name for name, holds in (("warrior", warrior), ("palisade", palisade)) if holds]
    return "-".join(names) or ("token" if token else "nothing")


def hand_text(hand: Sequence[int]) -> Several:
    """The tiles of a hand by strength, weakest first; `hand` counts them."""
    return Several(
        tuple(say("armadora-tiles", strength=at, count=count) for at, count in enumerate(hand, 1) if count)
    )


def race_text(race: Race) -> Text:
    """The name of a race."""
    return say(f"armadora-people-{race}")


def square_list(area: int) -> Several:
    """The squares of an area, listed."""
    return Several(tuple(map(str, squares_of(area))))


def party(seats: tuple[Seat, ...]) -> Value:
    """A side by the names of its players."""
    return Who(seats[0]) if len(seats) == 1 else Several(tuple(map(Who, seats)))
