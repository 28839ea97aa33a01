"""Result cards, covers, charts, and the letters of names."""

from __future__ import annotations

import io
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageFont

from bench.recorded import recorded
from engines import GAMES
from engines.core.game import Line, Result
from engines.core.text import say
from render import pictures
from render.carcassonne.card import showpiece
from render.cards import chart as charts
from render.cards import result as results
from render.cards.cover import example, scenery
from render.cards.standings import short_name
from render.drawing.marks import unmarked
from render.drawing.monogram import LETTERS, NARROW, label, monograms
from render.drawing.scene import Art, Drawing, Glow, Label, Rect, Sprite
from render.drawing.theme import load
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import FOLDER
from tests.gallery.positions import GAMES_SHOWN
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
    scene = results.card(result, theme, names, renderer(game).pictured)
    texts = {text.text for text in written(scene, theme)}
    assert {str(score) for score in result.scores} <= texts and set(names) <= texts
    sprites = [item for layer in scene.layers for item in layer.items if isinstance(item, Sprite)]
    laurels = sum(item.name == "seats.laurel" for item in sprites)
    assert laurels == sum(place == 1 for place in result.places)


@pytest.mark.parametrize("game", [name for name in DRAWN if renderer(name).pictured])
def test_a_result_card_tells_how_the_points_of_the_winner_came_about(game):
    """Each source with its picture, the most first, and all others together: what stands there is the winner's score."""
    for name in GAMES_SHOWN[game]:
        played = recorded(game, name)
        result, theme = played.game.result(played.states[-1]), load(game)
        assert result
        scene = results.card(result, theme, (), renderer(game).pictured)
        assert scene.layers[-1].name == "origins"
        items = scene.layers[-1].items
        told = [int(item.text) for item in items if isinstance(item, Label)]
        icons = [item for item in items if isinstance(item, Sprite) and not item.name.startswith("cards.")]
        rest = any(item.name.endswith(".others") for item in items if isinstance(item, Sprite))
        winner = result.places.index(1)
        assert sum(told) == result.scores[winner] and len(set(icons)) == len(icons) == len(told) - rest > 1
        by_points = told[: len(icons)]
        assert by_points == sorted(by_points, reverse=True)
        least = min(text.tall for text in written(scene, theme, scene.layers[-1:]))
        assert least >= 40, "as tall as points should be"


def test_two_winners_have_a_board_each_with_their_sources():
    lines = tuple(
        Line(say(f"alhambra-row-{kind}"), points)
        for kind, points in (("garden", (9, 4, 1)), ("tower", (1, 6, 2)), ("wall", (2, 2, 2)))
    )
    result = Result((1, 1, 3), (12, 12, 5), lines)
    scene = results.card(result, load("alhambra"), (), renderer("alhambra").pictured)
    items = scene.layers[-1].items
    tokens = [item.args[0] for item in items if isinstance(item, Sprite) and item.name == "seats.token"]
    assert tokens == [0, 1]
    assert [item.text for item in items if isinstance(item, Label)] == ["9", "2", "1", "6", "4", "2"]


def test_the_winners_figures_stand_in_the_picture_of_the_card():
    """Nearly all of them, and not below the board that tells of points."""
    for name in GAMES_SHOWN["carcassonne"]:
        played = recorded("carcassonne", name)
        view = played.game.view(played.states[-1], None)
        for seat in range(view.setup.seats):
            own = sum(piece.seat == seat for piece in view.pieces)
            scene = showpiece(view, load("carcassonne"), seat)
            (figures,) = (layer.items for layer in scene.layers if layer.name == "pieces")
            seen = [
                item
                for item in figures
                if isinstance(item, Sprite)
                if item.name == "carcassonne.pieces.piece" and item.args[1] == seat
                if 0 <= item.x < 1200 and 0 <= item.y < 675 - results.COVERED
            ]
            assert len(seen) >= 0.6 * own, (name, seat)


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


