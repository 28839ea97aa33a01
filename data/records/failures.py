"""What keeps the store from doing what it was asked for."""

from __future__ import annotations


class StoreDown(Exception):
    """The store cannot read or write at the moment, and nothing was changed: the disk is full, somebody holds the lock, …"""


class StoreUnsure(StoreDown):
    """The way to the store broke off while something was being committed: it may be written, or not."""


class Raced(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""
