"""Everything that comes from outside: ids of components, fields of forms, options, completions, names, and game files.

The bot runs in this process over the loopback Discord. Nothing that anyone sends may end in an incident, hold the event loop for
more than a tenth of a second of processor time, or make the process grow.
"""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import tempfile
import time
from asyncio import events
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cogs.bot.client import Client
from cogs.bot.garbage import Garbage
from cogs.bot.worker_pool import Workers
from cogs.handlers import all_handlers
from cogs.messages.metrics import PROBLEMS, Problem
from cogs.panels.fairness import fairness_panel
from cogs.panels.replay import Place, replay_page
from data.records.enums import Stage
from data.store import open_store
from engines import GAMES
from engines.core.chance import Rng
from engines.core.journal import Entry
from engines.core.record import BadRecord, read, write
from engines.core.table_lines import TABLE_LINES
from engines.core.text import GameError
from sandbox import Channel, Message, Person, Sandbox
from sandbox.model import interactions
from sandbox.model.errors import TestError
from tables.looking_back.imports import opened
from tables.looking_back.proofs import Proof
from tables.looking_back.provenance import Whose
from tables.table import Table
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_whole_game import open_table
from tests.core.test_record import SHORT, recorded
from tests.faults.figures import Figures
from tests.faults.people import HARMFUL
from tests.faults.typing import ODD

OFFENDERS = tuple(json.loads((Path(__file__).parent / "offenders.json").read_text(encoding="utf-8")))
"""What once got further than it should."""

CLICKS = sorted({action for each in all_handlers() for action in each.clicks} - HARMFUL)
FORMS = sorted({action for each in all_handlers() for action in each.forms})
FIELDS = ("word", "text", "places", "name", "zone", "from", "until", "find", "hours", "value", "other")

LONGEST_HOLD = 0.1
"""Seconds of processor time for which the event loop may be held."""

MOST_GROWTH = 150_000
"""Kilobytes by which the process may grow, pictures and played tables in memory included."""

KEPT = 1000
"""The number of inputs after which Discord, which is in this process too, forgets what only one person could read, and every request."""


