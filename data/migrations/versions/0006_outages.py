"""Adds signs of life, what outages moved, when clocks begin to run, and people's open direct message channels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """From 0005."""
    op.create_table(
        "heartbeat",
        sa.Column("part", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("part", name="pk_heartbeat"),
    )
    op.add_column("game_table", sa.Column("outage_head", sa.Integer))
    op.add_column("game_table", sa.Column("outage_moved", sa.BigInteger))
    op.add_column("deadline", sa.Column("begins", sa.DateTime(timezone=True)))
    op.add_column("player", sa.Column("dm_channel", sa.BigInteger))
