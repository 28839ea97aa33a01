"""Blocks and bars: who may not sit with whom, or on a server. They apply to new seats; running games go on.

Whoever was blocked is not to learn of it, nor by whom. So what they are told fits several causes: that somebody at the table has
blocked them, or that its opener has removed them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from engines.core.text import Text, say

EVERYWHERE: Final = 0
"""Stands for all servers, in place of a server's id."""

EVERYBODY: Final = 0
"""Stands for everybody on the server, which the bot leaves, in place of a person's id."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A member who may take no seat on a server, for good or until a time. Whoever runs the bot may bar them everywhere, or a server as a whole."""

    guild: int
    user: int
    at: datetime
    until: datetime | None = None

    def holds(self, now: datetime) -> bool:
        """Whether it is in force."""
        return self.until is None or now < self.until


@dataclass(frozen=True, slots=True)
class Restrictions:
    """Blocks and bars among some people, as of one moment; read by `Store.restrictions`.

    Attributes:
        blocks: pairs of who has blocked, and whom: all that concern one of these people, whoever the other is.
        bars: of these people, those who may take no seat on the server that was asked about.
    """

    blocks: frozenset[tuple[int, int]] = frozenset()
    bars: tuple[Bar, ...] = ()

    def apart(self, one: int, other: int) -> bool:
        """Whether one of two people has blocked the other."""
        return (one, other) in self.blocks or (other, one) in self.blocks

    def why_not(self, person: int, others: Iterable[int]) -> Text | None:
        """The reason, for the person to read, why they may not sit among others; None if they may."""
        bar = next((bar for bar in self.bars if bar.user == person), None)
        if bar is not None:
            return barred(bar)
        here = set(others) - {person}
        if any((person, other) in self.blocks for other in here):
            return say("table-you-blocked")
        return NO_SEAT_FOR_YOU if any((other, person) in self.blocks for other in here) else None


NO_SEAT_FOR_YOU = say("table-no-seat-for-you")
"""What people read who were blocked by somebody at a table, or removed from it: it does not say which."""


def barred(bar: Bar) -> Text:
    """The refusal of a barred person, with the length of the bar."""
    key = "table-barred-everywhere" if bar.guild == EVERYWHERE else "table-barred"
    if bar.until is None:
        return say(key)
    return say(f"{key}-until", until=str(int(bar.until.timestamp())))
