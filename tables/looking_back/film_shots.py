"""The shots of a film: which positions it shows, and how long. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from tables.looking_back.moments import Kind, moments
from tables.table import Table

SECONDS: Final = (8, 15, 30)
"""How long a film may be at most; the middle one unless somebody wants another."""

MOST: Final = 90
"""Shots of a film: as many as are drawn in seconds and weigh less than three megabytes."""

_FIRST: Final = 1000
_LAST: Final = 2000
"""Milliseconds that the final board is shown: first, because that is what stands still where nothing moves, and in the end."""
_SHORTEST, _LONGEST = 100, 1000
"""Milliseconds of a turn."""
_SCORING: Final = 3
"""How many times as long a scoring is shown."""


class Shot(NamedTuple):
    """The board after an entry, and for how many milliseconds it is shown."""

    seq: int
    milliseconds: int


def shots(table: Table, seconds: int) -> tuple[Shot, ...]:
    """The shots of a game: the final board, the deal, each turn, the final board again.

    Where there are too many turns, some are shown together with the next one; never the moments that mattered.

    Args:
        seconds: how long all of them last at most.
    """
    turns = table.turns()
    last = table.story.head
    told = {turns[moment.page].last_seq: moment for moment in moments(table)}
    closed = [
        turn.last_seq for turn in turns if turn.closed and turn.line is None and 0 < turn.last_seq < last
    ]
    time = 1000 * seconds - _FIRST - _LAST
    units = time // _SHORTEST
    scorings = [
        seq for seq in closed if seq in told and {Kind.SCORING, Kind.SWING}.intersection(told[seq].kinds)
    ]
    scorings.sort(key=lambda seq: (Kind.SCORING not in told[seq].kinds, -told[seq].points))
    slow = set(scorings[: units // (2 * _SCORING)])
    fixed = [0, *(seq for seq in closed if seq in told)]
    others = [seq for seq in closed if seq not in told]
    room = min(MOST - 2, units - (_SCORING - 1) * len(slow)) - len(fixed)
    count = max(0, min(room, len(others)))
    chosen = sorted([*fixed, *(others[at * len(others) // count] for at in range(count))])
    each = min(_LONGEST, time // (len(chosen) + (_SCORING - 1) * len(slow)))
    return (
        Shot(last, _FIRST),
        *(Shot(seq, each * (_SCORING if seq in slow else 1)) for seq in chosen),
        Shot(last, _LAST),
    )
