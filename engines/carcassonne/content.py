"""What is in the boxes of Carcassonne, read from `data/content/carcassonne.toml` (rules §3, §16)."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from engines.carcassonne.cells import TURNS, Turn

_BOX = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "content" / "carcassonne.toml").read_text(encoding="utf-8")
)


class Kind(StrEnum):
    """The four kinds of landscape that a piece can stand on."""

    CITY = "city"
    ROAD = "road"
    FIELD = "field"
    CLOISTER = "cloister"


class Piece(StrEnum):
    """The wooden figures. Normal and large ones are followers; builder and pig are not (rules §1)."""

    NORMAL = "normal"
    LARGE = "large"
    BUILDER = "builder"
    PIG = "pig"


class Goods(StrEnum):
    """The three goods of Traders & Builders."""

    WINE = "wine"
    GRAIN = "grain"
    CLOTH = "cloth"


class TileId(str):
    """The name of a kind of tile: a letter, `I01` to `I17`, `T01` to `T24`."""

    __slots__ = ()

    @staticmethod
    def parse(token: str) -> TileId:
        """The tile of a name in any letter case.

        Raises:
            ValueError: there is none.
        """
        name = TileId(token.upper())
        if name not in TILES:
            raise ValueError(token)
        return name


class Spot(str):
    """Where on a tile a piece may stand: `city`, or `city-n` where the tile has several cities."""

    __slots__ = ()

    @staticmethod
    def parse(token: str) -> Spot:
        """The spot of a name in any letter case.

        Raises:
            ValueError: no tile has one of this name.
        """
        name = Spot(token.lower())
        if name not in SPOTS:
            raise ValueError(token)
        return name


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of landscape on one tile: the rules call it a segment.

    `edges` (0 to 3 clockwise from the north) are where a city or road goes on, `halves` (0 to 7: nw ne en es se sw ws wn)
    where a field does. `cities` are the parts of the same tile that border a field, in `cities_mask` a bit each. `spot` is where a piece stands, as
    fractions of the tile from its north-west corner. `begins` is what a feature of this part alone has: how many open ends (round a
    cloister eight), pennants, a cathedral, an inn, and which goods.
    """

    kind: Kind
    spot: tuple[float, float]
    edges: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    pennants: int = 0
    cathedral: bool = False
    inn: bool = False
    goods: Goods | None = None
    cities_mask: int = 0
    begins: tuple[int, int, bool, bool, tuple[Goods, ...]] = field(init=False)

    def __post_init__(self) -> None:
        open = 8 if self.kind is Kind.CLOISTER else len(self.edges)
        goods = (self.goods,) if self.goods else ()
        object.__setattr__(self, "begins", (open, self.pennants, self.cathedral, self.inn, goods))


@dataclass(frozen=True, slots=True)
class Face:
    """A tile as it lies, turned.

    `edges` are its terrains (c city, r road, f field) from the north clockwise; `spots` the names of its parts; `cloister`
    the part that is one, or None. `rim` are the parts that roads and cities at the four edges belong to, then those of the
    fields at the eight half-edges, -1 for none. `joints` are, per side, the parts there, each with its place on the rim of
    the tile across the border (rules §7.1).
    """

    edges: str
    parts: tuple[Part, ...]
    spots: tuple[Spot, ...]
    rim: tuple[int, ...]
    joints: tuple[tuple[tuple[int, int], ...], ...]
    cloister: int | None


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile. `turns` are those that differ in play; `faces` are all four."""

    id: TileId
    set: str
    count: int
    turns: tuple[Turn, ...]
    faces: tuple[Face, Face, Face, Face]


def _face(parts: tuple[Part, ...], edges: str, quarters: int) -> Face:
    turned = tuple(_turned(part, quarters) for part in parts)
    rim = [-1] * 12
    for at, part in enumerate(turned):
        for place in (*part.edges, *[4 + half for half in part.halves]):
            rim[place] = at
    return Face(
        edges[-quarters:] + edges[:-quarters] if quarters else edges,
        turned,
        _spots(turned),
        tuple(rim),
        tuple(_joints(rim, side) for side in range(4)),
        next((at for at, part in enumerate(turned) if part.kind is Kind.CLOISTER), None),
    )


def _joints(rim: list[int], side: int) -> tuple[tuple[int, int], ...]:
    across = (side + 2) % 4
    # Across a border the halves of an edge are met in the opposite order.
    pairs = (side, across), (4 + 2 * side, 5 + 2 * across), (5 + 2 * side, 4 + 2 * across)
    return tuple((rim[here], there) for here, there in pairs if rim[here] >= 0)


def _turned(part: Part, quarters: int) -> Part:
    x, y = part.spot
    for _ in range(quarters):
        x, y = 1 - y, x
    return replace(
        part,
        spot=(round(x, 3), round(y, 3)),
        edges=tuple((edge + quarters) % 4 for edge in part.edges),
        halves=tuple((half + 2 * quarters) % 8 for half in part.halves),
    )


_WINDS = ["n", "nne", "ne", "ene", "e", "ese", "se", "sse", "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw"]


def _spots(parts: tuple[Part, ...]) -> tuple[Spot, ...]:
    """Names for the parts: the kind, with the direction of the spot where the tile has several of that kind."""
    names: list[Spot] = []
    for part in parts:
        others = [other for other in parts if other.kind is part.kind]
        coarse = {_wind(other.spot, 2) for other in others}
        if len(others) == 1:
            names.append(Spot(part.kind.value))
        else:
            names.append(
                Spot(f"{part.kind.value}-{_wind(part.spot, 2 if len(coarse) == len(others) else 1)}")
            )
    return tuple(names)


def _wind(spot: tuple[float, float], fineness: int) -> str:
    """The direction of a spot from the tile's middle: one of eight winds (fineness 2) or of sixteen (1)."""
    x, y = spot[0] - 0.5, spot[1] - 0.5
    if math.hypot(x, y) < 0.13:
        return "mid"
    sixteenths = math.atan2(x, -y) / math.tau * 16
    return _WINDS[round(sixteenths / fineness) * fineness % 16]


