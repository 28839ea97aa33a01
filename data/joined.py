"""A table with all that belongs to it in one query, a row per seat and question: one statement is one moment, and one
round trip.

Drafts, deadlines and plans are found by their seat, so nothing of a seat that does not exist is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Row, RowMapping, Select, and_, select
from sqlalchemy import Table as SqlTable

from engines.store import DeadlineRow, DraftRow, PlanRow, PlayerRow, SeatRow, Stage, Stored, TableRow, VoteRow

from .rows import as_row
from .schema import deadline, draft, game_table, plan, player, seat, vote

R = TypeVar("R")


def _labelled(source: SqlTable) -> list[ColumnElement[Any]]:
    return [column.label(f"{source.name}_{column.name}") for column in source.c]


def _of_seat(source: SqlTable) -> ColumnElement[bool]:
    return and_(source.c.table == seat.c.table, source.c.seat == seat.c.seat)


_whole = select(
    *(
        column
        for each in (game_table, seat, draft, deadline, plan, vote, player)
        for column in _labelled(each)
    )
).select_from(
    game_table.outerjoin(seat, seat.c.table == game_table.c.id)
    .outerjoin(draft, _of_seat(draft))
    .outerjoin(deadline, _of_seat(deadline))
    .outerjoin(plan, _of_seat(plan))
    .outerjoin(player, player.c.user == seat.c.user)
    .outerjoin(vote, vote.c.table == game_table.c.id)
)


def whole_table(table: str) -> Select[Any]:
    """The query for one table; none of its rows come back when there is no such table."""
    return _whole.where(game_table.c.id == table)


def stored(found: Sequence[Row[Any]]) -> Stored:
    """What the rows of `whole_table` say; there must be at least one."""
    rows = [each._mapping for each in found]
    return Stored(
        _table_row(_part(rows[0], game_table)),
        _parts(rows, seat, SeatRow, "seat"),
        _parts(rows, draft, DraftRow, "seat"),
        _parts(rows, deadline, DeadlineRow, "seat"),
        _parts(rows, vote, VoteRow, "kind"),
        _parts(rows, player, PlayerRow, "user"),
        _parts(rows, plan, PlanRow, "seat"),
    )


def _parts(rows: Sequence[RowMapping], source: SqlTable, kind: type[R], key: str) -> tuple[R, ...]:
    """The rows of one source within those of the join, each once, in the order of their key."""
    label = f"{source.name}_{key}"
    found = {row[label]: row for row in rows if row[label] is not None}
    return tuple(as_row(kind, _part(found[each], source)) for each in sorted(found))


def _part(row: RowMapping, source: SqlTable) -> dict[str, Any]:
    return {name: row[f"{source.name}_{name}"] for name in source.c.keys()}  # noqa: SIM118  # columns, not a dict


def _table_row(row: Mapping[str, Any]) -> TableRow:
    values = {field.name: row[field.name] for field in fields(TableRow)}
    values["options"] = tuple((name, choice) for name, choice in row["options"])
    values["stage"] = Stage(row["stage"])
    return TableRow(**values)
