"""The players' plates below the gardens of The Hanging Gardens, and above them trays with what tiles of theirs lie open."""

from __future__ import annotations

from typing import Final

from engines.core.text import Seat
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item
from render.drawing.seats import Count, Plate, places, strip
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.gardens import due, row_end, row_of_tiles

_WIDEST: Final = 520
_DIGITS: Final = (64, 58, 54, 50, 44)
_LINE, _KIND, _EDGE, _LARGE = 80, 72, 14, 104
"""How high a line of tiles is, how wide a kind is in it at least, the edge of a tray, and how large tiles are at most."""


def players(view: HangingGardensView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Everybody's plate, with their temples and tiles as large as they fit side by side; none of what a player has none of."""
    room = _places(view, box)[0].width
    shown = [_plates(view, monograms, digits) for digits in _DIGITS]
    fit = next((each for each in shown if all(_needed(plate) <= room for plate in each)), shown[-1])
    return strip(fit, (), box, theme, _WIDEST)


def trays_high(view: HangingGardensView, box: Box) -> int:
    """How high the trays above the plates are; 0 while no tile lies open."""
    lines = max(len(_lines(view, seat, box)) for seat in range(len(view.players)))
    return lines * _LINE + _EDGE if lines else 0


def trays(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The tiles that lie open, kind by kind, on a tray above the plate of their owner, as wide as they are; all trays are as high as the highest."""
    high, items = trays_high(view, box), list[Item]()
    for seat, place in enumerate(_places(view, box)):
        if not (lines := _lines(view, seat, box)):
            continue
        seen, top = [tile.tile for tile in view.players[seat].tiles], place.top - high
        rows, most = list[Item](), min(_LARGE, high // len(lines) - _EDGE)
        for at, line in enumerate(lines):
            y, shown = top + high * (2 * at + 1) // (2 * len(lines)), [tile for tile in seen if tile in line]
            rows += row_of_tiles(shown, place.left + _EDGE, y, place.width - 2 * _EDGE, theme, most)
        wide = min(max(map(row_end, rows)) + _EDGE, place.right - 2) - place.left
        items += [land.tray.at(place.left + 2, top, wide - 2, high), *rows]
    return tuple(items)


def _places(view: HangingGardensView, box: Box) -> list[Box]:
    return places(len(view.players), box, _WIDEST)


def _lines(view: HangingGardensView, seat: Seat, box: Box) -> list[list[Tile | None]]:
    """The kinds among the tiles of a player that lie open, in lines of about the same length that a tray has room for."""
    seen = [tile.tile for tile in view.players[seat].tiles] if view.openly or view.over else []
    kinds = [tile for tile in (*Tile, None) if tile in seen]
    most = (_places(view, box)[0].width - 2 * _EDGE) // _KIND
    long = -(-len(kinds) // max(1, -(-len(kinds) // most)))
    return [kinds[at : at + long] for at in range(0, len(kinds), long)] if kinds else []


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
        if player.tiles and not (view.openly or view.over):
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
