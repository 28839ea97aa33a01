"""Time controls: how much time a clock gives, and when it does not run. Pure values; all moments are in UTC.

A clock counts *waking* time: the quiet hours of the person who is asked do not count. They are a person's own, in their own
zone, and at most ten hours a day, so a clock always goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache

from data.records.preferences import LONGEST_QUIET, Preferences, zone_called

ZERO = timedelta()
DAY = timedelta(days=1)

SHORTEST, LONGEST = timedelta(minutes=1), timedelta(days=60)
"""What a table may give: for a move, at the start of a bank, and at most in it."""

NO_CLOCK = "none"
"""The spelling of a table without a clock."""

MOST_GRACE = timedelta(hours=1)
LEAST = timedelta(hours=1)
"""Nobody is asked with less than this in the bank, unless a turn gains less."""

_LONGEST_NIGHT = timedelta(minutes=LONGEST_QUIET)
_UNITS = {"h": timedelta(hours=1), "m": timedelta(minutes=1), "s": timedelta(seconds=1)}
_CONTROL = re.compile(r"(\d+[hms])(?:\+(\d+[hms])/(\d+[hms]))?")


@dataclass(frozen=True, slots=True)
class Control:
    """A time control. Without a `gain`, every ask gives `start` anew. With one, `start` is in the seat's bank when the game
    begins, the bank runs only while the seat is asked, and every turn that the seat ends adds `gain`, up to `most`.

    >>> Control.read("72h+12h/120h")
    Control(start=datetime.timedelta(days=3), gain=datetime.timedelta(seconds=43200), most=datetime.timedelta(days=5))
    >>> str(Control(timedelta(days=1)))
    '24h'
    """

    start: timedelta
    gain: timedelta = ZERO
    most: timedelta = ZERO

    def __post_init__(self) -> None:
        times = (self.start, self.gain, self.most) if self.gain or self.most else (self.start,)
        if not all(SHORTEST <= each <= LONGEST for each in times) or (self.gain and self.most < self.start):
            raise ValueError("no time control gives that")

    @staticmethod
    def read(text: str) -> Control | None:
        """Parse a time control; the inverse of `str`. None for a table without a clock.

        Raises:
            ValueError: the text spells no time control.
        """
        return None if text == NO_CLOCK else _control(text)

    def __str__(self) -> str:
        if not self.gain:
            return _spelled(self.start)
        return f"{_spelled(self.start)}+{_spelled(self.gain)}/{_spelled(self.most)}"

    def given(self, bank: timedelta) -> timedelta:
        """The time for a new ask, from what is in the bank."""
        return max(bank, min(LEAST, self.gain)) if self.gain else self.start

    def gained(self, bank: timedelta, turns: int) -> timedelta:
        """The bank after `turns` ended turns; extra time may leave it above `most`."""
        return max(bank, min(self.most, bank + self.gain * turns))

    def returned(self, bank: timedelta, turns: int) -> timedelta:
        """The bank without the gain of `turns` undone turns."""
        return max(ZERO, bank - self.gain * turns)

    def given_again(self, bank: timedelta) -> timedelta:
        """The time for a turn that was undone: what was left when it was played, at least a moment to think.

        Args:
            bank: what was left then.
        """
        return self.given(bank) if self.gain else min(self.start, max(bank, LEAST))

    @property
    def grace(self) -> timedelta:
        """The time for a seat whose deadline passed while no process ran."""
        return min(MOST_GRACE, self.start / 4)


@dataclass(frozen=True, slots=True)
class Quiet:
    """A person's quiet hours: minutes after midnight in a zone; may span midnight.

    >>> str(Quiet("Asia/Tokyo", 1380, 420))
    'Asia/Tokyo 1380 420'
    """

    zone: str
    begins: int
    ends: int

    @staticmethod
    def of(preferences: Preferences) -> Quiet | None:
        """A person's quiet hours; None without any."""
        if preferences.quiet_from == preferences.quiet_until:
            return None
        return Quiet(preferences.zone, preferences.quiet_from, preferences.quiet_until)

    @staticmethod
    def read(text: str) -> Quiet | None:
        """Parse quiet hours; the inverse of `str`. None for an empty text."""
        if not text:
            return None
        zone, begins, ends = text.split(" ")
        return Quiet(zone, int(begins), int(ends))

    def __str__(self) -> str:
        return f"{self.zone} {self.begins} {self.ends}"

    def nights(self, since: datetime) -> Iterator[tuple[datetime, datetime]]:
        """Yield the quiet periods that end after a moment, in order, endlessly.

        When clocks change in the night, it is as long as they make it, but never longer than quiet hours may be.
        """
        zone = zone_called(self.zone)
        day = since.astimezone(zone).date() - DAY
        while True:
            begins = datetime.combine(day, _at(self.begins), zone).astimezone(UTC)
            until = day + DAY if self.ends < self.begins else day
            ends = datetime.combine(until, _at(self.ends), zone).astimezone(UTC)
            ends = min(ends, begins + _LONGEST_NIGHT)
            if max(begins, since) < ends:
                yield begins, ends
            day += DAY


def wakes(at: datetime, quiet: Quiet | None) -> datetime:
    """The end of the quiet hours that contain a moment; the moment itself outside of them."""
    if quiet is None:
        return at
    begins, ends = next(quiet.nights(at))
    return ends if begins <= at else at


def runs_out(since: datetime, span: timedelta, quiet: Quiet | None) -> datetime:
    """The moment at which `span` of waking time has passed."""
    if quiet is None or not span:
        return since + span
    at = since
    for begins, ends in quiet.nights(since):
        if at + span <= begins:
            break
        span -= max(ZERO, begins - at)
        at = max(at, ends)
    return at + span


def waking(since: datetime, until: datetime, quiet: Quiet | None) -> timedelta:
    """The waking time between two moments; zero if they are reversed."""
    if until <= since:
        return ZERO
    if quiet is None:
        return until - since
    passed, at = ZERO, since
    for begins, ends in quiet.nights(since):
        if until <= begins:
            break
        passed += max(ZERO, begins - at)
        at = max(at, ends)
    return passed + max(ZERO, until - at)


@lru_cache(256)
def _control(text: str) -> Control:
    found = _CONTROL.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no time control")
    return Control(*(_span(each) for each in found.groups() if each))


def _at(minutes: int) -> time:
    return time(minutes // 60, minutes % 60)


def _span(text: str) -> timedelta:
    return int(text[:-1]) * _UNITS[text[-1]]


def _spelled(span: timedelta) -> str:
    return next(f"{span // size}{unit}" for unit, size in _UNITS.items() if not span % size)
