"""The market of Alhambra: stalls under awnings, the money deck, the ground of cities and of the score table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from engines.alhambra.content import STALLS
from engines.alhambra.foresight import fits
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import money, tiles
from render.drawing.curves import rounded, star
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Line,
    Oval,
    Points,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
)
from render.drawing.seats import POINTER, plate_fill, plate_ink
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

STALL: Final = (146, 246)
"""A stall, which is painted `FINE` times as large."""
FINE: Final = 3
HILL: Final = (1200, 900)
"""The ground of cities, as it is painted."""


def height(wide: int) -> int:
    """How high a stall of a width is."""
    return wide * STALL[1] // STALL[0]


def filled(view: AlhambraView, slot: int, left: int, top: int, wide: int, theme: Theme) -> list[Item]:
    """A stall of a width with the building that it sells, and its price."""
    share, tile = wide / STALL[0], view.site[slot]
    before = view.site if view.before is None else view.before.site
    middle, y = left + wide // 2, top + round(213 * share)
    items: list[Item] = [
        stall.at(left, top, slot, wide),
        number.at(middle, top + round(27 * share), slot, 46),
        money.coin.at(middle - round(30 * share), y, STALLS[slot], round(50 * share)),
    ]
    if tile is None:
        return items
    size, at = round(118 * share), (middle, top + round(120 * share))
    items += [tiles.tile.at(*at, str(tile), size), *tiles.walls(tile, *at, size)]
    if slot in view.fresh_slots or tile != before[slot]:
        items.append(tiles.glow(*at, size, theme["gold_light"]))
    price = Label(
        middle + round(3 * share), y + 1, str(tile.price), round(58 * share), theme["light"], anchor="lm"
    )
    return [*items, replace(price, rim=theme["ink"], rim_width=3)]


def display(view: AlhambraView, left: int, right: int, top: int, wide: int, theme: Theme) -> list[Item]:
    """The money on display."""
    items: list[Item] = []
    gap = (right - left - 4 * wide) // 5
    new = view.fresh_cards if view.before is None else max(view.fresh_cards, _new_cards(view.before, view))
    for at, card in enumerate(view.display):
        x = left + gap + at * (wide + gap)
        items += money.card(x, top + 8, card, wide, 0, theme)
        if at >= len(view.display) - new:
            items.append(money.new_card(x, top + 8, wide, theme))
    return items


def _new_cards(before: AlhambraView, view: AlhambraView) -> int:
    """How many cards of the display, which are its last ones, did not lie there before."""
    return sum((Counter(view.display) - Counter(before.display)).values())


@sprite
def stall(theme: Theme, slot: int, wide: int) -> Art:
    """A stall of a width from its upper left corner: awning, room for a tile, counter for the price."""
    box, (across, down) = Box(0, 0, wide, height(wide)), (side * FINE for side in STALL)
    return Art("alhambra/stalls", box, Box(slot * across, 0, (slot + 1) * across, down))


def barred(view: AlhambraView, slot: int, left: int, top: int, wide: int) -> list[Item]:
    """The sign at a stall whose building fits nowhere in the viewer's Alhambra."""
    tile, share = view.site[slot], wide / STALL[0]
    if tile is None or fits(view, tile):
        return []
    return [no_entry.at(left + wide // 2 + round(52 * share), top + round(74 * share), 40)]


@sprite
def no_entry(theme: Theme, size: int) -> Drawing:
    """A red disc with a white bar, round its middle."""
    radius = size / 2
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, radius, radius, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Oval(0, 0, radius, radius, theme["light"], theme["ink"], 2),
            Oval(0, 0, radius - 3, radius - 3, theme["seraglio"]),
            Rect(-radius * 0.6, -radius * 0.2, radius * 1.2, radius * 0.4, theme["light"], radius * 0.08),
        ),
    )


@sprite
def number(theme: Theme, slot: int, size: int) -> Drawing:
    """The number of a stall, round its middle."""
    radius = size / 2
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, radius, radius, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Oval(0, 0, radius, radius, theme["ink"]),
            Oval(0, 0, radius - 1.4, radius - 1.4, theme["gold"]),
            Oval(0, 0, radius - 4, radius - 4, theme["night_deep"]),
            Label(0, 1, str(slot + 1), 43, theme["gold_light"], "narrow"),
        ),
    )


