"""Time zones for people: which are offered, which there are, and how they are called."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import get_timezone_location

from render.translate import language

OFFERED = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "UTC", "Europe/London", "Europe/Berlin",
    "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Dhaka",
    "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney",
    "Pacific/Auckland", "Africa/Johannesburg",
)  # fmt: skip
"""Those that a panel has room for; every other one can be typed."""

_PARTS_OF_THE_WORLD = {
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
}  # fmt: skip
"""Where zones are named after places; all other names are old spellings of these."""

_LONGEST_LABEL = 100


@cache
def zones() -> tuple[str, ...]:
    """All time zones, by name; those that are offered come first."""
    known = (zone for zone in available_timezones() if zone.partition("/")[0] in _PARTS_OF_THE_WORLD)
    return tuple(dict.fromkeys([*OFFERED, *sorted(known)]))


def found(typed: str, locale: str) -> list[str]:
    """The zones in whose name, or whose city in a language, somebody's text occurs."""
    wanted = _folded(typed)
    return [zone for zone in zones() if wanted in _folded(zone) or wanted in _folded(_city(zone, locale))]


def label(zone: str, locale: str, now: datetime) -> str:
    """A zone with its name and the time that it is there."""
    city = _city(zone, locale)
    name = zone if city == zone else f"{city} ({zone})"
    return f"{name} · {now.astimezone(ZoneInfo(zone)):%H:%M}"[:_LONGEST_LABEL]


@cache
def _city(zone: str, locale: str) -> str:
    """What a zone is named after, in a language."""
    return get_timezone_location(ZoneInfo(zone), locale=language(locale), return_city=True)


def _folded(text: str) -> str:
    return text.casefold().replace("_", "").replace(" ", "")
