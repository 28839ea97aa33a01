"""Pictures: scenes and pixels against `tests/goldens`, budgets, marks, and what must never be seen.

`UPDATE_GOLDEN=1` writes the golden files anew; look at the pictures before committing them.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from engines import GAMES
from engines.armadora.board import EDGES, SQUARES
from engines.armadora.content import MINES, Race
from engines.armadora.foresight import disputed
from engines.armadora.regions import NAMES
from engines.armadora.scoring import name_of
from engines.armadora.view import revealed
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from render import armadora
from render.armadora.areas import forces
from render.armadora.grid import Grid
from render.drawing.colour import Colour
from render.drawing.png import paint, palette_of
from render.drawing.scene import (
    Box,
    Drawing,
    Glow,
    Group,
    Halo,
    Label,
    Layer,
    Layered,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Reduced,
    Scene,
    Shadow,
    Sprite,
    Stretched,
    dump,
)
from render.drawing.seats import CORNER, Count, Plate, strip, token
from render.drawing.sprites import look
from render.drawing.theme import load
from render.pictures import picture
from render.renderer import Mark, renderer
from render.sentences import sentence
from tests.armadora.positions import crowded
from tests.spoken import said, says

GOLDEN = Path(__file__).parents[1] / "goldens"
GAME = GAMES["armadora"]
THEME = load("armadora")


def golden(name, found):
    """Compare bytes or text with a file, or write it."""
    file = GOLDEN / name
    found = found.encode() if isinstance(found, str) else found
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_bytes(found)
    assert file.read_bytes() == found, f"{name} differs; UPDATE_GOLDEN=1 writes it anew"


def pixels(image):
    """What a picture shows, whatever its file."""
    return f"{image.width}x{image.height} {hashlib.sha256(image.tobytes()).hexdigest()}\n"


def played(seats, moves, seed="pictures", **options):
    """A state after random moves that neither pass nor end before they must."""
    state = GAME.new(GAME.setup(seats, **options), Rng(seed, 0))
    for seq in range(1, moves + 1):
        if not GAME.due(state):
            break
        seat = GAME.due(state)[0]
        for again in range(20):
            move = random_move(GAME, state, seat, Rng(f"{seed} {again}", seq))
            if GAME.notation.format(move) != "pass":
                break
        state, _ = GAME.apply(state, seat, move, Rng(seed, seq))
    return state


STATES = {
    "first turn of 2": played(2, 0),
    "first turn of 4, advanced": played(4, 0, advanced="yes"),
    "middle of 2": played(2, 24, advanced="yes"),
    "middle of 4": played(4, 40, advanced="yes"),
    "end of 2": played(2, 999),
    "end of 3": played(3, 999),
    "end of 4": played(4, 999, advanced="yes"),
    "crowded": crowded()[0],
    "crowded end": crowded()[1],
}
STATE = pytest.mark.parametrize("state", STATES.values(), ids=STATES.keys())


# Exact pictures.


def test_scene_of_a_preview():
    view = GAME.view(STATES["middle of 2"], 1)
    marks = (Mark("H5", "1"), Mark("D3-D4", "2"))
    golden("armadora-preview.scene", dump(armadora.scene(view, load("armadora", preview=True), marks)))


# Secrets.


def test_public_bytes_are_equal_for_different_secrets():
    state = STATES["middle of 4"]
    twin = state.copy()
    for at, warrior in twin.warriors.items():
        if not warrior.face_up:
            twin.warriors[at] = replace(warrior, strength=5 - warrior.strength)
    twin.hands = [tuple(reversed(hand)) for hand in twin.hands]
    assert picture("armadora", "board", GAME.view(state, None)) == picture(
        "armadora", "board", GAME.view(twin, None)
    )
    assert picture("armadora", "board", GAME.view(state, 0)) != picture(
        "armadora", "board", GAME.view(twin, 0)
    )


def test_a_seat_sees_its_own_numbers_and_no_others():
    state = STATES["middle of 4"]
    for seat in range(4):
        (pieces,) = (
            layer for layer in armadora.scene(GAME.view(state, seat), THEME).layers if layer.name == "pieces"
        )
        drawn: dict[str, dict[tuple[int, int], tuple[object, ...]]] = {}
        for item in pieces.items:
            assert isinstance(item, Sprite)
            drawn.setdefault(item.name, {})[item.x, item.y] = item.args[1:]
        numbers, eyes = drawn.get("armadora.warriors.roundel", {}), drawn.get("armadora.warriors.eye", {})
        grid = Grid(THEME.size("square"), THEME.size("left"), THEME.size("top"))
        known = state.seen if state.races[seat] is Race.MAGE else []
        for at, warrior in state.warriors.items():
            wanted = warrior.strength if warrior.face_up or warrior.seat == seat or at in known else None
            spot = grid.post(at)
            assert drawn["armadora.warriors.shield"][spot][1] == warrior.seat
            assert numbers.pop(spot, None) == (None if wanted is None else (wanted, warrior.face_up))
            assert (spot in eyes) == (wanted is not None and at in known)
        assert not numbers


def test_views_and_marks_travel_to_a_worker_process():
    view = GAME.view(STATES["middle of 4"], 1)
    assert pickle.loads(pickle.dumps((view, Mark("E4", "1")))) == (view, Mark("E4", "1"))
    assert renderer(pickle.loads(pickle.dumps("armadora"))) is armadora.RENDERER


# Marks and words.


def test_every_edge_and_square_can_be_marked_on_the_board_which_is_always_shown_whole():
    view, theme = GAME.view(STATES["first turn of 2"], 0), load("armadora", preview=True)
    whole = armadora.scene(view, theme)
    for named in (EDGES, [at for at in SQUARES if at not in MINES], [f"part:{name}" for name in NAMES]):
        marks = tuple(Mark(str(place), str(number)) for number, place in enumerate(named, 1))
        strange = Mark("end", "100"), Mark("3", "101"), Mark("A1-C1", "102"), Mark("part:6", "103")
        scene = armadora.scene(view, theme, (*marks, *strange))
        numbers = [item for item in scene.layers[-1].items if isinstance(item, Label)]
        # Regions are called by the squares of their mines, which columns and rows name.
        shown = [] if named[0] == "part:B2" else [mark.label for mark in marks]
        assert [label.text for label in numbers] == shown
        assert len({(label.x, label.y) for label in numbers}) == len(numbers)
        assert all(0 < label.x < scene.width and 0 < label.y < scene.height for label in numbers)
        assert (scene.unit, scene.width, scene.height) == (whole.unit, whole.width, whole.height)


def test_a_preview_says_how_strong_each_side_is_as_far_as_its_seat_knows():
    theme, sure, unsure = load("armadora", preview=True), 0, 0
    for name, state in STATES.items():
        for seat in range(state.setup.seats):
            view, truth = GAME.view(state, seat), revealed(state)
            for area in view.areas:
                told, true = dict(forces(view, area)), dict(forces(truth, area))
                assert told.keys() == true.keys()
                for side, strength in told.items():
                    sure += "+" not in strength
                    unsure += "+" in strength
                    most = int(true[side])
                    assert int(strength.removesuffix("+")) <= most and (
                        "+" in strength or strength == true[side]
                    )
            layers = {layer.name: layer.items for layer in armadora.scene(view, theme).layers}
            open_ones = [] if view.over else disputed(view)
            assert ("strengths" in layers) == bool(open_ones), name
            named = [item.text for item in layers.get("strengths", ()) if isinstance(item, Label)]
            richest = max(open_ones or view.areas, key=lambda area: area.gold)
            alike = [area.gold for area in view.areas].count(richest.gold) > 1
            called = [str(name_of(richest.squares, dict(view.gold)))] if alike else []
            first = [*called, str(richest.gold)]
            assert not named or (named[: len(first)] == first and named[-1] == str(view.supply))
        shown = armadora.scene(GAME.view(state, None), load("armadora"))
        assert "strengths" not in {layer.name for layer in shown.layers}
    assert sure and unsure


def test_places_are_told_from_other_tokens():
    assert all(armadora.is_place(str(place)) for place in (*SQUARES, *EDGES))
    assert not any(armadora.is_place(token) for token in ("3", "end", "orc", "A1-C1", "I1", "-", ""))


def labels(items):
    """Every text in a picture, down to what its sprites are made of."""
    for item in items:
        if isinstance(item, Label):
            yield item.text
        elif isinstance(item, Sprite):
            drawn = look(THEME, item)
            match drawn:
                case Drawing():
                    yield from labels(drawn.shapes)
                case Layered():
                    yield from labels(drawn.sprites)
                case Reduced() | Stretched():
                    yield from labels((drawn.master,))
        elif isinstance(item, Group | Shadow):
            yield from labels(item.shapes)


@STATE
def test_no_words_in_pictures(state):
    scene = armadora.scene(GAME.view(state, 0), THEME)
    texts = set(labels(item for layer in scene.layers for item in layer.items))
    assert {"A", "H", "1", "5"} <= texts
    assert all(text.removeprefix("×").isdigit() or text in {*"ABCDEFGH", "I", "II"} for text in texts)


def test_alt_text_says_first_what_changed():
    first, *rest = (
        sentence(text, "en", lambda seat: "ABCD"[seat])
        for text in armadora.alt(GAME.view(crowded()[0], None))
    )
    assert (
        says(first, "armadora-alt-fresh", who="C") and says(first, "armadora-alt-fenced") and "B1-C1" in first
    )
    troops = "Mage 1, Elf 1 and Orc 1"
    assert rest[0] == said("armadora-alt-area", area="B2", whole=0, squares=4, gold=4, troops=troops)
    assert rest[-1] == said("armadora-summary-palisades", count=6)


def test_alt_text_tells_the_strengths_that_the_viewer_knows_and_no_others():
    state = crowded()[0]
    told_to = {
        seat: [sentence(text, "en", str) for text in armadora.alt(GAME.view(state, seat))]
        for seat in (None, 0)
    }
    you_know = said("armadora-alt-known", tiles="").rstrip(".")
    (known,) = [line for line in told_to[0] if line.startswith(you_know)]
    told = {
        (at, int(part.split()[0]))
        for part in known.removeprefix(you_know).rstrip(".").replace(" and ", ", ").split(", ")
        for at in part.split()[2:]
    }
    assert told == {
        (str(seen.at), seen.strength)
        for seen in GAME.view(state, 0).warriors
        if seen.strength and not seen.face_up
    }
    assert told and not any(says(line, "armadora-alt-known") for line in told_to[None])


def test_text_board_tells_every_square():
    lines = [sentence(text, "en", str) for text in armadora.text_board(GAME.view(crowded()[1], None))]
    rows = " ".join(line for line in lines if line.startswith("Row "))
    assert all(str(at) in rows for at in SQUARES)
    assert "A1 Mage of strength 4, 2 arrows" in rows and "reinforced" in rows


# The toolkit.


def test_shapes_land_where_they_are_put():
    red, blue = Colour(200, 0, 0), Colour(0, 0, 200)
    items = (
        Rect(0, 0, 10, 10, red),
        Rect(20, 0, 10, 10, blue.fade(0.5)),
        Oval(50, 10, 8, 8, red),
        Poly(((70, 0), (90, 0), (90, 20), (70, 20)), Ramp((70, 0), (90, 0), red, blue)),
        Group((Rect(-5, -5, 10, 10, red),), 110, 10, turn=45),
        Group((Rect(0, 0, 40, 40, red),), 130, 0, clip=((0, 0), (10, 0), (10, 10), (0, 10))),
        Line(((5, 50), (35, 50)), blue, 6),
        Oval(60, 50, 10, 10, Halo((60, 50), 10, red, blue)),
        Shadow((Rect(80, 40, 10, 10, red),), Colour(0, 0, 0), 4, 4, 0),
        Glow(((135, 42), (155, 42), (155, 58), (135, 58)), blue),
    )
    image = paint(Scene(190, 70, Colour(255, 255, 255), (Layer("all", items),)), THEME)
    white = (255, 255, 255)

    def at(x, y):
        return image.getpixel((x, y))

    assert at(9, 9) == red[:3] and at(10, 10) == white
    assert at(25, 5) == (127, 127, 227)
    assert at(50, 10) == red[:3] and at(42, 2) == white
    assert at(72, 10)[0] > 170 and at(88, 10)[2] > 170
    assert at(110, 16)[0] > 190 and at(115, 15) == white
    assert at(135, 5) == red[:3] and at(145, 15) == white
    assert at(20, 51) == blue[:3] and at(20, 55) == white
    assert at(60, 50)[0] > 180 and at(68, 50)[2] > 140
    assert at(82, 42) == white and at(92, 52) == (0, 0, 0)
    assert at(145, 42)[2] > 200 and at(145, 50)[0] > 100


def test_sprites_are_drawn_round_their_origin():
    drawn = look(THEME, token.at(0, 0, 3, 20))
    assert isinstance(drawn, Drawing) and drawn.box.centre == (0, 0)
    image = paint(Scene(100, 100, THEME["ink"], (Layer("all", (token.at(50, 50, 3, 20),)),)), THEME)
    middle = image.crop((50, 50, 51, 51)).tobytes()
    assert all(abs(a - b) < 60 for a, b in zip(middle, THEME.seat(3)[:3], strict=True))


def test_sprite_arguments_are_positional():
    with pytest.raises(TypeError):
        token.at(0, 0, 3, radius=20)


def test_still_layers_are_the_same_picture():
    layers = (
        Layer("ground", (Rect(0, 0, 50, 50, THEME["gold"]),), still=True),
        Layer("top", (Oval(25, 25, 9, 9, THEME["ink"]),)),
    )
    scene = Scene(50, 50, THEME["light"], layers)
    moving = replace(scene, layers=tuple(replace(layer, still=False) for layer in layers))
    assert paint(scene, THEME).tobytes() == paint(scene, THEME).tobytes() == paint(moving, THEME).tobytes()


def test_a_palette_holds_the_seats_exactly():
    image = paint(armadora.scene(GAME.view(STATES["end of 4"], None), THEME), THEME)
    colours = palette_of([image], THEME.exact, 64)
    assert len(colours) <= 64 and set(THEME.exact) <= set(colours)


def test_the_strip_holds_six_seats_inside_its_box():
    icon = token.at(0, 0, 0, 14)
    plates = tuple(
        Plate(seat, 123, (Count(icon, 12), Count(icon, 3, faded=True)), due=seat == 2) for seat in range(6)
    )
    items = strip(plates, (Count(icon, 72),), Box(16, 700, 1184, 812), THEME)
    assert sum(isinstance(item, Label) and item.text == "123" for item in items) == 6
    due = [item for item in items if isinstance(item, Sprite) and "due" in item.args]
    assert [plate.args[3] for plate in due] == [2]
    spots = [(item.x, item.y) for item in items if isinstance(item, Sprite | Label)]
    assert len(spots) == len(items) and all(16 + CORNER <= x <= 1184 and 700 <= y <= 812 for x, y in spots)


def test_colours_read_and_write():
    assert str(Colour.parse("#D55E00")) == "#D55E00" and str(Colour.parse("#10203040")) == "#10203040"
    with pytest.raises(ValueError, match="red"):
        Colour.parse("red")
