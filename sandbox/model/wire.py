"""The plain values that travel between bot and server: JSON, time, snowflakes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

Json = dict[str, Any]
"""One JSON object."""

JsonPath = tuple[str | int, ...]
"""Where something is inside a JSON value."""

PATIENCE: Final = 180.0
"""Seconds after which waiting for the bot ends, if nobody says otherwise: a machine with ten times the work it can do needs one."""

_DISCORD_EPOCH = 1_420_070_400_000


class Clock:
    """The server's time: the real one plus what a test has added."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def now(self) -> datetime:
        """The present moment in UTC."""
        return datetime.now(UTC) + self._ahead

    def advance(self, **units: float) -> None:
        """Move the clock forward; the units are those of `timedelta`."""
        self._ahead += timedelta(**units)


class Snowflakes:
    """A source of ids which only grow, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id for something that is created now."""
        now = int(self._clock.now().timestamp() * 1000) - _DISCORD_EPOCH
        self._last = max(self._last + 1, now << 22)
        return self._last


def stamp(moment: datetime) -> str:
    """The moment as Discord writes it."""
    return moment.isoformat()


def snowflake(value: object) -> int:
    """The id in a request, which may be text or a number."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise ValueError(f"{value!r} is not a snowflake")
    return int(value)