@dataclass
class Outside:
    """Someone who sends whatever they like."""

    discord: Sandbox
    client: Client
    people: list[Person]
    tables: list[str]
    rng: Rng

    def text(self) -> str:
        """Something odd, something that was once too much, or something in between."""
        text: str = self.rng.choice(OFFENDERS if self.rng.below(2) else ODD)
        if self.rng.below(4) == 0:
            text += self.rng.choice(ODD)
        if text and self.rng.below(6) == 0:
            at = self.rng.below(len(text))
            text = text[:at] + chr(self._code()) + text[at:]
        return text

    def _code(self) -> int:
        code = self.rng.below((0x80, 0x3000, 0x110000)[self.rng.below(3)])
        return 0xFFFD if 0xD800 <= code < 0xE000 else code

    def id(self, actions: list[str]) -> str:
        """The id of a component or form, made up."""
        table, seq = (
            self.rng.choice([*self.tables, "zzzzzzzz", ""]),
            self.rng.choice([0, 1, 5, 10**9, 10**30]),
        )
        return f"m1:{self.rng.choice(actions)}:{table}:{seq}:{self.text()}".replace("\n", " ")[:95]

    def message(self, person: Person) -> Message:
        """A message of the bot's that someone can reach."""
        posts = [each for place in self.places(person) for each in place.messages if each.buttons]
        return self.rng.choice(
            [*posts, *(each for each in person.inbox if each.author is self.discord.world.bot)]
        )

    def places(self, person: Person) -> list[Channel]:
        """The places where someone can be."""
        found = [
            each
            for each in self.discord.world.channels.values()
            if each.guild and person.id in each.guild.members
        ]
        return [each for each in found if each.visible_to(person)]

    async def send(self) -> str:
        """Send one thing; returns its kind."""
        person = self.rng.choice(self.people)
        kind = self.rng.choice(["button", "button", "select", "form", "form", "option", "completion", "file"])
        await getattr(self, f"_{kind}")(person)
        return kind

    async def _button(self, person: Person) -> None:
        message = self.message(person)
        reply = await person.click(message, custom_id=self.id(CLICKS), forge=True)
        await self._answered(reply)

    async def _select(self, person: Person) -> None:
        values = [self.text()[:100] for _ in range(self.rng.below(4))]
        message = self.message(person)
        reply = await person.choose(message, *values, custom_id=f"s{self.id(CLICKS)}", forge=True)
        await self._answered(reply)

    async def _form(self, person: Person) -> None:
        parts = [
            {
                "type": 18,
                "id": at,
                "component": {"type": 4, "id": 9 + at, "custom_id": name, "value": self.text()},
            }
            for at, name in enumerate(FIELDS)
        ]
        data = {"custom_id": f"f{self.id(FORMS)}", "components": parts}
        message = self.message(person)
        form = await person.click(message, custom_id=f"m1:fairword:{self.tables[0]}:0:", forge=True)
        reply = await person._act(
            interactions.MODAL_SUBMIT,
            self.discord.world.channels[message.channel.id],
            data,
            message=message,
            opened_by=form.interaction,
        )
        await self._answered(reply)

    async def _option(self, person: Person) -> None:
        command, options = self.rng.choice(_COMMANDS)
        given = {name: self.text()[:6000] for name in options}
        await self._answered(
            await person.slash(self.rng.choice(self.places(person)), command, forge=True, **given)
        )

    async def _completion(self, person: Person) -> None:
        command, options = self.rng.choice(_COMPLETED)
        place = self.rng.choice(self.places(person))
        given = {name: self.text()[:100] for name in options}
        found = await person.complete(place, command, focus=self.rng.choice(options), forge=True, **given)
        assert len(found) <= 25

    async def _file(self, person: Person) -> None:
        table = await asyncio.to_thread(_brought, self.rng, self.text())  # a worker's
        if table is not None:
            replay_page(table, None, Place(self.rng.below(len(table.turns()) + 2)), "en")
            fairness_panel(table, person.id, "ja", Proof(), Whose.UNKNOWN)

    def forget(self) -> None:
        """Forget requests, interactions, what only one person could read, and files that no message shows any more."""
        world = self.discord.world
        self.discord.requests.clear()
        world.interactions.clear()
        world.nonces.clear()
        for place in world.channels.values():
            place.history = {number: each for number, each in place.history.items() if not each.ephemeral}
        shown = {file.id for message in world.messages() for file in message.files}
        world.uploads = {number: file for number, file in world.uploads.items() if number in shown}

    async def _answered(self, reply: Any) -> None:
        if reply.type != interactions.MODAL:
            await reply.settled(SLOW)


_COMMANDS = (
    ("replay", ()), ("table verify", ()), ("play", ("game",)), ("table correct", ("table", "places", "reason")),
    ("stats history", ("whose",)), ("stats game", ("game",)), ("stats leaderboard", ("game",)), ("help", ("topic",)),
    ("armadora warrior", ("strength", "square")), ("alhambra buy", ("cards", "stall")), ("table play", ()),
    ("move", ("line",)),
)  # fmt: skip
_COMPLETED = (
    ("armadora warrior", ("strength", "square")),
    ("armadora palisade", ("edge",)),
    ("alhambra buy", ("cards", "stall")),
)

_TEXTS = tuple(write(recorded(file)) for file in SHORT)


def _brought(rng: Rng, text: str) -> Table | None:
    """The table of a file that somebody has changed; None if it was refused in words."""
    record = read(rng.choice(_TEXTS), GAMES)
    entries = [*record.entries]
    for _ in range(1 + rng.below(3)):
        at, verb = rng.below(len(entries)), rng.choice(sorted(TABLE_LINES))
        rest = rng.choice(["", " 0", " 1", f" {rng.below(400)}", " 9999", " -1"])
        entries.insert(at, Entry(0, rng.below(record.header.setup.seats + 1), verb + rest))
    numbered = tuple(replace(each, seq=seq) for seq, each in enumerate(entries, 1))
    written = write(replace(record, entries=numbered, draws={}, scores=()))
    if rng.below(3) == 0:
        at = rng.below(len(written))
        written = written[:at] + text + written[at + rng.below(3) :]
    try:
        return opened(written.encode(), "i1234abc", GAMES)[1]
    except BadRecord:
        return None


