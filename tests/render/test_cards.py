"""Result cards, covers, charts, and the letters of names."""

from __future__ import annotations

import io
import math
import re
from dataclasses import replace
from itertools import accumulate, combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFont

from bench.recorded import recorded
from cogs.messages.score_lines import score_chart
from engines import GAMES
from engines.core.game import Line, Result
from engines.core.text import say
from render import pictures
from render.carcassonne.card import showpiece
from render.cards import chart as charts
from render.cards import result as results
from render.cards import ribbons, signs
from render.cards.cover import example, scenery
from render.cards.standings import short_name
from render.drawing.marks import unmarked
from render.drawing.monogram import LETTERS, NARROW, label, monograms
from render.drawing.scene import Art, Box, Drawing, Glow, Label, Poly, Sprite
from render.drawing.seats import BADGE
from render.drawing.theme import load
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import FOLDER
from tests.cogs.test_replay_messages import recorded as recorded_table
from tests.cogs.test_replay_messages import shortest
from tests.gallery.positions import GAMES_SHOWN, ended
from tests.render.labels import written


def final(game):
    played = recorded(game)
    result = ended(played.game, played.states[-1])
    assert result
    return played.game.view(played.states[-1], None), result


DRAWN = [name for name in GAMES if renderer(name).showpiece is not None]
"""Games with a picture of their own for result cards."""


@pytest.mark.parametrize("game", DRAWN)
def test_a_result_card_shows_every_seat_with_its_points(game):
    view, result = final(game)
    names = ("AN", "BO", "CE", "DO", "EM", "FI")[: len(result.places)]
    drawn = pictures.result_card(game, view, result, names)
    image = Image.open(io.BytesIO(drawn))
    assert image.size == (1200, 944) and image.format == "WEBP" and len(drawn) <= 300_000
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
        result, theme = ended(played.game, played.states[-1]), load(game)
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


def test_nothing_is_told_of_the_points_of_several_winners():
    kinds = (("garden", (39, 24, 1)), ("tower", (21, 36, 2)), ("wall", (42, 42, 2)))
    lines = tuple(Line(say(f"alhambra-row-{kind}"), points) for kind, points in kinds)
    theme, pictured = load("alhambra"), renderer("alhambra").pictured
    scene = results.card(Result((1, 1, 3), (102, 102, 5), lines), theme, (), pictured)
    assert [layer.name for layer in scene.layers] == ["stage", "seats"]


@pytest.mark.parametrize("game", [name for name in DRAWN if renderer(name).pictured])
def test_what_is_told_of_a_winner_is_large_enough(game):
    pictured, theme = renderer(game).pictured, load(game)
    assert pictured
    for name in GAMES_SHOWN[game]:
        played = recorded(game, name)
        result = ended(played.game, played.states[-1])
        assert result
        ((seat, parts),) = results.sources(result, pictured).items()
        assert result.places[seat] == 1 and sum(part.points for part in parts) == result.scores[seat]
        assert len([part for part in parts if part.icon]) <= 4
        high = replace(result, scores=tuple(score + 100 for score in result.scores))
        scene = results.card(high, theme, ("MW",) * len(result.places), pictured)
        assert min(text.tall for text in written(scene, theme)) >= 30


@pytest.mark.parametrize(
    "places", [(1, 2), (2, 1, 3), (1, 2, 3, 4), (1, 1, 3, 3), (4, 3, 2, 1, 6, 5), (1,) * 6]
)
def test_on_a_card_nothing_runs_into_anything_and_the_corner_is_free(places):
    """Discord lays the badge of the alt text over the lower left corner."""
    theme, scores = load("carcassonne"), tuple(300 - 20 * place for place in places)
    scene = results.card(Result(places, scores, ()), theme, ("MW",) * len(places))
    texts = written(scene, theme)
    boxes = [
        Box(
            round(x - text.wide / 2),
            round(text.y - text.tall / 2),
            round(x + text.wide / 2),
            round(text.y + text.tall / 2),
        )
        for text in texts
        for x in (text.x,)
    ]
    corner = Box(0, scene.height - BADGE[1], BADGE[0], scene.height)
    assert all(Box(0, 680, scene.width, scene.height).cut(box) == box for box in boxes)
    assert not any(box.cut(corner).area for box in boxes)
    assert not [one for one, other in combinations(set(boxes), 2) if one.cut(other).area]


