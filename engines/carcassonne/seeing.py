"""From a state to what a seat sees of it, and back to some state that looks the same (rules §14)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engines.carcassonne.content import POINTS, START, TILES, Kind, Piece, Spot, TileId, stack_of
from engines.carcassonne.land import Land, Standing, untouched
from engines.carcassonne.legality import open_spots
from engines.carcassonne.scoring import finished_at, leaders, ranked, score, value
from engines.carcassonne.state import CarcassonneState, PlacePiece, PlaceTile, sets_of
from engines.carcassonne.view import CarcassonneView, Fit, SeenFeature, SeenPiece, SeenPlayer, SeenTile
from engines.core.chance import Rng
from engines.core.game import Ask
from engines.core.text import Seat


def see(state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
    """What a seat sees, or a bystander."""
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
        features=tuple(_feature(land, name, state.option("city2")) for name in sorted(land.features)),
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


def imagine(view: CarcassonneView, rng: Rng) -> CarcassonneState:
    """A state that looks like the view; hands that it does not show are dealt from the tiles it has not shown."""
    setup = view.setup
    unseen = [tile for tile, count in view.unseen for _ in range(count)]
    asks = list(view.asks)
    hands: list[list[TileId]] = []
    for seat, player in enumerate(view.players):
        open_tile = [ask.tile for ask in asks if isinstance(ask, PlaceTile) and seat in ask.seats]
        if player.hand is not None:
            hands.append(list(player.hand[: len(player.hand) - len(open_tile)]))
        else:
            hands.append([rng.draw(unseen) for _ in range(player.tiles - len(open_tile))])
    return CarcassonneState(
        setup=setup,
        todo=asks,
        land=_rebuilt(view.tiles, view.pieces).copy(),
        stack=unseen,
        hands=hands,
        supply=[list(player.supply) for player in view.players],
        goods=[list(player.goods) for player in view.players],
        scores=[player.score for player in view.players],
        ledger=view.ledger,
        removed=list(view.removed),
        part=view.part,
        extra=view.extra,
        at=view.at,
        fresh=list(view.fresh),
        fresh_seat=view.fresh_seat,
        since=len(view.ledger) - len(view.scored),
    )


@lru_cache(maxsize=8)
def _rebuilt(tiles: tuple[SeenTile, ...], pieces: tuple[SeenPiece, ...]) -> Land:
    land = untouched()
    for tile in tiles:
        land.lay(tile.tile, tile.at, tile.turn, tile.seat)
    for piece in pieces:
        land.stand(Standing(piece.at, piece.seat, piece.piece, piece.part))
    return land


def _feature(land: Land, name: int, city2: str) -> SeenFeature:
    feature = land.features[name]
    match feature.kind:
        case Kind.FIELD:
            cities = land.cities_of(name)
            done = sum(not land.features[city].open for city in cities)
            size, loose, special = feature.size, 0, False
            worth, growing = POINTS["field_city"] * done, len(cities) - done
        case Kind.CLOISTER:
            size = 9 - feature.open
            worth, loose, special, done, growing = value(land, name, city2), feature.open, False, 0, 0
        case _:
            worth, size, loose, done, growing = value(land, name, city2), feature.size, feature.open, 0, 0
            special = feature.inn or feature.cathedral
    strengths = land.strengths(name) if feature.pieces else {}
    return SeenFeature(
        name,
        feature.kind,
        feature.at,
        size,
        loose,
        feature.kind is not Kind.FIELD and not loose,
        worth,
        leaders(strengths) if strengths else (),
        ranked(strengths) if strengths else (),
        feature.pennants,
        special,
        feature.goods,
        done,
        growing,
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
