"""The market of Alhambra: stalls under awnings, the ground of cities, the records beside them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from engines.alhambra.content import SLOTS, STALLS
from engines.alhambra.view import AlhambraView
from render.alhambra import money, tiles
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layered,
    Line,
    Points,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
)
from render.drawing.seats import plate_fill
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

STALL: Final = (196, 134)
"""A stall, which is painted `FINE` times as large."""
FINE: Final = 3
CARPET: Final = (1104, 432)
"""The carpet under the money, as it is painted, with its shadow."""
_CARPETS: Final = {4: (CARPET[0], 0.226, 0.03), 2: (CARPET[0] - 7 * 106, 0.35, 0.125)}
"""Of a carpet with so many cards side by side: how much of it is seen, shorter by whole patterns, and as shares of its width how wide a card
is, and how far from its end."""
_SHADE = Colour.parse("#0B1636")
KERB: Final = 14
"""How high the kerb of the street is."""
HILL: Final = (1200, 900)
"""The ground of cities, as it is painted."""


def height(wide: int) -> int:
    """How high a stall of a width is."""
    return wide * STALL[1] // STALL[0]


def filled(view: AlhambraView, slot: int, left: int, top: int, wide: int, theme: Theme) -> list[Item]:
    """A stall of a width: the building that it sells, framed if it is new there, and at its right its currency above its price."""
    share, tile = wide / STALL[0], view.site[slot]
    x = left + round(149 * share)
    items: list[Item] = [
        Shadow((Rect(left, top, wide, height(wide), _SHADE),), _SHADE.fade(0.62), 4, 5, 4),
        stall.at(left, top, slot, wide),
        money.coin.at(x, top + round(32 * share), STALLS[slot], round(54 * share)),
    ]
    if tile is None:
        return items
    before = view.site if view.before is None else view.before.site
    goods = left + round(57 * share), top + round(83 * share), round(94 * share)
    items += [tiles.tile.at(*goods[:2], str(tile), goods[2]), *tiles.walls(tile, *goods)]
    if slot in view.fresh_slots or tile != before[slot]:
        items.append(tiles.glow(*goods, theme["gold_light"]))
    price = Label(x, top + round(97 * share), str(tile.price), round(70 * share), theme["light"])
    return [*items, replace(price, rim=theme["ink"], rim_width=3)]


def offered(
    view: AlhambraView, slot: int, left: int, top: int, wide: int, theme: Theme, sign: str, lit: bool
) -> list[Item]:
    """A stall beside a menu: in light, with room for its number on the awning, if it can be chosen, else in shade."""
    items, share, high = filled(view, slot, left, top, wide, theme), wide / STALL[0], height(wide)
    if lit:
        items.append(lantern.at(left, top, wide, high))
    if sign in ("exact", "nowhere"):
        x, y, large = left + round(85 * share), top + round(24 * share), round(53 * share)
        items.append(money.verdict.at(x, y, sign, large, large))
    return items if lit else [*items, shade(left, top, wide, high)]


def shade(left: int, top: int, wide: int, high: int) -> Rect:
    """The shade over what cannot be chosen."""
    return Rect(left, top, wide, high, _SHADE.fade(0.24))


def display(view: AlhambraView, box: Box, theme: Theme, is_offered: bool = False) -> list[Item]:
    """The money on display on a carpet as wide as a box, in a row, in a high box two by two, the new cards framed; where a seat chooses
    from it, all are in light."""
    across = SLOTS if box.width > box.height else SLOTS // 2
    length, *shares = _CARPETS[across]
    high = box.width * CARPET[1] // length
    wide, near = (round(share * box.width) for share in shares)
    step = (box.width - 2 * near - wide) // (across - 1)
    down = step + round(0.4 * wide)
    y = box.centre[1] - down * (SLOTS // across - 1) // 2 - round(wide * 0.7) - 1
    items: list[Item] = [carpet.at(box.left, box.centre[1] - high // 2, box.width, high, length)]
    new = view.fresh_cards if view.before is None else max(view.fresh_cards, _new_cards(view.before, view))
    for at, card in enumerate(view.display):
        left, top = box.left + near + at % across * step, y + at // across * down
        items += money.card(left, top, card, wide, 0, theme)
        if is_offered:
            items.append(lantern.at(left - 5, top - 5, wide + 10, round(wide * 1.4) + 10))
        elif at >= len(view.display) - new:
            items.append(money.new_card(left, top, wide, theme))
    return items


def _new_cards(before: AlhambraView, view: AlhambraView) -> int:
    """How many cards of the display, which are its last ones, did not lie there before."""
    return sum((Counter(view.display) - Counter(before.display)).values())


@sprite
def stall(theme: Theme, slot: int, wide: int) -> Art:
    """A stall of a width from its upper left corner: awning, room for a tile, board for the price."""
    box, (across, down) = Box(0, 0, wide, height(wide)), (side * FINE for side in STALL)
    return Art("alhambra/stalls", box, Box(slot * across, 0, (slot + 1) * across, down))


@sprite
def carpet(theme: Theme, wide: int, high: int, length: int) -> Layered:
    """The carpet under the money, with its shadow, from its upper left corner: its two ends, together so long as it is painted."""
    half = wide // 2
    ends = (
        carpet_end.at(0, 0, half, high, 0, length // 2),
        carpet_end.at(half, 0, wide - half, high, CARPET[0] - (length - length // 2), CARPET[0]),
    )
    return Layered(ends, Box(0, 0, wide, high))


@sprite
def carpet_end(theme: Theme, wide: int, high: int, left: int, right: int) -> Art:
    """One end of it, between these pixels of its master."""
    return Art("alhambra/carpet", Box(0, 0, wide, high), Box(left, 0, right, CARPET[1]))


@sprite
def back(theme: Theme, wide: int) -> Art:
    """A money card face down, with its shadow, from the corner of the card itself."""
    share, (across, down) = wide / (money.CARD[0] - 24), money.CARD
    left = round(-8 * share)
    return Art("alhambra/back", Box(left, left, left + round(across * share), left + round(down * share)))


@sprite
def lantern(theme: Theme, width: int, height: int) -> Drawing:
    """The light round what can be chosen, from its upper left corner."""
    body, gold = rounded(3, 3, width - 6, height - 6, 8), theme["gold_light"]
    return Drawing(
        Box(0, 0, width, height),
        (
            Line(body, gold.fade(0.3), 16, True),
            Line(body, theme["ink"], 10, True),
            Line(body, gold, 7, True),
        ),
    )


def ground(width: int, height: int) -> tuple[Item, ...]:
    """The ground of a picture: the paving of the market street from edge to edge."""
    return (street.at(0, 0, width, height),)


@sprite
def street(theme: Theme, width: int, height: int) -> Art:
    """The paving of the market street, of sandstone in the sun."""
    return Art("alhambra/street", Box(0, 0, width, height), Box(0, 0, width, height))


@sprite
def kerb(theme: Theme, long: int, upright: bool = False) -> Drawing:
    """The edge of the street above or beside a meadow, from its upper left end: its stones, and their shadow below or at their right."""
    shapes = [
        Rect(0, 12, long, 14, _SHADE.fade(0.12)),
        Rect(0, 12, long, 8, _SHADE.fade(0.24)),
        Rect(0, 0, long, 14, theme["stone_dark"]),
    ]
    for left in range(-20, long, 62):
        shapes.append(Rect(left, 1.5, 60, 10.5, theme["stone"], 3))
        shapes.append(Rect(left + 2, 1.5, 56, 4, theme["stone_light"], 2))
    box = Box(0, 0, long, 26)
    if upright:
        shapes = [replace(each, x=each.y, y=each.x, width=each.height, height=each.width) for each in shapes]
        box = Box(0, 0, box.bottom, box.right)
    return Drawing(box, tuple(shapes), 2)


@frame(64, 64)
def table_rim(theme: Theme, width: int, height: int) -> Drawing:
    """The golden frame of the whole ground."""
    body = rounded(3, 3, width - 6, height - 6, 8)
    return Drawing(
        Box(0, 0, width, height),
        (
            Line(body, theme["night_deep"], 8, True),
            Line(body, theme["gold_shade"], 4, True),
            Line(body, theme["gold_light"].fade(0.6), 1.4, True),
        ),
        2,
    )


@sprite
def court(theme: Theme, width: int, height: int, seat: int) -> Art:
    """The hill under one Alhambra from its upper left corner, without its rim; each seat has a part of its own, larger where the
    hill would end."""
    closer = max(1, width / HILL[0], height / HILL[1])
    wide, high = round(width / closer), round(height / closer)
    left, top = (430 + seat * 211) % max(1, HILL[0] - wide), (300 + seat * 157) % max(1, HILL[1] - high)
    return Art("alhambra/hill", Box(0, 0, width, height), Box(left, top, left + wide, top + high))


@frame(64, 64)
def court_rim(theme: Theme, width: int, height: int, seat: int) -> Drawing:
    """The rim of such a ground in its owner's colour."""
    rim = theme.seat(seat)
    shapes: list[Shape] = [
        Line(rounded(1, 1, width - 2, height - 2, 5), theme["ink"], 4, True),
        Line(rounded(2.5, 2.5, width - 5, height - 5, 4), rim.lit(0.15) if seat == 5 else rim, 5, True),
    ]
    if seat == 5:
        line = rounded(4.6, 4.6, width - 9.2, height - 9.2, 3)
        shapes.append(Line(line, theme.seats[seat].rim, 1.2, True))
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)


