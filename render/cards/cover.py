"""The cover of a lobby: a position from the middle of a good game, kept in `data/covers`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines import GAMES
from engines.core.game import View
from engines.core.journal import deal, load, rerun

WIDTH, HEIGHT = 1200, 675
COVERS: Final = Path(__file__).parents[2] / "data" / "covers"


def position(game: str, seats: int) -> View:
    """What everybody sees of a game's cover position for so many players.

    Raises:
        FileNotFoundError: the game is not played by so many.
    """
    text = (COVERS / game / f"{seats}.txt").read_text(encoding="utf-8")
    header, entries = load(text)
    rules = GAMES[game]
    state = deal(rules, header)
    for step in rerun(rules, header, entries):
        state = step.state
    found: View = rules.view(state, None)
    return found
