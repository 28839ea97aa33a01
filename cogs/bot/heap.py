"""The heap of C, as far as its library lets it be told (glibc's does): what is free goes back to the system."""

from __future__ import annotations

import ctypes
import os
from typing import Final

_LARGE: Final = 2**20
"""Bytes from which on something has memory of its own, and gives it back when it goes: a picture needs more."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8


def tune() -> None:
    """Let large things have memory of their own, and all threads the same heap."""
    _call("mallopt", _MMAP_THRESHOLD, _LARGE)
    _call("mallopt", _ARENA_MAX, 1)


def give_back() -> None:
    """Return what lies free to the system; takes up to 20 ms."""
    _call("malloc_trim", 0)


def _call(name: str, *args: int) -> None:
    called = getattr(ctypes.CDLL(None), name, None) if os.name == "posix" else None
    if called is not None:
        called(*args)
