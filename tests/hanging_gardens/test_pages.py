"""The pages of the rules: what their examples speak of is in their pictures."""

from __future__ import annotations

import re
from typing import Any

from cogs.guide import pages
from cogs.panels import rules
from render.drawing.scene import Label, Sprite
from render.hanging_gardens.previews import cell_of
from render.pictures import scene_of

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
        for slot in {int(each.line.split()[1]) for each in page.scene.examples if "place " in each.line}:
            stamps = {(item.name, *item.args) for item in drawn(page) if isinstance(item, Sprite)}
            numbered = ("seats.badge", str(slot)) in stamps
            ghosts = [args for name, *args in stamps if name.endswith(".ghost")]
            assert numbered or any(view.cards[slot - 1] in args for args in ghosts), page.topic
