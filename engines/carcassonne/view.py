"""What a seat sees of a game of Carcassonne (rules §14)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import Goods, Kind, Piece, Spot, TileId
from engines.carcassonne.scoring import Scored
from engines.core.game import View
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class SeenTile:
    """A tile on the board, in the order they were laid; `seat` None is the start tile.

    `features` names the feature of each part of its face, in the face's order.
    """

    at: Cell
    tile: TileId
    turn: Turn
    seat: Seat | None
    features: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeenPiece:
    """A piece on the board, in the order they came; `part` counts the parts of the tile's face, `spot` is its name."""

    at: Cell
    part: int
    spot: Spot
    seat: Seat
    piece: Piece


@dataclass(frozen=True, slots=True)
class SeenFeature:
    """A city, road, field or cloister.

    Args:
        size: tiles it runs over; for a cloister itself and the tiles round it.
        open: edges where a road or city goes on; free cells round a cloister.
        value: what it would score now (rules §9, §10); for a field what its completed cities pay.
        owners: who would get that; `followers` what everybody has on it, strongest first.
        cities: completed cities beside a field; `growing` the others.
    """

    name: int
    kind: Kind
    at: Cell
    size: int
    open: int
    complete: bool
    value: int
    owners: tuple[Seat, ...]
    followers: tuple[tuple[Seat, int], ...]
    pennants: int = 0
    special: bool = False
    goods: tuple[Goods, ...] = ()
    cities: int = 0
    growing: int = 0


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """A player: points, pieces off the board by kind, goods tokens by kind, and the tiles in front of them.

    `hand` is None where this viewer may not know it; `tiles` is how many there are. The tile being played is among them
    until it lies.
    """

    score: int
    supply: tuple[int, ...]
    goods: tuple[int, ...]
    tiles: int
    hand: tuple[TileId, ...] | None


@dataclass(frozen=True, slots=True)
class Fit:
    """Where one of the viewer's own tiles could lie now, in reading order, with the turns that differ in play."""

    tile: TileId
    places: tuple[tuple[Cell, tuple[Turn, ...]], ...]


@dataclass(frozen=True, slots=True)
class CarcassonneView(View):
    """The board and the players, the viewer's own tiles, and what changed last.

    Args:
        pieces: in the order of the board; `features` by name, oldest first.
        stack: tiles still to be drawn; `unseen` all tiles that this viewer has not seen yet, by kind (rules §14).
        removed: tiles that fitted nowhere.
        part: 1, or 2 in the second part that a builder grants; `extra`: this turn has earned one.
        at: the tile of this part, once it lies; `spots` where a piece may be put on it, by piece.
        fits: the viewer's own tiles and where they could lie, also before the turn.
        outlook: what ending this part scores.
        fresh: tiles of the last turn or so far of this one, by `fresh_seat`; `scored` what it scored.
        ledger: all scorings so far.
    """

    tiles: tuple[SeenTile, ...]
    pieces: tuple[SeenPiece, ...]
    features: tuple[SeenFeature, ...]
    players: tuple[SeenPlayer, ...]
    stack: int
    unseen: tuple[tuple[TileId, int], ...]
    removed: tuple[TileId, ...]
    part: int
    extra: bool
    at: Cell | None
    spots: tuple[tuple[Piece, Spot], ...]
    fits: tuple[Fit, ...]
    outlook: tuple[Scored, ...]
    fresh: tuple[Cell, ...]
    fresh_seat: Seat | None
    scored: tuple[Scored, ...]
    ledger: tuple[Scored, ...]
    over: bool

    @property
    def has_hand(self) -> bool:
        return self.setup.option("hand") == "three" and bool(self.fits)
