"""Databases full of running tables: a few from recorded games, copied by SQL as often as wanted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bench.recorded import Recorded
from data.records import audiences
from data.records.enums import Seating, Stage, StopReason
from data.records.rows import Change, DeadlineRow, SeatRow, StoredEntry, SurfaceRow, TableRow
from data.store import Store

BEGAN = datetime.now(UTC).replace(microsecond=0) - timedelta(days=2)
"""When the games began: the clock of a bot that is measured runs as ever, and no deadline may pass meanwhile."""

_CLOCK = "1440h"
_USERS = 1 << 40
_THREADS = 1 << 41


async def seat_recorded(
    store: Store,
    table: str,
    played: Recorded,
    entries: int,
    users: Iterable[int] = (),
    thread: int = _THREADS,
) -> None:
    """Store a running table with the first entries of a recorded game; its messages show them already.

    Args:
        table: its id, of eight letters or digits.
        users: who sits there, known to the bot; seats beyond them are people's whom it cannot write to.
    """
    header = played.header
    kept = tuple(StoredEntry(each, BEGAN + timedelta(minutes=each.seq)) for each in played.entries[:entries])
    known = dict(enumerate(users))
    for user in known.values():
        await store.remember_locale(user, "en")
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
    shown = (
        SurfaceRow(table, audience, thread, None, len(kept))
        for audience in (audiences.THREAD, audiences.TOLD)
    )
    await store.set_surface(*shown)


def copy_tables(file: Path, templates: list[str], count: int, people: Sequence[int] = ()) -> list[str]:
    """Copy tables of an unused SQLite file, in turn, `count` times; returns the new ids.

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
