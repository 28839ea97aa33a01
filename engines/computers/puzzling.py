"""Finds positions that are puzzles, and judges what somebody answers: one turn that is clearly best, among others that tempt.

Only what the seat sees is judged, as in a review: what is hidden is guessed from its view again and again, alike for all turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from engines.computers.levels import Level
from engines.computers.player import AnyPlayer
from engines.computers.reviewing import NOISE
from engines.computers.search import Candidate, best, choose, search_turns, try_out
from engines.computers.stream import Stream
from engines.computers.turns import Count, Turn
from engines.core.game import END, EndTurn, View

CLEAR: Final = 3.0
"""Standard errors by which the best turn is ahead of every other one, twice, with other guesses and other luck."""

WORTH: Final = 1.0
"""The fewest points that a mistake costs: nobody would see a smaller one."""

TOO_MUCH: Final = 15.0
"""A turn that is worse by more points tempts nobody."""

ASKED: Final = 8
"""How often *easy* and *normal* are asked each."""

ANSWERED: Final = 24
"""Guesses in which somebody's own turn is compared."""

_CHUNK = 8
"""Guesses between two looks at the differences."""

_OTHERS = 5
"""Other turns that are compared."""

_MOST = 20.0
"""How many times as many positions as *hard* looks at for a turn a comparison may take."""


@dataclass(slots=True)
class Trial:
    """A turn in a comparison: by guess, what its side can expect in points at the end, and the best other side."""

    moves: tuple[Any, ...]
    own: list[float] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)

    def behind(self, other: Trial) -> list[float]:
        """How many points it is behind another turn, for each guess."""
        pairs = zip(self.own, self.rest, other.own, other.rest, strict=False)
        return [better - best - own + rest for own, rest, better, best in pairs]


@dataclass(frozen=True, slots=True)
class Tempting:
    """A turn that is worse than the best: by how many points, with the standard error; how many of them its own side loses by it, and
    how many another side gains.
    """

    lines: tuple[str, ...]
    less: float
    error: float
    own: float
    rest: float

    @property
    def worse(self) -> bool:
        """Whether it is worse by more than noise, as a review says it."""
        return self.less > max(NOISE * self.error, WORTH / 2)


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle: its best turn, those that tempt, and how many of eight *easy* and *normal* found it."""

    best: tuple[str, ...]
    others: tuple[Tempting, ...]
    easy: int
    normal: int


def find(player: AnyPlayer, view: View, key: str) -> Found | None:
    """Look whether a position is a puzzle; the same view and key give the same answer.

    It gives up at the first turn that is as good as the best one, and where nobody is tempted.
    """
    seat, thinking = view.seat, player.thinking
    assert seat is not None
    if not _is_promising(player, search_turns(player, view, seat, f"{key} look", thinking.tries)):
        return None
    asked = [(Level.EASY, 0), (Level.EASY, 1), (Level.EASY, 2), (Level.NORMAL, 0)]
    given = {each: _chosen(player, view, key, *each) for each in asked}
    if len(set(given.values())) == 1:
        return None
    searched = search_turns(player, view, seat, key, thinking.positions)
    if not _is_promising(player, searched):
        return None
    first = best(player, searched)
    own = result(player, view, first.turn.moves, key)
    others = _others(player, view, key, own, searched, list(given.values()))
    favourite, tempted = Trial(first.turn.moves), [Trial(moves) for moves in others]
    if len(others) < 2 or not all(_clear(player, view, favourite, each, f"{key} first") for each in tempted):
        return None
    again, seconds = Trial(favourite.moves), [Trial(each.moves) for each in tempted]
    for before, each in zip(tempted, seconds, strict=True):
        _play_both(player, view, again, each, f"{key} second", len(before.own))
        if not is_clear(each.behind(again)):
            return None
    for level in (Level.EASY, Level.NORMAL):
        for number in range(ASKED):
            if (level, number) not in given:
                given[level, number] = _chosen(player, view, key, level, number)
    counts = {
        level: sum(
            turn == favourite.moves or same(result(player, view, turn, key), own)
            for (which, _), turn in given.items()
            if which is level
        )
        for level in (Level.EASY, Level.NORMAL)
    }
    lines = player.game.notation.format
    near = [each for each in (_tempting(player, again, each) for each in seconds) if each.less <= TOO_MUCH]
    if len(near) < 2 or sum(counts.values()) == 2 * ASKED:
        return None
    chosen = [tuple(map(lines, turn)) for turn in given.values()]
    near.sort(key=lambda each: (-chosen.count(each.lines), each.less))
    return Found(
        tuple(map(lines, favourite.moves)), tuple(near[:3]), counts[Level.EASY], counts[Level.NORMAL]
    )


def _is_promising(player: AnyPlayer, found: Sequence[Candidate[Any]]) -> bool:
    """Whether a search finds one turn ahead of all others."""
    prior, first = player.thinking.prior, best(player, found)
    means = [each.mean(prior) for each in found if each is not first]
    return bool(means) and first.mean(prior) - max(means) >= WORTH / 2


def compared(
    player: AnyPlayer,
    view: View,
    best: Sequence[str],
    lines: Sequence[str],
    key: str,
    guesses: int = ANSWERED,
) -> Tempting:
    """Compare somebody's turn to the best one; what does the same is as good. The same turns and key give the same answer."""
    parse = player.game.notation.parse
    favourite, answer = (Trial(tuple(map(parse, each))) for each in (best, lines))
    if same(*(result(player, view, each.moves, key) for each in (favourite, answer))):
        return Tempting(tuple(lines), 0.0, 0.0, 0.0, 0.0)
    play_out(player, view, (favourite, answer), key, 0, guesses)
    return _tempting(player, favourite, answer)


