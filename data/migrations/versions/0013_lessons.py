"""Adds how far people have come in the lessons of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """From 0012."""
    op.create_table(
        "lesson",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("topic", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("draft", sa.JSON, nullable=False),
        sa.Column("done", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("user", "game", name="pk_lesson"),
    )
