"""Reads what a dead or living bot has written, and compares what is shown on Discord with what the judge makes of it."""

from __future__ import annotations

import functools
import shutil
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from sandbox import Message, Sandbox
from sandbox.model.errors import TestError
from tests.faults import judge
from tests.faults.crowd import Crowd, Group
from tests.faults.figures import Figures
from tests.spoken import said

CATCH_UP = 40.0
"""Seconds in which everything must be shown."""


class Witness:
    """Reads the file of a dead bot, and compares what the next one shows with it."""

    def __init__(self, crowd: Crowd, figures: Figures) -> None:
        self._crowd = crowd
        self._figures = figures
        self.truths: dict[str, judge.Truth] = {}
        """What the rows say, by table."""
        self._checked: set[tuple[str, int]] = set()
        self._called: Counter[tuple[str, judge.Decision]] = Counter()
        self._asked: set[tuple[str, judge.Decision]] = set()
        self.posts = 0

    @property
    def pings(self) -> int:
        """How many people were called by posts."""
        return self._called.total()

    @property
    def questions(self) -> int:
        """How many questions came by direct message."""
        return len(self._asked)

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
                    self.truths[group.table] = judge.read(connection, group.table)

    async def compare(self, discord: Sandbox) -> None:
        """Wait until everything is shown as it should be, and count posts and pings."""
        for group in self._crowd.groups:
            await self.check(discord, group, self.truths[group.table])

    async def check(self, discord: Sandbox, group: Group, truth: judge.Truth) -> None:
        """Wait until a table is shown as it should be, and count its posts and pings."""
        shown = functools.partial(shows, group, truth)
        try:
            await discord.until(shown, "newest state", timeout=CATCH_UP)
        except TestError:
            self._tell(group, truth.pictures)
        self._pings(group, truth)
        await self._questions(discord, group, truth)
        self._once(group)

    def _tell(self, group: Group, wanted: list[str]) -> None:
        shown = [post.files[0].name for post in group.posts()]
        calling = [post.files[0].name for post in group.posts() if playable(post)]
        where = f"{group.game} shows …{shown[-4:]}, buttons on {calling}, the journal has …{wanted[-4:]}"
        (self._figures.doubled if len(set(shown)) < len(shown) else self._figures.stuck).append(where)

    def _pings(self, group: Group, truth: judge.Truth) -> None:
        """Whoever owes an answer was called for it once, and nobody else was."""
        for post in group.posts():
            if (group.table, post.id) in self._checked:
                continue
            self._checked.add((group.table, post.id))
            self.posts += 1
            asked = truth.asked[judge.seq_of(post.files[0].name)]
            for user in post.pinged:
                decision = asked.get(truth.seats[user.id])
                if decision is None:
                    self._figures.doubled.append(f"{group.game}: {user} was pinged and owes nothing")
                    continue
                self._called[group.table, decision] += 1
                if self._called[group.table, decision] == 2:
                    self._figures.doubled.append(f"{group.game}: pinged twice for {decision}")
        if truth.over:
            return
        for decision in truth.asked[judge.seq_of(truth.pictures[-1])].values():
            if not self._called[group.table, decision]:
                self._figures.lost.append(f"{group.game}: nobody was called for {decision}")

    async def _questions(self, discord: Sandbox, group: Group, truth: judge.Truth) -> None:
        """Whoever is asked something by direct message is asked once."""

        def told() -> Counter[judge.Decision]:
            return Counter(
                found
                for person in group.people
                for seq in group.questions(person).values()
                if (found := truth.question(truth.seats[person.id], seq))
            )

        try:
            await discord.until(lambda: truth.open <= set(told()), "questions", timeout=CATCH_UP)
        except TestError:
            self._figures.lost.append(f"{group.game}: {truth.open} was not asked, but {told()}")
        self._figures.doubled += [
            f"{group.game}: {each} came {n} times" for each, n in told().items() if n > 1
        ]
        self._asked |= {(group.table, each) for each in told()}

    def _once(self, group: Group) -> None:
        sheets = [
            message
            for message in group.thread.messages
            if any("m1:rematch:" in each.get("custom_id", "") for each in message.buttons)
        ]
        if len(sheets) > 1:
            self._figures.doubled.append(f"{group.game}: {len(sheets)} score sheets")
        posts = [message for message in group.place.messages if message.type == 0]
        # The one with the settings welcomes the bot on a server.
        if len([post for post in posts if said("button-server-settings") not in post.labels]) > 2:
            self._figures.doubled.append(f"{group.game}: more than a lobby and a result in the channel")
        for person in group.people:
            hands = [post for post in person.inbox if [file.name for file in post.files] == ["hand.png"]]
            if len(hands) > 1:
                self._figures.doubled.append(f"{group.game}: {len(hands)} hand posts for {person.name}")


def playable(post: Message) -> bool:
    """Whether a post has the buttons."""
    return not post.deleted and any("m1:play:" in each["custom_id"] for each in post.buttons)


def shows(group: Group, truth: judge.Truth) -> bool:
    """Every turn once, in order; the buttons on the newest post alone, or the score sheet."""
    posts = group.posts()
    if [post.files[0].name for post in posts] != truth.pictures:
        return False
    buttons = [post for post in posts if playable(post)]
    return (group.over and not buttons) if truth.over else buttons == [posts[-1]]
