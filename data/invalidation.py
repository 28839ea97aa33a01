"""Sends invalidations between processes: with PostgreSQL as part of the transactions; an SQLite file has one process,
which tells itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select

from data.drivers.database import Database, T, Work
from data.queries import Queries
from data.records.invalidation import Invalidation, InvalidationKind, Listener

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger(__name__)

CHANNEL = "meeplepost"

_PAUSE, _LONGEST_PAUSE = 1.0, 30.0
"""Seconds until a lost connection is made anew: at first, and at most."""

_CHECK, _PATIENCE = 15.0, 5.0
"""Seconds from one question whether the connection is alive to the next, and until that must be answered."""


class Announcing(Queries):
    """Announces writes that other processes must hear of; see `listen`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._listeners: list[Listener] = []
        self._listening: asyncio.Task[None] | None = None
        self.hears = database.dialect == "sqlite"
        """Whether news of other processes arrive now. While they do not, nobody may rely on what they remember."""

    def listen(self, listener: Listener) -> None:
        """Have `listener` called after every write about people or servers, by any process."""
        self._listeners.append(listener)
        if self.database.dialect == "postgresql" and self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen(), name="invalidations")

    async def stop_listening(self) -> None:
        """Call a listener no more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def announced(self, invalidation: Invalidation, work: Work[T]) -> T:
        """Run work in a transaction, then announce it."""

        def whole(connection: Connection) -> T:
            done = work(connection)
            if self.database.dialect == "postgresql":
                connection.execute(select(func.pg_notify(CHANNEL, str(invalidation))))
            return done

        done = await self.database.write(whole)
        self._tell(invalidation)  # at once; what comes back over the connection is the same again
        return done

    def _tell(self, invalidation: Invalidation) -> None:
        for listener in self._listeners:
            listener(invalidation)

    async def _listen(self) -> None:
        pause = _PAUSE
        while True:
            try:
                async with contextlib.AsyncExitStack() as stack:
                    connection = await self.database.listener(
                        CHANNEL, lambda text: self._tell(Invalidation.read(text))
                    )
                    stack.push_async_callback(connection.close, timeout=_PATIENCE)
                    self.hears, pause = True, _PAUSE
                    for kind in InvalidationKind:
                        self._tell(Invalidation(kind))
                    await _alive(connection)
            except Exception as error:
                log.warning("no news from other processes (%s); again in %s s", type(error).__name__, pause)
            finally:
                self.hears = False
            await asyncio.sleep(pause)
            pause = min(_LONGEST_PAUSE, pause * 2)


async def _alive(connection: asyncpg.Connection) -> None:
    """Wait while a connection lives; it may break silently."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not connection.is_closed():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), _CHECK)
            return
        await connection.execute("SELECT 1", timeout=_PATIENCE)
