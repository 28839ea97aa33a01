"""A person's private note at a table, for themselves alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass

LONGEST = 1000
"""Characters of a note."""

_FOLDED = 80


def quoted(note: str) -> list[str]:
    """A note as quoted lines; none when it is empty."""
    return [f"> {line}" for line in f"📝 {note}".splitlines()] if note else []


def folded(note: str) -> list[str]:
    """A note in at most one line of small print."""
    line = " ".join(note.split())
    return [f"-# 📝 {line[:_FOLDED]}{'…' if len(line) > _FOLDED else ''}"] if line else []
