"""Adds times when nobody could be reached, and direct messages for which no channel could be opened yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """From 0010."""
    op.create_table(
        "outage",
        sa.Column("part", sa.String(16), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("part", "since", name="pk_outage"),
    )
    op.create_table(
        "owed_message",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table", "user", name="pk_owed_message"),
        sa.ForeignKeyConstraint(
            ["table"], ["game_table.id"], name="fk_owed_message_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_owed_message_user", "owed_message", ["user"])
