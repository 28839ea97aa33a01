"""Interactions: from a click to its answer and to the posted board, against the floor bot over the same loopback.

The bot and the floor run as processes of their own, each on its own loopback Discord, and take turns in blocks. The floor repeats
every request that the bot has made in its block - answers, posts, fetches, edits - with stored text and bytes of the same
size. Processor time is that of all processes of a side together, workers included.
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
from bench.floor import Request, repeated
from bench.pairs import quantile
from bench.processes import processor
from bench.recorded import Recorded, recorded
from bench.running_tables import copied, seated
from data.store import open_store
from engines import GAMES
from playground.bot import ROOT, BotProcess
from sandbox import Channel, Message, Person, Sandbox
from sandbox.model.channels import Thread
from sandbox.process.child import Child
from sandbox.server.posting import send

PATIENCE = 30.0
_QUIET = 0.3
_GAME = "armadora"
_TABLE = "measured"
TABLES = 1_000
PEOPLE = 50
_TEXT_GOAL, _PICTURE_GOAL = 2.0, 8.0

Act = Callable[[], Awaitable[None]]


@dataclass(slots=True)
class Side:
    """One bot: its Discord, its process, and what was measured."""

    discord: Sandbox
    people: list[Person]
    post: Message
    thread: Channel
    pid: int
    seconds: dict[str, list[float]] = field(default_factory=dict)
    spent: dict[str, list[float]] = field(default_factory=dict)

    async def block(self, kind: str, acts: list[Act]) -> list[list[Request]]:
        """Do these acts one after the other; the processor time counts until nothing more is requested.

        Returns:
            What makes the same requests again, interaction by interaction.
        """
        before, known = processor(self.pid), len(self.discord.requests)
        for act in acts:
            began = time.perf_counter()
            await act()
            self.seconds.setdefault(kind, []).append(time.perf_counter() - began)
        await self.calm()
        self.spent.setdefault(kind, []).append((processor(self.pid) - before) / len(acts))
        return repeated(self.discord.requests[known:])

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
    blocks, acts, tables = (1, 2, 5) if quick else (6, 4, TABLES)
    with TemporaryDirectory() as folder:
        async with (
            sandbox() as discord,
            BotProcess(discord, Path(folder), WORKERS="2") as bot,
            sandbox() as other,
            Child(other, Path(folder) / "floor", "-m", "bench.floor", PYTHONPATH=str(ROOT)) as bare,
        ):
            ours, _ = await bot_side(discord, bot, tables)
            floor = await _floor(other, bare)
            return await _compare(ours, floor, blocks, acts)


def sandbox() -> Sandbox:
    """A loopback Discord that checks little."""
    return Sandbox(openapi=False, check_answers=False, answer_seconds=PATIENCE)


async def bot_side(discord: Sandbox, bot: BotProcess, count: int) -> tuple[Side, list[str]]:
    """Our bot over a database with one table that is measured, and so many others."""
    played = recorded(_GAME)
    people = _people(discord)
    thread, post = _places(discord)
    store = await open_store(f"sqlite:///{bot.database}")
    users = [person.id for person in people]
    await seated(store, _TABLE, played, 0, users[: played.header.setup.seats], thread.id)
    templates = {game: f"full{at:04}" for at, game in enumerate(GAMES)}
    for game, template in templates.items():
        other = recorded(game)
        await seated(store, template, other, len(other.entries) // 2)
    await store.close()
    running = copied(bot.database, list(templates.values()), count, users)
    await bot.start()
    return Side(discord, people, post, thread, bot.pid), running


async def _floor(discord: Sandbox, bot: Child) -> Side:
    people = _people(discord)
    thread, post = _places(discord)
    bot.settings["THREAD"] = str(thread.id)
    await bot.start(commands=False)
    return Side(discord, people, post, thread, bot.pid)


def _people(discord: Sandbox) -> list[Person]:
    return [discord.guild("Game night").person(f"Person {number}") for number in range(PEOPLE)]


def _places(discord: Sandbox) -> tuple[Thread, Message]:
    """A thread for the story of a table, and a message of the bot to click below."""
    world, guild = discord.world, discord.guild("Game night")
    channel = guild.channel("tables")
    thread = world.new_thread(channel, "a game", world.bot)
    return thread, send(world, channel, world.bot, {"content": "the newest post"}, {})


async def _compare(ours: Side, floor: Side, blocks: int, acts: int) -> list[Figure]:
    """Blocks of every kind in turn on both sides; the first of each only warms up."""
    script = _Script(ours, recorded(_GAME))
    for _ in range(blocks + 1):
        await floor.block("text", _floor_acts(floor, await ours.block("text", script.text(acts))))
        await script.open()
        await floor.block("preview", _floor_acts(floor, await ours.block("preview", script.preview(acts))))
        requests = []
        for act in script.turns(acts):
            await script.draft()
            requests += await ours.block("turn", [act])
        await floor.block("turn", _floor_acts(floor, requests))
    said = {
        "text": "answer without a picture",
        "preview": "draft preview",
        "turn": "confirmed turn, with its post",
    }
    found = []
    for kind, name in said.items():
        goal = _TEXT_GOAL if kind == "text" else _PICTURE_GOAL
        mine, other = _per_block(ours.spent[kind], blocks + 1), _per_block(floor.spent[kind], blocks + 1)
        ratio = median(one / two for one, two in zip(mine[1:], other[1:], strict=True))
        waited = ours.seconds[kind][len(ours.seconds[kind]) // (blocks + 1) :]
        found.append(
            Figure(f"{name}: processor", median(mine[1:]) * 1000, "ms", ratio, "the floor", most=goal)
        )
        found += [
            Figure(f"{name}: {label} of waits", quantile(waited, share) * 1000, "ms")
            for label, share in (("50 %", 0.5), ("95 %", 0.95), ("99 %", 0.99))
        ]
        found.append(Figure(f"{name}: 50 % of waits, the floor", median(floor.seconds[kind]) * 1000, "ms"))
    return found


def _per_block(spent: list[float], blocks: int) -> list[float]:
    """The mean of what belongs to each block."""
    size = len(spent) // blocks
    return [sum(spent[at * size : (at + 1) * size]) / size for at in range(blocks)]


def _floor_acts(floor: Side, interactions: list[list[Request]]) -> list[Act]:
    """Clicks below messages that say what to request."""
    world, channel = floor.discord.world, floor.discord.guild("Game night").channel("tables")

    def act(requests: list[Request]) -> Act:
        said = "\n".join(map(str, requests))
        post = send(world, channel, world.bot, {"content": said}, {})

        async def click() -> None:
            await floor.click(floor.people[0], "floor", post)

        return click

    return [act(requests) for requests in interactions]


class _Script:
    """What people do at the measured table: they play the recorded game by clicks."""

    def __init__(self, side: Side, played: Recorded) -> None:
        self.side, self.played = side, played
        self.head = 0
        self._drafted = False
        self._panel: Message | None = None

    def text(self, count: int) -> list[Act]:
        """The board in words."""

        async def act() -> None:
            await self.side.click(self._due, f"m1:text:{_TABLE}:{self.head}:")

        return [act] * count

    def preview(self, count: int) -> list[Act]:
        """A move drafted and taken back, in turn: one preview each."""

        async def act() -> None:
            if self._drafted:
                await self.side.click(self._due, f"m1:over:{_TABLE}:{self.head}:", self._panel)
                self._drafted = False
            else:
                await self._draft()

        return [act] * count

    def turns(self, count: int) -> list[Act]:
        """A drafted turn confirmed, until its board is posted."""

        async def act() -> None:
            posts = len(self.side.thread.messages)
            await self.side.click(self._due, f"m1:confirm:{_TABLE}:{self.head}:", self._panel)
            await self.side.discord.until(
                lambda: len(self.side.thread.messages) > posts, "the post of a turn", PATIENCE
            )
            self.head += 1
            if self.played.entries[self.head].line == "end":
                self.head += 1
            self._drafted, self._panel = False, None

        return [act] * count

    async def draft(self) -> None:
        """See to it that a turn is drafted."""
        await self.open()
        if not self._drafted:
            await self._draft()
            await self.side.calm()

    async def open(self) -> None:
        """See to it that whoever is due has a panel."""
        if self._panel is None:
            self._panel = await self.side.click(self._due, f"m1:play:{_TABLE}:{self.head}:")

    async def _draft(self) -> None:
        line = self.played.entries[self.head].line
        self._drafted = True
        await self.side.click(self._due, f"m1:pick:{_TABLE}:{self.head}:{line}", self._panel)

    @property
    def _due(self) -> Person:
        return self.side.people[self.played.entries[self.head].seat or 0]
