"""Pictures of Alhambra: the market, everybody's city, the table of points.

The board shows the whole table, to everybody alike. The preview of a seat shows what it plays with: the market, its own
city large with numbered places, and its own money.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.alhambra.content import POINTS, STALLS, Building, Card, Currency, Tile
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.view import AlhambraView, SeenPlayer
from engines.core.text import Seat
from render.alhambra import icons, market, money, tiles
from render.alhambra.text import alt, summary, text_board
from render.drawing.marks import disc
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import token
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer

__all__ = ["RENDERER", "alt", "closeup", "closeups", "hand", "is_place", "scene", "summary", "text_board"]

_WIDTH = 1200
_TALL = 1200
_MARGIN = 16
_GAP = 12
_MARKET = 262
_HEAD, _ROW = 88, 48
_STEPS = (128, 112, 96, 88, 80, 72, 64, 56, 50, 46, 42, 38, 34, 30, 26, 22, 18)
_WORK = (1000, 700)
_FEW = 12
"""With so many buildings in all, the grounds can be drawn in detail."""


def is_place(text: str) -> bool:
    """Whether a move's token is a cell of the own city, which can be numbered on the picture."""
    try:
        Cell.parse(text)
    except ValueError:
        return False
    return True


def scene(view: AlhambraView, theme: Theme, marks: tuple[Mark, ...] = ()) -> Scene:
    """The whole table; as a preview for a seat the market, its own city and its money."""
    if theme.preview and view.seat is not None:
        return _work(view, view.seat, theme, marks)
    table = _HEAD + (len(view.players) + (view.dirk is not None)) * _ROW
    top = _MARKET + _GAP
    high = _courts_height(view, _TALL - _MARGIN - table - _GAP - top)
    bottom = top + high + _GAP
    height = bottom + table + _MARGIN
    courts = _courts(view, Box(_MARGIN, top, _WIDTH - _MARGIN, top + high))
    cities: list[Item] = []
    for seat, box in courts:
        cities += _city(view, seat, box, theme, ())
    corner = _spare_corner(courts)
    layers = (
        Layer("table", (market.table.at(0, 0, _WIDTH, height),), still=True),
        Layer("market", (*_site(view, _MARGIN, theme), *_supplies(view, 620, _WIDTH - _MARGIN, theme))),
        Layer("cities", (*cities, *corner)),
        Layer("points", _points(view, Box(_MARGIN, bottom, _WIDTH - _MARGIN, height - _MARGIN), theme)),
    )
    return Scene(_WIDTH, height, theme["night"], layers)


def closeups(view: AlhambraView) -> tuple[str, ...]:
    """Every city by itself, where one picture of all must draw them small."""
    crowded = len(view.players) > 3
    return tuple(f"city-{seat + 1}" for seat in range(len(view.players))) if crowded else ()


def closeup(view: AlhambraView, theme: Theme, name: str) -> Scene:
    """One city, as large as it goes.

    Raises:
        ValueError: there is no such city.
    """
    word, _, number = name.partition("-")
    if word != "city" or not number.isdigit() or not 1 <= int(number) <= len(view.players):
        raise ValueError(name)
    width, height = _WORK
    court = Box(_MARGIN, _MARGIN, width - _MARGIN, height - _MARGIN)
    layers = (
        Layer("table", (market.table.at(0, 0, width, height),), still=True),
        Layer("city", tuple(_city(view, int(number) - 1, court, theme, ()))),
    )
    return Scene(width, height, theme["night"], layers)


def hand(view: AlhambraView, theme: Theme) -> Scene | None:
    """The viewer's money by currency, and what it could buy."""
    if view.seat is None or view.hand is None:
        return None
    width, height = 960, 620
    box = Box(_MARGIN, _MARGIN, width - 250, height - _MARGIN)
    items: list[Item] = [*_purse(view.hand, box, theme)]
    high = box.height // 4
    for offer in view.offers:
        tile = view.site[offer.slot]
        assert tile is not None and tile.kind is not None
        y = box.top + high * offer.slot + high // 2
        items += [
            *tiles.placed(width - 176, y, tile.kind, _seed(tile), tile.walls, 96, True),
            Label(width - 98, y - 22, str(tile.price), 50, theme["light"], anchor="lm"),
            money.verdict.at(
                width - 74, y + 30, "exact" if offer.exact else "enough" if offer.affordable else "no"
            ),
        ]
    return Scene(
        width,
        height,
        theme["night"],
        (Layer("table", (market.table.at(0, 0, width, height),), still=True), Layer("hand", tuple(items))),
    )


