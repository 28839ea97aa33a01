"""Adds settings of servers, and plans that seats have made in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From 0003."""
    op.create_table(
        "guild",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("locale", sa.Text),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("creators", sa.BigInteger),
        sa.Column("most", sa.Integer),
        sa.PrimaryKeyConstraint("guild", name="pk_guild"),
    )
    op.create_table(
        "plan",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("plans", sa.JSON, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("fate", sa.Text, nullable=False),
        sa.Column("fate_at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_plan"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_plan_table", ondelete="CASCADE"),
    )
