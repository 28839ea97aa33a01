"""The market of Alhambra: stalls under awnings, the money deck, the ground of cities and of the score table."""

from __future__ import annotations

from collections import Counter

from engines.alhambra.content import STALLS
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import money, tiles
from render.alhambra.money import colour
from render.drawing.curves import arc, bend, circle, regular, rounded, star
from render.drawing.scene import (
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

STALL = (140, 236)


def height(wide: int) -> int:
    """How high a stall of a width is."""
    return wide * STALL[1] // STALL[0]


def filled(view: AlhambraView, slot: int, left: int, top: int, wide: int, theme: Theme) -> list[Item]:
    """A stall of a width with the building that it sells, and its price."""
    share, tile = wide / STALL[0], view.site[slot]
    before = view.site if view.before is None else view.before.site
    middle = left + wide // 2
    items: list[Item] = [stall.at(left, top, slot, wide)]
    if tile is not None and (slot in view.fresh_slots or tile != before[slot]):
        items.append(new_tile(left, top, wide, theme))
    y = top + round(206 * share)
    items.append(money.coin.at(middle - round(28 * share), y, STALLS[slot], round(46 * share)))
    if tile is None or tile.kind is None:
        return [*items, empty_stall.at(middle, top + round(116 * share))]
    at = middle, top + round(116 * share)
    price = Label(
        middle + round(4 * share),
        y + 1,
        str(tile.price),
        round(50 * share),
        theme["light"],
        anchor="lm",
        rim=theme["ink"],
        rim_width=3,
    )
    return [
        *items,
        *tiles.placed(*at, tile.kind, tiles.seed(tile), tile.walls, round(104 * share), True),
        price,
    ]


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
def stall(theme: Theme, slot: int, wide: int) -> Drawing:
    """A stall of a width from its upper left corner: awning with the stall's number, room for a tile, counter for the price."""
    currency = STALLS[slot]
    width, height = STALL
    base, ink = colour(theme, currency), theme["ink"]
    shapes: list[Shape] = [
        Shadow((Rect(6, 20, width - 12, height - 22, ink, 4),), theme["shadow"], 4, 5, 2),
        Rect(
            8,
            30,
            width - 16,
            height - 34,
            Ramp((0, 30), (0, height), theme["wood_shade"], theme["night_deep"]),
            2,
        ),
        Rect(8, 30, 9, height - 34, Ramp((8, 0), (17, 0), theme["wood_light"], theme["wood"]), 1, ink, 1.2),
        Rect(
            width - 17,
            30,
            9,
            height - 34,
            Ramp((width - 17, 0), (width - 8, 0), theme["wood_light"], theme["wood"]),
            1,
            ink,
            1.2,
        ),
    ]
    counter = height - 62
    shapes += [
        Rect(
            3,
            counter,
            width - 6,
            60,
            Ramp((0, counter), (0, height), theme["wood_light"], theme["wood_shade"]),
            4,
            ink,
            1.8,
        ),
        Rect(3, counter, width - 6, 8, theme["wood_light"].lit(0.2), 3, ink, 1.4),
    ]
    for at in range(1, 5):
        x = 3 + (width - 6) * at / 5
        shapes.append(Line(((x, counter + 10), (x, height - 4)), theme["wood_shade"].fade(0.55), 1.4))
    stripes, drop = 7, 44
    for at in range(stripes):
        left = at * width / stripes
        right = (at + 1) * width / stripes
        tone = base if at % 2 == 0 else theme["canvas"]
        inset = 7
        top_left = inset + at * (width - 2 * inset) / stripes
        top_right = inset + (at + 1) * (width - 2 * inset) / stripes
        middle, half = (left + right) / 2, (right - left) / 2
        flap = (
            (top_left, 3.0),
            (top_right, 3.0),
            (right, float(drop)),
            *arc(middle, drop, half, 10, 0, 180),
            (left, float(drop)),
        )
        shapes += [
            Poly(flap, Ramp((0, 0), (0, drop + 10), tone.lit(0.22), tone.dim(0.22)), ink, 1.3),
        ]
    shapes += [
        Shadow((Rect(12, drop + 6, width - 24, 6, ink),), theme["shadow"], 0, 5, 4),
        Rect(4, 0, width - 8, 8, Ramp((0, 0), (0, 8), theme["wood_light"], theme["wood"]), 3, ink, 1.4),
        Oval(width / 2, 28, 23, 23, ink),
        Oval(width / 2, 28, 21.6, 21.6, theme["gold"]),
        Oval(width / 2, 28, 19, 19, theme["night_deep"]),
        Label(width / 2, 29, str(slot + 1), 43, theme["gold_light"], "narrow"),
    ]
    share = wide / width
    return Drawing(
        Box(-4, -4, round((width + 10) * share), round((height + 12) * share)),
        (Group(tuple(shapes), scale=share),) if share != 1 else tuple(shapes),
    )


def new_tile(x: int, y: int, wide: int, theme: Theme) -> Line:
    """The frame of a building that has just come into the stall of a width at this corner."""
    share = wide / STALL[0]
    frame = rounded(x + 10 * share, y + 58 * share, wide - 20 * share, 112 * share, 4)
    return Line(frame, theme["gold_light"], 3, True)


@sprite
def empty_stall(theme: Theme) -> Drawing:
    """A bare mat where a building was sold, round its middle."""
    mat = rounded(-46, -46, 92, 92, 6)
    return Drawing(
        Box(-52, -52, 52, 52),
        (
            Poly(mat, theme["night_deep"].fade(0.6), theme["wood"], 2),
            Poly(star(8, 26, 17), None, theme["wood"].fade(0.8), 2),
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
    """From where to where the second and the fourth pile reach."""
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
def podium(theme: Theme, size: int) -> Drawing:
    """A gold lozenge behind the number of who has most of a kind, round its middle."""
    points = regular(8, size / 2, turn=-67.5)
    return Drawing(
        Box(-size, -size, size, size),
        (
            Poly(points, theme["gold"].lit(0.25), theme["gold_shade"], 2),
            Poly(regular(8, size / 2 - 4, turn=-67.5), None, theme["gold_light"], 1.2),
        ),
    )


@sprite
def table(theme: Theme, width: int, height: int) -> Drawing:
    """The whole ground: night blue with eight-pointed stars in gold, framed."""
    step = 120
    shapes: list[Shape] = [Rect(0, 0, width, height, theme["night"])]
    line = theme["night"].mix(theme["inlay"], 0.22)
    for row in range(height // step + 2):
        for column in range(width // step + 2):
            x, y = column * step, row * step
            shapes += [
                Line(regular(4, 40, x, y), line, 1.5, True),
                Line(regular(4, 40, x, y, -45), line, 1.5, True),
                Line(regular(4, 16, x + step / 2, y + step / 2), line, 1.5, True),
                Line(((x + 40, y), (x + step - 40, y)), line, 1.5),
                Line(((x, y + 40), (x, y + step - 40)), line, 1.5),
            ]
    frame = rounded(6, 6, width - 12, height - 12, 14)
    shapes += [
        Line(frame, theme["gold_shade"], 4, True),
        Line(rounded(6, 6, width - 12, height - 12, 14), theme["gold_light"].fade(0.6), 1.4, True),
    ]
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)


@sprite
def court(theme: Theme, width: int, height: int, due: bool) -> Drawing:
    """The ground of one Alhambra from its upper left corner, without its rim: a terrace sunk into the table."""
    body = rounded(1, 1, width - 2, height - 2, 12)
    ground = theme["panel_light"] if due else theme["panel"]
    shapes: list[Shape] = [
        Poly(body, ground),
        Line(rounded(13, 13, width - 26, height - 26, 6), theme["night_light"].lit(0.06), 1.6, True),
    ]
    reach, middle = min(width, height) * 0.4, (width / 2, height / 2)
    faint = ground.lit(0.07)
    shapes += [Line(regular(4, reach, *middle, turn), faint, 3, True) for turn in (-90, -45)]
    shapes.append(Line(regular(8, reach * 0.5, *middle, -67.5), faint, 2, True))
    for x, y, dx, dy in ((0, 0, 1, 1), (width, 0, -1, 1), (width, height, -1, -1), (0, height, 1, -1)):
        shapes += _corner(theme, x, y, dx, dy, min(60, width // 5))
    shapes.append(
        Line(((8, height - 10), (8, 12), (12, 8), (width - 10, 8)), theme["night_deep"].fade(0.5), 4)
    )
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)


@frame(64, 64)
def court_rim(theme: Theme, width: int, height: int, seat: int, due: bool) -> Drawing:
    """The rim of such a ground in its owner's colour."""
    rim, wide = theme.seat(seat), 5 if due else 2.4
    shapes: list[Shape] = [
        Line(rounded(1, 1, width - 2, height - 2, 12), theme["ink"], 3, True),
        Line(rounded(2.5, 2.5, width - 5, height - 5, 11), rim.lit(0.15) if seat == 5 else rim, wide, True),
    ]
    if seat == 5:
        shapes.append(Line(rounded(4.6, 4.6, width - 9.2, height - 9.2, 9), theme.seats[seat].rim, 1.2, True))
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)


def _corner(theme: Theme, x: float, y: float, dx: int, dy: int, size: float) -> list[Shape]:
    """An arabesque in a corner: a quarter star with a bud."""
    gold = theme["inlay"].fade(0.5)

    def at(along: float, down: float) -> tuple[float, float]:
        return x + dx * along * size, y + dy * down * size

    return [
        Line(bend(at(0.12, 0.9), at(0.16, 0.4), at(0.4, 0.16), at(0.9, 0.12)), gold, 1.8),
        Line(bend(at(0.12, 0.6), at(0.2, 0.34), at(0.34, 0.2), at(0.6, 0.12)), gold, 1.4),
        Poly(star(8, size * 0.13, size * 0.08, *at(0.34, 0.34)), gold),
        Poly(regular(4, size * 0.06, *at(0.9, 0.12)), gold),
        Poly(regular(4, size * 0.06, *at(0.12, 0.9)), gold),
    ]


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


@sprite
def star_tile(theme: Theme, size: int) -> Drawing:
    """An ornament for an empty corner, round its middle."""
    gold = theme["inlay"]
    shapes: tuple[Shape, ...] = (
        Poly(regular(4, size * 0.5), theme["zellige"].fade(0.5), gold.fade(0.7), 2),
        Poly(regular(4, size * 0.5, turn=-45), theme["zellige"].fade(0.5), gold.fade(0.7), 2),
        Poly(star(8, size * 0.3, size * 0.2), gold.fade(0.6), theme["gold_light"].fade(0.5), 1.4),
        Line(circle(0, 0, size * 0.12), theme["night_deep"], 2, True),
    )
    return Drawing(Box(-size, -size, size, size), shapes)


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
