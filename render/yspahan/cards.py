"""The hand of Yspahan: every card as a picture of what it does."""

from __future__ import annotations

from dataclasses import replace

from engines.yspahan.content import Building, Card
from engines.yspahan.view import YspahanView
from render.drawing.curves import rounded, star
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Layered,
    Line,
    Poly,
    Rect,
    Scene,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import badge
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan.pieces import building, house, icon

WIDE, TALL = 180, 252
"""The size of a card."""

_PER_ROW = 5
_NARROWEST = 400


def hand(view: YspahanView, theme: Theme) -> Scene | None:
    """The viewer's cards, equal ones as one with their number; nothing for a bystander or an empty hand."""
    if not view.hand:
        return None
    kinds = list(dict.fromkeys(view.hand))
    columns = min(len(kinds), _PER_ROW)
    rows = -(-len(kinds) // _PER_ROW)
    width, height = 12 + columns * (WIDE + 12), 12 + rows * (TALL + 14)
    whole = max(width, _NARROWEST)
    left = 12 + (whole - width) // 2
    items: list[Item] = []
    for at, card in enumerate(kinds):
        line, column = divmod(at, _PER_ROW)
        x, y = left + column * (WIDE + 12), 12 + line * (TALL + 14)
        items.append(front.at(x, y, card))
        if (count := view.hand.count(card)) > 1:
            items.append(badge.at(x + 24, y + 24, str(count)))
    return Scene(whole, height, theme["night"], (Layer("hand", tuple(items)),))


@sprite
def front(theme: Theme, card: Card) -> Layered:
    """A card from its upper left corner: what it does, upon a blank one."""
    x, y = WIDE // 2, TALL // 2
    shown = (replace(each, x=each.x + x, y=each.y + y) for each in _FACES[card])
    return Layered((blank.at(0, 0), *shown), Box(-4, -4, WIDE + 10, TALL + 14))


@sprite
def blank(theme: Theme) -> Drawing:
    """A card without what it does, from its upper left corner."""
    body = rounded(0, 0, WIDE, TALL, 14)
    field = rounded(12, 12, WIDE - 24, TALL - 24, 9)
    corners = [
        Poly(star(8, 11, 6, x, y), theme["amber"], theme["ink"], 1.6)
        for x in (13, WIDE - 13)
        for y in (13, TALL - 13)
    ]
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 5, 4),
        Poly(body, theme["turquoise"].dim(0.12), theme["ink"], 3),
        Poly(field, theme["plaster"], theme["amber"], 3),
        *corners,
    )
    return Drawing(Box(-4, -4, WIDE + 10, TALL + 14), shapes)


@sprite
def seal(theme: Theme, text: str) -> Drawing:
    """Points round their centre: a seal with a number."""
    tips = star(12, 36, 31)
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(tips, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(tips, theme["ink"], theme["ink"], 6),
        Poly(tips, theme["amber"]),
        Label(0, 1, text, 42, theme["ink"]),
    )
    return Drawing(Box(-44, -44, 46, 48), shapes)


@sprite
def arrow(theme: Theme, up: bool = False) -> Drawing:
    """What becomes of something: an arrow down or up, round its centre."""
    body = ((-9.0, -17.0), (9.0, -17.0), (9.0, 0.0), (22.0, 0.0), (0.0, 20.0), (-22.0, 0.0), (-9.0, 0.0))
    shapes = (Group((Poly(body, theme["ask"], theme["ink"], 4),), turn=180 if up else 0),)
    return Drawing(Box(-26, -26, 26, 26), shapes)


@sprite
def struck(theme: Theme) -> Drawing:
    """The bar through what need not be paid, round its centre."""
    shapes = tuple(
        Line(((-44, 26), (44, -26)), colour, width)
        for colour, width in ((theme["ink"], 13), (theme["ask"], 8))
    )
    return Drawing(Box(-54, -36, 54, 36), shapes)


@sprite
def span(theme: Theme, text: str) -> Drawing:
    """How many of something, round its centre."""
    return Drawing(Box(-44, -24, 44, 24), (Label(0, 1, text, 36, theme["ink"]),))


@sprite
def plain_cube(theme: Theme) -> Drawing:
    """Anybody's cube, round its centre."""
    top, side = theme["robe_light"], theme["robe"]
    outline = ((-20, -14), (-10, -26), (24, -26), (24, 10), (14, 22), (-20, 22))
    shapes: tuple[Shape, ...] = (
        Poly(outline, theme["ink"], theme["ink"], 6),
        Rect(-20, -14, 34, 36, top),
        Poly(((-20, -14), (-10, -26), (24, -26), (14, -14)), top.lit(0.4)),
        Poly(((14, -14), (24, -26), (24, 10), (14, 22)), side),
    )
    return Drawing(Box(-26, -32, 30, 28), shapes)


_BUILD = (building.at(0, -48, Building.BAZAAR, 140),)

_FACES: dict[Card, tuple[Sprite, ...]] = {
    Card.THREE_CAMELS: tuple(icon.at(x, y, "camel", 96) for x, y in ((16, -64), (-16, 0), (16, 66))),
    Card.THREE_GOLD: tuple(icon.at(x, y, "coin", 88) for x, y in ((0, -48), (-36, 44), (36, 44))),
    Card.CAMELS_TO_POINTS: (
        icon.at(-6, -46, "camel", 104),
        arrow.at(0, 10),
        seal.at(0, 66, "2"),
        span.at(40, -94, "1-4"),
    ),
    Card.GOLD_TO_POINTS: (
        icon.at(-6, -42, "coin", 96),
        arrow.at(0, 10),
        seal.at(0, 66, "1"),
        span.at(38, -96, "1-10"),
    ),
    Card.BUILD_WITHOUT_CAMELS: (*_BUILD, icon.at(0, 62, "camel", 96), struck.at(0, 62)),
    Card.BUILD_WITHOUT_GOLD: (*_BUILD, icon.at(0, 62, "coin", 90), struck.at(0, 62)),
    Card.CUBE_TO_SHOP: (plain_cube.at(0, -78), arrow.at(0, -32), house.at(0, 44, 136)),
    Card.CUBE_TO_CARAVAN: (plain_cube.at(0, -78), arrow.at(0, -30), icon.at(0, 54, "camel", 146)),
    Card.EXCHANGE: (
        icon.at(0, -66, "camel", 104),
        icon.at(0, 70, "coin", 92),
        arrow.at(-34, 2, True),
        arrow.at(34, 2),
    ),
}
