"""The pages of the rules: what their examples speak of is in their pictures."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.guide import pages
from cogs.panels import rules
from engines import GAMES
from engines.core.chance import Rng
from engines.hanging_gardens.content import BOX
from render.drawing.scene import Label, Line, Sprite
from render.drawing.sprites import covered
from render.hanging_gardens.previews import cell_of
from render.languages import LOCALES
from render.pictures import scene_of
from render.sentences import word

GAME = "hanging_gardens"


def drawn(page):
    """Everything in a page's pictures."""
    scenes = [scene_of(GAME, shot.kind, shot.view, shot.marks)[0] for shot in page.scene.shots]
    return [item for scene in scenes if scene for layer in scene.layers for item in layer.items]


def test_a_page_that_takes_a_tile_shows_the_display():
    taking = [
        page
        for page in pages.pages(GAME)
        if any(example.line.startswith("take ") for example in page.scene.examples)
    ]
    assert taking
    for page in taking:
        shown = {
            item.args[0]
            for item in drawn(page)
            if isinstance(item, Sprite) and item.args and item.name.startswith(f"{GAME}.tiles.")
        }
        view: Any = page.scene.shots[-1].view
        assert shown >= {tile for tile in view.display if tile}, page.topic


def test_a_page_that_names_squares_names_their_columns_and_rows():
    naming = 0
    for page in pages.pages(GAME):
        named = set(re.findall(r"\b[A-Z]\d+\b", rules.rules_page(page, "en").text))
        squares = [cell for each in named if (cell := cell_of(each))]
        naming += len(squares)
        labels = {item.text for item in drawn(page) if isinstance(item, Label)}
        assert {cell.column for cell in squares} | {str(cell.row) for cell in squares} <= labels, page.topic
    assert naming


def test_a_page_that_places_a_card_shows_that_card():
    """Among the open ones by its number, or in the garden where it would lie."""
    for page in pages.pages(GAME):
        view: Any = page.scene.shots[0].view
        items = [*drawn(page)]
        stamps = {(item.name, *item.args) for item in items if isinstance(item, Sprite)}
        numbers = {item.text for item in items if isinstance(item, Label)} | {
            args[0] for name, *args in stamps if name == "seats.badge"
        }
        for slot in {int(each.line.split()[1]) for each in page.scene.examples if "place " in each.line}:
            numbered = str(slot) in numbers
            ghosts = [args for name, *args in stamps if name.endswith(".ghost")]
            assert numbered or any(view.cards[slot - 1] in args for args in ghosts), page.topic


def test_the_number_of_the_round_covers_none_of_its_digits():
    """The line from it ends beside them, and not at whose turn it is."""
    game = GAMES[GAME]
    for seats in game.seats:
        view = game.view(game.new(game.setup(seats), Rng("legend", seats)), None)
        scene, look = scene_of(GAME, "legend turns", view)
        assert scene is not None
        (round_,) = (
            item
            for layer in scene.layers
            for item in layer.items
            if isinstance(item, Sprite) and item.name.endswith(".rounds")
        )
        box = covered(round_, look)
        ends = {item.points[-1] for item in scene.layers[-1].items if isinstance(item, Line)}
        for x, y in ends:
            assert box.left - 16 <= x <= box.right + 16 and box.top - 16 <= y <= box.bottom + 16
            digits = [(box.left + 8, box.top + 4), (box.right - 8, box.bottom - 4)]
            assert not (digits[0][0] < x < digits[1][0] and digits[0][1] < y < digits[1][1]), (seats, x, y)
        assert len(ends) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_is_told_that_a_card_is_turned_by_nothing(locale):
    keys = ("hanging-gardens-something-fits", "hanging-gardens-text-laid", "hanging-gardens-text-way")
    values = {"card": 1, "at": "K12", "rows": "TB/BB/BB", "turn": 0}
    assert [key for key in keys if "°" in word(key, locale, **values)] == []
    assert all("90°" in word(key, locale, **{**values, "turn": 90}) for key in keys)


def test_of_each_tile_that_can_be_had_the_own_tiles_say_what_one_more_adds():
    """Nothing too; of a person, of which there is one, only as long as the viewer has none."""
    told = []
    shots = [shot for page in pages.pages(GAME) for shot in page.scene.shots if shot.kind == "hand"]
    for shot in shots:
        view: Any = shot.view
        scene, _ = scene_of(GAME, "hand", view)
        assert scene is not None
        shown = [item for layer in scene.layers for item in layer.items]
        gains = [item.text for item in shown if isinstance(item, Label) and item.text.startswith("+")]
        had = [held for held in view.holdings if held.tile in BOX.series or not held.count]
        assert gains == [f"+{held.more}" for held in had]
        told += gains
    assert "+0" in told
