"""Worker processes: pictures and computer players never run on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeVar

from engines import GAMES
from engines.core import computer_players
from engines.core.game import View
from render.drawing import compose, png
from render.renderer import Mark

T = TypeVar("T")

_NICENESS = 5
"""How much lower than the bot's the priority of a worker is."""


class Workers:
    """A small pool; a worker that died is replaced and its job done again, once.

    Args:
        size: how many processes; a picture takes some 30 ms of one.
        sprites: a folder for drawn sprites, which a fresh worker finds there; see `render.drawing.sprite_cache`.
    """

    def __init__(self, size: int = 2, sprites: Path | None = None) -> None:
        self._size = size
        self._sprites = sprites
        # Nothing is ever sent: it closes when this process ends, however it ends, and the workers see that.
        self._alive, self._bot = multiprocessing.Pipe(duplex=False)
        self._pool = self._new_pool()

    async def picture(self, game: str, kind: str, view: View, marks: tuple[Mark, ...] = ()) -> bytes:
        """A picture of what a view shows, as a file's bytes; see `render.drawing.png.picture`."""
        return await self._run(png.picture, game, kind, view, marks)

    async def computer(self, game: str, view: View, seed: str, seq: int) -> str:
        """The line that a computer player answers with; see `engines.core.computer_players.answer`."""
        return await self._run(computer_players.answer, GAMES[game], view, seed, seq)

    def warm(self) -> None:
        """Start the processes, so that nobody has to wait for that."""
        for _ in range(self._size):
            self._pool.submit(png.ready)

    def close(self) -> None:
        """End the processes; unfinished jobs are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        # The interpreter would wait at its end for a worker in the middle of a picture that nobody will see.
        self._bot.close()

    async def _run(self, job: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, job, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, job, *args)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        start = (self._sprites, self._alive)
        return ProcessPoolExecutor(self._size, mp_context=spawn, initializer=_begin, initargs=start)


def _begin(sprites: Path | None, alive: Connection) -> None:
    """In a worker: leave the processor to the bot, whose answers people wait for, and end when the bot does."""
    os.nice(_NICENESS)
    threading.Thread(target=_end_with, args=(alive,), name="ends with the bot", daemon=True).start()
    if sprites:
        compose.shelve(sprites)


def _end_with(alive: Connection) -> None:
    """End this process once the other end of a connection is closed: an idle worker would wait for jobs for ever."""
    alive.poll(None)
    os._exit(1)
