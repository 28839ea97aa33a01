"""Pictures of The Hanging Gardens: everybody's garden in the lake, or the viewer's own one large."""

from __future__ import annotations

from dataclasses import replace

from engines.core.text import Seat
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.view import HangingGardensView, Holding
from render.cards.cover import HEIGHT, WIDTH
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import CORNER, Count, Plate, badge, plate, strip, token
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.film import in_film
from render.hanging_gardens.garden_panels import (
    ALONE,
    BARE,
    NAMED,
    Margins,
    Plot,
    arranged,
    fitting,
    height_of,
    lowered,
    width_of,
)
from render.hanging_gardens.gardens import due, extents, garden
from render.hanging_gardens.legend import SIGNS
from render.hanging_gardens.market import ORDER, QUAY, STOREYS, market, order, quay, storeys
from render.hanging_gardens.previews import cell_of, own, purse
from render.hanging_gardens.remaining import remaining, remaining_scene
from render.hanging_gardens.text import alt, aside, hand_words, summary, text_board
from render.renderer import Mark, Renderer

__all__ = ["RENDERER", "alt", "hand", "is_place", "overview", "scene", "summary", "text_board"]

_HIGHEST = 1200
_LOWEST = 764
_LOW = 1060
"""How high a picture with the cards above the display may be."""
_WORTH = 0.85
"""What part of their size the squares keep at least where the market stands at the left of the gardens, and not above them."""
_SHELF = 62
"""The height of a player's open tiles at the foot of the panel."""
_BOTH = 2
"""The number of players with whom the card of the result shows both gardens alike."""
_BESIDE, _LEAST = 240, 20
"""With more players: the least width for the others' gardens, and the least size of their squares."""


