"""What a finished game looked like turn by turn: the points that everybody could expect, and the turns that changed them most.

From the real position, with all that was hidden, everybody plays on sensibly a few times. These are expected points and no chances: playouts
know who is ahead better than how often that wins. First a share of the turns is looked at, then every turn where most has changed.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engines.core.computers.playouts import play_on
from engines.core.computers.stream import Stream
from engines.core.computers.turns import Count
from engines.core.game import AnyGame, State
from engines.core.journal import Entry, Header, deal, rerun

VERSION: Final = 1
"""Grows whenever the same game would get another story."""

LOOKS: Final = 24
"""Turns that are looked at first."""
STRETCHES: Final = 3
"""Stretches between two of them that are looked at turn by turn."""

PLAYOUTS: Final = 10
CLOSER: Final = 24
"""Playouts of a turn in a stretch: differences between neighbours are small."""
_SAMPLE: Final = 6
"""Moves that a playout compares at a decision."""
_LEAST: Final = 2.0
"""Points by which a turn must change somebody's lead to be named."""


@dataclass(frozen=True, slots=True)
class Decisive:
    """A turn that changed much: its last entry, and by how many points it changed what each seat could expect."""

    seq: int
    gains: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The points that every seat could expect after some entries, in order, the result last; and up to three decisive turns."""

    course: tuple[tuple[int, tuple[float, ...]], ...]
    decisive: tuple[Decisive, ...]


def reckon(
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    key: str,
    playouts: int = PLAYOUTS,
    closer: int = CLOSER,
) -> Generator[int, None, Reckoning]:
    """Work it out; yields how many positions were looked at.

    Args:
        entries: the whole journal of a game that came to its end.
        key: what the playouts' chance hangs on.
        playouts, closer: how often a position is played on, at first and in the stretches.
    """
    closed = [0, *(step.entry.seq for step in rerun(game, header, entries) if step.closes)]
    looks = closed[:: max(1, -(-len(closed) // LOOKS))]
    if looks[-1] != closed[-1]:
        looks.append(closed[-1])
    done = 0
    coarse: dict[int, tuple[float, ...]] = {}
    for seq, state in _states(game, header, entries, set(looks)):
        coarse[seq] = _expected(game, state, f"{key} {seq}", playouts)
        done += 1
        yield done
    stretches = sorted(pairwise(looks), key=lambda each: -_change(coarse[each[0]], coarse[each[1]]))
    wanted = {seq for begin, end in stretches[:STRETCHES] for seq in closed if begin <= seq <= end}
    fine: dict[int, tuple[float, ...]] = {}
    for seq, state in _states(game, header, entries, wanted):
        fine[seq] = _expected(game, state, f"{key} {seq}", closer)
        done += 1
        yield done
    steps = [
        Decisive(after, tuple(now - was for now, was in zip(fine[after], fine[before], strict=True)))
        for before, after in pairwise(closed)
        if before in fine and after in fine
    ]
    steps.sort(key=lambda each: -_lead(each.gains))
    named = [each for each in steps[:STRETCHES] if _lead(each.gains) >= _LEAST]
    course = sorted((coarse | fine).items())
    return Reckoning(tuple(course), tuple(sorted(named, key=lambda each: each.seq)))


def positions(closed: int) -> int:
    """About how many positions are looked at in a game of so many turns."""
    every = max(1, -(-(closed + 1) // LOOKS))
    return -(-(closed + 1) // every) + 1 + STRETCHES * (every + 1)


def _states(
    game: AnyGame, header: Header, entries: Sequence[Entry], wanted: set[int]
) -> Generator[tuple[int, State], None, None]:
    if 0 in wanted:
        yield 0, deal(game, header)
    for step in rerun(game, header, entries):
        if step.entry.seq in wanted:
            yield step.entry.seq, step.state


def _expected(game: AnyGame, state: State, key: str, playouts: int) -> tuple[float, ...]:
    """The final points of every seat, on average."""
    if (result := game.result(state)) is not None:
        return tuple(map(float, result.scores))
    sums = [0.0] * state.setup.seats
    for number in range(playouts):
        luck, chooser = Stream(f"{key} {number} luck"), Stream(f"{key} {number} moves")
        result = game.result(play_on(game, state.copy(), luck, chooser, 0, _SAMPLE, Count()))
        assert result is not None
        for seat, score in enumerate(result.scores):
            sums[seat] += score
    return tuple(each / playouts for each in sums)


def _change(before: Sequence[float], after: Sequence[float]) -> float:
    return _lead([now - was for now, was in zip(after, before, strict=True)])


def _lead(gains: Sequence[float]) -> float:
    """By how many points somebody's lead over the others' average has changed most."""
    others = max(1, len(gains) - 1)
    return max(abs(each - (sum(gains) - each) / others) for each in gains)
