"""Stored data of people and servers: wishes, settings, notes, lessons, blocks and bars."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from data.schema.base import Moment, metadata, table_key

player = Table(
    "player",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text, nullable=False),
    Column("dm_ok", Boolean, nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("dm_channel", BigInteger),
)

guild = Table(
    "guild",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text),
    Column("channels", JSON, nullable=False),
    Column("creators", BigInteger),
    Column("most", Integer),
    Column("moderators", BigInteger),
    Column("defaults", JSON, nullable=False, server_default="[]"),
    Column("needed", Integer),
    Column("called", BigInteger),
)

note = Table(
    "note",
    metadata,
    table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Index("ix_note_user", "user"),
)

lesson = Table(
    "lesson",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("topic", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("draft", JSON, nullable=False),
    Column("done", JSON, nullable=False),
)
"""How far people have come in the lessons of a game."""

block = Table(
    "block",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Index("ix_block_blocked", "blocked"),
)
"""Whom people do not want to be seated with anew."""

bar = Table(
    "bar",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("until", Moment),
    Index("ix_bar_user", "user"),
)
"""Members of servers who may take no seat at their tables."""

wish = Table(
    "wish",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("fewest", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rated", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("until", Moment, nullable=False),
    Column("ready_until", Moment, nullable=False),
    Column("table", String(8)),
    Column("sees", JSON, nullable=False, server_default="[]"),
    Index("ix_wish_until", "until"),
)
"""What people wait for; see `data.records.wishes.Wish`."""

saved_settings = Table(
    "saved_settings",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(40), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("people", JSON, nullable=False),
    Column("at", Moment, nullable=False),
)
"""Lobbies as their openers want to open them again, with the people whom they invite."""
