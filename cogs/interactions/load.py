"""How much is asked at once: beyond what is answered in time, people are told so instead of being kept waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

from cogs.interactions.bot import Busy, Closing

MOST_WAITING = 60
"""Interactions that may wait for their answers: a little more than a second of work where fifty a second can be done."""
FEW = 20
"""As many may wait however long that takes: one slow thing is no crowd."""
LONGEST = 2.0
"""Seconds; where the first of more than a few has waited for longer, the machine is slower than people ask."""


class Load:
    """The interactions that wait for their answers.

    Args:
        clock: seconds of any steady clock.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: WeakKeyDictionary[object, float] = WeakKeyDictionary()
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def begin(self, answer: object) -> None:
        """One more waits.

        Raises:
            Busy: too many wait already, or for too long; it has to be asked again.
            Closing: the bot stops.
        """
        if self._closed:
            raise Closing
        waiting, now = len(self._waiting), self._clock()
        first = next(iter(self._waiting.values()), now)
        if waiting >= MOST_WAITING or (waiting >= FEW and now - first > LONGEST):
            raise Busy
        self._waiting[answer] = now
        self._idle.clear()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def end(self, answer: object) -> None:
        """It has its answer, or will have none."""
        self._waiting.pop(answer, None)
        if not self._waiting:
            self._idle.set()

    async def close(self) -> None:
        """Begin nothing more, and wait until everybody has their answer."""
        self._closed = True
        await self._idle.wait()
