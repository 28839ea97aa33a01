"""Clocks: time banks, quiet hours, vacations and pauses."""

from __future__ import annotations

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From 0001."""
