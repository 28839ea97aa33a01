"""What stands for the lines of Yspahan's score sheet: souks, bazaar, loading, caravan, buildings, cards."""

from __future__ import annotations

from engines.core.text import Text
from engines.yspahan.content import Building
from render.drawing.scene import Box, Drawing, Group, Shape, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan.icons import building_shapes, camel_shapes, card_shapes, domed


def source(label: Text) -> Sprite | None:
    """The icon of a line."""
    return icon.at(0, 0, label.key.removeprefix("yspahan-source-"))


@sprite
def icon(theme: Theme, name: str) -> Drawing:
    """A source of points round its centre, 40 pixels wide."""
    return Drawing(Box(-22, -22, 22, 22), (Group(_shapes(theme, name), scale=0.4),))


def _shapes(theme: Theme, name: str) -> tuple[Shape, ...]:
    match name:
        case "city":
            return (*domed(theme, 0, 44, 82, 92, theme["clay"], theme["plaster"]),)
        case "bazaar":
            return building_shapes(theme, Building.BAZAAR)
        case "loading":
            return building_shapes(theme, Building.HOIST)
        case "caravan":
            return camel_shapes(theme)
        case "buildings":
            return building_shapes(theme, Building.SHOP)
    return card_shapes(theme)
