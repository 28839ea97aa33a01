"""What a seat of Carcassonne sees (rules §14)."""

from __future__ import annotations

from engines.carcassonne import Carcassonne
from engines.carcassonne.cells import Turn
from engines.carcassonne.moves import PlaceTile
from engines.core.chance import Rng
from tests.carcassonne.positions import played

GAME = Carcassonne()


def test_the_open_tile_of_every_seat_is_public():
    state = played("open", 20, seats=3, full=False)
    view = GAME.view(state, None)
    (mover,) = GAME.due(state)
    for seat, player in enumerate(view.players):
        assert player.hand is not None and len(player.hand) == (seat != mover or state.at is None)
    ask = state.todo[-1]
    if isinstance(ask, PlaceTile):
        assert view.players[mover].hand == (ask.tile,)


def test_a_seat_sees_where_its_next_tile_fits_before_its_turn():
    state = GAME.new(GAME.setup(2), Rng("ahead", 0))
    view = GAME.view(state, 1)
    (fit,) = view.fits
    assert view.players[1].hand == (fit.tile,)
    assert fit.places == tuple(state.land.places(fit.tile))
    assert all(turn in Turn for _, turns in fit.places for turn in turns)
