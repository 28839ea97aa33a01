"""Memory of processes: how much they have, and that C's library gives back what is free, as far as it lets itself be told (glibc's does)."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable
from pathlib import Path
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


def resident(processes: Iterable[int | str]) -> int:
    """Resident memory of processes, in bytes; 0 for ended ones, and where the system does not say."""
    pages = 0
    for process in processes:
        try:
            pages += int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
        except (OSError, ValueError, IndexError):
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") if pages else 0


def _call(name: str, *args: int) -> None:
    called = getattr(ctypes.CDLL(None), name, None) if os.name == "posix" else None
    if called is not None:
        called(*args)
