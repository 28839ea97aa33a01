"""Which piece may stand where on the tile just laid (rules §8, §12.2, §12.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import PIECES, STANDS_ON, WEIGHT, Piece, Spot
from engines.carcassonne.land import Land
from engines.carcassonne.telling import names, spot_text
from engines.core.text import Seat, Several, Text, say


def why_not_stand(land: Land, supply: int, at: Cell, seat: Seat, piece: Piece, spot: Spot) -> Text | None:
    """The reason why a piece cannot stand on a spot of the tile at a cell, or None."""
    face = land.laid[at].face
    if spot not in face.spots:
        return say(
            "carcassonne-no-such-spot",
            spot=spot_text(spot),
            spots=Several(tuple(map(spot_text, face.spots))),
        )
    if not supply:
        return say(f"carcassonne-no-{piece}-left")
    part = face.spots.index(spot)
    kind = face.parts[part].kind
    if kind not in STANDS_ON[piece]:
        return say(f"carcassonne-{piece}-elsewhere", spot=spot_text(spot))
    name = land.feature_of(at, part)
    match _obstacle(land, name, seat, piece):
        case "claimed":
            return say(f"carcassonne-claimed-{kind}", who=names(sorted(land.strengths(name))))
        case "alone":
            return say("carcassonne-pig-alone" if piece is Piece.PIG else f"carcassonne-builder-alone-{kind}")
        case "complete":
            return say(f"carcassonne-builder-complete-{kind}")
    return None


def _obstacle(
    land: Land, name: int, seat: Seat, piece: Piece
) -> Literal["claimed", "alone", "complete"] | None:
    """What on a feature keeps a piece from it: followers, the lack of an own one, or nothing left to build."""
    pieces = land.features[name].pieces
    if WEIGHT[piece]:
        return "claimed" if pieces and land.strengths(name) else None
    if not pieces or seat not in land.strengths(name):
        return "alone"
    return "complete" if land.complete(name) else None


def open_spots(land: Land, supply: list[int], at: Cell, seat: Seat) -> Iterator[tuple[Piece, Spot]]:
    """Every piece somebody may put on the tile at a cell, and where: normal followers first."""
    face = land.laid[at].face
    names = land.here(at)
    for piece, count in zip(PIECES, supply, strict=True):
        if count:
            kinds = STANDS_ON[piece]
            for name, spot, part in zip(names, face.spots, face.parts, strict=True):
                if part.kind in kinds and _obstacle(land, name, seat, piece) is None:
                    yield piece, spot
