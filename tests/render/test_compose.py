"""A picture made from the one before is pixel for pixel the picture made from its ground."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.recorded import recorded
from engines import GAMES
from engines.alhambra.content import Currency
from engines.carcassonne.content import Piece, TileId
from engines.core.chance import Rng
from render.alhambra import cities, market, money, tiles
from render.carcassonne import pieces
from render.carcassonne import tiles as land_tiles
from render.carcassonne.window import STEPS
from render.drawing import compose, marks, seats, sprite_cache
from render.drawing.colour import Colour
from render.drawing.png import paint
from render.drawing.rasterise import drawn
from render.drawing.scene import Art, Box, Glow, Label, Layer, Layered, Oval, Rect, Reduced, Scene, Sprite
from render.drawing.seats import token
from render.drawing.sprite_cache import Shelf
from render.drawing.sprites import look
from render.drawing.theme import load
from render.hanging_gardens import land
from render.hanging_gardens.tiles import shelf_rim
from render.pictures import picture
from render.renderer import renderer
from tests.gallery.positions import GAMES_SHOWN

THEME = load("armadora")
COLOURS = (THEME["gold"], THEME["ink"].fade(0.4), THEME["light"].fade(0.5), THEME.seat(2))


@pytest.fixture(autouse=True)
def forgotten(monkeypatch):
    """Nothing was shown before."""
    monkeypatch.setattr(compose, "_shown", [])
    monkeypatch.setattr(compose, "_shelf", None)


def item(rng):
    """Something anywhere, also across the picture's edge, whose order matters where it overlaps."""
    x, y, colour = rng.roll(240) - 20, rng.roll(240) - 20, COLOURS[rng.roll(4) - 1]
    return (
        Rect(x, y, rng.roll(60), rng.roll(60), colour),
        Oval(x + 0.25, y, rng.roll(30), 9.5, colour),
        token.at(x, y, rng.roll(6) - 1, 20),
        Label(x, y, str(rng.roll(99)), 30, colour),
        Glow(((x, y), (x + 9, y + 20), (x - 9, y + 20)), colour),
        Glow(((x, y), (x + 120, y), (x + 120, y + 110), (x, y + 110)), colour, 2),
        Rect(x, y, 90, 80, colour, 12, THEME["ink"], 3),
    )[rng.roll(7) - 1]


def changed(rng, items):
    """Some go, some come, one comes twice, some change places."""
    items = [each for each in items if rng.roll(5) > 1] + [item(rng) for _ in range(rng.roll(3))]
    items.insert(rng.roll(len(items)) - 1, items[-1])
    if rng.roll(4) == 1:
        rng.shuffle(items)
    return items


def test_any_change_gives_the_same_pixels_as_a_picture_from_the_ground():
    rng, anew = Rng("pictures", 0), 0
    still = Layer("ground", (Rect(10, 10, 100, 150, THEME["gold"]),), still=True)
    items = [item(rng) for _ in range(25)]
    for _ in range(60):
        items = changed(rng, items)
        scene = Scene(220, 200, Colour(240, 240, 240), (still, Layer("all", tuple(items))))
        before = [shown.image for shown in compose._shown]
        found = compose.compose_again(scene, THEME)
        anew += all(found is not each for each in before)
        assert found.tobytes() == paint(scene, THEME).tobytes()
    assert 1 <= anew < 30, "most are made from the one before"


def test_a_mere_frame_changes_its_sides_alone():
    def scene(colour):
        frame = Glow(((30, 30), (190, 30), (190, 170), (30, 170)), colour, 2)
        return Scene(220, 200, Colour(240, 240, 240), (Layer("all", (frame,)),))

    compose.compose_again(scene(COLOURS[0]), THEME)
    (before,) = compose._shown
    _, after = compose._parts(scene(COLOURS[3]), THEME)
    boxes = compose._merged(compose._changed(before.items, after), Box(0, 0, 220, 200))
    assert len(boxes) == 4 and sum(box.area for box in boxes) < 0.6 * 220 * 200


SIZES = {
    "alhambra": [tiles.tile.at(0, 0, "T7-NEW", size) for size in (*cities._STEPS, 96, 104, 50)],
    "carcassonne": [
        *(land_tiles.tile.at(0, 0, size, TileId("K"), 1, 0, ()) for size in STEPS),
        *(pieces.piece.at(0, 0, tall, 4, Piece.LARGE, True) for tall in range(5, 75)),
    ],
}


@pytest.mark.parametrize("game", SIZES)
def test_what_is_drawn_once_fills_every_size(game):
    for sprite in SIZES[game]:
        scene = Scene(300, 300, Colour(240, 240, 240), (Layer("all", (replace(sprite, x=150, y=150),)),))
        image, shown = paint(scene, load(game)), look(load(game), sprite)
        assert isinstance(shown, Art | Layered) or (isinstance(shown, Reduced) and shown.share <= 1)
        assert len(image.crop(shown.box.moved(150, 150)).getcolors(300 * 300) or ()) > 10


