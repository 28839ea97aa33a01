"""The bot's messages, and those that it owes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, false

from data.schema.base import Moment, metadata, table_key

surface = Table(
    "surface",
    metadata,
    table_key(),
    Column("audience", Text, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("shown_seq", Integer, nullable=False),
    Column("failures", Integer, nullable=False, default=0),
    Column("retry_at", Moment),
)
"""The messages that the bot owns. `failures` and `retry_at` are no longer used; a column that is there stays."""

post = Table(
    "post",
    metadata,
    table_key(),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("since", Integer, nullable=False),
    Column("until", Integer, nullable=False),
    Column("drawn", Integer),
)
"""The messages in threads that tell the story, until they are not to be changed any more."""

follower = Table(
    "follower",
    metadata,
    table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_follower_user", "user"),
)
"""Bystanders who will be told the result; a row goes when they were."""

owed_message = Table(
    "owed_message",
    metadata,
    table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Index("ix_owed_message_user", "user"),
)
"""Direct messages for which no channel could be opened yet."""

held_call = Table(
    "held_call",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("words", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("until", Moment),
    Column("turn", Boolean, nullable=False, server_default=false()),
    Index("ix_held_call_user", "user"),
    Index("ix_held_call_at", "at"),
)
"""Calls that wait until somebody's quiet hours end, or for their digest."""

daily_message = Table(
    "daily_message",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("due", Moment, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_daily_message_at", "at"),
)
"""The next digest of whoever wishes for one."""
