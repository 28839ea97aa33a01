"""Small words that all messages about finished games share."""

from __future__ import annotations

from render.translate import language, word

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def span(seconds: int, locale: str) -> str:
    """A length of time in one unit.

    >>> span(5400, "en"), span(200_000, "en"), span(5, "en")
    ('2 hours', '2 days', '1 minute')
    """
    if seconds >= 1.5 * _DAY:
        return word("history-days", locale, count=round(seconds / _DAY))
    if seconds >= 1.5 * _HOUR:
        return word("history-hours", locale, count=round(seconds / _HOUR))
    return word("history-minutes", locale, count=max(1, round(seconds / _MINUTE)))


def together(text: str, locale: str) -> str:
    """Something in brackets behind a word.

    >>> together("a", "en"), together("a", "ja")
    (' (a)', '（a）')
    """
    return f"（{text}）" if language(locale) == "ja" else f" ({text})"


def percent(part: float, whole: float) -> str:
    """A share, rounded.

    >>> percent(1, 3)
    '33 %'
    """
    return f"{round(100 * part / whole)} %" if whole else "–"
