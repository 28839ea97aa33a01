"""Adds the level of the computer on a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """From 0007."""
    op.add_column("seat", sa.Column("level", sa.String(8), nullable=False, server_default="normal"))
