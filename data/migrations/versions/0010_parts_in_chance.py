"""Adds what people and the bot contribute to a table's chance; existing tables keep the rule by which they began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """From 0009."""
    op.add_column("game_table", sa.Column("chance", sa.Integer, nullable=False, server_default="1"))
    op.add_column("game_table", sa.Column("secret", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("parts", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seat", sa.Column("part", sa.Text, nullable=False, server_default=""))
