"""Records, private copies, stories and reviews, for whoever looks at a game again."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from data.schema.base import Moment, metadata, table_key

imported_record = Table(
    "imported_record",
    metadata,
    Column("id", String(9), primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_imported_record_user", "user"),
)
"""Records that people have brought along; a person's last ones."""

sketch = Table(
    "sketch",
    metadata,
    Column("id", String(9), primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("source", String(9), nullable=False),
    Column("base", Integer, nullable=False),
    Column("guessed", Boolean, nullable=False),
    Column("viewer", Integer),
    Column("seed", Text, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_sketch_user", "user"),
)
"""Private copies of games on which people try out what would be; a person's last ones."""

story = Table(
    "story",
    metadata,
    table_key(),
    Column("version", Integer, nullable=False),
    Column("course", JSON, nullable=False),
    Column("decisive", JSON, nullable=False),
)
"""What everybody could expect in a game turn by turn, and the turns that decided it; can be worked out again."""

review = Table(
    "review",
    metadata,
    table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("decisions", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_review_user", "user"),
    Index("ix_review_version", "version"),
)
"""What somebody's own turns in a finished game left lying. Version 0 is asked for, and not thought yet."""
