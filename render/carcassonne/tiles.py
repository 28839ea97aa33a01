"""The tiles of Carcassonne, painted: meadows, roads, walled cities, cloisters, inns, bridges."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engines.carcassonne.content import TILES, TileId
from engines.core.text import Seat
from render.carcassonne.decorations import crops, houses, trees
from render.carcassonne.icons import cathedral, church, inn, keep, mark
from render.carcassonne.shapes import RASTER, ROAD, CityShape, RoadShape, TileShape, fields, inside, shape
from render.drawing.colour import Colour
from render.drawing.curves import rough, rounded
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Point, Points, Poly, Rect, Reduced, Shape
from render.drawing.sprites import sprite
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme

_FINE, _COARSE = 192, 96
"""Tiles are painted in these sizes and reduced to all others; larger ones are painted as they are."""

_DETAILED = _COARSE
"""Tiles that are larger show every tuft and pebble."""


@sprite
def tile(
    theme: Theme, size: int, kind: TileId, quarters: int, variant: int, tints: tuple[str, ...]
) -> Reduced:
    """A tile from its upper left corner.

    `tints` colour the fields of the field map: per part of the face a colour name, `seat 0 2` for owners, or nothing;
    empty for the plain tile.
    """
    master = max(size, _FINE) if size > _DETAILED else _COARSE
    return Reduced(
        painted.at(0, 0, master, kind, quarters, variant, tints), size / master, Box(0, 0, size, size)
    )


@sprite
def ghost(theme: Theme, size: int, kind: TileId, quarters: int) -> Reduced:
    """A tile that is not there yet, half transparent."""
    return replace(tile.draw(theme, size, kind, quarters, 0, ()), opacity=0.62)


@sprite
def painted(
    theme: Theme, size: int, kind: TileId, quarters: int, variant: int, tints: tuple[str, ...]
) -> Drawing:
    """A tile in a size from which others are made."""
    return Drawing(Box(0, 0, size, size), shapes(theme, size, kind, quarters, variant, tints), 2)


def shapes(
    theme: Theme, size: int, kind: TileId, quarters: int, variant: int, tints: tuple[str, ...]
) -> tuple[Shape, ...]:
    """What a tile of one of the two sizes is made of."""
    drawn = shape(kind, quarters)
    painter = _Painter(theme, size, kind, quarters, variant, drawn)
    found: list[Shape] = list(painter.ground(tints))
    found += painter.roads(("ground", "under"))
    found += painter.cities()
    found += painter.bridge()
    found += painter.places()
    if not tints:
        found += painter.trees()
    found += painter.marks()
    return tuple(found)


@sprite
def tinted(
    theme: Theme, size: int, kind: TileId, quarters: int, part: int, seats: tuple[Seat, ...]
) -> Drawing:
    """The shine over a city, road or cloister that has just been scored, from the tile's upper left corner."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    colour = theme.seat(seats[0]) if seats else theme["chalk"]
    rim = theme.seats[seats[0]].rim if seats else theme["chalk"]
    at = part
    shapes: tuple[Shape, ...]
    if at < len(drawn.cities):
        outline = _scaled(drawn.cities[at].outline, size)
        shapes = (Poly(outline, colour.fade(0.34)),)
        for wall in drawn.cities[at].walls:
            shapes = (
                *shapes,
                Line(_scaled(wall, size), rim, size * 0.075),
                Line(_scaled(wall, size), colour, size * 0.05),
            )
    elif at < len(drawn.cities) + len(drawn.roads):
        path = _scaled(_lengthened(drawn.roads[at - len(drawn.cities)].path), size)
        shapes = (
            Line(path, rim, size * 0.085),
            Line(path, colour.mix(theme["road_light"], 0.35), size * 0.06),
        )
    else:
        x, y = face.parts[part].spot
        shapes = (Oval(x * size, y * size, size * 0.3, size * 0.3, colour.fade(0.28), colour, size * 0.03),)
    return Drawing(Box(0, 0, size, size), shapes)


