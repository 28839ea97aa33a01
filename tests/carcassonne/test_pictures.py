"""Carcassonne's pictures: sizes, weight, seams, secrets, and what they say in words."""

from __future__ import annotations

import io
import math
from dataclasses import replace
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.guide import pages
from engines import GAMES
from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TILES, Kind, TileId
from engines.carcassonne.moves import PlacePiece, PlaceTile
from engines.carcassonne.parts import parts_of
from engines.carcassonne.scoring import field_scorings
from engines.core.chance import Rng
from engines.core.journal import deal, load, replay
from engines.core.presentation import NEAR
from render import carcassonne
from render.carcassonne import legend, previews, tiles
from render.carcassonne import text as words
from render.carcassonne.arrangement import arranged
from render.carcassonne.rows import rows
from render.carcassonne.shapes import RASTER, fields
from render.carcassonne.tiles import master
from render.carcassonne.tiles import tile as tile_sprite
from render.drawing.marks import HINTED, MOST
from render.drawing.png import paint
from render.drawing.rasterise import ART
from render.drawing.scene import Art, Box, Label, Layer, Layered, Scene, Sprite, dump
from render.drawing.seats import plate as plate_sprite
from render.drawing.sprites import covered
from render.drawing.sprites import look as drawn_as
from render.drawing.theme import load as theme
from render.drawing.webp import MOST_BYTES, encoded
from render.pictures import picture
from render.renderer import Mark, renderer

GAME = GAMES["carcassonne"]
FOLDER = Path(__file__).parents[1] / "journals" / "carcassonne"
CROWDED = ("base-5", "both-2", "both-6-three-tiles", "both-4-variants", "both-tiles-2")


def moment(name, share):
    """A position of a recorded game, so far into it."""
    header, entries = load((FOLDER / f"{name}.txt").read_text(encoding="utf-8").rpartition("result ")[0])
    state, last = deal(GAME, header), round(len(entries) * share)
    for at, step in enumerate(replay(GAME, header, entries), 1):
        if at > last:
            break
        state = step.state
    return state


def test_field_maps_and_zooms_keep_to_size_and_weight():
    look = theme("carcassonne")
    for name in CROWDED[2:3]:
        view = GAME.view(moment(name, 1.0), None)
        for scene in (carcassonne.field_map(view, look), carcassonne.zoom(view, look, "se")):
            drawn = paint(scene, look)
            assert max(drawn.size) <= 1200
            assert len(encoded(drawn, 1_000_000)) <= 300_000


@pytest.mark.parametrize(("where", "shown"), [("nw", True), ("E1S1", True), ("0", True), ("D7", False)])
def test_a_zoom_shows_a_quarter_or_the_neighbourhood_of_a_cell(where, shown):
    view, look = GAME.view(moment("base-2", 0.5), None), theme("carcassonne")
    if not shown:
        with pytest.raises(ValueError, match="D7"):
            carcassonne.zoom(view, look, where)
        return
    assert dump(carcassonne.zoom(view, look, where)).count("carcassonne.tiles.tile ") > 3


def decisions(name):
    """A position for every kind of ask of a recorded game, late in it."""
    header, entries = load((FOLDER / f"{name}.txt").read_text(encoding="utf-8").rpartition("result ")[0])
    found = {}
    for step in replay(GAME, header, entries):
        if step.state.todo:
            found[type(step.state.todo[-1]).__name__] = step.state
    return found


@pytest.mark.parametrize("name", ["base-2", "both-6-three-tiles"])
def test_previews_show_every_candidate(name):
    for kind, state in decisions(name).items():
        (seat,) = GAME.due(state)
        tokens = dict.fromkeys(
            GAME.notation.format(move).split()[1]
            for move in GAME.legal(state, seat)
            if GAME.notation.format(move) != "end"
        )
        marks = tuple(Mark(token, str(number)) for number, token in enumerate(tokens, 1))
        assert all(carcassonne.is_place(mark.token) for mark in marks)
        view = GAME.view(state, seat)
        preview = picture("carcassonne", "preview", view, marks)
        image = Image.open(io.BytesIO(preview))
        assert image.width <= 1000 and image.height <= 860 and len(preview) <= MOST_BYTES["preview"]
        drawn = dump(carcassonne.scene(view, theme("carcassonne", preview=True), marks))
        numbered, outlined = drawn.count("marks.ground "), drawn.count("marks.offered ")
        assert numbered + outlined == len(marks) and (numbered == 0 or outlined == 0), kind
        assert len(marks) <= MOST or not numbered


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_tile_is_shown_in_its_place_in_each_turn_beside_its_number(count):
    state = decisions("base-2")["PlaceTile"]
    (seat,) = GAME.due(state)
    view, look = GAME.view(state, seat), theme("carcassonne", preview=True)
    at, _ = view.fits[0].places[0]
    numbers = tuple(Mark(turn.value, str(number)) for number, turn in enumerate([*Turn][:count], 1))
    scene = carcassonne.scene(view, look, (*numbers, Mark(str(at), "")))
    drawn = dump(scene)
    assert drawn.count("marks.ground") == count == drawn.count("\nlaid")
    assert scene.width == 1000 and scene.height <= 880 and scene.unit >= 136


