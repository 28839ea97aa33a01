"""The landscape: tiles, the pieces on them, and the features they form (rules §7, §9).

Features are kept, not searched: laying a tile joins its parts to those of the neighbours (union-find), and every feature
carries its size, open ends, pennants, pieces and so on along. Sets of tiles and of parts are bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engines.carcassonne.borders import ACROSS, SHOWN, TERRAINS, turns_fitting
from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TILES, WEIGHT, Face, Goods, Kind, Piece, TileId
from engines.core.state_copy import state
from engines.core.text import Seat


class Laid(NamedTuple):
    """A tile on the board: by whom (None is the start tile), the how-manieth, and the number of its first part.

    `face` is the tile as it lies.
    """

    tile: TileId
    turn: Turn
    seat: Seat | None
    nth: int
    first: int
    face: Face

    def __repr__(self) -> str:
        return f"{self.tile}@{self.turn.value} by {self.seat} #{self.nth}/{self.first}"


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece on the board: whose, which, and on which part of the tile at its cell."""

    at: Cell
    seat: Seat
    piece: Piece
    part: int

    def __repr__(self) -> str:
        return f"{self.piece.value} of {self.seat} at {self.at}/{self.part}"


class Feature(NamedTuple):
    """A city, road, field or cloister over all its tiles.

    `at` is its oldest tile. `tiles` has a bit per tile (by `Laid.nth`), `parts` one per part (by number), `cities` one per
    part of a city that borders a field. `open` counts the edges where a road or city goes on into nothing, and the
    free cells round a cloister. `pieces` stand on it.
    """

    kind: Kind
    at: Cell
    tiles: int
    parts: int
    open: int
    pennants: int = 0
    cathedral: bool = False
    inn: bool = False
    goods: tuple[Goods, ...] = ()
    cities: int = 0
    pieces: tuple[Standing, ...] = ()

    def __repr__(self) -> str:
        return (
            f"{self.kind.value} {self.tiles:x} open {self.open} p{self.pennants} c{self.cathedral:d} i{self.inn:d} "
            f"{'+'.join(self.goods)} {self.cities:x} {' '.join([str(one.at) for one in self.pieces])}"
        )

    @property
    def size(self) -> int:
        """How many tiles it runs over, each counted once (rules §13 A15)."""
        return self.tiles.bit_count()

    @property
    def complete(self) -> bool:
        """Whether it is finished (rules §9); fields never are."""
        return not self.open and self.kind is not Kind.FIELD

    @property
    def strengths(self) -> dict[Seat, int]:
        """Who has followers on it, and what they count in the majority (rules §9)."""
        counts: dict[Seat, int] = {}
        for standing in self.pieces:
            if weight := WEIGHT[standing.piece]:
                counts[standing.seat] = counts.get(standing.seat, 0) + weight
        return counts


