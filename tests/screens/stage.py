"""A bot on a loopback Discord for one scenario: its clock stands, its chance is fixed, and nothing is drawn."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from bench.recorded import Recorded, recorded
from cogs.bot.client import Client, Timing
from cogs.bot.worker_pool import Workers
from cogs.upkeep.thread import thread_name
from data.records import audiences
from data.records.enums import Seating, StopReason
from data.records.enums import Stage as Phase
from data.records.rows import Change, DeadlineRow, SeatRow, StoredEntry, SurfaceRow, TableRow
from data.store import open_store
from engines import PLAYERS
from engines.computers import search
from engines.computers.levels import Level
from engines.computers.reviewing import Decision, Reviewed
from engines.core.game import View
from sandbox import Channel, Message, Person, Sandbox, Thread
from sandbox.model.wire import PATIENCE
from sandbox.people.modals import Modal
from tests.cogs.loopback.conftest import Time, registering_once
from tests.cogs.loopback.playing import handled
from tests.spoken import discord_locale

Screens = AsyncIterator[tuple[str, Sequence[Message | Modal]]]
"""What a scenario yields: the name of a screen, and what is to be read under it."""

NAMES = ("Ana", "Ben", "Chie", "Dora", "Emil", "Fay")
TABLE = "screen01"
"""The id of a table that is made from a recorded game."""
_SERVER = "Game night"
_DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da63fcff1f0003030200efbfa7db0000000049454e44ae426082"
)
"""The smallest picture: a screen has the words about a picture, and not the picture."""


class Here(Workers):
    """Workers that draw a dot, and do all else at once, here."""

    def __init__(self) -> None:
        super().__init__(0)

    async def picture(self, wanted: Any, packed: bytes | None = None) -> bytes:
        """A dot, even where there would be nothing to draw."""
        return _DOT

    async def computer(self, game: str, view: View, key: str, level: Level) -> tuple[str, ...]:
        """What a computer chooses."""
        return search.answer(PLAYERS[game], view, key, level)

    async def review(self, game: str, decision: Decision, key: str) -> Reviewed | None:
        """A review without a thought: what was played is what was best."""
        first, *_ = lines = [each.line for each in decision.entries if each.line != "end"] or ["pass"]
        seq = decision.entries[0].seq
        return Reviewed(seq, (first,) if len(lines) > 1 else ("pass",), 5.2 - seq % 9, 0.4)

    async def file(self, job: Callable[..., Any], *args: object) -> Any:
        """Run a job."""
        return job(*args)

    async def do(self, priority: Any, job: Callable[..., Any], *args: object) -> Any:
        """Run a job."""
        return job(*args)


@dataclass
class Stage:
    """Where a scenario plays: one server with one channel, whose language its tables have, people of one language, and their bot."""

    discord: Sandbox
    client: Client
    time: Time
    locale: str
    """The language of the server."""
    people: dict[str, Person]
    reads: str
    """The language of its people."""

    @property
    def guild(self):
        """The server."""
        return self.discord.guild(_SERVER)

    @property
    def channel(self) -> Channel:
        """The channel in which tables are opened."""
        channel: Channel = self.guild.channel("tables")
        return channel

    def person(self, name: str, **more: Any) -> Person:
        """Somebody on the server, who is made when they are first asked for."""
        if name not in self.people:
            self.people[name] = self.guild.person(name, locale=discord_locale(self.reads), **more)
        return self.people[name]

    async def type(self, name: str, command: str, where: Channel | None = None, /, **options: Any) -> Message:
        """What comes of a slash command."""
        person = self.person(name)
        return await (await person.slash(where or self.channel, command, **options)).settled(PATIENCE)

    async def moved(self, condition: Callable[[], object], what: str) -> None:
        """Wait for what a move of the clock brings, and until nothing more comes of it."""
        await self.discord.until(condition, what, PATIENCE)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is left to do or to show."""
        await handled()
        for _ in range(2):
            await self.client.tables.settle()
            await self.client.posts.settle()

    async def seated(self, game: str, name: str, head: int, clock: str = "24h", vacation: int = 2) -> Thread:
        """A recorded game as a running table, some entries on; the thread, with the post of its newest turn."""
        played = recorded(game, name)
        people = [self.person(each) for each in NAMES[: played.header.setup.seats]]
        thread = self.discord.world.new_thread(self.channel, "…", self.discord.world.bot)
        await _store(self, played, head, people, thread.id, clock, vacation)
        thread.name = thread_name(await self.client.tables.table(TABLE))
        self.client.posts.wake(TABLE)
        await self.rest()
        return thread


Scenario = Callable[[Stage], Screens]


async def _store(
    stage: Stage, played: Recorded, head: int, people: list[Person], thread: int, clock: str, vacation: int
) -> None:
    header, now, store = played.header, stage.time.now(), stage.client.store
    row = TableRow(
        TABLE, header.game, header.setup.seats, header.setup.options, header.setup.rules, header.seed,
        Phase.RUNNING, StopReason.NONE, stage.guild.id, stage.channel.id, thread, stage.locale, people[0].id, clock,
        Seating.JOINED, False, now - timedelta(days=2), started_at=now - timedelta(days=2),
    )  # fmt: skip
    seats = tuple(
        SeatRow(TABLE, seat, person.id, person.name, False, stage.reads, vacation=vacation)
        for seat, person in enumerate(people)
    )
    begins = [now - timedelta(minutes=20 * (head - at)) for at in range(head)]
    entries = tuple(StoredEntry(each, at) for each, at in zip(played.entries, begins, strict=False))
    due = now + timedelta(days=1)
    deadlines = tuple(
        DeadlineRow(TABLE, seat, due, False, due - timedelta(hours=6), begins=now)
        for seat in played.game.due(played.states[head])
        if clock != "none"
    )
    await store.create(row, seats)
    await store.commit(Change(replace(row, head=head), entries=entries, deadlines=deadlines))
    told = max((each.seq for each in played.entries[: head - 1] if each.line == "end"), default=-1)
    await store.set_surface(
        *(SurfaceRow(TABLE, audience, thread, None, told) for audience in (audiences.THREAD, audiences.TOLD))
    )


@asynccontextmanager
async def staged(scenario: str, locale: str, folder: Path, reads: str = "") -> AsyncIterator[Stage]:
    """A stage for a scenario; its database is in this folder, where a file `tables.sqlite3` has its tables already.

    Args:
        reads: the language of its people, if that is not the server's.
    """
    numbers, time = count(), Time()

    def chance(size: int) -> str:
        return sha256(f"{scenario} {next(numbers)}".encode()).hexdigest()[: 2 * size]

    async with Sandbox(openapi=False, answer_seconds=PATIENCE) as discord:
        discord.guild(_SERVER, locale=discord_locale(locale)).channel("tables")
        client = Client(
            await open_store(f"sqlite+aiosqlite:///{folder}/tables.sqlite3"), Here(),
            timing=Timing(time.now, time.sleep_until, timedelta.max), secret=chance,
        )  # fmt: skip
        registering_once(discord, client)
        await discord.run(client)
        yield Stage(discord, client, time, locale, {}, reads or locale)
        await discord.stop(client)
