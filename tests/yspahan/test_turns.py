"""What a turn of Yspahan shows and says on a phone: what is offered first, what a hint points at, what is given up, a week's end."""

from __future__ import annotations

import re

import pytest

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button
from cogs.panels.choices import menus
from cogs.panels.keypads import rows
from engines import GAMES, PRESENTATIONS
from engines.core.chance import Rng
from engines.core.text import Several, Who
from engines.yspahan.content import Souk, named
from engines.yspahan.foresight import price_of_way
from engines.yspahan.moves import Supervise
from render import yspahan
from render.drawing.marks import HINTED
from render.drawing.scene import dump
from render.drawing.theme import load as theme
from render.languages import LOCALES
from render.renderer import Mark
from tests.yspahan.positions import position

GAME, PRESENTATION = GAMES["yspahan"], PRESENTATIONS["yspahan"]

RICH = """\
tower bag 2x3 gold 1x6
sup C
BAR4 B - -
CHE4 A A
A gold 4
"""


def test_the_supervisors_ways_come_by_their_price_and_those_to_cubes_before_others():
    state = position(GAME.setup(2), RICH)
    view = GAME.view(state, 0)
    for level, shown in (("bag", 3), ("gold", 6)):
        ways = [each for each in PRESENTATION.offered(state, 0) if isinstance(each, Supervise)]
        tolls = [price_of_way(view, shown, way.to) for way in ways if way.group == level]
        assert tolls == sorted(tolls) and tolls[0] == 0
    lines = [GAME.notation.format(move) for move in PRESENTATION.offered(state, 0)]
    lines = [line for line in lines if line.startswith("supervisor bag")]
    near, *others = PRESENTATION.divided(view, ("supervisor", "bag"), lines).values()
    to = {line.split()[2] for line in near}
    assert {"S3", "W2", "W4"} <= to <= {"S3", "W2", "W4", "W3", "E3", "N3"}
    assert sorted([*near, *(line for part in others for line in part)]) == sorted(lines)


def test_a_hint_is_shown_in_gold_wherever_the_turn_has_come_to():
    state, look = position(GAME.setup(2), RICH), theme("yspahan", preview=True)
    view = GAME.view(state, 0)
    numbers = (Mark("part:gold", "1"), Mark("part:bag", "2" + HINTED))
    shown = dump(yspahan.scene(view, look, (*numbers, Mark("supply BAG3 a+c", HINTED))))
    lit = {
        souk: light for light, souk in re.findall(r"halo .* (True|False)\n.*medallion \S+ \d+ (\w+)", shown)
    }
    assert lit["BAG3"] == "True" and lit["BAG8"] == "False" and shown.count("marks.gold") == 1
    part = Mark("part:bag", "")
    offered = tuple(Mark(souk, souk) for souk in ("BAG3", "BAG4"))
    shown = dump(yspahan.scene(view, look, (*offered, part, Mark("supply BAG3 a+c", HINTED))))
    assert "BAG3 True" in shown and "BAG4 False" in shown
    for level in ("bag", "gold"):
        hint = (Mark(f"part:{level}", ""), Mark(f"supervisor {level} E3", HINTED))
        assert " E3 0 False True" in dump(yspahan.scene(view, look, hint))
    shops = (Mark("a+c", "a+c"), Mark("BAG3", ""))
    golden = [
        dump(yspahan.scene(view, look, (*shops, Mark(line, HINTED)))).count("marks.gold")
        for line in ("supply BAG3 a+c", "supply BAG4 a")
    ]
    assert golden == [2, 0], "what is advised in another souk is not shown in this one"


def test_dice_on_offer_have_the_numbers_of_their_buttons_from_the_top_of_the_tower():
    state, look = position(GAME.setup(2), RICH), theme("yspahan", preview=True)
    view = GAME.view(state, 0)
    lines = [GAME.notation.format(move) for move in PRESENTATION.offered(state, 0)]
    (menu,), marks = menus(GAME, view, lines, "", "en")
    assert [(mark.token, mark.label) for mark in marks] == [("part:gold", "1"), ("part:bag", "2")]
    assert [option.label[:4] for option in menu.options] == ["1 · ", "2 · "]
    numbers = [each for each in dump(yspahan.scene(view, look, marks)).split("\n") if "size=61" in each]
    assert len(numbers) == 2 and "text=1" in numbers[1] and "text=2" in numbers[0]
    (_, chosen) = menus(GAME, view, lines, "part:gold", "en")
    assert not any(mark.label for mark in chosen)


