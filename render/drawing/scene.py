"""Pictures as values: what a renderer builds, a test reads, and `paint` turns into pixels.

Coordinates are pixels of the picture, x to the right and y down; inside a sprite they are relative to its origin and
may be fractions. Shapes are smooth: the painter draws them four times as large and shrinks them. On the board itself
only a `Rect` without radius is painted directly; every other shape is drawn once, cached by value and stamped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, NamedTuple, TypeAlias

from render.drawing.colour import Colour

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]


class Box(NamedTuple):
    """A rectangle by its edges: left and top are inside, right and bottom just outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[int, int]:
        """The middle, on a whole pixel."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    @property
    def area(self) -> int:
        """Pixels inside."""
        return max(0, self.width) * max(0, self.height)

    def cut(self, other: Box) -> Box:
        """What lies in both; of no area if nothing does."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def joined(self, other: Box) -> Box:
        """The box round both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def without(self, other: Box) -> list[Box]:
        """The parts of this outside another that it overlaps: above and below it, at its left and right."""
        left, top, right, bottom = self.cut(other)
        parts = (
            Box(self.left, self.top, self.right, top),
            Box(self.left, bottom, self.right, self.bottom),
            Box(self.left, top, left, bottom),
            Box(right, top, self.right, bottom),
        )
        return [part for part in parts if part.area]

    def moved(self, dx: int, dy: int) -> Box:
        """The box moved."""
        return Box(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def grown(self, by: int) -> Box:
        """The box grown by a rim."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


@dataclass(frozen=True, slots=True)
class Ramp:
    """A fill that runs from one colour at point a to another at point b."""

    a: Point
    b: Point
    first: Colour
    last: Colour


@dataclass(frozen=True, slots=True)
class Halo:
    """A round fill: the first colour at the centre, the last one at the radius and beyond."""

    centre: Point
    radius: float
    first: Colour
    last: Colour


Fill: TypeAlias = Colour | Ramp | Halo


@dataclass(frozen=True, slots=True)
class Poly:
    """A closed outline, filled and perhaps outlined."""

    points: Points
    fill: Fill | None
    line: Colour | None = None
    width: float = 0


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle, perhaps with round corners."""

    x: float
    y: float
    width: float
    height: float
    fill: Fill | None
    radius: float = 0
    line: Colour | None = None
    line_width: float = 0


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse by its centre and radii."""

    x: float
    y: float
    rx: float
    ry: float
    fill: Fill | None
    line: Colour | None = None
    width: float = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A stroke with round ends and joints; `curves` makes points for arcs and bends."""

    points: Points
    colour: Colour
    width: float
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Digits, or the letter of a coordinate: pictures hold no words.

    `size` is the font's, digits are about 0.7 of it high; `anchor` as in Pillow ("mm" is the middle of both axes).
    """

    x: float
    y: float
    text: str
    size: int
    colour: Colour
    font: str = "digits"
    anchor: str = "mm"
    rim: Colour | None = None
    rim_width: float = 0


