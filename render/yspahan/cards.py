"""The hand of Yspahan: every card as a picture of what it does."""

from __future__ import annotations

from engines.yspahan.content import Card
from engines.yspahan.view import YspahanView
from render.drawing.curves import rounded, star
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Scene,
    Shadow,
    Shape,
)
from render.drawing.seats import badge
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan.icons import camel_shapes, coin_shapes, domed

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
def front(theme: Theme, card: Card) -> Drawing:
    """A card from its upper left corner."""
    body = rounded(0, 0, WIDE, TALL, 14)
    field = rounded(12, 12, WIDE - 24, TALL - 24, 9)
    corners = [
        Poly(star(8, 11, 6, x, y), theme["amber"], theme["ink"], 1.6)
        for x in (13, WIDE - 13)
        for y in (13, TALL - 13)
    ]
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 5, 4),
        Poly(
            body,
            theme["turquoise"].dim(0.12),
            theme["ink"],
            3,
        ),
        Poly(field, theme["plaster"], theme["amber"], 3),
        *corners,
        Group(_FACES[card](theme), WIDE / 2, TALL / 2),
    )
    return Drawing(Box(-4, -4, WIDE + 10, TALL + 14), shapes)


def _point(theme: Theme, x: float, y: float, text: str) -> tuple[Shape, ...]:
    """Points: a seal with a number."""
    seal = star(12, 36, 31, x, y)
    return (
        Shadow((Poly(seal, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(seal, theme["ink"], theme["ink"], 6),
        Poly(seal, theme["amber"]),
        Label(x, y + 1, text, 42, theme["ink"]),
    )


def _arrow(theme: Theme, y: float, up: bool = False, x: float = 0) -> tuple[Shape, ...]:
    turn = 180 if up else 0
    body = ((-9.0, -17.0), (9.0, -17.0), (9.0, 0.0), (22.0, 0.0), (0.0, 20.0), (-22.0, 0.0), (-9.0, 0.0))
    return (Group((Poly(body, theme["ask"], theme["ink"], 4),), x, y, turn),)


def _camel(theme: Theme, x: float, y: float, scale: float) -> Shape:
    return Group(camel_shapes(theme), x + 4 * scale, y, scale=scale)


def _cube(theme: Theme, x: float, y: float) -> tuple[Shape, ...]:
    top, side = theme["robe_light"], theme["robe"]
    return (
        Poly(
            (
                (x - 20, y - 14),
                (x - 10, y - 26),
                (x + 24, y - 26),
                (x + 24, y + 10),
                (x + 14, y + 22),
                (x - 20, y + 22),
            ),
            theme["ink"],
            theme["ink"],
            6,
        ),
        Rect(x - 20, y - 14, 34, 36, top),
        Poly(((x - 20, y - 14), (x - 10, y - 26), (x + 24, y - 26), (x + 14, y - 14)), top.lit(0.4)),
        Poly(((x + 14, y - 14), (x + 24, y - 26), (x + 24, y + 10), (x + 14, y + 22)), side),
    )


def _house(theme: Theme) -> tuple[Shape, ...]:
    return (
        Rect(-60, 52, 120, 16, theme["wood"], 5, theme["ink"], 4),
        *domed(theme, -20, 54, 62, 84, theme["turquoise_light"], theme["plaster"]),
        Rect(14, 8, 40, 46, theme["desert_light"], 0, theme["ink"], 3),
        Line(((14, 22), (54, 22)), theme["desert_shade"], 2.4),
        Line(((14, 37), (54, 37)), theme["desert_shade"], 2.4),
    )


def _struck(theme: Theme, y: float) -> tuple[Shape, ...]:
    return (
        Line(((-44, y + 26), (44, y - 26)), theme["ink"], 13),
        Line(((-44, y + 26), (44, y - 26)), theme["ask"], 8),
    )


def _three_camels(theme: Theme) -> tuple[Shape, ...]:
    return (_camel(theme, 16, -62, 0.8), _camel(theme, -16, 2, 0.8), _camel(theme, 16, 66, 0.8))


def _three_gold(theme: Theme) -> tuple[Shape, ...]:
    coin = (
        Oval(0, 0, 34, 34, theme["gold_shade"], theme["ink"], 5),
        Oval(-1.5, -1.5, 30, 30, Ramp((-24, -24), (24, 24), theme["gold_light"], theme["gold"])),
        Poly(star(8, 19, 9), theme["gold_shade"]),
    )
    return (Group(coin, 0, -38), Group(coin, -34, 36), Group(coin, 34, 36))


def _camels_to_points(theme: Theme) -> tuple[Shape, ...]:
    return (
        _camel(theme, -6, -48, 0.86),
        *_arrow(theme, 8),
        *_point(theme, 0, 64, "2"),
        Label(46, -92, "1-4", 36, theme["ink"]),
    )


def _gold_to_points(theme: Theme) -> tuple[Shape, ...]:
    return (
        Group(coin_shapes(theme), -8, -44, scale=0.84),
        *_arrow(theme, 8),
        *_point(theme, 0, 64, "1"),
        Label(42, -98, "1-10", 36, theme["ink"]),
    )


def _without_camels(theme: Theme) -> tuple[Shape, ...]:
    return (Group(_house(theme), 0, -52, scale=0.95), _camel(theme, 0, 66, 0.8), *_struck(theme, 64))


def _without_gold(theme: Theme) -> tuple[Shape, ...]:
    return (
        Group(_house(theme), 0, -52, scale=0.95),
        Group(coin_shapes(theme), 0, 66, scale=0.8),
        *_struck(theme, 64),
    )


def _to_shop(theme: Theme) -> tuple[Shape, ...]:
    shop = domed(theme, 0, 96, 92, 112, theme["clay"], theme["plaster"])
    return (*_cube(theme, 0, -74), *_arrow(theme, -30), *shop, Rect(-18, 58, 36, 38, theme["door"], 6))


def _to_caravan(theme: Theme) -> tuple[Shape, ...]:
    return (*_cube(theme, 0, -74), *_arrow(theme, -28), _camel(theme, 0, 56, 1.22))


def _exchange(theme: Theme) -> tuple[Shape, ...]:
    return (
        _camel(theme, 0, -64, 0.95),
        Group(coin_shapes(theme), 0, 68, scale=0.85),
        *_arrow(theme, 0, True, -34),
        *_arrow(theme, 0, False, 34),
    )


_FACES = {
    Card.THREE_CAMELS: _three_camels,
    Card.THREE_GOLD: _three_gold,
    Card.CAMELS_TO_POINTS: _camels_to_points,
    Card.GOLD_TO_POINTS: _gold_to_points,
    Card.BUILD_WITHOUT_CAMELS: _without_camels,
    Card.BUILD_WITHOUT_GOLD: _without_gold,
    Card.CUBE_TO_SHOP: _to_shop,
    Card.CUBE_TO_CARAVAN: _to_caravan,
    Card.EXCHANGE: _exchange,
}
