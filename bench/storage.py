"""Storage: confirmed turns through `Tables` against bare inserts of the same rows, and what a running table weighs."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite
from discord.utils import sleep_until
from sqlalchemy import Connection, insert

from bench.figures import Figure
from bench.pairs import Paired
from bench.recorded import Recorded, prepare, recorded
from bench.running_tables import BEGAN, seated
from data import schema
from data.records.rows import StoredEntry
from data.rows import values_of
from data.store import Store, open_store
from engines import GAMES
from engines.computers.levels import Level
from engines.core.game import View
from engines.core.journal import Entry
from tables.results import Played
from tables.service import Tables
from tables.story import story_of

_GOAL = 0.6
_TURNS_PER_BLOCK = 8
_WEIGHED = 5
_TABLE, _ENTRY, _DEADLINE = insert(schema.game_table), insert(schema.entry), insert(schema.deadline)


def measure(quick: bool = False) -> list[Figure]:
    """Confirmed turns a second, and kilobytes per table in memory."""
    found = []
    for game in ["armadora"] if quick else ["armadora", "carcassonne", "yspahan"]:
        found += asyncio.run(_confirming(game, 2 if quick else 6))
    return found + [_weight(game) for game in (["armadora"] if quick else GAMES)]


async def _confirming(game: str, blocks: int) -> list[Figure]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        store = await open_store(f"sqlite:///{file}")
        raw = await aiosqlite.connect(file, isolation_level=None)
        try:
            for pragma in ("synchronous = FULL", "foreign_keys = ON"):
                await raw.execute(f"PRAGMA {pragma}")
            return await _compare(store, raw, recorded(game), blocks)
        finally:
            await raw.close()
            await store.close()


async def _compare(store: Store, raw: aiosqlite.Connection, played: Recorded, blocks: int) -> list[Figure]:
    users = range(1, played.header.setup.seats + 1)
    for table in ("playedat", "rawlyput"):
        await seated(store, table, played, 0, users)
    tables = Tables(store, now=lambda: BEGAN, sleep_until=sleep_until, computer=nobody)
    ours: list[float] = []
    bare: list[float] = []
    rawly: list[float] = []
    head = 0
    for block in range(blocks):
        ours.append(0.0)
        turns: list[Played] = []
        for _ in range(_TURNS_PER_BLOCK):
            user = (played.entries[head].seat or 0) + 1
            draft = await prepare(tables, "playedat", played, head, user)
            began = time.perf_counter()
            confirmed = await tables.confirm("playedat", user, draft.head)
            ours[-1] += time.perf_counter() - began
            turns.append(confirmed)
            head = confirmed.table.head
        began = time.perf_counter()
        for number, turn in enumerate(turns):
            await _insert(store, turn, block * _TURNS_PER_BLOCK + number)
        bare.append(time.perf_counter() - began)
        began = time.perf_counter()
        for turn in turns:
            await _insert_rawly(raw, turn.entries)
        rawly.append(time.perf_counter() - began)
    paired = Paired(tuple(bare), tuple(ours))
    against_raw = Paired(tuple(rawly), tuple(ours))
    game = played.header.game
    speed = _TURNS_PER_BLOCK / Paired(tuple(ours), tuple(ours)).value
    return [
        Figure(f"{game} confirmed turns", speed, "per s", paired.ratio, "bare inserts", least=_GOAL),
        Figure(f"{game} confirmed turns", speed, "per s", against_raw.ratio, "raw aiosqlite, entries alone"),
    ]


async def nobody(game: str, view: View, key: str, level: Level) -> tuple[str, ...]:
    """A computer player that is never asked."""
    raise AssertionError("no computer plays here")


async def _insert(store: Store, played: Played, number: int) -> None:
    """The rows that a confirmed turn writes - the table, its entries, its deadlines - inserted under a new id in one
    transaction, and nothing else."""
    table = f"i{number:07}"
    entries = [values_of(entry) | {"table": table, "at": BEGAN} for entry in played.entries]
    deadlines = [values_of(each) | {"table": table} for each in played.table.deadlines]
    row = values_of(played.table.row)

    def work(connection: Connection) -> None:
        connection.execute(_TABLE, [row | {"id": table}])
        connection.execute(_ENTRY, entries)
        if deadlines:
            connection.execute(_DEADLINE, deadlines)

    await store.database.write(work)


async def _insert_rawly(raw: aiosqlite.Connection, entries: Sequence[Entry]) -> None:
    values = [
        ("rawlyput", each.seq, each.seat, each.line, each.drew, each.auto, str(BEGAN), each.digest)
        for each in entries
    ]
    await raw.execute("BEGIN IMMEDIATE")
    await raw.executemany(
        'INSERT INTO entry ("table", seq, seat, line, drew, auto, at, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        values,
    )
    await raw.execute("COMMIT")


def _weight(game: str) -> Figure:
    """What the story of a long game weighs that is kept played, counted while many of them are."""
    played = recorded(game)
    header, kept = played.header, [StoredEntry(each, BEGAN) for each in played.entries[:-1]]
    began = BEGAN
    gc.collect()
    tracemalloc.start()
    stories = [story_of(played.game, header, began, list(kept)) for _ in range(_WEIGHED)]
    gc.collect()
    weight, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert not any(story.broken for story in stories)
    return Figure(f"{game}, {len(kept)} entries: a table kept played", weight / _WEIGHED / 1000, "kB")
