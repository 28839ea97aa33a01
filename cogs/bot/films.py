"""Makes films and stories of finished games, one of each at a time, in low-priority processes."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import pickle
from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cachetools import LRUCache

from cogs.bot.worker_process import Dropped, Lost, Worker
from cogs.interactions.bot import Busy
from cogs.messages.message import Film
from engines import PLAYERS
from engines.computers.reckoning import Reckoning, reckon
from engines.core.journal import Entry, Header
from render.film import film

PATIENCE = 300.0
"""Seconds that a film may take; the longest takes eight of a processor that has nothing better to do."""
MOST_WAITING = 6
"""Films that may wait; who wants another one is told that there is too much to do."""
MOST_BYTES = 12 * 2**20
"""What is kept at most: some five films; those that nobody has asked for the longest go first."""

_STORIES = 100
"""Stories that are kept."""

_NICENESS = 19

_PATIENCE_ON_SPARE_TIME = 1200.0
"""Seconds that a story may take whose steps are put off."""

Told = Callable[[int], None]
"""Called with how far something is."""
Spare = Callable[[], Awaitable[bool]]
"""Waits until there is time for the next step; False if that takes too long."""


@dataclass(slots=True)
class _Making:
    """A film in progress, and its progress listeners."""

    task: asyncio.Task[Any]
    told: list[Told] = field(default_factory=list)
    spare: Spare | None = None
    """What each step waits for; None while somebody waits for the result."""


class Films:
    """Makes and keeps films and stories. No process runs while none is made.

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
        """Make a film, as a file's bytes. It is finished even if nobody waits any more.

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

    async def reckoning(
        self,
        game: str,
        header: Header,
        entries: Sequence[Entry],
        told: Told,
        spare: Spare | None = None,
    ) -> Reckoning:
        """Analyse a game; see `engines.computers.reckoning`. Requests come before work in spare time.

        Args:
            spare: what each step waits for; None where somebody waits for the story.

        Raises:
            Busy: anything is being made already, or there was no spare time.
        """
        args = PLAYERS[game], header, tuple(entries), "story"
        key = hashlib.sha256(pickle.dumps(args[1:])).digest()
        if (kept := self._stories.get(key)) is None:
            if spare is None:
                self._give_way(key)
            kept = self._stories[key] = await self._once(key, reckon, args, told, 1, spare)
        return kept

    @property
    def filming(self) -> bool:
        """Whether anything is made that somebody waits for."""
        return any(making.spare is None for making in self._making.values())

    def _give_way(self, key: bytes) -> None:
        """Let a requested story go first; unrequested ones stop at their next step."""
        for other, making in self._making.items():
            if making.spare is not None:
                making.spare = None if other == key else _never

    async def _once(
        self,
        key: bytes,
        job: Callable[..., Generator[int, None, Any]],
        args: tuple[object, ...],
        told: Told,
        most: int,
        spare: Spare | None = None,
    ) -> Any:
        """Run a job, shared with others who ask for the same; `Any` is its result."""
        if (making := self._making.get(key)) is None:
            if sum(each.spare is not _never for each in self._making.values()) >= most:
                raise Busy
            making = _Making(
                asyncio.get_running_loop().create_task(self._make(key, job, args), name="a film")
            )
            making.spare = spare
            making.task.add_done_callback(lambda task: task.cancelled() or task.exception())
            self._making[key] = making
        making.told.append(told)
        return await asyncio.shield(making.task)

    @property
    def pids(self) -> list[int]:
        """The ids of the working processes."""
        return [worker.pid for worker in self._workers.values() if worker.pid is not None]

    async def close(self) -> None:
        """End the process; unfinished films are dropped."""
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
                patience = PATIENCE if self._making[key].spare is None else _PATIENCE_ON_SPARE_TIME
                worker = self._workers[key] = Worker(self._alive, self._sprites, patience, _NICENESS)
                try:
                    return await worker.watch(
                        job, lambda count: self._tell(key, count), lambda: self._goes_on(key), *args
                    )
                except (Lost, Dropped) as error:
                    raise Busy from error
                finally:
                    self._workers.pop(key).close()
        finally:
            del self._making[key]

    async def _goes_on(self, key: bytes) -> bool:
        spare = self._making[key].spare
        return spare is None or await spare()

    def _tell(self, key: bytes, count: int) -> None:
        for told in self._making[key].told:
            told(count)


async def _never() -> bool:
    """For what gives way."""
    return False