@pytest.mark.parametrize("name", ["base-2", "both-2"])
def test_the_middle_of_each_way_of_turning_is_the_tile_among_its_neighbours(name):
    """No part of the picture cuts the tile or its frame, or reaches into another part; neighbours that decide how it lies are whole, beside
    three ways a third at least."""
    look, counts = theme("carcassonne", preview=True), set()
    header, entries = load((FOLDER / f"{name}.txt").read_text(encoding="utf-8").rpartition("result ")[0])
    for state in [step.state for step in replay(GAME, header, entries)][::7]:
        if not GAME.due(state) or not cells_of(state):
            continue
        view = GAME.view(state, GAME.due(state)[0])
        laid = {seen.at for seen in view.tiles}
        for at, turns in view.fits[0].places:
            if len(turns) == 1:
                continue
            counts.add(len(turns))
            numbers = (Mark(turn.value, str(number)) for number, turn in enumerate(turns, 1))
            scene = carcassonne.scene(view, look, (*numbers, Mark(str(at), "")))
            tiles = [
                Box(0, 0, item.args[0], item.args[0]).moved(item.x, item.y)
                for layer in scene.layers
                if layer.name == "laid"
                for item in placed(replace(scene, layers=(layer,)), "carcassonne.tiles.tile")
            ]
            ways = [layer for layer in scene.layers if layer.name == "way"]
            assert len(tiles) == len(turns) == len(ways) and scene.unit >= 135
            for own, way in zip(tiles, ways, strict=True):
                panel, *shown = (item for item in way.items if isinstance(item, Sprite))
                part = Box(0, 0, *panel.args).moved(panel.x, panel.y)
                assert all(covered(item, look).cut(part) == covered(item, look) for item in shown)
                assert own.cut(Box(*part.centre, *part.centre).grown(1)).area
                assert part.cut(own.grown(13)) == own.grown(13)
                for side in {*at.sides()} & laid:
                    beside = own.moved((side.x - at.x) * scene.unit, (side.y - at.y) * scene.unit)
                    assert part.cut(beside).area >= beside.area / (3 if len(turns) == 3 else 1), (at, side)
    assert counts >= {2, 3}


@pytest.mark.parametrize("name", ["base-2-three-tiles", "both-6-three-tiles"])
def test_the_hand_of_which_a_tile_is_chosen_is_seen_large_beside_all_of_the_land(name):
    look, state = theme("carcassonne", preview=True), decisions(name)["ChooseTile"]
    view = GAME.view(state, GAME.due(state)[0])
    marks = tuple(Mark(fit.tile, str(number)) for number, fit in enumerate(view.fits, 1))
    scene = carcassonne.scene(view, look, marks)
    hand, land = (
        placed(
            replace(scene, layers=tuple(each for each in scene.layers if each.name == name)),
            "carcassonne.tiles.tile",
        )
        for name in ("hand", "tiles")
    )
    assert [item.args[1] for item in hand] == [fit.tile for fit in view.fits]
    assert min(item.args[0] for item in hand) >= 150, "50 pixels on a phone"
    assert len(land) == len(view.tiles) and max(item.x + item.args[0] for item in land) < hand[0].x


def test_other_tokens_are_no_places():
    assert not carcassonne.is_place("moon")
    assert not carcassonne.is_place("end")


def test_a_hidden_hand_shows_its_tiles_and_where_they_fit():
    state = moment("base-2-three-tiles", 0.4)
    for own in range(2):
        view = GAME.view(state, own)
        hand = picture("carcassonne", "hand", view)
        if view.fits:
            image = Image.open(io.BytesIO(hand))
            assert image.width <= 1000 and image.height <= 700 and len(hand) <= 80_000
    assert picture("carcassonne", "hand", GAME.view(state, None)) == b""
    assert picture("carcassonne", "hand", GAME.view(moment("base-2", 0.4), 0)) == b""


