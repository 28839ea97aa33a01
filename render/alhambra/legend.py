"""What a legend of Alhambra explains: the things by their sprites, and a large city that is made for it beside the market."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.alhambra.content import STALLS, TILES, Tile
from engines.alhambra.plane import Cell
from engines.alhambra.presentation import COUNTED
from engines.alhambra.view import AlhambraView
from engines.alhambra.walls import longest_wall
from render.alhambra import cities, market, mosaic, plates
from render.drawing.callouts import Sign
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Layer, Scene
from render.drawing.theme import Theme
from render.renderer import Mark

SIGNS: Final = (
    Sign("stall", "alhambra.market.stall", "market"),
    Sign("display", "alhambra.market.carpet", "market"),
    Sign("kind", "alhambra.tiles.emblem", "held"),
    Sign("wall", "alhambra.tiles.rampart", "cities"),
    Sign("dirk", "alhambra.icons.dirk"),
    Sign("reserve", "alhambra.market.shelf"),
    Sign("newest", "marks.glow", "cities"),
    Sign("fountain", "alhambra.tiles.fountain", "cities"),
    Sign("purse", "alhambra.money.pouch"),
    Sign("pays", "alhambra.market.lantern", when=lambda args: args[0] > args[1]),
    Sign("nowhere", "alhambra.money.verdict", when=lambda args: args[0] == "nowhere"),
)

_CITY: Final = "L13=G8-NW L14=C7-SW M12=A6-NE M14=P4-ES N11=G8-NE N12=G10-W N13=C9-S O12=T9-NE O13=S6-ES"
_NEWEST: Final = "N11"
_RESERVE: Final = "T12-0"
"""The city, its newest building, and what waits beside it."""
_WIDTH, _HIGH, _EDGE, _ROW, _AIR = 1200, 780, 12, 88, 34
"""How wide the picture is, how high without the row of kinds, how high that is, and how far the city is from the edges of its meadow."""
_STALL, _GAP, _CARPET, _STREET = 224, 16, 320, 500
"""How wide a stall is, how far it is from others, how wide the money on display is, and the street on which they lie."""


def explained(
    view: AlhambraView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The kinds in a row, below it the market two by two, and beside it on a meadow the city, which whoever is due has."""
    seat = view.asks[-1].seats[0] if view.asks and view.asks[-1].seats else 0
    built = tuple(
        (Cell.parse(cell), TILES[tile]) for cell, tile in (each.split("=") for each in _CITY.split())
    )
    made = replace(
        view.players[seat],
        city=built,
        wall=longest_wall(dict[int, Tile](built)),
        reserve=(TILES[_RESERVE],),
        bought=(),
    )
    players = tuple(made if at == seat else each for at, each in enumerate(view.players))
    shown = replace(view, players=players, fresh=((seat, Cell.parse(_NEWEST)),), fresh_seat=seat, before=None)
    row = Box(_EDGE, _EDGE, _WIDTH - _EDGE, _EDGE + _ROW)
    points, held = plates.kinds(view, row, theme) if len(players) <= COUNTED else ([], [])
    street = row.bottom + mosaic.GAP if points or held else -market.KERB
    top = street + market.KERB
    meadow = Box(_STREET if view.asks else 0, top, _WIDTH, top + _HIGH)
    land = cities.land(shown, [(seat, meadow.grown(-_AIR))], meadow, theme)
    kerbs = (
        market.kerb.at(meadow.left - market.KERB, top, _HIGH, True),
        market.kerb.at(meadow.left - market.KERB, street, _WIDTH),
    )
    layers = (
        Layer("table", market.ground(_WIDTH, meadow.bottom), still=True),
        Layer("market", tuple(_market(view, top, theme)) if view.asks else ()),
        Layer("cities", (*land, *kerbs)),
        Layer("points", tuple(points)),
        Layer("held", tuple(held)),
    )
    return Scene(_WIDTH, meadow.bottom, theme["night"], layers)


def _market(view: AlhambraView, top: int, theme: Theme) -> list[Item]:
    """The stalls two by two, below them the money on display."""
    items, down = list[Item](), market.height(_STALL) + _GAP
    for slot in range(len(STALLS)):
        left = _GAP + slot % 2 * (_STALL + _GAP)
        items += market.filled(view, slot, left, top + _GAP + slot // 2 * down, _STALL, theme)
    carpet = Box((_STREET - _CARPET) // 2, top + _GAP + 2 * down, (_STREET + _CARPET) // 2, top + _HIGH)
    return items + market.display(view, carpet, theme)