@dataclass(frozen=True, slots=True)
class Clash:
    """Why a tile does not lie at a cell: a taken cell, no neighbour, or a side where terrains differ."""

    taken: TileId | None = None
    side: int | None = None
    mine: str = ""
    theirs: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A board at some time, and all its copies."""


@state
class Land:
    """The board of one game.

    `borders` holds every free cell beside a tile, with the terrains that may not lie there: three bits a side, from the
    north clockwise.
    `roots` leads every part towards the oldest part of its feature, whose number names the feature.
    `last` is the cell of the last tile, `changed` the features that are others, more or no more since it lay down. Boards with the same
    `before` were the same when their last tile was laid, and those with the same `now` are the same.
    """

    laid: dict[Cell, Laid]
    borders: dict[Cell, int]
    roots: list[int]
    features: dict[int, Feature]
    pieces: dict[Cell, Standing]
    last: Cell = Cell(0, 0)
    changed: list[int] = field(default_factory=list, repr=False, compare=False)
    before: Moment = field(default_factory=Moment, repr=False, compare=False)
    now: Moment = field(default_factory=Moment, repr=False, compare=False)

    def copy(self) -> Land:
        """An independent twin; `@state` compiles it."""
        raise NotImplementedError

    # Reading.

    def feature_of(self, at: Cell, part: int) -> int:
        """The name of the feature that a part of a laid tile belongs to."""
        return self._root(self.laid[at].first + part)

    def here(self, at: Cell) -> list[int]:
        """The features of a tile, part by part; one that it touches twice stands there twice."""
        laid = self.laid[at]
        return list(map(self._root, range(laid.first, laid.first + len(laid.face.parts))))

    def cloisters_round(self, at: Cell) -> list[int]:
        """The cloisters on the eight cells round a cell, in reading order."""
        laid = self.laid
        return [
            other.first + other.face.cloister
            for cell in at.around()
            if (other := laid.get(cell)) and other.face.cloister is not None
        ]

    def complete(self, name: int) -> bool:
        """Like `Feature.complete`, by the name of the feature."""
        return self.features[name].complete

    def cities_of(self, name: int) -> list[int]:
        """The cities that border a field, each once, oldest first."""
        return sorted(self.bordering(self.features[name]))

    def bordering(self, field: Feature) -> list[int]:
        """The cities that border a field that is at hand, each once."""
        bits, found = field.cities, []
        while bits:
            city = self._root(bits.bit_length() - 1)
            found.append(city)
            bits &= ~self.features[city].parts
        return found

    def strengths(self, name: int) -> dict[Seat, int]:
        """Like `Feature.strengths`, by the name of the feature."""
        return self.features[name].strengths

    def find(self, seat: Seat, piece: Piece) -> Standing | None:
        """A piece of somebody on the board."""
        for standing in self.pieces.values():
            if standing.seat == seat and standing.piece is piece:
                return standing
        return None

    def clash(self, tile: TileId, at: Cell, turn: Turn) -> Clash | None:
        """What keeps a tile from lying at a cell, or None (rules §7)."""
        if at in self.laid:
            return Clash(taken=self.laid[at].tile)
        border = self.borders.get(at)
        if border is None:
            return Clash()
        for side, mine in enumerate(TILES[tile].faces[turn.quarters].edges):
            if border >> 3 * side & TERRAINS[mine]:
                theirs = next(terrain for terrain, bit in TERRAINS.items() if not border >> 3 * side & bit)
                return Clash(side=side, mine=mine, theirs=theirs)
        return None

    def fits(self, tile: TileId) -> bool:
        """Whether a tile can lie anywhere."""
        shown = [terrains for _, terrains in SHOWN[tile]]
        return any(not terrains & border for border in self.borders.values() for terrains in shown)

    def places(self, tile: TileId) -> list[tuple[Cell, tuple[Turn, ...]]]:
        """Every cell where a tile can lie, in reading order, with the turns that differ in play."""
        found = [(at, turns) for at, border in self.borders.items() if (turns := turns_fitting(tile, border))]
        found.sort(key=_reading)
        return found

    def open_sides(self, at: Cell) -> int:
        """How many sides of a free cell meet no tile yet."""
        return [self.borders[at] >> 3 * side & 7 for side in range(4)].count(0)

    # Changing.

    def lay(self, tile: TileId, at: Cell, turn: Turn, seat: Seat | None) -> None:
        """Lay a tile where it fits, and join its parts to the neighbours' (rules §7.1)."""
        self.last, self.changed, self.before, self.now = at, [], self.now, Moment()
        face = TILES[tile].faces[turn.quarters]
        laid = Laid(tile, turn, seat, len(self.laid), len(self.roots), face)
        self.laid[at] = laid
        self.roots += range(laid.first, laid.first + len(face.parts))
        self.borders.pop(at, None)
        for side, cell in enumerate(at.sides()):
            if other := self.laid.get(cell):
                for part, place in face.joints[side]:
                    closing = 2 if place < 4 else 0
                    self._join(at, laid, part, other.first + other.face.rim[place], closing)
            else:
                others = 7 ^ TERRAINS[face.edges[side]]
                self.borders[cell] = self.borders.get(cell, 0) | others << 3 * ACROSS[side]
        for part in range(len(face.parts)):
            number = laid.first + part
            if self.roots[number] == number:
                self.features[number] = _alone(at, laid, part)
                self.changed.append(number)
        self._surround(laid, at)

    def stand(self, standing: Standing) -> None:
        """Put a piece on its part."""
        self.pieces[standing.at] = standing
        name = self.feature_of(standing.at, standing.part)
        self.features[name] = _other(self.features[name], pieces=(*self.features[name].pieces, standing))
        self._change(name)

    def clear(self, name: int) -> list[Standing]:
        """Take all pieces off a feature (rules §9)."""
        feature = self.features[name]
        self.features[name] = _other(feature, pieces=())
        self._change(name)
        return [self.pieces.pop(standing.at) for standing in feature.pieces]

    def _root(self, number: int) -> int:
        roots = self.roots
        while roots[number] != number:
            number = roots[number]
        return number

    def _change(self, name: int) -> None:
        self.changed.append(name)
        self.now = Moment()

    def _surround(self, laid: Laid, at: Cell) -> None:
        """Count a new tile for the cloisters round it, and the tiles round its own."""
        for cloister in self.cloisters_round(at):
            self._fill(cloister, 1)
        if laid.face.cloister is not None:
            around = sum([cell in self.laid for cell in at.around()])
            self._fill(laid.first + laid.face.cloister, around)

    def _fill(self, cloister: int, tiles: int) -> None:
        feature = self.features[cloister]
        self.features[cloister] = _other(feature, open=feature.open - tiles)
        self.changed.append(cloister)

    def _join(self, at: Cell, laid: Laid, part: int, other: int, closing: int) -> None:
        """Join the features of a part of a new tile and of a part beside it; that closes `closing` open edges."""
        old, new = self._root(other), self._root(laid.first + part)
        if old == new:
            if closing:
                a = self.features[old]
                self.features[old] = _other(a, open=a.open - closing)
                self.changed.append(old)
            return
        if new < old:
            old, new = new, old
        a = self.features[old]
        b = self.features.pop(new, None) or _alone(at, laid, part)
        self.roots[new] = old
        self.changed += old, new
        kind, oldest, tiles, parts, open, pennants, cathedral, inn, goods, cities, pieces = a
        (
            _,
            _,
            tiles_too,
            parts_too,
            open_too,
            pennants_too,
            cathedral_too,
            inn_too,
            goods_too,
            cities_too,
            more,
        ) = b
        joined = (
            kind,
            oldest,
            tiles | tiles_too,
            parts | parts_too,
            open + open_too - closing,
            pennants + pennants_too,
            cathedral or cathedral_too,
            inn or inn_too,
            goods + goods_too,
            cities | cities_too,
            pieces + more,
        )
        self.features[old] = _new(Feature, joined)


def untouched() -> Land:
    """A board without a tile."""
    return Land({}, {}, [], {}, {})


def _alone(at: Cell, laid: Laid, number: int) -> Feature:
    """The feature of a part of a new tile that is joined to nothing yet."""
    part = laid.face.parts[number]
    open, pennants, cathedral, inn, goods = part.begins
    tiles, parts = 1 << laid.nth, 1 << laid.first + number
    cities = part.cities_mask << laid.first
    values = (part.kind, at, tiles, parts, open, pennants, cathedral, inn, goods, cities, ())
    return _new(Feature, values)


def _other(feature: Feature, open: int | None = None, pieces: tuple[Standing, ...] | None = None) -> Feature:
    """`Feature._replace` for what changes alone, in a fifth of the time."""
    kind, at, tiles, parts, was, pennants, cathedral, inn, goods, cities, stood = feature
    left = was if open is None else open
    standing = stood if pieces is None else pieces
    return _new(Feature, (kind, at, tiles, parts, left, pennants, cathedral, inn, goods, cities, standing))


_new = tuple.__new__
"""Makes a feature of its values in a third less time than its class."""


def _reading(place: tuple[Cell, tuple[Turn, ...]]) -> tuple[int, int]:
    x, y = place[0]
    return y, x
