"""A table with all that belongs to it in one query, a row per seat and question: one statement is one moment, and one
round trip.

Drafts, deadlines and plans are found by their seat, so nothing of a seat that does not exist is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, select
from sqlalchemy import Table as SqlTable

from data.records.enums import Stage
from data.records.people import PersonRow
from data.records.rows import DeadlineRow, DraftRow, PlanRow, SeatRow, Stored, TableRow, VoteRow
from data.rows import columns_of, made
from data.schema import deadline, draft, game_table, plan, player, seat, vote

R = TypeVar("R")

_SOURCES: dict[type[Any], tuple[SqlTable, str]] = {
    TableRow: (game_table, "id"),
    SeatRow: (seat, "seat"),
    DraftRow: (draft, "seat"),
    DeadlineRow: (deadline, "seat"),
    VoteRow: (vote, "kind"),
    PersonRow: (player, "user"),
    PlanRow: (plan, "seat"),
}
"""Where each kind of rows comes from, and the column that tells those of a table apart."""

_COLUMNS = [column for source, _ in _SOURCES.values() for column in source.c]
_READS = {
    kind: (
        _COLUMNS.index(source.c[key]),
        itemgetter(*(_COLUMNS.index(source.c[name]) for name in columns_of(kind))),
    )
    for kind, (source, key) in _SOURCES.items()
}
"""Where a joined row has the key of each kind of rows, and what reads its values."""


def _of_seat(source: SqlTable) -> ColumnElement[bool]:
    return and_(source.c.table == seat.c.table, source.c.seat == seat.c.seat)


_WHOLE_TABLE = (
    select(*(column.label(f"{column.table.name}_{column.name}") for column in _COLUMNS))
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


def whole_table(connection: Connection, table: str) -> Stored | None:
    """Read a table; None if there is none."""
    rows = connection.execute(_WHOLE_TABLE, {"table": table}).all()
    if not rows:
        return None
    (row,) = _each(TableRow, rows)
    return Stored(
        replace(row, options=tuple((name, choice) for name, choice in row.options)),
        _each(SeatRow, rows),
        _each(DraftRow, rows),
        _each(DeadlineRow, rows),
        _each(VoteRow, rows),
        _each(PersonRow, rows),
        _each(PlanRow, rows),
    )


def _each(kind: type[R], rows: Sequence[Row[Any]]) -> tuple[R, ...]:
    """The rows of one kind, each once, in the order of their key."""
    key, values = _READS[kind]
    found = {row[key]: row for row in rows if row[key] is not None}
    return tuple(made(kind, values(found[each])) for each in sorted(found))
