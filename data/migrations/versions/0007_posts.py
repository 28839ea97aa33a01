"""Adds the posts in threads: the entries that each tells, and the entry at which its buttons were drawn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """From 0006."""
    op.create_table(
        "post",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer),
        sa.PrimaryKeyConstraint("table", "message", name="pk_post"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_post_table", ondelete="CASCADE"),
    )
