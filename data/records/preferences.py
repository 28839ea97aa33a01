"""A person's preferences at all tables: language, time zone, quiet hours, messages, confirmations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

LONGEST_QUIET = 10 * 60
"""Minutes of a day that may be quiet at most."""


def zone_called(name: str) -> ZoneInfo:
    """The time zone of a name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's preferences; the defaults hold for people who never chose.

    `language` None means: what the person's Discord says. `quiet_from` and `quiet_until` are minutes after midnight in
    `zone`; equal means no quiet hours, and the night may lie between them. `direct_messages` is the person's wish, not whether
    Discord delivers. With `confirm` off a turn that is complete is played without a further tap. `forced` plays an only move
    by itself. With `words` a panel's choices are lists with full descriptions, not keypads. Others on the same server see results unless `results_seen` is off, and answer times and the calendar of activity only
    with `times_seen`. With `everywhere` the rating over all servers is shown; with `feats_told` a score sheet tells of streaks and
    firsts. Without `stories` nobody's computer works out by itself what decided a game of theirs.
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

    def __post_init__(self) -> None:
        ZoneInfo(self.zone)
        if not (0 <= self.quiet_from < 1440 and 0 <= self.quiet_until < 1440):
            raise ValueError("quiet hours are minutes of a day")
        if self.quiet > LONGEST_QUIET:
            raise ValueError("quiet hours last ten hours at most")

    @property
    def quiet(self) -> int:
        """Quiet minutes of a day."""
        return (self.quiet_until - self.quiet_from) % 1440

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
