"""Yspahan's pictures: sizes, weight, secrets, and what they say in words."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from bench.recorded import recorded
from cogs.panels.choices import menus
from engines import GAMES
from engines.core.chance import Rng
from engines.core.journal import deal, load, replay
from engines.yspahan.city import Shop
from engines.yspahan.content import BUILDINGS, CARDS, DECK, PLAN, Level, Souk
from engines.yspahan.foresight import income
from engines.yspahan.state import Fresh
from render import yspahan
from render.drawing.callouts import in_reading_order
from render.drawing.png import paint
from render.drawing.scene import Art, Label, Layer, Rect, Scene, Sprite, dump
from render.drawing.sprites import covered
from render.drawing.sprites import look as drawing
from render.drawing.theme import load as theme
from render.languages import LOCALES
from render.pictures import picture
from render.renderer import Mark
from render.sentences import sentences, word
from render.yspahan import RENDERER, city, pieces
from tests.core.test_journals import FOLDER
from tests.gallery.positions import positions
from tests.yspahan.positions import crowded, position

GAME = GAMES["yspahan"]


def moments(name):
    """Five positions of a recorded game, the first and the last among them."""
    header, entries = load(
        (FOLDER / "yspahan" / f"{name}.txt").read_text(encoding="utf-8").rpartition("result ")[0]
    )
    states = [deal(GAME, header), *(step.state for step in replay(GAME, header, entries))]
    return [states[(len(states) - 1) * at // 4] for at in range(5)]


def test_nothing_glows_in_a_city_that_was_cleared():
    state, look = GAME.new(GAME.setup(3), Rng("cleared", 0)), theme("yspahan")
    state.fresh = Fresh(0, over=True)
    bare = dump(yspahan.scene(GAME.view(state, None), look))
    state.fresh = Fresh(0, over=True, placed=(Shop.parse("BAG3a"),))
    assert dump(yspahan.scene(GAME.view(state, None), look)) == bare
    state.cubes[Shop.parse("BAG3a")] = 0
    assert dump(yspahan.scene(GAME.view(state, None), look)).count("glow") > bare.count("glow")


def test_a_hand_shows_every_kind_of_card_once():
    state = position(GAME.setup(2), "A cards " + " ".join(DECK) + "\npile\ntower camel 8x1")
    view, look = GAME.view(state, 0), theme("yspahan")
    held = yspahan.hand(view, look)
    assert held is not None
    drawn = dump(held)
    assert all(drawn.count(f" {card}\n") == 1 for card in CARDS)
    assert drawn.count("seats.badge") == len(CARDS)
    assert len(picture("yspahan", "hand", view)) <= 80_000


@pytest.mark.parametrize("seats", GAME.seats)
def test_marks_stand_on_the_squares_that_are_named(seats):
    state = GAME.new(GAME.setup(seats), Rng("marks", seats))
    view, look = GAME.view(state, 0), theme("yspahan", preview=True)
    for token in ("W10", "C", "S7", "VAS12"):
        assert yspahan.is_place(token)
        shown = "city.stage" if token == "VAS12" else "city.called"
        assert shown in dump(yspahan.scene(view, look, (Mark(token, "7"),)))
    assert all(map(yspahan.is_place, ("c", "a+b", "hoist", "part:bag")))
    for token in ("camel", "bag", "three_gold", "4", "a+g", "a+", "part:cards"):
        assert not yspahan.is_place(token)


def test_souks_and_squares_are_offered_by_their_names():
    state = next(
        each.state for each in positions("yspahan") if (each.name, each.phase) == ("four-players", "early")
    )
    (seat,) = GAME.due(state)
    view, legal = GAME.view(state, seat), [GAME.notation.format(move) for move in GAME.legal(state, seat)]
    (menu,), marks = menus(GAME, view, legal, "supply", "en")
    souks = ["BAG3", "BAG4", "BAG6", "BAR3", "BAR4"]
    assert [(mark.token, mark.label) for mark in marks] == [(souk, souk) for souk in souks]
    assert [option.value.split()[1] for option in menu.options] == souks
    (menu,), marks = menus(GAME, view, legal, "supervisor bag", "en")
    assert {mark.token: mark.label for mark in marks if mark.token != "bag"} == {
        each: each for each in ("N1", "C", "N2", "N4")
    }
    assert not any("·" in option.label for option in menu.options)


@pytest.mark.parametrize("souk", [Souk.BAG3, Souk.BAR8])
def test_the_ground_of_a_souk_on_offer_is_what_is_painted_there(souk):
    look, unit = theme("yspahan", preview=True), 52
    plan = city.Plan(look, unit, 100, 80)
    x, y = plan.medallion(souk)
    night = Layer("veil", (Rect(0, 0, 1200, 800, look["ink"]),))
    size = 1200, 800, look["night"]
    lit = paint(Scene(*size, (night, Layer("lit", (city.stage.at(x, y, unit, souk),)))), look)
    day = paint(Scene(*size, (Layer("day", city.ground(look, plan, False)[:1]),)), look)
    assert lit.getpixel((x, y)) == day.getpixel((x, y))
    assert lit.getpixel((x + 8 * unit, y)) == look["ink"][:3]


def test_cubes_that_would_come_lie_in_the_first_empty_shops():
    """As many as the dice give, or as there is room for."""
    view = next(
        GAME.view(each.state, *GAME.due(each.state))
        for each in positions("yspahan")
        if (each.name, each.phase) == ("two-players", "early")
    )
    shown = dump(yspahan.scene(view, theme("yspahan", preview=True), (Mark("BAR3", "BAR3"),)))
    assert income(view, Level.BARREL) == 2 and shown.count("city.coming") == 2
    shown = dump(yspahan.scene(view, theme("yspahan", preview=True), (Mark("BAG8", "BAG8"),)))
    assert income(view, Level.BAG) == 1 and shown.count("city.coming") == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_board_names_every_filled_shop(locale):
    board = spoken(yspahan.text_board(GAME.view(crowded()[0], 1)), locale)
    for name in ("Sheherazade", "Ali"):
        assert name in board
    shop = f"{word('yspahan-souk-che6', locale)}a"
    assert word("yspahan-text-beside", locale, square="10", shops=shop) in board
    assert "CHE6" not in board  # ids are typed, names are read


def spoken(texts, locale):
    """Texts in a language, with long names."""
    names = ("Sheherazade, daughter of the vizir", "Ali Baba", "Sindbad the Sailor of Basra", "Dinarzade")
    said = sentences(texts, locale, lambda seat: names[seat])
    assert "{" not in said and "yspahan-" not in said
    return said


def test_players_lie_in_the_order_of_the_day_and_at_the_end_by_their_places():
    look = theme("yspahan")
    for state in (each for name in ("two-players", "four-players") for each in moments(name)):
        view = GAME.view(state, None)
        players = next(layer for layer in yspahan.scene(view, look).layers if layer.name == "players")
        shown = [
            item.args[0] for item in players.items if isinstance(item, Sprite) and item.name == "seats.token"
        ]
        ranks = view.places or [view.order.index(seat) for seat in range(len(view.players))]
        assert sorted(shown) == list(range(len(view.players)))
        if view.asks and len(shown) > 2:
            assert shown[0] in view.asks[-1].seats
            first = view.order.index(shown[0])
            assert shown == [*view.order[first:], *view.order[:first]]
        else:
            assert [ranks[seat] for seat in shown] == sorted(ranks)


def test_of_four_players_each_shows_how_much_they_built():
    look, seen = theme("yspahan"), 0
    for view in (GAME.view(state, None) for state in moments("four-players")):
        players = next(layer for layer in yspahan.scene(view, look).layers if layer.name == "players")
        beside = [
            after.text
            for item, after in pairwise(players.items)
            if isinstance(item, Sprite)
            and item.name == "yspahan.pieces.building"
            and isinstance(after, Label)
        ]
        built = [len(player.buildings) for player in view.players]
        assert sorted(beside) == sorted(str(count) for count in built if count)
        seen += bool(beside)
    assert seen


def test_no_shop_lies_under_the_tower():
    look, plan = theme("yspahan"), city.Plan(theme("yspahan"))
    scene = yspahan.scene(GAME.view(GAME.new(GAME.setup(4), Rng("tower", 0)), None), look)
    parts = [
        part.box.moved(item.x, item.y)
        for layer in scene.layers
        if layer.name == "tower"
        for item in layer.items
        if isinstance(item, Sprite) and isinstance(part := drawing(look, item), Art)
    ]
    assert len(parts) > len(Level)
    half = plan.unit * 2 // 5
    for x, y in (plan.at(*at) for shops in PLAN.values() for at in shops.values()):
        assert not any(
            box.left < x + half and box.right > x - half and box.top < y + half and box.bottom > y - half
            for box in parts
        )


def test_a_legend_explains_a_complete_souk_and_buildings_from_the_first_day_on():
    look = theme("yspahan")
    scene = yspahan.explained(GAME.view(GAME.new(GAME.setup(4), Rng("legend", 0)), None), look)
    names = [sign.name for sign in in_reading_order(scene, look, yspahan.RENDERER.signs)]
    assert {"souk", "shop", "supervisor", "tower", "caravan", "row", "building"} == set(names)


@pytest.mark.parametrize("name", ["two-players", "four-players"])
def test_a_pin_stands_where_dice_were_taken_for_goods_or_where_they_came_to(name):
    played, look = recorded("yspahan", name), theme("yspahan")
    ends = [at for at, entry in enumerate(played.entries, 1) if entry.line == "end"]
    seen = Counter[str]()
    for view in (GAME.view(played.states[at], None) for at in ends):
        fresh, standing = view.fresh, dict(view.cubes)
        if view.over or fresh.taken is None or set(fresh.placed) - set(standing):
            continue
        layers = yspahan.scene(view, look).layers
        pinned = [
            layer.name
            for layer in layers
            for item in layer.items
            if isinstance(item, Sprite) and item.name == "marks.pin"
        ]
        came = "pieces" if fresh.placed or fresh.path else "caravan" if fresh.loaded else "tower"
        assert pinned == [came]
        seen[came] += 1
    assert seen["tower"] and seen["pieces"]


@pytest.mark.parametrize("gold", [0, 2])
def test_no_floor_is_framed_on_the_day_after_dice_were_taken_from_it(gold):
    """Neither in the tower that is empty before the roll nor round new dice, which are rolled at once where nobody can buy any."""
    look = theme("yspahan", preview=True)
    state = position(GAME.setup(2), f"turn 1\ntower barrel 2x1 gold 6x6\nB gold {gold}\n")
    for line, framed in (("supply BAR3 a+b", True), ("end", True), ("gold", True), ("end", False)):
        (seat,) = GAME.due(state)
        state, _ = GAME.apply(state, seat, GAME.notation.parse(line), Rng("day", 0))
        shown = dump(yspahan.scene(GAME.view(state, 1), look, (Mark("part:gold", "1"),)))
        assert ("marks.glow" in shown) is framed, line


def test_the_last_move_has_no_pin_where_something_is_on_offer():
    look = theme("yspahan", preview=True)
    played = next(each for each in positions("yspahan") if each.phase == "middle")
    view = GAME.view(played.state, GAME.due(played.state)[0])
    assert view.fresh.placed
    for label in ("BAG8", ""):
        shown = dump(yspahan.scene(view, look, (Mark("BAG8", label),)))
        assert "yspahan.city.land" in shown and ("marks.pin" in shown) is not bool(label)


@pytest.mark.parametrize("quarter", ["BAG8", "BAR8", "CHE4", "VAS4"])
def test_no_value_and_no_head_is_cut_at_the_upper_edge(quarter):
    look = theme("yspahan", preview=True)
    for played in positions("yspahan"):
        view = GAME.view(played.state, 0)
        shown = yspahan.scene(view, look, (Mark(quarter, "1"),))
        items = [each for layer in shown.layers for each in layer.items if isinstance(each, Sprite)]
        whole = [each for each in items if each.name in (city.medallion.name, city.asked.name)]
        whole += [each for each in items if each.name == pieces.supervisor.name and each.y >= shown.unit]
        assert whole and [each for each in whole if covered(each, look).top < -6] == []


@pytest.mark.parametrize("name", ["two-players", "four-players"])
def test_a_film_shows_what_every_turn_brought(name):
    """A pin in the city or the caravan, a building or goods on a plate; only what was there before, or was spent, is not shown."""
    played, look = recorded("yspahan", name), theme("yspahan")
    ends = [at for at, entry in enumerate(played.entries, 1) if entry.line == "end"]
    views = [GAME.view(played.states[at], None) for at in (0, *ends)]
    assert RENDERER.in_film is not None
    kinds, shown = Counter[str](), 0
    for view, take in zip(views, RENDERER.in_film(views, look), strict=True):
        names = {
            item.name: item for layer in take.scene.layers for item in layer.items if isinstance(item, Sprite)
        }
        kinds.update(str(item.args[0]) for item in take.told if item.name.startswith("yspahan.pieces"))
        shown += bool(take.told)
        assert take.told or view.over or "marks.pin" not in names
    assert {"camel", "coin", "card"} & set(kinds) and set(kinds) & set(BUILDINGS)
    assert shown >= 0.9 * len(ends)


@pytest.mark.parametrize("name", ["two-players", "four-players"])
def test_a_result_card_shows_what_the_winners_have_in_the_city_and_nothing_else(name):
    view, look = GAME.view(moments(name)[-1], None), theme("yspahan")
    assert RENDERER.showpiece is not None
    for seat in range(len(view.players)):
        scene = RENDERER.showpiece(view, look, [seat])
        items = [item for layer in scene.layers for item in layer.items if isinstance(item, Sprite)]
        cubes = [item for item in items if item.name == "yspahan.city.cube"]
        assert [item.args[0] for item in cubes] == [seat] * sum(owner == seat for _, owner in view.cubes)
        assert all(0 < item.x < scene.width and 0 < item.y < scene.height for item in cubes)
        values = [item.args[3] for item in items if item.name == "yspahan.city.medallion"]
        assert values == [seat] * sum(seen.complete and seen.owner == seat for seen in view.souks)
