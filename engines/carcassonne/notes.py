"""Words that the notes of a move, the reasons why one is illegal, and the score sheet share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engines.carcassonne.content import Kind, Piece, Spot, TileId
from engines.carcassonne.state import Scored, Source
from engines.core.text import Note, Seat, Several, Text, Value, Who, say


@lru_cache(maxsize=128)
def tile_text(tile: TileId) -> Text:
    """What a tile shows, in words."""
    return say(f"carcassonne-tile-{tile.lower()}")


def spot_text(spot: Spot) -> Text:
    """A spot of a tile, in words."""
    return say("carcassonne-spot", token=str(spot))


def names(seats: Iterable[Seat]) -> Several:
    """The names of some seats."""
    return Several(tuple(map(Who, seats)))


def put_note(seat: Seat, piece: Piece, kind: Kind, spot: Spot) -> Note:
    """A piece put on the tile just laid."""
    key = f"carcassonne-put-{kind}" if piece is Piece.NORMAL else f"carcassonne-put-{piece}"
    return Note(say(key, who=Who(seat), spot=spot_text(spot)))


def scored_text(scored: Scored) -> Text:
    """A scoring with its reckoning; `points` is what each taker gets without the pig."""
    values: dict[str, Value] = {"who": names(scored.takers), "points": scored.points, "at": str(scored.at)}
    match scored.source:
        case Source.ROAD | Source.OPEN_ROAD:
            values |= {"tiles": scored.tiles, "special": int(scored.special)}
        case Source.CITY | Source.OPEN_CITY:
            values |= {"tiles": scored.tiles, "pennants": scored.pennants, "special": int(scored.special)}
        case Source.OPEN_CLOISTER:
            values["neighbours"] = scored.tiles - 1
        case Source.FIELD:
            values["cities"] = scored.cities
        case Source.GOODS:
            values["goods"] = say(f"carcassonne-kind-{scored.goods[0]}")
    return say(f"carcassonne-scored-{scored.source}", **values)


def goods_text(scored: Scored) -> Several:
    """The goods in a completed city, counted by kind."""
    kinds = dict.fromkeys(scored.goods)
    return Several(
        tuple(say(f"carcassonne-goods-{goods}", count=scored.goods.count(goods)) for goods in kinds)
    )