def scene(
    view: HangingGardensView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """All gardens, cards and tiles; for a preview the viewer's own garden large."""
    if theme.preview and view.seat is not None:
        return own(view, view.seat, theme, marks)
    return _table(view, theme, monograms)


def overview(view: HangingGardensView, theme: Theme) -> Scene:
    """The gardens alone, as large as they can be, in the lake; temples tell whose they are."""
    quiet = replace(view, fresh=None, before=None)
    return _gardens(quiet, HEIGHT, ALONE, theme)


def showpiece(view: HangingGardensView, theme: Theme, seat: Seat) -> Scene:
    """One garden as large as it goes, in the lake; beside it the others, smaller, where there is room. Of two players both alike."""
    quiet, margin, gap = replace(view, fresh=None, before=None), theme.size("margin"), theme.size("gap")
    if view.setup.seats == _BOTH:
        return _gardens(quiet, HEIGHT, BARE, theme)
    reach = extents(quiet)
    size = fitting(reach[seat], WIDTH - 2 * margin, HEIGHT - 2 * margin, ALONE)
    wide, tall = width_of(reach[seat], size, ALONE), height_of(reach[seat], size, ALONE)
    beside = Box(margin + wide + gap, margin, WIDTH - margin, HEIGHT - margin)
    rest = [other for other in range(view.setup.seats) if other != seat]
    others = [
        replace(plot, seat=other)
        for plot, other in zip(
            arranged([reach[other] for other in rest], beside, gap, 0, BARE), rest, strict=True
        )
    ]
    if beside.width < _BESIDE or others[0].size < _LEAST:
        others = []
    left, top = margin if others else (WIDTH - wide) // 2, (HEIGHT - tall) // 2
    plot = Plot(seat, Box(left, top, left + wide, top + tall), reach[seat], size, 0, 0, ALONE)
    items = [item for each in (*others, plot) for item in garden(quiet, each, theme, bare=True)]
    lake = Layer("lake", (land.lake.at(0, 0, WIDTH, HEIGHT),), still=True)
    signs = Layer("owners", tuple(each.sign(quiet.players[each.seat]) for each in others))
    return Scene(WIDTH, HEIGHT, theme["lake"], (lake, Layer("garden", tuple(items)), signs))


def _gardens(view: HangingGardensView, height: int, margins: Margins, theme: Theme) -> Scene:
    margin, gap = theme.size("margin"), theme.size("gap")
    box = Box(margin, margin, WIDTH - margin, height - margin)
    plots = arranged(extents(view), box, gap, 0, margins)
    down = (box.bottom - max(plot.box.bottom for plot in plots)) // 2
    plots = [replace(plot, box=plot.box.moved(0, down)) for plot in plots]
    layers = [Layer("lake", (land.lake.at(0, 0, WIDTH, height),), still=True)]
    layers += [Layer(f"garden {plot.seat}", garden(view, plot, theme, bare=True)) for plot in plots]
    if margins == BARE:
        layers.append(Layer("owners", tuple(plot.sign(view.players[plot.seat]) for plot in plots)))
    return Scene(WIDTH, height, theme["lake"], tuple(layers))


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
    """A kind of tiles: how many the viewer has and their points, and what one more would add."""
    ink = theme["plate_ink"]
    items: list[Item] = []
    if held.count:
        items.append(tiles.emblem.at(x + 52, y + 66, held.tile, 96))
        items.append(Label(x + 112, y + 44, str(held.points), 60, ink, anchor="lm"))
        if held.count > 1:
            items.append(badge.at(x + 92, y + 104, str(held.count)))
    else:
        items.append(tiles.pale.at(x + 52, y + 66, held.tile, 80))
    if held.more:
        gain = Label(
            x + 112, y + (94 if held.count else 66), f"+{held.more}", 42, ink.fade(0.8), "narrow", "lm"
        )
        items.append(gain)
    return items


def _table(view: HangingGardensView, theme: Theme, monograms: Monograms) -> Scene:
    """The gardens, the strip below, and while they may be taken cards and tiles: at the left of the gardens, which leaves most to these;
    on top in two rows where they are as large so, as in the beginning, or in one row where they are clearly larger so."""
    width, margin, gap = theme.size("width"), theme.size("margin"), theme.size("gap")
    own_hand = view.seat is not None and view.holdings and not view.over
    below = (gap + theme.size("strip")) * (1 + bool(own_hand)) + margin
    shelf = _SHELF if view.over or view.openly else 0
    band = Box(margin, margin, width - margin, margin + (0 if view.over else theme.size("band")))

    def fitted(start: int, lowest: int, left: int = margin) -> list[Plot]:
        room = Box(left, start, width - margin, lowest - below)
        # What is typed names squares; whoever types finds them on their own board.
        return arranged(extents(view), room, gap, shelf, BARE if view.seat is None else NAMED)

    tall = band._replace(bottom=margin + STOREYS)
    plots = fitted(margin if view.over else band.bottom + gap, _HIGHEST)
    layers = [Layer("lake", (land.lake.at(0, 0, width, _HIGHEST),), still=True)]
    lowest = _LOWEST - below
    if not view.over:
        drawn, turns = market, band._replace(right=band.left + ORDER)
        aside, roomy = fitted(margin, _HIGHEST, QUAY), fitted(tall.bottom + gap, _LOW)
        if roomy[0].size >= max(plots[0].size, aside[0].size):
            drawn, band, plots = storeys, tall, roomy
        elif aside[0].size >= _WORTH * plots[0].size:
            lowest = _HIGHEST - below
            drawn, band, plots = quay, Box(0, margin, QUAY, lowest), lowered(aside, lowest)
            turns = Box(QUAY - ORDER + 6, margin + 8, QUAY, lowest)
        layers.append(Layer("market", drawn(view, band, theme)))
        layers.append(Layer("order", order(view, turns, theme)))
    if (fresh := view.fresh) and fresh.laid and not view.over:
        plots[fresh.seat] = plots[fresh.seat].with_close(fresh.laid)
    bottom = max(max(plot.box.bottom for plot in plots), lowest)
    layers += [Layer(f"garden {plot.seat}", garden(view, plot, theme)) for plot in plots]
    ground = Box(margin, bottom + gap, width - margin, bottom + gap + theme.size("strip"))
    layers.append(Layer("players", _players(view, ground, monograms, theme)))
    if own_hand and view.seat is not None:
        lower = Box(
            margin + CORNER, ground.bottom + gap, width - margin, ground.bottom + gap + theme.size("strip")
        )
        layers.append(Layer("hand", purse(view, view.seat, lower, theme)))
    return Scene(width, bottom + below, theme["lake"], tuple(layers))


def _players(view: HangingGardensView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    plates = []
    best = max(view.scores or (0,))
    for seat, player in enumerate(view.players):
        counts = [Count(tiles.back.at(0, 0, 44), len(player.tiles))]
        if player.reserve or not view.over:
            icon = land.temple_icon.at(0, 0, seat)
            gone = not player.reserve and seat not in due(view)
            counts.insert(0, Count(icon, player.reserve, faded=gone))
        if player.compensated:
            counts.append(Count(land.coin.at(0, 0, 42), player.compensated))
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
    supplies = [
        Count(land.card_back.at(0, 0, 44), view.deck, faded=not view.deck),
        Count(tiles.back.at(0, 0, 44), view.pile, faded=not view.pile),
    ]
    return strip(tuple(plates), () if view.over else tuple(supplies), box, theme)


RENDERER: Renderer[HangingGardensView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    overview=overview,
    showpiece=showpiece,
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    reading=_reading,
    aims=True,
    aside=aside,
    hand_words=hand_words,
)
