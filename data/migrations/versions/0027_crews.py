"""Adds crews: seats that many people play together, their proposals and votes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """From 0026."""
    op.add_column("game_table", sa.Column("crews", sa.Text, nullable=False, server_default=""))
    op.add_column("seat", sa.Column("crew", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "member",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("crew", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("base_seq", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_member_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_member"),
    )
    op.create_index("ix_member_user", "member", ["user"])
    op.create_table(
        "backing",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("base_seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("crew", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_backing_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", "base_seq", "turn", name="pk_backing"),
    )
    op.create_index("ix_backing_user", "backing", ["user"])
