"""Adds who was replaced in a finished game without their doing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """From 0021."""
    op.add_column("holder", sa.Column("replaced", sa.Boolean, nullable=False, server_default=sa.false()))