def test_the_winners_figures_stand_in_the_picture_of_the_card():
    """Nearly all of them."""
    for name in GAMES_SHOWN["carcassonne"]:
        played = recorded("carcassonne", name)
        view = played.game.view(played.states[-1], None)
        for seat in range(view.setup.seats):
            own = sum(piece.seat == seat for piece in view.pieces)
            scene = showpiece(view, load("carcassonne"), [seat])
            (figures,) = (layer.items for layer in scene.layers if layer.name == "pieces")
            seen = [
                item
                for item in figures
                if isinstance(item, Sprite)
                if item.name == "carcassonne.pieces.piece" and item.args[1] == seat
                if 0 <= item.x < 1200 and 0 <= item.y < results.HIGH
            ]
            assert len(seen) >= 0.6 * own, (name, seat)


@pytest.mark.parametrize("game", DRAWN)
def test_every_game_has_a_cover_and_an_example(game):
    assert example(game).asks, "a game that goes on"
    drawn = pictures.cover(game)
    assert Image.open(io.BytesIO(drawn)).size == (1200, 675) and len(drawn) <= 300_000


@pytest.mark.parametrize("game", DRAWN)
def test_result_cards_show_no_marks_of_work(game):
    showpiece, theme = renderer(game).showpiece, load(game)
    assert showpiece is not None
    for view in (final(game)[0], example(game)):
        items = [item for layer in unmarked(showpiece(view, theme, [0])).layers for item in layer.items]
        names = {item.name for item in items if isinstance(item, Sprite)}
        assert names and not any("glow" in name or name.startswith("marks.") for name in names)
        assert not any(isinstance(item, Glow | Label) for item in items)


@pytest.mark.parametrize("game", DRAWN)
def test_the_picture_of_a_card_tells_nobodys_points(game):
    showpiece, theme = renderer(game).showpiece, load(game)
    assert showpiece is not None
    layers = {layer.name for layer in showpiece(final(game)[0], theme, [0]).layers}
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
    assert boxes[0][0] > 0 and boxes[-1][0] + boxes[-1][1] < charts.HEIGHT - 16
    texts = written(scene, theme, [ends])
    assert {text.text for text in texts} == {*names, *map(str, scores[-1])}
    for one, other in combinations(texts, 2):
        apart = abs(one.x - other.x) - (one.wide + other.wide) / 2
        assert abs(one.y - other.y) > 30 or apart >= 12, "letters and points of a plate apart"
    drawn = pictures.chart("alhambra", scores, names)
    assert Image.open(io.BytesIO(drawn)).size == (1200, 900) and len(drawn) <= 150_000


def moments(scene):
    (found,) = (layer.items for layer in scene.layers if layer.name == "moments")
    return found


def bands(scene):
    (found,) = (layer.items for layer in scene.layers if layer.name == "bands")
    return found


def test_a_chart_marks_what_was_scored_and_who_got_most():
    scores = [*[(0, 0)] * 10, *[(8, 9)] * 30, *[(31, 39)] * 50, (107, 108)]
    events = [(10, "scored"), (40, "scored"), (90, "scored")]
    scene = charts.chart(scores, load("alhambra"), ("A", "B"), "", events)
    items = sorted((item for item in moments(scene)), key=lambda item: item.x)
    assert [item.text for item in items if isinstance(item, Label)] == ["+9", "+30", "+76"]
    sprites = [item for item in items if isinstance(item, Sprite)]
    assert [item.args[0] for item in sprites if item.name.endswith(".token")] == [1, 1, 0]
    assert [item.args[0] for item in sprites if item.name.endswith(".pennant")] == ["I", "II", "III"]
    assert max(lane.args[0] for lane in bands(scene)) >= 150, "the last scoring is a slope"
    chances = charts.chart(scores, load("alhambra"), ("A", "B"), "%", events)
    assert not moments(chances) and not bands(chances)


