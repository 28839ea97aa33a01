"""Computer players: from a view they guess what is hidden, try every move, and choose by `Game.evaluate`.

They run in worker processes. Their effort is limited by a number of positions, never by time, so that the same seed always
gives the same move.
"""

from __future__ import annotations

from engines.core.chance import Rng
from engines.core.game import AnyGame, Game, M, S, V, View
from engines.core.text import Seat


def random_move(game: Game[S, M, V], state: S, seat: Seat, rng: Rng) -> M:
    """Any legal move; each candidate is equally likely."""
    return rng.choice(list(game.legal(state, seat)))


def one_ply(game: Game[S, M, V], view: V, rng: Rng, positions: int = 400) -> M:
    """The move after which the viewer's position is best, on average over guesses of what is hidden.

    Args:
        view: what the computer player's seat sees; that seat must owe a move.
        positions: how many positions to evaluate in all; every legal move is tried at least once.
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


def answer(game: AnyGame, view: View, seed: str, seq: int) -> str:
    """A computer player's move for a view, as a line; worker processes start here.

    Its random numbers come from another stream than the table's, so that a computer player cannot foresee draws.
    """
    return game.notation.format(one_ply(game, view, Rng(f"computer {seed}", seq)))