# The preview of a seat.


def _work(view: AlhambraView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    width, height = _WORK
    top = _MARKET + _GAP - 6
    split = 600
    court = Box(_MARGIN, top, split - _GAP, height - _MARGIN)
    items: list[Item] = [
        *_site(view, _MARGIN, theme),
        *_display(view, split, width - _MARGIN, 16, 84, theme),
        *_standing(view, seat, Box(split, 164, width - _MARGIN, 262), theme),
    ]
    items += _city(view, seat, court, theme, marks)
    if view.hand is not None:
        items += _purse(view.hand, Box(split, top, width - _MARGIN, height - _MARGIN), theme)
    layers = (
        Layer("table", (market.table.at(0, 0, width, height),), still=True),
        Layer("market", tuple(items)),
    )
    return Scene(width, height, theme["night"], layers)


def _standing(view: AlhambraView, seat: Seat, box: Box, theme: Theme) -> list[Item]:
    """Per kind the own number of buildings, and in small the most that anybody else has."""
    own = view.players[seat].counts
    others = [player.counts for other, player in enumerate(view.players) if other != seat]
    if view.dirk:
        others.append(view.dirk.counts)
    step = box.width // 6
    items: list[Item] = []
    for at, kind in enumerate(Building):
        x = box.left + at * step + step // 2
        most = max(each[at] for each in others)
        ink = theme["gold_light"] if own[at] > most else theme["light"].fade(1 if own[at] else 0.5)
        items += [
            tiles.emblem.at(x, box.top + 22, kind, 46),
            Label(x - 12, box.top + 72, str(own[at]), 44, ink),
            Label(x + 15, box.top + 76, str(most), 32, theme["margin_ink"].fade(0.7)),
        ]
    return items


def _purse(cards: tuple[Card, ...], box: Box, theme: Theme) -> list[Item]:
    """Money by currency: mark, total, the cards one over the other with their digits visible."""
    items: list[Item] = []
    high = box.height // 4
    for at, currency in enumerate(Currency):
        held = [card for card in cards if card.currency is currency]
        top = box.top + at * high
        middle = top + high // 2
        items.append(money.lane.at(box.left, top + 3, box.width, high - 6, currency, not held))
        items.append(money.coin.at(box.left + 40, middle, currency, min(56, high - 40)))
        ink = theme["light"].fade(1 if held else 0.4)
        items.append(
            Label(box.left + 76, middle + 1, str(sum(card.value for card in held)), 50, ink, anchor="lm")
        )
        wide = min(100, round((high - 22) / 1.4))
        left = box.left + 146
        room = box.right - 12 - left - wide
        step = min(wide + 8, room // max(1, len(held) - 1))
        for number, card in enumerate(held):
            seen = step if step < wide * 0.8 and number < len(held) - 1 else 0
            items += money.card(left + number * step, middle - round(wide * 0.7), card, wide, seen, theme)
    return items


# The market.


def _site(view: AlhambraView, left: int, theme: Theme) -> list[Item]:
    items: list[Item] = []
    wide, _ = market.STALL
    for slot, tile in enumerate(view.site):
        x = left + slot * (wide + 8)
        items.append(market.stall.at(x, _MARGIN + 2, slot))
        if tile is not None and slot in view.fresh_slots:
            items.append(market.new_tile(x, _MARGIN + 2, theme))
        middle = x + wide // 2
        items.append(money.coin.at(middle - 28, _MARGIN + 208, STALLS[slot], 46))
        if tile is None or tile.kind is None:
            items.append(market.empty_stall.at(middle, _MARGIN + 118))
            continue
        items += tiles.placed(middle, _MARGIN + 118, tile.kind, _seed(tile), tile.walls, 104, True)
        items.append(
            Label(
                middle + 4,
                _MARGIN + 209,
                str(tile.price),
                50,
                theme["light"],
                anchor="lm",
                rim=theme["ink"],
                rim_width=3,
            )
        )
    return items


def _supplies(view: AlhambraView, left: int, right: int, theme: Theme) -> list[Item]:
    """The money deck with the seals of the scorings, the piles by number, the money on display."""
    whole = sum(view.piles)
    ends, total = [], 0
    for pile in view.piles:
        total += pile
        ends.append(round(total * 1000 / whole))
    share = min(1000, round(view.drawn * 1000 / whole))
    items = market.deck(left + 6, _MARGIN + 18, 250, 40, share, tuple(ends), view.shown, theme)
    for at, (icon, number) in enumerate(
        ((icons.back, view.deck), (icons.discarded, view.discard), (icons.bag, view.bag))
    ):
        x = left + 290 + at * 96
        items.append(icon.at(x, _MARGIN + 38))
        items.append(Label(x + 25, _MARGIN + 39, str(number), 38, theme["margin_ink"], anchor="lm"))
    return [*items, *_display(view, left + 4, right, 88, 108, theme)]


def _display(view: AlhambraView, left: int, right: int, top: int, wide: int, theme: Theme) -> list[Item]:
    """The money on display."""
    items: list[Item] = []
    gap = (right - left - 4 * wide) // 5
    for at, card in enumerate(view.display):
        x = left + gap + at * (wide + gap)
        items += money.card(x, top + 8, card, wide, 0, theme)
        if at >= len(view.display) - view.fresh_cards:
            items.append(money.new_card(x, top + 8, wide, theme))
    return items


# The cities.


def _courts(view: AlhambraView, box: Box) -> list[tuple[Seat, Box]]:
    """Where each city lies: side by side up to three, two by two for four; then one large and the others small."""
    count = len(view.players)
    if count <= 3:
        return _grid(range(count), box, count, 1)
    if count == 4:
        return _grid(range(count), box, 2, 2)
    large = _in_focus(view)
    others = [seat for seat in range(count) if seat != large]
    split = box.left + (556 if count == 5 else 500)
    columns, rows = (2, 2) if count == 5 else (3, 2)
    left = Box(box.left, box.top, split, box.bottom)
    return [(large, left), *_grid(others, Box(split + _GAP, box.top, box.right, box.bottom), columns, rows)]


def _courts_height(view: AlhambraView, most: int) -> int:
    """As high as the cities need it in their largest steps: the picture grows with them."""
    count = len(view.players)
    if count > 4:
        return most
    columns = 2 if count == 4 else count
    wide = (_WIDTH - 2 * _MARGIN) // columns - 80
    needs = []
    for player in view.players:
        columns_built, rows_built = _extent([FOUNTAIN, *(cell for cell, _ in player.city)])
        needs.append(min(_STEPS[1], wide // columns_built) * rows_built + 100 + 70 * bool(player.reserve))
    return min(most, max(*needs, 300) if count < 4 else max(*needs, 200) * 2 + _GAP)


def _grid(seats: range | list[Seat], box: Box, columns: int, rows: int) -> list[tuple[Seat, Box]]:
    width = (box.width - _GAP * (columns - 1)) // columns
    height = (box.height - _GAP * (rows - 1)) // rows
    found = []
    for at, seat in enumerate(seats):
        left = box.left + at % columns * (width + _GAP)
        top = box.top + at // columns * (height + _GAP)
        found.append((seat, Box(left, top, left + width, top + height)))
    return found


def _in_focus(view: AlhambraView) -> Seat:
    """Whose city is drawn large: who is due; once the game is over, who has most points."""
    if view.asks:
        return view.asks[-1].seats[0]
    return max(range(len(view.players)), key=lambda seat: view.players[seat].score)


def _spare_corner(courts: list[tuple[Seat, Box]]) -> list[Item]:
    """With six players one place of the grid stays free for an ornament."""
    if len(courts) != 6:
        return []
    box = courts[-1][1]
    return [market.star_tile.at(box.centre[0] + box.width + _GAP, box.centre[1], min(150, box.width - 30))]


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a city lies in its court: size of a tile, and where the fountain's middle is."""

    size: int
    x: int
    y: int

    def middle(self, cell: Cell) -> tuple[int, int]:
        return self.x + cell.x * self.size, self.y + cell.y * self.size


def _city(view: AlhambraView, seat: Seat, box: Box, theme: Theme, marks: tuple[Mark, ...]) -> list[Item]:
    player = view.players[seat]
    due = bool(view.asks) and seat in view.asks[-1].seats
    small = box.width < 300
    aside = (*player.bought, *player.reserve)
    board, room = _shelf_box(box, len(aside))
    cells = [FOUNTAIN, *(cell for cell, _ in player.city), *(Cell.parse(mark.token) for mark in marks)]
    rim = 16 if small else 42
    plan = _plan(cells, Box(room.left + rim, room.top + rim, room.right - 16, room.bottom - 16))
    size = box.width, box.height
    items: list[Item] = [
        market.court.at(box.left, box.top, *size, due),
        market.court_rim.at(box.left, box.top, *size, seat, due),
    ]
    if not small:
        items += _coordinates(cells, plan, box, theme)
    items += _buildings(view, seat, plan, theme)
    items.append(
        token.at(box.left + (17 if small else 22), box.top + (17 if small else 22), seat, 13 if small else 17)
    )
    if board:
        items += _shelf(player, board, theme)
    for mark in marks:
        x, y = plan.middle(Cell.parse(mark.token))
        items += disc(x, y, mark.label, seat, theme, min(23, plan.size // 2 - 4))
    return items


def _shelf_box(box: Box, count: int) -> tuple[Box | None, Box]:
    """Where the reserve lies, at the right of a wide court and below in a narrow one, and what is left for the city."""
    if not count:
        return None, box
    deep = 44 if box.width < 300 else 64
    if box.width > 1.25 * box.height:
        left = box.right - deep - 8
        return Box(left, box.top + 8, box.right - 8, box.bottom - 8), Box(box.left, box.top, left, box.bottom)
    top = box.bottom - deep - 8
    return Box(box.left + 8, top, box.right - 8, box.bottom - 8), Box(box.left, box.top, box.right, top)


def _extent(cells: list[Cell]) -> tuple[int, int]:
    """How many columns and rows cells spread over."""
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def _plan(cells: list[Cell], box: Box) -> _Plan:
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    wide, high = _extent(cells)
    fit = min(box.width / wide, box.height / high)
    size = next((step for step in _STEPS if step <= fit), _STEPS[-1])
    x = box.centre[0] - round((max(xs) + min(xs)) / 2 * size)
    y = box.centre[1] - round((max(ys) + min(ys)) / 2 * size)
    return _Plan(size, x, y)


def _coordinates(cells: list[Cell], plan: _Plan, box: Box, theme: Theme) -> list[Item]:
    ink = theme["margin_ink"].fade(0.8)
    size = 30 if plan.size >= 46 else 24
    items: list[Item] = []
    columns = {cell.x: cell for cell in cells}
    rows = {cell.y: cell for cell in cells}
    for x in range(min(columns), max(columns) + 1):
        at = Cell.at(x, 0)
        items.append(Label(plan.middle(at)[0], box.top + 22, at.column, size, ink))
    for y in range(min(rows), max(rows) + 1):
        at = Cell.at(0, y)
        items.append(Label(box.left + 24, plan.middle(at)[1], at.row, size, ink))
    return items


def _buildings(view: AlhambraView, seat: Seat, plan: _Plan, theme: Theme) -> list[Item]:
    player = view.players[seat]
    half, size = plan.size // 2, plan.size
    few = sum(len(other.city) for other in view.players) <= _FEW
    shade = theme["night_deep"].fade(0.55)
    items: list[Item] = []
    for cell in (FOUNTAIN, *(cell for cell, _ in player.city)):
        x, y = plan.middle(cell)
        items.append(Rect(x - half + 4, y - half + 5, size, size, shade))
    items.append(tiles.fountain.at(*plan.middle(FOUNTAIN), size))
    for cell, tile in player.city:
        assert tile.kind is not None
        items += tiles.placed(*plan.middle(cell), tile.kind, _seed(tile), tile.walls, size, few)
    for segment in player.wall:
        items.append(tiles.highlight(*plan.middle(segment.cell), size, segment.side, theme))
    for owner, cell in view.fresh:
        if owner == seat:
            items.append(tiles.glow(*plan.middle(cell), size, theme.seat(seat)))
    return items


def _shelf(player: SeenPlayer, box: Box, theme: Theme) -> list[Item]:
    """Tiles that wait to be placed, then the reserve, with their prices."""
    items: list[Item] = [market.shelf.at(box.left, box.top, box.width, box.height)]
    aside = (*player.bought, *player.reserve)
    upright = box.height > box.width
    size = min(box.width, box.height) - 14
    long = max(box.width, box.height)
    step = min(size + 16, (long - size - 20) // max(1, len(aside) - 1))
    for at, tile in enumerate(aside):
        assert tile.kind is not None
        along = 10 + size // 2 + at * step
        x = box.centre[0] if upright else box.left + along
        y = box.top + along if upright else box.centre[1]
        items += tiles.placed(x, y, tile.kind, _seed(tile), tile.walls, size)
        if at < len(player.bought):
            items.append(tiles.glow(x, y, size, theme["gold_light"]))
        if size > 40:
            items.append(tiles.price.at(x + size // 2 - 6, y + size // 2 - 6, tile.price, 28))
    return items


# The table of points.


def _points(view: AlhambraView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """Per seat its score, cards, wall and buildings of each kind; above them what the coming scoring pays."""
    width = box.width
    first, step = box.left + 334, (width - 336) // 6
    middle = box.top + _HEAD // 2 - 3
    items: list[Item] = [
        market.record.at(box.left, box.top, width, _HEAD - 6, "head", 0),
        icons.fan.at(box.left + 216, middle),
        icons.rampart.at(box.left + 290, middle),
    ]
    coming = len(view.history)
    if coming < 3:
        items.append(market.seal.at(box.left + 36, middle, "I" * (coming + 1)))
    for at, kind in enumerate(Building):
        x = first + at * step
        items.append(tiles.emblem.at(x + 26, middle, kind, 56))
        best, *others = POINTS[min(coming, 2)][kind]
        high = middle - 18 if others else middle
        items.append(Label(x + 59, high, str(best), 46, theme["gold_light"], anchor="lm"))
        left = x + 59
        for number in others:
            items.append(Label(left, middle + 22, str(number), 38, theme["margin_ink"], anchor="lm"))
            left += round(len(str(number)) * 20) + 10
    counts = [player.counts for player in view.players] + ([view.dirk.counts] if view.dirk else [])
    best_score = max(player.score for player in view.players)
    leading: tuple[Seat, ...] = tuple(
        seat for seat, player in enumerate(view.players) if player.score == best_score
    )
    if view.asks:
        leading = view.asks[-1].seats
    top = box.top + _HEAD
    for seat, player in enumerate(view.players):
        look = "due" if seat in leading else "plain"
        items.append(market.record.at(box.left, top, width, _ROW - 4, look, seat))
        y = top + _ROW // 2 - 2
        items.append(token.at(box.left + 38, y, seat, 16))
        if seat == view.starter:
            items.append(icons.crown.at(box.left + 77, y))
        items += [
            _number(box.left + 138, y, player.score, 46, theme),
            _number(box.left + 216, y, player.cards, 40, theme),
            _number(box.left + 290, y, len(player.wall), 40, theme),
        ]
        items += _tallies(player.counts, counts, first, step, y, theme)
        top += _ROW
    if view.dirk:
        items.append(market.record.at(box.left, top, width, _ROW - 4, "dirk", 0))
        y = top + _ROW // 2 - 2
        items += [icons.dirk.at(box.left + 38, y, 36), _number(box.left + 138, y, view.dirk.score, 46, theme)]
        items += _tallies(view.dirk.counts, counts, first, step, y, theme)
    return tuple(items)


def _tallies(
    own: tuple[int, ...], everybodys: list[tuple[int, ...]], first: int, step: int, y: int, theme: Theme
) -> list[Item]:
    items: list[Item] = []
    for at, count in enumerate(own):
        x = first + at * step + 54
        if count and count == max(each[at] for each in everybodys):
            items.append(market.podium.at(x, y, 42))
        ink = theme["plate_ink"].fade(1 if count else 0.3)
        items.append(Label(x, y + 1, str(count), 40, ink))
    return items


def _number(x: int, y: int, number: int, size: int, theme: Theme) -> Label:
    return Label(x, y + 1, str(number), size, theme["plate_ink"])


def _seed(tile: Tile) -> int:
    return tile.price * 16 + tile.walls


RENDERER: Renderer[AlhambraView] = Renderer(
    scene, hand, is_place, alt, text_board, summary, closeups, closeup
)
