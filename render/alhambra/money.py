"""The money of Alhambra: currencies and their signs, money, cards, a purse's lanes, and whether it suffices."""

from __future__ import annotations

from typing import Final

from engines.alhambra.content import Card, Currency
from render.drawing.colour import Colour
from render.drawing.curves import arc, bend, regular, rounded, star
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Label,
    Layered,
    Line,
    Oval,
    Points,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

CARD: Final = (324, 444)
"""A painted money card with its shadow: the card itself is 300 by 420 pixels, 8 from the left and the top."""


def colour(theme: Theme, currency: Currency) -> Colour:
    """The colour of a currency; it never stands without the sign."""
    return theme[currency.name.lower()]


def signet(theme: Theme, currency: Currency, radius: float, edge: Colour, width: float) -> tuple[Shape, ...]:
    """The sign of a currency round the origin, of the outline and colour that it has in texts: 🔷 with a crescent, ✳️, 🔶 with a crown,
    and ⚜️ on a coin."""
    base, light, r = colour(theme, currency), theme["light"], radius
    fill = Ramp((-r, -r), (r, r), base.lit(0.25), base.dim(0.22))
    match currency:
        case Currency.DENAR | Currency.DUCAT:
            body = Poly(regular(4, r * 1.16), fill, edge, width)
            inner = (
                _crescent(r * 0.46, light) if currency is Currency.DENAR else _crown(r * 0.46, light, base)
            )
        case Currency.DIRHAM:
            half = r * 0.92
            body = Poly(rounded(-half, -half, 2 * half, 2 * half, r * 0.24), fill, edge, width)
            inner = _asterisk(r * 0.7, light)
        case Currency.GULDEN:
            body = Poly(arc(0, 0, r, r, 0, 360), fill, edge, width)
            inner = _lily(r * 0.7, light)
    return (body, *inner)


def _crescent(r: float, ink: Colour) -> tuple[Shape, ...]:
    outer = arc(0, 0, r, r, 50, 310)
    inner = tuple(reversed(arc(r * 0.36, 0, r * 0.78, r * 0.78, 70, 290)))
    return (Poly((*outer, *inner), ink), Poly(star(5, r * 0.34, r * 0.14, r * 0.5, 0), ink))


def _asterisk(r: float, ink: Colour) -> tuple[Shape, ...]:
    """Eight spokes."""
    ways = ((0.0, r), (r, 0.0), (r * 0.72, r * 0.72), (r * 0.72, -r * 0.72))
    return tuple(Line(((-x, -y), (x, y)), ink, r * 0.26) for x, y in ways)


def _crown(r: float, ink: Colour, ground: Colour) -> tuple[Shape, ...]:
    crown = ((-1, 0.66), (-1, -0.5), (-0.5, 0.1), (0, -0.8), (0.5, 0.1), (1, -0.5), (1, 0.66))
    tips = tuple(
        Oval(x * r, y * r, r * 0.17, r * 0.17, ink) for x, y in ((-1, -0.56), (0, -0.88), (1, -0.56))
    )
    band = Line(((-r * 0.8, r * 0.4), (r * 0.8, r * 0.4)), ground.lit(0.2), r * 0.14)
    return (Poly(tuple((x * r, y * r) for x, y in crown), ink), *tips, band)


def _lily(r: float, ink: Colour) -> tuple[Shape, ...]:
    petal = (*bend((0, -r), (r * 0.5, -r * 0.4), (r * 0.34, r * 0.1), (0.0, r * 0.42)),)
    middle = (*petal, *((-x, y) for x, y in reversed(petal)))
    wing: Points = (
        *bend((r * 0.14, r * 0.3), (r * 0.2, -r * 0.5), (r * 0.98, -r * 0.72), (r * 0.96, r * 0.06), 12),
        *bend((r * 0.96, r * 0.06), (r * 0.8, -r * 0.3), (r * 0.5, -r * 0.1), (r * 0.36, r * 0.36), 12),
    )
    return (
        Poly(middle, ink),
        Poly(wing, ink),
        Poly(tuple((-x, y) for x, y in wing), ink),
        Rect(-r * 0.5, r * 0.34, r, r * 0.2, ink, r * 0.08),
        Poly(((-r * 0.2, r * 0.5), (r * 0.2, r * 0.5), (r * 0.34, r), (-r * 0.34, r)), ink),
    )


