"""Adds records that people bring along, and private copies of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """From 0013."""
    op.create_table(
        "imported_record",
        sa.Column("id", sa.String(9), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_imported_record"),
    )
    op.create_index("ix_imported_record_user", "imported_record", ["user"])
    op.create_table(
        "sketch",
        sa.Column("id", sa.String(9), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("source", sa.String(9), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("guessed", sa.Boolean, nullable=False),
        sa.Column("viewer", sa.Integer),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sketch"),
    )
    op.create_index("ix_sketch_user", "sketch", ["user"])