_EDGES = "nesw"
_HALVES = ["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]


def _tile(entry: dict[str, Any]) -> Tile:
    """A tile from its table in the content file, which is as untyped as TOML is."""
    parts = [
        Part(
            Kind.CITY,
            tuple(city["spot"]),
            edges=tuple(map(_EDGES.index, city["edges"])),
            pennants=city.get("pennants", 0),
            cathedral=city.get("cathedral", False),
            goods=Goods(city["goods"]) if "goods" in city else None,
        )
        for city in entry.get("cities", ())
    ]
    parts += [
        Part(
            Kind.ROAD,
            tuple(road["spot"]),
            edges=tuple(map(_EDGES.index, road["edges"])),
            inn="inn" in road,
        )
        for road in entry.get("roads", ())
    ]
    parts += [
        Part(
            Kind.FIELD,
            tuple(field["spot"]),
            halves=tuple(map(_HALVES.index, field["halves"].split())),
            cities=tuple(field.get("cities", ())),
            cities_mask=sum(1 << city for city in field.get("cities", ())),
        )
        for field in entry.get("fields", ())
    ]
    if "cloister" in entry:
        parts.append(Part(Kind.CLOISTER, tuple(entry["cloister"])))
    faces = [_face(tuple(parts), entry["edges"], quarters) for quarters in range(4)]
    return Tile(
        TileId(entry["id"]),
        entry["set"],
        entry["count"],
        tuple(TURNS[quarters] for quarters in entry["turns"]),
        (faces[0], faces[1], faces[2], faces[3]),
    )


TILES: dict[TileId, Tile] = {TileId(entry["id"]): _tile(entry) for entry in _BOX["tiles"]}
SPOTS: frozenset[Spot] = frozenset(
    spot for tile in TILES.values() for face in tile.faces for spot in face.spots
)
START = TileId(_BOX["start"])
HAND: dict[str, int] = dict(_BOX["hand"])
CITY2: dict[str, int] = dict(_BOX["city2"])
PIECES: dict[Piece, int] = {piece: _BOX["pieces"][piece]["count"] for piece in Piece}
PLACE_OF_PIECE: dict[Piece, int] = {piece: place for place, piece in enumerate(Piece)}
PLACE_OF_GOODS: dict[Goods, int] = {goods: place for place, goods in enumerate(Goods)}
"""Where pieces and goods are counted in a player's supply and among a player's tokens."""

WEIGHT: dict[Piece, int] = {piece: _BOX["pieces"][piece]["weight"] for piece in Piece}
STANDS_ON: dict[Piece, tuple[Kind, ...]] = {
    piece: tuple(map(Kind, _BOX["pieces"][piece]["on"])) for piece in Piece
}
NEEDS: dict[Piece, str | None] = {piece: _BOX["pieces"][piece].get("needs") for piece in Piece}
TOKENS: dict[Goods, int] = {goods: _BOX["goods"][goods] for goods in Goods}
POINTS: dict[str, int] = dict(_BOX["points"])


def stack_of(sets: tuple[str, ...]) -> list[TileId]:
    """All tiles of some sets but the one that starts on the table, in the order of the content file (rules §4)."""
    tiles = [tile.id for tile in TILES.values() if tile.set in sets for _ in range(tile.count)]
    tiles.remove(START)
    return tiles
