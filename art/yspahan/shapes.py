"""Camels, coins, cards, the marks of the quarters and the six buildings as shapes, before they are painted over."""

from __future__ import annotations

from engines.yspahan.content import Building, Level
from render.drawing.colour import Colour
from render.drawing.curves import arc, bend, rounded, smooth, star, taper
from render.drawing.scene import (
    Group,
    Line,
    Oval,
    Points,
    Poly,
    Ramp,
    Rect,
    Shape,
)
from render.drawing.theme import Theme


def outlined(theme: Theme, parts: tuple[tuple[Points, Colour], ...], width: float = 2) -> tuple[Shape, ...]:
    """Parts of one thing: a dark outline round all of them, then each in its colour."""
    ink = theme["ink"]
    return (
        *(Poly(points, ink, ink, width * 2) for points, _ in parts),
        *(Poly(points, fill) for points, fill in parts),
    )


def camel_shapes(theme: Theme) -> tuple[Shape, ...]:
    """A camel that walks to the left, about 100 wide."""
    coat = theme["camel"]
    dark = coat.mix(theme["camel_shade"], 0.45)
    far = (taper(((-10, 10), (-7, 40)), 9, 6), taper(((24, 8), (27, 40)), 9, 6))
    near = (taper(((-18, 8), (-20, 41)), 10, 6.5), taper(((15, 10), (14, 41)), 10, 6.5))
    body = smooth(
        (
            (-25, 0),
            (-17, -11),
            (-6, -14),
            (0, -28),
            (6, -33),
            (13, -29),
            (18, -14),
            (28, -9),
            (32, 3),
            (25, 15),
            (6, 19),
            (-14, 17),
        )
    )
    neck = taper(bend((-17, 5), (-36, 12), (-33, -10), (-37, -27)), 19, 10)
    head = smooth(((-31, -33), (-37, -37), (-46, -33), (-55, -27), (-55, -22), (-45, -22), (-35, -25)))
    ear = ((-35.0, -34.0), (-33.0, -42.0), (-30.0, -33.0))
    shapes = outlined(
        theme,
        (
            *((leg, dark) for leg in far),
            *((leg, coat) for leg in near),
            (neck, coat),
            (ear, dark),
            (head, coat),
            (body, coat),
        ),
    )
    shine = (
        Line(bend((-23, 0), (-18, -8), (-10, -12), (-4, -15)), coat.lit(0.4), 2.2),
        Line(bend((-32, 5), (-29, -8), (-31, -16), (-33, -26)), coat.lit(0.3), 2),
        Line(((31, 0), (37, 9), (36, 19)), theme["ink"], 3.4),
        Line(((31, 0), (37, 9), (36, 18)), coat, 1.6),
        Oval(-44, -29, 1.7, 1.7, theme["ink"]),
        Line(((-54, -24.5), (-49, -25)), theme["ink"], 1.2),
    )
    cloth = (
        (-9.0, -15.0),
        (-1.0, -29.0),
        (6.0, -34.0),
        (13.0, -30.0),
        (20.0, -14.0),
        (19.0, 9.0),
        (-9.0, 9.0),
    )
    blanket = smooth(cloth, steps=4)
    return (
        *shapes,
        *shine,
        Poly(blanket, theme["turquoise"], theme["ink"], 2.4),
        Line(((-9, 3), (19, 3)), theme["amber"], 3),
        Line(((-10, -6), (19.5, -6)), theme["turquoise_light"], 1.8),
        *(Line(((x, 9), (x, 14)), theme["amber"], 1.8) for x in (-6, -1, 4, 9, 14)),
    )