def test_neighbours_join_without_a_seam():
    """What two tiles of open field, road or city show on both sides of their border is as alike as within a tile."""
    look = theme("carcassonne")
    size = 112
    for left, right, turn in (("U", "U", 0), ("C", "C", 0), ("B", "E", 0)):
        scene = Scene(
            2 * size,
            size,
            look["ink"],
            (
                Layer(
                    "tiles",
                    (
                        tile_sprite.at(0, 0, size, TileId(left), 0, 0, ()),
                        tile_sprite.at(size, 0, size, TileId(right), turn, 1, ()),
                    ),
                ),
            ),
        )
        drawn = paint(scene, look).convert("RGB")
        pixels = drawn.tobytes()
        near, far = (
            [pixels[3 * (y * 2 * size + x) : 3 * (y * 2 * size + x) + 3] for y in range(size)]
            for x in (size - 1, size)
        )
        apart = [
            max(abs(a - b) for a, b in zip(one, two, strict=True)) for one, two in zip(near, far, strict=True)
        ]
        assert sum(each > 40 for each in apart) <= size // 6, (left, right)


def test_the_fields_on_the_picture_are_the_fields_of_the_rules():
    """Every field has its place on the tile, and touches the border where its half-edges are."""
    for tile in TILES.values():
        for quarters, face in enumerate(tile.faces):
            shown = {part for row in fields(tile.id, quarters) for part in row} - {-1}
            assert shown == {n for n, part in enumerate(face.parts) if part.kind is Kind.FIELD}
            raster = fields(tile.id, quarters)
            for number, part in enumerate(face.parts):
                x, y = (min(int(at * RASTER), RASTER - 1) for at in part.spot)
                if part.kind is Kind.FIELD:
                    assert raster[y][x] == number, (tile.id, quarters, number)


def test_the_last_turn_glows_and_what_it_scored_shines():
    state = GAME.new(GAME.setup(2), Rng("shine", 0))
    state.todo = [type(state.todo[-1])((0,), TileId("E"))]
    for line in (f"place {Cell(0, -1)} {Turn.HALF}", "follow city", "end"):
        (move,) = GAME.read(line)
        state, _ = GAME.apply(state, 0, move, Rng("shine", 1))
    drawn = dump(carcassonne.scene(GAME.view(state, None), theme("carcassonne")))
    assert drawn.count("carcassonne.tiles.tinted ") == 2
    assert "carcassonne.pieces.medal" in drawn and "+4" in drawn
    assert drawn.count("carcassonne.table.glow ") == drawn.count("marks.pin ") == 1


def test_a_board_larger_than_any_seen_still_fits():
    state = GAME.new(GAME.setup(2), Rng("long", 0))
    for x in range(1, 45):
        state.land.lay(TileId("U"), Cell(x, 0), Turn.NONE, 0)
    look = theme("carcassonne")
    drawn = carcassonne.scene(GAME.view(state, None), look)
    assert drawn.width <= 1200 and drawn.height <= 1200


def test_every_tile_is_painted_in_each_way_it_can_lie():
    """What stands on it covers its cities, and nothing of it where a follower lies in a field; all of it is light enough."""
    folder, half = ART / "carcassonne", 128
    for kind in TILES:
        for quarters, face in enumerate(TILES[kind].faces):
            with Image.open(folder / f"{master(kind, quarters)}.webp") as image:
                opacity = image.convert("RGBA").getchannel("A")
            assert opacity.size == (2 * half, 2 * half)
            for part in face.parts:
                x, y = (min(2 * half - 1, int(share * 2 * half)) for share in part.spot)
                seen = opacity.tobytes()[y * 2 * half + x]
                clear = all(
                    math.dist(part.spot, other.spot) > 0.2 for other in face.parts if other is not part
                )
                assert seen > 200 if part.kind is not Kind.FIELD else seen < 120 or not clear, (
                    kind,
                    quarters,
                    part,
                )
    assert sum(file.stat().st_size for file in folder.iterdir()) < 4 << 20


@pytest.mark.parametrize("name", ["base-2", "both-6-three-tiles"])
def test_a_film_shows_all_land_from_ever_farther_away(name):
    """In few steps: so two frames can be compared, and nothing that is laid is cut off."""
    in_film, shares, parts = renderer("carcassonne").in_film, list[float](), list[Box]()
    assert in_film
    views = [GAME.view(moment(name, at / 40), None) for at in range(41)]
    for take in in_film(views, theme("carcassonne")):
        tiles = [item for layer in take.scene.layers if layer.name == "tiles" for item in layer.items]
        boxes = [Box(0, 0, 96, 96).moved(item.x, item.y) for item in tiles if isinstance(item, Sprite)]
        assert all(box.cut(take.part) == box for box in boxes)
        shares.append(96 * 96 * len(boxes) / take.part.area)
        parts.append(take.part)
        assert not placed(take.scene, "marks.earlier"), "what is laid now stands out alone"
    assert all(near.cut(far) == near for near, far in pairwise(parts)), "it never comes nearer again"
    assert len(set(parts)) <= 4
    assert shares[-1] >= 0.28 and sum(shares[5:]) / len(shares[5:]) >= 0.18


