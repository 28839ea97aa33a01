"""Measures interactions: what a click costs, from the press to its answer and to the posted board.

The bot is a process of its own on a loopback Discord, with a thousand running tables. Processor time is that of the bot with its workers, and
counts until nothing more is requested.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.processes import memory, processor
from bench.recorded import recorded
from bench.running_tables import copy_tables, seat_recorded
from data.store import open_store
from engines import GAMES
from playground.bot import BotProcess
from sandbox import REALISTIC, Channel, Message, Person, Sandbox
from sandbox.server.posting import send

PATIENCE = 30.0
_QUIET = 0.3
_GAME = "armadora"
_TABLE = "measured"
CONFIRMED = "confirmed turn, with its post"
RUNG = "until its post rings"
TABLES = 1_000
PEOPLE = 50

Act = Callable[[], Awaitable[None]]


@dataclass(slots=True)
class Side:
    """A bot: its Discord, its process, and what was measured."""

    discord: Sandbox
    people: list[Person]
    post: Message
    thread: Channel
    pid: int
    seconds: dict[str, list[float]] = field(default_factory=dict)
    spent: dict[str, list[float]] = field(default_factory=dict)

    async def measured(self, kind: str, act: Act) -> None:
        """Do something once, and note how long it took and what processor time it cost."""
        before, began = processor(self.pid), time.perf_counter()
        await act()
        self.seconds.setdefault(kind, []).append(time.perf_counter() - began)
        await self.calm()
        self.spent.setdefault(kind, []).append(processor(self.pid) - before)

    async def calm(self) -> None:
        """Wait until the bot asks for nothing more."""
        seen = -1
        while len(self.discord.requests) != seen:
            seen = len(self.discord.requests)
            await asyncio.sleep(_QUIET)

    async def click(self, person: Person, custom_id: str, on: Message | None = None) -> Message:
        """Press a button with this id, below the post if nowhere else, and wait for the whole answer."""
        reply = await person.click(on or self.post, custom_id=custom_id, forge=True)
        return await reply.settled(PATIENCE)


def measure(quick: bool = False) -> list[Figure]:
    """Answers without and with a picture, and confirmed turns."""
    return asyncio.run(_measured(quick))


async def _measured(quick: bool) -> list[Figure]:
    turns, tables = (1, 5) if quick else (24, TABLES)
    with TemporaryDirectory() as folder:
        async with sandbox() as discord, BotProcess(discord, Path(folder), WORKERS="2") as bot:
            side, _ = await bot_side(discord, bot, tables)
            script = Script(side)
            for _ in range(turns + 4):  # the first ones warm up
                await script.round()
            found = []
            for kind in side.spent:
                spent, waited = median(side.spent[kind][4:]), median(side.seconds[kind][4:])
                found += [
                    Figure(f"{kind}: processor", spent * 1000, "ms"),
                    Figure(f"{kind}: 50 % of waits", waited * 1000, "ms"),
                ]
            return [*found, Figure("the bot with two workers: memory", memory(side.pid) / 1e6, "MB")]


def sandbox() -> Sandbox:
    """A loopback Discord that checks little, with Discord's rate limits."""
    return Sandbox(openapi=False, check_answers=False, answer_seconds=PATIENCE, rate_limits=REALISTIC)


async def bot_side(discord: Sandbox, bot: BotProcess, count: int, moments: int = 1) -> tuple[Side, list[str]]:
    """Start a bot over a database with one table that is measured, and `count` others, whose ids come with it.

    Args:
        moments: of how many positions of each game the others are copies.
    """
    guild, world, played = discord.guild("Game night"), discord.world, recorded(_GAME)
    people = [guild.person(f"Person {number}") for number in range(PEOPLE)]
    channel = guild.channel("tables")
    thread = world.new_thread(channel, "a game", world.bot)
    post = send(world, channel, world.bot, {"content": "the newest post"}, {})
    store = await open_store(f"sqlite:///{bot.database}")
    users = [person.id for person in people]
    await seat_recorded(store, _TABLE, played, 0, users[: played.header.setup.seats], thread.id)
    templates: list[str] = []
    for moment in range(1, moments + 1):
        for game in GAMES:
            templates.append(f"f{len(templates):07}")
            entries = len(recorded(game).entries) * moment // (moments + 1)
            await seat_recorded(store, templates[-1], recorded(game), entries)
    await store.close()
    running = copy_tables(bot.database, templates, count, users)
    await bot.start()
    return Side(discord, people, post, thread, bot.pid), running


class Script:
    """The clicks of people at the measured table, who play the recorded game."""

    def __init__(self, side: Side) -> None:
        self.side, self.entries = side, recorded(_GAME).entries
        self.head = 0
        self._panel: Message | None = None

    async def round(self) -> None:
        """Read the board in words, open the panel, draft a turn, and confirm it, until its board is posted."""
        await self.side.measured("answer without a picture", self._text)
        self._panel = await self._press("play")
        await self.side.calm()
        await self.side.measured("draft preview", self._draft)
        await self.side.measured(CONFIRMED, self._confirm)
        self.head += 1 + (self.entries[self.head + 1].line == "end")
        self._panel = None

    async def _text(self) -> None:
        await self._press("text")

    async def _draft(self) -> None:
        await self._press("pick", self.entries[self.head].line)

    async def _confirm(self) -> None:
        discord, thread = self.side.discord, self.side.thread
        count, began = len(thread.messages), time.perf_counter()
        await self._press("confirm")
        await discord.until(lambda: len(thread.messages) > count, "the post of a turn", PATIENCE)
        self.side.seconds.setdefault(RUNG, []).append(time.perf_counter() - began)
        await discord.until(lambda: thread.messages[count].v2, "its board", PATIENCE)

    async def _press(self, action: str, argument: str = "") -> Message:
        person = self.side.people[self.entries[self.head].seat or 0]
        custom_id = f"m1:{action}:{_TABLE}:{self.head}:{argument}"
        return await self.side.click(person, custom_id, self._panel)
