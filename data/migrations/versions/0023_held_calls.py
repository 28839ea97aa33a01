"""Adds calls that wait until somebody's quiet hours end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """From 0022."""
    op.create_table(
        "held_call",
        sa.Column("message", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("message", "user", name="pk_held_call"),
    )
    op.create_index("ix_held_call_user", "held_call", ["user"])
    op.create_index("ix_held_call_at", "held_call", ["at"])
