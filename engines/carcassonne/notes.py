"""Words that the notes of a move, the reasons why one is illegal, and the score sheet share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import Kind, Piece, Spot, TileId
from engines.carcassonne.state import Scored, Source
from engines.core.text import Note, Seat, Several, Text, Value, Who, say

TOLD_MORE = 2
"""The version of the rules since which more is told: how tiles are turned, turns and parts that come to nothing, lost goods."""


@lru_cache(maxsize=128)
def tile_text(tile: TileId) -> Text:
    """What a tile shows, in words."""
    return say(f"carcassonne-tile-{tile.lower()}")


def spot_text(spot: Spot) -> Text:
    """A spot of a tile, in words."""
    return say("carcassonne-spot", token=str(spot))


START_CELL = Cell(0, 0)


def cell_text(at: Cell) -> Value:
    """A cell by its name, and the start tile as what it is."""
    return say("carcassonne-start-tile") if at == START_CELL else str(at)


def names(seats: Iterable[Seat]) -> Several:
    """The names of some seats."""
    return Several(tuple(map(Who, seats)))


def put_note(seat: Seat, piece: Piece, kind: Kind, spot: Spot) -> Note:
    """A piece put on the tile just laid."""
    key = f"carcassonne-put-{kind}" if piece is Piece.NORMAL else f"carcassonne-put-{piece}"
    return Note(say(key, who=Who(seat), spot=spot_text(spot)))


def scored_text(scored: Scored, rules: int = TOLD_MORE) -> Text:
    """A scoring with its reckoning; `points` is what each taker gets without the pig. `rules`: of the table that is told."""
    at = cell_text(scored.at) if rules >= TOLD_MORE else str(scored.at)
    values: dict[str, Value] = {"who": names(scored.takers), "points": scored.points, "at": at}
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
