"""Runs one task per key whenever it is woken; failures are retried at growing intervals."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable

FIRST_PAUSE, LONGEST_PAUSE = 2, 300
"""Seconds until what has failed is tried again: at first, and at most."""


class Wakeups:
    """Runs `work` for a woken key, and once more if it is woken meanwhile. Never twice at once for one key.

    Args:
        name: of the tasks, in front of their key.
        work: is done for a key.
        failed: is told what `work` raised, and in how many seconds it is tried again; a wake-up in between tries at once.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[str], Awaitable[None]],
        failed: Callable[[str, Exception, int], None],
    ) -> None:
        self._name = name
        self._work = work
        self._failed = failed
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._retries: dict[str, asyncio.TimerHandle] = {}
        self._failures: dict[str, int] = {}

    def wake(self, key: str) -> None:
        """Have a key's work done soon; a burst of wake-ups counts as one."""
        if retry := self._retries.pop(key, None):
            retry.cancel()
        if key in self._tasks:
            self._again.add(key)
        else:
            name = f"{self._name} {key}"
            self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key), name=name)

    @property
    def pending(self) -> int:
        """How many keys have work running or put off."""
        return len(self._tasks) + len(self._retries)

    async def finished(self, key: str, most: float | None = None) -> bool:
        """Wait until a key's work is done or put off, at most `most` seconds. Returns whether everything is done."""
        if (task := self._tasks.get(key)) is not None:
            await asyncio.wait([task], timeout=most)
        return key not in self._tasks and key not in self._failures

    async def settle(self) -> None:
        """Wait until all work is done or put off."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Cancel all work, and retry nothing."""
        for retry in self._retries.values():
            retry.cancel()
        self._retries.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: str) -> None:
        try:
            while True:
                self._again.discard(key)
                try:
                    await self._work(key)
                except Exception as error:
                    self._put_off(key, error)
                else:
                    self._failures.pop(key, None)
                if key not in self._again:
                    return
        finally:
            self._again.discard(key)
            del self._tasks[key]

    def _put_off(self, key: str, error: Exception) -> None:
        failures = self._failures.get(key, 0)
        self._failures[key] = failures + 1
        # What is asked to wait does so, and no longer.
        asked = getattr(error, "retry_after", None)
        wait = min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures) if asked is None else math.ceil(asked)
        self._failed(key, error, wait)
        if key not in self._again:
            self._retries[key] = asyncio.get_running_loop().call_later(wait, self.wake, key)
