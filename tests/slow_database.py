"""Makes the database slow for some tasks, so that a test which passes by luck fails: `pytest -p tests.slow_database`.

`SLOW` says for whom: `own` (the default), the task of the test itself, so that whatever it has set going is ahead of it; `rest`,
all others, so that the test is ahead of them; `all`. Before each use of the database they wait up to `SLOW_MS`
milliseconds, at least half of it, drawn from `SLOW_SEED` and the test's name.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextvars import Context
from typing import Any, Final, TypeVar
from weakref import WeakSet

import pytest

from data.drivers.database import Database
from data.drivers.postgres import Server
from data.drivers.sqlite import File

T = TypeVar("T")
Use = Callable[[Any, Any], Awaitable[Any]]

WHO: Final = os.environ.get("SLOW", "own")
MOST: Final = int(os.environ.get("SLOW_MS", "40"))
SEED: Final = os.environ.setdefault("SLOW_SEED", str(random.SystemRandom().randrange(10**6)))
"""In the environment, so that the processes of xdist have the same."""

_own: WeakSet[asyncio.Task[Any]] = WeakSet()
_chance = random.Random()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to have the same again."""
    terminalreporter.write_line(f"slow database: SLOW={WHO} SLOW_MS={MOST} SLOW_SEED={SEED}")


def pytest_configure() -> None:
    """Put the waiting before each use."""
    if WHO not in ("own", "rest", "all"):
        raise pytest.UsageError(f"SLOW is own, rest or all, not {WHO}.")
    asyncio.Runner.run = _marking(asyncio.Runner.run)  # type: ignore[method-assign]
    for kind in (File, Server):
        for name in ("look", "read", "write"):
            setattr(kind, name, _late(getattr(kind, name)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Every test has chance of its own, whichever ran before it."""
    _chance.seed(f"{SEED} {item.nodeid}")
    return (yield)


def _marking(run: Any) -> Any:
    """A runner that remembers the tasks which are a test, or a fixture, itself."""

    def marked(runner: Any, coro: Coroutine[Any, Any, T], *, context: Context | None = None) -> T:
        async def own() -> T:
            task = asyncio.current_task()
            assert task is not None
            _own.add(task)
            return await coro

        done: T = run(runner, own(), context=context)
        return done

    return marked


def _late(use: Use) -> Use:
    async def late(database: Database, work: Any) -> Any:
        if WHO == "all" or (asyncio.current_task() in _own) is (WHO == "own"):
            await asyncio.sleep(_chance.uniform(MOST / 2, MOST) / 1000)
        return await use(database, work)

    return late
