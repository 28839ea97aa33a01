"""Rows of the puzzle of the day: somebody's attempt, what all of them came to, and channels that show it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """Somebody's attempt at the puzzle of a day.

    Attributes:
        day: the puzzle's day, as `YYYY-MM-DD`.
        puzzle: its id; see `tables.puzzles.pack`.
        at: when they did something there last.
        guild: the server where they answered; None in direct messages, and while they have not.
        seq: counts what they did; who clicks on an older panel has lost.
        draft: the lines that they have drafted.
        hints: how many they have looked at.
        lines: their answer; none as long as there is none.
        found: whether it is right; None as long as there is none.
        counts: whether it was given before the solution appeared.
        less: how many points less than the best turn it brings, in hundredths.
        own, rest: how many of them its side loses, and how many another gains, in hundredths.
    """

    user: int
    day: str
    puzzle: str
    at: datetime
    guild: int | None = None
    seq: int = 0
    draft: tuple[str, ...] = ()
    hints: int = 0
    lines: tuple[str, ...] = ()
    found: bool | None = None
    counts: bool = False
    less: int = 0
    own: int = 0
    rest: int = 0


@dataclass(frozen=True, slots=True)
class TallyRow:
    """How many have answered the puzzle of a day while it counted, and how many of them rightly; without names."""

    day: str
    answered: int = 0
    found: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleChannelRow:
    """A channel that shows the puzzle of each day.

    Attributes:
        hour: of the day in the server's time zone.
        due: when the next post is to be made.
        at: from when on it is tried.
    """

    guild: int
    channel: int
    hour: int
    due: datetime
    at: datetime
