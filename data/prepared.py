"""Statements that come with every click, compiled once and run by the driver itself where that is SQLite's: SQLAlchemy's own way to the driver
takes two to ten times as long as SQLite does.

On PostgreSQL, where the way to the server counts, they run as all others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Select, Update
from sqlalchemy.dialects import sqlite

_SQLITE: Final = sqlite.dialect()
_MANY: Final = 256
"""How many statements are kept; an update is another one for every choice of columns."""


class _Bound(NamedTuple):
    """A value of a statement: its name, what it is if none is given, and what makes the driver's of it."""

    name: str
    value: Any
    made: Callable[[Any], Any] | None


def found(connection: Connection, query: Select[Any], **values: Any) -> Sequence[tuple[Any, ...]]:
    """What a query finds, in the driver's own values."""
    if connection.dialect.name == _SQLITE.name:
        sql, bound = _compiled(query, tuple(values))
        rows: Sequence[tuple[Any, ...]] = _driver(connection).execute(sql, _given(bound, values)).fetchall()
        return rows
    result = connection.execute(query, values)
    assert result.cursor is not None  # there is one for every query
    rows = result.cursor.fetchall()
    result.close()
    return rows


def done(
    connection: Connection, statement: Insert | Update | Delete, rows: Sequence[Mapping[str, Any]]
) -> int:
    """Run a statement for each of some rows of values, which all have the same names. Returns how many rows of the database that concerned."""
    if not rows:
        return 0
    if connection.dialect.name == _SQLITE.name:
        sql, bound = _compiled(statement, tuple(rows[0]))
        given = [_given(bound, row) for row in rows]
        count: int = _driver(connection).executemany(sql, given).rowcount
        return count
    return connection.execute(statement, rows).rowcount


def _driver(connection: Connection) -> Any:
    """A connection of `sqlite3`."""
    return connection.connection.dbapi_connection


def _given(bound: Sequence[_Bound], values: Mapping[str, Any]) -> list[Any]:
    return [
        made(values.get(name, value)) if made is not None else values.get(name, value)
        for name, value, made in bound
    ]


@lru_cache(_MANY)
def _compiled(
    statement: Select[Any] | Insert | Update | Delete, names: tuple[str, ...]
) -> tuple[str, tuple[_Bound, ...]]:
    """A statement as text, and what it is given, in order."""
    columns = None if isinstance(statement, Select) else names
    compiled = statement.compile(dialect=_SQLITE, column_keys=columns)
    binds, values = compiled.binds, compiled.params
    bound = (
        _Bound(name, values[name], binds[name].type.dialect_impl(_SQLITE).bind_processor(_SQLITE))
        for name in compiled.positiontup or ()
    )
    return str(compiled), tuple(bound)
