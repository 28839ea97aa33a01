"""What a legend of The Hanging Gardens explains: the things by their sprites, and a calm board of few of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.hanging_gardens.cards import Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.printed import START, Structure
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.callouts import Sign
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Layer, Scene
from render.drawing.seats import badge
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.garden_panels import Extent, Plot, loose_card
from render.hanging_gardens.gardens import due, garden
from render.hanging_gardens.market import FOOT, order, plaque
from render.hanging_gardens.packing import packed
from render.hanging_gardens.plates import players
from render.renderer import Mark

_STRUCTURE: Final = "hanging_gardens.squares.structure"
SIGNS: Final = (
    Sign("turns", "hanging_gardens.market.rounds", "order", bare=True),
    Sign("card", "hanging_gardens.land.under", "market"),
    Sign("column", "hanging_gardens.tiles.column_mark"),
    Sign("tile", "hanging_gardens.tiles.face", "market", lambda args: len(args) == 3),
    Sign("gain", "hanging_gardens.tiles.face", "market", lambda args: len(args) == 4),
    Sign("terrace", _STRUCTURE, "garden", lambda args: args[1] is Structure.TERRACE),
    Sign("park", _STRUCTURE, "garden", lambda args: args[1] is Structure.PARK, more=True),
    Sign("arcade", _STRUCTURE, "garden", lambda args: args[1] is Structure.ARCADE, more=True),
    Sign("fountain", _STRUCTURE, "garden", lambda args: args[1] is Structure.FOUNTAIN, more=True),
    Sign("temple", "hanging_gardens.land.temple"),
    Sign("temples", "hanging_gardens.land.temple_icon"),
    Sign("tiles", "hanging_gardens.tiles.back", "players"),
)

_QUAY, _WALL, _LAKE = 204, 216, 540
"""How high the quay, the wall and the water are."""
_CARDS, _SIZE, _LEFT = 2, 76, 370
"""How many cards lie on the quay, how large their squares are, and where the first one lies."""
_TILE, _ORDER = 168, 100
"""How wide a tile is, and where what tells whose turns are left begins."""
_COURT: Final = (100, 1130)
"""From where to where the garden reaches at most."""
_CARDS_LAID: Final = (
    Laid("B13", 0, Cell(0, 2)),
    Laid("B10", 180, Cell(3, 2)),
    Laid("B12", 180, Cell(6, 2)),
    Laid("B11", 0, Cell(2, 0)),
    Laid(START, 0, Cell(5, 0)),
    Laid("B11", 0, Cell(3, 1)),
    Laid("B14", 0, Cell(5, 0)),
)
_TEMPLE: Final = Cell(4, 1)
"""The garden of a legend, a hill of three levels with all kinds of structures, from the bottom up; and where its temple stands."""


def explained(
    view: HangingGardensView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The board with a thing or two of each kind, and bare ground between them: two cards, a tile of each column, and a garden in which
    every structure stands."""
    width, margin, gap = theme.size("width"), theme.size("margin"), theme.size("gap")
    low = 0 if view.over else _QUAY + _WALL
    court = Box(_COURT[0], low + margin, _COURT[1], low + _LAKE)
    seat = next(iter(due(view)), 0)
    shown = {cell: what for laid in _CARDS_LAID for cell, what in laid}
    made = replace(
        view.players[seat], laid=_CARDS_LAID, visible=tuple(shown.items()), temples=(_TEMPLE,), movable=()
    )
    found = packed([tuple(shown)], court)
    plot = Plot.at(seat, Extent.of(shown), found.size, found.origins[0])
    gardens = tuple(made if at == seat else player for at, player in enumerate(view.players))
    calm = replace(view, players=gardens, fresh=None, before=None, claimable=())
    plates = Box(margin, court.bottom + gap, width - margin, court.bottom + gap + theme.size("strip"))
    layers = [Layer("lake", (land.lake.at(0, 0, width, plates.bottom + margin),), still=True)]
    if not view.over:
        layers.append(Layer("market", tuple(_market(view, width))))
        layers.append(Layer("order", order(view, Box(_ORDER, margin, width, _QUAY), theme)))
    layers += [
        Layer("garden", garden(calm, plot, theme)),
        Layer("players", players(view, plates, monograms, theme)),
    ]
    return Scene(width, plates.bottom + margin, theme["lake"], tuple(layers))


def _market(view: HangingGardensView, width: int) -> Iterator[Item]:
    """Two cards on the quay, and in the wall a tile of each column."""
    low, y, step = _QUAY + _WALL, (_QUAY - 2 * _SIZE) // 2, width // len(BOX.columns)
    yield land.quay.at(0, 0, width, _QUAY)
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
    yield tiles.shelf.at(0, _QUAY, width, _WALL)
    for column, least in enumerate(BOX.columns, 1):
        x, tall = (column - 1) * step + 146, _WALL - 26
        yield plaque(view, column, least, x, _QUAY + _WALL // 2, upright=True)
        if tile := next(filter(None, view.display[2 * column - 2 : 2 * column]), None):
            yield tiles.face.at(x + 43, _QUAY + 15, tile, _TILE - 6, tall - 6)
