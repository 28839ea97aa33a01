"""Adds followers of tables, private notes, how questions were answered, and which table follows which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _of_a_person(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(
        name,
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        *columns,
        sa.PrimaryKeyConstraint("table", "user", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name=f"fk_{name}_table", ondelete="CASCADE"),
    )
    op.create_index(f"ix_{name}_user", name, ["user"])


def upgrade() -> None:
    """From 0002."""
    _of_a_person("follower")
    _of_a_person("note", sa.Column("text", sa.Text, nullable=False))
    op.add_column("vote", sa.Column("outcome", sa.Text, nullable=False, server_default=""))
    op.add_column("vote", sa.Column("closed_by", sa.Integer))
    op.add_column("game_table", sa.Column("rematch_of", sa.String(8)))
    op.create_index("ix_game_table_rematch_of", "game_table", ["rematch_of"], unique=True)