def coin_shapes(theme: Theme) -> tuple[Shape, ...]:
    """A stack of gold coins, about 80 wide."""
    shapes: list[Shape] = []
    for at in range(3):
        y = 22 - at * 17
        rim = (*arc(0, y, 36, 15, 0, 180), *arc(0, y - 14, 36, 15, 180, 0))
        shapes.append(Poly(rim, theme["gold_shade"].lit(0.12), theme["ink"], 4))
        shapes.append(Line(arc(0, y - 5, 34, 14, 30, 150), theme["gold"], 3))
        shapes.append(
            Oval(0, y - 14, 36, 15, Ramp((-30, y - 26), (30, y), theme["gold_light"], theme["gold"]))
        )
        shapes.append(Line(arc(0, y - 14, 36, 15, 0, 360), theme["ink"], 2, True))
    shapes.append(Oval(0, -26, 22, 8, None, theme["gold_shade"], 3))
    return tuple(shapes)


def card_shapes(theme: Theme) -> tuple[Shape, ...]:
    """Two cards, face down, about 80 high."""
    shapes: list[Shape] = []
    for turn, dx in ((-13, -11), (9, 11)):
        back: tuple[Shape, ...] = (
            Rect(-26, -38, 52, 76, theme["plaster"], 8, theme["ink"], 4),
            Rect(-20, -32, 40, 64, theme["turquoise"], 4),
            Poly(star(8, 17, 9), theme["turquoise_light"]),
            Poly(star(8, 9, 5), theme["amber"]),
        )
        shapes.append(Group(back, dx, 2, turn))
    return tuple(shapes)


def bag_shapes(theme: Theme) -> tuple[Shape, ...]:
    """A tied bag of spices, about 80 high."""
    cloth = theme["clay"]
    body = smooth(((-8, -18), (-30, 2), (-34, 26), (-18, 38), (18, 38), (34, 26), (30, 2), (8, -18)))
    top = smooth(((-9, -18), (-20, -36), (-6, -31), (0, -39), (8, -31), (20, -36), (9, -18)))
    return (
        *outlined(theme, ((top, cloth.lit(0.15)), (body, cloth)), 2.6),
        Poly(body, Ramp((-26, -10), (28, 34), cloth.lit(0.32), cloth.dim(0.22))),
        Line(bend((-14, -6), (-22, 6), (-24, 18), (-20, 28)), cloth.lit(0.45), 3),
        Line(bend((10, -8), (18, 6), (18, 20), (14, 32)), cloth.dim(0.3), 2.4),
        Line(((-11, -18), (11, -18)), theme["ink"], 8),
        Line(((-11, -18), (11, -18)), theme["amber"], 4.6),
    )


def barrel_shapes(theme: Theme) -> tuple[Shape, ...]:
    """A standing barrel, about 80 high."""
    wood = theme["wood"]
    body = (
        *bend((-22, -34), (-36, -14), (-36, 16), (-22, 36)),
        *arc(0, 36, 22, 7, 180, 0),
        *bend((22, 36), (36, 16), (36, -14), (22, -34)),
    )
    hoops = [
        Line(((-31 + inset, y), *arc(0, y, 31 - inset, 8, 180, 0), (31 - inset, y)), colour, width)
        for y, inset in ((-16, 0), (18, 0))
        for colour, width in ((theme["ink"], 8.0), (theme["desert_shade"].lit(0.15), 4.6))
    ]
    return (
        Poly(body, wood, theme["ink"], 5),
        Poly(body, Ramp((-30, -20), (30, 30), wood.lit(0.3), theme["wood_shade"])),
        *(
            Line(bend((x * 0.7, -32), (x, -14), (x, 16), (x * 0.7, 38)), theme["wood_shade"], 2)
            for x in (-16, 0, 16)
        ),
        *hoops,
        Oval(0, -34, 22, 8, wood.lit(0.35), theme["ink"], 2.6),
        Line(((-14, -33), (14, -35)), theme["wood_shade"], 1.6),
    )


