"""What a process needs to look after many servers and tables: memory, disk, processor. How many clicks a second it answers,
`bench/rush.py` measures."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.processes import memory, processor
from bench.start import filled
from playground.bot import BotProcess
from sandbox import Sandbox
from sandbox.server.posting import send

_PATIENCE = 60.0
_SIZES = ((1, 10), (100, 1_000), (1_000, 10_000))
"""Servers, and running tables on all of them."""


def measure(quick: bool = False) -> list[Figure]:
    """Memory, disk and processor of a process with so many servers and tables, once it is connected and has drawn a board."""
    return [
        figure
        for servers, tables in (_SIZES[:1] if quick else _SIZES)
        for figure in asyncio.run(_carried(servers, tables))
    ]


async def _carried(servers: int, tables: int) -> list[Figure]:
    with TemporaryDirectory() as folder:
        async with (
            Sandbox(openapi=False, answer_seconds=_PATIENCE) as discord,
            BotProcess(discord, Path(folder), WORKERS="2") as bot,
        ):
            for number in range(servers):
                guild = discord.guild(f"Server {number}")
                for name in ("general", "talk", "tables"):
                    guild.channel(name)
            person = guild.person("Ana")
            post = send(discord.world, guild.channel("tables"), discord.world.bot, {"content": "newest"}, {})
            table = await filled(bot.database, tables, person)
            size, entries = bot.database.stat().st_size, _entries(bot.database)
            await bot.start()
            reply = await person.click(post, custom_id=f"m1:play:{table}:0:", forge=True)
            await reply.settled(_PATIENCE)
            spent = processor(bot.pid)
            name = f"{servers:,} servers, {tables:,} running tables"
            return [
                Figure(f"{name}: memory of the bot with two workers", memory(bot.pid) / 1e6, "MB"),
                Figure(f"{name}: processor until the first board", spent, "s"),
                Figure(f"{name}: database for a table", size / tables / 1e3, "kB"),
                Figure(f"{name}: database for an entry of a journal", size / entries, "B"),
            ]


def _entries(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM entry").fetchone()
    return int(count)
