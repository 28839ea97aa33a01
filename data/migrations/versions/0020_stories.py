"""Adds the analysis of what decided a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """From 0019."""
    op.create_table(
        "story",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("course", sa.JSON, nullable=False),
        sa.Column("decisive", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_story_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_story"),
    )
