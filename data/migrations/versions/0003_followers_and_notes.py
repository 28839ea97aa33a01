"""Who follows a table, and the private notes of its players."""

from __future__ import annotations

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """From 0002."""
