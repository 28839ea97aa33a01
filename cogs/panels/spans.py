"""Small words that all messages about finished games share."""

from __future__ import annotations

from babel.numbers import format_decimal

from render.languages import written
from render.sentences import word


def together(text: str, locale: str) -> str:
    """A word with something in brackets after it.

    >>> together("a", "en"), together("a", "ja")
    (' (a)', '（a）')
    """
    return written(locale).brackets.format(text)


def labelled(what: str, value: str, locale: str) -> str:
    """What something is, and its value.

    >>> labelled("Points", "7", "en"), labelled("得点", "7", "ja")
    ('Points: 7', '得点：7')
    """
    return word("stats-line", locale, what=what, value=value)


def decimal(value: float, places: int, locale: str) -> str:
    """A number with `places` decimal places.

    >>> decimal(12.3456, 1, "en"), decimal(12.3456, 2, "de")
    ('12.3', '12,35')
    """
    return format_decimal(value, f"0.{'0' * places}", written(locale).locale)


def percent(part: float, whole: float, locale: str) -> str:
    """A share, rounded.

    >>> percent(1, 3, "en")
    '33%'
    """
    return written(locale).share.format(round(100 * part / whole)) if whole else "–"