@sprite
def shelf(theme: Theme, width: int, height: int) -> Drawing:
    """The reserve from its upper left corner: a wooden board."""
    body = rounded(1, 1, width - 2, height - 2, 8)
    shapes: list[Shape] = [
        Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(
            body, Ramp((0, 0), (0, height), theme["wood"].lit(0.12), theme["wood_shade"]), theme["ink"], 1.8
        ),
        Line(((8, 4), (width - 8, 4)), theme["wood_light"].fade(0.8), 1.6),
    ]
    for at in range(1, min(width, height) // 14):
        near = at * 14
        grain = ((6, near), (width - 6, near + 1)) if width > height else ((near, 6), (near + 1, height - 6))
        shapes.append(Line(grain, theme["wood_shade"].fade(0.5), 1.1))
    return Drawing(Box(-2, -2, width + 6, height + 8), tuple(shapes), 2)


@frame(64)
def record(theme: Theme, width: int, height: int, look: str, seat: int) -> Drawing:
    """A record beside the cities, or an owner's above theirs, from its upper left corner: `due`, `waiting` or `supply`."""
    body = rounded(1, 1, width - 2, height - 2, 10)
    fill = plate_fill(theme, "due" if look == "due" else "supply", seat)
    shapes: list[Shape] = [
        Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(body, Ramp((0, 0), (0, height), fill.lit(0.06), fill.dim(0.06)), theme["plate_rim"], 1.6),
    ]
    if look == "waiting":
        mark: Points = ((1.0, 1.0), (8.0, 1.0), (8.0, height - 1.0), (1.0, height - 1.0))
        shapes.append(Group((Poly(mark, theme.seat(seat)),), clip=body))
    return Drawing(Box(-3, -3, width + 6, height + 8), tuple(shapes), 2)
