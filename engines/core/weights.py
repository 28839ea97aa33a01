"""Learnt weights: plain numbers of `data/learnt`, which `make learn GAME=…` fits to games of computers."""

from __future__ import annotations

import tomllib
from pathlib import Path

_FOLDER = Path(__file__).parents[2] / "data" / "learnt"


def weights(game: str) -> dict[str, float]:
    """How much each part of what a game's computers hope for counts, by its name; 1 is as set by hand."""
    read: dict[str, float] = tomllib.loads((_FOLDER / f"{game}.toml").read_text(encoding="utf-8"))["weights"]
    return read
