"""Waits where Discord lets a server open no thread for now: for minutes at a time, and for all who ask there (HTTP 429)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeVar

import discord

T = TypeVar("T")

_APART = 2.0
"""Seconds between the tables of a server that have waited."""


class ThreadsPaused(Exception):
    """A server may open no thread now.

    Attributes:
        until: when it may.
        retry_after: seconds until this table should try again.
    """

    def __init__(self, until: datetime, retry_after: float) -> None:
        super().__init__(f"no thread may be opened for {retry_after:.0f} s")
        self.until = until
        self.retry_after = retry_after


class ThreadPauses:
    """Remembers until when which server may open no thread, so that it is asked once.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._until: dict[int, datetime] = {}
        self._waiting: dict[int, int] = {}

    async def opened(self, guild: int | None, make: Callable[[], Awaitable[T]]) -> T:
        """Open a thread in a server.

        Raises:
            ThreadsPaused: it may open none now.
        """
        if guild is None:
            return await make()
        if (until := self._until.get(guild)) is not None and until > self._now():
            raise self._paused(guild, until)
        self._waiting.pop(guild, None)
        try:
            made = await make()
        except discord.RateLimited as error:
            self._until[guild] = self._now() + timedelta(seconds=error.retry_after)
            raise self._paused(guild, self._until[guild]) from error
        self._until.pop(guild, None)
        return made

    def _paused(self, guild: int, until: datetime) -> ThreadsPaused:
        before = self._waiting.get(guild, 0)
        self._waiting[guild] = before + 1
        return ThreadsPaused(until, (until - self._now()).total_seconds() + _APART * before)
