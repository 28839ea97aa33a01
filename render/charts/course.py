"""A rating after each of its games, as a line over its range."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from render.charts.plot import MIDDLE, SIDE, framed, marks
from render.drawing.scene import Box, Drawing, Item, Label, Line, Oval, Poly, Rect, Scene, Shape
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

HEIGHT: Final = 764
_PLOT: Final = Box(196, 84, 960, 640)
_MANY_GAMES: Final = 40
"""The number of games from which on they have no dots of their own."""
_MANY_DAYS: Final = 62
"""The number of days from which on dates are given as months."""


@dataclass(frozen=True, slots=True)
class RatingCourse:
    """A rating after each of its games: the day as an ordinal number, what is shown, and the range."""

    points: tuple[tuple[int, int, int, int], ...]

    def scene(self, theme: Theme) -> Scene:
        """The picture, with the rating of today at the line's end."""
        low, high = min(each[2] for each in self.points), max(each[3] for each in self.points)
        ink, line = theme["plate_ink"], theme["plate_rim"].fade(0.5)

        def y(rating: int) -> int:
            return round(_PLOT.bottom - (rating - low) * _PLOT.height / max(1, high - low))

        count = len(self.points)
        xs = [round(_PLOT.left + at * _PLOT.width / max(1, count - 1)) for at in range(count)]
        if count == 1:
            xs = [_PLOT.centre[0]]
        items: list[Item] = []
        for each in marks(low, high):
            items.append(Rect(SIDE + 14, y(each) - 1, _PLOT.right - SIDE - 14, 3, line))
            items.append(Label(MIDDLE, y(each) + 1, str(each), 50, theme["light"], "narrow"))
        days = [date.fromordinal(each[0]) for each in self.points]
        far = (days[-1] - days[0]).days > _MANY_DAYS
        for at, anchor in ({0: "lm", count // 2: "mm", count - 1: "rm"} if count > 1 else {0: "mm"}).items():
            said = f"{days[at]:%Y-%m}" if far else f"{days[at]:%m-%d}"
            items.append(Label(xs[at], _PLOT.bottom + 62, said, 46, ink.fade(0.8), "narrow", anchor))
        last = self.points[-1][1]
        path = tuple(
            (x, y(shown), y(low), y(high)) for x, (_, shown, low, high) in zip(xs, self.points, strict=True)
        )
        items.append(course.at(0, 0, path))
        items.append(Label(xs[-1] + 38, y(last) + 1, str(last), 80, ink, anchor="lm"))
        return framed(HEIGHT, items, theme)


@sprite
def course(theme: Theme, path: tuple[tuple[int, int, int, int], ...]) -> Drawing:
    """The line with a dot for each of a few games, over the range; from the picture's upper left corner."""
    tone = theme["card_ground"]
    line = tuple((x, y) for x, y, _, _ in path)
    far = (*((x, high) for x, _, _, high in path), *((x, low) for x, _, low, _ in reversed(path)))
    pale = theme["gold"].fade(0.32)
    shapes: list[Shape] = [Poly(far, pale) if len(path) > 1 else Line(far, pale, 34), Line(line, tone, 11)]
    shapes += [Oval(x, y, 10, 10, tone) for x, y in line if len(line) < _MANY_GAMES]
    x, y = line[-1]
    shapes += [
        Oval(x, y, 22, 22, tone),
        Oval(x, y, 16, 16, theme["gold"]),
        Oval(x, y, 8, 8, theme["gold_light"]),
    ]
    return Drawing(Box(0, 0, _PLOT.right + 40, HEIGHT), tuple(shapes), 2)
