"""A pool of worker processes, which keep pictures and computers off the event loop."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from functools import partial
from os import getpid
from pathlib import Path
from typing import Any, TypeVar

from cogs.bot.worker_process import Lost, Worker, bounded
from cogs.interactions.bot import Busy
from cogs.messages.message import (
    Chart,
    Cover,
    Message,
    Picture,
    PlotPicture,
    ProfileCard,
    ResultCard,
    StandingsPicture,
    Wanted,
)
from cogs.messages.metrics import COMPUTERS, PICTURES
from cogs.panels.files import journal_file
from engines import GAMES, PLAYERS
from engines.computers import search
from engines.computers.judge import Suggestion, best_turns
from engines.computers.levels import Level
from engines.computers.puzzling import Tempting, compared
from engines.computers.reviewing import Decision, Reviewed, review
from engines.core.game import View
from engines.core.record import BadRecord, Record
from engines.core.text import say
from render import pictures
from tables.looking_back.imports import opened
from tables.looking_back.proofs import Proof, prove
from tables.puzzles.pack import Puzzle
from tables.table import Table

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds that a job may take; a picture takes some 30 ms."""
MOST_WAITING = 200
"""Pictures that may wait for a worker: some seconds of work. Who wants another one is told that there is too much to do."""


_THINKERS_NICENESS = 15
"""How much lower than the bot's the priority of a process is that thinks for computer players: a picture's is 5."""

_MOST_ADVISED = 64
"""Positions whose best turns are kept, while somebody looks from one to the next."""

FILE_PATIENCE = 5.0
"""Seconds of processor time that a file from anywhere may take; the longest real games take about one."""
_FILE_WAIT = 60.0
"""Seconds that such a file may take on a machine that does other things."""
_MOST_FILES = 10
"""Such files that may wait."""


class Priority(IntEnum):
    """Priorities of jobs, highest first."""

    PEOPLE = 0
    """Somebody waits for a picture."""
    COMPUTERS = 1
    REVIEWS = 2


class Workers:
    """A few worker processes and their queue. A lost worker is replaced, and its job retried once.

    Args:
        size: how many processes.
        thinkers: how many processes more for computer players alone, which take what processor the others leave; with none
            they share those of the pictures. They end while nobody needs them.
        sprites: a folder for drawn sprites, which a fresh worker finds there; see `render.drawing.sprite_cache`.
        patience: seconds that a picture may take; a computer has four times as long.
        png: whether painted pictures are PNG, too.
    """

    def __init__(
        self,
        size: int = 2,
        sprites: Path | None = None,
        patience: float = PATIENCE,
        thinkers: int = 0,
        png: bool = False,
    ) -> None:
        self.sprites = sprites
        # Nothing is ever sent: it closes when this process ends, however it ends, and the workers see that.
        self._alive, self._bot = multiprocessing.Pipe(duplex=False)
        self._all = [Worker(self._alive, sprites, patience, png=png) for _ in range(size)]
        self._own = [
            Worker(self._alive, None, 4 * patience, _THINKERS_NICENESS, lasting=False)
            for _ in range(thinkers)
        ]
        people = _Pool(self._all)
        thinking = _Pool(self._own) if self._own else people
        self._pools = {Priority.PEOPLE: people, Priority.COMPUTERS: thinking, Priority.REVIEWS: thinking}
        self._patience = patience
        self.file_patience = FILE_PATIENCE
        self._filing, self._files = asyncio.Lock(), 0
        self._advised: dict[str, tuple[View, tuple[Suggestion, ...]]] = {}
        self._warming: list[asyncio.Task[None]] = []

    async def picture(self, wanted: Wanted, packed: bytes | None = None) -> bytes:
        """A picture as a file's bytes; empty where there is nothing to show.

        Args:
            packed: its job, pickled, where somebody has that.

        Raises:
            Busy: too many wait already.
        """
        job, args = drawing_job(wanted)
        with PICTURES.labels(job.__name__).time():
            if packed is None:
                return await self.do(Priority.PEOPLE, job, *args)
            made: bytes = await self._given(Priority.PEOPLE, lambda worker: worker.do_packed(packed))
            return made

    async def computer(self, game: str, view: View, key: str, level: Level) -> tuple[str, ...]:
        """Choose a computer's lines; see `engines.computers.search.answer`."""
        with COMPUTERS.time():
            return await self.do(Priority.COMPUTERS, search.answer, PLAYERS[game], view, key, level)

    async def record(self, content: bytes, id: str) -> tuple[str, Table]:
        """Check a brought record; see `tables.looking_back.imports.opened`.

        Raises:
            BadRecord: the text is no record, does not hold what it says, or takes too long.
            Busy: too many wait already.
        """
        return await self.file(opened, content, id, GAMES)

    async def proof(self, record: Record, brought: bool) -> Proof:
        """Replay a game for its proof; see `tables.looking_back.proofs.prove`.

        Args:
            brought: somebody has brought it; raises as `record` then.
        """
        if brought:
            return await self.file(prove, record, GAMES)
        return await self.do(Priority.COMPUTERS, prove, record, GAMES)

    async def saved(self, brought: Table, locale: str) -> Message:
        """An import as a file; raises as `record`."""
        return await self.file(journal_file, brought, locale)

    async def file(self, job: Callable[..., T], *args: object) -> T:
        """Run a job on an untrusted file, in a process of its own that ends after `FILE_PATIENCE`; one at a
        time, apart from all other jobs. What other programs do on the machine does not make it too long.

        Raises:
            BadRecord: the job takes too long.
            Busy: too many wait already, or the machine has no time for it.
        """
        if self._files >= _MOST_FILES:
            raise Busy
        self._files += 1
        worker = Worker(self._alive, None, _FILE_WAIT)
        try:
            async with self._filing:
                await worker.do(getpid)  # the time that a process takes to start is not the file's
                return await worker.do(bounded, self.file_patience, job, *args)
        except Lost as error:
            if worker.used_up:
                raise BadRecord(say("record-too-slow", seconds=int(self.file_patience))) from None
            raise Busy from error
        finally:
            self._files -= 1
            worker.close()

    async def best_turns(self, game: str, view: View, key: str) -> tuple[Suggestion, ...]:
        """Find the best turns of a position; see `engines.computers.judge` about when that may be asked."""
        known = self._advised.pop(key, None)
        if known is None or known[0] != view:
            known = view, await self.do(Priority.COMPUTERS, best_turns, PLAYERS[game], view, key)
        self._advised[key] = known
        while len(self._advised) > _MOST_ADVISED:
            del self._advised[next(iter(self._advised))]
        return known[1]

    async def review(self, game: str, decision: Decision, key: str) -> Reviewed | None:
        """Review a decision of a finished game, when no computer is due."""
        return await self.do(Priority.REVIEWS, review, PLAYERS[game], decision, key)

    async def puzzle_answer(self, puzzle: Puzzle, lines: tuple[str, ...]) -> Tempting:
        """Compare an answer to a puzzle's best turn; see `engines.computers.puzzling.compared`."""
        key = f"answer {puzzle.id}"
        return await self.do(
            Priority.COMPUTERS, compared, PLAYERS[puzzle.game], puzzle.view, puzzle.best, lines, key
        )

    async def do(self, priority: Priority, job: Callable[..., T], *args: object) -> T:
        """Run a job in a worker.

        Raises:
            Busy: too many wait already, or the job was too much for two workers.
        """
        return await self._given(priority, lambda worker: worker.do(job, *args))

    async def _given(self, priority: Priority, task: Callable[[Worker], Awaitable[T]]) -> T:
        """Run a task once it is its turn; raises as `do`."""
        pool = self._pools[priority]
        worker = await pool.turn(priority)
        # Whoever waits may give up; the worker is busy all the same until it is done.
        work = asyncio.ensure_future(_done_twice(worker, task))
        work.add_done_callback(partial(pool.done, worker))
        return await asyncio.shield(work)

    def waiting(self, priority: Priority) -> int:
        """How many jobs wait for a worker."""
        return self._pools[priority].waiting(priority)

    @property
    def several(self) -> bool:
        """Whether one of those of the pictures may be busy for seconds."""
        return len(self._all) > 1

    @property
    def idle(self) -> bool:
        """Whether no job runs."""
        return all(pool.idle for pool in self._pools.values())

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.pid for worker in (*self._all, *self._own) if worker.pid is not None]

    def warm(self) -> None:
        """Start all processes ahead of need."""
        loop = asyncio.get_running_loop()
        jobs = (self.do(Priority.PEOPLE, pictures.ready) for _ in self._all)
        self._warming = [loop.create_task(job, name="a worker starts") for job in jobs]

    def close(self) -> None:
        """End the processes; unfinished jobs are dropped."""
        for start in self._warming:
            start.cancel()
        for pool in self._pools.values():
            pool.close()
        self._bot.close()


