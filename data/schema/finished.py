"""Finished games: what follows from the journals, for lists and sums. All but corrections may be deleted, and is made again."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, Index, Integer, Table, Text, false

from data.schema.base import Moment, metadata, table_key

finished_game = Table(
    "finished_game",
    metadata,
    table_key(),
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("why", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("started_at", Moment, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Column("people", Integer, nullable=False),
    Column("sides", JSON, nullable=False),
    Column("margin", Integer),
    Column("comeback_seat", Integer),
    Column("comeback", Integer),
    Column("turns", Integer, nullable=False),
    Column("folded", Boolean, nullable=False),
    Index("ix_finished_game_guild", "guild", "ended_at"),
    Index("ix_finished_game_kind", "guild", "game", "counts", "seats", "turns"),
    Index("ix_finished_game_folded", "rated", "folded", "ended_at"),
)

holder = Table(
    "holder",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("nth", Integer, primary_key=True),
    Column("person", BigInteger),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("left", Integer),
    Column("until", Integer, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("won", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("timed", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("waits", JSON, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("replaced", Boolean, nullable=False, server_default=false()),
    Index("ix_holder_person", "person", "ended_at"),
    Index("ix_holder_kind", "guild", "game", "counts", "nth", "seats", "seat", "won", "score"),
)
"""Who held a seat of a finished game; see `community.statistics.finished.Holder`."""

source = Table(
    "source",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("label", Text, primary_key=True),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Index("ix_source_kind", "guild", "game", "counts", "label", "points"),
)
"""Points of a finished game by their source."""

feat = Table(
    "feat",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("value", Integer, nullable=False),
    Index("ix_feat_kind", "guild", "game", "name", "value"),
)
"""What can be a record, of games that count."""

chance = Table(
    "chance",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("nth", Integer, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("expected", Integer, nullable=False),
    Index("ix_chance_kind", "guild", "game", "name", "count", "value", "expected"),
)
"""What chance gave, in games that count."""

rating = Table(
    "rating",
    metadata,
    table_key(),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("nth", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Index("ix_rating_kind", "scope", "game", "size", "person", "nth"),
    Index("ix_rating_person", "person", "scope", "ended_at"),
)
"""What a rating was after a game. `scope` is a server, or 0 for all of them; `size` is 2, or 3 for more players."""

correction = Table(
    "correction",
    metadata,
    table_key(),
    Column("places", JSON, nullable=False),
    Column("at", Moment, nullable=False),
)
"""The places that an organiser has put right, by seat; none for a game that counts for nothing. Not derived from anything."""
