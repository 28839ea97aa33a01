"""Worker processes: pictures and computer players never run on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from engines import GAMES
from engines.core import computer_players
from engines.core.game import View
from render.drawing import compose, png

T = TypeVar("T")

_PATIENCE = 5
"""How much lower than the bot's the priority of a worker is."""


class Workers:
    """A small pool; a worker that died is replaced and its job done again, once.

    Args:
        size: how many processes; a picture takes some 30 ms of one.
        shelf: a folder for drawn stamps, which a fresh worker finds there; see `render.drawing.sprite_cache`.
    """

    def __init__(self, size: int = 2, shelf: Path | None = None) -> None:
        self._size = size
        self._shelf = shelf
        self._pool = self._new_pool()

    async def picture(self, game: str, kind: str, view: View, marks: tuple[Any, ...] = ()) -> bytes:
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
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        # The interpreter would wait at its end for a worker in the middle of a picture that nobody will see.
        for process in processes:
            process.terminate()

    async def _run(self, job: Callable[..., T], *args: Any) -> T:
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
        return ProcessPoolExecutor(self._size, mp_context=spawn, initializer=_begin, initargs=(self._shelf,))


def _begin(shelf: Path | None) -> None:
    _serve_the_bot()
    if shelf:
        compose.shelve(shelf)


def _serve_the_bot() -> None:
    """In a worker: leave the processor to the bot, whose answers people wait for; and end when the bot's process does,
    however it ends: an idle worker would wait for jobs for ever."""
    os.nice(_PATIENCE)
    bot = multiprocessing.parent_process()
    assert bot is not None

    def watch() -> None:
        bot.join()
        os._exit(1)

    threading.Thread(target=watch, name="watch over the bot", daemon=True).start()
