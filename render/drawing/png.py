"""Views to files. A picture is reduced to the theme's fixed palette and becomes a palette PNG.

`picture`, `result_card`, `cover` and `chart` are jobs of the worker processes. `compose` composes, `rasterise` draws, `sprite_cache` keeps what was drawn; no other module knows Pillow.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engines import GAMES
from engines.core.game import Result, View
from render.cards import chart as charts
from render.cards import cover as covers
from render.cards import result as results
from render.drawing import compose
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms
from render.drawing.scene import Scene
from render.drawing.theme import Theme, load
from render.renderer import Mark, renderer

BOARD_BYTES: Final = 150_000
PRIVATE_BYTES: Final = {"preview": 100_000, "hand": 80_000}
"""What a picture should weigh at most."""

PRIVATE_EFFORT: Final = 3
"""Hands and previews are looked at once and replaced: less effort is spent on them than on a board, which stays."""

_BOARD_EFFORT: Final = 5
_MOST_EFFORT: Final = 6


def picture(
    game: str, kind: str, view: View, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> bytes:
    """A PNG of what a view shows.

    Args:
        kind: `board`, at most 1200 x 1200; `preview`, at most 1000 x 700, in the theme's preview sizes; `hand`, the hidden hand alone
            (empty bytes if none); or `closeup NAME`, a further picture of the board.
        marks: numbered candidate places; for private pictures only.
        monograms: per seat the letters of its owner; see `render.drawing.monogram.monograms`.
    """
    drawn, theme = renderer(game), load(game, preview=kind == "preview")
    kind, _, name = kind.partition(" ")
    scene: Scene | None
    if kind == "hand":
        scene = drawn.hand(view, theme)
    elif kind == "closeup":
        scene = drawn.closeup(view, theme, name)
    else:
        scene = drawn.scene(view, theme, marks, monograms)
    if scene is None:
        return b""
    image = compose.composed_reduced(scene, theme, _palette(theme))
    return encoded(image, PRIVATE_BYTES[kind], PRIVATE_EFFORT) if kind in PRIVATE_BYTES else encoded(image)


def result_card(game: str, view: View, result: Result, monograms: Monograms = ()) -> bytes:
    """The card of a finished game, 1200 x 900: podium, everybody's points by source, the final board in small.

    Args:
        view: the final position as everybody sees it.
    """
    drawn, theme = renderer(game), load(game)
    icons = tuple(drawn.source(line.label) for line in result.sheet)
    card = compose.composed(results.card(result, icons, theme, monograms), theme)
    board = compose.composed((drawn.overview or drawn.scene)(view, theme), theme)
    card.paste(
        board.resize((results.BOARD.width, results.BOARD.height), Image.Resampling.LANCZOS), results.BOARD
    )
    return encoded(reduced(card, theme))


def cover(game: str, seats: int) -> bytes:
    """The picture of a lobby for so many players, 1200 x 675: a fine position of the middle game, without the players.

    Raises:
        FileNotFoundError: the game is not played by so many.
    """
    theme = load(game)
    drawn = renderer(game)
    scene = (drawn.overview or drawn.scene)(covers.position(game, seats), theme)
    return encoded(reduced(compose.composed(scene, theme), theme))


def chart(game: str, scores: Sequence[Sequence[int]], monograms: Monograms = ()) -> bytes:
    """The points over a game, 1200 x 720.

    Args:
        scores: after each turn the points per seat, from the beginning on; at least one.
    """
    theme = load(game)
    return encoded(reduced(compose.composed(charts.chart(scores, theme, monograms), theme), theme))


def ready() -> None:
    """Read what every picture needs: a job for a fresh worker."""
    for game in GAMES:
        renderer(game)
        _palette(load(game))


def paint(scene: Scene, theme: Theme) -> Image.Image:
    """The scene in full colour."""
    return compose.composed(scene, theme)


def reduced(image: Image.Image, theme: Theme) -> Image.Image:
    """A picture in the theme's fixed colours.

    Raises:
        FileNotFoundError: the game has no palette yet; `python -m render.drawing.palette <game>` makes one.
    """
    return image.quantize(palette=_palette(theme), dither=Image.Dither.NONE)


def encoded(image: Image.Image, heaviest: int = BOARD_BYTES, effort: int = _BOARD_EFFORT) -> bytes:
    """A PNG; compressed harder if it would be heavier than so many bytes."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=effort)
    if file.tell() > heaviest and effort < _MOST_EFFORT:
        return encoded(image, heaviest, _MOST_EFFORT)
    return file.getvalue()


def palette_of(images: Sequence[Image.Image], exact: Sequence[Colour], size: int) -> list[Colour]:
    """The colours, so many, that suit sample pictures best, the exact ones among them."""
    counts: dict[tuple[int, int, int], int] = {}
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            assert isinstance(colour, tuple)
            coarse = (colour[0] & ~3, colour[1] & ~3, colour[2] & ~3)
            counts[coarse] = counts.get(coarse, 0) + count
    # Small bright things matter as much as wide grounds, so a colour's weight grows slower than its area.
    weighed = b"".join(bytes(colour) * max(1, round(count**0.45)) for colour, count in sorted(counts.items()))
    sample = Image.frombytes("RGB", (len(weighed) // 3, 1), weighed)
    fixed = list(dict.fromkeys(colour.fade(1) for colour in exact))
    chosen = sample.quantize(size - len(fixed), Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    found = [Colour(*chosen[at : at + 3]) for at in range(0, len(chosen), 3)]
    return list(dict.fromkeys(fixed + found))[:size]


@lru_cache(maxsize=16)
def _palette(theme: Theme) -> Image.Image:
    colours = [Colour.parse(line) for line in theme.palette_file.read_text(encoding="ascii").split()]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour[:3]])
    return palette
