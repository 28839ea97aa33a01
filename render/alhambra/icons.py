"""Small icons of Alhambra: bag, hand, wall, start player, Dirk."""

from __future__ import annotations

from render.drawing.curves import arc, bend, regular, rounded
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Poly, Ramp, Rect, Shadow, Shape
from render.drawing.sprites import sprite
from render.drawing.theme import Theme


@sprite
def bag(theme: Theme, size: int) -> Drawing:
    """The bag of tiles, round its middle."""
    cloth = theme["wood_light"]
    body = (
        *bend((-6, -8), (-26, 0), (-22, 20), (0, 20)),
        *bend((0, 20), (22, 20), (26, 0), (6, -8)),
    )
    return Drawing(
        Box(-size // 2, -size // 2, size // 2, size // 2 + 4),
        (
            Group(
                (
                    Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 2, 1.5),
                    Poly(body, Ramp((-16, -8), (16, 20), cloth.lit(0.3), theme["wood"]), theme["ink"], 1.8),
                    Poly(
                        ((-6, -8), (-13, -19), (-4, -15), (0, -20), (5, -15), (13, -19), (6, -8)),
                        cloth,
                        theme["ink"],
                        1.6,
                    ),
                    Line(((-8, -8), (8, -8)), theme["seraglio"], 3.4),
                    Rect(-7, 0, 14, 14, theme["pavilion_ground"], 2, theme["ink"], 1.4),
                    Poly(regular(8, 5.6, 0, 7), theme["pavilion"]),
                ),
                scale=size / 46,
            ),
        ),
    )


@sprite
def fan(theme: Theme) -> Drawing:
    """Money cards in a hand, as an icon."""
    shapes: list[Shape] = []
    for turn, tone in ((-24, "denar"), (0, "gulden"), (24, "dirham")):
        body = rounded(-9, -32, 18, 28, 3)
        shapes.append(
            Group(
                (
                    Poly(body, theme[tone], theme["ink"], 1.6),
                    Poly(rounded(-6, -29, 12, 22, 2), theme["card"]),
                ),
                0,
                20,
                turn=turn,
            )
        )
    return Drawing(Box(-24, -24, 24, 24), tuple(shapes))


@sprite
def rampart(theme: Theme) -> Drawing:
    """A piece of outer wall, as an icon."""
    stone, ink = theme["stone"], theme["ink"]
    shapes: list[Shape] = [
        Rect(-19, -4, 38, 18, Ramp((0, -4), (0, 14), stone.lit(0.2), theme["stone_shade"]), 1.5, ink, 1.8),
    ]
    for at in range(3):
        shapes.append(
            Rect(
                -19 + at * 14, -14, 10, 12, Ramp((0, -14), (0, 0), theme["stone_light"], stone), 1.2, ink, 1.6
            )
        )
    for x, y in ((-10, 5), (4, 9), (9, 2)):
        shapes.append(Line(((x - 4, y), (x + 4, y)), theme["stone_dark"].fade(0.6), 1.4))
    return Drawing(Box(-24, -20, 24, 20), tuple(shapes))


@sprite
def bastion(theme: Theme, size: int) -> Drawing:
    """The same so large, round its centre."""
    half, small = size // 2, rampart.draw(theme)
    return Drawing(Box(-half, -half, half, half), (Group(small.shapes, scale=size / 46),))


@sprite
def crown(theme: Theme) -> Drawing:
    """The mark of the start player: a small lion fountain, round its middle."""
    ink = theme["ink"]
    return Drawing(
        Box(-18, -18, 18, 18),
        (
            Oval(0, 4, 14, 8, theme["marble_shade"], ink, 1.5),
            Oval(0, 3, 11, 5.5, theme["water"], ink, 1),
            Line(bend((0, 2), (-2, -12), (-9, -12), (-9, 0)), theme["water_light"], 2),
            Line(bend((0, 2), (2, -12), (9, -12), (9, 0)), theme["water_light"], 2),
            Line(((0, 2), (0, -11)), theme["water_light"], 2.4),
        ),
    )


@sprite
def dirk(theme: Theme, size: int) -> Drawing:
    """Dirk's token: a grey turbaned head, so that nobody takes him for a seat."""
    ink = theme["ink"]
    return Drawing(
        Box(-size, -size, size, size),
        (
            Group(
                (
                    Shadow((Oval(0, 0, 46, 46, ink),), theme["shadow"], 4, 6, 4),
                    Oval(0, 0, 46, 46, ink),
                    Oval(0, 0, 42, 42, theme["marble"]),
                    Oval(0, 0, 37, 37, theme["marble_shade"].dim(0.25)),
                    Poly((*arc(0, 40, 28, 26, 200, 340),), theme["night"], ink, 3),
                    Oval(0, 6, 16, 18, theme["stone_light"].dim(0.1), ink, 3),
                    Poly((*arc(0, -4, 22, 20, 170, 370),), theme["light"], ink, 3),
                    Line(bend((-18, -8), (-4, -22), (8, -16), (18, -6)), theme["marble_shade"].dim(0.3), 3),
                    Oval(0, -12, 4, 4, theme["seraglio"], ink, 2),
                ),
                scale=size / 92,
            ),
        ),
    )
