"""What stands on Carcassonne's tiles and plates: church, cathedral, inn, pennant, goods, and small icons of them."""

from __future__ import annotations

from render.drawing.curves import circle, smooth
from render.drawing.scene import Box, Drawing, Line, Oval, Points, Poly, Ramp, Rect, Shape
from render.drawing.sprites import sprite
from render.drawing.theme import Theme


def church(theme: Theme, x: float, y: float, size: float) -> list[Shape]:
    """A cloister: a red-roofed church with a tower, in a walled garden."""
    u = size

    def box(dx: float, dy: float, w: float, h: float) -> tuple[float, float, float, float]:
        return x + dx * u, y + dy * u, w * u, h * u

    shapes: list[Shape] = [
        Oval(x, y + 0.015 * u, 0.215 * u, 0.2 * u, theme["meadow"].mix(theme["meadow_dark"], 0.6)),
        Oval(x, y, 0.205 * u, 0.19 * u, theme["plaster_light"]),
        Oval(x, y, 0.185 * u, 0.17 * u, theme["meadow_light"]),
    ]
    for dx, dy in ((-0.14, -0.07), (-0.15, 0.05), (0.14, 0.08), (0.15, -0.04), (-0.08, 0.13), (0.09, 0.13)):
        shapes += [
            Oval(x + dx * u, y + dy * u, 0.022 * u, 0.022 * u, theme["tree_dark"]),
            Oval(x + (dx - 0.004) * u, y + (dy - 0.005) * u, 0.016 * u, 0.015 * u, theme["tree"]),
        ]
    shapes += [
        Rect(*box(-0.095, -0.045, 0.225, 0.165), theme["meadow_dark"], 0.01 * u),
        Rect(*box(-0.12, -0.06, 0.225, 0.15), theme["ink"], 0.01 * u),
        Rect(*box(-0.112, -0.052, 0.209, 0.067), theme["roof_light"]),
        Rect(*box(-0.112, 0.015, 0.209, 0.067), theme["roof"]),
        Line(
            ((x - 0.112 * u, y + 0.015 * u), (x + 0.097 * u, y + 0.015 * u)),
            theme["roof_light"].lit(0.4),
            0.01 * u,
        ),
        Rect(*box(0.01, -0.11, 0.055, 0.235), theme["ink"], 0.01 * u),
        Rect(*box(0.017, -0.103, 0.02, 0.221), theme["roof_light"]),
        Rect(*box(0.037, -0.103, 0.021, 0.221), theme["roof_shade"]),
        Rect(*box(-0.145, -0.075, 0.075, 0.1), theme["ink"], 0.01 * u),
        Rect(*box(-0.138, -0.068, 0.061, 0.086), theme["chalk"]),
        Poly(
            (
                (x - 0.1385 * u, y - 0.068 * u),
                (x - 0.077 * u, y - 0.068 * u),
                (x - 0.1075 * u, y - 0.025 * u),
            ),
            theme["roof_light"],
        ),
        Poly(
            (
                (x - 0.077 * u, y - 0.068 * u),
                (x - 0.077 * u, y + 0.018 * u),
                (x - 0.1075 * u, y - 0.025 * u),
            ),
            theme["roof_shade"],
        ),
        Line(((x - 0.1075 * u, y - 0.062 * u), (x - 0.1075 * u, y + 0.012 * u)), theme["chalk"], 0.012 * u),
        Line(((x - 0.13 * u, y - 0.04 * u), (x - 0.085 * u, y - 0.04 * u)), theme["chalk"], 0.012 * u),
    ]
    return shapes