def test_a_chart_has_a_flag_where_the_end_was_scored_and_tells_single_turns_on_their_lines():
    scores = [*[(0, 0)] * 9, *[(0, 14)] * 12, *[(40, 14)] * 12, (90, 50)]
    scene = charts.chart(scores, load("carcassonne"), ("A", "B"))
    sprites = [item for item in moments(scene) if isinstance(item, Sprite)]
    assert len([item for item in sprites if item.name.endswith(".flag")]) == len(bands(scene)) == 1
    chips = [item for item in sprites if item.name.endswith(".chip")]
    assert sorted(item.args[:2] for item in chips) == [("+14", 1), ("+40", 0)]
    alone = charts.chart([(0, 0), (5, 0), (20, 0)], load("carcassonne"), ("A", "B"))
    assert not bands(alone), "nobody else was scored"


def test_a_chart_of_points_that_may_be_lost_begins_with_the_first_ones_and_marks_no_turns():
    scores = [*[(0, 0)] * 4, (30, 2), (20, 12), (20, 12), (12, 20), (12, 20)]
    scene = charts.chart(
        scores, load("armadora"), ("A", "B"), "", [(4, "armadora-divided"), (5, "armadora-divided")]
    )
    assert not moments(scene) and not bands(scene)
    (curves,) = (
        item
        for layer in scene.layers
        if layer.name == "lines"
        for item in layer.items
        if isinstance(item, Sprite)
    )
    assert all(path[0][1] < ribbons.PLOT.bottom for path in curves.args[0])


@pytest.mark.parametrize("game", ["alhambra", "armadora", "yspahan"])
def test_all_that_charts_mark_happened_in_the_turns_that_they_mark(game):
    """And the words beside the chart name them."""
    table = recorded_table(shortest(game))
    found = score_chart(table, "en")
    assert (
        found
        and found.events
        and set(dict(found.events).values()) <= (table.presentation.scorings | renderer(game).events)
    )
    turns = {turn.last_seq: turn for turn in table.turns()}
    seqs = [seq for seq, _ in table.story.standings(table.presentation.stand)]
    for at, key in found.events:
        assert key in {note.text.key for note in turns[seqs[at]].notes}
        assert re.search(rf"\b{at}\b", found.alt)


@given(st.lists(st.tuples(st.integers(1, 60), st.integers(0, 300)), min_size=2, max_size=30))
def test_a_line_between_two_turns_shows_no_points_that_nobody_had(steps):
    xs = list(accumulate(step for step, _ in steps))
    line = tuple((float(x), float(y)) for x, (_, y) in zip(xs, steps, strict=True))
    drawn = ribbons._stepped(line)
    assert drawn[0] == line[0] and drawn[-1] == line[-1]
    assert all(one <= other for (one, _), (other, _) in pairwise(drawn))
    for (ax, ay), (bx, by) in pairwise(line):
        low, high = sorted((ay, by))
        assert all(low <= y <= high for x, y in drawn if ax <= x <= bx)


def test_lines_begin_where_somebody_gets_their_first_points_and_end_at_their_last():
    scores = [(0, 0), (0, 5), (0, 5), (4, 9), (12, 9)]
    scene = charts.chart(scores, load("carcassonne"), ("A", "B"))
    (drawn,) = (item for layer in scene.layers if layer.name == "lines" for item in layer.items)
    assert isinstance(drawn, Sprite)
    late, early = drawn.args[0]
    assert early[0][0] < late[0][0] and early[0][1] == late[0][1] == ribbons.PLOT.bottom
    assert late[-1][1] == ribbons.PLOT.top and early[-1][1] > late[-1][1]


def test_a_plate_stands_beside_the_end_of_its_line_where_there_is_room():
    lines = tuple(((0.0, 500.0), (100.0, float(end))) for end in (400, 410, 700))
    boxes = charts._plates(lines)
    assert boxes[2].centre[1] == 700
    assert boxes[0].centre[1] + boxes[1].centre[1] == pytest.approx(810, abs=1), "as far above as below"