COURSES = (
    [(0, 0)],
    [(0, 0, 0), (5, 0, 2), (9, 9, 9)],
    [(0,) * 6, *((at * 3, at, 0, at * 2, 120, at) for at in range(300))],
    [(0, 0), (-7, 3)],
    [*[(0, 0, 0, 0)] * 44, (33, 7, 33, 7), (21, 19, 21, 19), (1107, 13, 27, 13)],
)
"""Everybody's points turn by turn: of one turn, of few, of many; below nothing; of a game that scores late."""


@pytest.mark.parametrize("scores", COURSES)
@pytest.mark.parametrize("names", [(), ("MW", "千", "さく", "Д", "EM", "Q")])
def test_a_chart_ends_with_every_seats_points(scores, names):
    theme, names = load("alhambra"), names[: len(scores[-1])]
    scene = charts.chart(scores, theme, names)
    (ends,) = (layer for layer in scene.layers if layer.name == "seats")
    plates = [item for item in ends.items if isinstance(item, Sprite) and item.name.endswith(".name")]
    best_first = sorted(range(len(scores[-1])), key=lambda seat: (-scores[-1][seat], seat))
    boxes = sorted((item.y, item.args[1], item.args[2]) for item in plates)
    assert [seat for _, _, seat in boxes] == best_first
    assert all(y >= above + tall for (above, tall, _), (y, _, _) in pairwise(boxes))
    assert boxes[0][0] > charts.BAND and boxes[-1][0] + boxes[-1][1] < charts.HEIGHT - 16
    texts = written(scene, theme, [ends])
    assert {text.text for text in texts} == {*names, *map(str, scores[-1])}
    for one, other in combinations(texts, 2):
        apart = abs(one.x - other.x) - (one.wide + other.wide) / 2
        assert abs(one.y - other.y) > 30 or apart >= 12, "letters and points of a plate apart"
    drawn = pictures.chart("alhambra", scores, names)
    assert Image.open(io.BytesIO(drawn)).size == (1200, 840) and len(drawn) <= 100_000


def test_a_chart_tells_who_got_most_when_much_was_scored():
    scores = [*[(0, 0)] * 10, *[(8, 9)] * 30, *[(31, 39)] * 50, (107, 108)]
    scene = charts.chart(scores, load("alhambra"), ("A", "B"))
    (moments,) = (layer for layer in scene.layers if layer.name == "moments")
    assert {item.text for item in moments.items if isinstance(item, Label)} == {"+9", "+30", "+76"}
    tokens = [item for item in moments.items if isinstance(item, Sprite) and item.name == "seats.token"]
    assert [token.args[0] for token in sorted(tokens, key=lambda token: token.x)] == [1, 1, 0]
    lanes = [item for item in moments.items if isinstance(item, Rect)]
    assert max(lane.width for lane in lanes) >= 150, "the last scoring is a slope"
    chances = charts.chart(scores, load("alhambra"), ("A", "B"), "%")
    assert not any(layer.items for layer in chances.layers if layer.name == "moments")


def test_a_chart_leaves_out_the_long_time_before_anybody_has_points():
    scores = [*[(0, 0)] * 44, (28, 12), (12, 28), (19, 21)]
    scene = charts.chart(scores, load("armadora"), ("A", "B"))
    (grid,) = (layer for layer in scene.layers if layer.name == "grid")
    assert any(isinstance(item, Sprite) and item.name.endswith(".gap") for item in grid.items)
    turns = [item.text for item in grid.items if isinstance(item, Label) and item.anchor == "mm"]
    assert turns and all(int(turn) >= 42 for turn in turns)


@pytest.mark.parametrize("game", DRAWN)
def test_a_chart_lies_below_a_strip_of_its_games_key_art(game):
    art = scenery.draw(load(game), game, charts.BAND)
    assert isinstance(art, Art) and art.part is not None and art.part.top >= 0 and art.part.bottom <= 675
    assert isinstance(scenery.draw(load("none"), "none", charts.BAND), Drawing)


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
