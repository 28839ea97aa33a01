"""Rows of the database as the engines' dataclasses, and back."""

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


def columns_of(kind: type[object]) -> tuple[str, ...]:
    """The columns that one of the engines' rows has, in its order."""
    renamed = _COLUMNS.get(kind)
    names = _fields(kind)
    return tuple(renamed.get(name, name) for name in names) if renamed else names


def as_row(kind: type[R], row: Mapping[str, Any] | RowMapping) -> R:
    """A row of the database as one of the engines'; JSON lists become tuples, and closed sets of words enums."""
    return made(kind, [row[name] for name in columns_of(kind)])


def made(kind: type[R], values: list[Any] | tuple[Any, ...]) -> R:
    """The same from the values alone, in the order of `columns_of`."""
    read: list[Any] = [tuple(value) if type(value) is list else value for value in values]
    for at, convert in _conversions(kind):
        read[at] = convert(read[at])
    return kind(*read)


def values_of(row: Any) -> dict[str, Any]:
    """The mirror of `as_row`; tuples become JSON lists by themselves."""
    kind = type(row)
    values = [getattr(row, name) for name in _fields(kind)]
    for at, _ in _conversions(kind):
        values[at] = str(values[at])
    return dict(zip(columns_of(kind), values, strict=True))


def changes_of(row: R, before: R) -> dict[str, Any]:
    """The same of what a row has not in common with an older one."""
    kind = type(row)
    found = {
        name: getattr(row, name) for name in _fields(kind) if getattr(row, name) != getattr(before, name)
    }
    if not found:
        return found
    columns = dict(zip(_fields(kind), columns_of(kind), strict=True))
    words = {_fields(kind)[at] for at, _ in _conversions(kind)}
    return {columns[name]: str(value) if name in words else value for name, value in found.items()}


def _fields(kind: type[Any]) -> tuple[str, ...]:
    names: tuple[str, ...] = kind.__match_args__  # which every dataclass has
    return names


@cached({})
def _conversions(kind: type[object]) -> tuple[tuple[int, Callable[[str], str]], ...]:
    """The places of fields that are more than the text which is stored, with what reads it."""
    types = get_type_hints(kind)
    return tuple(
        (at, types[name])
        for at, name in enumerate(_fields(kind))
        if isinstance(types[name], type) and issubclass(types[name], StrEnum | Audience)
    )
