"""Judges positions: each seat's chance to win and expected points, and the best turns.

It sees what one seat sees, or a bystander, and plays on to the end some times with everybody playing sensibly. What is hidden it guesses
as that viewer would. About a running game it must only be asked by whoever is alone with computers, or for somebody who learns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import stdev
from typing import Any

from engines.computers.chances import PLAYOUTS, chances
from engines.computers.player import AnyPlayer
from engines.computers.playouts import play_on
from engines.computers.search import Candidate, best, search_turns
from engines.computers.stream import Stream
from engines.computers.turns import Count
from engines.core.game import State, View

_SAMPLE = 6
"""Moves that a playout of the judge compares at a decision."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A turn, as its lines without a forced `end`, and its expected margin in points over the best other side.

    Args:
        error: the standard error of how much less that is than the best turn's; 0 for the best turn itself.
    """

    lines: tuple[str, ...]
    margin: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of a position.

    Args:
        chances: per seat, how likely it wins, from 0 to 1; a shared victory counts in parts. Partners have the same.
        points: per seat, the final points that it can expect.
        left: how many turns each seat has yet to end, on average.
        best: the best turns of the viewer, the best first; none when somebody else is due.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    left: float
    best: tuple[Suggestion, ...]


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The end of a playout: each seat's final points, and its average number of turns until then."""

    points: tuple[int, ...]
    turns: float


def judge(
    player: AnyPlayer, view: View, key: str, playouts: int = PLAYOUTS, suggestions: bool = True
) -> Judgement:
    """Judge a position from a seat's or bystander's view; the same view and key give the same judgement.

    Args:
        playouts: how often to play on.
        suggestions: whether turns are asked for, too.
    """
    guesses = [player.game.guess(view, Stream(f"{key} {number} guess")) for number in range(playouts)]
    points, left = expected(player, guesses, key)
    return Judgement(
        chances(player, view.setup, points, left),
        points,
        left,
        best_turns(player, view, key) if suggestions else (),
    )


def play_out(player: AnyPlayer, state: State, key: str) -> PlayedOut:
    """Play a position to its end sensibly; the same state and key give the same end.

    Args:
        state: belongs to the caller no more.
    """
    count = Count()
    luck, chooser = Stream(f"{key} luck"), Stream(f"{key} moves")
    result = player.game.result(play_on(player, state, luck, chooser, 0, _SAMPLE, count))
    assert result is not None
    return PlayedOut(result.scores, count.ended / state.setup.seats)


def expected(player: AnyPlayer, guesses: Sequence[State], key: str) -> tuple[tuple[float, ...], float]:
    """Each seat's final points, as a position promises them and playouts bring them, and the average number of turns that those took.

    Args:
        guesses: what the position may be, one for each playout; they belong to the caller no more.
    """
    hopes = _mean([player.prospects(state) for state in guesses])
    ends = [play_out(player, state, f"{key} {number}") for number, state in enumerate(guesses)]
    points = weighed(player.thinking.sight, _mean([end.points for end in ends]), hopes)
    return points, sum(end.turns for end in ends) / len(ends)


def weighed(sight: float, points: Sequence[float], hopes: Sequence[float]) -> tuple[float, ...]:
    """Final points as playouts bring them, and as the position itself promises them, by `Thinking.sight`."""
    return tuple((1 - sight) * end + sight * hope for end, hope in zip(points, hopes, strict=True))


def _mean(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def best_turns(player: AnyPlayer, view: View, key: str) -> tuple[Suggestion, ...]:
    """The best turns of the due seat, best first; a fifth of a judgement's work.

    A turn that was given up early is as much worse than the best as it was in the playouts of both.
    """
    seat = view.seat
    if seat is None or not view.asks or seat not in view.asks[-1].seats:
        return ()
    prior = player.thinking.prior
    found = search_turns(player, view, seat, key, player.thinking.positions)
    first = best(player, found)
    margins = [first.mean(prior) + each.mean(prior) - first.mean(prior, len(each.margins)) for each in found]
    ranked = sorted(
        zip(margins, found, strict=True), key=lambda pair: (pair[1] is first, pair[0]), reverse=True
    )
    return tuple(
        Suggestion(tuple(map(player.game.notation.format, each.turn.moves)), margin, _error(first, each))
        for margin, each in ranked
    )


def _error(first: Candidate[Any], other: Candidate[Any]) -> float:
    """The standard error of how far a turn is behind another: both had the same guesses and luck, one maybe more often."""
    gaps = [ahead - behind for ahead, behind in zip(first.margins, other.margins, strict=False)]
    return stdev(gaps) / sqrt(len(gaps)) if gaps[1:] else 0.0
