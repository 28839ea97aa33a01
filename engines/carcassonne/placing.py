"""Which piece may stand where on the tile just laid (rules §8, §12.2, §12.3)."""

from __future__ import annotations

from ..text import Seat, Several, Text, say
from .cells import Cell
from .content import STANDS_ON, WEIGHT, Kind, Piece, Spot
from .land import Land
from .telling import names, spot_text


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
    if face.parts[part].kind not in STANDS_ON[piece]:
        return say(f"carcassonne-{piece}-elsewhere", spot=spot_text(spot))
    return _why_not_join(land, land.feature_of(at, part), seat, piece)


def _why_not_join(land: Land, name: int, seat: Seat, piece: Piece) -> Text | None:
    strengths = land.strengths(name)
    kind = land.features[name].kind
    if WEIGHT[piece]:
        return say(f"carcassonne-claimed-{kind}", who=names(sorted(strengths))) if strengths else None
    if seat not in strengths:
        return say("carcassonne-pig-alone" if piece is Piece.PIG else f"carcassonne-builder-alone-{kind}")
    if kind is not Kind.FIELD and land.complete(name):
        return say(f"carcassonne-builder-complete-{kind}")
    return None


def open_spots(land: Land, supply: list[int], at: Cell, seat: Seat) -> list[tuple[Piece, Spot]]:
    """Every piece somebody may put on the tile at a cell, and where: normal followers first."""
    return [
        (piece, spot)
        for piece, count in zip(Piece, supply, strict=True)
        for spot in land.laid[at].face.spots
        if why_not_stand(land, count, at, seat, piece, spot) is None
    ]