def deck(
    x: int, y: int, width: int, height: int, share: int, piles: tuple[int, ...], shown: int, theme: Theme
) -> list[Item]:
    """The money deck as a road of five piles: what is gone is dark, seals stand where scoring cards may lie.

    `share` is how much is gone, in thousandths; `piles` the ends of the five piles, likewise.
    """
    items: list[Item] = [road.at(x, y, width, height, piles, shown), gone.at(x, y, width, height, share)]
    if 0 < share < 1000:
        at = x + width * share / 1000
        items.append(
            Poly(((at - 9, y - 9), (at + 9, y - 9), (at, y + 6)), theme["gold_light"], theme["ink"], 1.8)
        )
    return [*items, seals.at(x, y, width, height, piles, shown)]


@sprite
def road(theme: Theme, width: int, height: int, piles: tuple[int, ...], shown: int) -> Drawing:
    """The whole deck from its upper left corner, red where scoring cards lie."""
    body = rounded(0, 0, width, height, height / 2)
    inside: list[Shape] = []
    for number, (left, right) in enumerate(_scoring_piles(width, piles)):
        tone = theme["seraglio"] if number >= shown else theme["stone_dark"]
        inside.append(Rect(left, 0, right - left, height, Ramp((0, 0), (0, height), tone.lit(0.35), tone)))
    return Drawing(
        Box(-14, -14, width + 14, height + 14),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, Ramp((0, 0), (0, height), theme["stone_light"], theme["stone_shade"])),
            Group(tuple(inside), clip=body),
        ),
    )


@sprite
def gone(theme: Theme, width: int, height: int, share: int) -> Drawing:
    """The part of the deck that was drawn."""
    body = rounded(0, 0, width, height, height / 2)
    part = ((0, 0), (width * share / 1000, 0), (width * share / 1000, height), (0, height))
    return Drawing(
        Box(0, 0, width, height), (Group((Poly(body, theme["night_deep"].fade(0.72)),), clip=part),)
    )


@sprite
def seals(theme: Theme, width: int, height: int, piles: tuple[int, ...], shown: int) -> Drawing:
    """What lies above the drawn part: the ends of the piles, the rim, the seals of the scorings."""
    ink = theme["ink"]
    body = rounded(0, 0, width, height, height / 2)
    ends = [end * width / 1000 for end in piles[:-1]]
    shapes: list[Shape] = [Line(((x, 0), (x, height)), ink.fade(0.7), 1.6) for x in ends]
    shapes += [
        Line(body, ink, 2, True),
        Line(rounded(2, 2, width - 4, height - 4, height / 2 - 2), theme["gold_light"].fade(0.5), 1.2, True),
    ]
    for number, (left, right) in enumerate(_scoring_piles(width, piles)):
        shapes.append(Group(_seal(theme, "I" * (number + 1), number < shown), (left + right) / 2, height / 2))
    return Drawing(Box(-14, -14, width + 14, height + 14), tuple(shapes))


def _scoring_piles(width: int, piles: tuple[int, ...]) -> list[tuple[float, float]]:
    """The left and right ends of the second and the fourth pile."""
    return [(piles[pile - 1] * width / 1000, piles[pile] * width / 1000) for pile in (1, 3)]


def _seal(theme: Theme, numeral: str, broken: bool) -> tuple[Shape, ...]:
    fill = theme["stone_shade"] if broken else theme["seraglio"]
    return (
        Shadow((Oval(0, 0, 20, 20, theme["ink"]),), theme["shadow"], 1.5, 2, 1.5),
        Poly(star(16, 22, 18.5), theme["ink"], theme["ink"], 2),
        Poly(star(16, 21, 17.5), fill.lit(0.1)),
        Oval(0, 0, 16.5, 16.5, fill.dim(0.12)),
        Label(0, 1, numeral, 43, theme["light"].fade(0.7 if broken else 1), "narrow"),
    )


@sprite
def seal(theme: Theme, numeral: str) -> Drawing:
    """The scoring that comes next: a wax seal with its number, round its middle."""
    return Drawing(Box(-26, -26, 26, 26), _seal(theme, numeral, False))


