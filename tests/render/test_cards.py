"""Result cards, covers, charts, and the letters of names."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image, ImageFont

from bench.recorded import recorded
from engines import GAMES
from render import pictures
from render.cards import chart as charts
from render.cards import result as results
from render.cards.cover import example
from render.cards.standings import short_name
from render.drawing.marks import unmarked
from render.drawing.monogram import LETTERS, NARROW, label, monograms
from render.drawing.scene import Glow, Label, Sprite
from render.drawing.theme import load
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import FOLDER
from tests.render.labels import written


def final(game):
    played = recorded(game)
    result = played.game.result(played.states[-1])
    assert result
    return played.game.view(played.states[-1], None), result


DRAWN = [name for name in GAMES if renderer(name).overview is not None]
"""Games with a picture of their own for covers and result cards."""


@pytest.mark.parametrize("game", DRAWN)
def test_a_result_card_shows_every_seat_with_its_points(game):
    view, result = final(game)
    names = ("AN", "BO", "CE", "DO", "EM", "FI")[: len(result.places)]
    drawn = pictures.result_card(game, view, result, names)
    image = Image.open(io.BytesIO(drawn))
    assert image.size == (1200, 900) and image.format == "WEBP" and len(drawn) <= 300_000
    theme = load(game)
    scene = results.card(result, theme, names)
    texts = {text.text for text in written(scene, theme)}
    assert {str(score) for score in result.scores} <= texts and set(names) <= texts
    sprites = [item for layer in scene.layers for item in layer.items if isinstance(item, Sprite)]
    laurels = sum(item.name == "seats.laurel" for item in sprites)
    assert laurels == sum(place == 1 for place in result.places)


@pytest.mark.parametrize("game", DRAWN)
def test_every_game_has_a_cover_and_an_example(game):
    assert example(game).asks, "a game that goes on"
    drawn = pictures.cover(game)
    assert Image.open(io.BytesIO(drawn)).size == (1200, 675) and len(drawn) <= 300_000


@pytest.mark.parametrize("game", DRAWN)
def test_result_cards_show_no_marks_of_work(game):
    overview, theme = renderer(game).overview, load(game)
    assert overview is not None
    for view in (final(game)[0], example(game)):
        items = [item for layer in unmarked(overview(view, theme)).layers for item in layer.items]
        names = {item.name for item in items if isinstance(item, Sprite)}
        assert names and not any("glow" in name or name.startswith("marks.") for name in names)
        assert not any(isinstance(item, Glow | Label) for item in items)


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_without_its_players_tells_nobodys_points(game):
    view, theme = example(game), load(game)
    overview = renderer(game).overview
    assert overview is not None
    layers = {layer.name for layer in overview(view, theme).layers}
    assert not layers & {"players", "points", "hand", "marks"}


@pytest.mark.parametrize(
    "scores",
    [
        [(0, 0)],
        [(0, 0, 0), (5, 0, 2), (9, 9, 9)],
        [(0,) * 6, *((at * 3, at, 0, at * 2, 120, at) for at in range(300))],
        [(0, 0), (-7, 3)],
    ],
)
def test_a_chart_ends_with_every_seats_points(scores):
    theme = load("alhambra")
    scene = charts.chart(scores, theme)
    (ends,) = (layer for layer in scene.layers if layer.name == "seats")
    tokens = [item for item in ends.items if isinstance(item, Sprite)]
    assert [item.args[0] for item in tokens] == sorted(
        range(len(scores[-1])), key=lambda s: (-scores[-1][s], s)
    )
    assert all(later.y - sooner.y >= 50 for sooner, later in pairwise(tokens))
    assert all(30 <= item.y <= charts.HEIGHT - 30 for item in tokens)
    last = [item.text for item in ends.items if isinstance(item, Label)]
    assert sorted(last) == sorted(str(score) for score in scores[-1])
    drawn = pictures.chart("alhambra", scores)
    assert Image.open(io.BytesIO(drawn)).size == (1200, 764) and len(drawn) <= 100_000


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Ana", "Ben Olsen", "Chie"], ("A", "BO", "C")),
        (["Ana", "Anna", "Anton"], ("A", "AN", "AT")),
        (["千恵", "千夏", "さくら"], ("千", "夏", "さ")),
        (["🐈", "", "123", "_x_"], ("", "", "", "X")),
        (["凛", "翔太", "颯太", "髙橋", "﨑田", "櫻井"], ("凛", "翔", "颯", "髙", "﨑", "櫻")),
        (["Ольга", "élan", "ｶﾅ"], ("О", "É", "カ")),
        (["Bob", "Bob", "Bob", "Bob"], ("B", "BO", "BB", "B")),
    ],
)
def test_monograms_come_from_names(names, letters):
    assert monograms(names) == letters


@pytest.mark.parametrize("locale", LOCALES)
def test_names_in_the_letters_of_a_language_are_drawn_whole(locale):
    """Pictures hold names and numbers, no words: whatever Latin letter a language writes with may stand in a name."""
    words = "".join(file.read_text("utf-8") for file in (FOLDER / locale).glob("*.ftl"))
    letters = sorted({each for each in words if each.isalpha() and ord(each) < 0x250})
    font = ImageFont.truetype(str(load("alhambra").font(NARROW)), 40)
    missing = bytes(font.getmask("\U0010fffd"))
    assert len(letters) >= 40
    for letter in letters:
        assert (
            short_name(f"An{letter}a") == (f"An{letter}a", NARROW) and bytes(font.getmask(letter)) != missing
        )


def test_the_fonts_have_every_letter_that_a_monogram_may_have():
    theme = load("alhambra")
    fonts = {name: ImageFont.truetype(str(theme.font(name)), 40) for name in (NARROW, LETTERS)}
    missing = {name: bytes(font.getmask("\U0010fffd")) for name, font in fonts.items()}
    for code in (
        *range(0x41, 0x250),
        *range(0x370, 0x460),
        *range(0x3041, 0x3100),
        *range(0x4E00, 0x9FA0),
        *range(0xFA0E, 0xFA2A),
    ):
        (found,) = monograms([chr(code)])
        if found:
            shown = label(found, 0, 0, 40, theme["ink"])
            assert all(bytes(fonts[shown.font].getmask(letter)) != missing[shown.font] for letter in found), (
                found
            )
