"""The shops of Yspahan as shapes: six ways to build one, in the colour of its souk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from art.yspahan.shapes import arch
from render.drawing.colour import Colour
from render.drawing.curves import bend, star
from render.drawing.scene import Halo, Line, Oval, Points, Poly, Ramp, Rect, Shape

INK: Final = Colour.parse("#3B2617")
_PLASTER, _SHADE = Colour.parse("#FBF0D8"), Colour.parse("#D2B98A")
_DOOR, _LAMP = Colour.parse("#3A2415"), Colour.parse("#C9803A")
_GOLD = Colour.parse("#F2B21C")
_FOOT: Final = 46.0


def _roof(colour: Colour) -> Colour:
    """The colour of tiles: white ones are a cool grey."""
    return colour.mix(Colour.parse("#8C93A8"), 0.25) if sum(colour[:3]) > 660 else colour.dim(0.08)


def _walls(half: float, top: float) -> Iterator[Shape]:
    """Plastered walls with a cornice, their foot on the ground."""
    yield Rect(-half, top, 2 * half, _FOOT - top, INK, 0, INK, 5)
    yield Rect(-half, top, 2 * half, _FOOT - top, Ramp((-half, 0), (half, 30), _PLASTER, _SHADE))
    yield Rect(
        -half - 2, top - 4, 2 * half + 4, 8, Ramp((-half, 0), (half, 0), _PLASTER, _SHADE), 2, INK, 1.6
    )


def _door(x: float, wide: float, tall: float) -> Iterator[Shape]:
    yield Poly(arch(x, _FOOT, wide + 6, tall + 3), INK)
    yield Poly(arch(x, _FOOT, wide, tall), Ramp((0, _FOOT - tall), (0, _FOOT), _DOOR, _LAMP.dim(0.3)))


def _awning(colour: Colour, half: float, top: float, drop: float = 17) -> Iterator[Shape]:
    """A striped awning over a door."""
    count, flare = 6, 1.18
    low = top + drop
    outer = ((-half, top), (half, top), (half * flare + 2, low + 4), (-half * flare - 2, low + 4))
    yield Poly(outer, INK, INK, 2.5)
    for at in range(count):
        x0, x1 = (half * (2 * each / count - 1) for each in (at, at + 1))
        tone = Colour.parse("#FFF7E6") if at % 2 else colour.dim(0.12)
        yield Poly(((x0, top), (x1, top), (x1 * flare, low), (x0 * flare, low)), tone)
        yield Poly(
            ((x0 * flare, low), (x1 * flare, low), (x1 * flare, low + 4), (x0 * flare, low + 4)),
            tone.dim(0.16),
        )
    yield Line(((-half, top + 1), (half, top + 1)), Colour.parse("#FFFFFF").fade(0.45), 2)


def _spire(x: float, y: float) -> Iterator[Shape]:
    yield Line(((x, y + 1), (x, y - 7)), INK, 4)
    yield Oval(x, y - 8, 4.2, 4.2, _GOLD, INK, 1.6)


def _bulb(x: float, foot: float, half: float, tall: float, swell: float = 1.34) -> Points:
    """The outline of a dome: an onion where it swells."""
    left = bend(
        (x - half, foot),
        (x - half * swell, foot - tall * 0.54),
        (x - half * 0.37, foot - tall * 0.7),
        (x, foot - tall),
    )
    right = bend(
        (x, foot - tall),
        (x + half * 0.37, foot - tall * 0.7),
        (x + half * swell, foot - tall * 0.54),
        (x + half, foot),
    )
    return ((x - half, foot), *left, *right)


def _dome(
    roof: Colour, x: float, foot: float, half: float, tall: float, swell: float = 1.34
) -> Iterator[Shape]:
    """A ribbed dome in the light from the upper left, with a golden ball."""
    outline = _bulb(x, foot, half, tall, swell)
    yield Poly(outline, INK, INK, 5)
    yield Poly(
        outline, Halo((x - half * 0.4, foot - tall * 0.55), half * 1.55, roof.lit(0.45), roof.dim(0.32))
    )
    for share in (-0.62, -0.22, 0.22, 0.62):
        dx = share * half
        rib = bend(
            (x + dx, foot),
            (x + dx * 1.3, foot - tall * 0.54),
            (x + dx * 0.4, foot - tall * 0.74),
            (x, foot - tall * 0.97),
        )
        yield Line(rib, roof.dim(0.3).fade(0.7), max(1.4, half * 0.07))
    yield from _spire(x, foot - tall)


def _onion(colour: Colour) -> Iterator[Shape]:
    """A house with an onion dome, a pointed door and an awning."""
    yield from _walls(36, -6)
    yield from _dome(_roof(colour), 0, -9, 31, 50)
    yield from (Poly(star(4, 4, 2, x, -6), colour.dim(0.25)) for x in (-28, -14, 0, 14, 28))
    yield from _door(0, 36, 36)
    yield from _awning(colour, 35, 3)


def _broad(colour: Colour) -> Iterator[Shape]:
    """A broad low dome on a drum with windows."""
    yield from _walls(42, 4)
    yield Rect(-30, -16, 60, 18, INK, 0, INK, 5)
    yield Rect(-30, -16, 60, 18, Ramp((-30, 0), (30, 0), _PLASTER.dim(0.04), _SHADE.dim(0.1)))
    yield from (Poly(arch(x, 0, 9, 13), _DOOR) for x in (-20, 0, 20))
    yield from _dome(_roof(colour), 0, -17, 34, 36, 1.12)
    yield from (door for x in (-24, 0, 24) for door in _door(x, 16, 30))


def _pyramid(colour: Colour) -> Iterator[Shape]:
    """A tall house under a steep tiled roof."""
    roof = _roof(colour)
    yield from _walls(32, -14)
    yield from (Poly(arch(x, 6, 11, 16), _DOOR) for x in (-15, 15))
    peak = (0.0, -60.0)
    yield Poly(((-44, -12), peak, (44, -12)), INK, INK, 5)
    yield Poly(((-44, -12), peak, (8, -12)), Ramp((-40, -12), (0, -50), roof.lit(0.38), roof.lit(0.12)))
    yield Poly(((8, -12), peak, (44, -12)), Ramp((8, -12), (40, -12), roof.dim(0.18), roof.dim(0.42)))
    for share in (0.3, 0.6):
        y = -60 + 48 * share
        yield Line(((-44 * share, y), (8 * share, y)), roof.dim(0.25).fade(0.7), 2)
        yield Line(((8 * share, y), (44 * share, y)), roof.dim(0.55).fade(0.7), 2)
    yield from _spire(0, -60)
    yield from _door(0, 30, 30)
    yield from _awning(colour, 30, 12, 12)


def _tent(colour: Colour) -> Iterator[Shape]:
    """A booth under a large striped canopy, with a pennant."""
    yield from _walls(34, 6)
    yield from _door(0, 50, 34)
    tip, low = -44.0, 2.0
    sides = [-46 + 92 * at / 6 for at in range(7)]
    yield Poly(
        (
            (-46, low),
            *bend((-46, low), (-22, -14), (-6, -28), (0, tip)),
            *bend((0, tip), (6, -28), (22, -14), (46, low)),
            (44, 14),
            (-44, 14),
        ),
        INK,
        INK,
        5,
    )
    for at, (x0, x1) in enumerate(pairwise(sides)):
        tone = (Colour.parse("#FFF7E6"), colour.dim(0.1))[at % 2].dim(0.05 * at)
        curve = (bend((x, low), (x * 0.48, -14), (x * 0.13, -28), (0, tip)) for x in (x0, x1))
        left, right = curve
        yield Poly((*left, *reversed(right)), tone)
        yield Poly(
            ((x0, low), (x1, low), (x1 * 0.98, 12), ((x0 + x1) / 2, 17), (x0 * 0.98, 12)), tone.dim(0.16)
        )
    yield Line(((0, tip + 2), (0, -64)), INK, 4)
    yield Poly(((1, -65), (24, -58), (1, -50)), _GOLD, INK, 2)


def _portal(colour: Colour) -> Iterator[Shape]:
    """A tall gate of glazed tiles between two slim towers."""
    roof = _roof(colour)
    for x in (-36.0, 36.0):
        yield Rect(x - 8, -36, 16, _FOOT + 36, INK, 0, INK, 5)
        yield Rect(x - 8, -36, 16, _FOOT + 36, Ramp((x - 8, 0), (x + 8, 0), _PLASTER, _SHADE.dim(0.1)))
        yield from _dome(roof, x, -36, 9, 20)
    yield Rect(-29, -46, 58, _FOOT + 46, INK, 0, INK, 5)
    yield Rect(-29, -46, 58, _FOOT + 46, Ramp((-29, -40), (29, 40), roof.lit(0.22), roof.dim(0.2)))
    yield Line(((-24, _FOOT), (-24, -41), (24, -41), (24, _FOOT)), _PLASTER, 3)
    yield from (Poly(star(4, 5, 2.4, x, -32), _PLASTER) for x in (-15, 0, 15))
    yield Poly(arch(0, _FOOT, 42, 70), INK)
    yield Poly(arch(0, _FOOT, 36, 66), Ramp((0, -20), (0, _FOOT), _DOOR, _LAMP))


def _twins(colour: Colour) -> Iterator[Shape]:
    """Two small domes on a broad house, and an awning."""
    yield from _walls(43, -2)
    roof = _roof(colour)
    yield from _dome(roof, -22, -5, 17, 34)
    yield from _dome(roof.dim(0.08), 22, -5, 17, 34)
    yield from (door for x in (-23, 23) for door in _door(x, 22, 30))
    yield from _awning(colour, 40, 5, 14)


FORMS: Final[tuple[Callable[[Colour], Iterator[Shape]], ...]] = (
    _onion,
    _broad,
    _pyramid,
    _tent,
    _portal,
    _twins,
)
"""The ways to build a shop."""


def shop(form: int, colour: Colour) -> tuple[Shape, ...]:
    """A shop built in one of the ways, about 90 wide and 105 high, its foot at 46."""
    return tuple(FORMS[form](colour))
