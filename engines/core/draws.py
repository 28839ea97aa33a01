"""Finds every number drawn in a game by replaying it, undone moves included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engines.core.chance import Rng
from engines.core.game import AnyGame, State
from engines.core.journal import Diverged, Entry, Header, deal, play
from engines.core.table_lines import Undo, parse


@dataclass(frozen=True, slots=True)
class Draw:
    """A drawn number from 0 to `below` - 1, each equally likely."""

    number: int
    below: int

    def __str__(self) -> str:
        return f"{self.number}/{self.below}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A move with its draws, and the position after it; the deal has number 0 and no entry. Where something is taken
    back, `move` is the last one that was made.
    """

    move: int
    entry: Entry | None
    draws: tuple[Draw, ...]
    state: State

    @property
    def seq(self) -> int:
        """The number of the entry; 0 for the deal."""
        return self.entry.seq if self.entry is not None else 0


def all_draws(game: AnyGame, header: Header, entries: Iterable[Entry]) -> Iterator[Drawn]:
    """Replay a whole journal with its undos; each move, the deal first, is checked against its digest.

    Raises:
        Diverged: an entry tells something else now.
        GameError: an entry is illegal now.
    """
    noting = _Noting(header.seed, 0)
    begun: State = deal(game, header) if header.beginning else game.new(header.setup, noting)
    positions: list[tuple[int, State]] = [(0, begun)]
    yield Drawn(0, None, tuple(noting.draws), positions[0][1])
    moves = 0
    for entry in entries:
        match parse(entry.line):
            case Undo(first):
                while len(positions) > 1 and positions[-1][0] >= first:
                    positions.pop()
                yield Drawn(moves, entry, (), positions[-1][1])
            case None:
                assert entry.seat is not None
                moves += 1
                noting = _Noting(header.seed, header.key(entry.seq, moves))
                move = game.notation.parse(entry.line)
                step = play(game, positions[-1][1], entry.seat, move, noting, entry.seq)
                if entry.digest and step.entry.digest != entry.digest:
                    raise Diverged(entry, step.entry.digest)
                positions.append((entry.seq, step.state))
                yield Drawn(moves, entry, tuple(noting.draws), step.state)


class _Noting(Rng):
    """An `Rng` that records its numbers."""

    __slots__ = ("draws",)

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(seed, number)
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        number = super().below(n)
        self.draws.append(Draw(number, n))
        return number
