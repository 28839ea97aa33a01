"""The warriors of Armadöra: shields with the emblem of a race, in the colours of a seat."""

from __future__ import annotations

from functools import cache

from engines.armadora.content import Race
from engines.armadora.view import SeenWarrior
from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import arc, bend, circle, mirrored, scaled, smooth, star
from render.drawing.scene import Box, Drawing, Group, Label, Line, Oval, Points, Poly, Shadow, Shape, Sprite
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_UNIT = 132


def warrior(
    x: int,
    y: int,
    size: int,
    race: Race | None,
    seat: Seat,
    strength: int | None = None,
    face_up: bool = False,
) -> tuple[Sprite, ...]:
    """Draw a warrior tile that fills a square, round its centre; with its strength where the viewer knows it."""
    body = shield.at(x, y, size, race, seat, strength is not None)
    return (body,) if strength is None else (body, roundel.at(x, y, size, strength, face_up))


def standing(x: int, y: int, size: int, race: Race | None, seen: SeenWarrior) -> tuple[Sprite, ...]:
    """Draw a warrior on the land with its marks: looked at, reinforced, shot at."""
    found = [*warrior(x, y, size, race, seen.seat, seen.strength, seen.face_up)]
    if seen.peeked:
        found.append(eye.at(x, y, size))
    if seen.reinforced:
        found.append(plus.at(x, y, size))
    if seen.arrows:
        found.append(shots.at(x, y, size, seen.arrows))
    return tuple(found)


@sprite
def shield(theme: Theme, size: int, race: Race | None, seat: Seat, numbered: bool) -> Drawing:
    """The shield of a warrior; the race's emblem leaves room for a number."""
    mark = tuple(_emblem(theme, race))
    emblem = Group(mark, 0, -19, scale=0.62) if numbered else Group(mark)
    return _tile(size, (*_body(theme, race, seat), emblem, *_seat_token(theme, seat)))


@sprite
def roundel(theme: Theme, size: int, strength: int, face_up: bool) -> Drawing:
    """The strength of a warrior, from the centre of its shield; golden where everybody knows it."""
    return _tile(size, _roundel(theme, strength, face_up))


@sprite
def eye(theme: Theme, size: int) -> Drawing:
    """The mark of a warrior that somebody has looked at, from the centre of its shield."""
    return _tile(size, (Group(_eye(theme), 36, 22),))


@sprite
def plus(theme: Theme, size: int) -> Drawing:
    """The reinforcement of a warrior, from the centre of its shield."""
    return _tile(size, (Group(_plus(theme), -45, -6),))


@sprite
def shots(theme: Theme, size: int, arrows: int) -> Drawing:
    """The arrows in a shield, from its centre."""
    return _tile(size, tuple(Group(_arrow(theme), 6 + 17 * shot, -12 + 20 * shot) for shot in range(arrows)))


def _tile(size: int, shapes: tuple[Shape, ...]) -> Drawing:
    """Shapes in units of 132, round their centre, in a square of a size."""
    reach = size // 2
    return Drawing(Box(-reach, -reach, reach, reach), (Group(shapes, scale=size / _UNIT),), 3)


@sprite
def emblem(theme: Theme, race: Race | None, seat: Seat) -> Drawing:
    """A small shield without number for the score strip, round its centre."""
    shapes = (*_body(theme, race, seat), *_emblem(theme, race), *_seat_token(theme, seat, 20))
    return Drawing(Box(-44, -46, 46, 48), (Group(shapes, scale=0.66),))


@sprite
def tile(theme: Theme, race: Race | None, seat: Seat) -> Drawing:
    """The icon of tiles left in a hand: a small shield over another."""
    one = tuple(_body(theme, race, seat, token=False))
    return Drawing(Box(-22, -22, 24, 22), (Group(one, -5, 0, -10, 0.3), Group(one, 6, 1, 8, 0.3)))


