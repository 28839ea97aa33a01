"""A table with all that belongs to it in one query, a row per seat and question: one statement is one moment, and one
round trip.

Drafts, deadlines and plans are found by their seat, so nothing of a seat that does not exist is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, Row, and_, bindparam, select
from sqlalchemy import Table as SqlTable

from data.rows import columns_of, made
from data.schema import deadline, draft, game_table, plan, player, seat, vote
from engines.tables.records.enums import Stage
from engines.tables.records.people import PersonRow
from engines.tables.records.rows import DeadlineRow, DraftRow, PlanRow, SeatRow, Stored, TableRow, VoteRow

R = TypeVar("R")

_SOURCES: tuple[SqlTable, ...] = (game_table, seat, draft, deadline, plan, vote, player)
_LABELS = [f"{source.name}_{column.name}" for source in _SOURCES for column in source.c]


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
    """The columns of one source within a row of the join, as rows of the engines'."""

    def __init__(self, source: SqlTable, kind: type[R], key: str) -> None:
        self._kind = kind
        self._key = _LABELS.index(f"{source.name}_{key}")
        self._values = itemgetter(*(_LABELS.index(f"{source.name}_{name}") for name in columns_of(kind)))

    def of(self, rows: Sequence[Row[Any]]) -> tuple[R, ...]:
        """Each once, in the order of their key."""
        found = {row[self._key]: row for row in rows if row[self._key] is not None}
        return tuple(made(self._kind, self._values(found[each])) for each in sorted(found))


_tables = _Part(game_table, TableRow, "id")
_seats = _Part(seat, SeatRow, "seat")
_drafts = _Part(draft, DraftRow, "seat")
_deadlines = _Part(deadline, DeadlineRow, "seat")
_votes = _Part(vote, VoteRow, "kind")
_people = _Part(player, PersonRow, "user")
_plans = _Part(plan, PlanRow, "seat")


def stored(found: Sequence[Row[Any]]) -> Stored:
    """What the rows of `WHOLE_TABLE` say; there must be at least one."""
    (row,) = _tables.of(found[:1])
    return Stored(
        replace(row, options=tuple((name, choice) for name, choice in row.options)),
        _seats.of(found),
        _drafts.of(found),
        _deadlines.of(found),
        _votes.of(found),
        _people.of(found),
        _plans.of(found),
    )
