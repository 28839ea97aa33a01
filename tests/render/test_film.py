"""Films: as long as was asked for, light enough, the final board first; nothing hidden in one that shows what was public."""

from __future__ import annotations

import io
import math
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bench.recorded import records
from cogs.messages.message import Film
from cogs.panels.films import Cut, film_of
from engines import GAMES
from render import alhambra
from render.alhambra.film import got, in_film
from render.cards.foot import UNIT, Standing, finale, foot, gain, height, told_size
from render.drawing.animation import MOST_BYTES
from render.drawing.camera import Take, held, widening
from render.drawing.compose import compose, solid
from render.drawing.marks import glow, pin, pinned
from render.drawing.monogram import width
from render.drawing.movement import along, between
from render.drawing.scene import Box, Drawing, Label, Layer, Scene, Sprite
from render.drawing.seats import BADGE, laurel, plate, token
from render.drawing.sprites import covered, look
from render.drawing.theme import load
from render.film import GIF_SMALLER, SMALLER, compared, film
from render.renderer import renderer
from tables.looking_back.film_shots import MOST, SECONDS, shots
from tables.looking_back.moments import Kind, moments
from tests.cogs.test_replay_messages import recorded, shortest
from tests.render.labels import written

THEME = load("armadora")
FOLDER = Path(__file__).parents[1] / "journals"


@pytest.mark.parametrize("name", GAMES)
def test_a_film_lasts_as_long_as_was_asked_for(name):
    files = sorted(records(name), key=lambda file: file.stat().st_size)
    for file in (files[0], files[-1]):
        table = recorded(file)
        told = {table.turns()[each.page].last_seq: each.kinds for each in moments(table)}
        for seconds in SECONDS:
            found = shots(table, seconds)
            entries = [shot.seq for shot in found]
            assert entries[0] == entries[-1] == table.story.head and entries[1:] == sorted(set(entries[1:]))
            assert entries[1] == 0 and len(found) <= MOST and set(told) <= set(entries)
            length = sum(shot.milliseconds for shot in found)
            assert min(0.8 * 1000 * seconds, 1000 * len(found)) < length <= 1000 * seconds
            quick = min(shot.milliseconds for shot in found)
            assert {shot.milliseconds for shot in found[1:-1]} <= {quick, 3 * quick}
            slow = [shot.seq for shot in found[1:-1] if shot.milliseconds > quick]
            scorings = [seq for seq in told if Kind.SCORING in told[seq] and seq < table.story.head]
            assert set(scorings) <= set(slow) or set(slow) <= set(scorings)


def drawn(wanted: Film) -> tuple[list[int], Image.Image, bytes]:
    """The progress that is told, the film, and its file."""
    making, told = film(*wanted.args), []
    try:
        while True:
            told.append(next(making))
    except StopIteration as end:
        content: bytes = end.value
    return told, Image.open(io.BytesIO(content)), content


@pytest.mark.parametrize("name", GAMES)
def test_a_film_is_the_whole_game_in_a_few_frames(name):
    table = recorded(shortest(name))
    wanted = film_of(table, Cut(8))
    few = Film(
        name,
        wanted.header,
        wanted.entries,
        (wanted.shots[0], *wanted.shots[1:-1:24], wanted.shots[-1]),
        False,
        wanted.monograms,
        False,
    )
    told, animation, content = drawn(few)
    assert told == list(range(1, len(few.shots) + 1)) and len(content) < MOST_BYTES
    count = sum(1 for _ in ImageSequence.Iterator(animation))
    assert animation.format == "WEBP" and len(few.shots) <= count <= 6 * len(few.shots)
    assert animation.width <= 600 and animation.height <= 700
    animation.seek(0)
    first = animation.convert("RGB").tobytes()
    animation.seek(count - 1)
    close = sum(
        abs(a - b) for a, b in zip(first[::97], animation.convert("RGB").tobytes()[::97], strict=True)
    )
    assert close / len(first[::97]) < 8, "the final board comes first and last"


