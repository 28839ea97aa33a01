"""Shapes to pixels: a drawing is drawn several times as large and shrunk; every outline becomes points of the large canvas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from .colour import Colour
from .curves import arc, rounded
from .scene import (
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
    Shadow,
    Shape,
)
from .theme import Theme


def drawn(drawing: Drawing, theme: Theme) -> Image.Image:
    """A drawing at its true size; RGB if it is opaque all over."""
    box, factor = drawing.box, drawing.factor
    large = Image.new("RGBA", (box.width * factor, box.height * factor), (0, 0, 0, 0))
    frame = _Frame(factor, 0, -box.left * factor, -box.top * factor)
    _draw(large, drawing.shapes, frame, theme)
    # Averaging rings less than LANCZOS would round every edge: flat stays flat, and a board weighs a tenth less.
    image = large.reduce(factor)
    lowest, _ = image.getchannel("A").getextrema()
    return image.convert("RGB") if lowest == 255 else image


class _Frame:
    """Scale, turn and shift from a shape's coordinates to the canvas."""

    def __init__(self, scale: float, turn: float, x: float, y: float) -> None:
        self.scale, self.turn, self.x, self.y = scale, turn, x, y
        self._cos = math.cos(math.radians(turn)) * scale
        self._sin = math.sin(math.radians(turn)) * scale

    def points(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        cos, sin, dx, dy = self._cos, self._sin, self.x, self.y
        return [(x * cos - y * sin + dx, x * sin + y * cos + dy) for x, y in points]

    def within(self, group: Group) -> _Frame:
        ((x, y),) = self.points(((group.x, group.y),))
        return _Frame(self.scale * group.scale, self.turn + group.turn, x, y)

    def moved(self, dx: float, dy: float) -> _Frame:
        """The frame of a canvas whose origin lies at (dx, dy) of this one."""
        return _Frame(self.scale, self.turn, self.x - dx, self.y - dy)


def _draw(canvas: Image.Image, shapes: Sequence[Shape], frame: _Frame, theme: Theme) -> None:
    for shape in shapes:
        match shape:
            case Poly(points, fill, line, width):
                _area(canvas, frame, points, fill, line, width)
            case Rect(x, y, w, h, fill, radius, line, width):
                _area(canvas, frame, rounded(x, y, w, h, radius), fill, line, width)
            case Oval(x, y, rx, ry, fill, line, width):
                steps = max(16, round(max(rx, ry) * frame.scale * 0.9))
                _area(canvas, frame, arc(x, y, rx, ry, 0, 360, steps)[:-1], fill, line, width)
            case Line(points, colour, width, closed):
                _stroke(canvas, frame.points(points), colour, width * frame.scale, closed)
            case Label():
                _write(canvas, shape, frame, theme)
            case Glow(points, colour, width, closed):
                _shine(canvas, shape, frame, theme)
                _stroke(canvas, frame.points(points), colour, width * frame.scale, closed)
                _stroke(canvas, frame.points(points), colour.lit(0.65), width * frame.scale * 0.3, closed)
            case Shadow(within, colour, dx, dy, blur):
                apart, at = _apart(within, frame, theme, blur)
                mask = apart.getchannel("A").point(lambda a, share=colour.a: a * share // 255)
                at = (at[0] + round(dx * frame.scale), at[1] + round(dy * frame.scale))
                _haze(canvas, mask, at, colour, blur * frame.scale)
            case Group(within, clip=None, opacity=1, blur=0):
                _draw(canvas, within, frame.within(shape), theme)
            case Group():
                _grouped(canvas, shape, frame, theme)


def _area(
    canvas: Image.Image, frame: _Frame, points: Points, fill: Fill | None, line: Colour | None, width: float
) -> None:
    outline = frame.points(points)
    if isinstance(fill, Colour) and fill.a == 255:
        ImageDraw.Draw(canvas).polygon(outline, fill=fill)
    elif fill is not None:
        box = _around(outline, canvas)
        if box.width > 0 and box.height > 0:
            mask = Image.new("L", (box.width, box.height))
            inside = [(x - box.left, y - box.top) for x, y in outline]
            ImageDraw.Draw(mask).polygon(inside, fill=_strength(fill))
            _fill(canvas, mask, box, fill, frame)
    if line is not None and width:
        _stroke(canvas, outline, line, width * frame.scale, closed=True)


def _strength(fill: Fill) -> int:
    """What a mask holds where it is drawn: how opaque a colour is; a ramp has its own opacities."""
    return fill.a if isinstance(fill, Colour) else 255


def _fill(canvas: Image.Image, mask: Image.Image, box: Box, fill: Fill, frame: _Frame) -> None:
    """Fill what a mask of this strength covers."""
    if isinstance(fill, Colour):
        paint = Image.new("RGBA", mask.size, fill)
    else:
        last = Image.new("RGBA", mask.size, fill.last)
        paint = Image.composite(last, Image.new("RGBA", mask.size, fill.first), _steps(fill, box, frame))
        if min(fill.first.a, fill.last.a) < 255:
            mask = Image.composite(paint.getchannel("A"), Image.new("L", mask.size), mask)
    paint.putalpha(mask)
    canvas.alpha_composite(paint, (box.left, box.top))


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
    canvas: Image.Image, points: list[tuple[float, float]], colour: Colour, width: float, closed: bool
) -> None:
    if len(points) < 2:
        return
    if closed:
        points = [*points, points[0]]
    if colour.a == 255:
        _pull(ImageDraw.Draw(canvas), points, colour, width)
        return
    box = _around(points, canvas, width)
    if box.width > 0 and box.height > 0:
        mask = Image.new("L", (box.width, box.height))
        inside = [(x - box.left, y - box.top) for x, y in points]
        _pull(ImageDraw.Draw(mask), inside, _strength(colour), width)
        _fill(canvas, mask, box, colour, _Frame(1, 0, 0, 0))


def _pull(
    pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], ink: Colour | int, width: float
) -> None:
    pen.line(points, fill=ink, width=max(1, round(width)), joint="curve")
    half = width / 2
    if half >= 1.5:
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - half, y - half, x + half, y + half), fill=ink)


