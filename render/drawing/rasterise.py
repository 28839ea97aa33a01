"""Shapes to pixels: a drawing is drawn several times as large and shrunk; every outline becomes points of the large canvas.

The large canvas holds colours multiplied by their opacity, so that colour through a mask is laid over it by one paste, and
shrinking it takes plain averages. A silhouette is drawn on a canvas of opacities alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from render.drawing.colour import Colour
from render.drawing.curves import arc, rounded
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Fill,
    Glow,
    Group,
    Halo,
    Label,
    Line,
    Oval,
    Points,
    Poly,
    Ramp,
    Rect,
    Reduced,
    Shadow,
    Shape,
    Stretched,
)
from render.drawing.theme import Theme

ART: Final = Path(__file__).parents[2] / "data" / "art"

_COLOURS: Final = "RGBX"
"""The mode of a canvas of multiplied colours: Pillow treats its four bands alike, opacity among them."""


def drawn(drawing: Drawing, theme: Theme) -> Image.Image:
    """A drawing at its true size; RGB if it is opaque all over."""
    box, factor = drawing.box, drawing.factor
    large = _Canvas(Image.new(_COLOURS, (box.width * factor, box.height * factor)))
    frame = _Frame(factor, 0, -box.left * factor, -box.top * factor)
    _draw(large, drawing.shapes, frame, theme)
    # Averaging rings less than LANCZOS would round every edge: flat stays flat, and a board weighs a tenth less.
    small = large.image.reduce(factor)
    lowest, _ = small.getchannel("X").getextrema()
    if lowest == 255:
        return small.convert("RGB")
    return Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA")


def shrunk(image: Image.Image, origin: tuple[int, int], reduced: Reduced) -> Image.Image:
    """The part that is kept of a drawn master in small; its origin is this many pixels from its corner."""
    part = tuple(at + edge / reduced.share for at, edge in zip((*origin, *origin), reduced.box, strict=True))
    within = (max(0, part[0]), max(0, part[1]), min(image.width, part[2]), min(image.height, part[3]))
    if within != part:
        raise ValueError(f"{reduced} reaches beyond its master")
    small = image.resize((reduced.box.width, reduced.box.height), Image.Resampling.BOX, within)
    return faded(small, reduced.opacity)


def painted(art: Art) -> Image.Image:
    """A painted master, or a part of it, in the size in which it is shown."""
    size, master = (art.box.width, art.box.height), _master(art.name)
    # Cut out first: where something shines through, Pillow multiplies all of a picture before it resizes a part.
    part = master.crop(art.part) if art.part else master
    return faded(part.resize(size, Image.Resampling.LANCZOS), art.opacity)


@lru_cache(maxsize=6)
def _master(name: str) -> Image.Image:
    """A file of `data/art`, decoded until the picture is drawn: what is made of it is kept."""
    with Image.open(ART / f"{name}.webp", formats=("WEBP",)) as image:
        image.load()
        return image.copy()


def forget_masters() -> None:
    """Give up decoded masters; whoever needs one again decodes it in up to 30 ms."""
    _master.cache_clear()


def faded(image: Image.Image, opacity: float) -> Image.Image:
    """A picture made translucent; as it is where it is to be opaque."""
    if opacity == 1:
        return image
    image = image.convert("RGBA")
    image.putalpha(image.getchannel("A").point(lambda step: round(step * opacity)))
    return image


def tinted(image: Image.Image, colour: Colour) -> Image.Image:
    """A picture in the hue of a colour, as if lit by it, as much as that is opaque; what is bright or dark stays so."""
    light = image.convert("L")
    hue = Image.merge("RGB", [light.point(steps) for steps in _hue(colour)])
    return Image.blend(image, hue, colour.a / 255)


@lru_cache(maxsize=8)
def _hue(colour: Colour) -> tuple[bytes, ...]:
    """For each channel of a colour what it is for every light, from black to white."""
    grey = sum(share * value for share, value in zip((0.3, 0.59, 0.11), colour[:3], strict=True))
    pure = [min(_PURE, min(light, 255 - light) / 110) for light in range(256)]
    return tuple(
        bytes(
            _softly(min(255, max(0, light + (value - grey) * much)), value) for light, much in enumerate(pure)
        )
        for value in colour[:3]
    )


def _softly(step: float, light: int) -> int:
    """A channel in the soft light of another."""
    return round(step + step * (255 - step) * (2 * light - 255) / 255**2)


_PURE = 1.15
"""How pure a hue is at most, beside its colour."""


def stretched(image: Image.Image, by: Stretched) -> Image.Image:
    """A drawn master with its middle column and row repeated."""
    large = Image.new(image.mode, (image.width + by.across, image.height + by.down))
    for top, bottom, above, below in _pulled(image.height, by.down):
        for left, right, before, behind in _pulled(image.width, by.across):
            size = (behind - before, below - above)
            part = image.resize(size, Image.Resampling.NEAREST, (left, top, right, bottom))
            large.paste(part, (before, above))
    return large


def _pulled(length: int, by: int) -> tuple[tuple[int, int, int, int], ...]:
    """Start, middle pixel and end of a length: from where to where they lie, before and when the middle runs on."""
    at = length // 2
    return (0, at, 0, at), (at, at + 1, at, at + 1 + by), (at + 1, length, at + 1 + by, length + by)


class _Canvas:
    """An image of multiplied colours, or of opacities (mode L), and the pen that draws on it."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.pen = ImageDraw.Draw(image)

    def ink(self, colour: Colour) -> tuple[int, ...] | int:
        """What is written where a colour covers the canvas without its opacity."""
        return 255 if self.image.mode == "L" else (*colour[:3], 255)

    def lay(self, colour: Colour, mask: Image.Image, at: tuple[int, int]) -> None:
        """One colour through a mask, which may reach over the edge."""
        # Pillow lays an image through a mask in two thirds of the time that it takes for one colour.
        self.image.paste(Image.new(self.image.mode, mask.size, self.ink(colour)), at, mask)


