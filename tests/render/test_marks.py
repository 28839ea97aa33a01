"""The laws of all pictures: marks beside what they stand on, nothing outside plates, texts that a phone shows."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image

from cogs.panels.choices import menus
from engines import GAMES
from engines.core.chance import Rng
from engines.core.presentation import PART
from render.cards import chart as charts
from render.cards import result as results
from render.cards import standings as tables
from render.drawing import compose
from render.drawing.callouts import _ends, _Thing, find_signs, in_reading_order, number_signs
from render.drawing.compose import solid
from render.drawing.marks import MOST, apart
from render.drawing.scene import Box, Label, Line, Scene, Sprite
from render.drawing.seats import plate_fill, plate_ink
from render.drawing.sprites import look
from render.drawing.theme import load
from render.renderer import Mark, renderer
from tests.cogs.choosing import passed_over, walk, way_to
from tests.gallery.people import STANDINGS
from tests.gallery.positions import GAMES_SHOWN, ended, positions
from tests.gallery.sight import PHONE
from tests.render.labels import written

NAMES = ("AN", "BO", "千", "Д", "EM", "さ")
OWNERS = {"seats.token", "yspahan.city.cube", "armadora.warriors.shield", "alhambra.money.coin"}
"""What says by its colour and shape whose a thing is, or which."""

CROPPED = ("alhambra", "armadora", "carcassonne", "hanging_gardens", "yspahan")
"""Games whose previews show what is decided at each step."""

WHOLE = ("armadora",)
"""Those among them that always show all of the board."""


@cache
def previews(game):
    """Pictures beside the menus of every step, with their candidates."""
    return [*_previews(game)]


def _previews(game):
    for position in positions(game):
        rules, state = position.game, position.state
        for seat in rules.due(state)[:1]:
            view = rules.view(state, seat)
            lines = [rules.notation.format(move) for move in rules.legal(state, seat)]
            lines = [line for line in lines if line != "end"]
            for prefix, _, _, marks in walk(rules, view, lines):
                if game in CROPPED or " " not in prefix:
                    yield renderer(game).scene(view, load(game, preview=True), marks), marks


@cache
def boards(game):
    """Boards with everybody's letters."""
    return [
        renderer(game).scene(
            each.game.view(each.state, None), load(game), (), NAMES[: each.state.setup.seats]
        )
        for each in positions(game)
    ]


def further(game):
    """Covers, hands, close-ups, result cards, charts and standings."""
    drawn, theme = renderer(game), load(game)
    yield from (tables.card(divisions, theme) for own, divisions in STANDINGS.values() if own == game)
    for position in positions(game):
        state, rules = position.state, position.game
        for seat in rules.due(state)[:1]:
            if hand := drawn.hand(rules.view(state, seat), theme):
                yield hand
        public = rules.view(state, None)
        if position.phase == "middle":
            yield from (drawn.closeup(public, theme, name) for name in drawn.closeups(public))
        if result := ended(rules, state):
            yield results.card(result, theme, NAMES[: state.setup.seats], drawn.pictured)
            yield charts.chart([(0,) * state.setup.seats, result.scores], theme, NAMES[: state.setup.seats])


def discs(scene: Scene):
    """The places and radii of all numbered discs."""
    return [
        (item.x, item.y, item.args[1])
        for layer in scene.layers
        for item in layer.items
        if isinstance(item, Sprite) and item.name == "marks.ground"
    ]


BOARDS = [name for name in GAMES if renderer(name).showpiece is not None]
"""Games with a board, on which there are places to mark."""


