"""A day of bad weather: everything that one kind of it needs, and how people play through it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from engines.core.chance import Rng
from playground.bot import BotProcess
from sandbox import Message, Person, Sandbox
from sandbox.model.errors import TestError
from tests.cogs.loopback.playing import SLOW, confirm, confirmable, open_panel, take, wanted
from tests.faults.crowd import Crowd, Group, batches
from tests.faults.figures import Figures


@dataclass
class Day:
    """Everything that a kind of bad weather needs."""

    discord: Sandbox
    bot: BotProcess
    crowd: Crowd
    group: Group
    rng: Rng
    figures: Figures

    async def turn(self, tries: int = 8) -> None:
        """Whoever is due plays a turn, and starts again when Discord spoils it."""
        entries = batches(self.crowd.witness(self.group.table)[0])
        for _ in range(tries):
            try:
                await self.play_on(*await self.panel())
            except (TestError, AssertionError, IndexError):
                self.figures.met["spoilt clicks"] += 1
            if batches(self.crowd.witness(self.group.table)[0]) > entries:
                return
        raise TestError("a turn cannot be played any more")

    def of(self, group: Group) -> Day:
        """This day at another table."""
        return Day(self.discord, self.bot, self.crowd, group, self.rng, self.figures)

    async def caught_up(self) -> None:
        """Wait until every turn is shown."""

        def shown() -> bool:
            entries, _ = self.crowd.witness(self.group.table)
            return len(self.group.posts()) == 1 + batches(entries)

        await self.discord.until(shown, "every turn", timeout=SLOW)

    async def panel(self) -> tuple[Person, Message]:
        """The panel of whoever is due, from the newest post or by the command; in the channel where the thread is locked."""
        post, person, thread = self.group.newest(), self.due(), self.group.thread
        if post is not None and person.mention in post.text and not thread.locked:
            return person, await open_panel(person, post)
        where = self.group.place if thread.locked else thread  # where one may still do something
        return person, await (await person.slash(where, "table play")).settled(SLOW)

    async def play_on(self, person: Person, panel: Message) -> None:
        """Choose at random until the turn is confirmed."""
        for _ in range(20):
            if confirmable(panel):
                await confirm(person, panel)
                return
            panel = await take(person, panel, self.chosen(panel))

    def chosen(self, panel: Message) -> tuple[str, str]:
        """One of the choices of a panel at random."""
        if not (offered := wanted(panel)):
            raise TestError(f"the panel offers nothing: {panel.text[:200]}")
        return self.rng.choice(offered)

    def due(self) -> Person:
        """Whose turn it is, by the journal: two take turns."""
        entries, _ = self.crowd.witness(self.group.table)
        newest, first = next(
            (post, person)
            for post in reversed(self.group.posts())
            for person in self.group.people
            if person.mention in post.text
        )
        shown = int(newest.files[0].name.removesuffix(".webp").rpartition("-")[2])
        turns = batches([entry for entry in entries if entry[0] > shown])
        return self.group.people[(self.group.people.index(first) + turns) % 2]


Kind: TypeAlias = Callable[[Day], Awaitable[None]]