def test_the_hoist_is_counted_wherever_dice_are_offered():
    """The souk that it completes has a golden edge, and is filled by one button; its cube may still be kept."""
    state, look = position(GAME.setup(2), RICH + "A buildings hoist\n"), theme("yspahan", preview=True)
    view = GAME.view(state, 0)
    lines = [GAME.notation.format(move) for move in PRESENTATION.offered(state, 0)]
    (menu,), marks = menus(GAME, view, lines, "", "en")
    assert menu.options[1].label == "2 · Bag ×3"
    shown = dump(yspahan.scene(view, look, marks))
    lit = {
        souk
        for light, souk in re.findall(r"halo .* (True|False)\n.*medallion \S+ \d+ (\w+)", shown)
        if light == "True"
    }
    assert lit == {"BAG3"}
    (menu,), marks = menus(GAME, view, lines, "part:bag supply", "en")
    shown = dump(yspahan.scene(view, look, marks))
    assert shown.count("city.coming") == 3 * len(menu.options)
    (menu,), _ = menus(GAME, view, lines, "part:bag supply BAG3", "en")
    assert [option.value for option in menu.options] == [
        f"supply BAG3 {shops}" for shops in ("a+b+c", "a+b", "a+c", "b+c")
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "hand", ["three_gold", "exchange", "three_gold three_camels exchange cube_to_shop camels_to_points"]
)
def test_cards_leave_the_buttons_of_the_roll_where_they_are(hand, locale):
    """They stand behind one button, as beside dice."""

    def shown(block):
        view = GAME.view(state := position(GAME.setup(2), f"todo roll\nA gold 4 camels 2\n{block}"), 0)
        lines = [GAME.notation.format(move) for move in PRESENTATION.offered(state, 0)]
        found, marks = menus(GAME, view, lines, "", locale)
        assert not any(mark.label for mark in marks)
        return rows(found, CustomId("pick", "table", 1))

    bare, held = shown(""), shown(f"A cards {hand}\n")
    keys = [key for row in held for key in row]
    assert all(isinstance(key, Button) for key in keys)
    assert keys[:-1] == [key for row in bare for key in row] and len(held) == len(bare)
    assert keys[-1].id.rest.endswith("part:cards")


@pytest.mark.parametrize("camels", [2, 0])
def test_what_dice_are_for_names_a_building_where_one_can_be_paid(camels):
    view = GAME.view(state := position(GAME.setup(2), RICH + f"A camels {camels}\n"), 0)
    lines = [GAME.notation.format(move) for move in PRESENTATION.offered(state, 0)]
    for level in ("gold", "bag"):
        (first, *_), _ = menus(GAME, view, lines, f"part:{level}", "en")
        assert (
            ("build" in first.placeholder)
            == (camels > 0)
            == any(line.startswith(f"construct {level}") for line in lines)
        )


def test_letters_stand_on_shops_only_where_shops_are_chosen():
    state, look = position(GAME.setup(2), RICH), theme("yspahan", preview=True)
    view = GAME.view(state, 0)
    assert "marks.ground" not in dump(yspahan.scene(view, look))
    chosen = (Mark("a+c", "a+c"), Mark("a+b", "a+b"), Mark("BAG3", ""))
    assert dump(yspahan.scene(view, look, chosen)).count("marks.ground") == 3


def test_a_turn_that_breaks_up_a_complete_souk_says_so():
    state = position(GAME.setup(2), RICH + "A buildings bazaar\n")
    before = GAME.view(state, 0)
    after, _ = GAME.apply(state, 0, GAME.notation.parse("supervisor bag W2"), Rng("", 0))
    (lost,) = PRESENTATION.given_up(before, GAME.view(after, 0))
    assert (lost["points"], lost["souk"]) == (6, named(Souk.CHE4))
    assert PRESENTATION.given_up(GAME.view(state, 1), GAME.view(after, 1)) == []
    assert PRESENTATION.given_up(before, before) == []


def test_a_weeks_end_has_a_line_for_everybody_who_scored_with_all_that_they_did():
    block = "day 1 7\nturn 2\nCHE4 A A\nVAS4 A\nBAG3 B B B\nBAR3 A -\ncaravan A B A\nA buildings bazaar\ntodo end\n"
    state = position(GAME.setup(3), block)
    after, notes = GAME.apply(state, 2, GAME.notation.parse("end"), Rng("week", 0))
    told = [note.text for note in notes if note.to is None]
    found = PRESENTATION.scored(told)
    assert found is not None
    (head, *people) = found.lines
    assert head[0].key == "yspahan-week-over"
    gained = {line[0]["who"]: line[0]["points"] for line in people}
    assert gained == {Who(0): 4 + 4 + 2 * 2 + 2, Who(1): 3 + 1}
    assert gained == {Who(seat): after.players[seat].points for seat in (0, 1)}
    items = [dict(line[0].args)["items"] for line in people]
    assert [len(each.items) for each in items if isinstance(each, Several)] == [4, 2]
    assert PRESENTATION.scored(told[found.past :]) is None
