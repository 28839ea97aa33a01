"""The warriors of Armadöra: shields with the emblem of a race, in the colours of a seat, and their marks."""

from __future__ import annotations

from engines.armadora.content import Race
from engines.armadora.view import SeenWarrior
from engines.core.text import Seat
from render.armadora.land import of_sheet
from render.drawing.colour import Colour
from render.drawing.scene import Art, Box, Drawing, Group, Label, Layered, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_CELL, _SEATS = 192, 4
"""Pixels of a shield on its sheet; beside those of all seats stand the same with room for a number, and then all that lean the other way."""

_ROWS: tuple[Race | None, ...] = (*Race, None)
_UNIT = 149
"""A square's size in units of a shield, which is some 110 of them tall."""


def warrior(
    x: int,
    y: int,
    size: int,
    race: Race | None,
    seat: Seat,
    strength: int | None = None,
    golden: bool = False,
    leaning: bool | None = None,
) -> tuple[Sprite, ...]:
    """Draw a warrior tile that fills a square, round its centre; with its strength where the viewer knows it."""
    body = shield.at(x, y, size, race, seat, strength is not None, leaning)
    return (body,) if strength is None else (body, roundel.at(x, y, size, strength, golden))


def standing(
    x: int, y: int, size: int, race: Race | None, seen: SeenWarrior, golden: bool
) -> tuple[Sprite, ...]:
    """Draw a warrior on the land with its marks: looked at, reinforced, shot at. In trodden earth."""
    leaning = (seen.at.column + seen.at.row) % 2 == 1
    found = [*warrior(x, y, size, race, seen.seat, seen.strength, golden, leaning)]
    if seen.peeked:
        found.append(eye.at(x, y, size))
    if seen.reinforced:
        found.append(plus.at(x, y, size))
    if seen.arrows:
        found.append(shots.at(x, y, size, seen.arrows))
    return tuple(found)


@sprite
def shield(
    theme: Theme, size: int, race: Race | None, seat: Seat, numbered: bool, leaning: bool | None = None
) -> Layered:
    """The shield of a warrior; the race's emblem leaves room for a number. One that leans, to the left or to the right, stands on the land: in
    trodden earth, with grass before its foot."""
    half = round(size * 72 / _UNIT)
    box = Box(-half, -half, half, half)
    body = front.at(0, 0, half, race, seat, numbered, leaning is True)
    if leaning is None:
        return Layered((body,), box)
    return Layered((mark.at(0, 0, half, _EARTH), body, mark.at(0, 0, half, _GRASS)), box)


@sprite
def ghost(theme: Theme, size: int, race: Race | None, seat: Seat) -> Layered:
    """Where a warrior may stand, round its centre: a pale shield."""
    half = round(size * 72 / _UNIT)
    return Layered((shield.at(0, 0, size, race, seat, False),), Box(-half, -half, half, half), 0.8)


@sprite
def front(theme: Theme, half: int, race: Race | None, seat: Seat, numbered: bool, leaning: bool) -> Art:
    """A shield alone, round its centre."""
    left, top = (seat + _SEATS * (numbered + 2 * leaning)) * _CELL, _ROWS.index(race) * _CELL
    return Art("armadora/shields", Box(-half, -half, half, half), Box(left, top, left + _CELL, top + _CELL))


@sprite
def roundel(theme: Theme, size: int, strength: int, golden: bool) -> Layered:
    """The strength of a warrior, from the centre of its shield; on a golden coin where everybody knows it, at the end where it took gold."""
    scale = size / _UNIT
    x, y = round(3 * scale), round(24 * scale)
    ground = (mark.at(x, y, round(35 * scale), _COIN),) if golden else ()
    return _on(size, *ground, digit.at(x, y + round(scale), size, strength, golden))


@sprite
def digit(theme: Theme, size: int, strength: int, golden: bool) -> Drawing:
    """A warrior's strength, round its centre."""
    half = round(size * 0.3)
    text = (
        Label(0, 0, str(strength), 64, theme["ink"])
        if golden
        else Label(0, 0, str(strength), 74, theme["light"], rim=theme["pit"], rim_width=8)
    )
    return Drawing(Box(-half, -half, half, half), (Group((text,), scale=size / _UNIT),))


@sprite
def eye(theme: Theme, size: int) -> Layered:
    """The mark of a warrior that somebody has looked at, from the centre of its shield."""
    return _on(size, mark.at(round(size * 0.25), round(size * 0.17), round(size * 0.19), _EYE))


@sprite
def plus(theme: Theme, size: int) -> Layered:
    """The reinforcement of a warrior, from the centre of its shield."""
    return _on(size, mark.at(-round(size * 0.29), -round(size * 0.1), round(size * 0.165), _PLUS))


@sprite
def shots(theme: Theme, size: int, arrows: int) -> Layered:
    """The arrows in a shield, from its centre."""
    scale = size / _UNIT
    found = (
        mark.at(round((21 + 17 * at) * scale), round((-27 + 20 * at) * scale), round(size * 0.34), _ARROW)
        for at in range(arrows)
    )
    return _on(size, *found)


_COIN, _PLUS, _EYE, _ARROW, _POWERS, _EARTH, _GRASS = 0, 1, 2, 3, 4, 11, 12
"""Where tokens lie on their sheet, those of powers in the order of the races."""


@sprite
def mark(theme: Theme, half: int, at: int) -> Art:
    """A token of the sheet, round its centre."""
    return of_sheet(at, half)


def _on(size: int, *sprites: Sprite) -> Layered:
    """Marks round the centre of a shield, in a square of a size."""
    reach = size // 2
    return Layered(sprites, Box(-reach, -reach, reach, reach))


@sprite
def emblem(theme: Theme, race: Race | None, seat: Seat, size: int = 112) -> Layered:
    """A small shield without number for the score strip, round its centre."""
    return Layered((shield.at(0, 0, size, race, seat, False),), Box(-56, -58, 58, 60))


@sprite
def left(theme: Theme, count: int, tall: int, ink: Colour) -> Drawing:
    """How many tiles are left in a hand, from the middle of its left edge."""
    text = Label(0, 1, f"×{count}", tall, ink, anchor="lm")
    return Drawing(Box(0, -tall // 2, wide(count, tall), tall // 2), (text,))


def wide(count: int, tall: int) -> int:
    """How wide that is."""
    return round(0.58 * tall * (1 + len(str(count))))


@sprite
def tile(theme: Theme, race: Race | None, seat: Seat, size: int) -> Layered:
    """The icon of tiles left in a hand: a small shield, `size` pixels wide, round its centre."""
    half = size // 2
    return Layered((shield.at(0, 0, round(1.25 * size), race, seat, False),), Box(-half, -half, half, half))


@sprite
def power(theme: Theme, race: Race | None, half: int) -> Art:
    """The icon of a race's power, round its centre."""
    return of_sheet(_POWERS + _ROWS.index(race), half)


@sprite
def reinforcement(theme: Theme, half: int) -> Art:
    """The reinforcement token, round its centre."""
    return of_sheet(_PLUS, half)
