"""Films of finished games: one at a time, in a process of its own below everything else, kept for the next who asks."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from cachetools import LRUCache

from cogs.bot.worker import Lost, Worker
from cogs.components.message import Film
from cogs.interactions.bot import Busy
from render.film import film

PATIENCE = 300.0
"""Seconds that a film may take; the longest takes eight of a processor that has nothing better to do."""
MOST_WAITING = 6
"""Films that may wait; who wants another one is told that there is too much to do."""
MOST_BYTES = 24 * 2**20
"""What is kept at most: some ten films; those that nobody has asked for the longest go first."""

_NICENESS = 19


@dataclass(slots=True)
class _Making:
    """A film that is being made, and who is told how far it is."""

    task: asyncio.Task[bytes]
    told: list[Callable[[int], None]] = field(default_factory=list)


class Films:
    """Makes films that it does not have. Nothing runs while none is made.

    Args:
        sprites: a folder for drawn sprites; see `render.drawing.sprite_cache`.
        most: bytes that are kept at most.
    """

    def __init__(self, sprites: Path | None = None, most: int = MOST_BYTES) -> None:
        # Nothing is ever sent: it closes when this process ends, however it ends, and the worker sees that.
        self._alive, self._bot = multiprocessing.Pipe(duplex=False)
        self._sprites = sprites
        self._kept: LRUCache[bytes, bytes] = LRUCache(most, len)
        self._making: dict[bytes, _Making] = {}
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None

    async def film(self, wanted: Film, told: Callable[[int], None]) -> bytes:
        """A film as a file's bytes. It is made to its end even if nobody waits for it any more.

        Args:
            told: called with how many frames are drawn, while they are.

        Raises:
            Busy: too many wait already, or its process was lost.
        """
        key = hashlib.sha256(pickle.dumps(wanted.args)).digest()
        if (kept := self._kept.get(key)) is not None:
            return kept
        if (making := self._making.get(key)) is None:
            if len(self._making) >= MOST_WAITING:
                raise Busy
            making = _Making(asyncio.get_running_loop().create_task(self._make(key, wanted), name="a film"))
            making.task.add_done_callback(lambda task: task.cancelled() or task.exception())
            self._making[key] = making
        making.told.append(told)
        return await asyncio.shield(making.task)

    @property
    def pids(self) -> list[int]:
        """The number of the process that makes one, if there is one."""
        pid = self._worker.pid if self._worker is not None else None
        return [pid] if pid is not None else []

    async def close(self) -> None:
        """End the process; films that are not done are dropped."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bot.close()

    async def _make(self, key: bytes, wanted: Film) -> bytes:
        try:
            async with self._turn:
                self._worker = Worker(self._alive, self._sprites, PATIENCE, _NICENESS)
                try:
                    content = await self._worker.watch(
                        film, lambda count: self._tell(key, count), *wanted.args
                    )
                except Lost as error:
                    raise Busy from error
                finally:
                    self._worker.close()
                    self._worker = None
            if len(content) <= self._kept.maxsize:
                self._kept[key] = content
            return content
        finally:
            del self._making[key]

    def _tell(self, key: bytes, count: int) -> None:
        for told in self._making[key].told:
            told(count)
