"""Several people at several tables of one bot, who play by what they see and remember what they were told.

Each table has one task that clicks for its people, one act at a time. After every answer the crowd looks at the
database file, as a witness: what was acknowledged must be there, now and after whatever happens to the bot.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.chance import Rng
from sandbox import Channel as Place
from sandbox import Message, Person, Sandbox, Thread
from tests.cogs.loopback.playing import choices, confirm, confirmable, open_panel, take, wanted
from tests.cogs.loopback.test_whole_game import open_table
from tests.faults.figures import Figures

FRESH = 12
"""Turns after which a table makes room for another one: no game may end in the middle of what is tried."""

LOCALES = ("en-US", "ja", "de", "fr")
Rows = list[tuple[Any, ...]]


@dataclass(eq=False)
class Group:
    """The people of one table, and what they know for certain."""

    game: str
    place: Place
    thread: Thread
    table: str
    people: list[Person]
    entries: Rows = field(default_factory=list)
    """The journal as it was when the last act was answered."""
    drafts: Rows = field(default_factory=list)
    """The drafts as they were then."""
    quoted: dict[Person, list[str]] = field(default_factory=dict)
    """What a person's panel last said that their turn will do."""
    gone: list[Message] = field(default_factory=list)
    """Posts that somebody has deleted."""
    answering: dict[int, int] = field(default_factory=dict)
    """Questions by direct message that somebody is at, which look otherwise by now: the entry at which each was made."""
    waiting: bool = False
    """Whether an act is unanswered: it may have happened or not."""

    def posts(self) -> list[Message]:
        """The posts with boards, oldest first; the picture of a result is none of them."""
        return [
            message
            for message in self.thread.history.values()
            if message.files and not message.ephemeral and re.search(r"-\d+\.webp$", message.files[0].name)
        ]

    def questions(self, person: Person) -> dict[Message, int]:
        """What somebody was asked by direct message, with the entry at which it was made."""
        found = {}
        for message in person.inbox:
            name = next((each.name for each in message.files if each.name.startswith("question-")), None)
            seq = (
                self.answering.get(message.id)
                if name is None
                else int(name[len("question-") : -len(".webp")])
            )
            if seq is not None:
                found[message] = seq
        return found

    def newest(self) -> Message | None:
        """The post with the buttons."""
        return next(
            (post for post in reversed(self.posts()) if _has(post, "play") and not post.deleted), None
        )

    @property
    def over(self) -> bool:
        """Whether the score sheet is there."""
        return any(_has(message, "rematch") for message in self.thread.messages)


