"""Small icons of Alhambra: wall, Dirk."""

from __future__ import annotations

from render.drawing.curves import arc, bend, regular
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Points, Poly, Ramp, Rect, Shadow, Shape
from render.drawing.sprites import sprite
from render.drawing.theme import Theme


@sprite
def bastion(theme: Theme, size: int) -> Drawing:
    """A piece of outer wall so large, round its centre."""
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
    half = size // 2
    return Drawing(Box(-half, -half, half, half), (Group(tuple(shapes), scale=size / 46),))


@sprite
def dirk(theme: Theme, size: int) -> Drawing:
    """Dirk's token: a grey turbaned head on a stone with eight sides, so that nobody takes him for a seat."""
    ink = theme["ink"]
    return Drawing(
        Box(-size, -size, size, size),
        (
            Group(
                (
                    Shadow((Poly(_eight(46), ink),), theme["shadow"], 4, 6, 4),
                    Poly(_eight(46), theme["marble"], ink, 5),
                    Poly(_eight(37), theme["marble_shade"].dim(0.25)),
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


@sprite
def marble(theme: Theme, radius: int) -> Drawing:
    """Dirk's token with room for a number in place of his head, round its middle."""
    size, ink, stone = radius + 10, theme["ink"], theme["marble"]
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Poly(_eight(radius), ink),), theme["shadow"], 2, 3, 2),
            Poly(_eight(radius), theme["marble_shade"].dim(0.25), ink, 4),
            Poly(
                _eight(radius * 0.8),
                Ramp((-radius, -radius), (radius, radius), stone.lit(0.3), stone.dim(0.12)),
            ),
        ),
    )


def _eight(radius: float) -> Points:
    """The outline of Dirk's token."""
    return regular(8, radius * 1.06, turn=-67.5)