FRAMES = [
    ("armadora", seats.plate, (310, 104, "due", 2)),
    ("armadora", marks.glow, (90, 101, 13, THEME.seat(0))),
    ("armadora", marks.glow, (32, 120, 13, THEME.seat(3))),
    ("alhambra", market.record, (1168, 44, "due", 4)),
    ("alhambra", market.court_rim, (500, 522, 5)),
    ("alhambra", money.lane, (400, 90, Currency.DUCAT, False)),
    ("hanging_gardens", land.ghost_rim, (240, 160, 2)),
    ("hanging_gardens", shelf_rim, (690, 208)),
    ("hanging_gardens", land.tray_rim, (300, 200)),
    ("hanging_gardens", land.under, (240, 160)),
    ("hanging_gardens", land.rim, (44, 66)),
]


@pytest.mark.parametrize(("game", "frame", "args"), FRAMES)
def test_what_is_stretched_looks_as_if_it_was_drawn_in_full(game, frame, args):
    theme = load(game)
    full = frame.draw.__wrapped__(theme, *args)
    image, corner = compose._drawn(look(theme, frame.at(0, 0, *args)), theme)
    assert corner == full.box[:2]
    different = ImageChops.difference(image.convert("RGBa"), drawn(full, theme).convert("RGBa"))
    stat = ImageStat.Stat(different)
    assert max(high for _, high in stat.extrema) < 40 and max(stat.mean) < 0.3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_seen_position_by_position_looks_as_if_it_was_seen_only_now(game):
    played, theme = recorded(game), load(game)
    middle, last = len(played.states) // 2, len(played.states) - 1
    for at in (middle, min(middle + 1, last), min(middle + 4, last), max(0, middle - 3)):
        view = played.game.view(played.states[at], None)
        scene = renderer(game).scene(view, theme)
        assert compose.compose_again(scene, theme).tobytes() == paint(scene, theme).tobytes()
    # A garden that makes room for its newest card moves as a whole, and so does land whose tiles become smaller, or courts that a city
    # has outgrown: such a picture is composed from the ground.
    if game in GAMES_SHOWN:
        most = {"alhambra": 2, "carcassonne": 3, "hanging_gardens": 2}.get(game, 1)
        assert len(compose._shown) <= most, "each is made from the one before"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_and_a_preview_share_their_drawings(game):
    played, themes = recorded(game), (load(game), load(game, preview=True))
    middle = played.states[len(played.states) // 2]
    view = played.game.view(middle, played.game.due(middle)[0])
    layers = [layer for theme in themes for layer in renderer(game).scene(view, theme).layers]
    sprites = {item for layer in layers for item in layer.items if isinstance(item, Sprite)}
    assert len(sprites) > 20 or game not in GAMES_SHOWN
    for sprite in sprites:
        assert look(themes[0], sprite) == look(themes[1], sprite)


def test_a_change_that_fails_leaves_no_half_picture(monkeypatch):
    scene = renderer("armadora").scene(
        recorded("armadora").game.view(recorded("armadora").states[60], None), THEME
    )
    compose.compose_again(scene, THEME)
    fewer = replace(scene, layers=(*scene.layers[:-1], replace(scene.layers[-1], items=())))
    monkeypatch.setattr(compose, "_compose", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        compose.compose_again(fewer, THEME)
    assert not compose._shown


def test_kept_pictures_have_a_limit(monkeypatch):
    monkeypatch.setattr(compose, "_SHOWN_BYTES", 3 * 4 * 50 * 50)
    for side in range(9):
        ground = Layer("ground", (Rect(side, 0, 5, 5, THEME["gold"]),), still=True)
        compose.compose_again(Scene(50, 50, THEME["light"], (ground,)), THEME)
    assert len(compose._shown) == 3


def test_a_fresh_worker_finds_on_the_shelf_what_another_drew(tmp_path, monkeypatch):
    view = recorded("armadora").game.view(recorded("armadora").states[20], None)

    def fresh():
        monkeypatch.setattr(compose, "_stamps", compose._Stamps())
        monkeypatch.setattr(compose, "_shown", [])
        compose._lying.cache_clear()
        compose._still.cache_clear()
        compose.shelve(tmp_path)
        return picture("armadora", "board", view)

    monkeypatch.setattr(compose, "_shelf", None)  # put back afterwards
    drawing = Mock(side_effect=compose._drawn)
    monkeypatch.setattr(compose, "_drawn", drawing)
    monkeypatch.setattr(compose, "_COSTLY", -1.0)
    want, first = fresh(), drawing.call_count
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert fresh() == want and len(files) > 3
    assert drawing.call_count - first < first / 10
    for number, file in enumerate(files):
        file.write_bytes(file.read_bytes()[: number * 7] if number % 2 else b"")
    assert fresh() == want, "broken files are drawn anew"


def test_a_shelf_keeps_to_its_room_and_removes_other_versions(tmp_path):
    old = tmp_path / "stamps" / "older" / "file"
    old.parent.mkdir(parents=True)
    old.write_bytes(b"old")
    image = Image.linear_gradient("L").convert("RGBA")
    shelf = Shelf(tmp_path, 1)
    shelf.put("first", image, (-3, 4))
    shelf.put("second", image, (0, 0))
    found = Shelf(tmp_path).get("first")
    assert found and found[0].tobytes() == image.tobytes() and found[1] == (-3, 4)
    assert shelf.get("second") is None and not old.exists()


def test_drawings_of_other_code_are_another_version():
    root = sprite_cache._ROOT
    found = {file for pattern in sprite_cache._SOURCES for file in root.glob(pattern)}
    assert set((root / "render").rglob("*.py")) <= found


def test_without_a_folder_there_is_no_shelf(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    compose.shelve(tmp_path / "file")
    assert compose._shelf is None
