"""A server to be unlucky on: a loopback Discord, a bot as a process, and a crowd that plays there."""

from __future__ import annotations

import re
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from engines.core.chance import Rng
from playground.bot import BotProcess
from sandbox import REALISTIC, Guild, Sandbox
from sandbox.model.wire import PATIENCE
from tests.faults.crowd import Crowd
from tests.faults.figures import Figures
from tests.faults.witness import Witness


@dataclass(frozen=True)
class Server:
    """What a campaign works with; `guild` is where people play."""

    discord: Sandbox
    guild: Guild
    bot: BotProcess
    crowd: Crowd
    witness: Witness
    folder: Path


@asynccontextmanager
async def server(
    figures: Figures, rng: Rng, database: str = "{file}", expected: Sequence[str] = ()
) -> AsyncIterator[Server]:
    """A running bot that is stopped afterwards; an error in its log is one that must not be.

    Args:
        database: the bot's database, with a place for the file.
        expected: what the log may complain of.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Sandbox(answer_seconds=PATIENCE, rate_limits=REALISTIC) as discord:
            guild = discord.guild("Game night")
            file = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
            async with BotProcess(
                discord, folder, WORKERS="1", DATABASE_URL=database.format(file=file)
            ) as bot:
                await bot.start()
                crowd = Crowd(discord, bot.database, figures, rng)
                try:
                    yield Server(discord, guild, bot, crowd, Witness(crowd, figures), folder)
                except Exception as error:
                    error.add_note(f"{figures}\n{figures.wrong[:9]}\n{bot.said()[-3000:]}")
                    raise
                await bot.stop()
            figures.stuck += troubles(bot.said(), expected)


def troubles(log: str, expected: Sequence[str] = ()) -> list[str]:
    """The errors in a log, each with its traceback, but those with expected words."""
    records = re.split(r"(?m)^(?=\d{4}-\d\d-\d\d )", log)
    found = [each for each in records if " ERROR " in each.partition("\n")[0] or "Traceback" in each]
    return [each for each in found if not any(words in each for words in expected)]
