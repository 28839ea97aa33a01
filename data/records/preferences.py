"""A person's preferences at all tables: language, time zone, quiet hours, messages, confirmations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

LONGEST_QUIET = 10 * 60
"""Minutes of a day that may be quiet at most."""


LONGEST_AWAY = timedelta(days=90)
"""The longest time away, from the first day to the last."""


def zone_called(name: str) -> ZoneInfo:
    """The time zone of a name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's preferences; the defaults hold for people who never chose.

    `language` None means: what the person's Discord says. `quiet_from` and `quiet_until` are minutes after midnight in
    `zone`; equal means no quiet hours, and the night may lie between them. `direct_messages` is the person's wish, not whether
    Discord delivers. With `confirm` off a turn that is complete is played without a further tap. `forced` plays an only move
    by itself. With `words` a panel's choices are lists with full descriptions, not keypads. Others on the same server see results unless `results_seen` is off, and answer times and the calendar of activity only
    with `times_seen`. With `everywhere` the rating over all servers is shown; with `feats_told` a score sheet tells of streaks and
    firsts. Without `stories` nobody's computer works out by itself what decided a game of theirs. With `puzzles_named` a channel's post may say that they found a puzzle. `digest` is the minute after
    midnight at which one message says what waits, in place of single calls. Nobody calls them from the day
    `away_from` to the day `away_until`, both as `YYYY-MM-DD`.
    """

    language: str | None = None
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    direct_messages: bool = True
    confirm: bool = True
    forced: bool = False
    words: bool = False
    results_seen: bool = True
    times_seen: bool = False
    everywhere: bool = False
    feats_told: bool = True
    stories: bool = True
    puzzles_named: bool = False
    digest: int | None = None
    away_from: str = ""
    away_until: str = ""

    def __post_init__(self) -> None:
        ZoneInfo(self.zone)
        if not (0 <= self.quiet_from < 1440 and 0 <= self.quiet_until < 1440):
            raise ValueError("quiet hours are minutes of a day")
        if self.quiet > LONGEST_QUIET:
            raise ValueError("quiet hours last ten hours at most")
        if self.digest is not None and not 0 <= self.digest < 1440:
            raise ValueError("a digest comes at a minute of a day")
        if (away := self.away) is not None and not timedelta() < away[1] - away[0] <= LONGEST_AWAY + _DAY:
            raise ValueError("nobody is away for so long, or back before they leave")

    @property
    def quiet(self) -> int:
        """Quiet minutes of a day."""
        return (self.quiet_until - self.quiet_from) % 1440

    @property
    def away(self) -> tuple[datetime, datetime] | None:
        """When they leave, and when they are back; None if they are not to be away."""
        if not (self.away_from and self.away_until):
            return None
        zone, days = zone_called(self.zone), map(date.fromisoformat, (self.away_from, self.away_until))
        leaves, last = (datetime.combine(each, time(), zone) for each in days)
        return leaves.astimezone(UTC), (last + _DAY).astimezone(UTC)

    def back(self, at: datetime) -> datetime:
        """When they are back, if they are away at a moment; else the moment itself."""
        away = self.away
        return away[1] if away is not None and away[0] <= at < away[1] else at

    def next_digest(self, after: datetime) -> datetime | None:
        """The next digest after a moment; one in quiet hours comes when these end. None where none is wished for."""
        if self.digest is None:
            return None
        quiet = (self.digest - self.quiet_from) % 1440 < self.quiet
        minute, zone = self.quiet_until if quiet else self.digest, zone_called(self.zone)
        day, at = after.astimezone(zone).date(), time(minute // 60, minute % 60)
        days = (datetime.combine(day + timedelta(ahead), at, zone).astimezone(UTC) for ahead in range(3))
        return next(each for each in days if each > after)

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> Preferences:
        """Read preferences from stored values; unknown keys are ignored, unknown zones become UTC."""
        return _read(tuple((name, kept[name]) for name in _NAMES if name in kept))

    def keep(self, kept: Mapping[str, Any]) -> dict[str, Any]:
        """Write preferences into stored values; unknown keys are kept."""
        return {**kept, **asdict(self)}


_NAMES: Final = tuple(each.name for each in fields(Preferences))


@lru_cache(1024)
def _read(kept: tuple[tuple[str, Any], ...]) -> Preferences:
    read = dict(kept)
    return Preferences(**read | {"zone": zone_called(read.get("zone", "UTC")).key})