@pytest.mark.parametrize("game", BOARDS)
def test_marks_touch_neither_each_other_nor_a_number(game):
    seen = 0
    for scene, marks in previews(game):
        found = discs(scene)
        seen += len(found)
        assert len(found) in (0, len(marks)) or any(not mark.label for mark in marks) or len(marks) <= MOST
        for (ax, ay, a), (bx, by, b) in combinations(found, 2):
            assert math.hypot(ax - bx, ay - by) >= a + b - 1
        fixed = [layer for layer in scene.layers if layer.name not in ("marks", "turns", "hand")]
        numbers = [text for text in written(scene, load(game, preview=True), fixed) if text.text.isdigit()]
        for x, y, radius in found:
            covered = [text for text in numbers if text.meets(x, y, radius - 2)]
            assert not covered, (game, covered, (x, y))
    assert seen or game in ("armadora", "hanging_gardens", "yspahan")


@pytest.mark.parametrize("game", CROPPED)
def test_no_step_shows_the_board_smaller_than_the_one_before(game):
    """Besides the way to places elsewhere, also the supervisor's, which begins with the whole board, that to the region of a mine, and to the
    places of a card of The Hanging Gardens that was turned."""
    theme, grew = load(game, preview=True), 0
    for position in positions(game):
        rules, state = position.game, position.state
        for seat in rules.due(state)[:1]:
            view = rules.view(state, seat)
            lines = [line for line in map(rules.notation.format, rules.legal(state, seat)) if line != "end"]
            for line in lines[:: max(1, len(lines) // 8)]:
                if line in passed_over(rules, view, lines):
                    continue
                units: list[int] = []
                for prefix in way_to(rules, view, lines, line)[:-1]:
                    _, marks = menus(rules, view, lines, prefix, "en")
                    anew = (
                        prefix.endswith(("elsewhere", "supervisor"))
                        or (game == "armadora" and PART in prefix)
                        or (game == "hanging_gardens" and prefix.endswith("turn:next"))
                    )
                    units = [] if anew else units
                    units.append(renderer(game).scene(view, theme, marks).unit)
                assert units == sorted(units), (line, units)
                grew += units[0] < units[-1]
    assert grew or game in WHOLE


@pytest.mark.parametrize("game", BOARDS)
def test_more_candidates_than_can_be_told_apart_are_outlines(game):
    for scene, marks in previews(game):
        places = [mark for mark in marks if mark.label and renderer(game).is_place(mark.token)]
        if len(places) > MOST:
            assert not discs(scene)
            (shown,) = [layer for layer in scene.layers if layer.name == "marks"]
            assert sum("offered" in item.name for item in shown.items) == len(places)


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_every_text_is_thirty_pixels_high(game):
    """In a picture 1200 wide; some eight on a phone."""
    scenes = [(scene, load(game)) for scene in boards(game)]
    scenes += [(scene, load(game, preview=True)) for scene, _ in previews(game)]
    for scene, theme in scenes:
        for text in written(scene, theme):
            tall = text.tall * 1200 / scene.width
            assert tall > 29.8, (text, tall)


@pytest.mark.parametrize("game", BOARDS)
def test_texts_of_a_plate_stay_in_it(game):
    """Every text that begins on a plate ends on it."""
    seen = 0
    for scene in boards(game):
        for layer in scene.layers:
            plates = [
                Box(item.x, item.y, item.x + item.args[0], item.y + item.args[1])
                for item in layer.items
                if isinstance(item, Sprite) and item.name in ("seats.plate", "alhambra.market.record")
            ]
            for item in layer.items:
                if isinstance(item, Label):
                    (text,) = written(scene, load(game), [layer.__class__("one", (item,))])
                    for box in plates:
                        if box.left <= text.x < box.right and box.top <= text.y < box.bottom:
                            seen += 1
                            assert text.x - text.wide / 2 >= box.left - 2, text
                            assert text.x + text.wide / 2 <= box.right + 2, text
    assert seen > 20


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_sticks_out_of_a_plate(game):
    theme, seen = load(game), 0
    for scene in boards(game):
        for layer in scene.layers:
            if layer.name not in ("players", "points"):
                continue
            plates = [
                Box(item.x, item.y, item.x + item.args[0], item.y + item.args[1])
                for item in layer.items
                if isinstance(item, Sprite) and item.name in ("seats.plate", "alhambra.market.record")
            ]
            for item in (item for item in layer.items if isinstance(item, Sprite)):
                held = [
                    box for box in plates if box.left < item.x < box.right and box.top < item.y < box.bottom
                ]
                if not held:
                    continue
                image, (dx, dy) = compose._drawn(look(theme, item), theme)
                shown = (
                    image.convert("RGBA")
                    .getchannel("A")
                    .point(lambda opacity: 255 * (opacity > 200))
                    .getbbox()
                )
                left, top, right, bottom = shown or (0, 0, 0, 0)
                x, y, (box,) = item.x + dx, item.y + dy, held
                assert x + left >= box.left - 1 and x + right <= box.right + 1, item
                assert y + top >= box.top - 1 and y + bottom <= box.bottom + 1, item
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("game", BOARDS)
def test_whoever_is_due_stands_out_from_all_others(game):
    """By the contrast of the plates, and what is read on one from its plate."""
    theme = load(game)
    for seat in range(6):
        due = plate_fill(theme, "due", seat)
        assert all(due.contrast(plate_fill(theme, each, seat)) >= 3 for each in ("out", "supply"))
        assert all(due.contrast(plate_fill(theme, "waiting", other)) >= 3 for other in range(6))
        assert all(
            plate_fill(theme, each, seat).contrast(plate_ink(theme, each, seat)) >= 4.5
            for each in ("due", "waiting", "supply", "plain")
        )


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_that_is_read_lies_under_the_mark_that_discord_lays_over_a_picture(game):
    scenes = [(scene, load(game)) for scene in (*boards(game), *further(game))]
    scenes += [(scene, load(game, preview=True)) for scene, _ in previews(game)]
    for scene, theme in scenes:
        # A picture that is smaller than the phone is shown as it is.
        share = max(PHONE, scene.width) / 1200
        right, top = 150 * share, scene.height - 70 * share
        for text in written(scene, theme):
            inside = text.x - text.wide / 2 < right and text.y + text.tall / 2 > top
            assert not inside, (game, text, right, top)
        for layer in scene.layers:
            for item in layer.items:
                if isinstance(item, Sprite) and item.name in OWNERS and item.x >= 0 and item.y < scene.height:
                    assert item.x > right or item.y < top, (game, item, right, top)


@pytest.mark.parametrize("game", BOARDS)
def test_letters_of_names_are_shown_only_where_they_are_given(game):
    theme = load(game)
    for position in positions(game):
        view, seats = position.game.view(position.state, None), position.state.setup.seats
        shown = {text.text for text in written(renderer(game).scene(view, theme, (), NAMES[:seats]), theme)}
        assert set(NAMES[:seats]) <= shown, position
    assert not set(NAMES) & {text.text for text in written(renderer(game).scene(view, theme), theme)}


def test_marks_that_would_touch_are_moved_apart():
    crowded = [(0, 0), (0, 0), (10, 5), (200, 200)]
    moved = apart(crowded, 49)
    assert moved[3] == (200, 200)
    assert all(math.dist(a, b) >= 48 for a, b in combinations(moved, 2))


@cache
def legends(game):
    """Boards with everybody's letters, and the numbers of their legends."""
    theme, signs, made = load(game), renderer(game).signs, []
    for position in positions(game):
        if position.phase in ("dealt", "middle"):
            names = NAMES[: position.state.setup.seats]
            view = position.game.view(position.state, None)
            scene = renderer(game).numbered("legend")(view, theme, (), names)
            found = in_reading_order(scene, theme, signs)
            numbered = number_signs(scene, theme, found)
            assert replace(numbered, layers=numbered.layers[:-1]) == scene, "the board stays as it is"
            made.append((scene, found, numbered.layers[-1].items))
    return made


def test_a_number_may_stand_where_its_line_would_end():
    thing = _Thing(Box(0, 0, 120, 120), Image.new("L", (120, 120), 255), False)
    assert _ends(thing, (60, 60)) == [(60, 60)]


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_the_numbers_of_a_legend_are_read_one_after_the_other(game):
    """Each is at the right of the one before it, or begins a line below."""
    for scene, signs, shown in legends(game):
        places = [item for item in shown if isinstance(item, Label)]
        assert [item.text for item in places] == [str(number) for number in range(1, len(signs) + 1)]
        assert all(one.x < other.x or one.y < other.y for one, other in pairwise(places)), places
        boxes = dict(find_signs(scene, load(game), signs))
        for sign, item in zip(signs, places, strict=True):
            small = [box for box in boxes[sign] if max(box.width, box.height) < 130]
            x, y = int(item.x), int(item.y)
            assert not any(box.left < x < box.right and box.top < y < box.bottom for box in small), sign


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_the_numbers_of_a_legend_cover_next_to_nothing_that_is_read(game):
    for scene, _, shown in legends(game):
        texts = list(written(scene, load(game)))
        places = [item for item in shown if isinstance(item, Label)]
        covering = [each for each in places if any(text.meets(each.x, each.y, 20) for text in texts)]
        assert 2 <= len(places) <= 9 and len(covering) <= 1, covering


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_the_lines_of_a_legend_tangle_with_nothing(game):
    """They cross no text but one at most, and end on none; dots lie apart, so that no thing has two."""
    for scene, signs, shown in legends(game):
        texts = list(written(scene, load(game)))
        lines = {item.points for item in shown if isinstance(item, Line)}
        assert len(lines) >= len(signs) / 2
        hit = [line for line in lines if any(text.meets(x, y, 6) for x, y in _along(*line) for text in texts)]
        assert len(hit) <= 1, hit
        assert all(math.dist(one[1], other[1]) > 30 for one, other in combinations(lines, 2)), lines


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_the_lines_of_a_legend_end_on_their_things(game):
    """Where these are painted: not on their shadows, nor beside them, unless they are nothing but digits."""
    for scene, signs, shown in legends(game):
        theme, lines = load(game), [item.points for item in shown if isinstance(item, Line)]
        numbers = [item for item in shown if isinstance(item, Label)]
        for sign, number in zip(signs, numbers, strict=True):
            drawn = [
                solid(item, theme)
                for layer in scene.layers
                for item in layer.items
                if isinstance(item, Sprite) and item.name == sign.stamp and sign.when(item.args)
            ]
            for x, y in (end for begin, end in lines if begin == (number.x, number.y - 1)):
                under = [
                    mask.getpixel((int(x) - box.left, int(y) - box.top))
                    for box, mask in drawn
                    if box.left <= x < box.right and box.top <= y < box.bottom
                ]
                assert any(under) or sign.bare, sign


def _along(begin, end):
    """Points of a line from the rim of its number's disc on, a few pixels apart."""
    long = math.dist(begin, end)
    for at in range(33, int(long) + 1, 6):
        yield tuple(a + (b - a) * at / long for a, b in zip(begin, end, strict=True))


def test_wide_letters_find_room_on_the_fullest_plates():
    """Four players of Armadöra with powers: two kana need more room than there is, so the first one stands for both."""
    game = GAMES["armadora"]
    view = game.view(game.new(game.setup(4, advanced="yes"), Rng("plates", 0)), None)
    for letters, shown in (("MW", "MW"), ("千", "千"), ("さく", "さ")):
        scene = renderer("armadora").scene(view, load("armadora"), (), (letters,) * 4)
        assert [text.text for text in written(scene, load("armadora"))].count(shown) == 4


@pytest.mark.parametrize("game", BOARDS)
def test_an_unknown_mark_is_left_out(game):
    position = next(position for position in positions(game) if position.phase == "early")
    seat = position.game.due(position.state)[0]
    view, theme = position.game.view(position.state, seat), load(game, preview=True)
    plain = renderer(game).scene(view, theme)
    strange = renderer(game).scene(view, theme, (Mark("nowhere", ""), Mark("99", "1")))
    known = [layer for layer in strange.layers if layer.name != "marks"]
    assert [layer for layer in plain.layers if layer.name != "marks"] == known
