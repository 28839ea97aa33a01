"""What is still to come is counted from what a seat may know: it adds up with what lies hidden, and is told and drawn."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.alhambra import foresight as alhambra
from engines.carcassonne.moves import PlaceTile
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.hanging_gardens import unseen as hanging_gardens
from engines.yspahan.view import unseen_cards
from render.drawing.theme import load as theme
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import sentence

EVERY = 17


def _alhambra(state, view):
    own = view.seat if view.hands is None else None
    hidden = 0 if view.hands else sum(len(hand) for seat, hand in enumerate(state.hands) if seat != own)
    assert len(alhambra.unseen_buildings(view)) == view.bag
    assert sum(count for _, count in alhambra.unseen_cards(view)) == view.deck + view.discard + hidden


def _carcassonne(state, view):
    shown = {seat for ask in view.asks if isinstance(ask, PlaceTile) for seat in ask.seats}
    hidden = sum(
        player.tiles - (seat in shown) for seat, player in enumerate(view.players) if player.hand is None
    )
    assert sum(count for _, count in view.unseen) == view.stack + hidden


def _hanging_gardens(state, view):
    backs = sum(seen.tile is None for player in view.players for seen in player.tiles)
    assert sum(hanging_gardens.tiles(view).values()) == view.pile + backs


def _yspahan(state, view):
    others = sum(player.cards for seat, player in enumerate(view.players) if seat != view.seat)
    assert sum(unseen_cards(view).values()) == view.pile + others


ADD_UP = {
    "alhambra": _alhambra,
    "carcassonne": _carcassonne,
    "hanging_gardens": _hanging_gardens,
    "yspahan": _yspahan,
}


def setup_of(game):
    """With hidden tiles where the game has them."""
    hand = {"hand": "three"} if game.name == "carcassonne" else {}
    return game.setup(3, **hand)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_adds_up(name):
    game, drawn = GAMES[name], renderer(name)
    state, chooser, seq = game.new(setup_of(game), Rng("left", 0)), Rng("chooser", 0), 0
    while due := game.due(state):
        if seq % EVERY == 0 or getattr(state, "over", False):  # in Alhambra before the last tiles are placed
            for seat in (None, due[0]):
                view = game.view(state, seat)
                ADD_UP.get(name, lambda state, view: None)(state, view)
                for text in drawn.remaining(view):
                    said = [sentence(text, locale, str) for locale in LOCALES]
                    assert all(said) and not any("{" in each for each in said)
                scene = drawn.remaining_scene(view, theme(name))
                assert scene is None or (scene.width <= 1200 and scene.height <= 1300)
        seq += 1
        state, _ = game.apply(state, due[0], random_move(game, state, due[0], chooser), Rng("left", seq))
