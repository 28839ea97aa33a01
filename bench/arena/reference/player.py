"""How the first computer player chose: one move ahead, with its own judgement of what results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.arena.reference import alhambra, armadora, carcassonne, hanging_gardens, yspahan
from engines.core.chance import Rng
from engines.core.game import Game, M, S, V

_JUDGE: dict[str, Callable[[Any, int], float]] = {
    "alhambra": alhambra.evaluate,
    "armadora": armadora.evaluate,
    "carcassonne": carcassonne.evaluate,
    "hanging_gardens": hanging_gardens.evaluate,
    "yspahan": yspahan.evaluate,
}


def judge(game: str) -> Callable[[Any, int], float]:
    """How it judged a game's positions for a seat."""
    return _JUDGE[game]


def one_ply(game: Game[S, M, V], view: V, rng: Rng, positions: int = 400) -> M:
    """The move after which the viewer's position is best, on average over guesses of what is hidden."""
    seat = view.seat
    assert seat is not None
    evaluate = _JUDGE[game.name]
    state = game.guess(view, rng)
    moves = list(game.legal(state, seat))
    if len(moves) == 1:
        return moves[0]
    rng.shuffle(moves)
    totals = [0.0] * len(moves)
    for _ in range(max(1, positions // len(moves))):
        for at, move in enumerate(moves):
            after, _notes = game.apply(state, seat, move, rng)
            totals[at] += evaluate(after, seat)
        state = game.guess(view, rng)
    return moves[max(range(len(moves)), key=totals.__getitem__)]
