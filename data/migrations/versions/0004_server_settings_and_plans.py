"""What a server has settled, and the plans that seats have made in advance."""

from __future__ import annotations

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From 0003."""