def play_out(player: AnyPlayer, view: View, trials: Iterable[Trial], key: str, first: int, past: int) -> int:
    """Play turns on from some guesses, alike for all; returns how many positions that took."""
    seat, count = view.seat, Count()
    assert seat is not None
    ends = player.thinking.turns * view.setup.seats
    sides = player.game.sides(view.setup)
    mine = next(side for side in sides if seat in side)
    for number in range(first, past):
        for each in trials:
            state = try_out(
                player, view, seat, Candidate(Turn(each.moves, 0.0)), f"{key} {number}", ends, count
            )
            expected = player.prospects(state)
            each.own.append(expected[seat])
            each.rest.append(max((p for other, p in enumerate(expected) if other not in mine), default=0.0))
    return count.positions


def result(player: AnyPlayer, view: View, moves: Sequence[Any], key: str) -> View:
    """What the seat sees after a turn in the first guess, with its forced end: alike for turns that do the same."""
    assert view.seat is not None
    state = player.game.guess(view, Stream(f"{key} guess 0"))
    luck = Stream(f"{key} luck")
    for move in moves:
        player.game.step(state, state.todo[-1], view.seat, move, luck)
    if state.todo and isinstance(ask := state.todo[-1], EndTurn):
        player.game.step(state, ask, view.seat, END, luck)
    seen: View = player.game.view(state, view.seat)
    return seen


def same(one: View, other: View) -> bool:
    """Whether two views show the same."""
    return repr(one) == repr(other)


def is_clear(behind: Sequence[float]) -> bool:
    """Whether a turn is clearly behind."""
    return fmean(behind) >= max(CLEAR * _error(behind), WORTH)


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _chosen(player: AnyPlayer, view: View, key: str, level: Level, number: int) -> tuple[Any, ...]:
    return tuple(choose(player, view, f"{key} {level} {number}", level))


def _others(
    player: AnyPlayer,
    view: View,
    key: str,
    own: View,
    searched: Sequence[Candidate[Any]],
    given: Sequence[tuple[Any, ...]],
) -> list[tuple[Any, ...]]:
    """The other turns that lead elsewhere: the best of the search, which are likeliest as good, then what was chosen."""
    found: list[tuple[Any, ...]] = []
    seen = {repr(own)}

    def add(turns: Iterable[tuple[Any, ...]], most: int) -> None:
        for moves in turns:
            shown = repr(result(player, view, moves, key))
            if len(found) < most and shown not in seen:
                seen.add(shown)
                found.append(moves)

    add((each.turn.moves for each in searched), _OTHERS)
    add(given, _OTHERS + len(given))
    return found


def _clear(player: AnyPlayer, view: View, favourite: Trial, other: Trial, key: str) -> bool:
    """Play on until another turn is clearly behind; False as soon as it seems as good."""
    most, spent, past = _MOST * player.thinking.positions, 0, 0
    while spent < most:
        past += _CHUNK
        spent += _play_both(player, view, favourite, other, key, past)
        behind = other.behind(favourite)
        mean, error = fmean(behind), _error(behind)
        if past >= 2 * _CHUNK and is_clear(behind):
            return True
        if mean < error or (mean < 1.8 * error and past > 2 * _CHUNK) or mean + 2 * error < WORTH:
            return False
    return False


def _play_both(player: AnyPlayer, view: View, favourite: Trial, other: Trial, key: str, past: int) -> int:
    """Play two turns on from guesses up to a number, as far as they were not."""
    return sum(play_out(player, view, (each,), key, len(each.own), past) for each in (favourite, other))


def _tempting(player: AnyPlayer, favourite: Trial, trial: Trial) -> Tempting:
    behind, guesses = trial.behind(favourite), len(trial.own)
    return Tempting(
        tuple(map(player.game.notation.format, trial.moves)),
        fmean(behind),
        _error(behind),
        fmean(favourite.own[:guesses]) - fmean(trial.own),
        fmean(trial.rest) - fmean(favourite.rest[:guesses]),
    )