def test_a_gif_is_smaller_and_shows_the_same():
    table = recorded(shortest("armadora"))
    wanted = film_of(table, Cut(8, gif=True))
    few = Film("armadora", wanted.header, wanted.entries, wanted.shots[::16], False, (), True)
    _, animation, _ = drawn(few)
    assert animation.format == "GIF" and animation.width <= 1200 // GIF_SMALLER


def test_what_lies_face_down_is_turned_up_only_where_that_is_asked_for():
    table = recorded(shortest("armadora"))
    middle = table.story.played[len(table.story.played) // 2].entry.seq
    wanted = film_of(table, Cut(8))
    pictures = []
    for revealed in (False, True):
        _, animation, _ = drawn(
            Film(
                "armadora",
                wanted.header,
                wanted.entries,
                ((table.head, 500), (middle, 500)),
                revealed,
                (),
                False,
            )
        )
        animation.seek(1)
        pictures.append(animation.convert("RGB").tobytes())
    assert pictures[0] != pictures[1]
    assert not film_of(recorded(shortest("carcassonne")), Cut(revealed=True)).revealed


def test_cities_keep_their_places_longer_in_a_film():
    """On a board those that grow push the others aside."""
    table = recorded(FOLDER / "alhambra" / "five-players.txt")
    views, theme = [turn.view_after(None) for turn in table.turns()[5:60:3]], load("alhambra")

    def courts(scene):
        items = (item for layer in scene.layers for item in layer.items if isinstance(item, Sprite))
        return str([item for item in items if item.name == "alhambra.market.court"])

    on_board = {courts(alhambra.scene(view, theme)) for view in views}
    in_takes = {courts(take.scene) for take in in_film(views, theme)}
    assert len(in_takes) < len(on_board) / 2


_COUNTED = 4
"""The most players of a game in which something stands before points."""


@pytest.mark.parametrize("seats", range(1, 7))
def test_at_the_foot_of_a_film_nobody_covers_anybody_and_the_corner_is_free(seats):
    """Discord lays the badge of the alt text over the lower left corner."""
    size = told_size(seats)
    done, unit = token.at(0, 0, 0, size // 3), token.at(0, 0, 0, UNIT // 2)
    for letters, points, counted in product(("", "A", "AN", "MW"), (1, 79, 173), (False, seats <= _COUNTED)):
        stands = Standing(
            [points] * seats, (), 0, [points - 1] * seats, (done,), (unit,) * counted * seats, (), points
        )
        scene = foot(stands, 0.5, load("carcassonne"), (letters,) * seats)
        boxes = {
            item: text_box(item) if isinstance(item, Label) else covered(item, THEME).grown(-6)
            for item in scene.layers[0].items
            if isinstance(item, Label | Sprite) and getattr(item, "name", "") != plate.name
        }
        assert scene.height == height(seats) and len(boxes) == seats * (3 + bool(letters) + counted) + 1
        for one, box in boxes.items():
            assert Box(0, 0, scene.width, scene.height).cut(box) == box and not corner(scene).cut(box).area
            assert not any(box.cut(other).area for each, other in boxes.items() if each != one), one


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_last_frame_of_a_film_honours_whoever_has_won(seats):
    stands = Standing([90 - seat for seat in range(seats)], range(1, seats + 1))
    scene, board = finale(stands, 900, THEME, ("A",) * seats)
    items = [item for layer in scene.layers for item in layer.items]
    (wreath,) = [item for item in items if isinstance(item, Sprite) and item.name == laurel.name]
    assert scene.height == 900 + height(seats) and wreath.y > board.bottom
    assert board.height / board.width == pytest.approx(900 / 1200, abs=0.01) and board.width > 900
    figures = {text.text: text.tall for text in written(scene, THEME)}
    assert figures["90"] > 1.5 * figures["89"]


def text_box(item):
    """About what digits or letters cover."""
    wide = round(0.5 * item.size * len(item.text)) if item.font == "digits" else width(item.text, item.size)
    assert item.anchor == "lm"
    return Box(item.x, item.y - item.size * 3 // 8, item.x + wide, item.y + item.size * 3 // 8)


def corner(scene):
    return Box(0, scene.height - BADGE[1], BADGE[0], scene.height)


def test_at_the_foot_of_a_film_whoever_moved_stands_out():
    scene = foot(Standing([3, 4, 5], seat=1), 0.5, THEME, ("A", "B", "C"))
    plates = [item for item in scene.layers[0].items if isinstance(item, Sprite) and item.name == plate.name]
    assert [item.args[2:] for item in plates] == [("waiting", 0), ("due", 1), ("waiting", 2)]


def test_a_film_shows_no_points_while_nobody_has_any():
    """In their place what a game counts until then."""

    def texts(points, counts=()):
        items = foot(Standing(points, counts=counts), 0.5, THEME, ("A", "B", "C")).layers[0].items
        return [item.text for item in items if isinstance(item, Label)]

    assert texts([0, 0, 0]) == ["A", "B", "C"] and texts([0, 5, 0]) == ["A", "0", "B", "5", "C", "0"]
    assert texts([0, 0, 0], (1, 0, 7)) == ["A", "1", "B", "0", "C", "7"] == texts([1, 0, 7], (2, 2, 2))


def test_a_film_tells_on_their_plates_what_everybody_got_and_what_whoever_moved_did():
    done = token.at(3, -2, 0, 20)
    stands = Standing((12, 5, 40), seat=2, since=(6, 7, 40), told=(done,))
    sprites = [
        item for item in foot(stands, 0.5, THEME, ("A", "B", "C")).layers[0].items if isinstance(item, Sprite)
    ]
    plates = [item.x for item in sprites if item.name == plate.name]
    (chip,) = [item for item in sprites if item.name == gain.name]
    assert chip.args[0] == "+6", "nothing of who lost or kept points"
    assert plates[0] < chip.x < plates[1]
    (shown,) = [item for item in sprites if item.args == done.args]
    assert plates[2] < shown.x


def test_a_film_says_what_was_done_wherever_it_is_stopped():
    """While a piece moves, whoever moves it stands out and their points have risen; for two thirds of its time a turn is still."""
    table = recorded(shortest("armadora"))
    wanted = film_of(table, Cut(8))
    at = next(at for at, shot in enumerate(wanted.shots) if at and shot[0] >= table.head // 2)
    one, other = (seq for seq, _ in wanted.shots[at : at + 2])
    few = ((table.head, 500), (0, 500), (one, 300), (other, 300))
    _, animation, _ = drawn(replace(wanted, shots=few))
    times, feet = list[int](), list[Image.Image]()
    for each in ImageSequence.Iterator(animation):
        feet.append(each.convert("RGB").crop((0, each.height - height(2) // SMALLER + 2, *each.size)))
        times.append(each.info["duration"])
    shown = [at for at in range(len(times)) if sum(times[:at]) >= 1300]
    assert len(shown) > 1 and times[-1] >= 200, "frames in between, then a still one"
    for at in shown:
        assert max(ImageStat.Stat(ImageChops.difference(feet[at], feet[-1])).mean) < 3
    assert max(ImageStat.Stat(ImageChops.difference(feet[shown[0] - 1], feet[-1])).mean) > 10


def test_a_film_marks_what_turns_brought_that_it_leaves_out():
    table = recorded(FOLDER / "alhambra" / "five-players.txt")
    views = [turn.view_after(None) for turn in table.turns()[5:60:5]]
    seen = compared(views)
    assert [view.before for view in seen] == [None, *views[:-2], None]
    assert compared(views[:1]) == views[:1] and compared(views[:2]) == views[:2]

    def glows(shown):
        takes = in_film(shown, load("alhambra"))
        items = [item for take in takes for layer in take.scene.layers for item in layer.items]
        return sum(
            isinstance(item, Sprite) and item.name == glow.name and item.args[0] == item.args[1]
            for item in items
        )

    assert glows(seen) >= 2 * glows(views) > 0


def test_a_film_shows_what_no_building_tells():
    """Money cards and tiles of a reserve lie on the plate of whoever got them; of money that others took too only how much, unless the film knows how the turn began."""
    for file in ("two-players", "five-players"):
        turns = [turn for turn in recorded(FOLDER / "alhambra" / f"{file}.txt").turns() if turn.closed]
        views = [turn.view_after(None) for turn in turns]
        for before, after in pairwise(views):
            things, seat = got(before, after), after.fresh_seat
            assert things or after.fresh or after.over, "a turn is never without a mark"
            left = [str(card) for card in before.display]
            assert seat is None or all(
                thing in (*left, *map(str, after.players[seat].reserve)) for thing in things
            )
        coarse = [got(before, after) for before, after in pairwise(views[::4])]
        assert {"" for things in coarse if "" in things} and all(len(things) <= 3 for things in coarse)
        begun = [views[max(0, at - 1)] for at in range(0, len(views), 4)]
        told = [item.name for take in in_film(views[::4], load("alhambra"), begun) for item in take.told]
        assert "alhambra.money.blank" in told and "alhambra.market.back" not in told


@pytest.mark.parametrize("name", [name for name in GAMES if renderer(name).in_film])
def test_a_film_tells_what_was_done_in_a_small_picture(name):
    """Of nearly every turn, no larger than its place, and nothing at the end."""
    for file in (records(name)[0], records(name)[-1]):
        views = [turn.view_after(None) for turn in recorded(file).turns() if turn.closed]
        seats, theme = views[0].setup.seats, load(name)
        half, told = told_size(seats) // 2 + 14, 0
        in_film = renderer(name).in_film
        assert in_film is not None
        takes = list(in_film(views, theme))
        for view, take in zip(views, takes, strict=True):
            told += bool(take.told)
            assert not (view.over and take.told)
            boxes = [solid(item, theme)[0] for item in take.told]
            assert all(Box(-half, -half, half, half).cut(box) == box for box in boxes), (half, boxes)
        assert told > 0.8 * sum(not view.over for view in views)


def test_pins_are_as_tall_in_every_frame_of_a_film_as_far_as_they_fit():
    pins = tuple(pin.at(300, y, 0) for y in (54, 70, 200))
    scene = Scene(1200, 800, THEME["light"], (Layer("all", pins),))
    for part, least in ((Box(0, 0, 1200, 800), (72, 72, 100)), (Box(0, 0, 600, 400), (50, 50, 50))):
        items = [item for item in pinned(Take(scene, part)).scene.layers[0].items if isinstance(item, Sprite)]
        looks = [(look(THEME, item), item) for item in items]
        boxes = [each.box.moved(item.x, item.y) for each, item in looks if isinstance(each, Drawing)]
        assert len(boxes) == 3 and all(box.top >= 0 for box in boxes)
        assert all(box.height >= one for box, one in zip(boxes, least, strict=True))
        assert max(box.height for box in boxes) <= 0.11 * part.width


def test_glows_are_broader_in_a_film():
    light = glow.at(100, 100, 80, 80, 4, THEME["light"])
    scene = Scene(1200, 800, THEME["ink"], (Layer("all", (light,)),))
    (item,) = pinned(Take(scene, Box(0, 0, 1200, 800))).scene.layers[0].items
    assert isinstance(item, Sprite)
    images = [compose(replace(scene, layers=(Layer("all", (each,)),)), THEME) for each in (light, item)]
    beside = Box(88, 130, 97, 150)  # less than a glow reaches
    once, broad = (ImageStat.Stat(ImageChops.difference(each, images[0]).crop(beside)).sum for each in images)
    assert sum(once) == 0 < sum(broad)


def test_a_camera_goes_away_seldom_and_early_and_never_comes_nearer():
    sizes = [100.0] * 2 + [60.0] * 5 + [20.0] * 14
    found = widening(sizes)
    assert found == [6] * 7 + [20] * 14 and widening([9.0] * 5) == [4] * 5
    assert widening([40.0] * 7 + [39.0] * 14) == [20] * 21, "it is not worth a change"
    assert widening([100.0] * 11 + [20.0] * 10)[0] == 6, "no longer than a third of the film"
    assert widening([100.0] * 11 + [20.0] * 10, 0.75)[0] == 10


def test_a_part_is_held_until_another_one_is_worth_the_change():
    near, far = [3.0, 3.0, 0.0, 3.0, 0.0, 0.0], [2.0] * 6
    ways = list(zip(near, far, strict=True))
    assert held(ways, 0.4) == [0, 0, 1, 0, 1, 1] and held(ways, 1.5) == [0, 0, 1, 1, 1, 1]
    assert held(ways, 9) == [1] * 6
    assert held([(1.0, 0.0), (-math.inf, 0.0)], 9) in ([0, 1], [1, 1])


@pytest.mark.parametrize("name", [name for name in GAMES if renderer(name).in_film])
def test_every_take_of_a_film_fills_a_frame_of_one_shape(name):
    """What is new in it comes into its own part; a stretch keeps everything in its place."""
    in_film = renderer(name).in_film
    assert in_film is not None
    for file in (records(name)[0], records(name)[-1]):
        views = [turn.view_after(None) for turn in recorded(file).turns()[::7]]
        takes = list(in_film(views, load(name)))
        assert len(takes) == len(views)
        shapes = {round(take.part.height / take.part.width, 2) for take in takes}
        assert len(shapes) == 1 and 0.4 <= min(shapes) < 1
        for take in takes:
            inside = take.part.cut(Box(0, 0, take.scene.width, take.scene.height))
            assert inside == take.part and take.part.width >= 400
        changes = [a.stretch != b.stretch or a.part != b.part for a, b in pairwise(takes)]
        assert sum(changes) <= max(2, len(takes) // 2), "it is held"


def test_a_move_is_a_movement_from_where_its_piece_was_or_from_the_foot():
    def scene(*items):
        return Scene(600, 400, THEME["light"], (Layer("all", items),))

    there, here, other = token.at(100, 100, 0, 20), token.at(300, 200, 0, 20), token.at(50, 80, 1, 20)
    new, old = pin.at(300, 180, 0), pin.at(50, 60, 1)
    (step,) = between(scene(there, other, old), scene(here, other, new), 1)
    assert step.layers[0].items == (token.at(200, 150, 0, 20), other, new), "the pin stands where it goes"
    (step,) = between(scene(other), scene(here, other), 1)
    assert step.layers[0].items == (token.at(300, 300, 0, 20), other)
    part = Box(0, 0, 600, 300)
    (half,) = along(Take(scene(other), part), Take(scene(here, other), part), 1)
    assert half.scene.layers[0].items == (token.at(300, 250, 0, 20), other), "from the foot of what is shown"
    assert between(scene(other), scene(other), 3) == ()
    card = token.at(300, 200, 0, 20), token.at(300, 240, 0, 20)
    (half,) = along(Take(scene(other), part), Take(scene(here), part, comes=card), 1)
    shown = [item for layer in half.scene.layers for item in layer.items]
    assert shown == [other, token.at(300, 250, 0, 20), token.at(300, 290, 0, 20)], "a card comes in one piece"
    (half,) = along(Take(scene(other, old), part), Take(scene(here, new), part, comes=card), 1)
    marks = [item for layer in half.scene.layers for item in layer.items if item in (old, new)]
    assert marks == [new], "before it lies there, it is told where"
    near, far = (Take(scene(here, pin.at(at, 90, 0)), Box(at, 0, at + 300, 200)) for at in (0, 200))
    moved = along(near, far, 3)
    assert [each.part.left for each in moved] == [31, 100, 169], "and so does the camera"
    assert {each.scene for each in moved} == {far.scene}, "towards what was done"
    assert between(scene(), scene(*(token.at(at, at, 1, 20) for at in range(20))), 3) == ()