@sprite
def coin(theme: Theme, currency: Currency, size: int) -> Drawing:
    """The sign of a currency, round its middle."""
    radius = size / 2 - 1
    reach = size // 2 + 10
    body, *inner = signet(theme, currency, radius, theme["gold_light"], 3)
    return Drawing(
        Box(-reach, -reach, reach, reach),
        (Shadow((body,), theme["shadow"], 1.5, 2.5, 1.5), body, *inner),
    )


def card(x: int, y: int, money: Card, width: int, seen: int, theme: Theme) -> tuple[Sprite, Label]:
    """A money card from its upper left corner, with its big digit.

    `seen`: the pixels that a card over it leaves free, which hold the digit; 0 if none lies over it.
    """
    font = "narrow" if seen else "digits"
    size = min(round(seen * 2.35), round(width * 0.75)) if seen else round(width * 0.84)
    middle = x + (seen // 2 + 2 if seen else width // 2), y + round(width * 0.56)
    number = Label(*middle, str(money.value), size, theme["light"], font, rim=theme["ink"], rim_width=3)
    return blank.at(x, y, money.currency, width), number


@sprite
def digit(theme: Theme, money: Card, width: int) -> Drawing:
    """The big digit of a money card that nothing lies over, from the card's upper left corner."""
    _, number = card(0, 0, money, width, 0, theme)
    return Drawing(Box(0, 0, width, round(width * 1.4)), (number,))


@sprite
def pouch(theme: Theme, currency: Currency, width: int, height: int, empty: bool) -> Drawing:
    """The plaque of a currency with its purse and room for its sum, from its upper left corner."""
    base = colour(theme, currency)
    if empty:
        base = base.mix(theme["night_deep"], 0.7)
    body = rounded(1, 1, width - 2, height - 2, 16)
    return Drawing(
        Box(-4, -4, width + 10, height + 12),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 4, 4, 3),
            Poly(body, Ramp((0, 0), (0, height), base.dim(0.1), base.dim(0.5)), theme["ink"], 2),
            Line(rounded(4, 4, width - 8, height - 8, 13), theme["gold_light"].fade(0.8), 2.2, True),
            Group(
                (
                    *_bag(theme, height * 0.54),
                    *signet(theme, currency, height * 0.26, theme["gold_light"], 2),
                ),
                height * 0.8,
                height * 0.53,
            ),
        ),
        2,
    )


def _bag(theme: Theme, r: float) -> tuple[Shape, ...]:
    """A full bag of leather round the origin."""
    half = (
        *bend((0.3 * r, -0.62 * r), (1.05 * r, -0.3 * r), (1.3 * r, 0.5 * r), (0.8 * r, 0.86 * r)),
        *bend((0.8 * r, 0.86 * r), (0.5 * r, r), (0.2 * r, r), (0, r)),
    )
    frill = ((0.22 * r, -0.62 * r), (0.5 * r, -1.1 * r), (0.18 * r, -0.98 * r), (0, -1.12 * r))
    leather = Ramp((-r, -r), (r, r), theme["wood_light"].lit(0.25), theme["wood"])

    def whole(side: Points) -> Points:
        return (*side, *((-x, y) for x, y in reversed(side)))

    return (
        Poly(whole(frill), leather, theme["ink"], 2),
        Poly(whole(half), leather, theme["ink"], 2),
        Line(((-0.34 * r, -0.62 * r), (0.34 * r, -0.62 * r)), theme["gold_light"], 0.2 * r),
    )


