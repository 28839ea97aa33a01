"""One game between computer players: who won, and how long the one that is tested thought about each turn."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from bench.arena.greedy import greedy_turn
from bench.arena.mind import with_part
from bench.arena.reference.player import one_ply
from engines import GAMES, PLAYERS
from engines.computers.baselines import random_move
from engines.computers.levels import Level
from engines.computers.player import AnyPlayer
from engines.computers.search import choose
from engines.core.chance import Rng
from engines.core.game import End, EndTurn, Setup, State
from engines.core.journal import Header, deal
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: the share of the victory of the side that is tested, all points, seconds per turn."""

    score: float
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    lines: tuple[str, ...]


def play(
    game: str,
    setup: Setup,
    deal_number: int,
    tested: tuple[Seat, ...],
    player: str,
    other: str,
    part: float = 1.0,
) -> Played:
    """Play a deal to its end.

    Args:
        part: how much of their positions all levels look at.
        deal_number: the same number is the same luck as far as it does not depend on what is played.
        tested: the seats of `player`; all others are `other`'s.
    """
    rules, mind = GAMES[game], with_part(PLAYERS[game], part)
    header = Header(game, setup, f"arena {deal_number}")
    state, seq = deal(rules, header), 0
    seconds: list[float] = []
    lines: list[str] = []
    while due := rules.due(state):
        seat = due[0]
        began = process_time()
        moves = _moves(mind, state, seat, player if seat in tested else other, f"{header.seed} {seq}")
        took = process_time() - began
        if seat in tested and not (len(moves) == 1 and isinstance(moves[0], End)):
            seconds.append(took)
        for move in moves:
            seq += 1
            lines.append(f"{seat} {rules.notation.format(move)}")
            state, _notes = rules.apply(state, seat, move, Rng(header.seed, seq))
    result = rules.result(state)
    assert result is not None
    first = [seat for seat, place in enumerate(result.places) if place == 1]
    score = sum(seat in tested for seat in first) / len(first)
    return Played(score, result.scores, tuple(seconds), tuple(lines))


def _moves(mind: AnyPlayer, state: State, seat: Seat, player: str, key: str) -> tuple[object, ...]:
    """Ask a player for its next whole turn, or move."""
    game = mind.game
    if isinstance(state.todo[-1], EndTurn):
        return (End(),)
    if player == "random":
        return (random_move(game, state, seat, Rng(f"random {key}", 0)),)
    view = game.view(state, seat)
    if player == "greedy":
        return greedy_turn(game, game.guess(view, Rng(f"greedy {key}", 0)), seat, key)
    if player == "reference":
        return (one_ply(game, view, Rng(f"computer {key}", 0)),)
    return choose(mind, view, f"{player} {key}", Level(player))
