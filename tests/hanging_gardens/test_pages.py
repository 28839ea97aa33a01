"""The pages of the rules: what their examples speak of is in their pictures."""

from __future__ import annotations

from cogs.guide import pages
from render.drawing.scene import Sprite
from render.pictures import scene_of

GAME = "hanging_gardens"


def drawn(page):
    """Everything in a page's pictures."""
    scenes = [scene_of(GAME, shot.kind, shot.view, shot.marks)[0] for shot in page.scene.shots]
    return [item for scene in scenes for layer in scene.layers for item in layer.items]


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
        assert shown >= {tile for tile in page.scene.shots[-1].view.display if tile}, page.topic