class _Pool:
    """Interchangeable workers and their queue."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._all = workers
        self._idle = list(workers)
        self._waiting: list[tuple[Priority, int, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()

    def close(self) -> None:
        """End all processes; waiting jobs are told."""
        for _, _, turn in self._waiting:
            turn.cancel()
        for worker in self._all:
            worker.close()

    @property
    def idle(self) -> bool:
        """Whether all of them wait for a job."""
        return len(self._idle) == len(self._all)

    def waiting(self, priority: Priority) -> int:
        """How many jobs wait."""
        return sum(each is priority for each, _, turn in self._waiting if not turn.done())

    async def turn(self, priority: Priority) -> Worker:
        """Wait for an idle worker: people come before computers."""
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

    def done(self, worker: Worker, work: asyncio.Task[Any]) -> None:
        """Return a worker after its job."""
        if not work.cancelled():
            work.exception()  # whoever waited has it, unless they gave up
        self._free(worker)

    def _free(self, worker: Worker) -> None:
        """Give a free worker to the next in the queue."""
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


def drawing_job(wanted: Wanted) -> tuple[Callable[..., bytes], tuple[object, ...]]:
    """The job that draws a picture, and its arguments; equal ones draw equal pictures."""
    match wanted:
        case Picture(_, game, kind, view, marks, monograms):
            return pictures.picture, (game, kind, view, marks, monograms)
        case ResultCard(_, game, view, result, monograms):
            return pictures.result_card, (game, view, result, monograms)
        case Cover(_, game):
            return pictures.cover, (game,)
        case Chart(_, game, scores, monograms, unit, events):
            return pictures.chart, (game, scores, monograms, unit, events)
        case ProfileCard(_, monogram, games, won, played):
            return pictures.profile_card, (monogram, games, won, played)
        case StandingsPicture(_, game, divisions):
            return pictures.standings_card, (game, divisions)
        case PlotPicture(_, game, figures):
            return pictures.plot, (game, figures)
    raise TypeError(wanted)


async def _done_twice(worker: Worker, task: Callable[[Worker], Awaitable[T]]) -> T:
    """Run a task; retry once if its worker is lost."""
    try:
        return await task(worker)
    except Lost:
        pass
    try:
        return await task(worker)
    except Lost as error:
        raise Busy from error
