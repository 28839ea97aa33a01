"""Adds tables that continue a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """From 0018."""
    op.add_column("game_table", sa.Column("beginning", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("source", sa.String(9)))
