"""Adds rated tables, stand-ins for forgotten people, and what finished games are listed and summed up by."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """From 0011."""
    op.add_column("game_table", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("stand_in", sa.BigInteger))
    op.create_table(
        "finished_game",
        *_of_table("finished_game"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("started_at", _MOMENT, nullable=False),
        sa.Column("ended_at", _MOMENT, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("sides", sa.JSON, nullable=False),
        sa.Column("margin", sa.Integer),
        sa.Column("comeback_seat", sa.Integer),
        sa.Column("comeback", sa.Integer),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("folded", sa.Boolean, nullable=False),
    )
    op.create_index("ix_finished_game_guild", "finished_game", ["guild", "ended_at"])
    op.create_index("ix_finished_game_kind", "finished_game", ["guild", "game", "counts", "seats", "turns"])
    op.create_index("ix_finished_game_folded", "finished_game", ["rated", "folded", "ended_at"])
    op.create_table(
        "holder",
        *_of_table("holder", "seat", "nth"),
        sa.Column("person", sa.BigInteger),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("ended_at", _MOMENT, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("timed", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("waits", sa.JSON, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
    )
    op.create_index("ix_holder_person", "holder", ["person", "ended_at"])
    kind = ["guild", "game", "counts", "nth", "seats", "seat", "won", "score"]
    op.create_index("ix_holder_kind", "holder", kind)
    op.create_table(
        "source",
        *_of_table("source", "seat"),
        sa.Column("label", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_index("ix_source_kind", "source", ["guild", "game", "counts", "label", "points"])
    op.create_table(
        "feat",
        *_of_table("feat", "seat"),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
    )
    op.create_index("ix_feat_kind", "feat", ["guild", "game", "name", "value"])
    op.create_table(
        "chance",
        *_of_table("chance", "seat", "nth"),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("expected", sa.Integer, nullable=False),
    )
    op.create_index("ix_chance_kind", "chance", ["guild", "game", "name", "count", "value", "expected"])
    op.create_table(
        "rating",
        *_of_table("rating"),
        sa.Column("scope", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("ended_at", _MOMENT, nullable=False),
    )
    op.create_index("ix_rating_kind", "rating", ["scope", "game", "size", "person", "nth"])
    op.create_index("ix_rating_person", "rating", ["person", "scope", "ended_at"])
    op.create_table(
        "correction",
        *_of_table("correction"),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
    )


def _of_table(name: str, *keys: str) -> list[sa.Column[Any]]:
    """The columns by which a row belongs to a table, and its further keys."""
    table = sa.ForeignKey("game_table.id", ondelete="CASCADE", name=f"fk_{name}_table")
    first = sa.Column("table", sa.String(8), table, primary_key=True)
    return [first, *(sa.Column(key, sa.Integer, primary_key=True) for key in keys)]