def chest_shapes(theme: Theme) -> tuple[Shape, ...]:
    """A chest with brass bands, about 80 wide."""
    wood, brass = theme["wood"].mix(theme["clay"], 0.4), theme["gold"]
    lid = ((-38.0, -6.0), *bend((-38, -8), (-36, -34), (36, -34), (38, -8)), (38.0, -6.0))
    return (
        *outlined(theme, ((lid, wood), (rounded(-38, -4, 76, 38, 4), wood)), 2.6),
        Poly(lid, Ramp((-30, -34), (30, 0), wood.lit(0.35), wood.dim(0.15))),
        Rect(-38, -4, 76, 38, Ramp((-30, -4), (36, 34), wood.lit(0.1), wood.dim(0.35)), 4),
        Line(((-38, -5), (38, -5)), theme["ink"], 3),
        *(Line(((x, -26), (x, 33)), theme["ink"], 9) for x in (-24, 24)),
        *(Line(((x, -26), (x, 33)), brass, 5.4) for x in (-24, 24)),
        Rect(-9, -12, 18, 20, brass, 4, theme["ink"], 2.4),
        Oval(0, -4, 3.4, 3.4, theme["ink"]),
        Line(((0, -3), (0, 4)), theme["ink"], 2.6),
    )


def vase_shapes(theme: Theme) -> tuple[Shape, ...]:
    """A glazed vase, about 84 high."""
    glaze = theme["vase"]
    half = (
        *bend((11, -38), (6, -26), (8, -24), (18, -14)),
        *bend((18, -14), (34, 2), (28, 24), (12, 38)),
    )
    body = (*half, *((-x, y) for x, y in reversed(half)))
    lip = rounded(-15, -42, 30, 8, 4)
    handles = (
        arc(-22, -14, 12, 14, 90, 300),
        tuple((-x, y) for x, y in arc(-22, -14, 12, 14, 90, 300)),
    )
    return (
        *(Line(handle, theme["ink"], 9) for handle in handles),
        *(Line(handle, glaze.lit(0.2), 4.6) for handle in handles),
        *outlined(theme, ((body, glaze), (lip, glaze)), 2.6),
        Poly(body, Ramp((-26, -20), (26, 34), glaze.lit(0.45), glaze.dim(0.25))),
        Poly(lip, glaze.lit(0.3)),
        Group(
            (
                Rect(-40, -4, 80, 14, theme["plaster"]),
                *(Poly(star(4, 6.5, 2.6, x, 3), theme["clay"]) for x in (-20, -7, 6, 19)),
                Line(((-40, 22), (40, 22)), theme["amber"], 4),
            ),
            clip=body,
        ),
        Line(bend((-9, -24), (-20, -10), (-24, 4), (-18, 22)), theme["light"].fade(0.6), 3),
    )


MARKS = {
    Level.CAMEL: camel_shapes,
    Level.BAG: bag_shapes,
    Level.BARREL: barrel_shapes,
    Level.CHEST: chest_shapes,
    Level.VASE: vase_shapes,
    Level.GOLD: coin_shapes,
}


def domed(
    theme: Theme, x: float, y: float, wide: float, tall: float, roof: Colour, wall: Colour
) -> tuple[Shape, ...]:
    """A house with a dome, its foot in the middle at (x, y)."""
    half = wide / 2
    crown = y - tall * 0.52
    dome = (
        (x - half * 0.86, crown),
        *bend(
            (x - half * 0.86, crown),
            (x - half * 1.02, crown - tall * 0.34),
            (x - half * 0.2, crown - tall * 0.4),
            (x, crown - tall * 0.52),
        ),
        *bend(
            (x, crown - tall * 0.52),
            (x + half * 0.2, crown - tall * 0.4),
            (x + half * 1.02, crown - tall * 0.34),
            (x + half * 0.86, crown),
        ),
        (x + half * 0.86, crown),
    )
    body = (
        (x - half, crown),
        (x + half, crown),
        (x + half, y),
        (x - half, y),
    )
    shade = (
        (x, crown),
        *bend(
            (x, crown - tall * 0.5),
            (x + half * 0.2, crown - tall * 0.4),
            (x + half * 1.02, crown - tall * 0.34),
            (x + half * 0.86, crown),
        ),
    )
    gleam = bend(
        (x - half * 0.62, crown - tall * 0.08),
        (x - half * 0.66, crown - tall * 0.22),
        (x - half * 0.3, crown - tall * 0.3),
        (x - half * 0.16, crown - tall * 0.36),
    )
    return (
        *outlined(theme, ((dome, roof.lit(0.12)), (body, wall)), 1.8),
        Poly(shade, roof.dim(0.14)),
        Line(gleam, roof.lit(0.5), wide * 0.05),
        Rect(x + half * 0.5, crown, half * 0.5, tall * 0.52, wall.dim(0.13)),
        Line(((x - half, crown), (x + half, crown)), theme["ink"].fade(0.55), 1.6),
    )


