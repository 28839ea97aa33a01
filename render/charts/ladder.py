"""The ratings of a game, the best first, as bars over their ranges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.cards.standings import medal
from render.charts.plot import MIDDLE, SIDE, WIDTH, framed, marks
from render.drawing.monogram import label
from render.drawing.scene import Item, Label, Poly, Rect, Scene
from render.drawing.theme import Theme

_ROW: Final = 84
_MARGIN, _FOOT = 40, 96
_LETTERS: Final = 208
_LEFT, _RIGHT = 290, 990
"""Where the ranges begin and end."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Ratings, the best first: the letters of a person, what is shown, the range, and whether it is provisional."""

    people: tuple[tuple[str, int, int, int, bool], ...]

    def scene(self, theme: Theme) -> Scene:
        """The picture, a row for everybody."""
        low, high = min(each[2] for each in self.people), max(each[3] for each in self.people)
        tall = _MARGIN + _ROW * len(self.people) + _FOOT
        foot = tall - _FOOT
        ink, line = theme["plate_ink"], theme["plate_rim"]

        def x(rating: int) -> int:
            return round(_LEFT + (rating - low) * (_RIGHT - _LEFT) / max(1, high - low))

        items: list[Item] = [
            Rect(SIDE + 14, _MARGIN + _ROW * row + 3, WIDTH - SIDE - 44, _ROW - 6, line.fade(0.14), 10)
            for row in range(0, len(self.people), 2)
        ]
        for each in marks(low, high):
            items.append(Rect(x(each) - 1, _MARGIN, 3, foot - _MARGIN, line.fade(0.5)))
            items.append(Label(x(each), foot + 34, str(each), 46, ink.fade(0.8), "narrow"))
        for row, (letters, shown, least, most, provisional) in enumerate(self.people):
            y = _MARGIN + _ROW * row + _ROW // 2
            tone = line if provisional else theme["card_ground"]
            items += [
                Label(MIDDLE, y + 2, str(row + 1), 52, theme["light"]),
                medal.at(_LETTERS, y, min(row + 1, 4)),
                Rect(x(least), y - 13, x(most) - x(least), 26, tone.fade(0.4), 13),
                Poly(
                    ((x(shown), y - 25), (x(shown) + 21, y), (x(shown), y + 25), (x(shown) - 21, y)),
                    tone, theme["light"], 4,
                ),
                Label(1150, y + 2, str(shown), 60, ink.fade(0.6 if provisional else 1), anchor="rm"),
            ]  # fmt: skip
            if letters:
                items.append(label(letters, _LETTERS, y + 1, 38, ink))
        return framed(tall, items, theme)
