"""What holds for the pictures of every game, and for the words beside them: size, weight, length, and what they may not depend on."""

from __future__ import annotations

import io
import statistics
from functools import partial
from importlib import import_module

import pytest
from PIL import Image

from engines import GAMES
from engines.core.chance import Rng
from render.drawing import png, webp
from render.drawing.theme import load
from render.drawing.webp import MOST_BYTES
from render.languages import LOCALES
from render.pictures import picture, scene_of, suffix
from render.renderer import Mark, renderer
from render.sentences import sentence, sentences
from tests.gallery.positions import GAMES_SHOWN, positions

NAMES = ("Sheherazade", "Nebuchadnezzar", "Ekaterina", "Washington", "Florentine", "Dominique")


def crowded(game):
    """Positions with as much to show as there can be, where a game has some."""
    return getattr(import_module(f"tests.{game}.positions"), "crowded", list)()


def shown(game, *phases):
    """Positions of the gallery, all or those of such phases, and the crowded ones."""
    looked = [position.state for position in positions(game) if not phases or position.phase in phases]
    return looked + crowded(game)


# To draw a picture takes longer than to lay out ten: all are measured, and those weighed that show most.


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_boards_keep_to_size_and_weight(game):
    public = partial(GAMES[game].view, seat=None)
    for state in shown(game):
        scene, _ = scene_of(game, "board", public(state))
        assert scene is not None
        assert 840 <= scene.width <= 1200 and scene.height <= 1308, scene
        assert scene.width * 7 <= scene.height * 11, "wider ones jump while the desktop loads them"
    boards = [picture(game, "board", public(state)) for state in shown(game, "dealt", "final")]
    weights = [len(board) for board in boards]
    assert max(weights) <= MOST_BYTES["board"] and statistics.median(weights) <= 200_000
    assert {suffix(board) for board in boards} == {".webp"}


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_an_owner_may_have_png_in_256_colours(game, monkeypatch):
    monkeypatch.setattr(webp, "_png", True)
    last = list(positions(game))[-1].state
    board = picture(game, "board", GAMES[game].view(last, None))
    image = Image.open(io.BytesIO(board))
    assert suffix(board) == ".png" and image.mode == "P" and len(board) <= 2 * MOST_BYTES["board"]
    assert len(png.palette(load(game)).getpalette() or ()) == 3 * 256


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_previews_and_hands_keep_to_size_and_weight(game):
    for kind, highest in (("preview", 880), ("hand", 700)):
        for state in shown(game):
            scene, _ = scene_of(game, kind, *decided(game, state))
            assert scene is None or (scene.width <= 1000 and scene.height <= highest), kind
        for state in shown(game, "late"):
            assert len(picture(game, kind, *decided(game, state))) <= MOST_BYTES[kind], kind
    assert all(picture(game, "hand", GAMES[game].view(state, None)) == b"" for state in shown(game))


def decided(game, state):
    """What the seat sees that is to decide, and marks for all places that it may choose."""
    rules, due = GAMES[game], GAMES[game].due(state)
    seat = next(iter(due), 0)
    lines = [rules.notation.format(move) for move in rules.legal(state, seat)] if due else []
    tokens = dict.fromkeys(
        token for line in lines for token in line.split() if renderer(game).is_place(token)
    )
    return rules.view(state, seat), tuple(Mark(token, str(at)) for at, token in enumerate(tokens, 1))


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_what_is_public_does_not_depend_on_secrets(game):
    rules, drawn, theme = GAMES[game], renderer(game), load(game)
    for number, position in enumerate(positions(game)):
        view = rules.view(position.state, None)
        other = rules.view(rules.guess(view, Rng("secrets", number)), None)
        assert drawn.scene(view, theme) == drawn.scene(other, theme)
        assert drawn.alt(view) == drawn.alt(other)
        assert drawn.text_board(view) == drawn.text_board(other)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_words_beside_pictures_are_short_enough(game, locale, caplog):
    drawn, name = renderer(game), NAMES.__getitem__
    for state in shown(game):
        for seat in (None, 0):
            view = GAMES[game].view(state, seat)
            assert len(sentences(drawn.alt(view), locale, name)) <= 1024
            assert all(len(sentence(text, locale, name)) <= 3400 for text in drawn.text_board(view))
            assert drawn.beside is not None
            assert len(sentences(drawn.beside(*decided(game, state)), locale, name)) <= 1024
            told = drawn.summary(view)
            assert len(told.seats) == state.setup.seats
            assert all(len(sentence(text, locale, name)) < 160 for text in (*told.seats, told.rest))
    assert not caplog.records
