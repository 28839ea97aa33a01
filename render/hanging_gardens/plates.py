"""The players' plates below the gardens of The Hanging Gardens, and above them trays with what tiles of theirs lie open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.core.text import Seat
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import Count, Plate, badge, laurel, places, plate, plate_ink, strip, token
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


def shown(view: HangingGardensView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Everybody's plate and open tiles in a box: beside their points on a high plate where there are two, else on trays above."""
    if len(view.players) == _FEW and trays_high(view, box):
        tall = box._replace(top=box.top - trays_high(view, box))
        return tuple(item for seat in range(_FEW) for item in _court(view, seat, tall, monograms, theme))
    return trays(view, box, theme) + players(view, box, monograms, theme)


_FEW: Final = 2
"""How many players have high plates."""
_TRAY, _POINTS, _BADGE = 238, 96, 94
"""Where the tray on one begins, how large its points are, and how large tiles are at most."""


def _court(
    view: HangingGardensView, seat: Seat, box: Box, monograms: Monograms, theme: Theme
) -> Iterator[Item]:
    """A high plate: points above what else its owner has, at their right the tray with their open tiles."""
    data, place = _plates(view, monograms, _DIGITS[0])[seat], _places(view, box)[seat]
    if len(data.counts) > 1:
        data = _plates(view, monograms, _DIGITS[-1])[seat]
    look = "due" if data.due else "other"
    ink, x = plate_ink(theme, look, seat), place.left + 54
    yield plate.at(place.left, place.top, place.width, place.height, look, seat)
    upper, lower = place.top + place.height * 3 // 10 + 4, place.top + place.height * 3 // 4 - 4
    if data.won:
        yield laurel.at(x, upper, 46)
    yield token.at(x, upper, seat, 28 if data.won else 34)
    yield label(data.monogram, x, lower, 48, ink)
    if data.score is not None:
        score, y = str(data.score), upper + 2 if data.counts else place.centre[1]
        yield Label(x + 48, y, score, _POINTS if len(score) < 3 else 82, ink, anchor="lm")
    x += 44
    for count in data.counts:
        yield replace(count.icon, x=x + count.side // 2, y=lower)
        yield Label(x + count.side + 6, lower + 1, str(count.number), count.digits, ink, anchor="lm")
        x += count.width - 6
    seen = [tile.tile for tile in view.players[seat].tiles]
    kinds = [tile for tile in (*Tile, None) if tile in seen]
    if not kinds:
        return
    tray = Box(place.left + _TRAY, place.top + 12, place.right - 12, place.bottom - 12)
    yield land.tray.at(tray.left, tray.top, tray.width, tray.height)
    rows = min(tray.height // 76, -(-len(kinds) // 3))
    long = -(-len(kinds) // rows)
    wide, tall = tray.width // long, tray.height // rows
    size = min(_BADGE, wide - 8, tall - 8)
    for at, tile in enumerate(kinds):
        x, y = tray.left + wide * (at % long) + wide // 2, tray.top + tall * (at // long) + tall // 2
        yield tiles.icon.at(x, y, tile, size) if tile else tiles.back.at(x, y, size)
        if (many := seen.count(tile)) > 1:
            yield badge.at(x + size * 3 // 8, y + size // 3, str(many))


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
