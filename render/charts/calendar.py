"""How much was done on each day: a square per day, a column per week; the darker, the more."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from render.charts.plot import MIDDLE, SIDE, WIDTH, framed
from render.drawing.scene import Item, Label, Rect, Scene
from render.drawing.theme import Theme

_HEIGHT: Final = 440
_WEEK: Final = 7
_TOP: Final = 116
_GAP: Final = 5


@dataclass(frozen=True, slots=True)
class Calendar:
    """How much was done on each day: the last day as an ordinal number, and the counts until then, the oldest first."""

    last: int
    counts: tuple[int, ...]

    def scene(self, theme: Theme) -> Scene:
        """The picture, the sum on its band."""
        first = date.fromordinal(self.last - len(self.counts) + 1)
        most, total = max(1, *self.counts), str(sum(self.counts))
        weeks = -(-(len(self.counts) + first.weekday()) // _WEEK)
        step = min(40, (WIDTH - SIDE - 56) // weeks)
        left = (SIDE + WIDTH - 16 - step * weeks) // 2
        items: list[Item] = [Label(MIDDLE, 200, total, min(84, 190 // len(total)), theme["light"])]
        for at, count in enumerate(self.counts):
            day = first + timedelta(days=at)
            week, weekday = divmod(at + first.weekday(), _WEEK)
            x, y = left + week * step, _TOP + weekday * step
            pale, dark = theme["parchment_shade"].mix(theme["parchment"], 0.4), theme.seat(3).dim(0.2)
            tone = pale.mix(dark, 0.3 + 0.7 * count / most if count else 0)
            items.append(Rect(x, y, step - _GAP, step - _GAP, tone, 7, theme["plate_rim"].fade(0.6), 1.5))
            if day.day == 1:
                items.append(Label(x, _TOP - 36, str(day.month), 50, theme["plate_ink"], "narrow", "lm"))
        return framed(_HEIGHT, items, theme)
