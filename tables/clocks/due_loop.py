"""A task that sleeps until something is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from data.records.failures import StoreDown
from data.records.troubles import reason, trouble

log = logging.getLogger(__name__)


class DueLoop:
    """Handles what is due, sleeps until the next is, and repeats.

    Args:
        name: what the log calls it.
        look: does what is due, and says when the next is. When it fails, the longest sleep follows.
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
        longest: the longest sleep.
    """

    def __init__(
        self,
        name: str,
        look: Callable[[], Awaitable[datetime | None]],
        *,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        longest: timedelta,
    ) -> None:
        self._name = name
        self._due = look
        self._now = now
        self._sleep_until = sleep_until
        self._longest = longest
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look again at once: what is due next may have changed."""
        self._woken.set()

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            self._woken.clear()
            until = self._now() + self._longest
            # A database that is away for a while must not stop the loop for good.
            try:
                due = await self._due()
                until = min(until, due) if due is not None else until
            except StoreDown as error:
                log.error(
                    "%s cannot look at what is due: %s", self._name, reason(error), extra=trouble(self._name)
                )
            except Exception:
                log.exception("%s cannot look at what is due", self._name, extra=trouble(self._name))
            await self._sleep(until)

    async def _sleep(self, until: datetime) -> None:
        """Sleep until a moment, or until woken."""
        waits = [
            asyncio.ensure_future(self._sleep_until(until)),
            asyncio.ensure_future(self._woken.wait()),
        ]
        try:
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in done:
                wait.result()
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
