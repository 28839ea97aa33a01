"""Adds blocks between people, bars from servers' tables, and whom openers have removed from lobbies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """From 0014."""
    op.add_column("game_table", sa.Column("removed", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "block",
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("blocked", sa.BigInteger, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user", "blocked", name="pk_block"),
    )
    op.create_index("ix_block_blocked", "block", ["blocked"])
    op.create_table(
        "bar",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_bar"),
    )
    op.create_index("ix_bar_user", "bar", ["user"])
