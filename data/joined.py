"""A table with all that belongs to it in one query, a row per seat and question: one statement is one moment, and one
round trip.

Drafts, deadlines and plans are found by their seat, so nothing of a seat that does not exist is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, Connection, Dialect, and_, bindparam, select
from sqlalchemy import Table as SqlTable

from data.prepared import found
from data.records.enums import Stage
from data.records.people import PersonRow
from data.records.rows import DeadlineRow, DraftRow, PlanRow, SeatRow, Stored, TableRow, VoteRow
from data.rows import columns_of, made
from data.schema import deadline, draft, game_table, plan, player, seat, vote

R = TypeVar("R")

_SOURCES: tuple[SqlTable, ...] = (game_table, seat, draft, deadline, plan, vote, player)
_LABELS = [f"{source.name}_{column.name}" for source in _SOURCES for column in source.c]

_MANY, _FEW = 4096, 256
"""How many rows of seats and people are remembered, and of what changes with every turn."""


def _of_seat(source: SqlTable) -> ColumnElement[bool]:
    return and_(source.c.table == seat.c.table, source.c.seat == seat.c.seat)


WHOLE_TABLE = (
    select(*(column.label(f"{source.name}_{column.name}") for source in _SOURCES for column in source.c))
    .select_from(
        game_table.outerjoin(seat, seat.c.table == game_table.c.id)
        .outerjoin(draft, _of_seat(draft))
        .outerjoin(deadline, _of_seat(deadline))
        .outerjoin(plan, _of_seat(plan))
        .outerjoin(player, player.c.user == seat.c.user)
        .outerjoin(vote, vote.c.table == game_table.c.id)
    )
    .where(game_table.c.id == bindparam("table"), game_table.c.stage != Stage.PAST.value)
)
"""The query for one table; none of its rows come back when there is no such table."""


class _Part(Generic[R]):
    """The columns of one source within a row of the join, as rows of the engines'. What came from the same values lately is
    not made again: most of a table is as it was when it was read last."""

    def __init__(self, dialect: Dialect, source: SqlTable, kind: type[R], key: str, most: int) -> None:
        columns = [source.c[name] for name in columns_of(kind)]
        self._key = _LABELS.index(f"{source.name}_{key}")
        self._values = itemgetter(*(_LABELS.index(f"{source.name}_{column.name}") for column in columns))
        reads = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
        converted = [(at, read) for at, read in enumerate(reads) if read is not None]
        pairs = [at for at, column in enumerate(columns) if column is game_table.c.options]

        def read(values: tuple[Any, ...]) -> R:
            found = list(values)
            for at, convert in converted:
                found[at] = convert(found[at])
            for at in pairs:
                found[at] = tuple((name, choice) for name, choice in found[at])
            return made(kind, found)

        # PostgreSQL's driver makes lists of JSON by itself, which cannot be remembered by.
        self._read = read if dialect.name == "postgresql" else lru_cache(most)(read)

    def of(self, rows: Sequence[tuple[Any, ...]]) -> tuple[R, ...]:
        """Each once, in the order of their key."""
        key = self._key
        found = {row[key]: row for row in rows if row[key] is not None}
        return tuple(self._read(self._values(found[each])) for each in sorted(found))


class _Reader:
    """Reads tables from databases of one kind, by the driver's own values."""

    def __init__(self, dialect: Dialect) -> None:
        self._tables = _Part(dialect, game_table, TableRow, "id", _FEW)
        self._seats = _Part(dialect, seat, SeatRow, "seat", _MANY)
        self._drafts = _Part(dialect, draft, DraftRow, "seat", _FEW)
        self._deadlines = _Part(dialect, deadline, DeadlineRow, "seat", _FEW)
        self._votes = _Part(dialect, vote, VoteRow, "kind", _FEW)
        self._people = _Part(dialect, player, PersonRow, "user", _MANY)
        self._plans = _Part(dialect, plan, PlanRow, "seat", _FEW)

    def read(self, rows: Sequence[tuple[Any, ...]]) -> Stored:
        """What the rows say; there must be at least one."""
        (row,) = self._tables.of(rows[:1])
        return Stored(
            row,
            self._seats.of(rows),
            self._drafts.of(rows),
            self._deadlines.of(rows),
            self._votes.of(rows),
            self._people.of(rows),
            self._plans.of(rows),
        )


_readers: dict[str, _Reader] = {}


def whole_table(connection: Connection, table: str) -> Stored | None:
    """A table as `WHOLE_TABLE` finds it; None if there is none."""
    rows = found(connection, WHOLE_TABLE, table=table)  # most of their values are known already
    dialect = connection.dialect
    if (reader := _readers.get(dialect.name)) is None:
        reader = _readers[dialect.name] = _Reader(dialect)
    return reader.read(rows) if rows else None
