"""Worker processes: pictures and computer players never run on the event loop."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
from collections.abc import Callable
from enum import IntEnum
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from cogs.bot.worker import Lost, Worker
from cogs.components.message import Chart, Cover, Picture, ResultCard, Wanted
from cogs.components.metrics import COMPUTERS, PICTURES
from cogs.interactions.bot import Busy
from engines import GAMES
from engines.core import computer_players
from engines.core.game import View
from render import pictures

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds that a job may take; a picture takes some 30 ms."""
MOST_WAITING = 200
"""Pictures that may wait for a worker: some seconds of work. Who wants another one is told that there is too much to do."""


class Priority(IntEnum):
    """Who comes first."""

    PEOPLE = 0
    """Somebody waits for a picture."""
    COMPUTERS = 1


class Workers:
    """A few workers, and those who wait for one. A worker that died or hangs is replaced, and its job done again, once.

    Args:
        size: how many processes.
        sprites: a folder for drawn sprites, which a fresh worker finds there; see `render.drawing.sprite_cache`.
        patience: seconds that a job may take.
    """

    def __init__(self, size: int = 2, sprites: Path | None = None, patience: float = PATIENCE) -> None:
        # Nothing is ever sent: it closes when this process ends, however it ends, and the workers see that.
        self._alive, self._bot = multiprocessing.Pipe(duplex=False)
        self._all = [Worker(self._alive, sprites, patience) for _ in range(size)]
        self._idle = list(self._all)
        self._waiting: list[tuple[Priority, int, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()
        self._warming: list[asyncio.Task[None]] = []

    async def picture(self, wanted: Wanted) -> bytes:
        """A picture as a file's bytes; empty where there is nothing to show.

        Raises:
            Busy: too many wait already.
        """
        job, args = drawing(wanted)
        with PICTURES.labels(job.__name__).time():
            return await self.do(Priority.PEOPLE, job, *args)

    async def computer(self, game: str, view: View, seed: str, seq: int) -> str:
        """The line that a computer player answers with; see `engines.core.computer_players.answer`."""
        with COMPUTERS.time():
            return await self.do(Priority.COMPUTERS, computer_players.answer, GAMES[game], view, seed, seq)

    async def do(self, priority: Priority, job: Callable[..., T], *args: object) -> T:
        """What a job returns that a worker does.

        Raises:
            Busy: too many wait already, or the job was too much for two workers.
        """
        worker = await self._turn(priority)
        # Whoever waits may give up; the worker is busy all the same until it is done.
        work = asyncio.ensure_future(_done_twice(worker, job, args))
        work.add_done_callback(partial(self._done, worker))
        return await asyncio.shield(work)

    def waiting(self, priority: Priority) -> int:
        """How many jobs wait for a worker."""
        return sum(each is priority for each, _, turn in self._waiting if not turn.done())

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [worker.pid for worker in self._all if worker.pid is not None]

    def warm(self) -> None:
        """Start the processes, so that nobody has to wait for that."""
        loop = asyncio.get_running_loop()
        jobs = (self.do(Priority.PEOPLE, pictures.ready) for _ in self._all)
        self._warming = [loop.create_task(job, name="a worker starts") for job in jobs]

    def close(self) -> None:
        """End the processes; unfinished jobs are dropped."""
        for _, _, turn in self._waiting:
            turn.cancel()
        for start in self._warming:
            start.cancel()
        for worker in self._all:
            worker.close()
        self._bot.close()

    async def _turn(self, priority: Priority) -> Worker:
        """A worker that has nothing to do: computers let people go first."""
        if self._idle:
            return self._idle.pop()
        if priority is Priority.PEOPLE and self.waiting(priority) >= MOST_WAITING:
            raise Busy
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            raise

    def _done(self, worker: Worker, work: asyncio.Task[Any]) -> None:
        if not work.cancelled():
            work.exception()  # whoever waited has it, unless they gave up
        self._free(worker)

    def _free(self, worker: Worker) -> None:
        """A worker is done: whoever is next gets it."""
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


def drawing(wanted: Wanted) -> tuple[Callable[..., bytes], tuple[object, ...]]:
    """The job that draws a picture, and its arguments; equal ones make equal pictures."""
    match wanted:
        case Picture(_, game, kind, view, marks, monograms):
            return pictures.picture, (game, kind, view, marks, monograms)
        case ResultCard(_, game, view, result, monograms):
            return pictures.result_card, (game, view, result, monograms)
        case Cover(_, game, seats):
            return pictures.cover, (game, seats)
        case Chart(_, game, scores, monograms):
            return pictures.chart, (game, scores, monograms)
    raise TypeError(wanted)


async def _done_twice(worker: Worker, job: Callable[..., T], args: tuple[object, ...]) -> T:
    """What a job returns; it is done again if the worker is lost over it."""
    try:
        return await worker.do(job, *args)
    except Lost:
        pass
    try:
        return await worker.do(job, *args)
    except Lost as error:
        raise Busy from error
