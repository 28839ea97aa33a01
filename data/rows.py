"""Rows of the database as the engines' dataclasses, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from sqlalchemy import RowMapping

R = TypeVar("R")


def names_of(kind: type[Any]) -> tuple[str, ...]:
    """The columns that one of the engines' rows has, in its order."""
    names: tuple[str, ...] = kind.__match_args__  # which every dataclass has
    return names


def as_row(kind: type[R], row: Mapping[str, Any] | RowMapping) -> R:
    """A row of the database as one of the engines'; JSON lists become tuples."""
    return made(kind, [row[name] for name in names_of(kind)])


def made(kind: type[R], values: list[Any] | tuple[Any, ...]) -> R:
    """The same from the values alone, in the order of `names_of`."""
    return kind(*[tuple(value) if type(value) is list else value for value in values])


def values_of(row: Any) -> dict[str, Any]:
    """The mirror of `as_row`; tuples become JSON lists by themselves."""
    return {name: getattr(row, name) for name in names_of(type(row))}
