"""Adds what new tables of a server begin with, and the role that moderates them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """From 0008."""
    op.add_column("guild", sa.Column("moderators", sa.BigInteger))
    op.add_column("guild", sa.Column("defaults", sa.JSON, nullable=False, server_default="[]"))
