"""Pictures of Armadöra: where palisades may stand, and who takes the gold."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from typing import Any, cast

import pytest
from PIL import Image

from bench.recorded import recorded, records
from cogs.guide.pages import pages
from cogs.panels.choices import menus
from engines import GAMES
from engines.armadora.areas import bits_of
from engines.armadora.board import Edge, place_of
from engines.armadora.cuts import cuts
from engines.armadora.foresight import disputed
from engines.armadora.state import SIDES
from engines.armadora.view import ArmadoraView
from engines.core.chance import Rng
from engines.core.presentation import PART
from render.armadora import land
from render.armadora.areas import forces
from render.armadora.grid import Grid
from render.drawing.callouts import find_signs
from render.drawing.marks import HINTED
from render.drawing.rasterise import ART
from render.drawing.scene import Art, Box, Layer, Layered, Rect, Sprite, Tint, dump
from render.drawing.sprites import covered, look
from render.drawing.theme import load
from render.pictures import scene_of
from render.renderer import Mark, renderer
from tests.gallery.positions import positions
from tests.render.labels import written

DRAWN = renderer("armadora")
LOOK = load("armadora", preview=True)


def dealt(seats):
    """A game that has just begun, as its first player sees it."""
    game = GAMES["armadora"]
    return cast(ArmadoraView, game.view(game.new(game.setup(seats), Rng("begun", 0)), 0))


def on_the_land(scene):
    """The shields of warriors, and not those of plates."""
    pieces = tuple(layer for layer in scene.layers if layer.name == "pieces")
    return drawn(replace(scene, layers=pieces), "armadora.warriors.shield")


def steps(of):
    """What the panel marks where an edge or a square is chosen: the likeliest ones, and those round each mine."""
    for position in positions("armadora"):
        game, state = position.game, position.state
        for seat in game.due(state)[:1]:
            view = game.view(state, seat)
            lines = [line for line in map(game.notation.format, game.legal(state, seat)) if line != "end"]
            found, marks = menus(game, view, lines, of, "en")
            yield view, marks
            for option in (option for menu in found for option in menu.options if PART in option.value):
                yield view, menus(game, view, lines, option.value, "en")[1]


def steps_of_a_palisade():
    """What it marks where an edge is chosen."""
    return steps("palisade")


def drawn(scene, name):
    """The sprites of a name, of all layers."""
    items = (item for layer in scene.layers for item in layer.items)
    return [item for item in items if isinstance(item, Sprite) and item.name == name]


def unfolded(items):
    """All sprites among items, and those of which they are made."""
    for item in items:
        if isinstance(item, Sprite):
            yield item
            if isinstance(made := look(LOOK, item), Layered):
                yield from unfolded(made.sprites)


def see_through(item):
    """Whether something shines through a sprite."""
    made = look(LOOK, item)
    return isinstance(made, Layered) and made.opacity < 1


def discs_of_numbers(scene):
    """The numbers of edges, as boxes."""
    return [Box(item.x, item.y, item.x, item.y).grown(item.args[1]) for item in drawn(scene, "marks.ground")]


def test_numbers_of_edges_touch_neither_each_other_nor_gold_nor_a_strength():
    seen = 0
    for view, marks in steps_of_a_palisade():
        scene = DRAWN.scene(view, LOOK, marks)
        found = discs_of_numbers(scene)
        assert len(found) == sum(bool(mark.label) for mark in marks if "-" in mark.token)
        assert len(found) == len(drawn(scene, "armadora.land.ghost"))
        far = (dist(one.centre, other.centre) - one.width for one, other in combinations(found, 2))
        assert all(gap > 0 for gap in far), marks
        whole = Box(0, 0, scene.width, scene.height)
        assert all(box.cut(whole) == box for box in found)
        below = ("marks", "strengths", "hand", "names", "land")
        gold = [
            Box(item.x, item.y, item.x + size, item.y + size).grown(-round(0.22 * size))
            for name in ("mine", "chest")
            for item in drawn(scene, f"armadora.land.{name}")
            for size in item.args[:1]
        ]
        assert not any(box.cut(pile).area for box in found for pile in gold)
        fixed = [layer for layer in scene.layers if layer.name not in below]
        for text in written(scene, LOOK, fixed):
            read = Box(
                *map(round, (text.x - text.wide / 2, text.y - text.tall / 2)),
                *map(round, (text.x + text.wide / 2, text.y + text.tall / 2)),
            )
            for box in found:
                x, y = box.centre
                nearest = min(max(x, read.left), read.right), min(max(y, read.top), read.bottom)
                assert dist(box.centre, nearest) >= box.width / 2, (text, marks)
        seen += len(found)
    assert seen > 200


def test_the_gold_of_a_mine_is_read_while_palisades_can_still_part_it_from_others():
    chests, piles = 0, 0
    for position in positions("armadora"):
        view = cast(ArmadoraView, position.game.view(position.state, None))
        parted = {part | rest for _, part, rest in cuts(position.state.ground, 3)} if view.supply else set()
        whole = [area for area in view.areas if area.gold and bits_of(area.squares) not in parted]
        small = [area for area in whole if len(area.squares) < 8]
        for theme in (load("armadora"), LOOK) if not view.over else ():
            scene = DRAWN.scene(view, theme, (), ())
            summed = [item.args[1] for item in drawn(scene, "armadora.land.sum_plaque")]
            assert len(summed) + len(drawn(scene, "armadora.land.mine")) == len(view.gold)
            assert Counter(area.gold for area in small) <= Counter(summed)
            assert Counter(summed) <= Counter(area.gold for area in whole)
            chests += len(summed)
            piles += len(view.areas) > 1 and len(parted) > 0
    assert chests > 5 and piles > 3


def test_palisades_on_offer_are_told_from_those_that_stand():
    """They are in the colour of whoever chooses, and something shines through them; of those that stand in it as many as are new."""
    for view, marks in steps_of_a_palisade():
        scene = DRAWN.scene(view, LOOK, marks)
        ghosts, walls = (drawn(scene, f"armadora.land.{name}") for name in ("ghost", "palisade"))
        assert all(item.args[-1] == view.seat and see_through(item) for item in ghosts)
        assert len(walls) == len(view.palisades)
        assert sum(item.args[-1] >= land.FENCES for item in walls) <= len(view.fresh)


def test_a_part_of_the_land_holds_the_palisade_with_which_a_turn_began():
    view = dealt(2)
    for begun in map(place_of, ("A1-A2", "H4-H5", "D3-E3")):
        now = replace(view, palisades=(begun,), fresh=(begun,), fresh_seat=view.seat)
        for offered in (("D2-D3", "D2-E2"), ("G2-H2", "G3-G4")):
            marks = tuple(Mark(f"palisade {each}", str(at)) for at, each in enumerate(offered, 1))
            scene = DRAWN.scene(now, LOOK, marks)
            (wall,) = drawn(scene, "armadora.land.palisade")
            assert wall.args[-1] == land.FENCES + view.seat, "in the colour of whoever placed it"
            assert 0 < wall.x < scene.width and 0 < wall.y < scene.height - LOOK.size("hand")


@pytest.mark.parametrize(("of", "share"), [("palisade", 0.815), ("warrior 1", 0.9)])
def test_a_part_of_the_land_has_whole_squares_alone(of, share):
    """No shield and no gold is cut off by an edge of the picture or by what lies round the land."""
    size = LOOK.size("square")
    closer = [scene for view, marks in steps(of) if (scene := DRAWN.scene(view, LOOK, marks)).unit > size]
    for scene in closer:
        veils = [
            item
            for layer in scene.layers
            if layer.name == "beyond"
            for item in layer.items
            if isinstance(item, Rect)
        ]
        around = [Box(*map(round, (r.x, r.y, r.x + r.width, r.y + r.height))) for r in veils]
        (ground,) = drawn(scene, "armadora.land.ground")
        unit = Box(0, 0, scene.unit, scene.unit)
        squares = [
            unit.moved(ground.x + x * scene.unit, ground.y + y * scene.unit)
            for x in range(8)
            for y in range(5)
        ]
        lefts, tops, rights, bottoms = zip(
            *(one for one in squares if not any(one.cut(r).area for r in around)), strict=True
        )
        shown = Box(min(lefts), min(tops), max(rights), max(bottoms))
        assert (shown.width, shown.height) in [
            (across * scene.unit, down * scene.unit) for across, down in ((5, 3), (7, 4))
        ]
        small = round(share * scene.unit)
        shields = [Box(item.x, item.y, item.x, item.y) for item in on_the_land(scene)]
        mines = [
            Box(item.x, item.y, item.x, item.y).moved(small // 2, small // 2)
            for name in ("mine", "chest")
            for item in drawn(scene, f"armadora.land.{name}")
        ]
        assert shields or mines
        for square in (box.grown(round(share / 2 * scene.unit)) for box in (*shields, *mines)):
            assert square.cut(shown) == square
            assert not any(square.cut(edge).area for edge in around)
    assert len(closer) > 20


@pytest.mark.parametrize("of", ["palisade", "warrior 1"])
def test_the_words_of_a_part_of_the_land_name_its_squares_alone(of):
    size, closer = LOOK.size("square"), 0
    for view, marks in steps(of):
        scene, told = DRAWN.scene(view, LOOK, marks), DRAWN.beside
        assert told is not None
        rows: list[Any] = [text for text in told(view, marks) if text.key == "armadora-text-row"]
        squares = [square for row in rows for square in row["squares"].items]
        stand = [square for square in squares if square.key == "armadora-text-warrior"]
        assert len(squares) == {size: 0, 174: 5 * 3, 131: 7 * 4}[scene.unit]
        assert not squares or len(stand) == len(on_the_land(scene))
        closer += bool(squares)
    assert closer > 20


def test_an_open_shield_with_the_name_of_its_square_stands_where_a_warrior_may():
    seen = 0
    for view, marks in steps("warrior 1"):
        scene = DRAWN.scene(view, LOOK, marks)
        places = [mark for mark in marks if mark.label and not mark.token.startswith(PART)]
        shields = drawn(replace(scene, layers=scene.layers[-1:]), "armadora.warriors.shield")
        assert all(item.args[1:] == (view.players[view.seat].race, view.seat, False) for item in shields)
        assert len(shields) == len(places)
        names = {text.text for text in written(scene, LOOK, [scene.layers[-1]])}
        assert {mark.label for mark in places} <= names
        seen += len(shields)
    assert seen > 100


def test_below_offered_palisades_stands_how_many_are_left():
    """With the own tiles where there are any, or the areas; on the plate of whoever chooses stand their letters."""
    below = set()
    for view, marks in steps_of_a_palisade():
        for hand in (view.hand, (0,) * len(view.hand)):
            scene = DRAWN.scene(replace(view, hand=hand), LOOK, marks, ("WW",) * view.setup.seats)
            (rows,) = (layer for layer in scene.layers if layer.name in ("hand", "strengths"))
            (stakes,) = (
                item
                for item in rows.items
                if isinstance(item, Sprite) and item.name == "armadora.land.stakes"
            )
            texts = list(written(scene, LOOK, [rows]))
            assert min(texts, key=lambda item: item.x).text[0] == "W"
            assert min((item for item in texts if item.x > stakes.x), key=lambda item: item.x).text == str(
                view.supply
            )
            below.add((rows.name, any(hand)))
    assert {("hand", True), ("hand", False)} < below and {name for name, _ in below} == {"hand", "strengths"}


def test_below_a_preview_stand_areas_that_can_still_change_and_the_hand_where_none_can():
    met = Counter[str]()
    for file in records("armadora")[:6]:
        for state in recorded("armadora", file.stem).states[::5]:
            for seat in GAMES["armadora"].due(state)[:1]:
                view = cast(ArmadoraView, GAMES["armadora"].view(state, seat))
                gold = {area.gold for area in view.areas}
                tokens = any(each.reinforcement for each in view.players)
                still = {
                    area.gold
                    for area in view.areas
                    if len(view.areas) > 1 and area.gold
                    if tokens or not area.full or (len(area.squares) > 7 and view.open_edges)
                }
                scene = DRAWN.scene(view, LOOK, (), ())
                (row,) = (layer for layer in scene.layers if layer.name in ("hand", "strengths"))
                assert (row.name == "strengths") == bool(still)
                piles = [item.x for item in drawn(replace(scene, layers=(row,)), "armadora.land.nuggets")]
                texts = [text for text in written(scene, LOOK, [row]) if text.text.isdigit()]
                for x in piles:
                    assert int(min((each.x, each.text) for each in texts if each.x > x)[1]) in still
                met["left out"] += len(piles) > 0 and still < gold
                met[row.name] += 1
    assert all(met[each] > 3 for each in ("left out", "hand", "strengths")), met


def test_where_few_areas_have_room_stand_those_of_what_is_offered_then_where_sides_are_close():
    """In the order of reading."""
    left_out = 0
    for file in records("armadora")[:6]:
        for state in recorded("armadora", file.stem).states[::5]:
            for seat in GAMES["armadora"].due(state)[:1]:
                view = cast(ArmadoraView, GAMES["armadora"].view(state, seat))
                for edges in ((), view.open_edges[:1], view.open_edges[-1:]):
                    marks = tuple(Mark(f"palisade {edge}", "1") for edge in edges)
                    scene = DRAWN.scene(view, LOOK, marks, ())
                    (row,) = (layer for layer in scene.layers if layer.name in ("hand", "strengths"))
                    piles = drawn(replace(scene, layers=(row,)), "armadora.land.nuggets")

                    def urgent(area, view=view, edges=edges):
                        sides = (int(told.removesuffix("+")) for _, told in forces(view, area))
                        most, second, *_ = *sorted(sides, reverse=True), 0, 0
                        return not any({*edge} & {*area.squares} for edge in edges), most - second, -area.gold

                    open_ones = sorted(disputed(view), key=urgent)
                    shown = [area for area in view.areas if area in open_ones[: len(piles)]]
                    texts = [text for text in written(scene, LOOK, [row]) if text.text.isdigit()]
                    told = [
                        min((each.x, each.text) for each in texts if each.x > item.x)[1] for item in piles
                    ]
                    assert told == [str(area.gold) for area in shown]
                    left_out += 0 < len(piles) < len(open_ones)
    assert left_out > 20


def test_a_legend_shows_a_few_warriors_of_everybody_apart():
    for position in positions("armadora"):
        if position.phase == "middle":
            view = position.game.view(position.state, None)
            scene = DRAWN.numbered("legend")(view, load("armadora"), (), ())
            shields = on_the_land(scene)
            assert {item.args[2] for item in shields} == set(range(view.setup.seats))
            places = [(item.x, item.y) for item in shields]
            assert all(dist(*pair) > 1.85 * scene.unit for pair in combinations(places, 2))
            assert not drawn(scene, "armadora.land.glow") and not drawn(scene, "marks.pin")


def test_settled_land_has_the_hue_of_the_side_that_leads_there_or_took_its_gold():
    hued = 0
    for position in positions("armadora"):
        view = cast(ArmadoraView, position.game.view(position.state, None))
        scene = DRAWN.scene(view, load("armadora"), (), ())
        areas = next(layer.items for layer in scene.layers if layer.name == "areas")
        tints = {item.box: item.colour for item in areas if isinstance(item, Tint)}
        for area in view.areas:
            sides = {side for side in SIDES[view.setup.seats] for seat in area.takers if seat in side}
            hues = {tints.get(Grid(130, 48, 48).square(square)) for square in area.squares}
            assert len(hues) == 1, "one hue for all of an area"
            if not view.over and area in disputed(view):
                assert hues == {None}, "what can still change is land as it is"
            if view.over and len(view.areas) > 1:
                assert (hues != {None}) == (len(sides) == 1 and area.gold > 0)
            hued += hues != {None}
        assert len(view.areas) > 1 or not tints
    assert hued > 10


def test_a_page_of_the_rules_shows_all_warriors_of_its_position():
    shown = 0
    for page in pages("armadora"):
        for shot in page.scene.shots:
            scene, _ = scene_of("armadora", shot.kind, shot.view, shot.marks)
            assert scene
            shields = on_the_land(scene)
            if shot.kind.partition(" ")[0] in ("board", "legend"):
                assert len(shields) == len(cast(ArmadoraView, shot.view).warriors), page.topic
                shown += len(shields)
    assert shown > 6


@pytest.mark.parametrize("kind", ["board", "preview", "legend"])
def test_the_land_reaches_the_lower_edge(kind):
    with Image.open(ART / "armadora" / "land.webp") as painted:
        rows = painted.height
    for seats in (2, 3, 4):
        for seat in (0, None):
            scene, theme = scene_of("armadora", kind, replace(dealt(seats), seat=seat))
            assert scene
            (ground,) = drawn(scene, "armadora.land.ground")
            art = look(theme, ground)
            assert isinstance(art, Art) and art.part
            assert ground.y + art.box.bottom >= scene.height and art.part.bottom <= rows


@pytest.mark.parametrize("kind", ["board", "preview"])
@pytest.mark.parametrize("letters", [(), ("WW",) * 4])
def test_a_full_hand_has_air_between_its_numbers_and_shields(kind, letters):
    for seats in (2, 3, 4):
        scene, look = scene_of("armadora", kind, dealt(seats), (), letters[:seats])
        assert scene
        (row,) = (layer.items for layer in scene.layers if layer.name == "hand")
        shields = [
            each for each in row if isinstance(each, Sprite) and each.name == "armadora.warriors.shield"
        ]
        plates = [
            Box(each.x, each.y, each.x + each.args[0], each.y + each.args[1])
            for each in row
            if isinstance(each, Sprite) and each.name == "seats.plate"
        ]
        assert all(one.right < other.left for one, other in pairwise(plates))
        half = 0.37 * shields[0].args[0]
        crests = [each for each in row if isinstance(each, Sprite) and each.name == "armadora.warriors.tile"]
        assert all(
            any(covered(each, look).cut(box) == covered(each, look) for box in plates) for each in crests
        )
        for text in written(scene, look, [Layer("hand", row)]):
            if text.text.startswith("×"):
                begin, end = text.x - text.wide / 2, text.x + text.wide / 2
                assert all(each.x + half < begin or each.x - half > end for each in shields)


def test_the_legend_of_a_panel_explains_the_row_below_the_land():
    met = set()
    for position in positions("armadora"):
        view = cast(ArmadoraView, position.game.view(position.state, 0))
        scene = DRAWN.numbered("legend-panel")(view, LOOK, (), ())
        names = {sign.name for sign, _ in find_signs(scene, LOOK, DRAWN.signs)}
        rows = {layer.name for layer in scene.layers} & {"hand", "strengths"}
        for row in rows:
            held = {row} if row == "strengths" or any(view.hand or ()) else set()
            assert {"due", "supply"} | held <= names
            met.add(row)
    assert met == {"hand", "strengths"}


def test_mines_whose_regions_are_offered_have_no_mark():
    """Their names stand beside columns and rows; numbers are of one kind."""
    for view, marks in steps_of_a_palisade():
        edges = tuple(mark for mark in marks if not mark.token.startswith(PART) or not mark.label)
        assert dump(DRAWN.scene(view, LOOK, marks)) == dump(DRAWN.scene(view, LOOK, edges))


def test_a_hint_is_golden_and_what_was_chosen_stands():
    view, marks = next(steps_of_a_palisade())
    first, second = [mark for mark in marks if "-" in mark.token and mark.label][:2]
    plain = DRAWN.scene(view, LOOK, (first, second))
    advised = DRAWN.scene(view, LOOK, (Mark(first.token, first.label + HINTED), second))
    assert not drawn(plain, "marks.gold")
    (ring,), discs = drawn(advised, "marks.gold"), drawn(advised, "marks.ground")
    assert len(discs) == 2 and (ring.x, ring.y) == (discs[0].x, discs[0].y)
    chosen = DRAWN.scene(view, LOOK, (Mark(first.token, ""), second))
    here = Edge.parse(first.token)
    (stands,) = drawn(chosen, "armadora.land.palisade")
    assert stands.args[1] is here.upright and len(drawn(chosen, "armadora.land.ghost")) == 1


@pytest.mark.parametrize(
    "position", [each for each in positions("armadora") if each.phase == "final"], ids=lambda each: each.name
)
def test_a_result_card_says_once_who_takes_the_gold_of_an_area(position):
    view = position.game.view(position.state, None)
    assert DRAWN.showpiece is not None
    scene = DRAWN.showpiece(view, load("armadora"), [])
    found = [item.args[1:] for item in drawn(scene, "armadora.land.spoils")]
    assert sorted(found) == sorted((area.takers, area.share or area.gold) for area in view.areas if area.gold)
    for seat, total in enumerate(view.totals):
        assert sum(gold for takers, gold in found if seat in takers) == total, "why somebody has so much"
    assert not any(item.args[-1] for item in drawn(scene, "armadora.land.mine")), "no other number of gold"
    assert not drawn(scene, "armadora.warriors.roundel"), "strengths are for the board"
    shields = drawn(scene, "armadora.warriors.shield")
    spoils = drawn(scene, "armadora.land.spoils")
    assert 0 < len(shields) <= sum(len(item.args[1]) for item in spoils), "one of everybody who took an area"
    assert all(dist((one.x, one.y), (other.x, other.y)) > 135 for one, other in combinations(shields, 2))
    first = {seat for seat, total in enumerate(view.totals) if total == max(view.totals)}
    rays = drawn(scene, "armadora.land.rays")
    assert len(rays) == sum(not first.isdisjoint(item.args[1]) for item in spoils) > 0


@pytest.mark.parametrize(
    "position", [each for each in positions("armadora") if each.phase == "final"], ids=lambda each: each.name
)
def test_at_the_end_every_mine_says_who_takes_its_gold(position):
    view = position.game.view(position.state, None)
    scene = DRAWN.scene(view, load("armadora"))
    takers = {at: area.takers for area in view.areas for at in area.squares}
    found = [item.args[1:] for item in drawn(scene, "armadora.land.prize")]
    assert sorted(found) == sorted((takers[at], pile) for at, pile in view.gold)
    golden = {item.args[-1] for item in drawn(scene, "armadora.warriors.roundel")}
    assert golden == {True, False}, "whose strength took gold is told from the others"


def test_areas_have_the_colour_of_whoever_leads_there():
    """For all that everybody knows: a side's warriors count one each while they lie face down. Nobody's colour where sides tie."""
    seen = set()
    theme = load("armadora")
    for position in positions("armadora"):
        view = position.game.view(position.state, None)
        if view.over or len(view.areas) < 2:
            continue
        sides = SIDES[view.setup.seats]
        (layer,) = (each for each in DRAWN.scene(view, theme).layers if each.name == "borders")
        grid = Grid(theme.size("square"), theme.size("left"), theme.size("top"))
        lines = [
            (
                Box(round(each.x), round(each.y), round(each.x + each.width), round(each.y + each.height)),
                each.fill,
            )
            for each in layer.items
            if isinstance(each, Rect)
        ]
        assert len(lines) == len(layer.items)
        for area in view.areas:
            squares = [grid.square(square) for square in area.squares]
            fills = [fill for box, fill in lines if any(box.cut(square) == box for square in squares)]
            inside = [each for each in view.warriors if each.at in area.squares]
            strengths = [sum(each.least for each in inside if each.seat in side) for side in sides]
            lead = [side for side, each in zip(sides, strengths, strict=True) if each == max(strengths)]
            owners = [seat for seat in range(view.setup.seats) if theme.seat(seat) in fills]
            assert set(owners) <= set(lead[0])
            assert bool(owners) == (len(lead) == 1 and area.gold > 0)
            seen.add(bool(owners))
    assert seen == {True, False}
