"""Symbols of the lines of Yspahan's score sheet: souks, bazaar, loading, caravan, buildings, cards."""

from __future__ import annotations

from engines.core.text import Text
from engines.yspahan.content import Building
from render.drawing.curves import rounded, star
from render.drawing.scene import Box, Drawing, Group, Poly, Rect, Shape, Sprite
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
            return _prize(theme)
        case "caravan":
            return camel_shapes(theme)
        case "buildings":
            return _hammer(theme)
    return card_shapes(theme)


def _prize(theme: Theme) -> tuple[Shape, ...]:
    """The seal with a plus of the caravan's rows, which give points for loading."""
    seal = star(12, 46, 40)
    return (
        Poly(seal, theme["ink"], theme["ink"], 8),
        Poly(seal, theme["amber"]),
        Rect(-24, -5.5, 48, 11, theme["ink"]),
        Rect(-5.5, -24, 11, 48, theme["ink"]),
    )


def _hammer(theme: Theme) -> tuple[Shape, ...]:
    """A mason's hammer, for what was built: none of the buildings, because it stands for all of them."""
    handle, head = rounded(-6, -20, 12, 66, 5), rounded(-34, -42, 58, 28, 6)
    return (
        Group(
            (
                Poly(handle, theme["wood"], theme["ink"], 5),
                Poly(head, theme["plaster_shade"], theme["ink"], 5),
                Poly(((24, -42), (46, -30), (24, -16)), theme["plaster_shade"], theme["ink"], 5),
                Rect(-31, -39, 52, 7, theme["light"], 3),
            ),
            turn=35,
        ),
    )
