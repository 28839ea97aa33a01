"""Adds the other channels in which somebody sees that people wait for the game that they wish to play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """From 0020."""
    op.add_column("wish", sa.Column("sees", sa.JSON, nullable=False, server_default="[]"))
