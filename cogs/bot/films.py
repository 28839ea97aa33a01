"""Films and stories of finished games: one of each at a time, in a process of its own below everything else, kept for the next who asks."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import pickle
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cachetools import LRUCache

from cogs.bot.worker import Lost, Worker
from cogs.components.message import Film
from cogs.interactions.bot import Busy
from engines import GAMES
from engines.core.computers.reckoning import Reckoning, reckon
from engines.core.journal import Entry, Header
from render.film import film

PATIENCE = 300.0
"""Seconds that a film may take; the longest takes eight of a processor that has nothing better to do."""
MOST_WAITING = 6
"""Films that may wait; who wants another one is told that there is too much to do."""
MOST_BYTES = 24 * 2**20
"""What is kept at most: some ten films; those that nobody has asked for the longest go first."""

_STORIES = 100
"""Stories that are kept."""

_NICENESS = 19

Told = Callable[[int], None]
"""Called with how far something is."""


@dataclass(slots=True)
class _Making:
    """A film that is being made, and who is told how far it is."""

    task: asyncio.Task[Any]
    told: list[Told] = field(default_factory=list)


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
        self._stories: LRUCache[bytes, Reckoning] = LRUCache(_STORIES)
        self._making: dict[bytes, _Making] = {}
        self._films, self._spare = asyncio.Lock(), asyncio.Lock()
        self._workers: dict[bytes, Worker] = {}

    async def film(self, wanted: Film, told: Told) -> bytes:
        """A film as a file's bytes. It is made to its end even if nobody waits for it any more.

        Args:
            told: called with how many frames are drawn, while they are.

        Raises:
            Busy: too many wait already, or its process was lost.
        """
        key = hashlib.sha256(pickle.dumps(wanted.args)).digest()
        if (kept := self._kept.get(key)) is not None:
            return kept
        content: bytes = await self._once(key, film, wanted.args, told, MOST_WAITING)
        if len(content) <= self._kept.maxsize:
            self._kept[key] = content
        return content

    async def reckoning(self, game: str, header: Header, entries: Sequence[Entry], told: Told) -> Reckoning:
        """The story of a game; see `engines.core.computers.reckoning`.

        Raises:
            Busy: anything is being made already: it is worked out on spare time alone.
        """
        args = GAMES[game], header, tuple(entries), "story"
        key = hashlib.sha256(pickle.dumps(args[1:])).digest()
        if (kept := self._stories.get(key)) is None:
            kept = self._stories[key] = await self._once(key, reckon, args, told, 1)
        return kept

    async def _once(
        self,
        key: bytes,
        job: Callable[..., Generator[int, None, Any]],
        args: tuple[object, ...],
        told: Told,
        most: int,
    ) -> Any:
        """What a job makes, by itself or for somebody else who has asked for the same; `Any` is what it returns."""
        if (making := self._making.get(key)) is None:
            if len(self._making) >= most:
                raise Busy
            making = _Making(
                asyncio.get_running_loop().create_task(self._make(key, job, args), name="a film")
            )
            making.task.add_done_callback(lambda task: task.cancelled() or task.exception())
            self._making[key] = making
        making.told.append(told)
        return await asyncio.shield(making.task)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that make something."""
        return [worker.pid for worker in self._workers.values() if worker.pid is not None]

    async def close(self) -> None:
        """End the process; films that are not done are dropped."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bot.close()

    async def _make(
        self, key: bytes, job: Callable[..., Generator[int, None, Any]], args: tuple[object, ...]
    ) -> Any:
        try:
            async with self._films if job is film else self._spare:
                worker = self._workers[key] = Worker(self._alive, self._sprites, PATIENCE, _NICENESS)
                try:
                    return await worker.watch(job, lambda count: self._tell(key, count), *args)
                except Lost as error:
                    raise Busy from error
                finally:
                    self._workers.pop(key).close()
        finally:
            del self._making[key]

    def _tell(self, key: bytes, count: int) -> None:
        for told in self._making[key].told:
            told(count)
