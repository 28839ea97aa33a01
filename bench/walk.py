"""The way of a click: which of the bot's own files and functions a confirmed turn passes, over a real loopback.

Counted are distinct files and distinct functions of `cogs`, `community`, `data`, `engines`, `render` and `tables`, in every thread of
the bot's process, whoever calls them: from the router, which gets the click, until `store.commit` returns, and until the
request of the new post leaves for Discord. The answer to whoever clicked falls into the second. A function is its file and the
place where it is defined; nested functions, lambdas and properties count, generator expressions and comprehensions belong to the
function around them, and what dataclasses write by themselves has no file. Worker processes do not count. Time stands
still, so nothing else happens. The table is as it opens by default, without a clock; the turn before was played the same way, so caches are warm.

`python -m bench.walk --list` names everything.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

from bench.figures import Figure, table
from bench.interactions import PATIENCE, sandbox
from bench.recorded import recorded
from bench.running_tables import seat_recorded
from cogs.bot.client import Client, Timing
from cogs.bot.worker_pool import Workers
from cogs.interactions import answer
from data.records.rows import Change
from data.store import open_store
from sandbox import Message, Sandbox
from sandbox.server.posting import send
from tables.clocks.time_control import NO_CLOCK

ROOT = Path(__file__).parents[1]
OWN = tuple(f"{ROOT / package}/" for package in ("cogs", "community", "data", "engines", "render", "tables"))
COMMITTED, POSTED = "until it is committed", "until the request of the new post"
GOALS = {COMMITTED: (20, 80), POSTED: (60, 300)}
"""Files and functions, at most."""
BEFORE = {COMMITTED: (34, 114), POSTED: (90, 345)}
"""What it was before the way was shortened, counted as here; somebody else had counted 36 and 132, 101 and 507, by a rule of their own."""
_TABLE, _GAME = "measured", "armadora"

Passed = frozenset[tuple[str, str, int]]
"""Functions: file, qualified name, line."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Files and functions that one confirmed turn passes, by the point reached."""

    passed: dict[str, Passed]

    def figures(self) -> list[Figure]:
        """Files and functions of each part against their goals."""
        found = []
        for part, functions in self.passed.items():
            counts = len({file for file, _, _ in functions}), len(functions)
            for unit, count, goal, before in zip(
                ("files", "functions"), counts, GOALS[part], BEFORE[part], strict=True
            ):
                found.append(Figure(f"{part} (it was {before})", count, unit, most=goal))
        return found

    def listed(self, part: str) -> str:
        """The functions of a part, file by file."""
        by_file = groupby(sorted(self.passed[part]), lambda each: each[0])
        return "\n".join(
            f"{file}: {', '.join(name for _, name, _ in functions)}" for file, functions in by_file
        )


class Watch:
    """Notes every function of the bot that is called; begins with `clear`."""

    def __init__(self) -> None:
        self._seen: dict[CodeType, None] = {}
        self._around: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self._seen[frame.f_code] = None

    def clear(self) -> None:
        """Forget what was called so far; who called this was called before, and does not count when it goes on."""
        self._seen, frame = {}, sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            self._around.add(frame.f_code)

    def passed(self) -> Passed:
        """The functions called since."""
        return frozenset(
            (code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname, code.co_firstlineno)
            for code in self._seen.keys() - self._around
            if code.co_filename.startswith(OWN) and not code.co_name.endswith(("comp>", "genexpr>"))
        )


def measure(quick: bool = False) -> list[Figure]:
    """Files and functions of a confirmed turn."""
    return asyncio.run(walk()).figures()


async def walk(workers: Workers | None = None) -> Walk:
    """Play two turns over a loopback of its own, and watch the second.

    Args:
        workers: who draw; one of its own if there are none.
    """
    watch, patience = Watch(), answer.PATIENCE
    threading.setprofile(watch)  # of threads that begin from now on: those of the database
    answer.PATIENCE = PATIENCE  # a busy machine defers, which is another way
    try:
        with TemporaryDirectory() as folder:
            async with sandbox() as discord:
                return await _second_turn(discord, Path(folder), workers or Workers(1), watch)
    finally:
        threading.setprofile(None)
        answer.PATIENCE = patience


