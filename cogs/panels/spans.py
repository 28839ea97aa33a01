"""Small words that all messages about finished games share."""

from __future__ import annotations

from render.sentences import language


def together(text: str, locale: str) -> str:
    """Something in brackets behind a word.

    >>> together("a", "en"), together("a", "ja")
    (' (a)', '（a）')
    """
    return f"（{text}）" if language(locale) == "ja" else f" ({text})"


def percent(part: float, whole: float) -> str:
    """A share, rounded.

    >>> percent(1, 3)
    '33%'
    """
    return f"{round(100 * part / whole)}%" if whole else "–"
