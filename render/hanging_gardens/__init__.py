"""Pictures of The Hanging Gardens: everybody's garden in the lake, or the viewer's own one large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from engines.core.text import Seat
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.view import HangingGardensView, Holding
from render.cards.cover import WIDTH
from render.cards.result import HIGH
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import BADGE, CORNER, badge, plate, token
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.filling import CHANNELS, filled, fullest
from render.hanging_gardens.film import in_film
from render.hanging_gardens.garden_panels import (
    Extent,
    Plot,
)
from render.hanging_gardens.gardens import extents, garden
from render.hanging_gardens.islands import accent
from render.hanging_gardens.legend import SIGNS, explained
from render.hanging_gardens.market import HIGH as MARKET
from render.hanging_gardens.market import bank, high, order, row, slim
from render.hanging_gardens.packing import Packed, packed
from render.hanging_gardens.plates import shown, strip_high, trays_high
from render.hanging_gardens.previews import cards_in_sight, cell_of, in_sight, own, purse
from render.hanging_gardens.remaining import remaining, remaining_scene
from render.hanging_gardens.sources import pictured
from render.hanging_gardens.text import alt, aside, beside, hand_words, summary, text_board
from render.renderer import Mark, Renderer

__all__ = ["RENDERER", "alt", "hand", "is_place", "scene", "summary", "text_board"]

_HIGHEST = 1308
_LOWEST = 764
_WORTH = 0.88
"""What part of their size the squares keep at least in a picture of less water."""
_AIR, _EDGE, _DRIFT = 18, 8, 150
"""What lies above and below all islands at least, and at their sides, and how large what drifts beside them is at least on a board, and at
most on a result card."""
_ISLET = 220
"""How large that is at most on a board."""


def scene(
    view: HangingGardensView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """All gardens, cards and tiles; for a preview the viewer's own garden large."""
    if theme.preview and view.seat is not None:
        return own(view, view.seat, theme, marks)
    return _table(view, theme, monograms)


def showpiece(view: HangingGardensView, theme: Theme, winners: Sequence[Seat]) -> Scene:
    """The gardens of those who have won, as large as they go, on their whole islands in the lake."""
    quiet, margin = replace(view, fresh=None, before=None), theme.size("margin")
    cells = [[cell for cell, _ in view.players[seat].visible] for seat in winners]
    found, reach = fullest(cells, Box(0, 0, WIDTH, HIGH).grown(-margin)), extents(quiet)
    plots = [
        Plot.at(seat, reach[seat], size, origin)
        for seat, size, origin in zip(winners, found.sizes, found.origins, strict=True)
    ]
    drift = [
        accent.at(x, y, min(_DRIFT, 4 * found.size), at % 4) for at, (x, y, _) in enumerate(found.free())
    ]
    lake = Layer("lake", (land.lake.at(0, 0, WIDTH, HIGH), *drift), still=True)
    items = [item for plot in plots for item in garden(quiet, plot, theme, known=True, won=True)]
    return Scene(WIDTH, HIGH, theme["lake"], (lake, Layer("garden", tuple(items))))


def hand(view: HangingGardensView, theme: Theme) -> Scene | None:
    """The viewer's own tiles by kind: how many, points now, and what one more would add."""
    if view.seat is None or view.holdings is None:
        return None
    width, height = 1000, 580
    items: list[Item] = [plate.at(8, 8, width - 16, height - 16, "plain", view.seat)]
    for at, held in enumerate(view.holdings):
        x, y = 24 + at % 4 * 240, 24 + at // 4 * 148
        items += _held(held, x, y, theme)
    items += [
        Rect(28, 470, width - 56, 2, theme["plate_rim"]),
        token.at(150, 518, view.seat, 26),
        Label(190, 519, str(view.points), 64, theme["plate_ink"], anchor="lm"),
        tiles.back.at(370, 518, 54),
        Label(410, 519, str(len(view.players[view.seat].tiles)), 52, theme["plate_ink"], anchor="lm"),
    ]
    if compensated := view.players[view.seat].compensated:
        items += [
            land.coin.at(550, 518, 52),
            Label(590, 519, f"+{compensated * BOX.compensation}", 52, theme["plate_ink"], anchor="lm"),
        ]
    return Scene(width, height, theme["lake"], (Layer("hand", tuple(items)),))


def is_place(text: str) -> bool:
    """Whether a move's token is a cell of a garden."""
    return cell_of(text) is not None


def _reading(token: str) -> tuple[float, float]:
    """Where a cell lies, from above and then from the left."""
    cell = cell_of(token)
    return (cell.y, cell.x) if cell else (0, 0)