def cathedral(theme: Theme, x: float, y: float, size: float) -> list[Shape]:
    """A cathedral from above: nave, transept, apse, and two towers in the west."""
    u = size
    stone, ink = theme["wall_light"], theme["ink"]

    def cross(grow: float) -> list[Shape]:
        return [
            Rect(
                x - (0.07 + grow) * u,
                y - (0.2 + grow) * u,
                (0.14 + 2 * grow) * u,
                (0.4 + 2 * grow) * u,
                ink if grow else stone,
                0.01 * u,
            ),
            Rect(
                x - (0.16 + grow) * u,
                y - (0.08 + grow) * u,
                (0.32 + 2 * grow) * u,
                (0.13 + 2 * grow) * u,
                ink if grow else stone,
                0.01 * u,
            ),
            Oval(x, y - 0.19 * u, (0.07 + grow) * u, (0.075 + grow) * u, ink if grow else stone),
        ]

    shapes: list[Shape] = [
        Rect(x - 0.05 * u, y - 0.17 * u, 0.17 * u, 0.43 * u, theme["plaster_shade"], 0.02 * u),
        Rect(x - 0.13 * u, y - 0.04 * u, 0.33 * u, 0.14 * u, theme["plaster_shade"], 0.02 * u),
        *cross(0.012),
        *cross(0),
        Rect(x - 0.058 * u, y - 0.19 * u, 0.058 * u, 0.38 * u, theme["heraldic"].lit(0.35)),
        Rect(x, y - 0.19 * u, 0.058 * u, 0.38 * u, theme["heraldic"].dim(0.12)),
        Rect(x - 0.15 * u, y - 0.07 * u, 0.3 * u, 0.055 * u, theme["heraldic"].lit(0.35)),
        Rect(x - 0.15 * u, y - 0.015 * u, 0.3 * u, 0.055 * u, theme["heraldic"].dim(0.12)),
        Line(((x, y - 0.2 * u), (x, y + 0.19 * u)), theme["chalk"], 0.012 * u),
        Line(((x - 0.15 * u, y - 0.015 * u), (x + 0.15 * u, y - 0.015 * u)), theme["chalk"], 0.012 * u),
    ]
    for side in (-1, 1):
        left = x + side * 0.085 * u - 0.055 * u
        top = y + 0.13 * u
        shapes += [
            Rect(left - 0.012 * u, top - 0.012 * u, 0.134 * u, 0.134 * u, ink, 0.012 * u),
            Rect(
                left,
                top,
                0.11 * u,
                0.11 * u,
                Ramp((left, top), (left + 0.11 * u, top + 0.11 * u), theme["chalk"], theme["wall_shade"]),
            ),
            Poly(
                (
                    (left + 0.015 * u, top + 0.015 * u),
                    (left + 0.095 * u, top + 0.015 * u),
                    (left + 0.055 * u, top + 0.055 * u),
                ),
                theme["heraldic"].lit(0.4),
            ),
            Poly(
                (
                    (left + 0.095 * u, top + 0.015 * u),
                    (left + 0.095 * u, top + 0.095 * u),
                    (left + 0.015 * u, top + 0.095 * u),
                    (left + 0.055 * u, top + 0.055 * u),
                ),
                theme["heraldic"].dim(0.25),
            ),
            Poly(
                (
                    (left + 0.015 * u, top + 0.015 * u),
                    (left + 0.055 * u, top + 0.055 * u),
                    (left + 0.015 * u, top + 0.095 * u),
                ),
                theme["heraldic"],
            ),
        ]
    return shapes


def inn(theme: Theme, x: float, y: float, size: float) -> list[Shape]:
    """An inn at a little lake."""
    u = size
    lake = smooth(
        [
            (x + dx * u, y + dy * u)
            for dx, dy in (
                (-0.13, 0.0),
                (-0.07, -0.085),
                (0.04, -0.09),
                (0.125, -0.02),
                (0.1, 0.075),
                (0.0, 0.105),
                (-0.1, 0.08),
            )
        ]
    )
    ripple = theme["water_light"]
    return [
        Poly(lake, theme["water"], theme["meadow_dark"], 0.022 * u),
        Line(((x - 0.08 * u, y + 0.05 * u), (x - 0.02 * u, y + 0.055 * u)), ripple, 0.009 * u),
        Line(((x + 0.02 * u, y + 0.07 * u), (x + 0.07 * u, y + 0.062 * u)), ripple, 0.009 * u),
        Rect(x - 0.05 * u, y - 0.055 * u, 0.125 * u, 0.105 * u, theme["meadow_dark"], 0.01 * u),
        Rect(x - 0.068 * u, y - 0.072 * u, 0.125 * u, 0.1 * u, theme["ink"], 0.008 * u),
        Rect(x - 0.06 * u, y - 0.064 * u, 0.109 * u, 0.042 * u, theme["grain"].lit(0.15)),
        Rect(x - 0.06 * u, y - 0.022 * u, 0.109 * u, 0.042 * u, theme["wood_light"]),
        Line(((x - 0.06 * u, y - 0.022 * u), (x + 0.049 * u, y - 0.022 * u)), theme["chalk"], 0.01 * u),
        Rect(x + 0.015 * u, y - 0.085 * u, 0.026 * u, 0.034 * u, theme["roof_shade"]),
    ]


def keep(theme: Theme, x: float, y: float, size: float) -> list[Shape]:
    """The keep that flies a city's pennant: a square tower seen from above, with a turret at each corner."""
    half = size * 0.135
    shapes: list[Shape] = [
        Rect(
            x - half + size * 0.02,
            y - half + size * 0.026,
            2 * half,
            2 * half,
            theme["plaster_shade"].dim(0.25),
            3,
        ),
        Rect(x - half, y - half, 2 * half, 2 * half, theme["wall_dark"], 3),
        Rect(x - half * 0.9, y - half * 0.9, 1.8 * half, 1.8 * half, theme["wall_light"]),
        Rect(x - half * 0.7, y - half * 0.7, 1.4 * half, 1.4 * half, theme["wall"]),
    ]
    for dx in (-1, 1):
        for dy in (-1, 1):
            place = (x + dx * half * 0.88, y + dy * half * 0.88)
            shapes += [
                Oval(*place, half * 0.36, half * 0.36, theme["wall_dark"]),
                Oval(*place, half * 0.26, half * 0.26, theme["wall_light"]),
            ]
    return shapes


