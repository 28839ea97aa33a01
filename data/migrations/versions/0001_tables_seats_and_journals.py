"""Creates tables, seats and journals; drafts, deadlines and votes; people and messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_MOMENT = sa.DateTime(timezone=True)


def _of_a_table(name: str, *columns: sa.Column[object] | sa.Index, key: str) -> None:
    op.create_table(
        name,
        sa.Column("table", sa.String(8), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table", key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name=f"fk_{name}_table", ondelete="CASCADE"),
    )


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup_seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("thread", sa.BigInteger),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("opener", sa.BigInteger, nullable=False),
        sa.Column("move_time", sa.Integer),
        sa.Column("seating", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("created_at", _MOMENT, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("started_at", _MOMENT),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("shown_by", _MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    for column in ("stage", "channel", "thread"):
        op.create_index(f"ix_game_table_{column}", "game_table", [column])
    _of_a_table(
        "seat",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("computer", sa.Boolean, nullable=False),
        sa.Column("locale", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("order", sa.Text, nullable=False),
        sa.Column("ordered_at", sa.Integer, nullable=False),
        key="seat",
    )
    op.create_index("ix_seat_user", "seat", ["user"])
    _of_a_table(
        "entry",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("drew", sa.Boolean, nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        key="seq",
    )
    _of_a_table(
        "draft",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("base_seq", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        key="seat",
    )
    _of_a_table(
        "deadline",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due", _MOMENT, nullable=False),
        sa.Column("warned", sa.Boolean, nullable=False),
        sa.Column("remind", _MOMENT, nullable=False),
        sa.Column("claimed_until", _MOMENT),
        key="seat",
    )
    op.create_index("ix_deadline_due", "deadline", ["due"])
    _of_a_table(
        "vote",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target_seq", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("asked_by", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        key="kind",
    )
    op.create_table(
        "fact",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_fact"),
    )
    op.create_table(
        "player",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("dm_ok", sa.Boolean, nullable=False),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_player"),
    )
    _of_a_table(
        "surface",
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("shown_seq", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("retry_at", _MOMENT),
        key="audience",
    )