@sprite
def blank(theme: Theme, currency: Currency, width: int) -> Layered:
    """A money card without its digit, from its upper left corner: the painted card, and the mark of its currency."""
    box = Box(-4, -4, width + 10, round(width * 1.4) + 12)
    return Layered((paper.at(0, 0, currency, width), imprint.at(0, 0, currency, width)), box)


@sprite
def paper(theme: Theme, currency: Currency, width: int) -> Art:
    """The painted card with its shadow, from the corner of the card itself."""
    share, (wide, tall) = width / (CARD[0] - 24), CARD
    left, top = round(-8 * share), round(-8 * share)
    at = list(Currency).index(currency) * wide
    box = Box(left, top, left + round(wide * share), top + round(tall * share))
    return Art("alhambra/cards", box, Box(at, 0, at + wide, tall))


@sprite
def imprint(theme: Theme, currency: Currency, width: int) -> Drawing:
    """The mark of a currency on its card."""
    height = round(width * 1.4)
    seal = signet(theme, currency, width * 0.2, theme["gold_light"], width * 0.025)
    return Drawing(Box(0, 0, width, height), (Group(seal, width * 0.5, height * 0.77),))


def new_card(x: int, y: int, width: int, theme: Theme) -> Line:
    """The frame of a card that has just been laid out at this corner."""
    outline = rounded(x + 1.5, y + 1.5, width - 3, round(width * 1.4) - 3, width * 0.1)
    return Line(outline, theme["gold_light"], 3.5, True)


@frame(64, 64)
def lane(theme: Theme, width: int, height: int, currency: Currency, empty: bool) -> Drawing:
    """The ground of one currency in a purse, from its upper left corner."""
    base = colour(theme, currency)
    body = rounded(1, 1, width - 2, height - 2, 12)
    fill = theme["panel"].mix(base, 0.12 if empty else 0.3)
    return Drawing(
        Box(0, 0, width, height),
        (
            Poly(body, fill.dim(0.08), theme["ink"], 1.6),
            Line(
                rounded(3, 3, width - 6, height - 6, 10), base.lit(0.2).fade(0.35 if empty else 0.9), 2, True
            ),
        ),
        2,
    )


@sprite
def verdict(theme: Theme, word: str, width: int, height: int) -> Drawing:
    """What a price means to the viewer, as a plate with room for it, round its middle: golden with an arrow that comes round where they
    can pay exactly, and so act again, green with a tick where they have enough, red and round with no entry where the building fits nowhere."""
    ink, light, r = theme["ink"], theme["light"], height * 0.36
    tip = ((-0.1 * r, -1.45 * r), (0.9 * r, -0.7 * r), (-0.1 * r, 0.05 * r))
    again = (Line(arc(0, 0, r * 0.76, r * 0.76, -300, -80), light, r * 0.4), Poly(tip, light))
    signs: dict[str, tuple[Colour, Shape]] = {
        "exact": (theme["gold"].dim(0.2), Group(again, 0, r * 0.18, turn=14, scale=0.92)),
        "enough": (
            theme["dirham"],
            Line(((-r * 0.8, 0), (-r * 0.2, r * 0.7), (r * 0.8, -r * 0.65)), light, r * 0.42),
        ),
        "nowhere": (theme["seraglio"], Rect(-r * 0.85, -r * 0.28, r * 1.7, r * 0.56, light, r * 0.1)),
    }
    tint, sign = signs[word]
    corner = 0.5 if word == "nowhere" else 0.26
    body = rounded(-width / 2, -height / 2, width, height, corner * height)
    rim = rounded(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, (corner - 0.04) * height)
    x, y = width // 2 + 6, height // 2 + 6
    return Drawing(
        Box(-x, -y, x, y),
        (
            Shadow((Poly(body, ink),), theme["shadow"], 2, 3, 2),
            Poly(body, Ramp((0, -height / 2), (0, height / 2), tint.lit(0.06), tint.dim(0.24)), ink, 2),
            Line(rim, light.fade(0.6), 2, True),
            Group((sign,), -width / 2 + height * 0.52, 0),
        ),
        2,
    )