async def _confirmed(client: Client, watch: Watch, confirm: Callable[[], Any]) -> Walk:
    """The functions passed from the press of Confirm until the new post's request."""
    passed: dict[str, Passed] = {}
    route, commit, post = client.router.route, client.store.commit, client.http.send_message
    posted = asyncio.Event()

    async def routed(it: Any) -> None:
        watch.clear()
        await route(it)

    async def committed(change: Any) -> Any:
        found = await commit(change)
        passed.setdefault(COMMITTED, watch.passed())
        return found

    async def requested(*args: Any, **options: Any) -> Any:
        passed.setdefault(POSTED, watch.passed())
        posted.set()
        return await post(*args, **options)

    client.router.route = routed  # type: ignore[method-assign]
    client.store.commit = committed  # type: ignore[method-assign]
    client.http.send_message = requested  # type: ignore[method-assign]
    try:
        await confirm()
        await asyncio.wait_for(posted.wait(), PATIENCE)
    finally:
        client.router.route, client.store.commit = route, commit  # type: ignore[method-assign]
        client.http.send_message = post  # type: ignore[method-assign]
    return Walk(passed)


async def _second_turn(discord: Sandbox, folder: Path, workers: Workers, watch: Watch) -> Walk:
    played = recorded(_GAME, "base-2-computers")
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    people = [guild.person(f"Person {seat}") for seat in range(played.header.setup.seats)]
    thread = discord.world.new_thread(channel, "a game", discord.world.bot)
    post = send(discord.world, channel, discord.world.bot, {"content": "the newest post"}, {})
    store = await open_store(f"sqlite:///{folder}/tables.sqlite3")
    await seat_recorded(store, _TABLE, played, 0, [person.id for person in people], thread.id)
    stored = await store.read(_TABLE)
    assert stored is not None
    await store.commit(Change(replace(stored.row, clock=NO_CLOCK), drop_deadlines=(0, 1)))  # as by default
    began = datetime.now(UTC)
    client = Client(store, workers, timing=Timing(lambda: began, _never))
    await discord.run(client)
    for each in client._lookouts:  # what looks around by the time of day, whoever clicks
        each.cancel()

    async def click(action: str, on: Message | None = None) -> Message:
        head = (await client.tables.table(_TABLE)).head
        due = people[played.entries[head].seat or 0]
        reply = await due.click(on or post, custom_id=f"m1:{action.format(head)}", forge=True)
        message = await reply.settled(PATIENCE)
        # What a panel tells once is kept after its answer, and preferences are read anew after that.
        if busy := [each for each in asyncio.all_tasks() if each.get_name() == "discord.py: on_interaction"]:
            await asyncio.wait(busy)
        return message

    try:
        for turn in (1, 2):
            head = (await client.tables.table(_TABLE)).head
            panel = await click(f"play:{_TABLE}:{head}:")
            await click(f"pick:{_TABLE}:{head}:{played.entries[head].line}", panel)
            await client.posts.settle()
            if turn == 1:
                await click(f"confirm:{_TABLE}:{head}:", panel)
                await client.posts.settle()
        sys.setprofile(watch)
        return await _confirmed(client, watch, lambda: click(f"confirm:{_TABLE}:{head}:", panel))
    finally:
        sys.setprofile(None)
        await client.posts.settle()
        await discord.stop(client)


async def _never(_: datetime) -> None:
    await asyncio.Event().wait()


def main() -> None:
    """Print the figures; with `--list` every function, too."""
    found = asyncio.run(walk())
    sys.stdout.write(f"{table(found.figures())}\n")
    if "--list" in sys.argv:
        for part in found.passed:
            sys.stdout.write(f"\n{part}\n{found.listed(part)}\n")


if __name__ == "__main__":
    main()
