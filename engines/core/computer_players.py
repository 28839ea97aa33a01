"""Computer players: they see a view, guess what is hidden, and look ahead.

Runs in worker processes; the budget is counted in positions, never in time, so that the same seed gives the same move.
"""

from __future__ import annotations

from typing import Any

from engines.core.chance import Rng
from engines.core.game import Game, View
from engines.core.text import Seat


def random_move(game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Rng) -> Any:
    """Any legal move, each candidate equally likely."""
    return rng.choice(list(game.legal(state, seat)))


def one_ply(game: Game[Any, Any, Any], view: View, rng: Rng, positions: int = 400) -> Any:
    """The move after which the seat of the view stands best, averaged over guesses of what is hidden.

    Args:
        view: what the computer's own seat sees; it must be due.
        positions: how many positions to look at in all, at least one per legal move.
    """
    seat = view.seat
    assert seat is not None
    state = game.guess(view, rng)
    moves = game.offered(state, seat)
    if len(moves) == 1:
        return moves[0]
    rng.shuffle(moves)
    totals = [0.0] * len(moves)
    for _ in range(max(1, positions // len(moves))):
        for at, move in enumerate(moves):
            after, _notes = game.apply(state, seat, move, rng)
            totals[at] += game.evaluate(after, seat)
        state = game.guess(view, rng)
    return moves[max(range(len(moves)), key=totals.__getitem__)]


def answer(game_name: str, view: View, seed: str, seq: int) -> str:
    """The computer's line for a view: the entry point of the worker processes.

    The stream is keyed apart from the table's own, so that a computer player cannot foresee what will be drawn.
    """
    from engines import GAMES

    game = GAMES[game_name]
    line: str = game.notation.format(one_ply(game, view, Rng(f"computer {seed}", seq)))
    return line