def _write(canvas: Image.Image, label: Label, frame: _Frame, theme: Theme) -> None:
    (at,) = frame.points(((label.x, label.y),))
    font = _font(str(theme.font(label.font)), round(label.size * frame.scale))
    rim = round(label.rim_width * frame.scale) if label.rim else 0
    ImageDraw.Draw(canvas).text(
        at, label.text, label.colour, font, label.anchor, stroke_width=rim, stroke_fill=label.rim
    )


@lru_cache(maxsize=64)
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


def _grouped(canvas: Image.Image, group: Group, frame: _Frame, theme: Theme) -> None:
    inner = frame.within(group)
    shapes: tuple[Shape, ...] = group.shapes
    apart, at = _apart(shapes, inner, theme, group.blur)
    if group.clip:
        mask = Image.new("L", apart.size)
        outline = [(x - at[0], y - at[1]) for x, y in inner.points(group.clip)]
        ImageDraw.Draw(mask).polygon(outline, fill=255)
        apart.putalpha(Image.composite(apart.getchannel("A"), Image.new("L", apart.size), mask))
    if group.blur:
        apart = (
            apart.convert("RGBa").filter(ImageFilter.GaussianBlur(group.blur * frame.scale)).convert("RGBA")
        )
    if group.opacity < 1:
        apart.putalpha(apart.getchannel("A").point(lambda a: round(a * group.opacity)))
    _lay(canvas, apart, at)


def _shine(canvas: Image.Image, glow: Glow, frame: _Frame, theme: Theme) -> None:
    """The soft part of a glow."""
    shine = Line(glow.points, glow.colour.lit(0.25), glow.width * 2.2, glow.closed)
    apart, at = _apart((shine,), frame, theme, glow.width * 1.4)
    _haze(canvas, apart.getchannel("A"), at, shine.colour, glow.width * 1.4 * frame.scale)


def _haze(canvas: Image.Image, mask: Image.Image, at: tuple[int, int], colour: Colour, radius: float) -> None:
    """One colour through a mask that is blurred first: a third of the work of blurring four channels."""
    flat = Image.new("RGBA", mask.size, colour)
    flat.putalpha(mask.filter(ImageFilter.GaussianBlur(radius)) if radius else mask)
    _lay(canvas, flat, at)


def _apart(
    shapes: tuple[Shape, ...], frame: _Frame, theme: Theme, blur: float
) -> tuple[Image.Image, tuple[int, int]]:
    """Shapes on a canvas of their own, and where its corner lies on the other."""
    box = bounds(shapes, theme, frame).grown(math.ceil(blur * frame.scale * 3))
    apart = Image.new("RGBA", (max(1, box.width), max(1, box.height)), (0, 0, 0, 0))
    _draw(apart, shapes, frame.moved(box.left, box.top), theme)
    return apart, (box.left, box.top)


def _lay(canvas: Image.Image, image: Image.Image, at: tuple[int, int]) -> None:
    """Compose an image that may reach over the canvas's edge."""
    left, top = max(0, -at[0]), max(0, -at[1])
    right, bottom = min(image.width, canvas.width - at[0]), min(image.height, canvas.height - at[1])
    if left < right and top < bottom:
        canvas.alpha_composite(image, (at[0] + left, at[1] + top), (left, top, right, bottom))


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
            case Group(within, blur=blur):
                box = bounds(within, theme, frame.within(shape))
                corners.extend(_spread((box[:2], box[2:]), blur * 3 * frame.scale))
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(
        math.floor(min(xs)) - 1, math.floor(min(ys)) - 1, math.ceil(max(xs)) + 1, math.ceil(max(ys)) + 1
    )
