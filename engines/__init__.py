"""The games and what they are built on. `GAMES` is the only list of games."""

from __future__ import annotations

from typing import Any

from .alhambra import Alhambra
from .armadora import Armadora
from .carcassonne import Carcassonne
from .hanging_gardens import HangingGardens
from .kernel import Game
from .yspahan import Yspahan

GAMES: dict[str, Game[Any, Any, Any]] = {
    "alhambra": Alhambra(),
    "armadora": Armadora(),
    "carcassonne": Carcassonne(),
    "hanging_gardens": HangingGardens(),
    "yspahan": Yspahan(),
}
