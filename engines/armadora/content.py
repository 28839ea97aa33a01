"""Components of Armadöra, read from `data/content/armadora.toml`."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from pathlib import Path

from engines.armadora.board import Square


class Race(StrEnum):
    """The four peoples; in the advanced game each has a power (rules §13.3)."""

    GOBLIN = "goblin"
    ORC = "orc"
    MAGE = "mage"
    ELF = "elf"


_BOX = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "content" / "armadora.toml").read_text(encoding="utf-8")
)

MINES: tuple[Square, ...] = tuple(map(Square.parse, _BOX["mines"]))
PILES: tuple[int, ...] = tuple(_BOX["piles"])
PALISADES: int = _BOX["palisades"]
SMALLEST_AREA: int = _BOX["smallest_area"]
WARRIORS: dict[int, tuple[int, ...]] = {int(seats): tuple(hand) for seats, hand in _BOX["warriors"].items()}
POWERS: dict[Race, int] = {Race(race): tokens for race, tokens in _BOX["powers"].items()}
REINFORCEMENTS: int = _BOX["reinforcement"]["per_player"]
REINFORCEMENT_IS_FREE: bool = _BOX["reinforcement"]["free"]
"""The normal action follows a reinforcement token (rules D4)."""

TOKEN = 3
"""What a reinforcement token adds to twice a strength: one more strength, and ties are won."""
