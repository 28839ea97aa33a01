"""Tables that people play at: their seats, journals, drafts and clocks."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false

from data.schema.base import Moment, Span, metadata, table_key

game_table = Table(
    "game_table",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup_seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("locale", Text, nullable=False),
    Column("opener", BigInteger, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seating", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("head", Integer, nullable=False),
    Column("started_at", Moment),
    Column("revision", Integer, nullable=False),
    Column("vacation", Integer, nullable=False),
    Column("absence", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("rematch_of", String(8)),
    Column("outage_head", Integer),
    Column("outage_moved", Span),
    Column("chance", Integer, nullable=False, server_default="1"),
    Column("secret", Text, nullable=False, server_default=""),
    Column("parts", JSON, nullable=False, server_default="[]"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("removed", JSON, nullable=False, server_default="[]"),
    Column("invited", JSON, nullable=False, server_default="[]"),
    Column("starts_full", Boolean, nullable=False, server_default=false()),
    Column("conditions", JSON, nullable=False, server_default="[]"),
    Column("beginning", Text, nullable=False, server_default=""),
    Column("source", String(9)),
    Column("crews", Text, nullable=False, server_default=""),
    Index("ix_game_table_rematch_of", "rematch_of", unique=True),
    Index("ix_game_table_stage", "stage"),
    Index("ix_game_table_channel", "channel"),
    Index("ix_game_table_thread", "thread"),
)

fact = Table(
    "fact", metadata, Column("name", String(64), primary_key=True), Column("value", Text, nullable=False)
)
"""Small things that the program remembers about itself, such as the commands that Discord was told last."""

seat = Table(
    "seat",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger),
    Column("name", Text, nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("locale", Text),
    Column("resigned", Boolean, nullable=False),
    Column("order", Text, nullable=False),
    Column("ordered_at", Integer, nullable=False),
    Column("bank", Span, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("vacation", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("level", String(8), nullable=False, server_default="normal"),
    Column("part", Text, nullable=False, server_default=""),
    Column("stand_in", BigInteger),
    Column("crew", Integer, nullable=False, server_default="0"),
    Index("ix_seat_user", "user"),
)

member = Table(
    "member",
    metadata,
    table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("crew", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("base_seq", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
    Index("ix_member_user", "user"),
)
"""The people of crews: seats that many play together."""

backing = Table(
    "backing",
    metadata,
    table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("base_seq", Integer, primary_key=True, autoincrement=False),
    Column("turn", Text, primary_key=True),
    Column("crew", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("own", Boolean, nullable=False),
    Column("played", Integer, nullable=False),
    Index("ix_backing_user", "user"),
)
"""Turns that members of crews have proposed, and votes for them; of played turns those for what was played."""

entry = Table(
    "entry",
    metadata,
    table_key(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("line", Text, nullable=False),
    Column("drew", Boolean, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
    Column("digest", Text, nullable=False),
)

draft = Table(
    "draft",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("base_seq", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
)

plan = Table(
    "plan",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("plans", JSON, nullable=False),
    Column("told", JSON, nullable=False),
    Column("fate", Text, nullable=False),
    Column("fate_at", Integer, nullable=False),
)

deadline = Table(
    "deadline",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("due", Moment, nullable=False),
    Column("warned", Boolean, nullable=False),
    Column("remind", Moment, nullable=False),
    Column("quiet", Text, nullable=False),
    Column("left", Span),
    Column("claimed_until", Moment),
    Column("begins", Moment),
    Index("ix_deadline_due", "due"),
)

heartbeat = Table(
    "heartbeat", metadata, Column("part", String(16), primary_key=True), Column("at", Moment, nullable=False)
)
"""When a process that reaches people last said so, by the part of the servers that it looks after."""

outage = Table(
    "outage",
    metadata,
    Column("part", String(16), primary_key=True),
    Column("since", Moment, primary_key=True),
    Column("until", Moment, nullable=False),
)
"""When nobody could be reached lately, by the part of the servers."""

vote = Table(
    "vote",
    metadata,
    table_key(),
    Column("kind", Text, primary_key=True),
    Column("target_seq", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("asked_by", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Column("outcome", Text, nullable=False, server_default=""),
    Column("closed_by", Integer),
)
