"""Databases full of running tables, a few from recorded games, copied by SQL as often as wanted; and what a process needs to look
after so many of them, on so many servers. How many clicks a second it answers, `bench/rush.py` measures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.processes import memory, processor
from bench.recorded import Recorded
from data.store import SqlStore
from engines.tables.records import audiences
from engines.tables.records.enums import Seating, Stage, StopReason
from engines.tables.records.rows import Change, DeadlineRow, SeatRow, StoredEntry, SurfaceRow, TableRow

BEGAN = datetime.now(UTC).replace(microsecond=0) - timedelta(days=2)
"""When the games began: the clock of a bot that is measured runs as ever, and no deadline may pass meanwhile."""

_CLOCK = "1440h"
_PATIENCE = 60.0
_USERS = 1 << 40
_THREADS = 1 << 41


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
    from bench.start import filled  # which needs what stands here
    from playground.bot import BotProcess
    from sandbox import Sandbox
    from sandbox.server.posting import send

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


async def seated(
    store: SqlStore,
    table: str,
    played: Recorded,
    entries: int,
    users: Iterable[int] = (),
    thread: int = _THREADS,
) -> None:
    """A running table with the first entries of a recorded game; its messages show them already.

    Args:
        table: its id, of eight letters or digits.
        users: who sits there; seats beyond them are other people's.
    """
    header = played.header
    kept = tuple(StoredEntry(each, BEGAN + timedelta(minutes=each.seq)) for each in played.entries[:entries])
    known = dict(enumerate(users))
    seats = tuple(
        SeatRow(table, seat, known.get(seat, _USERS + seat), f"Person {seat}", False, "en")
        for seat in range(header.setup.seats)
    )
    row = TableRow(
        table, header.game, header.setup.seats, header.setup.options, header.setup.rules, header.seed,
        Stage.RUNNING, StopReason.NONE, None, 2, thread, "en", _USERS, _CLOCK, Seating.JOINED, False, BEGAN,
        0, BEGAN,
    )  # fmt: skip
    due = BEGAN + timedelta(days=60)
    deadlines = tuple(
        DeadlineRow(table, seat, due, False, due - timedelta(days=1))
        for seat in played.game.due(played.states[entries])
    )
    await store.create(row, seats)
    await store.commit(Change(replace(row, head=len(kept)), entries=kept, deadlines=deadlines))
    await store.set_surface(SurfaceRow(table, audiences.THREAD, thread, None, len(kept)))


def copied(file: Path, templates: list[str], count: int, people: Sequence[int] = ()) -> list[str]:
    """Copy tables of a SQLite file that nobody has open, in turn, so often; the new ids.

    Every copy has its own thread and its own people, but on its first seat one of `people` if there are any.
    """
    made = [f"c{number:07}" for number in range(count)]
    rows = [(templates[number % len(templates)], table, number) for number, table in enumerate(made)]
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TEMP TABLE copy (template TEXT, new_id TEXT, number INTEGER)")
        connection.executemany("INSERT INTO copy VALUES (?, ?, ?)", rows)
        for name in ("game_table", "seat", "entry", "deadline", "surface"):
            _copy(connection, name)
        for number, table in enumerate(made if people else ()):
            known = people[number % len(people)]
            connection.execute('UPDATE seat SET user = ? WHERE "table" = ? AND seat = 0', (known, table))
        connection.commit()
    return made


def _copy(connection: sqlite3.Connection, name: str) -> None:
    own = {
        "id": "new_id",
        "table": "new_id",
        "thread": f"{_THREADS} + 1 + number",
        "channel": f"{_THREADS} + 1 + number" if name == "surface" else '"channel"',
        "user": f"{_USERS} + 100 + number * 10 + seat",
    }
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
    key = "id" if name == "game_table" else "table"
    targets = ", ".join(f'"{column}"' for column in columns)
    values = ", ".join(own.get(column, f'"{column}"') for column in columns)
    connection.execute(
        f'INSERT INTO {name} ({targets}) SELECT {values} FROM {name} JOIN copy ON copy.template = {name}."{key}"'
    )
