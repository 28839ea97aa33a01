"""Enumerates whole turns until their end or something unknown, each judged by the position it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from engines.computers.player import Player
from engines.computers.stream import Stream
from engines.core.game import End, EndTurn, M, S, V
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class Turn(Generic[M]):
    """A turn's moves, without a forced `end`, and its judged value for its seat."""

    moves: tuple[M, ...]
    value: float


@dataclass(slots=True)
class Count:
    """Counts of judged positions and of turns ended in playouts."""

    positions: int = 0
    ended: int = 0


def turns(
    player: Player[S, M, V], state: S, seat: Seat, luck: Stream, beam: int, count: Count
) -> list[Turn[M]]:
    """The turns of a seat, best first; at least one.

    Of unfinished turns only the best are continued, and of those that lead to the same position only one.

    Args:
        state: a guess of the present position; it is not changed.
        luck: what comes up where something is drawn, rolled or shown: the same for all turns.
        beam: how many unfinished turns are continued after each decision.
    """
    found: list[Turn[M]] = []
    lucky = luck.at
    open_ones: list[tuple[float, tuple[M, ...], S]] = [(0.0, (), state)]
    while open_ones:
        further: list[tuple[float, tuple[M, ...], S]] = []
        for _, before, at in open_ones:
            ask = at.todo[-1]
            for move in player.considered(at, seat):
                if isinstance(ask, EndTurn) and isinstance(move, End) and before:
                    continue
                after = at.copy()
                drew, luck.at = luck.drew, lucky
                player.game.step(after, ask, seat, move, luck)
                count.positions += 1
                value = player.evaluate(after, seat)
                moves = (*before, move)
                stop = luck.drew != drew or isinstance(move, End)
                if stop or _over(after, seat):
                    found.append(Turn(moves, value))
                if not stop and _goes_on(player, after, seat):
                    further.append((value, moves, after))
        further.sort(key=_value, reverse=True)
        open_ones = further[:beam]
    found.sort(key=lambda turn: turn.value, reverse=True)
    return found


def finished(
    player: Player[S, M, V], state: S, seat: Seat, luck: Stream, beam: int, first: M
) -> tuple[M, ...]:
    """The best turn that begins with a move. Where few turns are continued, others would seem to end there."""
    after = state.copy()
    drew = luck.drew
    player.game.step(after, after.todo[-1], seat, first, luck)
    if isinstance(first, End) or luck.drew != drew or not _goes_on(player, after, seat):
        return (first,)
    rest = turns(player, after, seat, luck, beam, Count())[0].moves
    return (first,) if isinstance(after.todo[-1], EndTurn) and isinstance(rest[0], End) else (first, *rest)


def _value(entry: tuple[float, object, object]) -> float:
    return entry[0]


def _over(state: S, seat: Seat) -> bool:
    """Whether only the end of the seat's turn is left."""
    if not state.todo:
        return True
    ask = state.todo[-1]
    return isinstance(ask, EndTurn) or seat not in ask.seats


def _goes_on(player: Player[S, M, V], state: S, seat: Seat) -> bool:
    """Whether the seat can do more before its turn ends."""
    if not _over(state, seat):
        return True
    return bool(state.todo) and state.todo[-1].seats == (seat,) and len(player.considered(state, seat)) > 1


def distinct(found: Sequence[Turn[M]]) -> Iterator[Turn[M]]:
    """Turns without reorderings of earlier ones' moves."""
    seen: set[frozenset[M]] = set()
    for turn in found:
        moves = frozenset(turn.moves)
        if moves not in seen:
            seen.add(moves)
            yield turn


def best_by_first_move(found: Sequence[Turn[M]]) -> Iterator[Turn[M]]:
    """The best turn for each first move.

    Args:
        found: the best first.
    """
    seen: set[M] = set()
    for turn in found:
        if turn.moves[0] not in seen:
            seen.add(turn.moves[0])
            yield turn
