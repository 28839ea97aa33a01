"""The points over a game as a chart: a line per seat in its colour, with its shape at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from render.cards.ground import parchment
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Line, Points, Rect, Scene, Shape
from render.drawing.seats import token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 764
_PLOT: Final = Box(116, 52, 984, 672)
_BESIDE: Final = 4.0
"""How far lines of equal points lie beside each other, so that none hides another."""
_APART: Final = 54
"""The least distance between two tokens at the lines' ends."""


def chart(scores: Sequence[Sequence[int]], theme: Theme, monograms: Monograms = (), unit: str = "") -> Scene:
    """A chart of the points after every turn.

    Args:
        scores: after each turn the points per seat, from the beginning on; at least one.
        unit: what they are counted in, where they are no points.
    """
    lowest = min(0, *(min(each) for each in scores))
    step = _step(max(max(each) for each in scores) - lowest)
    low, high = lowest // step * step, -(-max(1, *(max(each) for each in scores)) // step) * step

    def y(points: float) -> float:
        return round(_PLOT.bottom - (points - low) * _PLOT.height / (high - low), 1)

    turns = max(1, len(scores) - 1)
    lines = tuple(
        tuple(
            (round(_PLOT.left + at * _PLOT.width / turns, 1), y(each[seat])) for at, each in enumerate(scores)
        )
        for seat in range(len(scores[0]))
    )
    return Scene(
        WIDTH,
        HEIGHT,
        theme["parchment"],
        (
            parchment(WIDTH, HEIGHT),
            Layer("grid", tuple(_grid(low, high, step, y, turns, unit, theme))),
            Layer("lines", (curves.at(0, 0, lines),)),
            Layer("seats", tuple(_ends(lines, scores[-1], monograms, theme))),
        ),
    )


def _step(reach: int) -> int:
    """A round number of points between two grid lines, of which there are at most six."""
    sizes = (1, 10, 100, 1000, 10_000)
    return next(step for size in sizes for step in (size, 2 * size, 5 * size) if step * 5 >= reach)


def _grid(
    low: int, high: int, step: int, y: Callable[[float], float], turns: int, unit: str, theme: Theme
) -> list[Item]:
    ink, line = theme["plate_ink"].fade(0.75), theme["plate_rim"].fade(0.55)
    items: list[Item] = []
    for points in range(low, high + 1, step):
        at = round(y(points))
        items.append(Rect(_PLOT.left, at - 1, _PLOT.width, 3 if points == 0 else 2, line))
        items.append(Label(_PLOT.left - 18, at, f"{points}{unit}", 38 if unit else 44, ink, "narrow", "rm"))
    every = _step(turns)
    for turn in range(every, turns + 1, every):
        x = round(_PLOT.left + turn * _PLOT.width / turns)
        items.append(Rect(x - 1, _PLOT.bottom - 8, 2, 16, line))
        items.append(Label(x, _PLOT.bottom + 34, str(turn), 44, ink, "narrow"))
    return items


def _ends(lines: Sequence[Points], last: Sequence[int], monograms: Monograms, theme: Theme) -> list[Item]:
    """The tokens and the last points, the best above; moved apart where they would touch."""
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    places: list[float] = []
    for seat in order:
        places.append(max(lines[seat][-1][1], places[-1] + _APART if places else _PLOT.top))
    over = max(0.0, places[-1] - _PLOT.bottom)
    for at in reversed(range(len(places))):
        most = places[at + 1] - _APART if at + 1 < len(places) else places[at] - over
        places[at] = min(places[at], most)
    items: list[Item] = []
    for seat, place in zip(order, places, strict=True):
        items.append(token.at(_PLOT.right + 30, round(place), seat, 20))
        items.append(
            Label(_PLOT.right + 60, round(place) + 1, str(last[seat]), 46, theme["plate_ink"], anchor="lm")
        )
        if monograms and monograms[seat]:
            items.append(
                label(monograms[seat], WIDTH - 30, round(place), 40, theme["plate_ink"].fade(0.8), "rm")
            )
    return items


@sprite
def curves(theme: Theme, lines: tuple[Points, ...]) -> Drawing:
    """All lines, later seats over earlier ones, each with a dark edge; from the picture's upper left corner."""
    shapes: list[Shape] = []
    for seat, points in enumerate(lines):
        aside = (seat - (len(lines) - 1) / 2) * _BESIDE
        path = tuple((x, y + aside) for x, y in (*points, (_PLOT.right + 4.0, points[-1][1])))
        shapes += [
            Line(path, theme["ink"].mix(theme.seat(seat), 0.4), 10),
            Line(path, theme.seat(seat), 6.5),
        ]
    return Drawing(Box(0, 0, WIDTH, HEIGHT), tuple(shapes), 2)
