"""Pictures of The Hanging Gardens: everybody's garden above the mist, or the viewer's own one large."""

from __future__ import annotations

from engines.core.text import Seat
from engines.hanging_gardens.cards import TURNS
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.moves import PlaceCard
from engines.hanging_gardens.view import HangingGardensView, Holding
from render.drawing.marks import disc
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import Count, Plate, badge, plate, strip, token
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.plots import Extent, Plot, fitting, height_of, loose_card
from render.hanging_gardens.text import alt, summary, text_board
from render.renderer import Mark, Renderer

__all__ = ["RENDERER", "alt", "hand", "is_place", "scene", "summary", "text_board"]

_LONE = 312
"""The least height of a single row of gardens: the picture is then at least 720 high."""

_HIGHEST = 1200
_STEP = 24
_SHELF = 44
"""The height of a player's open tiles below the garden."""


def scene(view: HangingGardensView, theme: Theme, marks: tuple[Mark, ...] = ()) -> Scene:
    """All gardens, cards and tiles; for a preview the viewer's own garden large."""
    if theme.preview and view.seat is not None:
        return _own(view, view.seat, theme, marks)
    return _table(view, theme, marks)


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
        token.at(60, 518, view.seat, 26),
        Label(100, 519, str(view.points), 64, theme["plate_ink"], anchor="lm"),
        tiles.back.at(280, 518, 54),
        Label(320, 519, str(len(view.players[view.seat].tiles)), 52, theme["plate_ink"], anchor="lm"),
    ]
    if compensated := view.players[view.seat].compensated:
        items += [
            land.coin.at(460, 518, 52),
            Label(500, 519, f"+{compensated * BOX.compensation}", 52, theme["plate_ink"], anchor="lm"),
        ]
    return Scene(width, height, theme["mist"], (Layer("hand", tuple(items)),))


def is_place(text: str) -> bool:
    """Whether a move's token is a cell of a garden."""
    return _cell(text) is not None


def _held(held: Holding, x: int, y: int, theme: Theme) -> list[Item]:
    ink = theme["plate_ink"] if held.count else theme["plate_ink"].mix(theme["plate"], 0.55)
    items: list[Item] = [tiles.emblem.at(x + 52, y + 66, held.tile, 96 if held.count else 70)]
    if held.count:
        items.append(Label(x + 112, y + 44, str(held.points), 60, ink, anchor="lm"))
        if held.count > 1:
            items.append(badge.at(x + 92, y + 104, str(held.count)))
    if held.more:
        items.append(Label(x + 112, y + 94, f"+{held.more}", 42, ink.mix(theme["plate"], 0.3), anchor="lm"))
    return items


