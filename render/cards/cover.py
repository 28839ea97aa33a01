"""The cover of a lobby: its game's key art, painted by `make art`; and a position from the middle of a good game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines import GAMES
from engines.core.game import View, usual_setup
from engines.core.journal import Header, deal, load, rerun
from render.cards.ground import is_painted
from render.drawing.marks import unmarked
from render.drawing.scene import Art, Box, Drawing, Layer, Rect, Scene
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.renderer import renderer

WIDTH, HEIGHT = 1200, 675

_DATA: Final = Path(__file__).parents[2] / "data"


def cover(game: str, theme: Theme) -> Scene:
    """A game's key art, 1200 x 675; where there is none, the board of its example."""
    if is_painted(game, "cover"):
        return Scene(WIDTH, HEIGHT, theme["parchment"], (Layer("cover", (key_art.at(0, 0, game),)),))
    return unmarked(renderer(game).scene(example(game), theme))


@sprite
def key_art(theme: Theme, game: str) -> Art:
    """A game's painted cover."""
    return Art(f"{game}/cover", Box(0, 0, WIDTH, HEIGHT))


def example(game: str) -> View:
    """Everybody's view of the middle of a game, kept in `data/examples`; of a game as dealt where there is none."""
    rules, file = GAMES[game], _DATA / "examples" / f"{game}.txt"
    if file.exists():
        header, entries = load(file.read_text(encoding="utf-8"))
    else:
        header, entries = Header(game, usual_setup(rules, min(rules.seats)), f"example {game}"), []
    state = deal(rules, header)
    for step in rerun(rules, header, entries):
        state = step.state
    found: View = rules.view(state, None)
    return found


def depth(theme: Theme, game: str, height: int) -> int:
    """How far down a strip of a game's key art goes that may be so high, from the theme's `horizon` on."""
    return min(height, HEIGHT - theme.size("horizon")) if is_painted(game, "cover") else height


@sprite
def scenery(theme: Theme, game: str, height: int) -> Art | Drawing:
    """A strip of a game's key art, at most so high, from its upper left corner; the game's colour where there is none."""
    height = depth(theme, game, height)
    if not is_painted(game, "cover"):
        return Drawing(Box(0, 0, WIDTH, height), (Rect(0, 0, WIDTH, height, theme["card_ground"]),), 1)
    top = theme.size("horizon")
    return Art(f"{game}/cover", Box(0, 0, WIDTH, height), Box(0, top, WIDTH, top + height))
