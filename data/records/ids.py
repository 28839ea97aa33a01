"""Ids of tables and events: letters and digits that nobody can guess."""

from __future__ import annotations

from collections.abc import Callable

LENGTH = 8
"""Letters of an id, without its mark."""

_BYTES = 16
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def fresh_id(secret: Callable[[int], str], mark: str = "") -> str:
    """A new id.

    Args:
        secret: makes a number of bytes that nobody can guess, in hexadecimal digits.
        mark: what it begins with; tables have none.
    """
    number, letters = int(secret(_BYTES), 16), mark
    for _ in range(LENGTH):
        number, at = divmod(number, len(_LETTERS))
        letters += _LETTERS[at]
    return letters
