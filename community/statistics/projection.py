"""Sums games up in the background when they end; missed ones are found at the next look."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime

from community.statistics.finished import finished_game
from community.statistics.ratings import rate
from data.records.enums import Stage
from data.records.finished import ENDS, FinishedGame
from data.records.rows import SeatRow, StoredEntry, TableRow
from data.store import Store
from engines import GAMES
from engines.core.game import AnyGame
from engines.core.journal import Diverged
from engines.core.text import GameError
from tables.keyed_jobs import Wakeups

log = logging.getLogger(__name__)

SumUp = Callable[[TableRow, Sequence[SeatRow], Sequence[StoredEntry]], Awaitable[FinishedGame]]
"""Works out what a game comes to, away from the event loop."""

_AT_ONCE = 25
"""Games that are looked up, and ratings that are folded, in one transaction."""


def sum_up_game(
    row: TableRow,
    seats: Sequence[SeatRow],
    entries: Sequence[StoredEntry],
    games: Mapping[str, AnyGame] = GAMES,
) -> FinishedGame:
    """Run `finished_game` by the game's name; a job for a worker.

    Raises:
        KeyError: this version does not know the game.
        Diverged, GameError: the journal does not replay.
    """
    return finished_game(games[row.game], row, seats, entries)


class Projection:
    """Keeps the sums of finished games up to date.

    Args:
        sum_up: works a game out.
    """

    def __init__(self, store: Store, sum_up: SumUp) -> None:
        self._store = store
        self._sum_up = sum_up
        self._wakeups = Wakeups("summing up", self._one, self._failed)
        self._hopeless: set[str] = set()
        self._listeners: list[Callable[[str], None]] = []

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have `listener` called with a table's id once an ended game is summed up, and again after a correction."""
        self._listeners.append(listener)

    def wake(self, table: str) -> None:
        """Sum up a table that has ended or was corrected."""
        self._wakeups.wake(table)

    async def look(self) -> datetime | None:
        """Sum up all games that are not; this also fills a rebuilt database."""
        while left := await self._left():
            for table in left:
                await self._one(table)
        await self._fold()
        return None

    async def game(self, table: str) -> FinishedGame | None:
        """The value of an ended table, computed again; None if it leaves nothing.

        Raises:
            Diverged, GameError, KeyError: its journal does not replay with this version.
        """
        stored = await self._store.read(table)
        if stored is None or stored.row.stage is not Stage.ENDED or stored.row.why not in ENDS:
            return None
        if stored.row.beginning:  # played on from another game, for fun
            return None
        return await self._sum_up(stored.row, stored.seats, await self._store.entries(table))

    async def settle(self) -> None:
        """Wait until everything woken is summed up."""
        await self._wakeups.settle()

    async def close(self) -> None:
        """Stop; the rest is found after the next start."""
        await self._wakeups.close()

    async def _left(self) -> list[str]:
        found = await self._store.unsummed(_AT_ONCE + len(self._hopeless))
        return [table for table in found if table not in self._hopeless]

    async def _one(self, table: str) -> None:
        try:
            game = await self.game(table)
        except (GameError, Diverged, KeyError) as error:
            self._hopeless.add(table)
            log.warning("table %s cannot be summed up: %s", table, error)
            return
        if game is not None:
            await self._store.keep_finished(game)
            await self._fold()
        for listener in self._listeners:
            listener(table)

    async def _fold(self) -> None:
        while await self._store.fold(_AT_ONCE, rate):
            pass

    def _failed(self, table: str, error: Exception, seconds: int) -> None:
        log.warning("table %s is summed up again in %s s: %s", table, seconds, error)


async def rebuild(store: Store, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Delete everything computed from journals of finished games, and compute it again; ratings, too, of those whose
    journals are gone. Returns how many games there are.

    Raises:
        StoreDown: the database cannot be used.
    """

    async def here(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[StoredEntry]) -> FinishedGame:
        return sum_up_game(row, seats, entries, games)

    await store.drop_finished()
    await Projection(store, here).look()
    return await store.finished_games()
