"""Checks and cleans visible text."""

from __future__ import annotations

import unicodedata
from typing import Final

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and symbols without a shape: fillers of Hangul and others, and the empty pattern of Braille."""


def plain(text: str) -> str:
    """A text with its control characters, such as changes of writing direction, replaced by spaces."""
    return "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)


def one_line(text: str) -> str:
    """The same on one line, with single spaces."""
    return " ".join(plain(text).split())


def shows(text: str) -> bool:
    """Whether a text has a visible character.

    >>> shows("Ana"), shows("\\u3164\\u2800 \\ufe0f")
    (True, False)
    """
    return any(
        sign not in _BLANK and (unicodedata.category(sign)[0] in "LNPS" or unicodedata.category(sign) == "Mc")
        for sign in text
    )