def test_what_features_pay_is_seen_whole_in_close_ups():
    view, look = GAME.view(moment("base-2", 0.5), None), theme("carcassonne")
    assert view.scored
    seen = 0
    for tile in view.tiles:
        drawn = carcassonne.zoom(view, look, str(tile.at))
        for layer in drawn.layers:
            for item in layer.items:
                if isinstance(item, Sprite) and item.name == "carcassonne.pieces.medal":
                    seen += 1
                    assert 24 < item.y < drawn.height - 24, (tile.at, item)
    assert seen


@pytest.mark.parametrize("name", CROWDED)
def test_points_lie_beside_a_follower_who_gets_them_or_else_on_what_paid_them(name):
    """At the end, and whenever something is complete."""
    look, shown = theme("carcassonne"), 0
    for share in range(1, 41):
        view = GAME.view(moment(name, share / 40), None)
        scene, window = carcassonne.scene(view, look), arranged(view, look).window
        for medal in placed(scene, "carcassonne.pieces.medal"):
            shown += 1
            text, takers, _ = medal.args
            news = view.outlook or words.news(view)
            paid = [one.feature for one in news if (f"+{one.points}", one.takers) == (text, takers)]
            assert any(near(medal, feature, view, window) for feature in paid), (share, medal)
    assert shown >= 5


def near(medal, feature, view, window):
    """Whether points lie at a follower of a feature, or if nobody has any whom they go to, on it."""
    spots = {
        (seen.at, part): window.spot(seen.at, tiles.face(seen).parts[part].spot)
        for seen in view.tiles
        for part, name in enumerate(seen.features)
        if name == feature and window.shows(seen.at)
    }
    _, takers, number = medal.args
    own = {(one.at, one.part) for one in view.pieces if one.seat in takers} & {*spots}
    far = min(math.dist(spots[each], (medal.x, medal.y)) for each in own or spots)
    return far <= (window.size / 2 + 1.3 * number if own else number)


