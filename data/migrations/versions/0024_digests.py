"""Adds digests in place of single calls, and what a held call is about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """From 0023."""
    op.add_column("held_call", sa.Column("until", sa.DateTime(timezone=True)))
    op.add_column("held_call", sa.Column("turn", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "daily_message",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_daily_message"),
    )
    op.create_index("ix_daily_message_at", "daily_message", ["at"])
