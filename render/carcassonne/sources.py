"""What the sources of points in Carcassonne look like on a result card."""

from __future__ import annotations

from engines.carcassonne.content import Piece, TileId
from engines.core.game import Line
from engines.core.text import Seat
from render.carcassonne import icons, pieces, tiles
from render.drawing.curves import rounded
from render.drawing.scene import Box, Drawing, Layered, Poly, Shadow, Sprite
from render.drawing.scene import Line as Stroke
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_TILES = {"road": TileId("U"), "city": TileId("C"), "cloister": TileId("B")}


def pictured(line: Line, size: int, seat: Seat) -> Sprite:
    """Land of a kind, whether it was complete or not; a farmer of the seat for fields; a barrel for goods."""
    kind = line.source.removeprefix("carcassonne-sheet-")
    if kind == "goods":
        return icons.goods.at(0, 0, "wine", size)
    return land.at(0, 0, size, _TILES.get(kind), seat)


@sprite
def land(theme: Theme, size: int, tile: TileId | None, seat: Seat) -> Layered:
    """A small picture of a tile in a frame, or of a seat’s farmer on the meadow, round its centre."""
    half = size // 2
    inside = 2 * half - 6
    shown = [bed.at(0, 0, size)]
    shown += [
        tiles.tile.at(3 - half, 3 - half, inside, tile, 0, 0, ())
        if tile
        else tiles.meadow.at(3 - half, 3 - half, inside, 5)
    ]
    if tile is None:
        shown.append(pieces.piece.at(0, 0, round(size * 0.66), seat, Piece.NORMAL, True))
    return Layered((*shown, rim.at(0, 0, size)), Box(-half - 6, -half - 6, half + 8, half + 8))


@sprite
def bed(theme: Theme, size: int) -> Drawing:
    """The shade of that picture."""
    half = size / 2
    body = rounded(-half, -half, size, size, 6)
    return Drawing(
        Box(-size // 2 - 6, -size // 2 - 6, size // 2 + 8, size // 2 + 8),
        (Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),),
    )


@sprite
def rim(theme: Theme, size: int) -> Drawing:
    """The frame round that picture."""
    half = size / 2 - 2.5
    body = rounded(-half, -half, 2 * half, 2 * half, 6)
    return Drawing(
        Box(-size // 2 - 6, -size // 2 - 6, size // 2 + 8, size // 2 + 8),
        (Stroke(body, theme["ink"], 7, True), Stroke(body, theme["gold_light"], 3, True)),
    )