class _Frame:
    """Scale, turn and shift from a shape's coordinates to the canvas."""

    def __init__(self, scale: float, turn: float, x: float, y: float) -> None:
        self.scale, self.turn, self.x, self.y = scale, turn, x, y
        self._cos = math.cos(math.radians(turn)) * scale
        self._sin = math.sin(math.radians(turn)) * scale

    def points(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        cos, sin, dx, dy = self._cos, self._sin, self.x, self.y
        if not self.turn:
            return [(x * cos + dx, y * cos + dy) for x, y in points]
        return [(x * cos - y * sin + dx, x * sin + y * cos + dy) for x, y in points]

    def within(self, group: Group) -> _Frame:
        ((x, y),) = self.points(((group.x, group.y),))
        return _Frame(self.scale * group.scale, self.turn + group.turn, x, y)

    def moved(self, dx: float, dy: float) -> _Frame:
        """The frame of a canvas whose origin lies at (dx, dy) of this one."""
        return _Frame(self.scale, self.turn, self.x - dx, self.y - dy)


def _draw(canvas: _Canvas, shapes: Sequence[Shape], frame: _Frame, theme: Theme) -> None:
    for shape in shapes:
        match shape:
            case Poly(points, fill, line, width):
                _area(canvas, frame, points, fill, line, width)
            case Rect(x, y, w, h, fill, radius, line, width):
                _area(canvas, frame, rounded(x, y, w, h, radius), fill, line, width)
            case Oval(x, y, rx, ry, Colour() as fill, line, width) if _plain(shape, fill, frame):
                ((x, y),) = frame.points(((x, y),))
                if line is not None and width:
                    _disc(canvas, x, y, (rx + width / 2) * frame.scale, (ry + width / 2) * frame.scale, line)
                    rx, ry = rx - width / 2, ry - width / 2
                _disc(canvas, x, y, rx * frame.scale, ry * frame.scale, fill)
            case Oval(x, y, rx, ry, fill, line, width):
                steps = max(16, round(max(rx, ry) * frame.scale * 0.9))
                _area(canvas, frame, arc(x, y, rx, ry, 0, 360, steps)[:-1], fill, line, width)
            case Line(points, colour, width, closed):
                _stroke(canvas, frame.points(points), colour, width * frame.scale, closed)
            case Label():
                _write(canvas, shape, frame, theme)
            case Glow(points, colour, width, closed):
                shine = Line(points, colour.lit(0.25), width * 2.2, closed)
                _haze(canvas, (shine,), shine.colour, (0, 0), width * 1.4, frame, theme)
                _stroke(canvas, frame.points(points), colour, width * frame.scale, closed)
                _stroke(canvas, frame.points(points), colour.lit(0.65), width * frame.scale * 0.3, closed)
            case Shadow(within, colour, dx, dy, blur):
                _haze(canvas, within, colour, (dx, dy), blur, frame, theme)
            case Group(within, clip=None, opacity=1):
                _draw(canvas, within, frame.within(shape), theme)
            case Group():
                _grouped(canvas, shape, frame.within(shape), theme)


def _plain(oval: Oval, fill: Colour, frame: _Frame) -> bool:
    """Whether an oval is made of whole discs: upright, opaque, and not all outline."""
    upright = not frame.turn or oval.rx == oval.ry
    opaque = fill.a == 255 and (oval.line is None or oval.line.a == 255)
    return upright and opaque and min(oval.rx, oval.ry) > oval.width / 2


def _disc(canvas: _Canvas, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
    box = (round(x - rx), round(y - ry), round(x + rx), round(y + ry))
    canvas.pen.ellipse(box, fill=canvas.ink(colour))


def _area(
    canvas: _Canvas, frame: _Frame, points: Points, fill: Fill | None, line: Colour | None, width: float
) -> None:
    outline = frame.points(points)
    if isinstance(fill, Colour) and fill.a == 255:
        canvas.pen.polygon(outline, fill=canvas.ink(fill))
    elif fill is not None:
        box = _around(outline, canvas.image)
        if box.width > 0 and box.height > 0:
            inside = [(x - box.left, y - box.top) for x, y in outline]
            _fill(canvas, _cut(box, inside, fill.a if isinstance(fill, Colour) else 255), box, fill, frame)
    if line is not None and width:
        _stroke(canvas, outline, line, width * frame.scale, closed=True)


def _cut(box: Box, outline: Sequence[tuple[float, float]], strength: int) -> Image.Image:
    """A mask of this strength inside an outline; of single bits, which are laid faster, where nothing is translucent."""
    mask = Image.new("1" if strength == 255 else "L", (box.width, box.height))
    ImageDraw.Draw(mask).polygon(outline, fill=strength)
    return mask


def _fill(canvas: _Canvas, mask: Image.Image, box: Box, fill: Fill, frame: _Frame) -> None:
    """Fill what a mask covers; the opacity of a plain colour is in the mask already, a ramp has its own."""
    if isinstance(fill, Colour):
        canvas.lay(fill, mask, box[:2])
        return
    steps = _steps(fill, box, frame)
    if min(fill.first.a, fill.last.a) < 255:
        opacity = steps.point(_between(fill.first.a, fill.last.a))
        mask = Image.composite(opacity, Image.new("L", mask.size), mask)
    if canvas.image.mode == "L" or fill.first[:3] == fill.last[:3]:
        canvas.lay(fill.first, mask, box[:2])
        return
    steps.putpalette(_tones(fill.first, fill.last))
    canvas.image.paste(steps.convert(_COLOURS), box[:2], mask)


@lru_cache(maxsize=256)
def _tones(first: Colour, last: Colour) -> bytes:
    """The palette that goes from one colour to another."""
    bands = (_between(a, b) for a, b in zip(first[:3], last[:3], strict=True))
    return bytes(part for tone in zip(*bands, strict=True) for part in tone)


def _between(first: int, last: int) -> list[int]:
    """The way from one number to another in 256 steps."""
    return [first + round((last - first) * step / 255) for step in range(256)]


def _steps(fill: Ramp | Halo, box: Box, frame: _Frame) -> Image.Image:
    """How far each pixel of the box is on the way from the fill's first colour to its last."""
    size = (box.width, box.height)
    shape: tuple[float, float, float, float, float, float]
    if isinstance(fill, Halo):
        ((x, y),) = frame.points((fill.centre,))
        per = _HALO / (fill.radius * frame.scale)
        shape = (per, 0, _HALO - (x - box.left) * per, 0, per, _HALO - (y - box.top) * per)
        return _halo().transform(
            size, Image.Transform.AFFINE, shape, Image.Resampling.BILINEAR, fillcolor=255
        )
    (ax, ay), (bx, by) = frame.points((fill.a, fill.b))
    dx, dy = bx - ax, by - ay
    per = 256 / (dx * dx + dy * dy)
    start = -((ax - box.left) * dx + (ay - box.top) * dy) * per
    shape = (0, 0, 1.5, dx * per, dy * per, start + _PLATEAU)
    return _ramp().transform(size, Image.Transform.AFFINE, shape, Image.Resampling.NEAREST, fillcolor=255)


_PLATEAU: Final = 4096
_HALO: Final = 96


@lru_cache(maxsize=1)
def _halo() -> Image.Image:
    """A disc that is black in the middle and white at its rim."""
    across = range(-_HALO, _HALO)
    shades = (min(255, round(math.hypot(x + 0.5, y + 0.5) * 255 / _HALO)) for y in across for x in across)
    return Image.frombytes("L", (2 * _HALO, 2 * _HALO), bytes(shades))


@lru_cache(maxsize=1)
def _ramp() -> Image.Image:
    """A column that is black, then runs to white over 256 pixels, then stays white."""
    column = bytes(_PLATEAU) + bytes(range(256)) + b"\xff" * _PLATEAU
    return Image.frombytes("L", (1, len(column)), column).resize((3, len(column)))


def _stroke(
    canvas: _Canvas, points: list[tuple[float, float]], colour: Colour, width: float, closed: bool
) -> None:
    if len(points) < 2:
        return
    if closed:
        points = [*points, points[0]]
    if colour.a == 255:
        _pull(canvas.pen, points, canvas.ink(colour), width)
        return
    box = _around(points, canvas.image, width)
    if box.width > 0 and box.height > 0:
        mask = Image.new("L", (box.width, box.height))
        inside = [(x - box.left, y - box.top) for x, y in points]
        _pull(ImageDraw.Draw(mask), inside, colour.a, width)
        canvas.lay(colour, mask, box[:2])


def _pull(
    pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], ink: tuple[int, ...] | int, width: float
) -> None:
    """A line with round ends, and round joints where the gap between its straight parts could be seen."""
    pen.line(points, ink, max(1, round(width)))
    half = width / 2
    if half < 1.5:
        return
    ends = [points[0], points[-1]]
    for (ax, ay), (x, y), (bx, by) in zip(points, points[1:], points[2:], strict=False):
        ux, uy, vx, vy = x - ax, y - ay, bx - x, by - y
        # The gap is half the width times the angle; crossed and along are its sine and cosine times the same length.
        crossed, along = abs(ux * vy - uy * vx), ux * vx + uy * vy
        if crossed * half > along * _GAP:
            ends.append((x, y))
    for x, y in ends:
        pen.ellipse((x - half, y - half, x + half, y + half), fill=ink)


_GAP: Final = 0.6
"""Pixels of the large canvas from which on a gap at a joint is closed."""


def _write(canvas: _Canvas, label: Label, frame: _Frame, theme: Theme) -> None:
    (at,) = frame.points(((label.x, label.y),))
    font = _font(str(theme.font(label.font)), round(label.size * frame.scale))
    if label.rim:
        rim = round(label.rim_width * frame.scale)
        canvas.pen.text(at, label.text, canvas.ink(label.rim), font, label.anchor, stroke_width=rim)
    if label.colour.a == 255:
        canvas.pen.text(at, label.text, canvas.ink(label.colour), font, label.anchor)
        return
    mask = Image.new("L", canvas.image.size)
    ImageDraw.Draw(mask).text(at, label.text, label.colour.a, font, label.anchor)
    canvas.lay(label.colour, mask, (0, 0))


@lru_cache(maxsize=64)
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


def _grouped(canvas: _Canvas, group: Group, frame: _Frame, theme: Theme) -> None:
    """Shapes that are cut off or translucent as one: drawn on a copy of what is there, which is laid back through a mask."""
    outline = frame.points(group.clip) if group.clip else None
    box = _around(outline, canvas.image) if outline else bounds(group.shapes, theme, frame)
    box = box.cut(Box(0, 0, *canvas.image.size))
    if not box.area:
        return
    strength = round(255 * group.opacity)
    if outline:
        mask = _cut(box, [(x - box.left, y - box.top) for x, y in outline], strength)
    else:
        mask = Image.new("L", (box.width, box.height), strength)
    apart = _Canvas(canvas.image.crop(box))
    _draw(apart, group.shapes, frame.moved(box.left, box.top), theme)
    canvas.image.paste(apart.image, box[:2], mask)


def _haze(
    canvas: _Canvas,
    shapes: tuple[Shape, ...],
    colour: Colour,
    shift: tuple[float, float],
    blur: float,
    frame: _Frame,
    theme: Theme,
) -> None:
    """The blurred silhouette of shapes in one colour. What is blurred widely has no detail: it is blurred small."""
    radius = blur * frame.scale
    shrunk = max(1, min(8, int(radius / _LEAST_BLUR)))
    box = bounds(shapes, theme, frame).grown(math.ceil(radius * _REACH))
    width, height = (math.ceil(length / shrunk) for length in (box.width, box.height))
    apart = _Canvas(Image.new("L", (width * shrunk, height * shrunk)))
    _draw(apart, shapes, frame.moved(box.left, box.top), theme)
    mask = apart.image.reduce(shrunk) if shrunk > 1 else apart.image
    if radius:
        mask = mask.filter(ImageFilter.GaussianBlur(radius / shrunk))
    if colour.a < 255:
        mask = mask.point([step * colour.a // 255 for step in range(256)])
    if shrunk > 1:
        mask = mask.resize(apart.image.size, Image.Resampling.BILINEAR)
    dx, dy = (round(length * frame.scale) for length in shift)
    canvas.lay(colour, mask, (box.left + dx, box.top + dy))


_REACH: Final = 2.3
"""How far, in radii, a blur is followed: what lies beyond is a hundredth of it."""

_LEAST_BLUR: Final = 1.5
"""Pixels of blur that a shrunk silhouette still has: less would show its pixels."""


def _around(points: Sequence[tuple[float, float]], canvas: Image.Image, width: float = 0) -> Box:
    """The part of a canvas that an outline can touch."""
    half = width / 2 + 1
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(
        max(0, math.floor(min(xs) - half)),
        max(0, math.floor(min(ys) - half)),
        min(canvas.width, math.ceil(max(xs) + half) + 1),
        min(canvas.height, math.ceil(max(ys) + half) + 1),
    )


def _spread(points: Sequence[tuple[float, float]], by: float) -> list[tuple[float, float]]:
    return [(x + dx, y + dy) for x, y in points for dx, dy in ((-by, -by), (by, by))]


def _text_corners(label: Label, frame: _Frame, theme: Theme) -> list[tuple[float, float]]:
    (at,) = frame.points(((label.x, label.y),))
    font = _font(str(theme.font(label.font)), round(label.size * frame.scale))
    left, top, right, bottom = font.getbbox(
        label.text, anchor=label.anchor, stroke_width=round(label.rim_width * frame.scale)
    )
    return [(at[0] + left, at[1] + top), (at[0] + right, at[1] + bottom)]


def bounds(shapes: Sequence[Shape], theme: Theme, frame: _Frame | None = None) -> Box:
    """A box that holds all shapes, in whole pixels of the frame."""
    frame = frame or _Frame(1, 0, 0, 0)
    corners: list[tuple[float, float]] = []
    for shape in shapes:
        match shape:
            case Poly(points=points, width=width) | Line(points=points, width=width):
                corners.extend(_spread(frame.points(points), width / 2 * frame.scale))
            case Rect(x, y, w, h, _, _, _, width):
                outline = ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
                corners.extend(_spread(frame.points(outline), width / 2 * frame.scale))
            case Oval(x, y, rx, ry, _, _, width):
                corners.extend(_spread(frame.points(((x, y),)), (max(rx, ry) + width / 2) * frame.scale))
            case Glow(points, _, width):
                corners.extend(_spread(frame.points(points), width * 5.5 * frame.scale))
            case Label():
                corners.extend(_text_corners(shape, frame, theme))
            case Shadow(within, _, dx, dy, blur):
                box = bounds(within, theme, frame.moved(-dx * frame.scale, -dy * frame.scale))
                corners.extend(_spread((box[:2], box[2:]), blur * 3 * frame.scale))
            case Group(within):
                box = bounds(within, theme, frame.within(shape))
                corners.extend((box[:2], box[2:]))
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(
        math.floor(min(xs)) - 1, math.floor(min(ys)) - 1, math.ceil(max(xs)) + 1, math.ceil(max(ys)) + 1
    )
