"""The players' plates below the gardens of The Hanging Gardens, and above them trays with what tiles of theirs lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engines.core.text import Seat
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import (
    Count,
    Plate,
    badge,
    laurel,
    places,
    plate,
    plate_ink,
    plate_light,
    strip,
    token,
)
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.gardens import due

_WIDEST: Final = 520
_DIGITS: Final = (64, 58, 54, 50, 44)
_LOW: Final = 70
"""How high plates are at least."""
_LINE, _KIND, _EDGE = 80, 72, 14
"""How high a line of tiles is on a tray above the plates, how wide a kind is in it, and the edge of a tray."""


def players(view: HangingGardensView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Everybody's plate, with their temples and tiles as large as they fit side by side; none of what a player has none of."""
    room = _places(view, box)[0].width
    shown = [_plates(view, monograms, digits) for digits in _DIGITS]
    fit = next((each for each in shown if all(_needed(plate) <= room for plate in each)), shown[-1])
    lying = tuple(zip(fit, _places(view, box), strict=True))
    lights = (plate_light.at(at.left, at.top, at.width, at.height) for each, at in lying if each.due)
    if _single_ones(fit):
        return (*lights, *(item for each, at in lying for item in _single(each, at, theme)))
    return (*lights, *strip(fit, (), box, theme, _WIDEST))


def strip_high(view: HangingGardensView, theme: Theme) -> int:
    """How high the plates are: lower where nobody's has more than one number."""
    return _LOW if _single_ones(_plates(view, (), _DIGITS[0])) else theme.size("strip")


def _single_ones(plates: Iterable[Plate]) -> bool:
    return all(each.score is None and len(each.counts) < 2 for each in plates)


def _single(data: Plate, place: Box, theme: Theme) -> Iterator[Item]:
    """A plate with one number, which and whose letters are as large as it holds them, all in one line."""
    look, y = "due" if data.due else "waiting", place.centre[1]
    ink, long = plate_ink(theme, look, data.seat), width(data.monogram, 52) > 52
    yield plate.at(place.left, place.top, place.width, place.height, look, data.seat)
    yield token.at(place.left + 44, y, data.seat, 23)
    yield label(data.monogram, place.left + 84, y, 36 if long else 52, ink, "lm")
    for count in data.counts:
        yield replace(count.icon, x=place.left + 172, y=y)
        number = str(count.number)
        yield Label(place.left + 224, y + 1, number, 76 if len(number) < 2 else 56, ink)


def shown(view: HangingGardensView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Everybody's plate and open tiles in a box: beside their points on a high plate where there are two, else on trays above."""
    if len(view.players) == _FEW and trays_high(view, box):
        tall = box._replace(top=box.top - trays_high(view, box))
        return tuple(item for seat in range(_FEW) for item in _court(view, seat, tall, monograms, theme))
    return trays(view, box) + players(view, box, monograms, theme)


_FEW: Final = 2
"""How many players have high plates."""
_TRAY, _POINTS = 238, 96
"""Where the tray on one begins, and how large its points are."""
_BADGE, _LEAST = 94, 76
"""How large tiles are on trays at most, and how high a line of several is at least."""


def _court(
    view: HangingGardensView, seat: Seat, box: Box, monograms: Monograms, theme: Theme
) -> Iterator[Item]:
    """A high plate: points above what else its owner has, at their right the tray with their open tiles."""
    data, place = _plates(view, monograms, _DIGITS[0])[seat], _places(view, box)[seat]
    if len(data.counts) > 1:
        data = _plates(view, monograms, _DIGITS[-1])[seat]
    look = "due" if data.due else "waiting"
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
    yield from _tray(view, seat, Box(place.left + _TRAY, place.top + 12, place.right - 12, place.bottom - 12))


def _tray(view: HangingGardensView, seat: Seat, box: Box) -> Iterator[Item]:
    """A tray with the tiles of a player that lie open, kind by kind, as large as it holds them, with their numbers."""
    seen = _open(view, seat)
    if not (kinds := [tile for tile in (*Tile, None) if tile in seen]):
        return
    yield land.tray.at(box.left, box.top, box.width, box.height)
    rows = max(1, min(box.height // _LEAST, -(-len(kinds) // 3)))
    long = -(-len(kinds) // rows)
    wide, tall = box.width // long, box.height // rows
    size = min(_BADGE, wide - 8, tall - 8)
    for at, tile in enumerate(kinds):
        x, y = box.left + wide * (at % long) + wide // 2, box.top + tall * (at // long) + tall // 2
        yield tiles.icon.at(x, y, tile, size) if tile else tiles.back.at(x, y, size)
        if (many := seen.count(tile)) > 1:
            yield badge.at(x + size * 3 // 8, y + size // 3, str(many))


def trays_high(view: HangingGardensView, box: Box) -> int:
    """How high the trays are that lie above the plates; 0 while no tile lies open."""
    most = (_places(view, box)[0].width - 2 * _EDGE) // _KIND
    lines = max(-(-len(set(_open(view, seat))) // most) for seat in range(len(view.players)))
    return lines * _LINE + _EDGE if lines else 0


def trays(view: HangingGardensView, box: Box) -> tuple[Item, ...]:
    """The tiles that lie open on trays above the plates of their owners."""
    high = trays_high(view, box)
    return tuple(
        item
        for seat, place in enumerate(_places(view, box))
        for item in _tray(view, seat, Box(place.left + 2, place.top - high, place.right - 2, place.top))
    )


def _open(view: HangingGardensView, seat: Seat) -> list[Tile | None]:
    """The tiles of a player that lie open."""
    return [tile.tile for tile in view.players[seat].tiles] if view.openly or view.over else []


def _places(view: HangingGardensView, box: Box) -> list[Box]:
    return places(len(view.players), box, _WIDEST)


def _needed(plate: Plate) -> int:
    """How wide a plate has to be for its counts to stand in one row."""
    points = 0 if plate.score is None else 36 * len(str(plate.score)) + 10
    return 80 + points + sum(count.width for count in plate.counts)


def _plates(view: HangingGardensView, monograms: Monograms, digits: int) -> tuple[Plate, ...]:
    plates = []
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
                won=view.won(seat),
            )
        )
    return tuple(plates)
