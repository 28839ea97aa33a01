"""Start-up: from the start of the process over a full database to the first click that is answered; and what it needs then."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.processes import memory
from bench.recorded import recorded
from bench.running_tables import copy_tables, seat_recorded
from data.store import open_store
from engines import GAMES
from playground.bot import BotProcess
from sandbox import Person, Sandbox
from sandbox.server.posting import send

_PATIENCE = 60.0


def measure(quick: bool = False) -> list[Figure]:
    """Seconds until the first click is acknowledged and until its picture stands there, then memory and disk."""
    counts = [10] if quick else [10, 10_000]
    return [figure for count in counts for figure in asyncio.run(_started(count))]


async def _started(count: int) -> list[Figure]:
    with TemporaryDirectory() as folder:
        async with (
            Sandbox(openapi=False, answer_seconds=_PATIENCE) as discord,
            BotProcess(discord, Path(folder), WORKERS="2") as bot,
        ):
            channel = discord.guild("Game night").channel("tables")
            person = discord.guild("Game night").person("Ana")
            post = send(discord.world, channel, discord.world.bot, {"content": "the newest post"}, {})
            table = await _filled(bot.database, count, person)
            size = bot.database.stat().st_size
            began = time.monotonic()
            await bot.start()
            reply = await person.click(post, custom_id=f"m1:play:{table}:0:", forge=True)
            acknowledged = time.monotonic() - began
            await reply.settled(_PATIENCE)
            answered = time.monotonic() - began
            name = f"{count:,} running tables"
            return [
                Figure(f"{name}: the first click acknowledged after", acknowledged, "s", most=3.0),
                Figure(f"{name}: its picture after", answered, "s"),
                Figure(f"{name}: memory of the bot with two workers", memory(bot.pid) / 1e6, "MB"),
                Figure(f"{name}: database for a table", size / count / 1e3, "kB"),
            ]


async def _filled(file: Path, count: int, person: Person) -> str:
    """Fill a database with `count` running tables of all games; one of them waits for this person, and its id is returned."""
    store = await open_store(f"sqlite:///{file}")
    templates = {game: f"real{at:04}" for at, game in enumerate(GAMES)}
    for game, template in templates.items():
        played = recorded(game)
        entries = len(played.entries) // 2
        users: list[int] = []
        if game == "carcassonne":
            due = played.game.due(played.states[entries])
            users = [person.id if seat in due else 7 + seat for seat in range(played.header.setup.seats)]
        await seat_recorded(store, template, played, entries, users)
    await store.close()
    copy_tables(file, list(templates.values()), max(0, count - len(templates)))
    return templates["carcassonne"]
