"""Parses typed clocks: an exact match wins, anything else narrows the suggestions."""

from __future__ import annotations

import re
from datetime import timedelta

from cogs.messages.lines import clock_words
from render.languages import LOCALES
from tables.clocks.time_control import NO_CLOCK, Control

CLOCKS = (
    *(NO_CLOCK, "12h", "24h", "48h", "72h", "168h"),
    *("24h+6h/48h", "72h+12h/120h", "168h+24h/240h"),
)
"""Time controls that are offered, as `tables.clocks.time_control` spells them."""

_UNITS = {
    "m": timedelta(minutes=1), "min": timedelta(minutes=1), "mins": timedelta(minutes=1),
    "minute": timedelta(minutes=1), "minutes": timedelta(minutes=1), "分": timedelta(minutes=1),
    "h": timedelta(hours=1), "hr": timedelta(hours=1), "hrs": timedelta(hours=1), "hour": timedelta(hours=1),
    "hours": timedelta(hours=1), "時間": timedelta(hours=1),
    "d": timedelta(days=1), "day": timedelta(days=1), "days": timedelta(days=1), "日": timedelta(days=1),
    "w": timedelta(weeks=1), "week": timedelta(weeks=1), "weeks": timedelta(weeks=1), "週間": timedelta(weeks=1),
}  # fmt: skip

_SPAN = re.compile(r"(\d{1,5})([a-z]+|[分日時間週]+)")


def parse_clock(typed: str) -> str:
    """The time control that a text means, as tables spell it; the text itself if none.

    >>> parse_clock("12 h"), parse_clock("1 day"), parse_clock("2日"), parse_clock("72h + 12h / 120h"), parse_clock("")
    ('12h', '24h', '48h', '72h+12h/120h', 'none')
    """
    folded = _folded(typed)
    if not folded:
        return NO_CLOCK
    for clock in CLOCKS:
        if folded in {_folded(clock_words(clock, locale)) for locale in LOCALES}:
            return clock
    spelled = _SPAN.sub(_spelled, folded)
    try:
        return str(Control.read(spelled) or NO_CLOCK)
    except ValueError:
        return typed.strip()


def find_clocks(typed: str, locale: str) -> list[tuple[str, str]]:
    """Clocks that match a text, each with its words; an exact match first."""
    folded, meant = _folded(typed), parse_clock(typed)
    offered = [(clock, clock_words(clock, locale)) for clock in CLOCKS]
    found = [
        (clock, words) for clock, words in offered if folded in _folded(clock) or folded in _folded(words)
    ]
    if not folded or not _is_clock(meant):
        return found
    return [(meant, clock_words(meant, locale)), *(each for each in found if each[0] != meant)]


def _is_clock(text: str) -> bool:
    try:
        Control.read(text)
    except ValueError:
        return False
    return True


def _spelled(found: re.Match[str]) -> str:
    unit = _UNITS.get(found[2])
    if unit is None:
        return found[0]
    minutes = int(found[1]) * unit // timedelta(minutes=1)
    return f"{minutes // 60}h" if minutes % 60 == 0 else f"{minutes}m"


def _folded(text: str) -> str:
    return "".join(text.casefold().split())
