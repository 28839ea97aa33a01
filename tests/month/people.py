"""How people are: when they look at their phone, and for how long they stay away."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from engines.core.chance import Rng
from sandbox import Person
from tables.clocks.time_control import Quiet, wakes


@dataclass(frozen=True, slots=True)
class Habit:
    """A kind of player.

    `hours` is within how many hours after a ping they play. Every `forgets`-th ping they miss, and only a reminder brings them
    back. They are away from day `away` to day `back`; None means that they never are, or never come back.
    """

    hours: tuple[int, int]
    forgets: int = 0
    away: int | None = None
    back: int | None = None
    leaves: bool = False
    """Whether going away means leaving the server."""


KEEN = Habit((1, 9))
USUAL = Habit((5, 20))
SLEEPY = Habit((8, 23), forgets=3)
ABSENT = Habit((3, 20), away=5)
RETURNING = Habit((3, 20), away=4, back=12)
LEAVING = Habit((2, 14), away=7, leaves=True)
SUBSTITUTE = Habit((2, 12))

CROWD = (USUAL, KEEN, SLEEPY, USUAL, RETURNING, ABSENT, USUAL, SLEEPY, LEAVING, KEEN)
"""Who sits around, in turns."""


@dataclass(slots=True)
class Player:
    """Somebody with a habit."""

    person: Person
    habit: Habit
    began: datetime
    rng: Rng
    pings: int = 0
    gone: bool = False
    home: int = 0
    """The thread of their table."""
    threads: dict[int, datetime] = field(default_factory=dict)
    """Where they mean to play, and when."""
    quiet: Quiet | None = None
    """When nobody calls them."""
    digests: bool = False
    """Whether they hear once a day of all that waits."""

    def pinged(self, thread: int, now: datetime, reminder: bool) -> None:
        """They hear that they are due, and may decide when to play."""
        self.pings += 1
        if self.habit.forgets and not reminder and self.pings % self.habit.forgets == 0:
            return
        low, high = self.habit.hours
        minutes = 60 * low + self.rng.below(60 * (high - low)) if not reminder else 30 + self.rng.below(120)
        when = now + timedelta(minutes=minutes)
        if self.leaves is not None and when >= self.leaves:
            if self.returns is None or self.habit.leaves:
                return
            when = max(when, self.returns + timedelta(minutes=self.rng.below(600)))
        self.threads[thread] = when

    def asleep(self, now: datetime) -> bool:
        """Whether it is quiet for them."""
        return wakes(now, self.quiet) > now

    @property
    def leaves(self) -> datetime | None:
        """When they go away."""
        return self.began + timedelta(days=self.habit.away) if self.habit.away is not None else None

    @property
    def returns(self) -> datetime | None:
        """When they are back."""
        return self.began + timedelta(days=self.habit.back) if self.habit.back is not None else None

    @property
    def next(self) -> datetime | None:
        """When they look at their phone next."""
        return min(self.threads.values(), default=None)