def arch(x: float, y: float, wide: float, tall: float) -> Points:
    """A pointed doorway, its foot in the middle at (x, y)."""
    half = wide / 2
    shoulder = y - tall * 0.55
    return (
        (x - half, y),
        (x - half, shoulder),
        *bend(
            (x - half, shoulder), (x - half, y - tall * 0.85), (x - half * 0.3, y - tall * 0.9), (x, y - tall)
        ),
        *bend(
            (x, y - tall), (x + half * 0.3, y - tall * 0.9), (x + half, y - tall * 0.85), (x + half, shoulder)
        ),
        (x + half, y),
    )


def _paddock(theme: Theme) -> tuple[Shape, ...]:
    rails = [Line(((-44, y), (44, y)), theme["wood"].lit(0.1), 5) for y in (16, 30)]
    back = [Line(((-44, y), (44, y)), theme["ink"], 9) for y in (16, 30)]
    posts = [
        shape
        for x in (-40, -14, 14, 40)
        for shape in (
            Rect(x - 5, 4, 10, 36, theme["wood"], 3, theme["ink"], 2.4),
            Line(((x - 2, 8), (x - 2, 36)), theme["wood"].lit(0.35), 2),
        )
    ]
    return (Group(camel_shapes(theme), 4, -9, scale=0.82), *back, *rails, *posts)


def _stall(theme: Theme) -> tuple[Shape, ...]:
    stripes = [
        Poly(
            ((x, -34), (x + 18, -34), (x + 18 + (x + 9) * 0.12, -8), (x + (x - 9) * 0.12, -8)),
            theme["ask"] if at % 2 else theme["plaster"],
        )
        for at, x in enumerate((-45, -27, -9, 9, 27))
    ]
    coins = [Oval(x, 8, 8, 5, theme["gold_light"], theme["gold_shade"], 2) for x in (-26, -10, 6, 22)]
    return (
        Rect(-38, -12, 76, 52, theme["door"], 0, theme["ink"], 3),
        Rect(
            -44,
            10,
            88,
            30,
            Ramp((-40, 10), (40, 40), theme["wood"].lit(0.3), theme["wood_shade"]),
            3,
            theme["ink"],
            3,
        ),
        *coins,
        Poly(((-45, -34), (45, -34), (52, -8), (-52, -8)), theme["ink"], theme["ink"], 5),
        *stripes,
    )


def _hammam(theme: Theme) -> tuple[Shape, ...]:
    steam = [
        Line(bend((x, -26), (x - 7, -34), (x + 7, -38), (x, -47)), theme["ivory"], 4) for x in (-24, 0, 24)
    ]
    shade = [
        Line(bend((x, -26), (x - 7, -34), (x + 7, -38), (x, -47)), theme["turquoise"], 7)
        for x in (-24, 0, 24)
    ]
    return (
        *domed(theme, -24, 38, 42, 50, theme["turquoise_light"], theme["plaster"]),
        *domed(theme, 24, 38, 42, 50, theme["turquoise_light"], theme["plaster"]),
        *domed(theme, 0, 38, 46, 64, theme["turquoise"], theme["plaster"]),
        Poly(arch(0, 38, 20, 28), theme["turquoise_deep"]),
        Line(bend((-8, 32), (-3, 28), (3, 36), (8, 31)), theme["turquoise_light"], 2.6),
        *shade,
        *steam,
    )


