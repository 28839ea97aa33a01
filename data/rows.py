"""Rows of the database as the engines' dataclasses, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import RowMapping

R = TypeVar("R")


def as_row(kind: type[R], row: Mapping[str, Any] | RowMapping) -> R:
    """A row of the database as one of the engines'; JSON lists become tuples."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]  # every kind is a dataclass
    return kind(**{name: tuple(row[name]) if isinstance(row[name], list) else row[name] for name in names})


def values_of(row: Any) -> dict[str, Any]:
    """The mirror of `as_row`; tuples become JSON lists by themselves."""
    return {field.name: getattr(row, field.name) for field in fields(row)}
