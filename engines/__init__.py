"""The games and what they are built on. `GAMES` is the only list of games."""

from __future__ import annotations

from typing import Any

from .alhambra import Alhambra
from .armadora import Armadora
from .kernel import Game

GAMES: dict[str, Game[Any, Any, Any]] = {
    "alhambra": Alhambra(),
    "armadora": Armadora(),
}
