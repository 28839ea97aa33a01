"""The simplest players: random, and one move ahead. Those at tables are the other modules here."""

from __future__ import annotations

from engines.computers.player import Player
from engines.core.chance import Rng
from engines.core.game import Game, M, S, V
from engines.core.text import Seat


def random_move(game: Game[S, M, V], state: S, seat: Seat, rng: Rng) -> M:
    """Pick a random legal move; each candidate is equally likely."""
    return rng.choice(list(game.legal(state, seat)))


def one_ply(player: Player[S, M, V], view: V, rng: Rng, positions: int = 400) -> M:
    """The move after which the viewer's position is best, on average over guesses of what is hidden.

    Args:
        view: what the computer player's seat sees; that seat must owe a move.
        positions: how many positions to evaluate in all; every legal move is tried at least once.
    """
    game, seat = player.game, view.seat
    assert seat is not None
    state = game.guess(view, rng)
    moves = list(game.legal(state, seat))
    if len(moves) == 1:
        return moves[0]
    rng.shuffle(moves)
    totals = [0.0] * len(moves)
    for _ in range(max(1, positions // len(moves))):
        for at, move in enumerate(moves):
            after, _notes = game.apply(state, seat, move, rng)
            totals[at] += player.evaluate(after, seat)
        state = game.guess(view, rng)
    return moves[max(range(len(moves)), key=totals.__getitem__)]
