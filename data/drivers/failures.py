"""Errors of a database, without the values that were to be written: they may be secrets of a running game."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError

from data.records.failures import StoreDown
from data.records.troubles import reason

TROUBLE: Final = (SQLAlchemyError, sqlite3.Error, OSError)
"""What SQLAlchemy, the drivers and the system raise when something goes wrong; PostgreSQL's driver has more of its own."""

_OURS: Final = {"0A", "21", "22", "23", "26", "34", "3F", "42", "44", "54"}
"""Classes of SQLSTATE that blame the statement: it would fail again. All others are the database's trouble."""

_STAYS: Final = {"28", "3D"}
"""Classes of SQLSTATE of a server that answers, and will not let this user into this database: that does not pass by itself."""

_NO_RIGHT: Final = "42501"
"""Stands among the mistakes in a statement, but comes and goes with what the server's owner allows."""

_TAKEN: Final = {
    "23505",
    "SQLITE_CONSTRAINT_PRIMARYKEY",
    "SQLITE_CONSTRAINT_UNIQUE",
    "SQLITE_CONSTRAINT_ROWID",
}


class StoreBug(Exception):
    """The database rejects a statement: a bug of the program."""


class KeyTaken(StoreBug):
    """A row with this key exists already."""


def translate_error(error: BaseException) -> Exception:
    """Turn one of `TROUBLE` into `StoreDown`, `KeyTaken`, or another `StoreBug`. Raise it `from None`."""
    if isinstance(error, StatementError) and not isinstance(error, DBAPIError):
        return StoreBug(f"{type(error.orig).__name__}: {error.orig}")
    cause: BaseException = getattr(error, "orig", None) or error
    cause = cause.__cause__ or cause  # SQLAlchemy wraps what PostgreSQL's driver raises once more
    state = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if state in _TAKEN:
        return KeyTaken(state)
    if _blames_us(cause, state):
        about = [getattr(cause, name, None) for name in ("table_name", "column_name", "constraint_name")]
        return StoreBug(" ".join([type(cause).__name__, *filter(None, [state, *about])]))
    # Only the first line of PostgreSQL is free of values.
    said = getattr(cause, "message", None) or (reason(cause) if isinstance(cause, OSError) else str(cause))
    return StoreDown(str(said or type(cause).__name__), passes=(state or "")[:2] not in _STAYS)


def _blames_us(cause: BaseException, state: str | None) -> bool:
    if isinstance(cause, sqlite3.Error):
        mistakes = (
            sqlite3.IntegrityError,
            sqlite3.DataError,
            sqlite3.ProgrammingError,
            sqlite3.NotSupportedError,
        )
        return isinstance(cause, mistakes)
    if state is None:
        return isinstance(cause, ValueError | TypeError)  # a value that the driver cannot send
    return state[:2] in _OURS and state != _NO_RIGHT