@pytest.mark.parametrize("name", CROWDED)
def test_a_pin_hides_hardly_any_figure(name):
    look, hidden, pins = theme("carcassonne"), 0.0, 0
    for share in range(1, 60):
        scene = carcassonne.scene(GAME.view(moment(name, share / 60), None), look)
        for pin in placed(scene, "marks.pin"):
            head = Box(pin.x - 30, pin.y - 87, pin.x + 30, pin.y - 20)
            pins += 1
            hidden += any(
                head.cut(figure).area > figure.area / 4
                for item in placed(scene, "carcassonne.pieces.piece")
                for figure in (Box(item.x, item.y, item.x, item.y).grown(item.args[0] // 2),)
            )
    assert pins > 20 and hidden <= pins / 30, hidden / pins


def test_where_there_are_many_places_their_parts_are_framed_apart():
    state = max((state for state in several(GAME) if GAME.due(state)), key=lambda state: len(cells_of(state)))
    (seat,) = GAME.due(state)
    view, cells = GAME.view(state, seat), cells_of(state)
    parts = parts_of(view, cells)
    assert len(cells) > 20 and sorted(chain(*parts.values())) == sorted(cells)
    tops = [min((at.y, at.x) for at in part)[0] for name, part in parts.items() if name != NEAR]
    assert tops == sorted(tops), "numbered from north to south"
    boxes = []
    for name, part in parts.items():
        xs, ys = [at.x for at in part], [at.y for at in part]
        boxes += [Box(min(xs), min(ys), max(xs) + 1, max(ys) + 1)] if name != NEAR else []
    assert not any(min(a.cut(b).width, a.cut(b).height) > 0 for a, b in combinations(boxes, 2))
    marks = tuple(Mark(f"part:{name}", name) for name in parts if name != NEAR)
    scene = carcassonne.scene(view, theme("carcassonne", preview=True), marks)
    assert dump(scene).count("marks.offered ") == len(marks) == dump(scene).count("marks.ground ")


def test_where_not_all_places_are_offered_the_others_are_in_the_dark():
    """A ghost has a number; where another of the tile's places is in the picture, a veil lies over its ghost."""
    seen = 0
    for state in several(GAME):
        if GAME.due(state) and (cells := cells_of(state)):
            view = GAME.view(state, GAME.due(state)[0])
            near = parts_of(view, cells).get(NEAR, cells)
            marks = tuple(Mark(str(at), str(number)) for number, at in enumerate(near, 1))
            drawn = dump(carcassonne.scene(view, theme("carcassonne", preview=True), marks))
            later = drawn.count("carcassonne.table.later ")
            assert (
                drawn.count("carcassonne.tiles.ghost ") - later == len(near) == drawn.count("marks.ground ")
            )
            seen += later
    assert seen


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_ghosts_are_large_enough_to_judge_where_a_tile_goes_and_no_number_lies_on_another_one(file):
    """45 pixels on a phone at first, and in nearly all of the parts that it leads to."""
    look, units = theme("carcassonne", preview=True), []
    header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
    for state in [step.state for step in replay(GAME, header, entries)][::9]:
        if not GAME.due(state) or not (cells := cells_of(state)):
            continue
        view = GAME.view(state, GAME.due(state)[0])
        for name, part in (parts_of(view, cells) or {NEAR: tuple(cells)}).items():
            marks = tuple(Mark(str(at), str(number)) for number, at in enumerate(part, 1))
            chosen = () if name == NEAR else (Mark(f"part:{name}", ""),)
            scene = carcassonne.scene(view, look, (*marks, *chosen))
            assert scene.width == 1000 and (name != NEAR or scene.unit >= 135)
            units.append(scene.unit)
            ghosts = [
                Box(item.x, item.y, item.x + item.args[0], item.y + item.args[0])
                for item in placed(scene, "carcassonne.tiles.ghost")
            ]
            for item in placed(scene, "marks.ground"):
                disc = Box(item.x, item.y, item.x, item.y).grown(item.args[1])
                covered = map(disc.cut, ghosts)
                assert sum(box.width > 0 and box.height > 0 for box in covered) <= 1, (name, disc)
    assert sum(unit >= 135 for unit in units) >= 0.95 * len(units)


@pytest.mark.parametrize("name", ["base-2", "base-5"])
def test_the_tile_to_be_laid_is_seen_large_beside_its_places_and_hides_nothing_that_decides(name):
    look, shown, asked, apart = theme("carcassonne", preview=True), 0, 0, 0
    for share in range(1, 40):
        state = moment(name, share / 40)
        if not GAME.due(state) or not (cells := cells_of(state)):
            continue
        view = GAME.view(state, GAME.due(state)[0])
        near = parts_of(view, cells).get(NEAR, cells)
        marks = tuple(Mark(str(at), str(number)) for number, at in enumerate(near, 1))
        scene = carcassonne.scene(view, look, marks)
        asked += 1
        for card in placed(scene, "carcassonne.maps.card"):
            shown += 1
            own = Box(card.x, card.y, card.x, card.y).grown(card.args[0] // 2)
            assert card.args[0] >= 122 and Box(0, 0, scene.width, scene.height).cut(own) == own
            ghosts = [
                Box(0, 0, item.args[0], item.args[0]).moved(item.x, item.y)
                for item in placed(scene, "carcassonne.tiles.ghost")
            ]
            assert not any(own.cut(ghost).area for ghost in ghosts)
            apart += not any(own.grown(36).cut(ghost).area for ghost in ghosts)
            assert not any(
                own.cut(Box(item.x, item.y, item.x, item.y).grown(item.args[1])).area
                for item in placed(scene, "marks.ground")
            )
            assert not any(
                own.cut(Box(item.x, item.y, item.x, item.y).grown(item.args[0] // 2)).area
                for item in placed(scene, "carcassonne.pieces.piece")
            )
    assert shown >= 0.8 * asked and apart >= 0.8 * shown, (asked, shown, apart)


@pytest.mark.parametrize("name", ["base-2", "base-5"])
def test_beside_places_a_pin_tells_where_the_newest_tile_is(name):
    """It sticks in that tile, whole; where only the rest of the land is seen, at its edge, or a map shows it."""
    look, seen, beyond = theme("carcassonne", preview=True), 0, 0
    for share in range(1, 60):
        state = moment(name, share / 60)
        if not GAME.due(state) or not (cells := cells_of(state)):
            continue
        view = GAME.view(state, GAME.due(state)[0])
        places = parts_of(view, cells).get(NEAR, cells)
        marks = tuple(Mark(str(at), str(number)) for number, at in enumerate(places, 1))
        scene = carcassonne.scene(view, look, marks)
        whole = Box(0, 0, scene.width, scene.height)
        for item in placed(scene, "marks.pin"):
            head = Box(item.x - 29, item.y - 87, item.x + 29, item.y)
            seen += 1
            assert whole.cut(head) == head, share
        pointing = placed(scene, "carcassonne.maps.far")
        mapped = any(layer.name == "map" for layer in scene.layers)
        assert placed(scene, "marks.pin") or pointing or mapped or not view.fresh, share
        for item in pointing:
            beyond += 1
            own = Box(item.x, item.y, item.x, item.y).grown(30)
            for other in placed(scene, "marks.ground"):
                assert not own.cut(Box(other.x, other.y, other.x, other.y).grown(other.args[1])).area
    assert seen > beyond > 0


@pytest.mark.parametrize("preview", [False, True])
def test_the_tile_to_be_laid_is_never_taken_for_one_that_lies(preview):
    """All tiles that are no one's card lie where they were laid; the next one is tilted on its owner's, and hides none of these."""
    look, cards, piles = theme("carcassonne", preview=preview), 0, 0
    for state in several(GAME):
        if not GAME.due(state):
            continue
        view = GAME.view(state, GAME.due(state)[0] if preview else None)
        scene = carcassonne.scene(view, look, (), tuple("ABCDEF"[: len(view.players)]))
        apart, lying = (
            placed(
                replace(scene, layers=tuple(layer for layer in scene.layers if layer.name in names)),
                "carcassonne.tiles.tile",
            )
            for names in (("turn", "tile"), ("tiles",))
        )
        assert apart == []
        for card in placed(scene, "carcassonne.maps.card"):
            cards += 1
            piles += bool(placed(scene, "carcassonne.pieces.heap")) or not view.stack
            tilted = drawn_as(look, card)
            assert isinstance(tilted, Layered) and abs(tilted.turn) >= 3
            assert card.args[2] == GAME.due(state)[0]
            own = Box(card.x, card.y, card.x, card.y).grown(card.args[0] // 2)
            hidden = (own.cut(Box(0, 0, item.args[0], item.args[0]).moved(item.x, item.y)) for item in lying)
            assert preview or not any(box.area for box in hidden)
    assert cards and (preview or piles == cards), "there is room for the pile, too"


def test_every_number_beside_a_cell_has_something_in_it():
    """A tile that lies there, the ghost of the own one, or a frame: on rules pages, and where the hand is hidden."""
    look, framed = theme("carcassonne", preview=True), 0
    shots = [
        shot for page in pages.pages("carcassonne") for shot in page.scene.shots if shot.kind == "preview"
    ]
    state = next(
        state
        for state in (moment("base-2-three-tiles", share / 60) for share in range(5, 60))
        if GAME.due(state) and cells_of(state)
    )
    view = GAME.view(state, GAME.due(state)[0])
    asked = [(view, tuple(Mark(str(at), "1") for at in cells_of(state)))]
    for view, marks in [*asked, *((shot.view, shot.marks) for shot in shots)]:
        marked = {Cell.parse(mark.token) for mark in marks if previews.cell_of(mark.token)}
        if view.at is not None or not marked:
            continue
        scene = carcassonne.scene(view, look, marks)
        spaces = placed(scene, "carcassonne.candidates.space")
        ghosts = placed(scene, "carcassonne.tiles.ghost")
        framed += len(spaces)
        assert len(spaces) + len(ghosts) == len(marked - {seen.at for seen in view.tiles})
    assert framed


def placed(scene, name):
    """The pictures of a name in a scene."""
    items = chain(*(layer.items for layer in scene.layers))
    return [item for item in items if isinstance(item, Sprite) and item.name == name]


def several(game):
    """The positions of a recorded game."""
    header, entries = load((FOLDER / "base-3-city2.txt").read_text(encoding="utf-8").rpartition("result ")[0])
    return [step.state for step in replay(game, header, entries)]


def cells_of(state):
    """Where the tile that is asked for can lie; none if none is."""
    lines = [GAME.notation.format(move) for move in GAME.legal(state, GAME.due(state)[0])]
    return [*dict.fromkeys(Cell.parse(line.split()[1]) for line in lines if line.startswith("place "))]


def test_a_hint_shows_the_tile_lying_as_it_should_also_where_that_place_is_not_offered():
    state = GAME.new(GAME.setup(2), Rng("aim", 0))
    (seat,) = GAME.due(state)
    view, look = GAME.view(state, seat), theme("carcassonne", preview=True)
    (fit,) = view.fits
    (first, _), *_, (at, turns) = fit.places
    one, two = Mark(str(first), "1"), Mark(str(at), f"2{HINTED}")
    for offered, shown in (((), 1), ((one,), 2), ((one, two), 2)):
        for turn in turns:
            aim = Mark(f"place {at} {turn}", HINTED)
            drawn = dump(carcassonne.scene(view, look, (*offered, aim)))
            ghosts = [line.split() for line in drawn.splitlines() if "tiles.ghost " in line]
            assert str(turn.quarters) in [ghost[-1] for ghost in ghosts] and len(ghosts) == shown
            assert drawn.count("marks.gold ") == 1


def test_a_seat_sees_pale_where_its_next_tile_would_fit():
    """Also before its turn; nobody else does. A board that is shown in part has those of that part."""
    header, entries = load((FOLDER / "base-5.txt").read_text(encoding="utf-8").rpartition("result ")[0])
    states = [step.state for step in replay(GAME, header, entries[:40])]
    state = next(each for each in reversed(states) if isinstance(each.todo[-1], PlaceTile))
    look = theme("carcassonne")
    (mover,) = GAME.due(state)
    for seat in range(5):
        view = GAME.view(state, seat)
        pale = dump(carcassonne.scene(view, look)).count("carcassonne.tiles.ghost")
        assert pale == sum(len(fit.places) for fit in view.fits)
        assert seat != mover or pale > 0
    assert "ghost" not in dump(carcassonne.scene(GAME.view(state, None), look))


def farmed(file):
    """Positions of a recorded game, by either rule for fields."""
    header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
    for at, step in enumerate(replay(GAME, header, entries)):
        if at % 60 == 30 and step.state.todo:
            for farm in ("third", "first"):
                state = step.state.copy()
                options = tuple(
                    (name, farm if name == "farm" else choice) for name, choice in state.setup.options
                )
                state.setup = replace(state.setup, options=options)
                yield state


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_medals_alt_text_and_text_board_give_everybody_what_their_fields_pay(file, monkeypatch):
    """Over the whole board; a field whose cities are paid elsewhere has its owners' colours all the same."""
    monkeypatch.setattr(words, "_ALT_FEATURES", 1000)
    look, met = theme("carcassonne"), 0
    for state in farmed(file):
        view, seats = GAME.view(state, None), range(state.setup.seats)
        pays = [
            sum(one.share(seat) for one in field_scorings(state.land, state.option("farm"))) for seat in seats
        ]
        drawn = carcassonne.field_map(view, look)
        medals = [
            (int(item.args[0]), item.args[1])
            for layer in drawn.layers
            for item in layer.items
            if isinstance(item, Sprite) and item.name == "carcassonne.pieces.medal"
        ]
        assert [sum(points for points, owners in medals if seat in owners) for seat in seats] == pays
        fields = [one for one in view.features if one.kind is Kind.FIELD]
        assert all(one.owners for one in fields if one.followers)
        assert {seat for _, owners in medals for seat in owners} == {
            seat for one in fields for seat in one.owners
        }
        told: list[dict[str, Any]] = [
            dict(text.args) for text in words.text_board(view) if text.key == "carcassonne-text-field"
        ]
        board = [gain for said in told for gain in said["gains"].items]
        assert [sum(gain["points"] for gain in board if gain["who"].seat == seat) for seat in seats] == pays
        whole: list[dict[str, Any]] = [
            dict(text.args) for text in words.alt(view) if text.key == "carcassonne-alt-field"
        ]
        said = [gain for each in whole for gain in each["gains"].items]
        assert [sum(gain["points"] for gain in said if gain["who"].seat == seat) for seat in seats] == pays
        met += len(medals)
    assert met > 3


def test_where_a_piece_may_stand_hardly_any_figure_is_cut_by_the_edge():
    look, pictures, cut = theme("carcassonne", preview=True), 0, 0
    for name in CROWDED[:2]:
        for share in range(1, 40):
            state = moment(name, share / 40)
            if not GAME.due(state) or not isinstance(state.todo[-1], PlacePiece):
                continue
            view = GAME.view(state, GAME.due(state)[0])
            scene = carcassonne.scene(view, look, (Mark("field", "1"),))
            pictures += 1
            points = [(item.x, item.y) for item in placed(scene, "carcassonne.pieces.medal")]
            numbers = [(item.x, item.y) for item in placed(scene, "marks.ground")]
            assert all(math.dist(one, number) > 40 for one in points for number in numbers)
            for item in placed(scene, "carcassonne.pieces.ghost"):
                shown = drawn_as(look, item)
                assert isinstance(shown, Art) and 0.8 <= shown.opacity < 1
            whole = Box(0, 0, scene.width, scene.height)
            for item in placed(scene, "carcassonne.pieces.piece"):
                figure = Box(item.x, item.y, item.x, item.y).grown(item.args[0] // 2)
                cut += whole.cut(figure).area > 0 and whole.cut(figure) != figure
    assert pictures > 8 and cut <= pictures // 4, (pictures, cut)


@pytest.mark.parametrize("name", CROWDED)
def test_figures_make_way_for_each_other_and_stay_near_where_they_stand(name):
    """None is hidden by half behind another; whoever came first stands where the rules put them."""
    look = theme("carcassonne")
    for share in (0.5, 0.7, 0.9):
        view = GAME.view(moment(name, share), None)
        alone = {
            (item.args, item.x, item.y)
            for piece in view.pieces
            for item in figures(replace(view, pieces=(piece,)), look)
        }
        shown = figures(view, look)
        size = placed(carcassonne.scene(view, look), "carcassonne.tiles.tile")[0].args[0]
        for item in shown:
            near = min(math.dist((item.x, item.y), spot) for args, *spot in alone if args == item.args)
            assert near <= 0.18 * size, item
        for one, other in combinations(shown, 2):
            apart = math.dist((one.x, one.y), (other.x, other.y))
            assert apart >= 0.62 * (one.args[0] + other.args[0]) / 2, (one, other)


def figures(view, look):
    """The figures on a board's land."""
    (layer,) = (layer for layer in carcassonne.scene(view, look).layers if layer.name == "pieces")
    return [
        item for item in layer.items if isinstance(item, Sprite) and item.name == "carcassonne.pieces.piece"
    ]


@pytest.mark.parametrize(("score", "hand"), [(4, "one"), (148, "one"), (4, "three"), (148, "three")])
def test_plates_of_six_hold_what_they_say_of_somebody(score, hand):
    """Followers and their number touch no plate's end, two broad letters no open tile; beside many points there is no room for followers."""
    look, setup = theme("carcassonne"), GAME.setup(6, inns="full", traders="full", hand=hand)
    view = GAME.view(GAME.new(setup, Rng("plates", 0)), None)
    most = tuple(replace(player, score=score, supply=(7, 1, 1, 1)) for player in view.players)
    lying = rows(replace(view, players=most, stack=0), Box(12, 0, 1188, 300), ("WM",) * 6, look)
    items = [item for item in lying if isinstance(item, Sprite | Label)]
    starts = [
        at for at, item in enumerate(items) if isinstance(item, Sprite) and item.name == plate_sprite.name
    ]
    assert len(starts) == 6
    for at, past in zip(starts, [*starts[1:], len(items)], strict=True):
        plate, *own = items[at:past]
        assert isinstance(plate, Sprite)
        labels = [item for item in own if isinstance(item, Label)]
        sprites = [item for item in own if isinstance(item, Sprite)]
        tiles = [item for item in sprites if item.name == tile_sprite.name]
        followers = [item for item in sprites if item.name == "carcassonne.pieces.piece"]
        assert len(followers) == (score < 100) and len(tiles) == (hand == "one")
        assert [item.text for item in labels][1:] == [str(score), *["7"] * len(followers)]
        for item in labels:
            beside = [tile.x for tile in tiles if abs(tile.y + tile.args[0] / 2 - item.y) < tile.args[0] / 2]
            assert item.x + 0.56 * item.size * len(item.text) < min(plate.x + plate.args[0], *beside, 1200)


@pytest.mark.parametrize("name", ["base-2", "both-6-three-tiles", "both-2"])
def test_a_legend_is_the_same_for_all_positions_and_its_land_could_be_laid(name):
    """With a place for the next tile for whoever has a seat and an open one; a position tells nothing through it."""
    look, explained = theme("carcassonne"), renderer("carcassonne").numbered("legend")
    early, late = (moment(name, share) for share in (0.1, 0.9))
    for seat in (None, 0):
        first, other = (explained(GAME.view(state, seat), look) for state in (early, late))
        assert first == other
        shown = dump(first)
        open_tile = early.setup.option("hand") == "one"
        assert ("candidates.pale" in shown) == (open_tile and seat is not None)
        assert ("icons.goods" in shown) == (early.setup.option("traders") != "off")
    land = GAME.new(GAME.setup(2), Rng("legend", 0)).land
    for at, tile, turn, owner in legend.LAND[1:]:
        assert turn in dict(land.places(TileId(tile)))[at]
        land.lay(TileId(tile), at, turn, owner)
    fits = dict(land.places(legend.NEXT.tile))
    assert all({*turns} <= {*fits[at]} for at, turns in legend.NEXT.places)
