"""Alhambra's pictures: sizes, weight, secrets, what they show, and what they say in words."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from engines import GAMES
from engines.alhambra import PRESENTATION
from engines.alhambra.content import STALLS, TILES, Building, Currency
from engines.alhambra.foresight import fits, unseen_buildings
from engines.alhambra.moves import Act, Build, Target
from engines.core.journal import deal, load, replay
from render import alhambra
from render.alhambra import market
from render.drawing.callouts import find_signs
from render.drawing.marks import PIN
from render.drawing.scene import Box, Label, Sprite
from render.drawing.theme import load as theme
from render.renderer import Mark
from render.sentences import sentences
from tests.alhambra.positions import crowded
from tests.core.test_journals import FOLDER
from tests.spoken import said, says

GAME = GAMES["alhambra"]
BUILT = ("alhambra.tiles.tile", "alhambra.tiles.fountain")


@cache
def states(name):
    """Every position of a recorded game."""
    text = (FOLDER / "alhambra" / f"{name}.txt").read_text(encoding="utf-8")
    header, entries = load(text.rpartition("result ")[0])
    return [deal(GAME, header), *(step.state for step in replay(GAME, header, entries))]


def moments(name, count=5):
    """Positions of a recorded game, evenly spread, the first and the last among them."""
    played = states(name)
    return [played[(len(played) - 1) * at // (count - 1)] for at in range(count)]


def building(name):
    """A late position in which somebody places what was bought."""
    return next(state for state in reversed(states(name)) if state.todo and isinstance(state.todo[-1], Build))


def spoken(texts, locale):
    """Texts in a language, with names of usual length."""
    names = ("Isabella", "Boabdil", "Washington", "Mohammed", "Ferdinand", "Scheherazade")
    said = sentences(texts, locale, lambda seat: names[seat])
    assert "{" not in said and "alhambra-" not in said
    return said


def test_the_picture_grows_with_the_cities():
    first, last = states("three-players")[0], states("three-players")[-2]
    look = theme("alhambra")
    assert (
        alhambra.scene(GAME.view(first, None), look).height
        < alhambra.scene(GAME.view(last, None), look).height
    )


def test_a_preview_shows_the_own_money_alone():
    (state,) = crowded()
    shown = alhambra.scene(GAME.view(state, 0), theme("alhambra", preview=True))
    pairs = [pair for layer in shown.layers for pair in pairwise(layer.items)]
    drawn = {
        name: sorted(
            (card.args[0].name, int(digit.text))
            for card, digit in pairs
            if isinstance(card, Sprite) and isinstance(digit, Label) and card.name == name
        )
        for name in ("alhambra.money.blank", "alhambra.money.pouch")
    }
    total = Counter[str]()
    for card in state.hands[0]:
        total[card.currency.name] += card.value
    assert drawn["alhambra.money.blank"] == sorted((card.currency.name, card.value) for card in state.display)
    assert drawn["alhambra.money.pouch"] == sorted((each.name, total[each.name]) for each in Currency)


@pytest.mark.parametrize("name", ["two-players", "six-players"])
def test_a_stall_is_lit_where_the_viewer_can_pay(name):
    """An arrow that comes round says that they can exactly, no entry that the building fits nowhere; the hand has the same signs, and the tip comes with
    the sign."""
    found = set[str]()
    for state in moments(name, 24):
        for seat in GAME.due(state):
            view = GAME.view(state, seat)
            shown = alhambra.scene(view, theme("alhambra", preview=True))
            sprites = [item for layer in shown.layers for item in layer.items if isinstance(item, Sprite)]
            signs = [item for item in sprites if item.name == "alhambra.money.verdict"]
            lit = [(item.x, item.y) for item in sprites if item.name == "alhambra.market.lantern"]
            stalls = [item for item in sprites if item.name == "alhambra.market.stall"]
            offered = {offer.slot: offer for offer in view.offers if offer.affordable}
            words: list[str] = []
            for stall in stalls:
                slot, wide = stall.args
                tile, high = view.site[slot], market.height(wide)
                here = [
                    sign for sign in signs if 0 <= sign.x - stall.x < wide and 0 <= sign.y - stall.y < high
                ]
                barred = tile is not None and not fits(view, tile)
                exact = slot in offered and offered[slot].exact
                assert [sign.args[0] for sign in here] == (
                    ["nowhere"] if barred else ["exact"] if exact else []
                )
                assert ((stall.x, stall.y) in lit) == (slot in offered)
                words += [sign.args[0] for sign in here] or ["enough"] * (slot in offered)
            found.update(words)
            if stalls:
                hand: Any = alhambra.hand(view, theme("alhambra"))
                held = [item for layer in hand.layers for item in layer.items if isinstance(item, Sprite)]
                assert [each.args[0] for each in held if each.name == "alhambra.money.verdict"] == words
                assert ("nowhere" in PRESENTATION.firsts(view)) == ("nowhere" in words)
    assert found == {"nowhere", "enough", "exact"}


def test_what_can_be_chosen_is_in_light():
    """At first stalls and money, then several cards alone; beside the stall that is paid at lies the money to pay with."""
    views = (GAME.view(state, seat) for state in moments("two-players", 24) for seat in GAME.due(state))
    buying = (view for view in views if isinstance(view.asks[-1], Act))
    view = next(view for view in buying if sum(offer.affordable for offer in view.offers) > 1)

    def drawn(token):
        shown = alhambra.scene(view, theme("alhambra", preview=True), (Mark(token, ""),))
        return [item for layer in shown.layers for item in layer.items if isinstance(item, Sprite)]

    def lit(token=""):
        sprites = drawn(token)
        wide = [item.args[0] > item.args[1] for item in sprites if item.name == "alhambra.market.lantern"]
        return wide.count(True), wide.count(False)

    payable = sum(offer.affordable for offer in view.offers)
    first = next(offer.slot for offer in view.offers if offer.affordable)
    assert lit() == (payable, len(view.display))
    assert lit("part:change") == (0, len(view.display))
    paying = drawn(str(first + 1))
    assert [item.args[0] for item in paying if item.name == "alhambra.market.stall"] == [first]
    cards = [item.args[0] for item in paying if item.name == "alhambra.money.blank"]
    assert cards == [card.currency for card in view.hand if card.currency is STALLS[first]]


@pytest.mark.parametrize(
    "name", ["two-players", "three-players", "four-players", "five-players", "six-players-mixed"]
)
def test_every_building_of_every_city_is_drawn(name):
    state = states(name)[-1]
    layers = {layer.name: layer for layer in alhambra.scene(GAME.view(state, None), theme("alhambra")).layers}
    tiles = [
        item.args[0]
        for item in layers["cities"].items
        if isinstance(item, Sprite) and item.name == "alhambra.tiles.tile"
    ]
    built = [str(tile) for city in state.cities for tile in city.values() if tile.kind]
    aside = [str(tile) for reserve in state.reserves for tile in reserve]
    assert sorted(tiles) == sorted([*built, *aside])


@pytest.mark.parametrize("name", ["two-players", "three-players"])
def test_marks_stand_where_the_tile_would_come(name):
    state = building(name)
    seat = GAME.due(state)[0]
    view, look = GAME.view(state, seat), theme("alhambra", preview=True)
    tile = state.bought[seat][0]
    cell = next(
        move.to.at
        for move in GAME.legal(state, seat)
        if move.tile == tile and alhambra.is_place(str(move.to))
    )
    marked = alhambra.scene(view, look, (Mark(str(cell), "1"),))
    sprites = [item for layer in marked.layers for item in layer.items if isinstance(item, Sprite)]
    (disc,) = [item for item in sprites if item.name == "marks.ground"]
    (fountain,) = [item for item in sprites if item.name == "alhambra.tiles.fountain"]
    size = fountain.args[0]
    corner = (fountain.x - size // 2 + cell.x * size, fountain.y - size // 2 + cell.y * size)
    radius = disc.args[1]
    assert (disc.x - corner[0], disc.y - corner[1]) == (radius, radius), "in the corner of its cell"


def test_the_tile_that_was_chosen_is_seen_with_its_walls_where_it_could_lie():
    state = building("two-players")
    seat = GAME.due(state)[0]
    view, look = GAME.view(state, seat), theme("alhambra", preview=True)
    tile = state.bought[seat][0]
    cells = [str(move.to) for move in GAME.legal(state, seat) if move.tile == tile]
    offered = [cell for cell in cells if alhambra.is_place(cell)]
    marks = tuple(Mark(cell, str(at)) for at, cell in enumerate(offered, 1))
    for chosen, ghosts in ((str(tile), len(offered)), ("nothing", 0)):
        drawn = alhambra.scene(view, look, (*marks, Mark(chosen, "")))
        shown = [item for item in drawn.layers[-1].items if isinstance(item, Sprite)]
        tried = [item.args[0] for item in shown if item.name == "alhambra.tiles.tile"]
        assert tried == [str(tile)] * ghosts


def test_places_are_cells_and_nothing_else():
    assert all(map(alhambra.is_place, ("M12", "a1", "-13.2")))
    assert not any(map(alhambra.is_place, ("reserve", "dirk", "1", "DE3", "DE3+DU2", "P2-NEW")))
    assert str(Target.parse("reserve")) == "reserve"


def test_the_text_board_names_market_cities_and_the_open_deal():
    board = spoken(alhambra.text_board(GAME.view(states("two-players")[0], None)), "en")
    assert says(board, "alhambra-text-dealt") and says(board, "alhambra-text-starter")
    board = spoken(alhambra.text_board(GAME.view(crowded()[0], 0)), "en")
    garden, pavilion, tower = (said("alhambra-tile", token=token) for token in ("G12-S", "P6-N", "T13-E"))
    assert says(board, "alhambra-alt-offer", slot=1, currency=said("alhambra-currency-DE"), tile=garden)
    assert says(board, "alhambra-text-cell", cell="M12", tile=pavilion)
    assert said("alhambra-text-reserve", tiles=tower).rstrip(".") in board
    assert said("alhambra-alt-dirk", score=0, counts="").rstrip(".") in board


def test_the_alt_text_names_what_waits_to_be_placed():
    for state in states("two-players"):
        view = GAME.view(state, 0)
        named = [
            getattr(dict(text.args)["tiles"], "items", ())
            for text in alhambra.RENDERER.alt(view)
            if text.key == "alhambra-alt-bought"
        ]
        assert [len(tiles) for tiles in named] == [len(each.bought) for each in view.players if each.bought]


def test_the_first_close_up_is_of_the_city_that_was_changed_last_else_of_the_own():
    met = set()
    for state in moments("six-players", 24):
        for seat in (None, 3):
            view = GAME.view(state, seat)
            names, changed = alhambra.closeups(view), {owner for owner, _ in view.fresh}
            assert sorted(names) == [f"city-{each + 1}" for each in range(6)]
            first = max(changed) if changed else seat
            if first is not None:
                assert names[0] == f"city-{first + 1}"
                met.add(bool(changed))
    assert met == {False, True}


def test_nothing_is_also_new_where_nothing_else_is():
    """Not in a turn in which nobody has built, after others in which somebody has."""
    met, played = set(), states("six-players")
    for before, state in zip(played, played[24:], strict=False):
        view = replace(GAME.view(state, None), before=GAME.view(before, None))
        said = alhambra.alt(view)
        also = [(at, text["alone"]) for at, text in enumerate(said) if text.key == "picture-also-new"]
        assert all(alone == (at == 0) for at, alone in also)
        met.add((bool(view.fresh), bool(also)))
    assert {(False, True), (True, True)} <= met


@pytest.mark.parametrize(
    "name", ["two-players", "three-players", "four-players", "five-players-at-random", "six-players-mixed"]
)
def test_every_city_lies_on_the_land_and_none_on_another(name):
    for state in moments(name, 12):
        shown = alhambra.scene(GAME.view(state, None), theme("alhambra"))
        sprites = [item for layer in shown.layers for item in layer.items if isinstance(item, Sprite)]
        (ground,) = (item for item in sprites if item.name == "alhambra.market.court")
        land = Box(ground.x, ground.y, ground.x + ground.args[0], ground.y + ground.args[1])
        assert land.bottom == shown.height
        (cities,) = (layer.items for layer in shown.layers if layer.name == "cities")
        built = [item for item in cities if isinstance(item, Sprite) and item.name in BUILT]
        assert len(built) == sum(map(len, (*state.cities, *state.reserves, *state.bought)))
        for item in built:
            half = item.args[-1] // 2
            reach = Box(item.x - half, item.y - half, item.x + half, item.y + half)
            assert land.cut(reach) == reach
        halves = [(item, item.args[-1] // 2 - 1) for item in built]
        lie = [Box(item.x - half, item.y - half, item.x + half, item.y + half) for item, half in halves]
        assert not any(one.cut(other).area for one, other in combinations(lie, 2)), "a reserve hides nothing"
        sizes = [item.args[0] for item in built if item.name == "alhambra.tiles.fountain"]
        assert min(sizes) >= 60, "17 pixels on a phone, also where six have built much"


@pytest.mark.parametrize(("width", "height"), [(300, 1120), (1176, 480), (580, 560)])
@pytest.mark.parametrize("seat", range(6))
def test_no_court_reaches_beyond_the_hill(width, height, seat):
    part = market.court.draw(theme("alhambra"), width, height, seat).part
    assert part is not None
    assert part.cut(Box(0, 0, *market.HILL)) == part
    assert part.width / part.height == pytest.approx(width / height, rel=0.01)


def test_cities_keep_their_places_until_a_city_or_a_reserve_grows():
    """Whoever looks for their own finds it where it was."""
    seen, places = dict[object, object](), set[object]()
    for state in states("six-players"):
        shown = alhambra.scene(GAME.view(state, None), theme("alhambra"))
        lying = sorted(
            (item.x, item.y, item.args)
            for layer in shown.layers
            for item in layer.items
            if isinstance(item, Sprite) and item.name == "alhambra.tiles.fountain"
        )
        if not GAME.due(state):
            continue
        grown = (
            tuple(frozenset(city) for city in state.cities),
            tuple(map(len, state.reserves)),
            tuple(map(len, state.bought)),
        )
        assert seen.setdefault(grown, lying) == lying
        places.add(tuple(lying))
    assert 5 < len(places) < len(seen)


def test_no_plate_hides_a_pin():
    """Whoever builds at the northern edge of their city has the pin below its plate."""
    found = 0
    for state in states("four-players"):
        shown = alhambra.scene(GAME.view(state, None), theme("alhambra"))
        sprites = [item for layer in shown.layers for item in layer.items if isinstance(item, Sprite)]
        plates = [
            Box(item.x, item.y, item.x + item.args[0], item.y + item.args[1])
            for item in sprites
            if item.name == "alhambra.market.record" and item.args[2] != "supply"
        ]
        pins = [item for item in sprites if item.name == "marks.pin"]
        heads = [Box(item.x - 16, item.y - PIN, item.x + 16, item.y) for item in pins]
        assert not any(pinned.cut(plate).area for pinned in heads for plate in plates)
        found += len(pins)
    assert found


@pytest.mark.parametrize("name", ["two-players", "six-players"])
def test_a_panel_s_legend_explains_the_money_and_repeats_nothing_of_the_market(name):
    view, drawn = GAME.view(states(name)[0], GAME.due(states(name)[0])[0]), alhambra.RENDERER
    board, panel = (
        {sign.name for sign, _ in find_signs(drawn.numbered(kind)(view, look), look, drawn.signs)}
        for kind, look in (("legend", theme("alhambra")), ("legend-panel", theme("alhambra", preview=True)))
    )
    assert {"stall", "display"} <= board and "purse" in panel and not board & panel


@pytest.mark.parametrize("name", ["three-players", "six-players"])
def test_a_legend_explains_a_whole_city_whatever_anybody_has_built(name):
    for state in moments(name, 12):
        view, look, drawn = GAME.view(state, None), theme("alhambra"), alhambra.RENDERER
        names = {sign.name for sign, _ in find_signs(drawn.numbered("legend")(view, look), look, drawn.signs)}
        assert {"wall", "reserve", "newest", "fountain"} <= names


def test_what_is_left_shows_every_building_with_its_walls():
    view = GAME.view(states("four-players")[0], None)
    left: Any = alhambra.RENDERER.remaining_scene(view, theme("alhambra"))
    sprites = [item for item in left.layers[-1].items if isinstance(item, Sprite)]
    drawn = [TILES[item.args[0]] for item in sprites if item.name == "alhambra.tiles.tile"]
    walls = Counter((item.x, item.y) for item in sprites if item.name == "alhambra.tiles.rampart")
    assert drawn == list(unseen_buildings(view))
    places = [(item.x, item.y) for item in sprites if item.name == "alhambra.tiles.tile"]
    assert [walls[at] for at in places] == [tile.walls.bit_count() for tile in drawn]


@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players", "six-players"])
def test_each_kind_says_who_has_most_of_it_and_nothing_else(name):
    for state in moments(name):
        view = GAME.view(state, None)
        (points,) = (
            layer.items for layer in alhambra.scene(view, theme("alhambra")).layers if layer.name == "points"
        )
        found = list[tuple[Building, list[object]]]()
        for item in points:
            if isinstance(item, Sprite) and item.name == "alhambra.tiles.emblem":
                found.append((item.args[0], []))
            elif found and isinstance(item, Label) and item.font == "narrow":
                found[-1][1].append(item.text)
            elif found and isinstance(item, Sprite) and item.name == "seats.token":
                found[-1][1].append(item.args[0])
            elif found and isinstance(item, Sprite) and item.name == "alhambra.icons.marble":
                found[-1][1].append("Dirk")
        wanted = list[tuple[Building, list[object]]]()
        for at, kind in enumerate(Building):
            dirk = [(view.dirk.counts[at], "Dirk")] if view.dirk else []
            counts = [*((player.counts[at], seat) for seat, player in enumerate(view.players)), *dirk]
            most = max(count for count, _ in counts)
            first = [who for count, who in reversed(counts) if count == most]
            wanted.append((kind, [*first, str(most)] if most else []))
        columns = PRESENTATION.columns(state.setup)
        assert columns["counted"] == bool(found), "the first post explains what is there"
        if len(view.players) > 4:
            assert not found, "the room is the cities'"
            continue
        assert sorted(found, key=lambda each: [*Building].index(each[0])) == wanted
        look = theme("alhambra")
        explained = find_signs(
            alhambra.RENDERER.numbered("legend")(view, look), look, alhambra.RENDERER.signs
        )
        numbered = [box for sign, boxes in explained if sign.name == "kind" for box in boxes]
        assert len(numbered) == sum(bool(each) for _, each in wanted), (
            "a legend points at none that nobody has"
        )
