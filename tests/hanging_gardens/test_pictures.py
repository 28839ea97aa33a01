"""The pictures of The Hanging Gardens: sizes, weight, secrets, and what they say in words."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, pairwise

from engines import GAMES
from engines.core.journal import deal, load, replay
from engines.hanging_gardens.cards import Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.garden import Garden
from engines.hanging_gardens.moves import PlaceCard
from engines.hanging_gardens.state import Taken
from render import hanging_gardens
from render.drawing.marks import MOST
from render.drawing.scene import Box, Label, Layered, Sprite, dump
from render.drawing.seats import places
from render.drawing.sprites import look as look_of
from render.drawing.theme import load as theme
from render.hanging_gardens.filling import filled
from render.hanging_gardens.garden_panels import Plot
from render.hanging_gardens.gardens import extents, garden, row_of_tiles
from render.hanging_gardens.market import cards, display, order
from render.hanging_gardens.packing import packed
from render.hanging_gardens.plates import players, shown, trays_high
from render.hanging_gardens.previews import purse
from render.hanging_gardens.tiles import worth
from render.pictures import picture
from render.renderer import Mark
from tests.core.test_journals import FOLDER

GAME = GAMES["hanging_gardens"]


def moments(name):
    """Five positions of a recorded game, the first and the last among them."""
    text = (FOLDER / "hanging_gardens" / f"{name}.txt").read_text(encoding="utf-8").rpartition("result ")[0]
    header, entries = load(text)
    states = [deal(GAME, header), *(step.state for step in replay(GAME, header, entries))]
    return [states[(len(states) - 1) * at // 4] for at in range(5)]


def test_the_alt_text_names_what_can_be_claimed_and_taken():
    taking = 0
    for name in ("two-hidden", "two-open"):
        text = (FOLDER / "hanging_gardens" / f"{name}.txt").read_text(encoding="utf-8")
        for step in replay(GAME, *load(text.rpartition("result ")[0])):
            view = GAME.view(step.state, 0)
            said = hanging_gardens.RENDERER.alt(view)
            texts = {each.key: dict(each.args) for each in said}
            for each in said:
                groups = getattr(dict(each.args).get("free"), "items", ())
                assert all(dict(group.args)["count"] >= BOX.smallest_group for group in groups)
            taken = texts.get("hanging-gardens-alt-takeable")
            assert bool(taken) == bool(view.niches)
            if taken:
                taking += 1
                named = getattr(taken["tiles"], "items", ())
                assert len(named) == len({view.display[each - 1] for each in view.niches})
    assert taking


def test_a_bonus_tile_is_drawn_for_its_owner_alone():
    state = moments("two-hidden")[0].copy()
    state.tiles[0] = (Taken(Tile.TIGER, bonus=True),)
    look = theme("hanging_gardens", preview=True)
    drawn = [str(purse(GAME.view(state, seat), 0, Box(0, 0, 600, 80), look)) for seat in (0, 1)]
    assert "hanging_gardens.tiles.icon" in drawn[0] and "hanging_gardens.tiles.icon" not in drawn[1]


def test_no_number_in_a_row_of_tiles_is_covered():
    look, room = theme("hanging_gardens"), 345
    for kinds in range(1, len(Tile) + 1):
        row = row_of_tiles([tile for tile in list(Tile)[:kinds] for _ in range(2)], 0, 30, room, look)
        icons = [item for item in row if isinstance(item, Sprite)]
        numbers = [item for item in row if isinstance(item, Label)]
        assert row == [*icons, *numbers] and len(icons) == len(numbers) == kinds
        assert numbers[-1].x + 17 <= room + 3
        if kinds <= 6:  # what one player usually has lies apart
            spans = list(zip(numbers, icons[1:], strict=False))
            assert all(number.x + 17 <= icon.x - icon.args[1] / 2 for number, icon in spans)


def test_every_anchor_of_a_card_can_be_marked():
    state = moments("two-hidden")[2].copy()
    state.todo, state.cards = [PlaceCard((0,))], ["B01", None, None, None]
    seat = 0
    lines = [GAME.notation.format(move).split() for move in GAME.legal(state, seat)]
    slot, turn = lines[0][1:3]
    anchors = [line[3] for line in lines if line[1:3] == [slot, turn]]
    marks = tuple(Mark(anchor, str(number)) for number, anchor in enumerate(anchors, 1))
    look = theme("hanging_gardens", preview=True)

    def drawn(marks):
        return dump(hanging_gardens.scene(GAME.view(state, seat), look, marks))

    assert drawn(marks).count("marks.offered ") == len(anchors) > MOST
    chosen = (Mark(slot, ""), Mark(turn, ""))
    assert drawn((*marks[:5], *chosen)).count("marks.ground ") == 5
    assert "land.ghost" in drawn((marks[0], *chosen)) and "land.ghost" not in drawn(marks[:1])
    assert len(picture("hanging_gardens", "preview", GAME.view(state, seat), marks)) <= 120_000


def test_gardens_lie_apart_in_one_size_and_nothing_drifts_against_them():
    box, records = Box(300, 0, 1200, 1080), ("two-open", "three-hidden", "four-hidden", "four-open")
    for state in (state for name in records for state in moments(name)):
        gardens = [[cell for cell, _ in player.visible] for player in GAME.view(state, None).players]
        found = packed(gardens, box)
        lying = [
            {(x + cell.x * found.size, y + cell.y * found.size) for cell in cells}
            for (x, y), cells in zip(found.origins, gardens, strict=True)
        ]
        for one, other in combinations(lying, 2):
            assert all(
                max(abs(ax - bx), abs(ay - by)) >= 2 * found.size for ax, ay in one for bx, by in other
            )
        for x, y in set().union(*lying):
            assert box.left <= x <= box.right - found.size and box.top <= y <= box.bottom - found.size
            middle = (x + found.size / 2, y + found.size / 2)
            assert all(math.dist(middle, spot) > 1.4 * found.size for *spot, _ in found.free())
        # No larger one would do, and what is said to be high enough is.
        assert packed(gardens, box, found.size - 1).size < found.size
        assert packed(gardens, box._replace(bottom=found.height + 1)).size == found.size


def test_gardens_that_grow_keep_apart_in_their_box():
    box = Box(0, 300, 1200, 1080)
    larger = 0
    for state in (state for name in ("two-open", "three-hidden", "four-hidden") for state in moments(name)):
        gardens = [[cell for cell, _ in player.visible] for player in GAME.view(state, None).players]
        base = packed(gardens, box)
        found = filled(base, gardens, box)
        assert all(base.size <= size <= 1.32 * base.size for size in found.sizes)
        larger += found.covered(gardens) > base.covered(gardens)
        lying = [
            [(x + cell.x * size, y + cell.y * size, size) for cell in cells]
            for (x, y), size, cells in zip(found.origins, found.sizes, gardens, strict=True)
        ]
        for one, other in combinations(lying, 2):
            gaps = (
                max(bx - ax - a, ax - bx - b, by - ay - a, ay - by - b)
                for ax, ay, a in one
                for bx, by, b in other
            )
            assert min(gaps) >= base.size // 2
        for x, y, size in (square for squares in lying for square in squares):
            assert box.left <= x <= box.right - size and box.top <= y <= box.bottom - size
            middle = (x + size / 2, y + size / 2)
            assert all(math.dist(middle, spot) > size for *spot, _ in found.free())
    assert larger


def test_places_are_told_from_other_tokens():
    assert all(map(hanging_gardens.is_place, ("L13", "-A0", "AA-1")))
    assert not any(map(hanging_gardens.is_place, ("1", "90", "tiger", "animal-tamer", "L", "")))


def test_the_text_board_shows_squares_and_temples_as_they_lie():
    state = moments("two-hidden")[0].copy()
    garden = Garden.start().covered(Laid("B49", 0, Cell(0, 0)))
    state.gardens[0] = garden.with_temples((Cell(0, 0),))
    rows = [text for text in hanging_gardens.text_board(GAME.view(state, None)) if text.key.endswith("-row")]
    assert [(row["row"], row["squares"]) for row in rows[:2]] == [("13", "t P B"), ("14", "B B A")]


def test_tiles_say_what_they_add_to_whoever_chooses_and_to_others_what_they_are_worth():
    state = moments("two-hidden")[2]
    seat, look = GAME.due(state)[0], theme("hanging_gardens", preview=True)
    own, public = GAME.view(state, seat), GAME.view(state, None)
    more = {held.tile: f"+{held.more}" for held in own.holdings}
    lying = [tile for tile in state.display if tile]
    for view, said in ((own, more), (public, {tile: worth(tile) for tile in Tile})):
        shown = []
        for item in display(view, Box(0, 0, 1000, 200)):
            if isinstance(item, Sprite) and item.name.endswith("tiles.face"):
                made = look_of(look, item)
                assert isinstance(made, Layered)
                shown.append((item.args[0], made.sprites[-1].args[0]))
        assert shown == [(tile, said[tile]) for tile in lying] and shown


def test_leaves_along_the_edges_of_gardens_lie_on_no_stone():
    look, size, found = theme("hanging_gardens"), 60, 0
    for name in ("two-open", "four-hidden"):
        for view in (GAME.view(state, None) for state in moments(name)):
            for seat, (player, extent) in enumerate(zip(view.players, extents(view), strict=True)):
                items = garden(view, Plot.at(seat, extent, size, (0, 0)), look)
                clumps = [
                    item for item in items if isinstance(item, Sprite) and item.name.endswith("squares.clump")
                ]
                squares = [(cell.x * size, cell.y * size) for cell, _ in player.visible]
                found += len(clumps)
                for item in clumps:
                    far = (
                        max(x - item.x, item.x - x - size, y - item.y, item.y - y - size) for x, y in squares
                    )
                    assert min(far) >= size // 6
    assert found


def test_open_tiles_lie_on_a_tray_on_or_above_the_plate_of_their_owner():
    look, box = theme("hanging_gardens"), Box(16, 300, 1184, 402)
    for name in ("two-open", "three-hidden", "four-hidden", "four-open"):
        for state in moments(name):
            view = GAME.view(state, None)
            plates = places(len(view.players), box, 520)
            lying = [item for item in shown(view, box, (), look) if isinstance(item, Sprite)]
            top = box.top - trays_high(view, box)
            for player, plate in zip(view.players, plates, strict=True):
                own = [item for item in lying if plate.left <= item.x < plate.right]
                open_tiles = {tile.tile for tile in player.tiles if tile.tile and (view.openly or view.over)}
                icons = [item for item in own if item.name.endswith("tiles.icon")]
                assert {item.args[0] for item in icons} == open_tiles and len(icons) == len(open_tiles)
                for item in icons:
                    half = item.args[1] // 2
                    assert plate.left <= item.x - half and item.x + half <= plate.right
                    assert top <= item.y - half and item.y + half <= (
                        box.top if len(plates) > 2 else box.bottom
                    )


def test_plates_count_nothing_that_is_not_there_and_hold_what_they_count():
    for name in ("two-open", "three-hidden", "four-hidden", "four-open"):
        for state in moments(name):
            view, box = GAME.view(state, None), Box(0, 0, 1168, 102)
            items = players(view, box, ("WM",) * len(view.players), theme("hanging_gardens"))
            plates = [item for item in items if isinstance(item, Sprite) and item.name == "seats.plate"]
            edges = [(item.x, item.x + item.args[0]) for item in plates]
            assert len(edges) == len(view.players) and edges[-1][1] <= box.right
            for player, (left, right) in zip(view.players, edges, strict=True):
                counts = [
                    item
                    for item in items
                    if isinstance(item, Label) and item.anchor == "lm" and left < item.x < right
                ]
                assert all(item.x + 0.6 * item.size * len(item.text) <= right for item in counts), counts
                scored = view.openly or view.scores is not None
                assert "0" not in [item.text for item in counts][scored:]
                assert len(counts) <= scored + (player.reserve > 0) + (len(player.tiles) > 0) + (
                    player.compensated > 0
                )


def test_whoever_won_a_tie_by_tiles_alone_has_the_laurel():
    """A tie goes to more tiles (rules §10)."""
    final = moments("two-open")[-1]
    view, result = GAME.view(final, None), GAME.result(final)
    assert result and view.places == result.places
    tied = replace(view, scores=(40, 40), places=(1, 2))
    drawn = hanging_gardens.scene(tied, theme("hanging_gardens"))
    assert dump(drawn).count("seats.laurel") == 1


def test_a_board_of_many_has_a_row_of_tiles_and_its_cards_in_a_close_up():
    look = theme("hanging_gardens")
    for name, many in (("two-open", False), ("four-hidden", True)):
        state = moments(name)[2]
        view = GAME.view(state, None)
        (shown,) = (layer for layer in hanging_gardens.scene(view, look).layers if layer.name == "market")
        names = [item.name.rpartition(".")[2] for item in shown.items if isinstance(item, Sprite)]
        assert names.count("icon" if many else "face") == sum(tile is not None for tile in view.display)
        assert ("under" in names) != many
        close = hanging_gardens.RENDERER.closeups(view)
        assert close == (("market",) if many else ())
        for each in close:
            drawn = dump(hanging_gardens.RENDERER.closeup(view, look, each))
            assert drawn.count("land.under") == sum(card is not None for card in view.cards)


def test_all_open_cards_lie_on_the_quay():
    box, view = Box(172, 16, 532, 240), GAME.view(moments("two-hidden")[0], None)
    for count in (3, 4):
        lying = cards(replace(view, cards=("B13",) * count), box)
        backs = [
            item for item in lying if isinstance(item, Sprite) and item.name == "hanging_gardens.land.under"
        ]
        assert len(backs) == count
        for item in backs:
            wide, tall = item.args
            assert box.left <= item.x and item.x + wide <= box.right
            assert box.top <= item.y and item.y + tall <= box.bottom


def test_whose_turns_are_left_stands_on_the_quay():
    look, state = theme("hanging_gardens"), moments("two-hidden")[0]
    view = replace(GAME.view(state, None), turns=(0, 1, 0, 1))
    first, *rest = [
        item for item in order(view, Box(12, 12, 1188, 392), look)[1:] if isinstance(item, Sprite)
    ]
    assert [item.args[0] for item in (first, *rest)] == [0, 1, 0, 1] and first.args[1] > rest[0].args[1]
    assert all(one.y + 2 * one.args[1] <= other.y for one, other in pairwise(rest))
    assert all(item.x + item.args[1] <= 168 and item.y - 18 >= 64 and item.y + 18 <= 172 for item in rest)
