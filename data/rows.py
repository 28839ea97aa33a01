"""Converts database rows to dataclasses and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, TypeVar, get_type_hints

from cachetools import cached
from sqlalchemy import RowMapping

from data.records.audiences import Audience
from data.records.people import PersonRow
from data.records.rows import PlanRow

R = TypeVar("R")

_COLUMNS: Final[dict[type[Any], dict[str, str]]] = {
    PlanRow: {"foretold": "told", "outcome": "fate", "outcome_at": "fate_at"},
    PersonRow: {"stored_preferences": "preferences"},
}
"""Columns that are called otherwise than the field: the schema of a database in use keeps its names."""


@cached({})
def columns_of(kind: type[Any]) -> tuple[str, ...]:
    """The columns of a dataclass, in its order."""
    renamed = _COLUMNS.get(kind, {})
    return tuple(renamed.get(name, name) for name in kind.__match_args__)


def as_row(kind: type[R], row: Mapping[str, Any] | RowMapping) -> R:
    """Convert a database row to its dataclass; JSON lists become tuples, stored words enums."""
    return from_values(kind, [row[name] for name in columns_of(kind)])


def from_values(kind: type[R], values: list[Any] | tuple[Any, ...]) -> R:
    """Convert a row's plain values, in the order of `columns_of`, to its dataclass."""
    read: list[Any] = [tuple(value) if type(value) is list else value for value in values]
    for at, convert in _conversions(kind):
        read[at] = convert(read[at])
    return kind(*read)


def values_of(row: Any) -> dict[str, Any]:
    """Convert a dataclass to column values; the inverse of `as_row`."""
    kind = type(row)
    values = [getattr(row, name) for name in kind.__match_args__]
    for at, _ in _conversions(kind):
        values[at] = str(values[at])
    return dict(zip(columns_of(kind), values, strict=True))


def changes_of(row: R, before: R) -> dict[str, Any]:
    """The column values that differ from an older row's."""
    if row == before:
        return {}
    then = values_of(before)
    return {name: value for name, value in values_of(row).items() if value != then[name]}


@cached({})
def _conversions(kind: type[Any]) -> tuple[tuple[int, Callable[[str], str]], ...]:
    """The positions of fields that need conversion, with their readers."""
    types = get_type_hints(kind)
    return tuple(
        (at, types[name])
        for at, name in enumerate(kind.__match_args__)
        if isinstance(types[name], type) and issubclass(types[name], StrEnum | Audience)
    )
