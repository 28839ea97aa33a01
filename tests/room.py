"""A room with tables for tests: people, a clock that stands still, and a computer that rests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from typing import Any
from weakref import WeakSet

from data.records.people import Person
from data.store import Store
from engines.computers.levels import Level
from engines.core.chance import Rng
from engines.core.text import Seat
from tables.opening import Opening
from tables.service import Tables
from tables.table import Table
from tests.quarry.game import Quarry

ANA, BEN, CHIE, DORA = PEOPLE = [
    Person(user, name, locale)
    for user, name, locale in ((11, "Ana", "en"), (22, "Ben", "en"), (33, "Chie", "ja"), (44, "Dora", "en"))
]
STRANGER = Person(99, "Zoe", "en")
QUARRY = Quarry()
GAMES = {QUARRY.name: QUARRY}
CHANNEL = 2**62 + 5
"""A channel's id, as large as Discord's are."""


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.at = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._sleepers: dict[asyncio.Future[None], datetime] = {}

    def __call__(self) -> datetime:
        return self.at

    def go(self, **time: float) -> datetime:
        """Some time passes."""
        self.at += timedelta(**time)
        for sleeper, when in self._sleepers.items():
            if when <= self.at and not sleeper.done():
                sleeper.set_result(None)
        return self.at

    async def sleep_until(self, when: datetime) -> None:
        """Wait until so much time has passed."""
        if when > self.at:
            sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers[sleeper] = when
            try:
                await sleeper
            finally:
                del self._sleepers[sleeper]


_MADE: WeakSet[Tables] = WeakSet()


async def stop_computers() -> None:
    """Stop the computers at all tables of all rooms: whatever they do may use a database that is about to be closed."""
    for tables in [*_MADE]:
        await tables.stop()
    _MADE.clear()


async def resting(game: str, view: Any, key: str, level: Level) -> tuple[str, ...]:
    """A computer player that does as little as it may."""
    move = QUARRY.idle(QUARRY.guess(view, Rng("", 0)), view.asks[-1], view.seat)
    return (QUARRY.notation.format(move),)


class Room:
    """Tables over a store, with shortcuts for what tests do all the time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = Time()
        self.told: list[str] = []
        self.tables = self.fresh()

    def fresh(self, store: Store | None = None, computer: Any = resting, games: Any = GAMES) -> Tables:
        """Tables as another process, or the next start, would have them: nothing in memory."""
        numbers = count()
        tables = Tables(
            store or self.store,
            now=self.now,
            sleep_until=self.now.sleep_until,
            computer=computer,
            games=games,
            secret=lambda size: sha256(f"secret {next(numbers)}".encode()).hexdigest()[: 2 * size],
        )
        tables.listen(self.told.append)
        _MADE.add(tables)
        return tables

    async def open(self, people: Sequence[Person] = (ANA, BEN), **settings: Any) -> Table:
        """A table in its lobby at which everybody sits."""
        asked: dict[str, Any] = {
            "guild": 1, "channel": CHANNEL, "seats": len(people) + settings.get("computers", 0),
            "options": {}, "locale": "en", "seating": "joined", "vacation": 0,
        }  # fmt: skip
        table = await self.tables.lobbies.open("quarry", people[0], Opening(**(asked | settings)))
        for person in people[1:]:
            table = await self.tables.lobbies.join(table.row.id, person)
        return table

    async def start(self, people: Sequence[Person] = (ANA, BEN), **settings: Any) -> str:
        """A running table, by its id; seats in the order of `people`."""
        table = await self.open(people, **settings)
        await self.tables.lobbies.start(table.row.id, people[0].user)
        return table.row.id

    async def bids(self, table: str, *bids: int) -> None:
        """Everybody bids; higher bids play first."""
        for person, bid in zip(PEOPLE, bids, strict=False):
            await self.tables.play(table, person.user, f"bid {bid}")

    async def played_on(self, **time: float) -> None:
        """Time passes, and computers play that have waited for it."""
        self.now.go(**time)
        for _ in range(3):  # who sleeps wakes, who has slept wakes others
            await asyncio.sleep(0)
        await self.tables.settle()

    async def lines(self, table: str) -> list[str]:
        """The journal, as `seat line`, automatic ones with a mark."""
        stored = await self.store.entries(table)
        return [f"{kept.entry.seat} {kept.entry.line}{' !' if kept.entry.auto else ''}" for kept in stored]

    async def due(self, table: str) -> tuple[Seat, ...]:
        """Who owes an answer."""
        return (await self.tables.table(table)).due
