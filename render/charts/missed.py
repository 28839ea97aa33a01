"""The points that a seat's turns have missed, as a bar for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.charts.plot import MIDDLE, SIDE, framed, marks
from render.drawing.scene import Box, Item, Label, Rect, Scene
from render.drawing.theme import Theme

HEIGHT: Final = 560
_PLOT: Final = Box(176, 70, 1150, 440)
_WIDEST: Final = 60
_FEWEST: Final = 14
"""The most turns with which each has its number below its bar."""


@dataclass(frozen=True, slots=True)
class Missed:
    """What each of a seat's turns has missed, in points; None where there was no choice."""

    turns: tuple[float | None, ...]

    def scene(self, theme: Theme) -> Scene:
        """The picture, with the worst turn in gold."""
        ink, line = theme["plate_ink"], theme["plate_rim"].fade(0.5)
        most = max((each or 0.0 for each in self.turns), default=0.0)
        top = max(4, -int(-most // 1))
        step = _PLOT.width / max(1, len(self.turns))
        items: list[Item] = []
        for each in marks(0, top):
            y = round(_PLOT.bottom - each * _PLOT.height / top)
            items.append(Rect(SIDE + 14, y - 1, _PLOT.right - SIDE - 14, 3, line))
            items.append(Label(MIDDLE, y + 1, str(each), 50, theme["light"], "narrow"))
        wide = round(min(_WIDEST, 0.7 * step))
        every = max(1, -(-len(self.turns) // _FEWEST))
        for number, missed in enumerate(self.turns, 1):
            x = round(_PLOT.left + (number - 0.5) * step)
            if missed:
                tall = max(4, round(missed * _PLOT.height / top))
                tone = theme["gold"] if missed == most else theme["card_ground"]
                items.append(Rect(x - wide // 2, _PLOT.bottom - tall, wide, tall, tone))
            elif missed is not None:
                items.append(Rect(x - wide // 2, _PLOT.bottom - 4, wide, 8, theme["card_ground"]))
            if number % every == 0 or every == 1:
                items.append(Label(x, _PLOT.bottom + 56, str(number), 46, ink.fade(0.8), "narrow"))
        return framed(HEIGHT, items, theme)
