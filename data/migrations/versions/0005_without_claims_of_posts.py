"""Drops claims of a table's posts: whoever sends one twice gets the same message back, by its nonce."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """From 0004."""
    op.drop_column("game_table", "shown_by")
