"""Adds leagues and tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """From 0016."""
    op.create_table(
        "event",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("organiser", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("fewest", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("division", sa.Integer, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("follows", sa.String(8)),
        sa.Column("message", sa.BigInteger),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_event"),
    )
    op.create_index("ix_event_follows", "event", ["follows"], unique=True)
    op.create_index("ix_event_guild", "event", ["guild", "created_at"])
    of_event = sa.ForeignKeyConstraint
    op.create_table(
        "event_entrant",
        sa.Column("event", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        of_event(["event"], ["event.id"], name="fk_event_entrant_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "number", name="pk_event_entrant"),
    )
    op.create_index("ix_event_entrant_person", "event_entrant", ["person"])
    op.create_table(
        "event_line",
        sa.Column("event", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        of_event(["event"], ["event.id"], name="fk_event_line_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "seq", name="pk_event_line"),
    )
    op.create_table(
        "event_table",
        sa.Column("table", sa.String(8), nullable=False),
        sa.Column("event", sa.String(8), nullable=False),
        of_event(["event"], ["event.id"], name="fk_event_table_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_event_table"),
    )
