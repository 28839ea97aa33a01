"""Names of facts that the bot keeps about itself, where more than one module reads them."""

from __future__ import annotations

from typing import Final

SOUND_BACKUP: Final = "sound backup"
"""When the last backup was made in which every game replays."""
