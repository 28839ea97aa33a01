"""Attempts at puzzles, what all of them came to, and channels that show a puzzle each day."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table

from data.schema.base import Moment, metadata

puzzle_attempt = Table(
    "puzzle_attempt",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("day", String(10), primary_key=True),
    Column("puzzle", String(12), nullable=False),
    Column("at", Moment, nullable=False),
    Column("guild", BigInteger),
    Column("seq", Integer, nullable=False),
    Column("draft", JSON, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("found", Boolean),
    Column("counts", Boolean, nullable=False),
    Column("less", Integer, nullable=False),
    Column("own", Integer, nullable=False),
    Column("rest", Integer, nullable=False),
    Index("ix_puzzle_attempt_guild", "guild", "day"),
)
"""Somebody's attempts at the puzzles of days."""

puzzle_tally = Table(
    "puzzle_tally",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("answered", Integer, nullable=False),
    Column("found", Integer, nullable=False),
)
"""How many have answered the puzzle of a day, and how many found it; names nobody."""

puzzle_channel = Table(
    "puzzle_channel",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("due", Moment, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_puzzle_channel_at", "at"),
)
"""The channel in which a server has the puzzle of each day."""
