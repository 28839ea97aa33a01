"""Shared column types, index names and keys of all database tables."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Column, DateTime, Dialect, ForeignKey, MetaData, String
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A point in time. SQLite keeps no zone, so it is given UTC and gets it back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To UTC; a time without a zone is a mistake of the caller."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no zone")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Back, in UTC."""
        if value is None:
            return None
        assert isinstance(value, datetime)
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Span(TypeDecorator[timedelta]):
    """A length of time, in microseconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:
        """To microseconds."""
        return None if value is None else value // _MICROSECOND

    def process_result_value(self, value: Any, dialect: Dialect) -> timedelta | None:
        """Back."""
        return None if value is None else value * _MICROSECOND


_MICROSECOND = timedelta(microseconds=1)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def table_key() -> Column[str]:
    """A foreign key to a table of people, deleted with it."""
    return Column("table", String(8), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
