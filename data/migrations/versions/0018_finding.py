"""Adds what people wish to play, saved settings of lobbies, and what servers settle about finding each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """From 0017."""
    op.add_column("guild", sa.Column("needed", sa.Integer))
    op.add_column("guild", sa.Column("called", sa.BigInteger))
    op.create_table(
        "wish",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("fewest", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rated", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ready_until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("table", sa.String(8)),
        sa.PrimaryKeyConstraint("user", "guild", "game", name="pk_wish"),
    )
    op.create_index("ix_wish_until", "wish", ["until"])
    op.create_table(
        "saved_settings",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user", "guild", "name", name="pk_saved_settings"),
    )
