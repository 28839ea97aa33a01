"""Analyses a finished game turn by turn: everybody's chance to win, and the decisive turns.

From the real position, with all that was hidden, everybody plays on sensibly a few times; `chances` says what the points to which that leads
are worth so long before the end. First a share of the turns is looked at, then every turn where most has changed.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engines.computers.chances import chances
from engines.computers.judge import expected
from engines.computers.player import AnyPlayer
from engines.core.game import AnyGame, State
from engines.core.journal import Entry, Header, deal, rerun

VERSION: Final = 3
"""Grows whenever the same game would get another story."""

LOOKS: Final = 16
"""Turns that are looked at first."""
STRETCHES: Final = 3
"""Stretches between two of them that are looked at turn by turn."""

FIRST: Final = 6
"""Playouts of a turn at first: they only say where to look closer."""
CLOSER: Final = 16
"""Playouts of a turn in a stretch: differences between neighbours are small."""
_LEAST: Final = 0.07
"""By how much a turn must change somebody's chance to be named."""


@dataclass(frozen=True, slots=True)
class Decisive:
    """A decisive turn: its last entry, and everybody's chance before and after, 0 to 1."""

    seq: int
    before: tuple[float, ...]
    after: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Each seat's chance after some entries, in order, finally the winner; and up to three decisive turns."""

    course: tuple[tuple[int, tuple[float, ...]], ...]
    decisive: tuple[Decisive, ...]


def reckon(
    player: AnyPlayer,
    header: Header,
    entries: Sequence[Entry],
    key: str,
    playouts: int = FIRST,
    closer: int = CLOSER,
) -> Generator[int, None, Reckoning]:
    """Analyse a game; yields how many positions were judged.

    Args:
        entries: the whole journal of a game that came to its end.
        key: what the playouts' chance hangs on.
        playouts, closer: how often a position is played on, at first and in the stretches.
    """
    game = player.game
    closed = [0, *(step.entry.seq for step in rerun(game, header, entries) if step.closes)]
    looks = closed[:: max(1, -(-len(closed) // LOOKS))]
    if looks[-1] != closed[-1]:
        looks.append(closed[-1])
    done = 0
    coarse: dict[int, tuple[float, ...]] = {}
    for seq, state in _states(game, header, entries, set(looks)):
        coarse[seq] = _chances(player, state, f"{key} {seq}", playouts)
        done += 1
        yield done
    stretches = sorted(pairwise(looks), key=lambda each: -_change(coarse[each[0]], coarse[each[1]]))
    wanted = {seq for begin, end in stretches[:STRETCHES] for seq in closed if begin <= seq <= end}
    fine: dict[int, tuple[float, ...]] = {}
    for seq, state in _states(game, header, entries, wanted):
        fine[seq] = _chances(player, state, f"{key} {seq}", closer)
        done += 1
        yield done
    steps = [
        Decisive(after, fine[before], fine[after])
        for before, after in pairwise(closed)
        if before in fine and after in fine
    ]
    steps.sort(key=lambda each: -_change(each.before, each.after))
    named = [each for each in steps[:STRETCHES] if _change(each.before, each.after) >= _LEAST]
    course = sorted((coarse | fine).items())
    return Reckoning(tuple(course), tuple(sorted(named, key=lambda each: each.seq)))


def positions(closed: int) -> int:
    """About how many positions a game of so many turns needs."""
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


def _chances(player: AnyPlayer, state: State, key: str, playouts: int) -> tuple[float, ...]:
    """Each seat's chance to win; after the game, its share of the victory."""
    setup = state.setup
    if (result := player.game.result(state)) is not None:
        won = [side for side in player.game.sides(setup) if result.places[side[0]] == 1]
        return tuple(sum(seat in side for side in won) / len(won) for seat in range(setup.seats))
    points, left = expected(player, state, key, playouts)
    return chances(player, setup, points, left)


def _change(before: Sequence[float], after: Sequence[float]) -> float:
    """The largest change of anybody's chance."""
    return max(abs(now - was) for was, now in zip(before, after, strict=True))
