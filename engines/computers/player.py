"""A game's knowledge for computers beyond its rules. Games without a player of their own use `PlayoutPlayer`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from engines.computers.levels import Thinking
from engines.core.chance import Rng
from engines.core.game import Game, M, S, V
from engines.core.text import Seat


class Player(ABC, Generic[S, M, V]):
    """Judges one game's positions and picks moves worth considering. Only `evaluate` is required."""

    thinking: ClassVar[Thinking] = Thinking()
    """How its computers search."""

    minds: ClassVar[float] = 0.0
    """How much *easy* minds what a turn gives to the others, per point: it denies them nothing, but need not finish a rival's feature."""

    def __init__(self, game: Game[S, M, V]) -> None:
        self.game = game

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """Evaluate a position for a seat: larger is better."""

    def prospects(self, state: S) -> list[float]:
        """Each seat's expected final points; computers search and judge by them."""
        return [self.evaluate(state, seat) for seat in range(state.setup.seats)]

    def hopes(self, state: S) -> list[float]:
        """Each seat's final points as *easy* expects them where it judges turns alone."""
        return self.prospects(state)

    def considered(self, state: S, seat: Seat) -> list[M]:
        """The legal moves worth considering. Equivalent and senseless ones may be left out, but never all."""
        return list(self.game.legal(state, seat))

    def fancied(self, state: S, seat: Seat, rng: Rng) -> list[M]:
        """The moves that *easy* thinks of where it judges turns alone."""
        return self.considered(state, seat)

    def playout_moves(self, state: S, seat: Seat, rng: Rng, most: int) -> list[M]:
        """At most `most` legal moves, which a playout compares: any of them, unless a game has better ideas."""
        return sample(list(self.game.legal(state, seat)), rng, most)

    def ideas(self, state: S, seat: Seat) -> Iterator[tuple[M, ...]]:
        """Whole turns worth trying that move-by-move search misses."""
        return iter(())

    def foresees(self, state: S, seat: Seat) -> int:
        """How many positions *easy* looks at for a turn; 0 where it judges turns alone."""
        return self.thinking.easy

    def overlooks(self, state: S) -> float:
        """How much worse than the best a turn may be to be taken where better ones are overlooked, in points."""
        return self.thinking.close

    def strikes(self, state: S, moves: Sequence[M]) -> bool:
        """Whether a turn strikes the eye, so that not even *easy* overlooks it."""
        return False

    def holds_back(self, state: S, seat: Seat) -> bool:
        """Whether a seat still has something that only helps, so that giving up (`Thinking.quiet`) is not considered."""
        return False


class PlayoutPlayer(Player[S, M, V]):
    """Plays each considered turn to the end of the game at random, and judges by the final places."""

    thinking = Thinking(
        beam=40,
        candidates=40,
        turns=0,
        sample=1,
        prior=0.0,
        positions=20_000,
        tries=5_000,
        easy=500,
        close=0.5,
        sight=0.0,
    )

    def evaluate(self, state: S, seat: Seat) -> float:
        """The number of seats it finally beats; 0 before the end."""
        result = self.game.result(state)
        return 0.0 if result is None else float(state.setup.seats - result.places[seat])

    def playout_moves(self, state: S, seat: Seat, rng: Rng, most: int) -> list[M]:
        """One random move: before the end all moves are equal."""
        return [rng.draw(list(self.game.legal(state, seat)))]


AnyPlayer: TypeAlias = Player[Any, Any, Any]
"""A player of which only the protocol is known, as in the list of all games."""


def sample(moves: list[M], rng: Rng, most: int) -> list[M]:
    """At most `most` of some moves, chosen at random; one may appear twice."""
    return moves if len(moves) <= most else [rng.draw(moves) for _ in range(most)]
