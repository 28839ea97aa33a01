"""What an organiser settles about an event before anybody joins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

FEWEST_ENTRANTS, MOST_ENTRANTS = 3, 64
SMALLEST_DIVISION, LARGEST_DIVISION = 3, 6
MOST_SEATS = 6
MOST_ROUNDS = 12
CLOCK = "24h"
"""The clock of an event for which neither its organiser nor the server has chosen one: without any, the others would wait for good for who does not turn up."""


class Format(StrEnum):
    """How an event is played."""

    LEAGUE = "league"
    """Divisions, a set number of games for everybody, promotion and relegation."""
    SWISS = "swiss"
    """So many rounds, each among those who stand alike."""
    KNOCKOUT = "knockout"
    """The first half of every table goes on."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How an event is played.

    Attributes:
        seats: players at a table, 2 to 6; where that does not work out, some tables have fewer.
        fewest: players that the game needs at least.
        rounds: rounds of a Swiss event; games that everybody plays in a league; 0 in a knock-out.
        division: people in a division, as the organiser wishes; 0 outside of leagues.
    """

    format: Format
    seats: int
    fewest: int = 2
    rounds: int = 0
    division: int = 0

    @property
    def advancing(self) -> int:
        """How many of a full knock-out table go on: half of it, rounded down."""
        return self.seats // 2
