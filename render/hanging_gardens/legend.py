"""What a legend of The Hanging Gardens explains: the things by their sprites, and a calm board of few of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.callouts import Sign
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Layer, Scene
from render.drawing.seats import badge
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.garden_panels import Plot, loose_card
from render.hanging_gardens.gardens import due, extents, garden
from render.hanging_gardens.islands import accent
from render.hanging_gardens.market import FOOT, order, plaque
from render.hanging_gardens.packing import packed
from render.hanging_gardens.plates import players
from render.renderer import Mark

SIGNS: Final = (
    Sign("turns", "hanging_gardens.market.rounds", "order", bare=True),
    Sign("card", "hanging_gardens.land.under", "market"),
    Sign("column", "hanging_gardens.tiles.column_mark"),
    Sign("tile", "hanging_gardens.tiles.face", "market", lambda args: len(args) == 3),
    Sign("gain", "hanging_gardens.tiles.face", "market", lambda args: len(args) == 4),
    Sign("structure", "hanging_gardens.squares.structure", "", lambda args: str(args[1]) == "terrace"),
    Sign("temple", "hanging_gardens.land.temple"),
    Sign("temples", "hanging_gardens.land.temple_icon"),
    Sign("tiles", "hanging_gardens.tiles.back", "players"),
)

_LAWN, _WALL, _LAKE = 204, 216, 540
"""How high the lawn, the wall and the water are."""
_CARDS, _SIZE, _LEFT = 2, 76, 370
"""How many cards lie on the lawn, how large their squares are, and where the first one lies."""
_TILE, _ORDER = 168, 100
"""How wide a tile is, and where what tells whose turns are left begins."""
_MOST, _COURT = 144, 920
"""How large the squares of the garden are at most, and how far it reaches to the right."""
_DRIFT: Final = ((1070, 120, 200, 1), (1010, 300, 190, 2), (1090, 450, 180, 0))
"""Where islets and a boat lie on the water, how large they are, and of which kind."""


def explained(
    view: HangingGardensView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The board with a thing or two of each kind, and bare ground between them: two cards, a tile of each column, one garden."""
    width, margin, gap = theme.size("width"), theme.size("margin"), theme.size("gap")
    low = 0 if view.over else _LAWN + _WALL
    court = Box(0, low + margin, _COURT, low + _LAKE)
    seat = max(
        range(len(view.players)), key=lambda seat: (len(view.players[seat].temples), seat in due(view))
    )
    found = packed([[cell for cell, _ in view.players[seat].visible]], court, _MOST)
    plot = Plot.at(seat, extents(view)[seat], found.size, found.origins[0])
    plates = Box(margin, court.bottom + gap, width - margin, court.bottom + gap + theme.size("strip"))
    layers = [Layer("lake", (land.lake.at(0, 0, width, plates.bottom + margin),), still=True)]
    if not view.over:
        layers.append(Layer("market", tuple(_market(view, width))))
        layers.append(Layer("order", order(view, Box(_ORDER, margin, width, _LAWN), theme)))
    layers += [
        Layer("water", tuple(accent.at(x, low + y, size, kind) for x, y, size, kind in _DRIFT)),
        Layer("garden", garden(replace(view, fresh=None, before=None), plot, theme)),
        Layer("players", players(view, plates, monograms, theme)),
    ]
    return Scene(width, plates.bottom + margin, theme["lake"], tuple(layers))


def _market(view: HangingGardensView, width: int) -> Iterator[Item]:
    """Two cards on the lawn, and in the wall a tile of each column."""
    low, y, step = _LAWN + _WALL, (_LAWN - 2 * _SIZE) // 2, width // len(BOX.columns)
    yield land.lawn.at(0, 0, width, _LAWN)
    left = [(slot, card) for slot, card in enumerate(view.cards, 1) if card]
    for at in range(_CARDS):
        x = _LEFT + at * (width - _LEFT) // _CARDS
        if at < len(left):
            slot, card = left[at]
            yield from loose_card(x, y, _SIZE, card, 0)
            yield badge.at(x - 25, y + 24, str(slot))
        else:
            yield land.free_slot.at(x, y, 3 * _SIZE, 2 * _SIZE)
    yield land.foot.at(0, low, width, FOOT)
    yield tiles.shelf.at(0, _LAWN, width, _WALL)
    for column, least in enumerate(BOX.columns, 1):
        x, tall = (column - 1) * step + 146, _WALL - 26
        yield plaque(view, column, least, x, _LAWN + _WALL // 2, upright=True)
        yield tiles.niche.at(x + 40, _LAWN + 12, _TILE, tall)
        if tile := next(filter(None, view.display[2 * column - 2 : 2 * column]), None):
            yield tiles.face.at(x + 43, _LAWN + 15, tile, _TILE - 6, tall - 6)
