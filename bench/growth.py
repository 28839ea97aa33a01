"""Growth: a confirmed turn costs the same late in a long game in a full bot as at the start in an empty one.

Turns of recorded games are drafted and confirmed through `Tables`. Reading a table that has gone from memory is stated besides:
that happens where more tables are played at the same time than are kept.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from discord.utils import sleep_until

from bench.figures import Figure
from bench.recorded import Recorded, prepare, recorded
from bench.running_tables import BEGAN, copied, seated
from bench.storage import nobody
from data.store import open_store
from tables.service import Tables

_GOAL = 1.2
_LENGTHS = (10, 100, 600)
_COUNTS = (10, 100, 1_000, 10_000)
_TURNS = 12


def measure(quick: bool = False) -> list[Figure]:
    """A confirmed turn by the length of the game and by the number of tables, against a short game in an empty bot."""
    played = recorded("alhambra", "five-players-at-random")
    return asyncio.run(_grown(played, (10,) if quick else _COUNTS, 2 if quick else _TURNS))


async def _grown(played: Recorded, counts: tuple[int, ...], turns: int) -> list[Figure]:
    found: list[Figure] = []
    base = 0.0
    for count in counts:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "tables.sqlite3"
            store = await open_store(f"sqlite:///{file}")
            users = range(1, played.header.setup.seats + 1)
            for length in _LENGTHS:
                await seated(store, f"long{length:04}", played, length, users)
            await store.close()
            others = copied(file, [f"long{length:04}" for length in _LENGTHS], count)
            store = await open_store(f"sqlite:///{file}")
            tables = Tables(store, now=lambda: BEGAN, sleep_until=sleep_until, computer=nobody)
            for length in _LENGTHS:
                spent = await _turns(tables, f"long{length:04}", played, length, turns)
                base = base or spent
                name = f"{count:,} tables, {length} entries: a turn drafted and confirmed"
                found.append(Figure(name, spent * 1000, "ms", spent / base, "the first", most=_GOAL))
            cold = [await _read(tables, table) for table in others[:30]]
            found.append(
                Figure(f"{count:,} tables: one that has gone from memory", median(cold) * 1000, "ms")
            )
            await store.close()
    return found


async def _turns(tables: Tables, table: str, played: Recorded, head: int, turns: int) -> float:
    """The median of the processor time of a turn; the first one, which fills caches, does not count."""
    spent = []
    for _ in range(turns + 1):
        user = (played.entries[head].seat or 0) + 1
        began = time.process_time()
        draft = await prepare(tables, table, played, head, user)
        confirmed = await tables.confirm(table, user, draft.head)
        spent.append(time.process_time() - began)
        head = confirmed.table.head
    return median(spent[1:])


async def _read(tables: Tables, table: str) -> float:
    began = time.process_time()
    await tables.table(table)
    return time.process_time() - began
