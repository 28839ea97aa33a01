"""Who met whom, as a table: how often the one in the row was ahead, as shade and as figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.cards.standings import medal
from render.charts.plot import MIDDLE, SIDE, WIDTH, framed
from render.drawing.monogram import label
from render.drawing.scene import Item, Label, Rect, Scene
from render.drawing.theme import Theme

_ROW: Final = 96
_WIDEST: Final = 380
_TOP, _FOOT = 126, 66


@dataclass(frozen=True, slots=True)
class Encounters:
    """Who met whom: the letters of all, and per pair how often the one in the row was ahead and how often they met."""

    people: tuple[str, ...]
    met: tuple[tuple[tuple[int, int], ...], ...]

    def scene(self, theme: Theme) -> Scene:
        """The picture, a row and a column for everybody."""
        many = len(self.people)
        wide = min(_WIDEST, (WIDTH - SIDE - 64) // many)
        left = (SIDE + WIDTH - 16 - wide * many) // 2
        ink, rim, ground = theme["plate_ink"], theme["plate_rim"], theme["parchment"]
        items: list[Item] = []
        for row, (letters, line) in enumerate(zip(self.people, self.met, strict=True)):
            y, x = _TOP + _ROW * row + _ROW // 2, left + wide * row + wide // 2
            for place in ((MIDDLE, y), (x, _TOP - 42)):
                items += [medal.at(*place, 4), label(letters, place[0], place[1] + 1, 40, ink)]
            for column, (ahead, games) in enumerate(line):
                if row == column:
                    items.append(Rect(left + wide * row + 6, y - 42, wide - 12, 84, rim.fade(0.16), 12))
                if not games:
                    continue
                share, said = ahead / games, f"{ahead}/{games}"
                tone = ground.mix(theme.seat(share > 0.5), abs(share - 0.5))
                x, size = left + wide * column, min(60, round(2.1 * wide / len(said)))
                items.append(Rect(x + 6, y - 42, wide - 12, 84, tone, 12, rim, 2))
                items.append(Label(x + wide // 2, y + 2, said, size, ink, "narrow"))
        return framed(_TOP + _ROW * many + _FOOT, items, theme)
