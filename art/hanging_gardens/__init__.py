"""Masters of The Hanging Gardens: sheets of squares, edges, plants, temples and symbols, the lake and its bank."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from art.brush import colour, finished, picture, saved
from art.hanging_gardens.banners import banners
from art.hanging_gardens.cover import cover
from art.hanging_gardens.emblems import symbol
from art.hanging_gardens.islands import accents, patches
from art.hanging_gardens.plants import clump, hanging
from art.hanging_gardens.stones import face, masonry, wall
from art.hanging_gardens.structures import JOINED, arcade, fountain, park, temple, terrace
from art.hanging_gardens.turf import turf
from art.hanging_gardens.valley import lake, lawn, quay, shelf
from engines.hanging_gardens.content import Tile
from render.drawing.seats import outline
from render.drawing.theme import load

_CELL = 192
_VARIANTS = 4
_STEP = 72
"""How high the front of a step is on its sheet."""


def paint() -> None:
    """Paint all masters; `render.hanging_gardens.masters` knows where things lie on them."""
    saved("hanging_gardens/banners", _sheet(banners(), _VARIANTS), 84)
    saved("hanging_gardens/cover", cover(), 86)
    saved("hanging_gardens/turf", picture(turf(_VARIANTS, _CELL, "turf")), 84)
    saved("hanging_gardens/pieces", _pieces(), 84)
    saved("hanging_gardens/symbols", _sheet([symbol(tile) for tile in Tile], _VARIANTS), 84)
    shores = [_sheet(patches(_VARIANTS), _VARIANTS), _sheet(accents(), _VARIANTS)]
    saved("hanging_gardens/islands", _sheet(shores, 1), 84)
    saved("hanging_gardens/lake", picture(lake()))
    saved("hanging_gardens/lawn", picture(lawn()))
    saved("hanging_gardens/quay", picture(quay()))
    saved("hanging_gardens/shelf", picture(finished(shelf(masonry((540, 1000), 46, "shelf")), "shelf", 0.4)))


def _pieces() -> Image.Image:
    """What stands on squares and hangs from their edges, and the walls below them."""
    ivy = [
        hanging(
            _CELL,
            _CELL,
            f"ivy {at}",
            down=0.55 + 0.1 * (at % 4),
            thick=1.0 - 0.1 * (at // 4),
            leaf=10,
            bloom=at % 3 * 2,
        )
        for at in range(2 * _VARIANTS)
    ]
    looks = load("hanging_gardens").seats[:_VARIANTS]
    temples = [temple(colour(str(look.colour)), outline(look.shape, 1)) for look in looks]
    wide = _VARIANTS * _CELL
    steps = picture(face((_STEP, wide), 26, "face")).convert("RGBA")
    walls = picture(*wall((_CELL, wide), 36, "wall"))
    clumps = _sheet([clump(_CELL, f"{at}", 2 * at) for at in range(_VARIANTS)], _VARIANTS)
    kinds = (terrace, park, arcade, fountain)
    structures = [kind(squares) for squares in JOINED for kind in kinds]
    return _sheet(
        [_sheet([*ivy, *temples], _VARIANTS), walls, steps, clumps, _sheet(structures, len(kinds))], 1
    )


def _sheet(images: Sequence[Image.Image], columns: int) -> Image.Image:
    """Pictures in rows, from the upper left; all of a row are of one size."""
    rows = [images[at : at + columns] for at in range(0, len(images), columns)]
    wide = max(sum(image.width for image in row) for row in rows)
    sheet = Image.new(images[0].mode, (wide, sum(row[0].height for row in rows)))
    y = 0
    for row in rows:
        x = 0
        for image in row:
            sheet.paste(image, (x, y))
            x += image.width
        y += row[0].height
    return sheet