class Crowd:
    """All tables of one bot.

    Args:
        database: the bot's SQLite file.
        figures: where trouble is counted.
    """

    def __init__(self, discord: Sandbox, database: Path, figures: Figures, rng: Rng) -> None:
        self._discord = discord
        self._database = database
        self._figures = figures
        self._rng = rng
        self._opened = 0
        self.acts = 0
        """How many acts were answered."""
        self.groups: list[Group] = []

    async def open(
        self, game: str, seats: int, private: bool = False, dms: bool = True, **options: str
    ) -> Group:
        """Open a table in a channel of its own and start it.

        Args:
            private: whether it has a private thread.
            dms: whether its people take direct messages.
            options: what is chosen on its panel, by name.
        """
        guild = self._discord.guild("Game night")
        self._opened += 1
        place = guild.channel(f"{game}-{self._opened}")
        people = [
            guild.person(
                f"P{self._opened}{letter}", locale=LOCALES[(self._opened + at) % len(LOCALES) if at else 0]
            )
            for at, letter in enumerate("ABC"[:seats])
        ]
        for person in people:
            person.dms_open = dms
        thread = await open_table(self._discord, place, people, game, seats, 0, private=private, **options)
        group = Group(game, place, thread, "", people)
        post = group.newest()
        assert post is not None
        group.table = next(each["custom_id"] for each in post.buttons).split(":")[2]
        group.entries, group.drafts = self.witness(group.table)
        self.groups.append(group)
        return group

    async def fill(self, games: tuple[str, ...], seats: int = 0) -> None:
        """Have one running table of each of these games, for two or three people if `seats` does not say."""
        self.groups = [group for group in self.groups if not group.over]
        for game in games:
            if game not in {group.game for group in self.groups}:
                await self.open(game, seats or 2 + self._rng.below(min(2, max(GAMES[game].seats) - 1)))

    async def look_again(self) -> None:
        """Take note of what was played without the crowd's own acts."""
        for group in self.groups:
            group.entries, group.drafts = self.witness(group.table)
            group.quoted.clear()

    async def play(self) -> None:
        """Play at all tables at once until cancelled."""
        tasks = [asyncio.create_task(self._sit(group)) for group in self.groups]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def witness(self, table: str) -> tuple[Rows, Rows]:
        """A table's journal and drafts as they stand in the file now."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True, timeout=15)) as connection:
            return look(connection, table)

    async def _sit(self, group: Group) -> None:
        rng = Rng(f"{group.table} {self._rng.below(1 << 30)}", 0)
        done: set[tuple[int, int]] = set()

        def todo() -> tuple[Message, Person | None] | None:
            asked = [(each, person) for person in group.people for each in group.questions(person)]
            posts = [*((each, person) for each, person in asked if choices(each)), (group.newest(), None)]
            return next(
                (
                    (post, person)
                    for post, person in posts
                    if post and (post.id, len(group.entries)) not in done
                ),
                None,
            )

        while not group.over:
            found = await self._discord.until(todo, "a turn to play")
            assert found is not None
            post, asked = found
            done.add((post.id, len(group.entries)))
            if asked is not None:
                group.answering[post.id] = group.questions(asked)[post]
                await self._turn(group, asked, post, rng)
                continue
            for person in [person for person in group.people if person.mention in post.text]:
                panel = await self._act(group, person, None, open_panel(person, post))
                await self._turn(group, person, panel, rng)
                if group.newest() is not post:
                    break

    async def _turn(self, group: Group, person: Person, panel: Message, rng: Rng) -> None:
        """Choose until the turn is confirmed, or refused."""
        for _ in range(40):
            offered = wanted(panel)
            if confirmable(panel) and (not offered or rng.below(2)):
                count = batches(group.entries)
                answer = await self._act(group, person, panel, confirm(person, panel))
                if answer is panel:
                    group.quoted.pop(person, None)
                    self._figures.met["confirmed"] += 1
                    if batches(group.entries) != count + 1:
                        self._figures.lost.append(f"{group.game}: told Done, and not in the journal")
            elif offered:
                answer = await self._act(group, person, panel, take(person, panel, rng.choice(offered)))
            else:
                return
            if answer is not panel:
                return  # refused: the board has moved on

    async def _act(self, group: Group, person: Person, panel: Message | None, act: Any) -> Message:
        """Do something and wait for its answer; then look what is in the file."""
        before, group.waiting = batches(group.entries), True
        answer: Message = await act
        self.acts += 1
        entries, drafts = self.witness(group.table)
        self._compare(group, entries, 1)
        if panel is None and person in group.quoted:
            said = quotes(answer)
            if said[: len(group.quoted[person])] != group.quoted[person]:
                self._figures.lost.append(f"{group.game}: a draft said {group.quoted[person]}, now {said}")
        group.entries, group.drafts, group.waiting = entries, drafts, False
        if panel is None or answer is panel:
            group.quoted.clear() if batches(entries) != before else None
            group.quoted[person] = quotes(answer)
        return answer

    def after_crash(self, group: Group, connection: sqlite3.Connection) -> None:
        """Compare the file of a dead bot with what its people were told."""
        entries, drafts = look(connection, group.table)
        self._compare(group, entries, 1 if group.waiting else 0)
        if not group.waiting and drafts != group.drafts:
            self._figures.lost.append(f"{group.game}: drafts were {group.drafts}, now {drafts}")
        if group.waiting:
            group.quoted.clear()
        group.entries, group.drafts, group.waiting = entries, drafts, False

    def _compare(self, group: Group, entries: Rows, most: int) -> None:
        if entries[: len(group.entries)] != group.entries:
            self._figures.lost.append(
                f"{group.game}: {group.entries[-3:]} was acknowledged, now {entries[-3:]}"
            )
        elif batches(entries) - batches(group.entries) > most:
            self._figures.doubled.append(f"{group.game}: {entries[len(group.entries) :]} by one act")


def look(connection: sqlite3.Connection, table: str) -> tuple[Rows, Rows]:
    """A table's journal and drafts in an open database file."""
    entries = connection.execute(
        'select seq, seat, line, at from entry where "table" = ? order by seq', [table]
    )
    drafts = connection.execute(
        'select seat, base_seq, lines from draft where "table" = ? order by seat', [table]
    )
    return entries.fetchall(), [(seat, base, json.loads(lines)) for seat, base, lines in drafts]


def batches(entries: Rows) -> int:
    """How many times somebody confirmed: what is confirmed together has one time."""
    return len({(seat, at) for _, seat, _, at in entries})


def quotes(panel: Message) -> list[str]:
    """The lines of a panel that say what the drafted turn will do."""
    return [line for line in panel.text.splitlines() if line.startswith("> ")]


def _has(message: Message, act: str) -> bool:
    return any(f"m1:{act}:" in each.get("custom_id", "") for each in message.buttons)
