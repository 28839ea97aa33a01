"""Caches pictures: most edits show the board that was shown before."""

from __future__ import annotations

import hashlib
import pickle
from typing import Protocol

from cachetools import LRUCache

from cogs.bot.worker_pool import drawing_job
from cogs.messages.message import Wanted

MOST_BYTES = 4 * 2**20
"""What is kept at most: some sixty boards; those that nobody has asked for the longest go first."""


class Draws(Protocol):
    """Draws pictures; `packed` are the bytes that identify a picture and are sent to a worker."""

    async def picture(self, wanted: Wanted, packed: bytes) -> bytes:
        """A picture as a file's bytes; empty where there is nothing to show."""


class PictureCache:
    """Draws pictures that are not cached.

    A picture is known by everything that it is drawn from, a seat's whole view included: whoever sees something else has
    another picture, even where the two look the same.

    Args:
        pictures: who draws.
        most: bytes that are kept at most.
    """

    def __init__(self, pictures: Draws, most: int = MOST_BYTES) -> None:
        self._pictures = pictures
        self._kept: LRUCache[bytes, bytes] = LRUCache(most, len)

    async def picture(self, wanted: Wanted) -> bytes:
        """A picture as a file's bytes; empty where there is nothing to show.

        Raises:
            Busy: it is not there, and too many wait already.
        """
        # Equal for equal pictures; equal ones may have different bytes, and are drawn twice then.
        packed = pickle.dumps(drawing_job(wanted))
        key = hashlib.sha256(packed).digest()
        kept = self._kept.get(key)
        if kept is None:
            kept = await self._pictures.picture(wanted, packed)
            if len(kept) <= self._kept.maxsize:
                self._kept[key] = kept
        return kept
