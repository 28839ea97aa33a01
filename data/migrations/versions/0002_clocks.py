"""Adds clocks: time banks, quiet hours, vacations and pauses."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_CLOCK = """
    UPDATE game_table SET clock = CASE
        WHEN move_time IS NULL THEN 'none'
        WHEN move_time % 3600 = 0 THEN CAST(move_time / 3600 AS TEXT) || 'h'
        WHEN move_time % 60 = 0 THEN CAST(move_time / 60 AS TEXT) || 'm'
        ELSE CAST(move_time AS TEXT) || 's'
    END
"""


def upgrade() -> None:
    """From 0001: a time per move is spelled as a time control; tables that run already have no vacations."""
    op.add_column("game_table", sa.Column("clock", sa.Text, nullable=False, server_default="none"))
    op.execute(_CLOCK)
    op.drop_column("game_table", "move_time")
    _add("game_table", "vacation", sa.Integer, "0")
    _add("game_table", "absence", sa.Text, "idle")
    _add("game_table", "paused", sa.Boolean, sa.false())
    _add("seat", "bank", sa.BigInteger, "0")
    for name in ("ended", "vacation", "missed"):
        _add("seat", name, sa.Integer, "0")
    _add("seat", "away", sa.Boolean, sa.false())
    _add("deadline", "quiet", sa.Text, "")
    op.add_column("deadline", sa.Column("left", sa.BigInteger))


def _add(table: str, name: str, kind: type[sa.types.TypeEngine[Any]], default: Any) -> None:
    op.add_column(table, sa.Column(name, kind, nullable=False, server_default=default))