@sprite
def tally(theme: Theme, wide: int, high: int) -> Drawing:
    """The ground of a kind's counts beside its stall, from its upper left corner."""
    body = rounded(1, 1, wide - 2, high - 2, 12)
    return Drawing(
        Box(0, 0, wide, high),
        (Poly(body, theme["night_deep"].fade(0.75)), Line(body, theme["gold_shade"], 2, True)),
    )


@sprite
def podium(theme: Theme, wide: int, high: int) -> Drawing:
    """A golden plaque behind the number of who has most of a kind, round its middle."""
    body = rounded(-wide / 2, -high / 2, wide, high, high / 2)
    gold = theme["gold"]
    return Drawing(
        Box(-wide // 2 - 4, -high // 2 - 4, wide // 2 + 4, high // 2 + 4),
        (
            Poly(body, Ramp((0, -high / 2), (0, high / 2), gold.lit(0.5), gold.lit(0.15)), theme["ink"], 2),
            Line(
                rounded(3 - wide / 2, 3 - high / 2, wide - 6, high - 6, high / 2 - 3),
                theme["gold_light"],
                1.4,
                True,
            ),
        ),
    )


def ground(width: int, height: int) -> tuple[Item, ...]:
    """The ground of a picture in its frame."""
    return table.at(0, 0, width, height), table_rim.at(0, 0, width, height)


@sprite
def table(theme: Theme, width: int, height: int) -> Art:
    """The whole ground: glazed tiles in night blue, with joints of gold."""
    return Art("alhambra/table", Box(0, 0, width, height), Box(0, 0, width, height))


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
    """The hill under one Alhambra from its upper left corner, without its rim; each seat has a part of its own."""
    left, top = (seat * 211) % max(1, HILL[0] - width), (seat * 157) % max(1, HILL[1] - height)
    return Art("alhambra/hill", Box(0, 0, width, height), Box(left, top, left + width, top + height))


@frame(64, 64)
def court_rim(theme: Theme, width: int, height: int, seat: int, due: bool) -> Drawing:
    """The rim of such a ground in its owner's colour."""
    rim, wide = theme.seat(seat), 5 if due else 2.4
    shapes: list[Shape] = [
        Line(rounded(1, 1, width - 2, height - 2, 5), theme["ink"], 4, True),
        Line(rounded(2.5, 2.5, width - 5, height - 5, 4), rim.lit(0.15) if seat == 5 else rim, wide, True),
    ]
    if seat == 5:
        shapes.append(Line(rounded(4.6, 4.6, width - 9.2, height - 9.2, 3), theme.seats[seat].rim, 1.2, True))
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


@sprite
def lens(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The frame round a building that is shown once more, from its upper left corner."""
    body = rounded(3, 3, size - 6, size - 6, 12)
    colour = theme.seat(seat)
    return Drawing(
        Box(-4, -4, size + 8, size + 10),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 4, 3),
            Poly(body, theme["night_deep"], theme["ink"], 7),
            Line(body, colour, 5, True),
            Line(rounded(5, 5, size - 10, size - 10, 10), colour.lit(0.5), 1.5, True),
        ),
        2,
    )


@frame(64)
def record(theme: Theme, width: int, height: int, look: str, seat: int) -> Drawing:
    """A row of the score table from its upper left corner: `due`, `other`, `supply` or `head`."""
    body = rounded(1, 1, width - 2, height - 2, 10)
    if look == "head":
        fill = theme["night_light"].dim(0.1)
        shapes: list[Shape] = [
            Poly(body, Ramp((0, 0), (0, height), fill.lit(0.08), fill.dim(0.2)), theme["gold_shade"], 2),
        ]
    else:
        fill, middle = plate_fill(theme, look, seat), height / 2
        mark: Points = ((1.0, 1.0), (8.0, 1.0), (8.0, height - 1.0), (1.0, height - 1.0))
        if look == "due":
            mark = ((0.0, 4.0), (POINTER, middle), (0.0, height - 4.0))
        shapes = [
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, Ramp((0, 0), (0, height), fill.lit(0.06), fill.dim(0.06)), theme["plate_rim"], 1.6),
        ]
        if look != "supply":
            tone = plate_ink(theme, look, seat) if look == "due" else theme.seat(seat)
            shapes.append(Group((Poly(mark, tone),), clip=body))
    return Drawing(Box(-3, -3, width + 6, height + 8), tuple(shapes), 2)