@dataclass(frozen=True, slots=True)
class Glow:
    """The mark of the last move: a bright line with a soft shine."""

    points: Points
    colour: Colour
    width: float = 4
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Shadow:
    """The silhouette of shapes in one colour, moved and blurred."""

    shapes: tuple[Shape, ...]
    colour: Colour
    dx: float = 3
    dy: float = 4
    blur: float = 3


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes as one: scaled, turned clockwise by degrees, moved; cut off outside `clip`, made translucent."""

    shapes: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1
    clip: Points | None = None
    opacity: float = 1


Shape: TypeAlias = Poly | Rect | Oval | Line | Label | Glow | Shadow | Group


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing of a sprite: shapes round an origin, which lands where the sprite is put.

    `box` is the part that is kept; `factor` how many times larger it is drawn first (less for large soft grounds).
    """

    box: Box
    shapes: tuple[Shape, ...]
    factor: int = 4


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing by name and arguments, with its origin at a place of the picture."""

    name: str
    x: int
    y: int
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Reduced:
    """What a sprite looks like that is another one in small: that one is drawn once, and shrunk to every size it is seen in.

    `share` is of the other's size, at most 1; `box` the part that is kept, round the same origin.
    """

    master: Sprite
    share: float
    box: Box
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Stretched:
    """What a sprite looks like whose middle runs on, as a frame's does: a small one is drawn once, and its middle column and
    row are repeated, so that it becomes a number of pixels wider and taller."""

    master: Sprite
    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Art:
    """What a sprite looks like that was painted beforehand: a file of `data/art`, scaled to a box round the origin.

    `name` is the file's without `.webp`, `part` the part of it that is shown, in its own pixels; all of it if there is none.
    """

    name: str
    box: Box
    part: Box | None = None
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Layered:
    """What a sprite looks like that is several others, each at its place, from back to front; cut off at a box, round whose middle
    all may be turned clockwise by degrees."""

    sprites: tuple[Sprite, ...]
    box: Box
    opacity: float = 1
    turn: float = 0


@dataclass(frozen=True, slots=True)
class Seen:
    """What a sprite looks like that is another one seen through a drawing: as opaque as that one is."""

    master: Sprite
    mask: Drawing

    @property
    def box(self) -> Box:
        """The part that is kept."""
        return self.mask.box


@dataclass(frozen=True, slots=True)
class Tint:
    """A part of a picture in which all that lies below takes the hue of a colour, as much as that is opaque."""

    box: Box
    colour: Colour


Look: TypeAlias = Drawing | Reduced | Stretched | Art | Layered | Seen
Item: TypeAlias = Sprite | Shape | Tint


@dataclass(frozen=True, slots=True)
class Layer:
    """Items from back to front. What `still` layers at the back show is painted once and kept."""

    name: str
    items: tuple[Item, ...]
    still: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: size, ground colour, layers from back to front.

    `unit` is how wide a square or tile of the board is: in a preview it never becomes smaller while a turn is being chosen.
    """

    width: int
    height: int
    ground: Colour
    layers: tuple[Layer, ...]
    unit: int = 0


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """Move a shape. Lengths are rounded to a millionth of a pixel, so that shapes that differ in their place
    alone become equal when they are moved to the same one."""

    def there(points: Points) -> Points:
        return tuple((round(x + dx, 6), round(y + dy, 6)) for x, y in points)

    def fill(found: Fill | None) -> Fill | None:
        match found:
            case Ramp(a, b):
                return replace(found, a=there((a,))[0], b=there((b,))[0])
            case Halo(centre):
                return replace(found, centre=there((centre,))[0])
        return found

    match shape:
        case Poly(points):
            return replace(shape, points=there(points), fill=fill(shape.fill))
        case Line(points) | Glow(points):
            return replace(shape, points=there(points))
        case Shadow(within):
            return replace(shape, shapes=tuple(moved(each, dx, dy) for each in within))
    ((x, y),) = there(((shape.x, shape.y),))
    if isinstance(shape, Rect | Oval):
        return replace(shape, x=x, y=y, fill=fill(shape.fill))
    return replace(shape, x=x, y=y)


def dump(scene: Scene) -> str:
    """The scene as lines of text, for tests and for eyes."""
    lines = [f"{scene.width}x{scene.height} {scene.ground}"]
    for layer in scene.layers:
        lines.append(f"{layer.name}{' still' if layer.still else ''}")
        for item in layer.items:
            lines.extend(_dumped(item, 1))
    return "\n".join(lines) + "\n"


def _dumped(item: Item, depth: int) -> Iterator[str]:
    indent = "  " * depth
    if isinstance(item, Sprite):
        yield f"{indent}{item.name} {item.x},{item.y}" + "".join(f" {_word(arg)}" for arg in item.args)
        return
    within = item.shapes if isinstance(item, Group | Shadow) else ()
    words = [
        f"{field.name}={_word(value)}"
        for field in fields(item)
        if field.name != "shapes" and (value := getattr(item, field.name)) != field.default
    ]
    yield f"{indent}{type(item).__name__.lower()} {' '.join(words)}"
    for shape in within:
        yield from _dumped(shape, depth + 1)


def _word(value: object) -> str:
    match value:
        case Colour():
            return str(value)
        case float():
            return f"{value:g}"
        case tuple():
            return "(" + " ".join(map(_word, value)) + ")"
        case Ramp() | Halo():
            inner = " ".join(
                _word(getattr(value, field.name)) for field in fields(value) if is_dataclass(value)
            )
            return f"{type(value).__name__.lower()}({inner})"
    return str(value)