@sprite
def power(theme: Theme, race: Race | None) -> Drawing:
    """The icon of a race's power."""
    field, _ = _colours(theme, race)
    body = circle(0, 0, 19)
    return Drawing(
        Box(-24, -24, 25, 26),
        (
            Shadow((Poly(body, field),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["ink"]),
            Poly(circle(0, 0, 17.5), theme["gold"]),
            Poly(circle(0, 0, 15), field),
            Group(tuple(_emblem(theme, race)), 0, 0, 0, 0.42),
        ),
    )


@sprite
def reinforcement(theme: Theme) -> Drawing:
    """The reinforcement token, round its centre."""
    return Drawing(Box(-24, -24, 25, 26), (Group(_plus(theme), 0, 0, 0, 1.05),))


def _colours(theme: Theme, race: Race | None) -> tuple[Colour, Colour]:
    if race is None:
        return theme["slate"], theme["bone"]
    return theme[race.value], theme[f"{race.value}_mark"]


@cache
def _outline(race: Race | None) -> Points:
    """Each race's shield has a silhouette of its own."""
    match race:
        case Race.GOBLIN:  # a spiked buckler
            return star(9, 57, 46)
        case Race.ORC:  # broad, with two horns
            right = (
                (0.0, -38.0),
                (18.0, -42.0),
                (38.0, -56.0),
                (50.0, -42.0),
                (50.0, -6.0),
                (40.0, 26.0),
                (18.0, 50.0),
            )
            return (*right, (0.0, 56.0), *mirrored(right[1:]))
        case Race.MAGE:  # a tall arch
            top = bend((0, -57), (30, -50), (46, -24), (46, 8))
            return (
                *top,
                *bend((46, 8), (45, 36), (24, 50), (0, 57))[1:-1],
                *mirrored((*top, *bend((46, 8), (45, 36), (24, 50), (0, 57))[1:])),
            )
        case Race.ELF:  # a leaf
            side = (
                *bend((0, -60), (16, -40), (48, -36), (46, 0)),
                *bend((46, 0), (44, 30), (14, 40), (0, 60))[1:],
            )
            return (*side, *mirrored(side[1:-1]))
        case None:
            return circle(0, 0, 52)


def _body(theme: Theme, race: Race | None, seat: Seat, token: bool = True) -> list[Shape]:
    edge = _outline(race)
    field, _ = _colours(theme, race)
    look = theme.seats[seat]
    inner = scaled(edge, 0.78)
    return [
        Shadow((Poly(edge, theme["ink"]),), theme["shadow"], 5, 6, 2),
        Poly(edge, theme["ink"], theme["ink"], 6),
        Poly(edge, look.rim, look.rim, 2),
        Poly(edge, look.colour),
        Group(
            (Poly(((0.0, -70.0), (70.0, -70.0), (70.0, 70.0), (0.0, 70.0)), look.colour.dim(0.2)),), clip=edge
        ),
        Poly(inner, theme["ink"], theme["ink"], 3),
        Poly(inner, field.lit(0.08)),
        Group((Poly(((0.0, -70.0), (70.0, -70.0), (70.0, 70.0), (0.0, 70.0)), field.dim(0.16)),), clip=inner),
    ]


def _emblem(theme: Theme, race: Race | None) -> list[Shape]:
    _, mark = _colours(theme, race)
    dark = _colours(theme, race)[0].dim(0.45)
    match race:
        case Race.GOBLIN:
            head: Points = (
                (0.0, -22.0), (10.0, -20.0), (16.0, -12.0), (38.0, -20.0), (30.0, -2.0), (17.0, 4.0), (12.0, 16.0), (0.0, 27.0),
            )  # fmt: skip
            face: Points = smooth((*head, *mirrored(head[1:-1])), steps=4)
            eye: Points = ((4.0, -4.0), (14.0, -9.0), (12.0, 0.0))
            return [
                Poly(face, mark, dark, 2),
                Poly(eye, dark),
                Poly(mirrored(eye), dark),
                Line(((-8, 12), (-3, 15), (3, 15), (8, 12)), dark, 2.4),
                Poly(((-5, 14), (-3, 20), (-1, 15)), theme["light"]),
                Poly(((5, 14), (3, 20), (1, 15)), theme["light"]),
            ]
        case Race.ORC:
            jaw = (
                (0.0, -26.0),
                (15.0, -24.0),
                (24.0, -12.0),
                (22.0, 2.0),
                (27.0, 10.0),
                (20.0, 25.0),
                (0.0, 28.0),
            )
            head = (*jaw, *mirrored(jaw[1:-1]))
            eye = ((5.0, -7.0), (17.0, -12.0), (15.0, -3.0), (8.0, -2.0))
            tusk = ((7.0, 20.0), (16.0, 20.0), (17.0, 4.0), (11.0, 11.0))
            return [
                Poly(head, mark, dark, 2),
                Poly(eye, dark),
                Poly(mirrored(eye), dark),
                Poly(((-4, 5), (0, -1), (4, 5)), dark),
                Line(((-17, 15), (17, 15)), dark, 4),
                Poly(tusk, theme["light"], dark, 2),
                Poly(mirrored(tusk), theme["light"], dark, 2),
            ]
        case Race.MAGE:
            hat = smooth(
                ((-20, 14), (-10, -6), (-2, -26), (12, -36), (22, -28), (12, -24), (12, -8), (20, 14)),
                steps=5,
            )
            brim = arc(0, 16, 34, 9, 0, 360)
            return [
                Poly(brim, mark, dark, 1.5),
                Poly(hat, mark),
                Line(((-17, 9), (0, 13), (17, 9)), theme["gold"], 4.5),
                Poly(star(5, 8.5, 3.6, 2, -6), theme["gold_light"]),
                Poly(star(4, 7, 2, -24, -18), mark),
                Poly(star(4, 6, 1.8, 24, -4), mark),
                Poly(star(4, 5, 1.6, -20, 34), mark),
            ]
        case Race.ELF:
            shapes: list[Shape] = []
            leaf = (
                *bend((0, 0), (13, -8), (13, -24), (0, -36)),
                *bend((0, -36), (-13, -24), (-13, -8), (0, 0))[1:-1],
            )
            for turn in (-62, 62, 0):
                shapes.append(
                    Group(
                        (Poly(leaf, mark, dark, 2), Line(((0, -4), (0, -28)), dark.fade(0.7), 2)), 0, 6, turn
                    )
                )
            return [
                *shapes,
                Line(((0, 4), (0, 30)), mark, 5),
                Line(((0, 17), (10, 9)), mark, 3.5),
                Line(((0, 20), (-10, 12)), mark, 3.5),
            ]
        case None:
            return [Oval(0, 0, 10, 10, mark)]


def _roundel(theme: Theme, strength: int, face_up: bool) -> tuple[Shape, ...]:
    ground = theme["gold"] if face_up else theme["bone"]
    return (
        Shadow((Oval(0, 27, 27, 27, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Oval(0, 27, 27, 27, theme["ink"]),
        Oval(0, 27, 24.5, 24.5, ground.dim(0.1)),
        Oval(-1.2, 25.8, 22.6, 22.6, ground.lit(0.25)),
        Label(0, 28, str(strength), 60, theme["ink"]),
    )


def _seat_token(theme: Theme, seat: Seat, radius: int = 16) -> tuple[Shape, ...]:
    look = theme.seats[seat]
    points = outline(look.shape, radius, -41, 40)
    return (
        Poly(points, theme["ink"], theme["ink"], 7.5),
        Poly(points, look.rim, look.rim, 4),
        Poly(points, look.colour),
    )


def _eye(theme: Theme) -> tuple[Shape, ...]:
    lid = (*bend((-19, 0), (-9, -14), (9, -14), (19, 0)), *bend((19, 0), (9, 14), (-9, 14), (-19, 0))[1:-1])
    return (
        Poly(lid, theme["ink"], theme["ink"], 6),
        Poly(lid, theme["light"]),
        Oval(0, 0, 8, 8, theme["mage_mark"]),
        Oval(0, 0, 3.6, 3.6, theme["ink"]),
        Oval(-2.4, -2.6, 1.8, 1.8, theme["light"]),
    )


def _plus(theme: Theme) -> tuple[Shape, ...]:
    return (
        Shadow((Oval(0, 0, 18, 18, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Oval(0, 0, 19, 19, theme["ink"]),
        Oval(0, 0, 16.5, 16.5, theme["bronze"].dim(0.15)),
        Oval(-1, -1, 15, 15, theme["bronze"].lit(0.15)),
        Line(((-9, 0), (9, 0)), theme["ink"], 8),
        Line(((0, -9), (0, 9)), theme["ink"], 8),
        Line(((-9, 0), (9, 0)), theme["light"], 5),
        Line(((0, -9), (0, 9)), theme["light"], 5),
    )


def _arrow(theme: Theme) -> tuple[Shape, ...]:
    """An arrow from the upper right whose head is at the origin."""
    shaft = ((0.0, 0.0), (40.0, -40.0))
    fletch = ((29.0, -29.0), (33.0, -42.0), (48.0, -57.0), (45.0, -45.0), (57.0, -48.0), (42.0, -33.0))
    head = ((-5.0, 5.0), (-1.0, -10.0), (10.0, 1.0))
    return (
        Shadow((Line(shaft, theme["ink"], 6),), theme["shadow"], 4, 5, 2),
        Line(shaft, theme["ink"], 8),
        Poly(fletch, theme["ink"], theme["ink"], 4),
        Poly(head, theme["ink"], theme["ink"], 5),
        Line(shaft, theme["wood_light"], 4),
        Poly(fletch, theme["light"]),
        Line(((33, -33), (50, -50)), theme["orc"], 2.5),
        Poly(head, theme["slate"].lit(0.6)),
    )