async def campaign(count: int, seed: int) -> Figures:
    """Send `count` things."""
    figures, rng = Figures("ways in"), Rng(f"ways in {seed}", 0)
    async with _outside(rng) as outside:
        for _ in range(min(count, 30)):  # what is loaded and drawn once
            await _sent(outside, Figures("before"))
        before, size = _incidents(), _size()
        with _watched() as held:
            for _ in range(count):
                figures.tried += 1
                await _sent(outside, figures)
                if figures.tried % KEPT == 0:
                    outside.forget()
        figures.stuck += [f"the event loop was held for {seconds:.2f} s by {what}" for seconds, what in held]
        if incidents := _incidents() - before:
            figures.stuck.append(f"{incidents:.0f} incidents; the log says which")
        if (grown := _size() - size) > MOST_GROWTH:
            figures.stuck.append(f"the process has grown by {grown} kB")
        figures.met["kB grown"] = grown
    return figures


async def _sent(outside: Outside, figures: Figures) -> None:
    try:
        figures.met[await outside.send()] += 1
        figures.survived += 1
    except GameError as error:
        figures.stuck.append(f"not refused in words: {error}")
    except TestError as error:
        if "hidden from" in str(error) or "is deleted" in str(error) or "cannot" in str(error):
            figures.survived += 1  # Discord itself refuses
        else:
            figures.stuck.append(str(error).splitlines()[0])


def _incidents() -> float:
    return float(PROBLEMS.labels(Problem.INCIDENT)._value.get())


def _size() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@contextmanager
def _watched() -> Iterator[list[tuple[float, str]]]:
    """What holds the event loop for too long, in processor time: other programs do not count."""
    held: list[tuple[float, str]] = []
    run = events.Handle._run

    def timed(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        if took > LONGEST_HOLD:
            held.append((took, repr(handle)[:200]))

    events.Handle._run = timed  # type: ignore[method-assign, assignment]
    gc.collect()
    gc.freeze()  # whatever else this process has loaded, as a suite of tests has, is not walked through
    try:
        yield held
    finally:
        gc.unfreeze()
        events.Handle._run = run  # type: ignore[method-assign]


@asynccontextmanager
async def _outside(rng: Rng) -> Any:
    """A server with a lobby, a running and an ended table, another server's table, and people of each."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(answer_seconds=SLOW) as discord:
            store = await open_store(f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
            client = Client(store, Workers(1))
            await discord.run(client)
            try:
                async with Garbage(lambda: client.load.waiting > 0):  # as the bot itself has it
                    yield await _set_up(discord, client, rng)
            finally:
                await discord.stop(client)


async def _set_up(discord: Sandbox, client: Client, rng: Rng) -> Outside:
    guild, other = discord.guild("Game night"), discord.guild("Elsewhere")
    channel, away = guild.channel("tables"), other.channel("tables")
    names = ("Ana", "B\u3164\u202e**n**", "Chie")
    people = [
        guild.person(name, locale=locale) for name, locale in zip(names, ("en-US", "ja", "de"), strict=True)
    ]
    host, stranger = guild.person("Host", can=("manage_guild",)), other.person("Eve")
    for game in ("armadora", "alhambra"):
        await open_table(discord, channel, people[:2], game, 2, 0)
    await open_table(discord, away, [stranger, other.person("Fay")], "armadora", 2, 0)
    tables = await client.store.tables_at(Stage.RUNNING)
    await client.tables.resign(tables[0], (await client.tables.table(tables[0])).seats[0].user or 0)
    await (await people[0].slash(channel, "table new", game="yspahan", players=3)).settled(SLOW)
    await client.posts.settle()
    tables += await client.store.tables_at(Stage.LOBBY)
    return Outside(discord, client, [*people, host, stranger], tables, rng)
