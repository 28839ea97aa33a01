"""Storage: turns of recorded games confirmed through `Tables`, against bare inserts of the same rows."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from discord.utils import sleep_until
from sqlalchemy import Connection, insert

from bench.figures import Figure
from bench.pairs import Paired
from bench.recorded import Recorded, prepare, recorded
from bench.running_tables import BEGAN, seat_recorded
from data import schema
from data.rows import values_of
from data.store import Store, open_store
from engines.computers.levels import Level
from engines.core.game import View
from tables.results import Played
from tables.service import Tables

_GOAL = 0.6
_TURNS_PER_BLOCK = 8
_TABLE, _ENTRY, _DEADLINE = insert(schema.game_table), insert(schema.entry), insert(schema.deadline)


def measure(quick: bool = False) -> list[Figure]:
    """Confirmed turns a second."""
    games = ["armadora"] if quick else ["armadora", "carcassonne", "yspahan"]
    return [asyncio.run(_confirming(game, 2 if quick else 6)) for game in games]


async def _confirming(game: str, blocks: int) -> Figure:
    with TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{Path(folder) / 'tables.sqlite3'}")
        try:
            return await _compare(store, recorded(game), blocks)
        finally:
            await store.close()


async def _compare(store: Store, played: Recorded, blocks: int) -> Figure:
    await seat_recorded(store, "playedat", played, 0, range(1, played.header.setup.seats + 1))
    tables = Tables(store, now=lambda: BEGAN, sleep_until=sleep_until, computer=_nobody)
    ours: list[float] = []
    bare: list[float] = []
    head = 0
    for block in range(blocks):
        ours.append(0.0)
        turns: list[Played] = []
        for _ in range(_TURNS_PER_BLOCK):
            user = (played.entries[head].seat or 0) + 1
            draft = await prepare(tables, "playedat", played, head, user)
            began = time.perf_counter()
            turns.append(await tables.confirm("playedat", user, draft.head))
            ours[-1] += time.perf_counter() - began
            head = turns[-1].table.head
        began = time.perf_counter()
        for number, turn in enumerate(turns):
            await _insert(store, turn, f"i{block * _TURNS_PER_BLOCK + number:07}")
        bare.append(time.perf_counter() - began)
    speed = _TURNS_PER_BLOCK / Paired(tuple(ours), tuple(bare)).value
    ratio = Paired(tuple(bare), tuple(ours)).ratio
    return Figure(f"{played.header.game} confirmed turns", speed, "per s", ratio, "bare inserts", least=_GOAL)


async def _nobody(game: str, view: View, key: str, level: Level) -> tuple[str, ...]:
    raise AssertionError("no computer plays here")


async def _insert(store: Store, played: Played, table: str) -> None:
    """Insert the rows that a confirmed turn writes - the table, its entries, its deadlines - under a new id in one transaction."""
    entries = [values_of(entry) | {"table": table, "at": BEGAN} for entry in played.entries]
    deadlines = [values_of(each) | {"table": table} for each in played.table.deadlines]
    row = values_of(played.table.row)

    def work(connection: Connection) -> None:
        connection.execute(_TABLE, [row | {"id": table}])
        connection.execute(_ENTRY, entries)
        if deadlines:
            connection.execute(_DEADLINE, deadlines)

    await store.database.write(work)
