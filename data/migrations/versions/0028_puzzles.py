"""Adds attempts at puzzles, their totals, and channels that show a puzzle each day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """From 0026."""
    op.create_table(
        "puzzle_attempt",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("draft", sa.JSON, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("found", sa.Boolean, nullable=True),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("less", sa.Integer, nullable=False),
        sa.Column("own", sa.Integer, nullable=False),
        sa.Column("rest", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user", "day", name="pk_puzzle_attempt"),
    )
    op.create_index("ix_puzzle_attempt_guild", "puzzle_attempt", ["guild", "day"])
    op.create_table(
        "puzzle_tally",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("found", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_puzzle_tally"),
    )
    op.create_table(
        "puzzle_channel",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_puzzle_channel"),
    )
    op.create_index("ix_puzzle_channel_at", "puzzle_channel", ["at"])