def _table(view: HangingGardensView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """Cards and tiles on top, a panel per garden, the strip below."""
    width, margin, gap = theme.size("width"), theme.size("margin"), theme.size("gap")
    top = margin + theme.size("header")
    below = gap + theme.size("strip") + margin
    if view.seat is not None and view.holdings and not view.over:
        below += theme.size("strip") + gap
    quarter = len(view.players) == 3
    band = 118 if view.over else theme.size("band")
    start = top if quarter else top + band + gap
    plots = _plots(view, Box(margin, start, width - margin, _HIGHEST - below), gap, quarter)
    bottom = max(plot.box.bottom for plot in plots) + _shelf(view)
    market = Box(margin, top, width - margin, top + band)
    if quarter:
        market = Box(margin, top, plots[0].box.left - gap, plots[0].box.bottom)
    layers = [Layer("mist", (land.mist.at(0, 0, width, _HIGHEST),), still=True)]
    layers.append(Layer("order", _order(view, margin, theme)))
    layers.append(
        Layer("market", _collections(view, market, theme) if view.over else _market(view, market, theme))
    )
    for plot in plots:
        layers.append(Layer(f"garden {plot.seat}", _garden(view, plot, theme, marks)))
    ground = Box(margin, bottom + gap, width - margin, bottom + gap + theme.size("strip"))
    layers.append(Layer("players", _players(view, ground, theme)))
    if view.seat is not None and view.holdings and not view.over:
        lower = Box(margin, ground.bottom + gap, width - margin, ground.bottom + gap + theme.size("strip"))
        layers.append(Layer("hand", _purse(view, view.seat, lower, theme)))
    return Scene(width, bottom + below, theme["mist"], tuple(layers))


def _plots(view: HangingGardensView, box: Box, gap: int, quarter: bool) -> list[Plot]:
    """Two columns of panels; with three players the market takes the first place."""
    seats = range(len(view.players))
    places = [seat + quarter for seat in seats]
    rows = 1 + places[-1] // 2
    width, highest = (box.width - gap) // 2, (box.height - gap * (rows - 1)) // rows
    shelf = _shelf(view)
    extents = [Extent.of(cell for cell, _ in player.visible) for player in view.players]
    sizes = [fitting(extent, width, highest - shelf) for extent in extents]
    least = _LONE if rows == 1 else 250
    needed = [height_of(extent, size) + shelf for extent, size in zip(extents, sizes, strict=True)]
    tall = [max(least, *(needed[seat] for seat in seats if places[seat] // 2 == row)) for row in range(rows)]
    if quarter:
        tall[0] = max(tall[0], 420)
    # Whole steps, so that panels of one height serve many turns.
    tall = [min(highest, -(-height // _STEP) * _STEP) for height in tall]
    plots = []
    for seat in seats:
        column, row = places[seat] % 2, places[seat] // 2
        left, top = box.left + column * (width + gap), box.top + sum(tall[:row]) + row * gap
        plots.append(
            Plot(seat, Box(left, top, left + width, top + tall[row] - shelf), extents[seat], sizes[seat])
        )
    return plots


def _shelf(view: HangingGardensView) -> int:
    """Room below a garden for its owner's open tiles."""
    return _SHELF if view.setup.option("open_collections") == "yes" and not view.over else 0


def _garden(
    view: HangingGardensView, plot: Plot, theme: Theme, marks: tuple[Mark, ...], ring: bool = False
) -> tuple[Item, ...]:
    player = view.players[plot.seat]
    items = plot.ground(player, plot.seat in _due(view), theme)
    items += plot.garden(player)
    if view.fresh and view.fresh.seat == plot.seat:
        items += plot.news(view.fresh, theme)
    if plot.seat in _due(view):
        for group in view.claimable:
            items += plot.framed(group.cells, theme["gold_light"])
    items += plot.temples(player, ring)
    if view.fresh and view.fresh.seat == plot.seat:
        items += plot.way(view.fresh, theme)
    if _shelf(view) and not theme.preview:
        items += _open_tiles(view, plot, theme)
    if plot.seat == view.seat:
        for mark in marks:
            cell = _cell(mark.token)
            if cell:
                items += disc(
                    *plot.centre(cell), mark.label, plot.seat, theme, max(15, min(23, plot.size * 2 // 5))
                )
    return tuple(items)


def _open_tiles(view: HangingGardensView, plot: Plot, theme: Theme) -> list[Item]:
    """What lies open in front of a player, with the backs of bonus tiles."""
    seen = [tile.tile for tile in view.players[plot.seat].tiles]
    room = plot.box.width - 30
    return _row_of_tiles(seen, plot.box.left + 24, plot.box.bottom + _SHELF // 2, room, theme)


def _row_of_tiles(seen: list[Tile | None], x: int, y: int, room: int, theme: Theme) -> list[Item]:
    """Kinds with their numbers, side by side; a back stands for what is hidden."""
    kinds: list[tuple[Tile | None, int]] = [
        (tile, seen.count(tile)) for tile in (*Tile, None) if tile in seen
    ]
    step = min(92, room // max(1, len(kinds)))
    items: list[Item] = []
    for tile, count in kinds:
        items.append(tiles.icon.at(x, y, tile) if tile else tiles.back.at(x, y, 44))
        if count > 1 or tile is None:
            items.append(Label(x + 25, y + 1, str(count), 34, theme["ink"], anchor="lm"))
        x += step
    return items


def _order(view: HangingGardensView, margin: int, theme: Theme) -> tuple[Item, ...]:
    """The round, and whose turns are left in it."""
    height = theme.size("header") - 10
    middle = margin + height // 2
    number = f"{view.round}/{view.rounds}"
    items: list[Item] = [
        plate.at(margin, margin, 150, height, "supply"),
        Label(margin + 75, middle + 1, number, 44, theme["plate_ink"]),
    ]
    x = margin + 190
    for at, seat in enumerate(view.turns):
        items.append(token.at(x, middle, seat, 20 if at == 0 else 15))
        x += 54
        if at < len(view.turns) - 1:
            items.append(Label(x - 26, middle, "·", 40, theme["ink"].fade(0.6)))
    return tuple(items)


def _market(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The open cards, and the display in its three columns."""
    if box.width > 900:
        cards = Box(box.left, box.top, box.left + 392, box.bottom)
        shelf = Box(cards.right + 12, box.top, box.right, box.bottom)
        return (*_cards(view, cards, 2, theme), *_display(view, shelf, theme))
    shelf = Box(box.left, box.bottom - 262, box.right, box.bottom)
    cards = Box(box.left, box.top, box.right, shelf.top - 10)
    return (*_cards(view, cards, len(view.cards), theme), *_stacked(view, shelf, theme))


def _cards(view: HangingGardensView, box: Box, across: int, theme: Theme) -> list[Item]:
    """The open cards by number; an outline where one was taken."""
    rows = -(-len(view.cards) // across)
    wide, tall = box.width // across, box.height // rows
    size = min((wide - 52) // 3, (tall - 12) // 2)
    items: list[Item] = []
    for at, card in enumerate(view.cards):
        x = box.left + at % across * wide + 46
        y = box.top + at // across * tall + (tall - 2 * size) // 2 - 2
        if card:
            items += loose_card(x, y, size, card, 0)
        else:
            items.append(land.free_slot.at(x, y, 3 * size, 2 * size))
        items.append(badge.at(x - 25, y + size, str(at + 1)))
    return items


def _display(view: HangingGardensView, box: Box, theme: Theme) -> list[Item]:
    """Six niches in three columns, each with its mark."""
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    third = (box.width - 16) // 3
    wide, tall = min(118, (third - 14) // 2), box.height - 56
    for column, least in enumerate(BOX.columns, 1):
        left = box.left + 8 + (column - 1) * third
        items.append(_mark(view, column, least, left + third // 2, box.top + 24, 128))
        for side in range(2):
            x = left + third // 2 + (-wide - 4 if side == 0 else 4)
            y = box.top + 46
            tile = view.display[2 * column - 2 + side]
            items.append(tiles.niche.at(x, y, wide, tall))
            if tile:
                items.append(tiles.face.at(x + 3, y + 3, tile, wide - 6, tall - 6))
    return items


def _collections(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """At the end everybody's tiles lie face up."""
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, "supply")]
    across = 2 if len(view.players) == 4 else 1
    wide, tall = box.width // across, (box.height - 8) // (len(view.players) // across)
    for seat, player in enumerate(view.players):
        x = box.left + seat % across * wide
        y = box.top + 3 + tall * (seat // across) + tall // 2
        items.append(token.at(x + 32, y, seat, 18))
        seen = [tile.tile for tile in player.tiles]
        items += _row_of_tiles(seen, x + 84, y, wide - 90, theme)
    return tuple(items)


def _players(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    plates = []
    for seat, player in enumerate(view.players):
        counts = [
            Count(land.temple_icon.at(0, 0, seat), player.reserve, faded=not player.reserve),
            Count(tiles.back.at(0, 0, 44), len(player.tiles)),
        ]
        if player.compensated:
            counts.append(Count(land.coin.at(0, 0, 42), player.compensated))
        plates.append(
            Plate(
                seat,
                None if view.scores is None else view.scores[seat],
                tuple(counts),
                due=seat in _due(view),
                badge="1" if seat == view.first and not view.over else "",
            )
        )
    supplies = (
        Count(land.card_back.at(0, 0, 44), view.deck, faded=not view.deck),
        Count(tiles.back.at(0, 0, 44), view.pile, faded=not view.pile),
    )
    return strip(tuple(plates), supplies, box, theme)


def _own(view: HangingGardensView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The viewer's garden large, what may be taken beside it, the own tiles below."""
    width, margin, gap = theme.size("width"), theme.size("margin"), theme.size("gap")
    height = 700
    lower = Box(margin, height - margin - theme.size("strip"), width - margin, height - margin)
    upper = lower.top - gap
    court = Box(margin, margin, 628, upper)
    side = Box(court.right + gap, margin, width - margin, upper)
    cells = [cell for cell, _ in view.players[seat].visible]
    cells += [cell for mark in marks if (cell := _cell(mark.token))]
    extent = Extent.of(cells)
    plot = Plot(seat, court, extent, fitting(extent, court.width, court.height))
    layers = (
        Layer("mist", (land.mist.at(0, 0, width, height),), still=True),
        Layer("garden", _garden(view, plot, theme, marks, ring=True)),
        Layer("market", _choice(view, side, theme)),
        Layer("hand", _purse(view, seat, lower, theme)),
    )
    return Scene(width, height, theme["mist"], layers)


def _choice(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The open cards in all four turns while one is to be laid; else the display, large."""
    if not (view.asks and isinstance(view.asks[-1], PlaceCard)):
        return tuple(_stacked(view, box, theme))
    left = [(slot, card) for slot, card in enumerate(view.cards, 1) if card]
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, 390)]
    column = (box.width - 56) // 4
    for at, turn in enumerate(TURNS):
        items.append(
            Label(box.left + 56 + column * at + column // 2, box.top + 22, f"{turn}°", 30, theme["ink"])
        )
    for row, (slot, card) in enumerate(left):
        middle = box.top + 80 + row * 86
        items.append(badge.at(box.left + 30, middle, str(slot)))
        for at, turn in enumerate(TURNS):
            across, down = (2, 3) if turn % 180 else (3, 2)
            x = box.left + 56 + column * at + (column - across * 22) // 2
            items += loose_card(x, middle - down * 11, 22, card, turn)
    return (*items, *_small_display(view, Box(box.left, box.top + 402, box.right, box.bottom), theme))


def _stacked(view: HangingGardensView, box: Box, theme: Theme) -> list[Item]:
    """The display with its columns side by side and the two tiles of a column one above the other.

    For its own seat each tile says what it would add.
    """
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    more = {held.tile: held.more for held in view.holdings or ()} if theme.preview else {}
    third = (box.width - 12) // 3
    wide, tall = third - 8, (box.height - 56) // 2
    below = 42 if more else 0
    for column, least in enumerate(BOX.columns, 1):
        middle = box.left + 6 + (column - 1) * third + third // 2
        items.append(_mark(view, column, least, middle, box.top + 27, min(128, third - 6)))
        for down in range(2):
            tile = view.display[2 * column - 2 + down]
            x, y = middle - wide // 2, box.top + 50 + down * tall
            items.append(tiles.niche.at(x, y, wide, tall - 6))
            if tile:
                items.append(tiles.face.at(x + 3, y + 3, tile, wide - 6, tall - 12 - below))
            if tile and more:
                gain = f"+{more[tile]}"
                items.append(Label(middle, y + tall - 6 - below // 2, gain, 38, theme["gold_light"]))
    return items


def _small_display(view: HangingGardensView, box: Box, theme: Theme) -> list[Item]:
    """The display as emblems, each with what it would add for the viewer."""
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    more = {held.tile: held.more for held in view.holdings or ()}
    third = (box.width - 12) // 3
    for column, least in enumerate(BOX.columns, 1):
        middle = box.left + 6 + (column - 1) * third + third // 2
        items.append(_mark(view, column, least, middle, box.top + 28, third - 6))
        for side in range(2):
            tile = view.display[2 * column - 2 + side]
            if tile:
                x = middle - 28 + 56 * side
                items.append(tiles.emblem.at(x, box.top + 86, tile, 52))
                items.append(Label(x, box.top + 136, f"+{more[tile]}", 30, theme["ink"]))
    return items


def _mark(view: HangingGardensView, column: int, least: int, x: int, y: int, width: int) -> Item:
    """A column's plaque, bright while a tile may be taken from it."""
    bright = any((niche + 1) // 2 == column for niche in view.niches)
    return tiles.column_mark.at(x, y, column, least, column == len(BOX.columns), bright, width)


def _purse(view: HangingGardensView, seat: Seat, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The viewer's own points, and the tiles behind them."""
    middle = box.centre[1] - 2
    items: list[Item] = [
        plate.at(box.left, box.top, box.width, box.height, "plain", seat),
        token.at(box.left + 40, middle, seat, 24),
        Label(box.left + 76, middle + 1, str(view.points), 56, theme["plate_ink"], anchor="lm"),
    ]
    seen = [tile.tile for tile in view.players[seat].tiles]
    items += _row_of_tiles(seen, box.left + 200, middle, box.width - 220, theme)
    return tuple(items)


def _due(view: HangingGardensView) -> tuple[Seat, ...]:
    return view.asks[-1].seats if view.asks else ()


def _cell(text: str) -> Cell | None:
    try:
        return Cell.parse(text)
    except ValueError:
        return None


RENDERER: Renderer[HangingGardensView] = Renderer(scene, hand, is_place, alt, text_board, summary)
