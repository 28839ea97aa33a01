"""The players' plates below the gardens of The Hanging Gardens."""

from __future__ import annotations

from typing import Final

from engines.hanging_gardens.view import HangingGardensView
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item
from render.drawing.seats import CORNER, Count, Plate, strip
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.gardens import due

_WIDEST: Final = 520
_DIGITS: Final = (64, 58, 54, 50, 44)
_BOTH: Final = 2
"""Of so many players there is room for the number of tiles, too, where these lie open."""


def players(view: HangingGardensView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Everybody's plate, with their temples and tiles as large as they fit side by side; none of what a player has none of."""
    room = min(_WIDEST, (box.width - CORNER - 6 * len(view.players)) // len(view.players))
    shown = [_plates(view, monograms, digits) for digits in _DIGITS]
    fit = next((each for each in shown if all(_needed(plate) <= room for plate in each)), shown[-1])
    return strip(fit, (), box, theme, _WIDEST)


def _needed(plate: Plate) -> int:
    """How wide a plate has to be for its counts to stand in one row."""
    points = 0 if plate.score is None else 36 * len(str(plate.score)) + 10
    return 80 + points + sum(count.width for count in plate.counts)


def _plates(view: HangingGardensView, monograms: Monograms, digits: int) -> tuple[Plate, ...]:
    plates, best = [], max(view.scores or (0,))
    for seat, player in enumerate(view.players):
        counts = []
        if player.reserve:
            counts.append(Count(land.temple_icon.at(0, 0, seat, digits), player.reserve, digits=digits))
        if player.tiles and (len(view.players) == _BOTH or not (view.openly or view.over)):
            counts.append(Count(tiles.back.at(0, 0, digits), len(player.tiles), digits=digits))
        if player.compensated:
            counts.append(Count(land.coin.at(0, 0, digits - 2), player.compensated, digits=digits))
        plates.append(
            Plate(
                seat,
                view.scores[seat] if view.scores is not None else player.points if view.openly else None,
                tuple(counts),
                due=seat in due(view),
                monogram=monograms[seat] if monograms else "",
                won=view.scores is not None and view.scores[seat] == best,
            )
        )
    return tuple(plates)
