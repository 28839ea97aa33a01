"""Runs jobs in one worker process, with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from typing import Any, TypeVar

from cogs.upkeep import memory
from render.drawing import compose, rasterise, webp

T = TypeVar("T")
log = logging.getLogger(__name__)

_NICENESS = 5
"""How much lower than the bot's the priority of a worker is."""


_USED_UP = getattr(signal, "SIGPROF", signal.SIGTERM)
"""The signal that ends a process whose job used up its processor time."""
_CLOSED_AFTER = 1.0
"""Seconds until somebody who waits for an answer sees that there will be none."""

_REST = 10.0
"""Seconds without a job after which a worker gives back memory."""

_LONG = 0.2
"""Seconds of a job after which a worker gives back memory at once: what was drawn for the first time needed much that is free now."""

_MOST_BYTES = 240 * 2**20
"""Memory above which a worker ends after its job, so that a fresh one follows: more than the pictures that it keeps."""

_START = 60.0
"""Seconds more for the first job of a process, which has to start."""


class Lost(Exception):
    """A worker died at its job, or was killed after the time limit."""


class Dropped(Exception):
    """A job was cancelled between two steps."""


class Worker:
    """A worker process, started with its first job.

    Args:
        alive: closes when the bot ends, however it ends.
        sprites: a folder for drawn sprites.
        patience: seconds that a job may take.
        niceness: how much lower than the bot's its priority is.
        lasting: whether its process stays while there are no jobs.
        png: whether painted pictures are PNG, too.
    """

    def __init__(
        self,
        alive: Connection,
        sprites: Path | None,
        patience: float,
        niceness: int = _NICENESS,
        lasting: bool = True,
        png: bool = False,
    ) -> None:
        self._alive = alive
        self._sprites = sprites
        self._patience = patience
        self._niceness = niceness
        self._lasting = lasting
        self._png = png
        self._process: Any = None
        self._connection: Connection | None = None
        self._closed = False
        self.used_up = False
        """Whether its process was ended because a job used up its processor time."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")

    @property
    def pid(self) -> int | None:
        """The number of its process, if there is one."""
        return self._process.pid if self._process is not None else None

    async def do(self, job: Callable[..., T], *args: object) -> T:
        """Run a job and return its result; its errors are raised.

        Raises:
            Lost: the process is gone; the next job starts another one.
        """
        found: T = await self._done(lambda connection: _ask(connection, pickle.dumps((job, args))))
        return found

    async def do_packed(self, packed: bytes) -> Any:
        """Like `do`, with pickled arguments."""
        return await self._done(partial(_ask, packed=packed))

    async def watch(
        self,
        job: Callable[..., Generator[int, None, T]],
        told: Callable[[int], None],
        goes_on: Callable[[], Awaitable[bool]],
        *args: object,
    ) -> T:
        """Like `do`, for a job that reports its progress.

        Args:
            told: called with each number that the job yields.
            goes_on: asked then whether it goes on; the job waits for the answer.

        Raises:
            Dropped: it was not to go on.
        """
        loop, asked = asyncio.get_running_loop(), set[asyncio.Task[None]]()

        async def ask(count: int, answer: Future[bool]) -> None:
            told(count)
            answer.set_result(await goes_on())

        def step(count: int) -> bool:
            answer: Future[bool] = Future()
            with contextlib.suppress(RuntimeError):  # the bot has ended
                loop.call_soon_threadsafe(lambda: asked.add(loop.create_task(ask(count, answer))))
            while not self._closed:
                with contextlib.suppress(TimeoutError):
                    return answer.result(_CLOSED_AFTER)
            return False

        found: T = await self._done(lambda connection: _watch(step, connection, job, args))
        return found

    async def _done(self, ask: Callable[[Connection], tuple[bool, Any]]) -> Any:
        """Send a job and await its result; `Any` is the job's result."""
        if self._closed:
            raise Lost
        patience = self._patience + (0 if self._connection else _START)
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._thread, self._asked, ask)
        asked.add_done_callback(_seen)  # also where whoever waited is gone
        done, _ = await asyncio.wait([asked], timeout=patience)
        if not done:
            log.error("a worker took longer than %s s and was replaced", patience)
            if self._process is not None:
                self._process.kill()  # stopped ones, too
            await asyncio.wait([asked])  # it ends with the process
        try:
            good, value = asked.result()
        except (EOFError, OSError) as error:
            self._let_go()
            raise Lost from error
        if not good:
            raise value
        return value

    def _asked(self, ask: Callable[[Connection], tuple[bool, Any]]) -> tuple[bool, Any]:
        """Ask for a job in the worker's own thread, as starting a process takes a second or two."""
        if self._process is not None and not self._process.is_alive():
            self._let_go()
        connection = self._connection or self._start()
        if self._closed:
            self._process.kill()
        try:
            return ask(connection)
        except (EOFError, OSError):
            self._process.join(_CLOSED_AFTER)
            self.used_up = self._process.exitcode == -_USED_UP
            raise

    def close(self) -> None:
        """Kill the process for good."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=False)

    def _let_go(self) -> None:
        """Forget a dead process."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
        self._process = self._connection = None

    def _start(self) -> Connection:
        starter = _starter()
        ours, theirs = starter.Pipe()
        start = (theirs, self._sprites, self._alive, self._niceness, self._lasting, self._png)
        process = starter.Process(target=_serve, args=start, daemon=True, name="worker")
        process.start()
        theirs.close()
        # Not before: the bot may end meanwhile, and kills what has started.
        self._process, self._connection = process, ours
        return ours


