"""The standings of a league or a tournament: rank, letters and short name, points as a bar and a figure, who goes up and down.

Nothing here has a seat's colour: an entrant has another seat in every game.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.cards.ground import parchment, side
from render.drawing.curves import rounded
from render.drawing.monogram import LETTERS, NARROW, drawable, label
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Oval, Poly, Rect, Scene, Shadow
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH: Final = 1200
MOST_ROWS: Final = 16
"""Entrants on a picture: more cannot be read on a phone."""

_ROW: Final = 84
_MARGIN: Final = 40
_FOOT: Final = 66
"""Pixels below the last row: its rank stands above the mark that Discord lays over the corner."""
_SIDE: Final = 142
"""How wide the band of the ranks is."""
_RANK, _MEDAL, _NAME = 80, 208, 276
"""Where the rank, the letters and the name of a row lie."""
_GAP: Final = 34
"""Pixels between two divisions."""
_BAR: Final = Box(690, -16, 1000, 16)
_MOST_LATIN: Final = 15
_MOST_LETTERS: Final = 8
"""Letters of a name, in either font."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings.

    Attributes:
        letters, name: of the entrant; empty for somebody who is forgotten.
        half_points: points, doubled.
        moves: -1 goes up, 1 goes down after the season.
        gone: whether they have withdrawn.
    """

    rank: int
    letters: str
    name: str
    played: int
    half_points: int
    moves: int = 0
    gone: bool = False


def height(divisions: Sequence[Sequence[Row]]) -> int:
    """How tall a picture of these is."""
    return _MARGIN + _FOOT + _GAP * (len(divisions) - 1) + _ROW * sum(map(len, divisions))


def card(divisions: Sequence[Sequence[Row]], theme: Theme) -> Scene:
    """The picture; at least one line."""
    tall = height(divisions)
    most = max(1, *(each.half_points for division in divisions for each in division))
    items: list[Item] = [side.at(0, 0, _SIDE, tall, _RANK, _MARGIN + _ROW // 2)]
    top = _MARGIN
    for number, division in enumerate(divisions):
        if number:
            items.append(Rect(16, top - _GAP // 2 - 2, WIDTH - 32, 4, theme["gold_shade"]))
        for at, each in enumerate(division):
            middle = top + at * _ROW + _ROW // 2
            if at % 2 == 0:
                ground = theme["plate_rim"].fade(0.14)
                items.append(
                    Rect(_SIDE + 14, middle - _ROW // 2 + 3, WIDTH - _SIDE - 44, _ROW - 6, ground, 10)
                )
            items += _row(each, middle, most, theme)
        top += _ROW * len(division) + _GAP
    return Scene(WIDTH, tall, theme["parchment"], (parchment(WIDTH, tall), Layer("standings", tuple(items))))


def short_name(name: str) -> tuple[str, str]:
    """The part of a name that fits and that a font here can show, and that font. Scripts other than Latin have neither blanks nor
    dots here, so of them the first word stands for the name.

    >>> short_name("Maximiliane von Thurn"), short_name("千恵🐈 山田"), short_name("🐈")
    (('Maximiliane vo.', 'narrow'), ('千恵', 'letters'), ('', 'narrow'))
    """
    kept = unicodedata.normalize("NFKC", name)
    latin = " ".join(
        "".join(each for each in kept if ord(each) < 0x180 and (each.isalnum() or each in " -_.'")).split()
    )
    words = ["".join(filter(drawable, word)) for word in kept.upper().split()]
    others = next((word for word in words if any(ord(each) >= 0x180 for each in word)), "")
    others = "".join(each for each in others if ord(each) >= 0x180)
    if len(others) > sum(map(str.isalpha, latin)):
        return others[:_MOST_LETTERS], LETTERS
    return (latin if len(latin) <= _MOST_LATIN else f"{latin[: _MOST_LATIN - 1].rstrip()}."), NARROW


def _row(each: Row, middle: int, most: int, theme: Theme) -> list[Item]:
    ink = theme["plate_ink"].fade(0.5 if each.gone else 1)
    text, font = short_name(each.name)
    items: list[Item] = [
        Label(_RANK, middle + 2, str(each.rank), 60 if each.rank == 1 else 52, theme["light"]),
        medal.at(_MEDAL, middle, min(each.rank, 4)),
        Label(_NAME, middle + 2, text, 52 if font == NARROW else 44, ink, font, "lm"),
    ]
    if each.letters:
        items.append(label(each.letters, _MEDAL, middle + 1, 38, theme["plate_ink"]))
    else:
        items.append(Rect(_MEDAL - 9, middle - 2, 18, 4, ink.fade(0.5)))
    long = round(_BAR.width * each.half_points / most)
    track = theme["plate_rim"]
    items.append(
        Rect(_BAR.left, middle + _BAR.top, _BAR.width, _BAR.height, theme["parchment"], 6, track, 1.5)
    )
    if long > 6:
        items.append(filled.at(_BAR.left, middle + _BAR.top, long, _BAR.height, each.gone))
    whole, half = divmod(each.half_points, 2)
    points = f"{whole}{'.5' if half else ''}"
    items.append(Label(1092, middle + 2, points, 52, ink, anchor="rm"))
    if each.moves:
        items.append(arrow.at(1128, middle, each.moves))
    return items


@sprite
def medal(theme: Theme, rank: int) -> Drawing:
    """The disc behind an entrant's letters: gold, silver and bronze for the first three."""
    metals = {1: theme["gold"], 2: theme["podium_second"], 3: theme["podium_third"]}
    metal = metals.get(rank, theme["light"])
    return Drawing(
        Box(-40, -40, 42, 44),
        (
            Shadow((Oval(0, 0, 34, 34, theme["ink"]),), theme["shadow"], 2, 3, 3),
            Oval(0, 0, 34, 34, metal, theme["plate_rim"], 3),
            Oval(0, 0, 27, 27, metal.mix(theme["light"], 0.6)),
        ),
        2,
    )


@sprite
def filled(theme: Theme, long: int, tall: int, gone: bool) -> Drawing:
    """The bar of somebody's points, from its upper left corner."""
    colour = theme["plate_rim"] if gone else theme["card_ground"]
    body = rounded(0, 0, long, tall, 6)
    return Drawing(
        Box(-2, -2, long + 4, tall + 4),
        (Poly(body, colour), Rect(4, tall - 6, max(0, long - 8), 4, colour.lit(0.15))),
    )


@sprite
def arrow(theme: Theme, way: int) -> Drawing:
    """Up or down, to another division."""
    tip, base = (-22, 16) if way < 0 else (22, -16)
    colour = theme["gold"] if way < 0 else theme["plate_rim"]
    return Drawing(
        Box(-26, -28, 28, 30), (Poly(((-20, base), (20, base), (0, tip)), colour, theme["plate_ink"], 3),)
    )
