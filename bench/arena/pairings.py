"""Pairings of the arena, and the share of wins that is each goal."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.text import Seat

GOALS = {
    "armadora": 0.95,
    "alhambra": 0.85,
    "carcassonne": 0.80,
    "yspahan": 0.75,
    "hanging_gardens": 0.75,
}
"""The share of games that *hard* has to win against the first computer player, with two players."""

MOST = 200
"""Games of a pairing with a goal, if it is not clear before."""

WITHOUT_GOAL = 40
"""Games of most pairings without one."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A player that is tested against another one, who has all other seats."""

    game: str
    seats: int
    player: str
    other: str
    goal: float | None
    games: int = MOST
    """How many are played, if it is not clear before."""
    part: float = 1.0
    """How much of their positions both look at."""

    @property
    def name(self) -> str:
        """Its name in the results and in the table."""
        part = "" if self.part == 1 else f", {self.part:g} of their positions"
        return f"{self.game}, {self.seats}: {self.player} – {self.other}{part}"

    def tested(self, number: int) -> tuple[Seat, ...]:
        """The seats of the player that is tested, in a game of the pairing: with each deal it sits everywhere once.

        In Armadöra with four players a side is two seats.
        """
        if self.game == "armadora" and self.seats == 4:
            return ((0, 2), (1, 3))[number % 2]
        return (number % self.seats,)

    def deal(self, number: int) -> int:
        """The number of the deal of a game of the pairing."""
        return number // self.arrangements

    @property
    def arrangements(self) -> int:
        """How many games are played with the same deal."""
        return 2 if self.game == "armadora" and self.seats == 4 else self.seats


def pairings(game: str) -> list[Pairing]:
    """All of a game. At a table of four three equal opponents would leave a quarter; sides of two have no such goal."""
    teams = game == "armadora"
    games = WITHOUT_GOAL if teams else MOST
    found = [
        Pairing(game, 2, "hard", "reference", GOALS[game]),
        Pairing(game, 4, "hard", "reference", None if teams else 0.50, games),
        Pairing(game, 2, "hard", "normal", 0.70),
        Pairing(game, 4, "hard", "normal", None if teams else 0.40, games),
        Pairing(game, 2, "normal", "reference", 0.50),
        Pairing(game, 2, "normal", "easy", 0.70),
        Pairing(game, 4, "normal", "easy", None if teams else 0.40, games),
        Pairing(game, 2, "easy", "random", 0.90),
    ]
    if game == "carcassonne":
        found.append(Pairing(game, 2, "hard", "greedy", None))
    return found
