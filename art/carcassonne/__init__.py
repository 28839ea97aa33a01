"""Carcassonne’s masters: the meadow, what stands on it, every tile in every way it can lie, figures, and the country round them."""

from __future__ import annotations

from multiprocessing import Pool

from PIL import Image, ImageDraw

from art.brush import saved
from art.carcassonne import figures, land, tiles
from art.carcassonne.buildings import SIDE, rough, tower
from art.carcassonne.country import country
from art.carcassonne.cover import cover
from engines.carcassonne.content import TILES, TileId
from render.carcassonne.shapes import shape
from render.carcassonne.tiles import master


def paint() -> None:
    """Paint everything anew; it takes some minutes."""
    saved("carcassonne/cover", cover(), 86)
    saved("carcassonne/meadow", land.meadow(), 84)
    saved("carcassonne/country", country(), 80)
    saved("carcassonne/things", land.things(), 82)
    saved("carcassonne/tower", _tower(), 92)
    for name, seat, piece, lying in figures.names():
        saved(f"carcassonne/{name}", figures.figure(seat, piece, lying), 84)
    with Pool(2) as pool:
        pool.starmap(_tile, [(kind, quarters) for kind in TILES for quarters in range(4)], chunksize=4)


def _tile(kind: TileId, quarters: int) -> None:
    """Paint what stands on a tile, unless another one looks the same."""
    name = master(kind, quarters)
    if name == f"{kind}-{quarters}":
        saved(f"carcassonne/{name}", tiles.painted(shape(kind, quarters), name).reduce(SIDE // land.CELL), 78)


def _tower() -> Image.Image:
    """The tower where walls of two tiles meet."""
    sheet = Image.new("RGBA", (SIDE, SIDE))
    tower(ImageDraw.Draw(sheet), 0.5, 0.53, 0.042, 0.12, 0.085, "#B24A28")
    half = SIDE // 4
    return (
        rough(sheet, "tower")
        .crop((SIDE // 2 - half, SIDE // 2 - half, SIDE // 2 + half, SIDE // 2 + half))
        .reduce(2)
    )
