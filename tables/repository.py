"""Reads tables and writes changes, one at a time per table here, and safe between processes by revision.

A journal is replayed only when the story in memory is not at the head that the store has. Who loses a race against another
process works the change out again from what is there now.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

from cachetools import LRUCache

from data.records.enums import Stage
from data.records.failures import Raced
from data.records.invalidation import Invalidation, InvalidationKind
from data.records.rows import Stored
from data.store import Store
from engines.core.game import AnyGame
from engines.core.journal import deal
from engines.core.text import GameError, Seat, say
from tables.changes import Commit, frozen, thawed
from tables.errors import Frozen, NoTable, Stale
from tables.panel import Panel, panel_of
from tables.story import Story, story_of
from tables.table import Table, snapshot

log = logging.getLogger(__name__)

Work = Callable[[Table, int | None], Commit | None]
"""Works out what to write from a table; None when there is nothing to do. The number is the head at the first attempt
when this is a later one: whoever was asked something else by now has lost the race for good."""

_STORIES = 10_000
"""The most kilobytes of replayed tables in memory: each takes some 50 in the middle of its game."""

_POSITION = 5
"""Kilobytes for a position in a table's past; an entry takes up to one."""

_DUE = 65_536
"""The most tables for which it is remembered whom they wait for."""

_ATTEMPTS = 5
"""The most attempts at a change before it is given up."""


class Repository:
    """Reads and writes the tables of a store.

    Args:
        games: by name.
        now: the time, in UTC.
    """

    def __init__(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], datetime]) -> None:
        self.store = store
        self.games = games
        self.now = now
        self._listeners: list[Callable[[Table], None]] = []
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._stories: LRUCache[str, Story] = LRUCache(_STORIES, _weight)
        self._due: LRUCache[str, tuple[int, tuple[Seat, ...]]] = LRUCache(_DUE)
        store.listen(self._heard)

    def listen(self, listener: Callable[[Table], None]) -> None:
        """Have `listener` called with a table after every committed change."""
        self._listeners.append(listener)

    async def read(self, table: str) -> Table:
        """Read a table; if its journal does not replay, it is put on hold.

        Raises:
            NoTable: there is none with this id.
            Frozen: its game does not exist any more.
        """
        while True:
            found = await self._snapshot(await self.store.read(table))
            if found.row.stage is not Stage.RUNNING or not found.broken:
                return found
            commit = frozen(found, self.now())
            if await self._commit(found, commit) is not None:
                log.error("table %s is frozen: %s", table, found.broken)
                self._notify(found.changed(commit.change, commit.story))

    async def panel(self, table: str, user: int) -> Panel:
        """Read a person's panel at a table.

        Raises:
            NoTable, Frozen: as `read`.
        """
        stored = await self.store.panel(table, user)
        found = await self._snapshot(stored.table if stored is not None else None)
        assert stored is not None
        if found.row.stage is Stage.RUNNING and found.broken:
            found = await self.read(table)
        return panel_of(found, user, stored.note, stored.learned)

    async def due(self, table: str, head: int) -> tuple[Seat, ...]:
        """The due seats of a running table at an entry; none if it cannot be read."""
        known = self._due.get(table)
        if known is not None and known[0] == head:
            return known[1]
        with suppress(NoTable, Frozen):
            return (await self.read(table)).due
        return ()

    async def created(self, table: str) -> Table:
        """Read a new table and announce it to the listeners."""
        made = await self.read(table)
        self._notify(made)
        return made

    async def change(self, table: str | Table, work: Work) -> Table:
        """Change a table; `work` is called again if another process was faster.

        Args:
            table: its id, or the table as it was just read. What that one refuses is asked of the table as it is now.

        Raises:
            NoTable: there is none with this id.
            Frozen: it is frozen.
            Stale: others were faster again and again.
            GameError: whatever `work` raises.
        """
        return (await self.played(table, work))[0]

    async def thaw(self, table: str) -> None:
        """Resume a table on hold if its journal replays again."""

        def work(now: Table, _: int | None) -> Commit | None:
            stays = now.row.stage is not Stage.FROZEN or now.broken
            return None if stays else thawed(now, self.now())

        await self.played(table, work, frozen_too=True)

    def _heard(self, invalidation: Invalidation) -> None:
        """Drop stories when somebody is forgotten, because the store rewrites journal lines."""
        if invalidation.kind is InvalidationKind.FORGOTTEN:
            self._stories.clear()

    async def played(
        self, table: str | Table, work: Work, frozen_too: bool = False
    ) -> tuple[Table, list[tuple[str, Seat, int]]]:
        """Change a table as `change` does; returns also the running tables of the person named by `seats_of`: table,
        seat, head.
        """
        table_id, seen = (table, None) if isinstance(table, str) else (table.row.id, table)
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        first: int | None = None
        async with lock:
            for _ in range(_ATTEMPTS):
                found, known = seen or await self.read(table_id), seen is None
                seen = None
                try:
                    if found.row.stage is Stage.FROZEN and not frozen_too:
                        raise Frozen(say("table-frozen", seq=found.readable_until))
                    commit = work(found, first)
                except GameError:
                    if known:
                        raise
                    continue
                if commit is None:
                    return found, []
                seats = await self._commit(found, commit)
                if seats is not None:
                    break
                first = found.head if first is None else first
            else:
                raise Stale(say("table-stale"))
        after = found.changed(commit.change, commit.story)
        if not commit.quiet:
            self._notify(after)
        return after, seats

    def _notify(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)

    async def _commit(self, table: Table, commit: Commit) -> list[tuple[str, Seat, int]] | None:
        """Write a commit, and look up what it asks for; None if another process was faster."""
        try:
            seats = await self.store.commit(replace(commit.change, before=table.row))
        except Raced:
            return None
        if commit.story is not None:
            self._keep(table.row.id, commit.story)
        return seats

    async def _snapshot(self, stored: Stored | None) -> Table:
        """Build a table from rows, with its story if there is one; raises as `read`."""
        if stored is None:
            raise NoTable(say("table-none"))
        row = stored.row
        game = self.games.get(row.game)
        if game is None:
            raise Frozen(say("table-no-such-game", game=row.game))
        story = self._stories.get(row.id)
        if row.beginning and story is None:
            # A whole game, perhaps out of a file: not in one piece on the event loop, where it is known afterwards. What fails shows in the story.
            with suppress(Exception):
                await asyncio.to_thread(deal, game, row.header)
        if not row.seed:
            return snapshot(stored, game, None)
        if story is None or story.head != row.head:
            # Entries may have been added since the row was read; none goes.
            entries = [kept for kept in await self.store.entries(row.id) if kept.entry.seq <= row.head]
            story = story_of(game, row.header, row.started_at or row.created_at, entries)
            if story.head != row.head:
                story = replace(story, broken=f"entries are missing before {row.head}")
        self._keep(row.id, story)
        return snapshot(stored, game, story)

    def _keep(self, table: str, story: Story) -> None:
        if self._stories.get(table) is story:  # which makes it the newest of them
            return
        self._stories[table] = story
        if story.state is not None:
            self._due[table] = story.head, story.game.due(story.state)


def _weight(story: Story) -> int:
    """A story's approximate size in kilobytes."""
    return len(story.entries) + _POSITION * len(story.past)