class _Painter:
    """Draws one tile; all lengths are fractions of it until `_at` makes pixels of them."""

    def __init__(
        self, theme: Theme, size: int, kind: TileId, quarters: int, variant: int, drawn: TileShape
    ) -> None:
        self.theme, self.size, self.drawn = theme, size, drawn
        self.fine = size > _COARSE
        self.face = TILES[kind].faces[quarters]
        self.owners = (kind, quarters)
        self.seed = f"{kind} {quarters} {variant}"

    def ground(self, tints: tuple[str, ...]) -> Iterator[Shape]:
        size, theme = self.size, self.theme
        yield Rect(0, 0, size, size, theme["meadow"])
        if tints:
            yield from self._field_map(tints)
            return
        hand = Jitter(f"meadow {self.seed}")
        for _ in range(5):
            x, y = hand.uniform(0.18, 0.82), hand.uniform(0.18, 0.82)
            rx, ry = hand.uniform(0.1, 0.18), hand.uniform(0.07, 0.13)
            name = hand.choice(("meadow_light", "meadow_shade", "meadow_light"))
            yield Oval(x * size, y * size, rx * size, ry * size, theme["meadow"].mix(theme[name], 0.35))
        for crop in crops(*self.owners, self.seed):
            yield self._crop(*crop)
        for _ in range(12 if self.fine else 7):
            x, y = hand.uniform(0.03, 0.97), hand.uniform(0.04, 0.97)
            tall = hand.uniform(0.018, 0.03)
            name = hand.choice(("meadow_dark", "meadow_dark", "meadow_light"))
            yield from self._tuft(x, y, tall, theme["meadow"].mix(theme[name], 0.7))

    def _crop(
        self, x: float, y: float, wide: float, tall: float, lies: float, grown: tuple[str, str]
    ) -> Shape:
        """Two strips of a field side by side with their furrows, bushes along its upper edge."""
        theme, size = self.theme, self.size
        tones = {
            "grain": theme["grain"].mix(theme["meadow_light"], 0.4),
            "plough": theme["road_rim"].mix(theme["meadow"], 0.3),
            "green": theme["meadow_light"].mix(theme["meadow"], 0.2),
        }
        wide, tall = wide * size, tall * size
        shapes: list[Shape] = [
            Poly(
                rough(rounded(-wide - 1, -tall - 1, 2 * wide + 2, 2 * tall + 2, size * 0.03), 0.6, self.seed),
                theme["meadow"].mix(theme["meadow_dark"], 0.55),
            )
        ]
        for at, name in enumerate(grown):
            left = -wide if at == 0 else wide * 0.04
            tone, across = tones[name], wide * 0.96
            shapes.append(Rect(left, -tall, across, 2 * tall, tone, size * 0.02))
            rows = 4 + at
            for row in range(1, rows):
                if at == 0:
                    down = -tall + 2 * tall * row / rows
                    ends = (left + 1, down), (left + across - 1, down)
                else:
                    right = left + across * row / rows
                    ends = (right, -tall + 1), (right, tall - 1)
                shapes.append(Line(ends, tone.dim(0.14), size * 0.013))
        hedge = theme["tree"].mix(theme["meadow_dark"], 0.4)
        for at in range(5):
            middle, r = wide * (at / 2 - 1) * 0.92, size * (0.024 if at % 2 else 0.03)
            shapes.append(Oval(middle + r * 0.3, -tall + r * 0.4, r * 1.1, r, hedge.dim(0.25)))
            shapes.append(Oval(middle, -tall, r, r * 0.9, hedge))
            shapes.append(Oval(middle - r * 0.3, -tall - r * 0.3, r * 0.45, r * 0.4, theme["tree_light"]))
        return Group(tuple(shapes), x * size, y * size, lies)

    def _tuft(self, x: float, y: float, tall: float, colour: Colour) -> Iterator[Shape]:
        for lean in (-0.6, 0.5):
            yield Line(
                self._points(((x, y), (x + lean * tall, y - tall))), colour, max(0.7, self.size * 0.011)
            )

    def _field_map(self, tints: tuple[str, ...]) -> Iterator[Shape]:
        step = self.size / RASTER
        for row, owners in enumerate(fields(*self.owners)):
            start = 0
            for column in range(1, RASTER + 1):
                if column == RASTER or owners[column] != owners[start] or self._striped(tints, owners[start]):
                    colour = self._tint(tints, owners[start], row + start)
                    yield Rect(start * step, row * step, (column - start) * step + 0.3, step + 0.3, colour)
                    start = column

    def _striped(self, tints: tuple[str, ...], part: int) -> bool:
        return part >= 0 and len(tints[part].split()) > 2

    def _tint(self, tints: tuple[str, ...], part: int, diagonal: int) -> Colour:
        theme = self.theme
        words = tints[part].split() if part >= 0 else []
        if not words:
            return theme["meadow"]
        if words[0] != "seat":
            return theme[words[0]]
        seats = [int(word) for word in words[1:]]
        return theme.seat(seats[diagonal // 4 % len(seats)]).mix(theme["chalk"], 0.38)

    def roads(self, levels: tuple[str, ...]) -> list[Shape]:
        lines = [_lengthened(road.path) for road in self.drawn.roads if road.level in levels]
        if "ground" in levels:
            lines += list(self.drawn.stubs)
        return self._paved(lines)

    def _paved(self, lines: list[Points]) -> list[Shape]:
        theme, size = self.theme, self.size
        placed = [self._points(line) for line in lines]
        shapes: list[Shape] = [
            Line(line, theme["meadow"].mix(theme["meadow_dark"], 0.35), size * (ROAD + 0.075))
            for line in placed
        ]
        shapes += [Line(line, theme["road_rim"], size * (ROAD + 0.035)) for line in placed]
        shapes += [Line(line, theme["road"], size * (ROAD + 0.005)) for line in placed]
        for at, line in enumerate(lines):
            hand = Jitter(f"road {self.seed} {at}")
            for x, y in _along(line, 0.07 if self.fine else 0.14):
                dx, dy = hand.around(0.03), hand.around(0.03)
                name = hand.choice(("road_light", "road_light", "road_rim"))
                shapes.append(
                    Oval(
                        (x + dx) * size,
                        (y + dy) * size,
                        size * 0.012,
                        size * 0.009,
                        theme["road"].mix(theme[name], 0.6),
                    )
                )
        return shapes

    def cities(self) -> list[Shape]:
        shapes: list[Shape] = []
        for at, city in enumerate(self.drawn.cities):
            shapes += self._city(city, at)
        for road in self.drawn.roads:
            if road.gate:
                shapes += self._gate(road)
        return shapes

    def _city(self, city: CityShape, at: int) -> list[Shape]:
        theme, size = self.theme, self.size
        outline = self._points(city.outline)
        shapes: list[Shape] = []
        for wall in city.walls:
            shade = _shifted(self._points(wall), size * 0.03, size * 0.036)
            shapes.append(Line(shade, theme["meadow"].mix(theme["meadow_dark"], 0.85), size * 0.085))
        shapes.append(Poly(outline, theme["plaster"]))
        # Within the walls it is darker, where they keep the light off.
        shaded = tuple(
            Line(_shifted(self._points(wall), size * 0.02, size * 0.024), theme["plaster_shade"], size * 0.12)
            for wall in city.walls
        )
        shapes.append(Group(shaded, clip=outline))
        for x, y, wide, long, upright, name in houses(*self.owners, at, self.seed):
            shapes += house(theme, x * size, y * size, wide * size, long * size, name, upright)
        if city.mark == "pennant" and city.icon:
            shapes += keep(theme, city.icon[0] * size, city.icon[1] * size, size)
        for wall in city.walls:
            shapes += self._wall(wall, city)
        return shapes

    def _wall(self, wall: Points, city: CityShape) -> list[Shape]:
        """A wall from above: merlons along its outer edge, a light walk behind them, towers."""
        theme, size = self.theme, self.size
        placed = self._points(wall)
        shapes: list[Shape] = [
            Line(placed, theme["wall_dark"], size * 0.088),
            Line(placed, theme["wall_light"], size * 0.062),
        ]
        out = _outward(wall, city.outline)
        for x, y, dx, dy in _stations(wall, 0.085):
            nx, ny = -dy * out, dx * out
            corners = (
                (x + dx * 0.024 + nx * 0.004, y + dy * 0.024 + ny * 0.004),
                (x + dx * 0.024 + nx * 0.046, y + dy * 0.024 + ny * 0.046),
                (x - dx * 0.024 + nx * 0.046, y - dy * 0.024 + ny * 0.046),
                (x - dx * 0.024 + nx * 0.004, y - dy * 0.024 + ny * 0.004),
            )
            shapes.append(Poly(self._points(corners), theme["wall"], theme["wall_dark"], size * 0.01))
        if sum(math.dist(a, b) for a, b in pairwise(wall)) > 0.7:
            for share in (0.22, 0.78):
                shapes += self._tower(*_point_at(wall, share))
        return shapes

    def _tower(self, x: float, y: float) -> list[Shape]:
        theme, size = self.theme, self.size
        r = 0.06 * size
        x, y = x * size, y * size
        return [
            Oval(x, y, r * 1.14, r * 1.14, theme["wall_dark"]),
            Oval(x, y, r * 0.98, r * 0.98, theme["wall_shade"]),
            Oval(x - r * 0.1, y - r * 0.12, r * 0.82, r * 0.82, theme["wall_light"]),
            Oval(x, y, r * 0.66, r * 0.66, theme["roof_shade"]),
            Oval(x - r * 0.12, y - r * 0.14, r * 0.5, r * 0.5, theme["roof"]),
            Oval(x - r * 0.22, y - r * 0.26, r * 0.22, r * 0.22, theme["roof_light"]),
        ]

    def _gate(self, road: RoadShape) -> list[Shape]:
        theme, size = self.theme, self.size
        assert road.gate is not None
        x, y = road.gate[0] * size, road.gate[1] * size
        r = size * 0.062
        return [
            Rect(x - r, y - r, 2 * r, 2 * r, theme["wall_dark"], r * 0.3),
            Rect(
                x - r * 0.84,
                y - r * 0.84,
                1.68 * r,
                1.68 * r,
                theme["wall_light"],
                r * 0.25,
            ),
            Oval(x, y + r * 0.1, r * 0.42, r * 0.5, theme["ink"]),
        ]

    def bridge(self) -> list[Shape]:
        over = [road for road in self.drawn.roads if road.level == "over"]
        if not over:
            return []
        theme, size = self.theme, self.size
        (x0, y0), (x1, y1) = over[0].path[0], over[0].path[-1]
        level = abs(x1 - x0) > abs(y1 - y0)
        long, wide = (0.36, 0.2) if level else (0.2, 0.36)
        shapes = self._paved([_lengthened(road.path) for road in over])
        left, top = (0.5 - long / 2) * size, (0.5 - wide / 2) * size
        shapes += [
            Rect(
                left + size * 0.02,
                top + size * 0.03,
                long * size,
                wide * size,
                theme["meadow_dark"],
                size * 0.02,
            ),
            Rect(left, top, long * size, wide * size, theme["wood_shade"], size * 0.02),
            Rect(
                left + size * 0.012,
                top + size * 0.012,
                (long - 0.024) * size,
                (wide - 0.024) * size,
                theme["wood_light"],
                size * 0.012,
            ),
        ]
        for at in range(1, 9):
            share = at / 9
            ends = (
                ((0.5 - long / 2 + long * share, 0.42), (0.5 - long / 2 + long * share, 0.58))
                if level
                else ((0.42, 0.5 - wide / 2 + wide * share), (0.58, 0.5 - wide / 2 + wide * share))
            )
            shapes.append(Line(self._points(ends), theme["wood"], size * 0.008))
        rails = (
            (((0.32, 0.41), (0.68, 0.41)), ((0.32, 0.59), (0.68, 0.59)))
            if level
            else (((0.41, 0.32), (0.41, 0.68)), ((0.59, 0.32), (0.59, 0.68)))
        )
        shapes += [Line(self._points(rail), theme["wood"], size * 0.022) for rail in rails]
        return shapes

    def places(self) -> list[Shape]:
        theme, size = self.theme, self.size
        shapes: list[Shape] = []
        if self.drawn.junction:
            x, y = self.drawn.junction
            shapes += [
                Oval(x * size, y * size, size * 0.088, size * 0.088, theme["road_rim"]),
                Oval(x * size, y * size, size * 0.074, size * 0.074, theme["road"]),
            ]
            shapes += house(theme, x * size, y * size - size * 0.012, size * 0.085, size * 0.075, "roof")
        for x, y in self.drawn.ends:
            shapes += house(theme, x * size, y * size, size * 0.1, size * 0.085, "roof")
        if self.drawn.cloister:
            x, y = self.drawn.cloister
            shapes += church(theme, x * size, y * size, size * 1.27)
        for road in self.drawn.roads:
            if road.inn:
                shapes += inn(theme, road.inn[0] * size, road.inn[1] * size, size)
        return shapes

    def trees(self) -> list[Shape]:
        return [shape for tree in trees(*self.owners, self.seed) for shape in self._tree(*tree)]

    def _tree(self, x: float, y: float, r: float) -> list[Shape]:
        theme, size = self.theme, self.size
        x, y, r = x * size, y * size, r * size
        return [
            Oval(x + r * 0.5, y + r * 0.6, r * 1.05, r * 0.9, theme["meadow"].mix(theme["meadow_dark"], 0.8)),
            Oval(x, y, r * 1.1, r * 1.1, theme["tree_dark"]),
            Oval(x - r * 0.08, y - r * 0.1, r * 0.95, r * 0.95, theme["tree"]),
            Oval(x - r * 0.3, y - r * 0.35, r * 0.45, r * 0.4, theme["tree_light"]),
        ]

    def marks(self) -> list[Shape]:
        shapes: list[Shape] = []
        for city in self.drawn.cities:
            if city.icon and city.mark:
                x, y = city.icon[0] * self.size, city.icon[1] * self.size
                if city.mark == "cathedral":
                    shapes += cathedral(self.theme, x, y, self.size)
                else:
                    shapes += mark(self.theme, city.mark, x, y, self.size)
        return shapes

    def _points(self, points: Points) -> Points:
        return _scaled(points, self.size)


def house(
    theme: Theme, x: float, y: float, wide: float, long: float, name: str, upright: bool = False
) -> list[Shape]:
    """A hipped roof seen from above round its centre, its ridge from left to right, or up and down; lit from the upper
    left."""
    roof = theme[name]
    left, top, right, bottom = x - wide / 2, y - long / 2, x + wide / 2, y + long / 2
    if upright:
        ridge = (x, top + wide * 0.42), (x, bottom - wide * 0.42)
    else:
        ridge = (left + long * 0.42, y), (right - long * 0.42, y)
    (ax, ay), (bx, by) = ridge
    upper, lower = ((left, top), (right, top)), ((right, bottom), (left, bottom))
    if upright:
        faces = {
            "upper": (*upper, (ax, ay)),
            "right": (upper[1], lower[0], (bx, by), (ax, ay)),
            "lower": (*lower, (bx, by)),
            "left": (lower[1], upper[0], (ax, ay), (bx, by)),
        }
    else:
        faces = {
            "upper": (*upper, (bx, by), (ax, ay)),
            "right": (upper[1], lower[0], (bx, by)),
            "lower": (*lower, (ax, ay), (bx, by)),
            "left": (lower[1], upper[0], (ax, ay)),
        }
    tones = {
        "upper": roof.lit(0.18),
        "left": roof.lit(0.3),
        "lower": roof.dim(0.08),
        "right": roof.dim(0.2),
    }
    thin = max(0.8, min(wide, long) * 0.07)
    shade = min(wide, long) * 0.15
    shapes: list[Shape] = [
        Rect(left + shade, top + shade, wide, long, theme["plaster_shade"].dim(0.25), shade * 0.4),
        Rect(left - thin / 2, top - thin / 2, wide + thin, long + thin, roof.dim(0.45), thin),
    ]
    shapes += [Poly(face, tones[side]) for side, face in faces.items()]
    shapes.append(Line(ridge, roof.lit(0.6), thin))
    return shapes


def _scaled(points: Points, size: float) -> Points:
    return tuple((x * size, y * size) for x, y in points)


def _shifted(points: Points, dx: float, dy: float) -> Points:
    return tuple((x + dx, y + dy) for x, y in points)


def _lengthened(path: Points) -> Points:
    """The path with its ends on the border drawn out beyond it, so that strokes do not end there."""
    points = list(path)
    for end, at in ((0, points[0]), (-1, points[-1])):
        x, y = at
        if x in (0.0, 1.0) or y in (0.0, 1.0):
            beyond = (x + (x - 0.5) * 0.2 * (x in (0.0, 1.0)), y + (y - 0.5) * 0.2 * (y in (0.0, 1.0)))
            points = [beyond, *points] if end == 0 else [*points, beyond]
    return tuple(points)


def _along(line: Points, step: float) -> Iterator[Point]:
    """Points on a line at equal distances, half a step from its ends."""
    for x, y, _, _ in _stations(line, step):
        yield x, y


def _stations(line: Points, step: float) -> Iterator[tuple[float, float, float, float]]:
    """Points on a line at equal distances, each with the direction of the line there."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    reach = sum(lengths)
    count = max(1, round(reach / step))
    at, passed = 0, 0.0
    for number in range(count):
        wanted = (number + 0.5) / count * reach
        while at < len(lengths) - 1 and passed + lengths[at] < wanted:
            passed += lengths[at]
            at += 1
        (ax, ay), (bx, by) = line[at], line[at + 1]
        length = lengths[at] or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        yield ax + dx * (wanted - passed), ay + dy * (wanted - passed), dx, dy


def _outward(wall: Points, outline: Points) -> int:
    """On which side of a wall the city is not: 1 is to the right of its direction."""
    (ax, ay), (bx, by) = wall[len(wall) // 2 - 1], wall[len(wall) // 2]
    length = math.dist((ax, ay), (bx, by)) or 1.0
    nx, ny = -(by - ay) / length * 0.03, (bx - ax) / length * 0.03
    middle = ((ax + bx) / 2 + nx, (ay + by) / 2 + ny)
    return -1 if inside(middle, outline) else 1


def _point_at(line: Points, share: float) -> Point:
    wanted = share * sum(math.dist(a, b) for a, b in pairwise(line))
    for a, b in pairwise(line):
        length = math.dist(a, b)
        if wanted <= length and length:
            t = wanted / length
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        wanted -= length
    return line[-1]