def courses(seats):
    """What turns brought so many seats: mostly nothing, now and then a little or much."""
    gain = st.one_of(st.just(0), st.just(0), st.integers(0, 4), st.integers(5, 30))
    return st.lists(st.tuples(*[gain] * seats), min_size=2, max_size=40)


def test_a_chart_leaves_out_the_long_time_before_anybody_has_points():
    scores = [*[(0, 0)] * 44, (28, 12), (12, 28), (19, 21)]
    scene = charts.chart(scores, load("armadora"), ("A", "B"))
    (grid,) = (layer for layer in scene.layers if layer.name == "grid")
    turns = [item for item in grid.items if isinstance(item, Label) and item.anchor == "mm"]
    assert [item.text for item in turns] == ["45", "46"], "turns keep their numbers"


@given(st.integers(2, 6).flatmap(courses))
def test_what_a_chart_tells_of_turns_hides_no_line_and_no_seats_shape(gains):
    """Wherever points came: at most three chips, and beside their knots nothing of anybody else."""
    scores = list(accumulate(gains, lambda before, got: tuple(map(sum, zip(before, got, strict=True)))))
    seats = len(scores[0])
    theme = load("carcassonne")
    scene = charts.chart(scores, theme, tuple("ABCDEF"[:seats]))
    (drawn,) = (item for layer in scene.layers if layer.name == "lines" for item in layer.items)
    assert isinstance(drawn, Sprite)
    shapes = [
        shape.points for shape in ribbons.curves.draw(theme, *drawn.args).shapes if isinstance(shape, Poly)
    ]
    sprites = [item for item in moments(scene) if isinstance(item, Sprite)]
    chips = [each for each in sprites if each.name.endswith(".chip")]
    knots = [each for each in sprites if each.name.endswith(".knot")]
    assert len(chips) == len(knots) <= 3
    for chip, knot in zip(chips, knots, strict=True):
        body = next(each for each in signs.chip.draw(theme, *chip.args).shapes if isinstance(each, Poly))
        plate = reach([(chip.x + x, chip.y + y) for x, y in body.points])
        end = Box(knot.x, knot.y, knot.x, knot.y).grown(12)
        for points in shapes:
            assert not reach(points).cut(plate).area and not reach(points).cut(end).area
        for seat, path in enumerate(drawn.args[0]):
            assert not any(inside(plate, x, y) for x, y in along(path))
            assert seat == knot.args[0] or not any(inside(end, x, y) for x, y in along(path))


def reach(points):
    """The box of points."""
    xs, ys = zip(*points, strict=True)
    return Box(math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs)), math.ceil(max(ys)))


def inside(box, x, y):
    """Whether a point is in a box."""
    return box.left < x < box.right and box.top < y < box.bottom


def along(path):
    """Points of a line, less than two pixels from each other, its bends among them."""
    for (ax, ay), (bx, by) in pairwise(path):
        steps = math.ceil(math.dist((ax, ay), (bx, by)) / 2) or 1
        yield from ((ax + (bx - ax) * at / steps, ay + (by - ay) * at / steps) for at in range(steps + 1))


def test_a_charts_equal_lines_are_the_stripes_of_one_ribbon():
    scores = [(0, 0, 0, 0), (9, 2, 9, 2), (4, 8, 4, 8), (12, 8, 12, 8)]
    scene = charts.chart(scores, load("armadora"), ("A", "B", "C", "D"))
    (drawn,) = (item for layer in scene.layers if layer.name == "lines" for item in layer.items)
    assert isinstance(drawn, Sprite)
    paths, _, stripes, _ = drawn.args
    assert stripes == ((1, 3), (0, 2)), "the best on top"
    for one, other in stripes:
        far = [math.dist(a, b) for a, b in zip(paths[one], paths[other], strict=True)]
        assert min(far) >= 8.5, "not on each other, however steep"


@pytest.mark.parametrize("game", DRAWN)
def test_a_chart_rises_before_its_games_key_art(game):
    art = scenery.draw(load(game), game, charts.SKY)
    assert isinstance(art, Art) and art.part is not None and art.part.top >= 0 and art.part.bottom <= 675
    assert isinstance(scenery.draw(load("none"), "none", charts.SKY), Drawing)


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
