"""Films: as long as was asked for, light enough, the final board first; nothing hidden in one that shows what was public."""

from __future__ import annotations

import io
import math
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bench.recorded import records
from cogs.messages.message import Film
from cogs.panels.films import Cut, film_of
from engines import GAMES
from render import alhambra
from render.alhambra.film import got, in_film
from render.cards.foot import HEIGHT, foot, risen
from render.drawing.animation import MOST_BYTES
from render.drawing.camera import Take, held
from render.drawing.compose import compose
from render.drawing.marks import glow, pin, pinned
from render.drawing.movement import along, between
from render.drawing.scene import Box, Drawing, Label, Layer, Scene, Sprite
from render.drawing.seats import plate, token
from render.drawing.sprites import look
from render.drawing.theme import load
from render.film import GIF_SMALLER, SMALLER, compared, film
from render.renderer import renderer
from tables.looking_back.film_shots import MOST, SECONDS, shots
from tables.looking_back.moments import Kind, moments
from tests.cogs.test_replay_messages import recorded, shortest

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


def test_at_the_foot_of_a_film_nobody_covers_anybody_and_the_corner_is_free():
    """Discord lays the badge of the alt text over the lower left corner."""
    for seats, letters in ((2, ""), (4, "AN"), (6, "A"), (6, "MW")):
        for points in (1, 79, 173):
            scene = foot([points] * seats, [0], 0.5, load("carcassonne"), (letters,) * seats)
            labels = [item for layer in scene.layers for item in layer.items if isinstance(item, Label)]
            ends = [each.x + 0.5 * each.size * len(each.text) for each in labels if each.text == str(points)]
            begins = [each.x for each in (labels[::2] if letters else labels)]  # each behind a token
            assert len(ends) == len(begins) == seats and max(ends) <= 1200 and begins[0] > 136 + 40
            assert all(end + 40 < begin for end, begin in zip(ends, begins[1:], strict=False))


def test_at_the_foot_of_a_film_whoever_moved_stands_out():
    scene = foot([3, 4, 5], [], 0.5, THEME, ("A", "B", "C"), 1)
    plates = [item for item in scene.layers[0].items if isinstance(item, Sprite) and item.name == plate.name]
    assert [item.args[2:] for item in plates] == [("other", 0), ("due", 1), ("other", 2)]


def test_a_film_shows_no_points_while_nobody_has_any():
    def texts(points):
        items = foot(points, [], 0.5, THEME, ("A", "B", "C")).layers[0].items
        return [item.text for item in items if isinstance(item, Label)]

    assert texts([0, 0, 0]) == ["A", "B", "C"] and texts([0, 5, 0]) == ["A", "0", "B", "5", "C", "0"]


def test_a_film_tells_what_everybody_got_above_their_plates():
    part = Box(200, 100, 1400, 900)
    take = Take(Scene(1600, 1000, THEME["light"], ()), part)
    (chips,) = risen(take, (12, 5, 40), (6, 7, 40), ("A", "B", "C")).scene.layers
    (chip,) = [item for item in chips.items if isinstance(item, Sprite)]
    assert chip.args[:2] == ("+6", 0), "nothing of who lost or kept points"
    plates = [
        item
        for item in foot((12, 5, 40), [], 0.5, THEME, ("A", "B", "C")).layers[0].items
        if isinstance(item, Sprite) and item.name == plate.name
    ]
    assert plates[0].x < chip.x - part.left < plates[1].x and chip.y == part.bottom
    assert risen(take, (6, 7), (6, 7)) is take
    near = risen(replace(take, part=Box(0, 0, 600, 400)), (12, 5), (6, 7)).scene.layers[0].items
    assert [item.args[2] for item in near if isinstance(item, Sprite)] == [chip.args[2] // 2], (
        "in every frame as large"
    )


