"""Adds places that lobbies keep for people, lobbies that start by themselves, and conditions for joining."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """From 0015."""
    for column in (
        sa.Column("invited", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("starts_full", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("conditions", sa.JSON, nullable=False, server_default="[]"),
    ):
        op.add_column("game_table", column)
