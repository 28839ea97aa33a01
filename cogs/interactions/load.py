"""How much is asked at once: beyond what is answered in time, people are told so instead of being kept waiting."""

from __future__ import annotations

import asyncio
from weakref import WeakSet

from cogs.interactions.bot import Busy, Closing

MOST_WAITING = 100
"""Interactions that may wait for their answers: some two seconds of work where fifty a second can be done."""


class Load:
    """The interactions that wait for their answers."""

    def __init__(self) -> None:
        self._waiting: WeakSet[object] = WeakSet()
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def begin(self, answer: object) -> None:
        """One more waits.

        Raises:
            Busy: too many wait already; it has to be asked again.
            Closing: the bot stops.
        """
        if self._closed:
            raise Closing
        if len(self._waiting) >= MOST_WAITING:
            raise Busy
        self._waiting.add(answer)
        self._idle.clear()

    def end(self, answer: object) -> None:
        """It has its answer, or will have none."""
        self._waiting.discard(answer)
        if not self._waiting:
            self._idle.set()

    async def close(self) -> None:
        """Begin nothing more, and wait until everybody has their answer."""
        self._closed = True
        await self._idle.wait()
