"""Analyses a finished game turn by turn: everybody's chance to win, and the decisive turns.

From the real position, with all that was hidden, everybody plays on sensibly a few times; `chances` says what the points to which that leads,
and those that the position promises, are worth so long before the end. First a share of the turns is looked at, then every turn where most
has changed. What is found is reviewed: whether there was a better turn, as far as its seat could see.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from engines.computers.chances import chances
from engines.computers.judge import expected
from engines.computers.player import AnyPlayer
from engines.computers.reviewing import Reviewed, decisions, review
from engines.core.game import AnyGame, State
from engines.core.journal import Entry, Header, deal, rerun

VERSION: Final = 6
"""Grows whenever the same game would get another story."""

LOOKS: Final = 16
"""Turns that are looked at first."""
STRETCHES: Final = 3
"""Stretches between two of them that are looked at turn by turn."""

FIRST: Final = 6
"""Playouts of a turn at first: they only say where to look closer."""
CLOSER: Final = 16
"""Playouts of a turn in a stretch: differences between neighbours are small."""
SURE: Final = 2
"""How many times as many playouts a named turn gets anew: of many estimates the largest changes are partly luck."""
REVIEWED: Final = 1.0
"""How many times as many positions as *hard* a named turn is reviewed with."""
_LEAST: Final = 0.07
"""The least change of somebody's chance for which a turn is named."""


@dataclass(frozen=True, slots=True)
class Decisive:
    """A decisive turn: its last entry, everybody's chance before and after, 0 to 1, and what in it could have been better, or was best;
    None where there was no choice."""

    seq: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    reviewed: Reviewed | None = None


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
    effort: float = REVIEWED,
) -> Generator[int, None, Reckoning]:
    """Analyse a game; yields how many positions were judged.

    Args:
        entries: the whole journal of a game that came to its end.
        key: the source of the playouts' chance.
        playouts, closer: how often a position is played on, at first and in the stretches.
        effort: how many times as many positions as *hard* the named turns are reviewed with.
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
    begins = {after: before for before, after in pairwise(closed)}
    named = {each.seq for each in steps[:STRETCHES] if _change(each.before, each.after) >= _LEAST}
    sure: dict[int, tuple[float, ...]] = {}
    for seq, state in _states(game, header, entries, named | {begins[seq] for seq in named}):
        sure[seq] = _chances(player, state, f"{key} {seq} sure", SURE * closer)
        done += 1
        yield done
    told = []
    for seq in sorted(each for each in named if _change(sure[begins[each]], sure[each]) >= _LEAST):
        found = _reviewed(player, header, entries, closed, seq, key, effort)
        told.append(Decisive(seq, sure[begins[seq]], sure[seq], found))
        done += 1
        yield done
    course = sorted((coarse | fine | sure).items())
    return Reckoning(tuple(course), tuple(told))


def positions(closed: int) -> int:
    """About how many positions a game of `closed` turns needs."""
    every = max(1, -(-(closed + 1) // LOOKS))
    return -(-(closed + 1) // every) + 1 + STRETCHES * (every + 1) + 3 * STRETCHES


def _states(
    game: AnyGame, header: Header, entries: Sequence[Entry], wanted: set[int]
) -> Generator[tuple[int, State], None, None]:
    if 0 in wanted:
        yield 0, deal(game, header)
    for step in rerun(game, header, entries):
        if step.entry.seq in wanted:
            yield step.entry.seq, step.state


def _reviewed(
    player: AnyPlayer,
    header: Header,
    entries: Sequence[Entry],
    closed: Sequence[int],
    seq: int,
    key: str,
    effort: float,
) -> Reviewed | None:
    """The decision of a turn that has missed most, whoever made it; None where there was no choice."""
    since = max(each for each in closed if each < seq)
    own = [each for each in entries if since < each.seq <= seq]
    made = [replace(each, auto=False) for each in entries]
    found = [
        reviewed
        for seat in {each.seat for each in own if each.seat is not None}
        for decision in decisions(player.game, header, made, seat, since)
        if decision.entries[0].seq <= seq
        if (reviewed := review(player, decision, f"{key} {seq}", effort)) is not None
    ]
    return max(found, key=lambda each: (each.missed, each.less), default=None)


def _chances(player: AnyPlayer, state: State, key: str, playouts: int) -> tuple[float, ...]:
    """Each seat's chance to win; after the game, its share of the victory."""
    setup = state.setup
    if (result := player.game.result(state)) is not None:
        won = [side for side in player.game.sides(setup) if result.places[side[0]] == 1]
        return tuple(sum(seat in side for side in won) / len(won) for seat in range(setup.seats))
    points, left = expected(player, [state.copy() for _ in range(playouts)], key)
    return chances(player, setup, points, left)


def _change(before: Sequence[float], after: Sequence[float]) -> float:
    """The largest change of anybody's chance."""
    return max(abs(now - was) for was, now in zip(before, after, strict=True))
