"""Determinization: states and lands that look like a view."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from engines.carcassonne.content import TileId
from engines.carcassonne.land import Land, Standing, untouched
from engines.carcassonne.moves import PlaceTile
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView, SeenPiece, SeenTile
from engines.core.chance import Rng


def guess(view: CarcassonneView, rng: Rng) -> CarcassonneState:
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
        land=rebuilt(view.tiles, view.pieces).copy(),
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


_latest: deque[tuple[tuple[SeenTile, ...], tuple[SeenPiece, ...], Land]] = deque(maxlen=2)
"""The lands asked for last: one view is asked about again and again, and hashing a hundred tiles takes longer than a copy."""


def rebuilt(tiles: tuple[SeenTile, ...], pieces: tuple[SeenPiece, ...]) -> Land:
    """The land of a view; shared, so change a copy of it."""
    for known, standing, land in _latest:
        if known is tiles and standing is pieces:
            return land
    land = _rebuilt(tiles, pieces)
    _latest.append((tiles, pieces, land))
    return land


@lru_cache(maxsize=8)
def _rebuilt(tiles: tuple[SeenTile, ...], pieces: tuple[SeenPiece, ...]) -> Land:
    land = untouched()
    for tile in tiles:
        land.lay(tile.tile, tile.at, tile.turn, tile.seat)
    for piece in pieces:
        land.stand(Standing(piece.at, piece.seat, piece.piece, piece.part))
    return land
