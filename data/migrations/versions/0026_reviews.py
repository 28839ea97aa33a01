"""Adds reviews: what somebody's own turns in a finished game have missed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0024"


def upgrade() -> None:
    """From 0024."""
    op.create_table(
        "review",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("decisions", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_review_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_review"),
    )
    op.create_index("ix_review_user", "review", ["user"])
    op.create_index("ix_review_version", "review", ["version"])
