"""Three bots on one PostgreSQL database, each with its own shard, as in the compose file: one at random is killed, again and again,
while people play at tables of all of them.

Nothing that was acknowledged may be lost, nothing shown twice, and no turn shown later than a minute after it was confirmed.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

from engines.core.chance import Rng
from playground.bot import BotProcess
from sandbox import REALISTIC, Guild, Sandbox
from sandbox.model.errors import TestError
from tests.cogs.loopback.playing import SLOW, choices, confirm, confirmable, open_panel, take, wanted
from tests.databases import postgres_server
from tests.faults import judge
from tests.faults.crowd import Crowd, Group
from tests.faults.figures import Figures
from tests.faults.processes import asked, bots_of, connected, guild_of_shard, opened, truth_of
from tests.faults.witness import Witness, shows
from tests.spoken import says

MACHINES = 3
LATE = 60.0
"""Seconds from a turn's confirmation to its post."""
_ANSWER = 15.0
"""Seconds after which a person presses again."""
_AGAIN = 0.2
_TIMES = 'select seq, at from entry where "table" = $1'


class Town:
    """The people at all tables, who play until they are told to stop."""

    def __init__(self, discord: Sandbox, database: str, rng: Rng, figures: Figures) -> None:
        self.discord = discord
        self.database = database
        self.groups: list[Group] = []
        self.done: Counter[str] = Counter()
        """Turns that were acknowledged, by table."""
        self.closing = False
        self._rng = rng
        self._figures = figures

    async def sit(self, guild: Guild) -> None:
        """Open a table on a server, play it, and open the next one."""
        while not self.closing:
            try:
                group = await opened(self.discord, guild)
            except (TestError, AssertionError):  # whoever looks after this server is dead at the moment
                await asyncio.sleep(_AGAIN)
                continue
            self.groups.append(group)
            while not (self.closing or group.over):
                try:
                    await self._turn(group)
                except TestError:
                    await asyncio.sleep(_AGAIN)

    async def _turn(self, group: Group) -> None:
        post = group.newest()
        due = next((each for each in group.people if post and each.mention in post.text), None)
        if post is None or due is None:
            await asyncio.sleep(_AGAIN)
            return
        panel = await open_panel(due, post)
        while choices(panel) and not confirmable(panel):
            panel = await take(due, panel, self._rng.choice(wanted(panel)))
        if not confirmable(panel):
            await asyncio.sleep(_AGAIN)
            return
        panel = await confirm(due, panel)
        if not choices(panel) and not confirmable(panel) and says(panel.text, "turn-played"):
            self.done[group.table] += 1


async def campaign(seconds: int, seed: int) -> Figures:
    """Play for `seconds`, with at least one process killed."""
    figures, rng = Figures("three machines"), Rng(f"machines {seed}", 0)
    with postgres_server() as database, tempfile.TemporaryDirectory() as folder:
        async with (
            Sandbox(answer_seconds=_ANSWER, rate_limits=REALISTIC) as discord,
            bots_of(discord, Path(folder), database, MACHINES) as bots,
        ):
            town = Town(discord, database, rng, figures)
            guilds = [guild_of_shard(discord, shard, MACHINES) for shard in range(MACHINES)]
            async with asyncio.TaskGroup() as tasks:
                for guild in guilds:
                    tasks.create_task(town.sit(guild))
                await _kill(town, bots, seconds, rng, figures)
                town.closing = True
            await _judge(town, figures)
            for bot in bots:
                _, traceback, what = bot.said().partition("Traceback")
                if traceback:
                    figures.stuck.append(f"{traceback}{what[:3000]}")
    figures.survived = figures.tried if not figures.wrong else 0
    return figures


async def _kill(town: Town, bots: list[BotProcess], seconds: int, rng: Rng, figures: Figures) -> None:
    """Kill one after the other, and start it again."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    await town.discord.until(lambda: len(town.groups) == MACHINES, "a table on each machine", timeout=SLOW)
    while not figures.tried or loop.time() < end:
        await asyncio.sleep(0.3 + rng.below(30) / 10)
        bot = bots[rng.below(len(bots))]
        bot.strike()
        figures.tried += 1
        await town.discord.until(lambda: len(town.discord.gateway.live) < MACHINES, "its end", timeout=SLOW)
        await asyncio.sleep(rng.below(20) / 10)
        await bot.spawn()
        await connected(town.discord, MACHINES)


async def _judge(town: Town, figures: Figures) -> None:
    """Compare all tables with the rows, once they have caught up."""
    witness = Witness(Crowd(town.discord, Path(), figures, Rng("", 0)), figures)
    latest = 0.0
    for group in town.groups:
        truth = await truth_of(town.database, group.table)
        with suppress(TestError):  # the witness says what is wrong
            await town.discord.until(partial(shows, group, truth), "every turn", timeout=LATE)
        await witness.check(town.discord, group, truth)
        if len(truth.pictures) - 1 < town.done[group.table]:
            figures.lost.append(
                f"{town.done[group.table]} turns were acknowledged, {len(truth.pictures) - 1} are there"
            )
        rows = await asked(town.database, _TIMES, group.table)
        times: dict[object, datetime] = {seq: at for seq, at in rows if isinstance(at, datetime)}
        for post in group.posts():
            at = times.get(judge.seq_of(post.files[0].name), post.timestamp)
            late = (post.timestamp - at).total_seconds()
            latest = max(latest, late)
            if late > LATE:
                figures.stuck.append(f"{post.files[0].name} was shown {late:.0f} s late")
    figures.met["tables"] = len(town.groups)
    figures.met["requests to Discord"] = len(town.discord.requests)
    figures.met["turns"] = sum(town.done.values())
    figures.met["posts"], figures.met["pings"] = witness.posts, witness.pings
    figures.met["seconds from the latest turn to its post"] = round(latest)