def mark(theme: Theme, name: str, x: float, y: float, size: float) -> list[Shape]:
    """A pennant or a goods symbol, upright, as large on every tile."""
    if name == "pennant":
        return _pennant(theme, x, y, size * 0.1)
    r = size * 0.105
    return [
        Oval(x + r * 0.15, y + r * 0.2, r * 1.05, r * 1.05, theme["plaster_shade"]),
        Oval(x, y, r * 1.08, r * 1.08, theme["ink"]),
        Oval(x, y, r * 0.96, r * 0.96, theme["chalk"]),
        *goods_shapes(theme, name, x, y, r * 0.72),
    ]


def _pennant(theme: Theme, x: float, y: float, r: float) -> list[Shape]:
    def shield(scale: float) -> Points:
        s = r * scale
        return smooth(
            [
                (x - s, y - s),
                (x, y - s * 1.02),
                (x + s, y - s),
                (x + s * 0.98, y),
                (x + s * 0.62, y + s * 0.78),
                (x, y + s * 1.25),
                (x - s * 0.62, y + s * 0.78),
                (x - s * 0.98, y),
            ],
            steps=4,
        )

    body = shield(0.84)
    return [
        Poly(tuple((px + r * 0.18, py + r * 0.22) for px, py in shield(1.02)), theme["plaster_shade"]),
        Poly(shield(1.04), theme["ink"]),
        Poly(shield(0.92), theme["chalk"]),
        Poly(body, theme["heraldic"]),
        Poly(
            (
                (x - r * 0.16, y - r * 0.84),
                (x + r * 0.16, y - r * 0.84),
                (x + r * 0.16, y + r * 0.9),
                (x, y + r * 1.04),
                (x - r * 0.16, y + r * 0.9),
            ),
            theme["chalk"],
        ),
        Rect(x - r * 0.82, y - r * 0.36, r * 1.64, r * 0.32, theme["chalk"]),
    ]


def goods_shapes(theme: Theme, name: str, x: float, y: float, r: float) -> list[Shape]:
    """A wine barrel, a wheat sheaf or a roll of cloth, within a circle."""
    ink = theme["ink"]
    if name == "wine":
        return [
            Oval(x, y, r * 0.82, r * 0.95, ink),
            Oval(
                x,
                y,
                r * 0.72,
                r * 0.86,
                Ramp((x - r, y - r), (x + r, y + r), theme["wine"].lit(0.3), theme["wine"].dim(0.1)),
            ),
            Line(((x - r * 0.62, y - r * 0.42), (x + r * 0.62, y - r * 0.42)), theme["grain"], r * 0.17),
            Line(((x - r * 0.62, y + r * 0.42), (x + r * 0.62, y + r * 0.42)), theme["grain"], r * 0.17),
            Oval(x, y, r * 0.17, r * 0.17, ink),
        ]
    if name == "grain":
        shapes: list[Shape] = []
        for lean in (-0.55, -0.28, 0.0, 0.28, 0.55):
            tip = (x + lean * r * 1.5, y - r * (0.95 - abs(lean) * 0.35))
            shapes.append(
                Line(((x + lean * r * 0.5, y + r * 0.9), (x, y + r * 0.2), tip), theme["wood_shade"], r * 0.3)
            )
        for lean in (-0.55, -0.28, 0.0, 0.28, 0.55):
            tip = (x + lean * r * 1.5, y - r * (0.95 - abs(lean) * 0.35))
            shapes.append(
                Line(((x + lean * r * 0.5, y + r * 0.9), (x, y + r * 0.2), tip), theme["grain"], r * 0.17)
            )
        shapes.append(
            Line(((x - r * 0.3, y + r * 0.22), (x + r * 0.3, y + r * 0.22)), theme["roof"], r * 0.22)
        )
        return shapes
    return [
        Rect(x - r * 0.85, y - r * 0.5, r * 1.7, r * 1.0, ink, r * 0.3),
        Rect(
            x - r * 0.76,
            y - r * 0.4,
            r * 1.52,
            r * 0.8,
            theme["heraldic"].mix(theme["cloth"], 0.45),
            r * 0.22,
        ),
        Oval(x - r * 0.56, y, r * 0.34, r * 0.5, ink),
        Oval(x - r * 0.56, y, r * 0.25, r * 0.4, theme["cloth"]),
        Oval(x - r * 0.56, y, r * 0.1, r * 0.18, theme["heraldic"]),
        Line(((x - r * 0.1, y - r * 0.36), (x - r * 0.1, y + r * 0.36)), theme["chalk"], r * 0.12),
        Line(((x + r * 0.3, y - r * 0.36), (x + r * 0.3, y + r * 0.36)), theme["chalk"], r * 0.12),
    ]


@sprite
def goods(theme: Theme, name: str, size: int) -> Drawing:
    """A goods token for the plates, round its centre."""
    r = size / 2
    return Drawing(
        Box(-size, -size, size, size),
        (
            Poly(circle(1.5, 2, r), theme["shadow"].fade(0.4)),
            Oval(0, 0, r, r, theme["ink"]),
            Oval(0, 0, r - 2, r - 2, theme["chalk"]),
            *goods_shapes(theme, name, 0, 0, r * 0.7),
        ),
    )
