"""The bot as a process of its own whose clock is moved from outside.

Each line on its input is a time; the bot lets that much time pass, does everything that follows from it, and answers with a line:
the time at which it wants to be woken next.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from datetime import datetime

from cogs.bot.client import Client, Timing
from cogs.bot.worker_pool import Workers
from data.store import open_store
from tables.clocks.clock import LOOK

REST = 0.02
"""Seconds without any news after which the bot is taken to be at rest."""


class DrivenTime:
    """The time as the test says it is."""

    def __init__(self, now: datetime) -> None:
        self._now = now
        self._sleepers: dict[asyncio.Future[None], datetime] = {}
        self.news = asyncio.Event()

    def now(self) -> datetime:
        """What the bot takes for the time."""
        return self._now

    async def sleep_until(self, when: datetime) -> None:
        """Wait until the test has moved the time that far."""
        if when <= self._now:
            return
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers[sleeper] = when
        self.news.set()
        try:
            await sleeper
        finally:
            del self._sleepers[sleeper]

    def move(self, to: datetime) -> None:
        """Let time pass."""
        self._now = max(self._now, to)
        for sleeper, when in self._sleepers.items():
            if when <= self._now and not sleeper.done():
                sleeper.set_result(None)

    @property
    def asleep(self) -> int:
        """How many tasks wait for a later time."""
        return sum(not sleeper.done() for sleeper in self._sleepers)

    @property
    def wakes(self) -> datetime | None:
        """When the first of them wakes."""
        return min((when for sleeper, when in self._sleepers.items() if not sleeper.done()), default=None)


async def at_rest(client: Client, time: DrivenTime, watches: int) -> None:
    """Wait until every watch sleeps, no computer thinks and every message is up to date."""
    quiet = False
    while not quiet:
        await client.tables.settle()
        await client.posts.settle()
        time.news.clear()
        if time.asleep < watches:
            await time.news.wait()
            continue
        # Every change of a table wakes the clock, which then sleeps anew: no news means that nothing has changed.
        try:
            await asyncio.wait_for(time.news.wait(), REST)
        except TimeoutError:
            quiet = time.asleep >= watches


async def main() -> None:
    """Serve until the input ends, or until asked to."""
    logging.basicConfig(level="INFO", format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel("WARNING")
    time = DrivenTime(datetime.fromisoformat(os.environ["NOW"]))
    store = await open_store(os.environ["DATABASE_URL"])
    client = Client(store, Workers(1), timing=Timing(time.now, time.sleep_until, 2 * LOOK))
    loop = asyncio.get_running_loop()
    orders = asyncio.StreamReader()
    loop.add_signal_handler(signal.SIGTERM, orders.feed_eof)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    async with client:
        running = asyncio.create_task(client.start(os.environ["DISCORD_TOKEN"]))
        while order := (await orders.readline()).decode().strip():
            time.move(datetime.fromisoformat(order))
            await at_rest(client, time, len(client._watches))
            wakes = time.wakes
            sys.stdout.write(f"{wakes.isoformat() if wakes else '-'}\n")
            sys.stdout.flush()
        running.cancel()


if __name__ == "__main__":
    asyncio.run(main())
