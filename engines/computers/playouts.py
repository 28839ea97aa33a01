"""Playouts: quick, sensible play of everybody from a guessed position."""

from __future__ import annotations

from engines.computers.player import Player
from engines.computers.stream import Stream
from engines.computers.turns import Count
from engines.core.chance import Rng
from engines.core.game import END, End, EndTurn, M, S, V
from engines.core.text import Seat

_ENDLESS = 100_000


def play_on(
    player: Player[S, M, V], state: S, luck: Stream, chooser: Rng, ends: int, sample: int, count: Count
) -> S:
    """Play `ends` turns, or to the end of the game. Each decision tries some moves and plays the best.

    Args:
        state: belongs to the caller no more.
        luck: what is drawn and rolled. Playouts of different moves with the same luck can be compared.
        chooser: which moves are tried.
        ends: how many turns to end; 0 is no limit.
        sample: how many moves are tried at a decision.
    """
    game, left = player.game, ends or _ENDLESS
    while state.todo and left:
        ask = state.todo[-1]
        seat = ask.seats[0]
        if isinstance(ask, EndTurn):
            game.step(state, ask, seat, END, luck)
            left -= 1
            count.ended += 1
            continue
        moves = player.playout_moves(state, seat, chooser, sample)
        if len(moves) == 1:
            count.positions += sample == 1  # drawn from many, not the only one
            game.step(state, ask, seat, moves[0], luck)
            if isinstance(moves[0], End):
                left -= 1
                count.ended += 1
            continue
        best, chosen, ended = float("-inf"), state, False
        before = then = luck.at
        for move in moves:
            luck.at = before
            after = state.copy()
            game.step(after, ask, seat, move, luck)
            value = player.evaluate(after, seat)
            if value > best:
                best, chosen, ended, then = value, after, isinstance(move, End), luck.at
        luck.at = then
        count.positions += len(moves)
        left -= ended
        count.ended += ended
        state = chosen
    return state


def margin(player: Player[S, M, V], state: S, seat: Seat) -> float:
    """A side's expected points beyond the best other side."""
    expected = player.prospects(state)
    mine = next(side for side in player.game.sides(state.setup) if seat in side)
    return expected[seat] - max(
        (points for other, points in enumerate(expected) if other not in mine), default=0.0
    )