def bounded(seconds: float, job: Callable[..., T], *args: object) -> T:
    """Run a job in a worker, whose process ends once the job has used `seconds` of processor time. Where the system has no such limit
    (Windows), the worker's patience is the only one.
    """
    limited = hasattr(signal, "setitimer")
    if limited:
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return job(*args)
    finally:
        if limited:
            signal.setitimer(signal.ITIMER_PROF, 0)


def begin_template() -> None:
    """Start the process that workers are forked from; it imports meanwhile."""
    if isinstance(_starter(), ForkServerContext):
        forkserver.ensure_running()


def _starter() -> SpawnContext | ForkServerContext:
    """Prepare how worker processes are started: forked from a process that has imported what they need. Where there
    is no such thing, or no place for its socket (a container that cannot write), each imports for itself.
    """
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        return multiprocessing.get_context("spawn")
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    starter = multiprocessing.get_context("forkserver")
    starter.set_forkserver_preload(["cogs.bot.template"])
    return starter


def _seen(done: asyncio.Future[Any]) -> None:
    """Mark an error as handled that nobody awaits any more."""
    if not done.cancelled():
        done.exception()


def _ask(connection: Connection, packed: bytes) -> tuple[bool, Any]:
    connection.send_bytes(packed)
    found: tuple[bool, Any] = connection.recv()
    return found


def _watch(
    step: Callable[[int], bool],
    connection: Connection,
    job: Callable[..., object],
    args: tuple[object, ...],
) -> tuple[bool, Any]:
    """Like `_ask`, for a job that yields numbers before its result, and hears after each whether to go on."""
    connection.send((job, args))
    while True:
        good, value = connection.recv()
        if good is not None:
            return good, value
        connection.send(step(value))


def _serve(
    connection: Connection, sprites: Path | None, alive: Connection, niceness: int, lasting: bool, png: bool
) -> None:
    """The worker's main loop: low priority, one job after another, ends with the bot, or when it has become too large."""
    os.nice(niceness)
    memory.tune()
    threading.Thread(target=_end_with, args=(alive,), name="ends with the bot", daemon=True).start()
    if sprites:
        compose.shelve(sprites)
    if png:
        webp.write_png()
    with contextlib.suppress(EOFError, OSError):
        while wanted := _next_job(connection, lasting):
            job, args = wanted
            began = time.process_time()
            try:
                answer = True, _result(job(*args), connection)
            except Exception as error:
                answer = False, error
            connection.send(answer)
            rasterise.forget_masters()
            if time.process_time() - began > _LONG:
                memory.give_back()
            if memory.resident(["self"]) > _MOST_BYTES:
                return


def _next_job(
    connection: Connection, lasting: bool = True
) -> tuple[Callable[..., object], tuple[object, ...]] | None:
    """Wait for the next job; None where there is none for long and the process need not stay. One that stays gives back
    what lies free between the pictures that it keeps, a third of its memory: C's allocator keeps that for the next ones.
    """
    if not connection.poll(_REST):
        if not lasting:
            return None
        memory.give_back()
    job, args = connection.recv()
    return job, args


def _result(made: object, connection: Connection) -> object:
    """Run a job; numbers that it yields first are sent at once."""
    if not isinstance(made, Generator):
        return made
    while True:
        try:
            connection.send((None, next(made)))
        except StopIteration as end:
            return end.value
        if not connection.recv():
            raise Dropped


def _end_with(alive: Connection) -> None:
    """End this process when a connection's other end closes, so that an idle worker does not outlive the bot."""
    alive.poll(None)
    os._exit(1)
