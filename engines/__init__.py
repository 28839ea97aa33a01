"""The games and what they are built on. `GAMES` is the only list of games."""

from __future__ import annotations

from typing import Any

from engines.alhambra import Alhambra
from engines.armadora import Armadora
from engines.carcassonne import Carcassonne
from engines.core.game import Game
from engines.hanging_gardens import HangingGardens
from engines.yspahan import Yspahan

GAMES: dict[str, Game[Any, Any, Any]] = {
    "alhambra": Alhambra(),
    "armadora": Armadora(),
    "carcassonne": Carcassonne(),
    "hanging_gardens": HangingGardens(),
    "yspahan": Yspahan(),
}
