"""Views of Carcassonne for seats and bystanders, and states that look like it (rules §14)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Self

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import (
    POINTS,
    START,
    TILES,
    WEIGHT,
    Goods,
    Kind,
    Piece,
    Spot,
    TileId,
    stack_of,
)
from engines.carcassonne.land import Land, Moment
from engines.carcassonne.legality import open_spots
from engines.carcassonne.moves import PlacePiece, PlaceTile
from engines.carcassonne.scoring import (
    field_gains,
    finished_at,
    leaders,
    ranked,
    rivals,
    score,
    value,
)
from engines.carcassonne.state import CarcassonneState, Scored, sets_of
from engines.core.game import Ask, View
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
        value: what it would score now (rules §9, §10); for a field with followers the most that anybody would get there, by the
            table's rules for fields and with the pig; for a free one what it would bring somebody new there.
        owners: who would score it; `followers` what everybody has on it, strongest first.
        gains: for a field what each of its owners would get; in the first edition also nothing.
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
    gains: tuple[tuple[Seat, int], ...] = ()


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

    def stopped(self) -> Self:
        """Without the tiles that lay open to be placed."""
        view = replace(self, asks=(), at=None, spots=(), outlook=())
        if self.setup.option("hand") == "three":
            return view
        players = tuple(replace(player, tiles=0, hand=()) for player in self.players)
        return replace(view, fits=(), players=players)


def seen_by(state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
    """Build the view of a seat or a bystander."""
    land = state.land
    ask = state.todo[-1] if state.todo else None
    known = [
        tuple(state.hands[owner]) if owner == seat or not state.hidden else None
        for owner in range(state.setup.seats)
    ]
    playing = ask.tile if isinstance(ask, PlaceTile) else None
    if isinstance(ask, PlaceTile):
        (mover,) = ask.seats
        shown = known[mover]
        known[mover] = None if shown is None else (*shown, ask.tile)
    return CarcassonneView(
        setup=state.setup,
        seat=seat,
        asks=tuple(state.todo),
        tiles=tuple(
            SeenTile(at, laid.tile, laid.turn, laid.seat, tuple(land.here(at)))
            for at, laid in land.laid.items()
        ),
        pieces=tuple(
            SeenPiece(at, one.part, land.laid[at].face.spots[one.part], one.seat, one.piece)
            for at, one in land.pieces.items()
        ),
        features=_features(_Board(land.now, state.option("farm"), state.option("city2"), land)),
        players=tuple(
            SeenPlayer(
                state.scores[owner],
                tuple(state.supply[owner]),
                tuple(state.goods[owner]),
                len(state.hands[owner]) + (playing is not None and owner in state.todo[-1].seats),
                known[owner],
            )
            for owner in range(state.setup.seats)
        ),
        stack=len(state.stack),
        unseen=_unseen(state, seat),
        removed=tuple(state.removed),
        part=state.part,
        extra=state.extra,
        at=state.at,
        spots=_spots(state, ask),
        fits=_fits(state, seat),
        outlook=()
        if state.at is None
        else tuple(
            scored
            for name in finished_at(land, state.at)
            if (scored := score(land, name, state.option("city2"))).takers
        ),
        fresh=tuple(state.fresh),
        fresh_seat=state.fresh_seat,
        scored=state.ledger[state.since :],
        ledger=state.ledger,
        over=not state.todo,
    )


@dataclass(frozen=True, slots=True)
class _Board:
    """A board and the rules for what stands on it; those of the same moment are equal."""

    now: Moment
    farm: str
    city2: str
    land: Land = field(compare=False)


@lru_cache(maxsize=4)
def _features(board: _Board) -> tuple[SeenFeature, ...]:
    """All features, alike for whoever looks: what is posted, shown in private and drawn asks for them one after the other."""
    land = board.land
    gains, others = field_gains(land, board.farm), rivals(land, board.farm)
    return tuple(
        _field(land, name, gains.get(name), others)
        if land.features[name].kind is Kind.FIELD
        else _feature(land, name, board.city2)
        for name in sorted(land.features)
    )


def _field(land: Land, name: int, gains: dict[Seat, int] | None, others: dict[int, int]) -> SeenFeature:
    """A field; `gains` is None where it holds no follower. `others`: farmers of somebody else round a city."""
    feature = land.features[name]
    cities = land.cities_of(name)
    done = [city for city in cities if land.complete(city)]
    if gains is None:
        worth = POINTS["field_city"] * sum(others.get(city, 0) <= WEIGHT[Piece.NORMAL] for city in done)
    else:
        worth = max(gains.values(), default=0)
    return SeenFeature(
        name,
        Kind.FIELD,
        feature.at,
        feature.size,
        0,
        False,
        worth,
        tuple(sorted(gains or ())),
        ranked(feature.strengths) if feature.pieces else (),
        cities=len(done),
        growing=len(cities) - len(done),
        gains=tuple(sorted(gains.items())) if gains else (),
    )


def _feature(land: Land, name: int, city2: str) -> SeenFeature:
    feature = land.features[name]
    match feature.kind:
        case Kind.CLOISTER:
            size = 9 - feature.open
            special = False
        case _:
            size, special = feature.size, feature.inn or feature.cathedral
    strengths = feature.strengths if feature.pieces else {}
    return SeenFeature(
        name,
        feature.kind,
        feature.at,
        size,
        feature.open,
        feature.complete,
        value(land, name, city2),
        leaders(strengths),
        ranked(strengths),
        feature.pennants,
        special,
        feature.goods,
    )


def _unseen(state: CarcassonneState, seat: Seat | None) -> tuple[tuple[TileId, int], ...]:
    """All tiles but those on the board, out of the game, open, or in the viewer's own hand."""
    left = Counter(stack_of(sets_of(state.setup)))
    left[START] += 1
    left.subtract(laid.tile for laid in state.land.laid.values())
    left.subtract(state.removed)
    left.subtract(ask.tile for ask in state.todo if isinstance(ask, PlaceTile))
    for owner, hand in enumerate(state.hands):
        if owner == seat or not state.hidden:
            left.subtract(hand)
    return tuple((tile, left[tile]) for tile in TILES if left[tile])


def _spots(state: CarcassonneState, ask: Ask | None) -> tuple[tuple[Piece, Spot], ...]:
    if not isinstance(ask, PlacePiece):
        return ()
    (mover,) = ask.seats
    return tuple(open_spots(state.land, state.supply[mover], ask.at, mover))


def _fits(state: CarcassonneState, seat: Seat | None) -> tuple[Fit, ...]:
    if seat is None:
        return ()
    own = [ask.tile for ask in state.todo if isinstance(ask, PlaceTile) and seat in ask.seats]
    return tuple(Fit(tile, tuple(state.land.places(tile))) for tile in own or state.hands[seat])