def _caravanserai(theme: Theme) -> tuple[Shape, ...]:
    wall = theme["desert"]
    crown = [Rect(x, -22, 11, 12, wall, 0, theme["ink"], 2.4) for x in range(-46, 40, 17)]
    doors = [Poly(arch(x, 40, 17, 30), theme["door"], theme["ink"], 2) for x in (-30, 30)]
    return (
        *crown,
        Rect(
            -46, -14, 92, 54, Ramp((-40, -14), (40, 40), wall.lit(0.35), wall.dim(0.15)), 0, theme["ink"], 3
        ),
        *doors,
        Rect(
            -17, -38, 34, 78, Ramp((-14, -38), (14, 40), wall.lit(0.45), wall.dim(0.05)), 0, theme["ink"], 3
        ),
        Poly(arch(0, 40, 24, 54), theme["door"], theme["ink"], 2),
        Poly(arch(0, 40, 12, 30), theme["amber"]),
        Rect(-17, -44, 34, 9, theme["turquoise"], 2, theme["ink"], 2.6),
    )


def _bazaar(theme: Theme) -> tuple[Shape, ...]:
    return (
        *domed(theme, -30, 38, 34, 54, theme["amber"], theme["plaster"]),
        *domed(theme, 30, 38, 34, 54, theme["amber"], theme["plaster"]),
        *domed(theme, 0, 38, 44, 80, theme["robe_light"], theme["plaster"]),
        *(Poly(arch(x, 38, 16, 24), theme["door"]) for x in (-30, 30)),
        Poly(arch(0, 38, 24, 32), theme["door"]),
        Poly(star(8, 9, 5, 0, -14), theme["gold_light"], theme["ink"], 1.6),
    )


def _hoist(theme: Theme) -> tuple[Shape, ...]:
    beam, light = theme["wood"], theme["wood"].lit(0.3)
    strokes = (((-28, 40), (-14, -38)), ((0, 40), (-14, -38)), ((-24, 16), (-4, 16)), ((-34, -22), (38, -38)))
    cube = ((14.0, 6.0), (30.0, 0.0), (44.0, 6.0), (44.0, 24.0), (29.0, 32.0), (14.0, 25.0))
    return (
        *(Line(stroke, theme["ink"], 12) for stroke in strokes),
        *(Line(stroke, beam, 7) for stroke in strokes),
        *(Line(stroke, light, 2) for stroke in strokes),
        Line(((30, -36), (30, 2)), theme["ink"], 3.4),
        Oval(30, -36, 7, 7, theme["desert_shade"], theme["ink"], 3),
        Oval(-14, -32, 6, 6, theme["desert_shade"], theme["ink"], 3),
        Poly(cube, theme["turquoise"], theme["ink"], 4),
        Poly(((14, 6), (30, 0), (44, 6), (29, 13)), theme["turquoise_light"]),
        Poly(((14, 6), (29, 13), (29, 32), (14, 25)), theme["turquoise"]),
        Poly(((44, 6), (29, 13), (29, 32), (44, 24)), theme["turquoise"].dim(0.3)),
    )


_BUILDINGS = {
    Building.PADDOCK: _paddock,
    Building.SHOP: _stall,
    Building.HAMMAM: _hammam,
    Building.CARAVANSERAI: _caravanserai,
    Building.BAZAAR: _bazaar,
    Building.HOIST: _hoist,
}


def building_shapes(theme: Theme, building: Building) -> tuple[Shape, ...]:
    """One of the six buildings, about 100 wide."""
    return _BUILDINGS[building](theme)
