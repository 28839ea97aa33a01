"""Start-up: from the start of the process over a full database to the first click that is answered."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.recorded import recorded
from bench.running_tables import copied, seated
from data.store import open_store
from engines import GAMES
from playground.bot import BotProcess
from sandbox import Person, Sandbox
from sandbox.server.posting import send

_TABLES = 10_000
_GOAL = 3.0
_PATIENCE = 60.0


def measure(quick: bool = False) -> list[Figure]:
    """Seconds until the first click is acknowledged, and until its picture stands there."""
    found = []
    for count in [10] if quick else [10, 1_000, _TABLES]:
        acknowledged, answered = asyncio.run(_started(count))
        goal = _GOAL if count in (10, _TABLES) else None
        found += [
            Figure(
                f"{count:,} running tables: the first click acknowledged after", acknowledged, "s", most=goal
            ),
            Figure(f"{count:,} running tables: its picture after", answered, "s"),
        ]
    return found


async def _started(count: int) -> tuple[float, float]:
    with TemporaryDirectory() as folder:
        async with (
            Sandbox(openapi=False, answer_seconds=_PATIENCE) as discord,
            BotProcess(discord, Path(folder), WORKERS="1") as bot,
        ):
            channel = discord.guild("Game night").channel("tables")
            person = discord.guild("Game night").person("Ana")
            post = send(discord.world, channel, discord.world.bot, {"content": "the newest post"}, {})
            table = await filled(bot.database, count, person)
            began = time.monotonic()
            await bot.start()
            reply = await person.click(post, custom_id=f"m1:play:{table}:0:", forge=True)
            acknowledged = time.monotonic() - began
            await reply.settled(_PATIENCE)
            return acknowledged, time.monotonic() - began


async def filled(file: Path, count: int, person: Person, share: float = 0.5) -> str:
    """A database of so many running tables of all games; one of them waits for this person."""
    store = await open_store(f"sqlite:///{file}")
    templates = {game: f"real{at:04}" for at, game in enumerate(GAMES)}
    for game, template in templates.items():
        played = recorded(game)
        entries = int(len(played.entries) * share)
        users = [person.id] * played.header.setup.seats if game == "carcassonne" else []
        due = played.game.due(played.states[entries])
        users = [person.id if seat in due else 7 + seat for seat in range(len(users))]
        await seated(store, template, played, entries, users)
    await store.close()
    copied(file, list(templates.values()), max(0, count - len(templates)))
    return templates["carcassonne"]
