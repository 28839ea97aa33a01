"""Errors of the store that callers handle."""

from __future__ import annotations


class StoreDown(Exception):
    """The store cannot read or write now, and nothing was changed: a full disk, a held lock, …

    Args:
        passes: whether that may pass by itself.
    """

    def __init__(self, reason: str = "", *, passes: bool = True) -> None:
        super().__init__(reason)
        self.passes = passes


class StoreUnsure(StoreDown):
    """The connection broke during a commit: it may be written, or not."""


class Raced(Exception):
    """The table has changed since it was read; nothing was written."""
