"""The judge: how likely every seat wins, how many points it can expect, and what the best turns would bring.

It sees what one seat sees, or a bystander, and plays on to the end many times with everybody playing sensibly. What is hidden it guesses
as that viewer would. About a running game it must only be asked by whoever is alone with computers, or for somebody who learns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.computers.playouts import play_on
from engines.core.computers.search import best, tried
from engines.core.computers.stream import Stream
from engines.core.computers.turns import Count
from engines.core.game import AnyGame, Setup, View

PLAYOUTS = 40
"""How often a position is played to its end."""

_DOUBT = 2.0
"""Playouts' worth of not knowing better than that all sides are equal: a few playouts that all end alike prove little."""

_SAMPLE = 6
"""Moves that a playout of the judge compares at a decision."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A turn, as its lines without the `end` that follows by itself, and the margin in points over the best other that it leads to."""

    lines: tuple[str, ...]
    margin: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a position is judged.

    Args:
        chances: per seat, how likely it wins, from 0 to 1; a shared victory counts in parts. Partners have the same.
        points: per seat, the final points that it can expect.
        best: the best turns of the viewer, the best first; none when somebody else is due.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    best: tuple[Suggestion, ...]


def judge(
    game: AnyGame, view: View, key: str, playouts: int = PLAYOUTS, suggestions: bool = True
) -> Judgement:
    """The judgement of a position from a seat's or a bystander's view; for the same view and key always the same.

    Args:
        playouts: how often to play on.
        suggestions: whether turns are asked for, too.
    """
    seats = view.setup.seats
    won, points = [0.0] * seats, [0.0] * seats
    for number in range(playouts):
        state = game.guess(view, Stream(f"{key} {number} guess"))
        luck, chooser = Stream(f"{key} {number} luck"), Stream(f"{key} {number} moves")
        result = game.result(play_on(game, state, luck, chooser, 0, _SAMPLE, Count()))
        assert result is not None
        first = [seat for seat in range(seats) if result.places[seat] == 1]
        sides = [side for side in game.sides(view.setup) if side[0] in first]
        for side in sides:
            for seat in side:
                won[seat] += 1 / len(sides)
        for seat, score in enumerate(result.scores):
            points[seat] += score
    return Judgement(
        _believed(game, view.setup, won, playouts),
        tuple(each / playouts for each in points),
        best_turns(game, view, key) if suggestions else (),
    )


def _believed(game: AnyGame, setup: Setup, won: Sequence[float], playouts: int) -> tuple[float, ...]:
    """How likely every seat wins, by the playouts that it won and by how far they are to be believed."""
    sides = game.sides(setup)
    odds = {
        side: ((won[side[0]] + _DOUBT / len(sides)) / (playouts + _DOUBT)) ** game.thinking.trust
        for side in sides
    }
    all_odds = sum(odds.values())
    chances = {seat: odds[side] / all_odds for side in sides for seat in side}
    return tuple(chances[seat] for seat in range(setup.seats))


def best_turns(game: AnyGame, view: View, key: str) -> tuple[Suggestion, ...]:
    """The turns that are worth a thought, for the seat that is due, the best first; a fifth of the work of a judgement."""
    seat = view.seat
    if seat is None or not view.asks or seat not in view.asks[-1].seats:
        return ()
    thinking = game.thinking
    found = tried(game, view, seat, key, thinking.positions)
    first = best(game, found)
    found.sort(key=lambda each: (each is first, each.mean(thinking.prior)), reverse=True)
    return tuple(
        Suggestion(tuple(map(game.notation.format, each.turn.moves)), each.mean(thinking.prior))
        for each in found
    )
