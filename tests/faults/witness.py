"""Reads what a dead or living bot has written, and compares what is shown on Discord with it."""

from __future__ import annotations

import functools
import shutil
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from data.store import open_store
from engines import GAMES
from engines.core.journal import Header
from engines.tables.records.rows import Stored
from engines.tables.story import story_of
from engines.tables.table import Table, snapshot
from sandbox import Sandbox
from sandbox.model.errors import TestError
from tests.faults.crowd import Crowd, Group
from tests.faults.figures import Figures

CATCH_UP = 40.0
"""Seconds in which everything must be shown."""


class Witness:
    """Reads the file of a dead bot, and compares what the next one shows with it."""

    def __init__(self, crowd: Crowd, figures: Figures) -> None:
        self._crowd = crowd
        self._figures = figures
        self._tables: dict[str, Table] = {}
        self._checked: set[tuple[str, str]] = set()
        self._counted: Counter[tuple[str, int, int]] = Counter()
        self.posts = 0

    @property
    def pinged(self) -> Counter[tuple[str, int, int]]:
        """How often whom for which ask: (table, user, the entry that asked)."""
        return self._counted

    async def examine(self, database: Path) -> None:
        """Look at a copy of the file with its log, so that the next bot finds it as it was left."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / database.name
            for name in (database.name, f"{database.name}-wal"):
                if (database.parent / name).exists():
                    shutil.copy(database.parent / name, Path(folder) / name)
            with closing(sqlite3.connect(copy)) as connection:
                assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
                for group in self._crowd.groups:
                    self._crowd.after_crash(group, connection)
            store = await open_store(f"sqlite:///{copy}")
            for group in self._crowd.groups:
                stored = await store.read(group.table)
                assert stored is not None
                self._tables[group.table] = _told(stored, await store.entries(group.table))
            await store.close()

    async def compare(self, discord: Sandbox) -> None:
        """Wait until everything is shown as it should be, and count posts and pings."""
        for group in self._crowd.groups:
            table = self._tables[group.table]
            wanted = [f"{group.game}-{turn.last_seq}.png" for turn in table.turns() if turn.closed]
            shown = functools.partial(shows, group, wanted, table.over)
            try:
                await discord.until(shown, "newest state", timeout=CATCH_UP)
            except TestError:
                self._judge(group, wanted)
            self._pings(group, table)
            self._once(group)

    def _judge(self, group: Group, wanted: list[str]) -> None:
        shown = [post.files[0].name for post in group.posts()]
        where = f"{group.game} shows …{shown[-4:]}, the journal has …{wanted[-4:]}"
        (self._figures.doubled if len(set(shown)) < len(shown) else self._figures.stuck).append(where)

    def _pings(self, group: Group, table: Table) -> None:
        seat_of = {seat_row.user: seat_row.seat for seat_row in table.seats}
        for post in group.posts():
            name = post.files[0].name
            if (group.table, name) in self._checked:
                continue
            self._checked.add((group.table, name))
            self.posts += 1
            if not post.pinged:
                continue
            seq = int(name.removesuffix(".png").rpartition("-")[2])
            story = table.story
            entries = [kept for kept in story.entries if kept.entry.seq <= seq]
            asked = story_of(table.game, story.header, story.began, entries).asked
            for user in post.pinged:
                decision = (group.table, user.id, asked.get(seat_of[user.id], -1))
                self._counted[decision] += 1
                if self._counted[decision] > 1:
                    self._figures.doubled.append(
                        f"{group.game}: pinged twice for the decision of {decision[2]}"
                    )

    def _once(self, group: Group) -> None:
        sheets = [message for message in group.thread.messages if not message.files and message.components]
        if len(sheets) > 1:
            self._figures.doubled.append(f"{group.game}: {len(sheets)} score sheets")
        if len([message for message in group.place.messages if message.type == 0]) > 2:
            self._figures.doubled.append(f"{group.game}: more than a lobby and a result in the channel")
        for person in group.people:
            hands = [post for post in person.inbox if [file.name for file in post.files] == ["hand.png"]]
            if len(hands) > 1:
                self._figures.doubled.append(f"{group.game}: {len(hands)} hand posts for {person.name}")


def _told(stored: Stored, entries: list) -> Table:  # type: ignore[type-arg]  # rows as the store gives them
    game, row = GAMES[stored.row.game], stored.row
    assert row.started_at is not None
    return snapshot(
        stored, game, story_of(game, Header(row.game, row.setup, row.seed), row.started_at, entries)
    )


def shows(group: Group, wanted: list[str], over: bool) -> bool:
    """Every turn once, in order; the buttons on the newest post alone, or the score sheet."""
    posts = group.posts()
    if [post.files[0].name for post in posts] != wanted:
        return False
    buttons = [
        post
        for post in posts
        if not post.deleted and any("m1:play:" in each["custom_id"] for each in post.buttons)
    ]
    return (group.over and not buttons) if over else buttons == [posts[-1]]