def _held(held: Holding, x: int, y: int, theme: Theme) -> list[Item]:
    """A kind of tiles: how many the viewer has and their points, and what one more would add, if there is one: of a person there is no
    second."""
    ink = theme["plate_ink"]
    items: list[Item] = []
    if held.count:
        items.append(tiles.emblem.at(x + 52, y + 66, held.tile, 96))
        items.append(Label(x + 112, y + 44, str(held.points), 60, ink, anchor="lm"))
        if held.count > 1:
            items.append(badge.at(x + 92, y + 104, str(held.count)))
    else:
        items.append(tiles.pale.at(x + 52, y + 66, held.tile, 80))
    if held.tile in BOX.series or not held.count:
        gain = Label(
            x + 112, y + (94 if held.count else 66), f"+{held.more}", 42, ink.fade(0.8), "narrow", "lm"
        )
        items.append(gain)
    return items


def closeups(view: HangingGardensView) -> tuple[str, ...]:
    """The market, where a board has no room for its cards."""
    return ("market",) if slim(view) and not view.over else ()


def closeup(view: HangingGardensView, theme: Theme, name: str) -> Scene:
    """The open cards and the display.

    Raises:
        ValueError: it is not the market.
    """
    if name != "market":
        raise ValueError(name)
    width, margin = theme.size("width"), theme.size("margin")
    band = Box(margin, margin, width - margin, margin + MARKET)
    layers = (Layer("market", bank(view, band, BADGE[1])), Layer("order", order(view, band, theme)))
    return Scene(width, band.bottom + BADGE[1], theme["lake"], layers)


def _table(view: HangingGardensView, theme: Theme, monograms: Monograms) -> Scene:
    """The gardens on their islands, the strip below, and while they may be taken cards and tiles: in two rows above the gardens."""
    width, margin, gap = theme.size("width"), theme.size("margin"), theme.size("gap")
    own_hand = view.seat is not None and view.holdings and not view.over
    strip, purse_high = Box(margin, 0, width - margin, strip_high(view, theme)), theme.size("strip")
    below = trays_high(view, strip) + gap + strip.height + (gap + purse_high) * bool(own_hand) + margin
    band = Box(margin, margin, width - margin, margin + high(view))
    start = 0 if view.over else band.bottom
    layers = [Layer("lake", (land.lake.at(0, start, width, _HIGHEST - start),), still=True)]
    box = Box(_EDGE, start, width - _EDGE, _HIGHEST - below)
    lowest, found = _lying(_covered(view), box, _LOWEST - below - start - 2 * _AIR)
    if not view.over:
        layers.append(Layer("market", row(view, band) if slim(view) else bank(view, band)))
        layers.append(Layer("order", order(view, band, theme)))
    drift = [
        accent.at(x, y, min(_ISLET, room), at)
        for at, (x, y, room) in enumerate(islice(found.free(), 4))
        if room >= _DRIFT
    ]
    layers.append(Layer("water", tuple(drift)))
    for seat, extent in enumerate(extents(view)):
        plot = Plot.at(seat, extent, found.sizes[seat], found.origins[seat]).risen(view.players[seat].laid)
        items = garden(view, plot, theme, won=view.won(seat))
        if seat == view.seat:
            items += (*plot.names(theme),)
        layers.append(Layer(f"garden {seat}", items))
    ground = strip.moved(0, lowest + gap + trays_high(view, strip))
    layers.append(Layer("players", shown(view, ground, monograms, theme)))
    if own_hand and view.seat is not None:
        top = ground.bottom + gap
        lower = Box(margin + CORNER, top, ground.right, top + purse_high)
        layers.append(Layer("hand", purse(view, view.seat, lower, theme)))
    return Scene(width, lowest + below, theme["lake"], tuple(layers))


def _covered(view: HangingGardensView) -> tuple[tuple[Cell, ...], ...]:
    """The cells that everybody's garden needs, with the names of a reader's own squares."""
    cells = [[cell for cell, _ in player.visible] for player in view.players]
    if view.seat is not None:
        own = Extent.of(cells[view.seat])
        cells[view.seat] += [Cell(x, own.top - 1) for x in range(own.left, own.right + 1)]
        cells[view.seat] += [Cell(own.left - 1, y) for y in range(own.top, own.bottom + 1)]
    return tuple(map(tuple, cells))


@lru_cache(maxsize=8)
def _lying(gardens: tuple[tuple[Cell, ...], ...], box: Box, least: int) -> tuple[int, Packed]:
    """Where the water ends, and how gardens lie in it: in that of some sizes, none much below the largest, in which least of a picture as
    high as it needs is water. It is kept while nobody builds."""
    found = [packed(gardens, box)]
    while (smaller := packed(gardens, box, found[-1].size - 1)).size >= _WORTH * found[0].size:
        found.append(smaller)
    best = max(found, key=lambda each: each.size**2 / max(each.height, least))
    box = box._replace(bottom=min(box.bottom, box.top + 2 * _AIR + max(best.height, least)))
    return box.bottom, filled(packed(gardens, box, best.size), gardens, box, CHANNELS)


RENDERER: Renderer[HangingGardensView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    closeups,
    closeup,
    showpiece=showpiece,
    pictured=pictured,
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    explained=explained,
    reading=_reading,
    aims=True,
    aside=aside,
    hand_words=hand_words,
    beside=lambda view, marks: beside(view, *in_sight(view, marks), cards_in_sight(view, marks)),
)
