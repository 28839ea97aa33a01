"""Leagues and tournaments."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from data.schema.base import Moment, metadata


def _event_key() -> Column[str]:
    return Column("event", String(8), ForeignKey("event.id", ondelete="CASCADE"), primary_key=True)


event = Table(
    "event",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("organiser", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("locale", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("fewest", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("phase", Text, nullable=False),
    Column("head", Integer, nullable=False),
    Column("follows", String(8)),
    Column("message", BigInteger),
    Column("shown", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Index("ix_event_follows", "follows", unique=True),
    Index("ix_event_guild", "guild", "created_at"),
)
"""See `data.records.events.EventRow`."""

event_entrant = Table(
    "event_entrant",
    metadata,
    _event_key(),
    Column("number", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Index("ix_event_entrant_person", "person"),
)
"""Who takes part in an event; a stand-in where somebody was forgotten."""

event_line = Table(
    "event_line",
    metadata,
    _event_key(),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Moment, nullable=False),
)
"""The journals of events, which know entrants by numbers alone."""

event_table = Table(
    "event_table",
    metadata,
    Column("table", String(8), primary_key=True),
    Column("event", String(8), ForeignKey("event.id", ondelete="CASCADE"), nullable=False),
)
"""For which event a table was drawn; it may not have begun yet, or be gone."""
