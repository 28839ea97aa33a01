"""Runs Python's cycle collector while nobody waits. With a thousand tables in memory one look at everything takes a
third of a second, and Python would take it in the middle of answers.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

from cogs.upkeep import memory

THRESHOLDS: Final = (10_000, 20, 100)
"""New objects after which Python looks at the newest, such looks before one at those that stayed, and those before one at all:
the last would come after 20 million, should there never be a quiet moment."""
EVERY: Final = 120.0
"""Seconds between looks at what is new since the last one."""
_AGAIN: Final = 1.0
"""Seconds until a look is tried again if somebody waited."""
PATIENCE: Final = 60
"""Tries after which a look no longer waits for a quiet moment: on a busy server none comes."""
EVERYTHING: Final = 5
"""The number of looks after which one takes in everything, also what was there at the start and what was forgotten since: panels that
were open at a look stay in memory until then."""


class Garbage:
    """Collects garbage inside `async with`.

    Args:
        busy: whether somebody waits for an answer.
    """

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._busy = busy
        self._looks = self._tries = 0
        self._thresholds = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        gc.set_threshold(*THRESHOLDS)
        self._task = asyncio.create_task(self._run(), name="garbage")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def look(self) -> bool:
        """Collect, unless somebody waits and a quiet moment may still come; survivors are skipped for long. Returns whether it ran."""
        self._tries += 1
        if self._busy() and self._tries < PATIENCE:
            return False
        self._tries = 0
        self._looks += 1
        if self._looks % EVERYTHING == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        memory.give_back()
        return True

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_AGAIN)
            if self.look():
                await asyncio.sleep(EVERY)