def test_a_film_ends_with_the_whole_board():
    """What the last scoring gave lies on it for half of its time."""
    table = recorded(shortest("carcassonne"))
    wanted = film_of(table, Cut(8))
    _, animation, _ = drawn(replace(wanted, shots=(wanted.shots[0], *wanted.shots[-2:])))
    first, *_, covered, shown = (each.convert("RGB") for each in ImageSequence.Iterator(animation))
    high = first.height - HEIGHT // SMALLER
    box = Box(0, high - 40, first.width, high)
    one, other = (
        ImageStat.Stat(ImageChops.difference(first.crop(box), each.crop(box))) for each in (covered, shown)
    )
    assert max(one.mean) > 10 > 5 > max(other.mean)


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
        feet.append(each.convert("RGB").crop((0, each.height - HEIGHT // SMALLER + 2, *each.size)))
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
        return sum(isinstance(item, Sprite) and item.name == glow.name for item in items)

    assert glows(seen) > 2 * glows(views)


def test_a_film_shows_what_no_building_tells():
    """Money cards and tiles of a reserve lie beside the city of whoever got them; of money that others took too only how much."""
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


def test_what_a_film_shows_beside_a_city_hides_little_of_it():
    table, theme = recorded(FOLDER / "alhambra" / "two-players.txt"), load("alhambra")
    views = [turn.view_after(None) for turn in table.turns()]
    hidden = list[float]()
    for take in in_film(views, theme):
        items = [item for layer in take.scene.layers for item in layer.items if isinstance(item, Sprite)]
        boxes = {
            name: [
                Box(-half, -half, half, half).moved(item.x, item.y)
                for item in items
                if item.name == name
                for half in (item.args[at] // 2,)
            ]
            for name, at in (("alhambra.film.prize", 0), ("alhambra.tiles.tile", 1))
        }
        hidden += [
            sum(prize.cut(tile).area for tile in boxes["alhambra.tiles.tile"]) / prize.area
            for prize in boxes["alhambra.film.prize"]
        ]
        assert all(
            Box(0, 0, take.part.width, take.part.height).cut(box) == box
            for box in boxes["alhambra.film.prize"]
        )
    assert len(hidden) > 20 and max(hidden) < 0.5 and sum(hidden) / len(hidden) < 0.05


def test_pins_are_as_tall_in_every_frame_of_a_film_as_far_as_they_fit():
    pins = tuple(pin.at(300, y, 0) for y in (54, 70, 200))
    scene = Scene(1200, 800, THEME["light"], (Layer("all", pins),))
    for part, least in ((Box(0, 0, 1200, 800), (72, 72, 100)), (Box(0, 0, 600, 400), (50, 50, 50))):
        items = [item for item in pinned(Take(scene, part)).scene.layers[0].items if isinstance(item, Sprite)]
        looks = [(look(THEME, item), item) for item in items]
        boxes = [each.box.moved(item.x, item.y) for each, item in looks if isinstance(each, Drawing)]
        assert len(boxes) == 3 and all(box.top >= 0 for box in boxes)
        assert all(box.height >= one for box, one in zip(boxes, least, strict=True))
        assert max(box.height for box in boxes) <= 0.1 * part.width


def test_glows_are_broader_in_a_film():
    light = glow.at(100, 100, 80, 80, 4, THEME["light"])
    scene = Scene(1200, 800, THEME["ink"], (Layer("all", (light,)),))
    (item,) = pinned(Take(scene, Box(0, 0, 1200, 800))).scene.layers[0].items
    assert isinstance(item, Sprite)
    images = [compose(replace(scene, layers=(Layer("all", (each,)),)), THEME) for each in (light, item)]
    beside = Box(88, 130, 97, 150)  # less than a glow reaches
    once, broad = (ImageStat.Stat(ImageChops.difference(each, images[0]).crop(beside)).sum for each in images)
    assert sum(once) == 0 < sum(broad)


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
        assert len(shapes) == 1 and 0.4 <= min(shapes) <= 0.95
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
