"""The cities of Alhambra: where each lies in the picture, its buildings and walls, what waits beside it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engines.alhambra.content import Tile
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.view import AlhambraView, SeenPlayer
from engines.core.text import Seat
from render.alhambra import market, tiles
from render.alhambra.text import earlier
from render.drawing.colour import Colour
from render.drawing.marks import MOST, RADIUS, disc, offered, pin
from render.drawing.scene import Box, Item, Label, Rect
from render.drawing.seats import token
from render.drawing.theme import Theme

_GAP = 12
_FINAL = 620
_LARGER_COURT = 1.1
"""How much larger buildings of the two large courts are than those of the small ones below them."""

_SHALLOW = 300
"""Courts that measure less either way leave less room round a city."""

_RIM, _SMALL_RIM = (12, 44, 42), (8, 40, 37)
"""The room round a city: beyond it, and for the names of rows and of columns."""

_MOST_ABOVE, _NARROWEST = 0.62, 0.7
"""The share of the height that large courts have at most, and small ones, too; that of an even court's width that each has at least."""

_STEPS = (*range(176, 96, -8), *range(96, 40, -4), *range(40, 17, -2))
_TILE = 112
"""How large buildings are that a board of all makes room for; they are larger where that leaves some."""
_USUAL, _ROOMY = 128, 480
"""How large buildings are in a court by itself; larger ones make it no higher than the second size."""
_LOWEST = 420
"""The lowest court by itself: wide enough that what waits lies at its side."""

_SMALL_TILE, _LARGE_TILE, _LEAST_TILE, _LARGER, _LENS = 80, 112, 88, 1.5, 14
"""Buildings smaller than `_SMALL_TILE` are shown once more: at least `_LEAST_TILE` and at most `_LARGE_TILE` wide, if that is
`_LARGER` times as large, in a frame of `_LENS`."""

_NAMED = 34
"""How high a row with a name of its own is at least."""

_PINNED = 46
"""The size above which buildings can carry a pin."""

_SHADE = Colour.parse("#0A0C10")


def in_small(view: AlhambraView, seat: Seat) -> bool:
    """Whether a city has one of the small courts below two large ones: too low for names of columns and rows."""
    return bool(view.asks) and len(view.players) > 4 and seat not in _in_focus(view)


def courts(view: AlhambraView, box: Box, even: bool = False) -> list[tuple[Seat, Box]]:
    """Where each city lies: side by side up to three, two by two for four; then two large and below them the others,
    or, once the game is over or where all shall be `even`, three by two."""
    count = len(view.players)
    spread = [_spread(player) for player in view.players]
    wide = [1] * count if even else [columns for columns, _ in spread]
    if count <= 4 or even or not view.asks:
        columns, rows = (count, 1) if count <= 3 else (2, 2) if count == 4 else (3, 2)
        return grid(range(count), box, columns, rows, wide)
    large = _in_focus(view)
    others = [seat for seat in range(count) if seat not in large]
    high = _LARGER_COURT * max(spread[seat][1] for seat in large)
    share = high / (high + max(spread[seat][1] for seat in others))
    split = box.top + round(box.height * min(_MOST_ABOVE, max(1 - _MOST_ABOVE, share)))
    above, below = box._replace(bottom=split - _GAP), box._replace(top=split)
    return [*grid(list(large), above, 2, 1, wide), *grid(others, below, len(others), 1, wide)]


def _spread(player: SeenPlayer) -> tuple[int, int]:
    """How many columns and rows an Alhambra has."""
    return extent([FOUNTAIN, *(cell for cell, _ in player.city)])


def height(view: AlhambraView, most: int) -> int:
    """The height that the cities need at their largest size: the picture grows with them."""
    count = len(view.players)
    if count > 4:
        return most if view.asks else min(most, _FINAL)
    columns = 2 if count == 4 else count
    wide = (1168) // columns - 80
    needs = []
    for player in view.players:
        columns_built, rows_built = _spread(player)
        needs.append(min(_TILE, wide // columns_built) * rows_built + 100 + 70 * bool(player.reserve))
    return min(most, max(*needs, 300) if count < 4 else max(*needs, 200) * 2 + _GAP)


def needed(player: SeenPlayer, offers: Sequence[Cell], wide: int, most: int) -> int:
    """How high a court of a width is best: not higher than its largest buildings make it."""
    cells = [FOUNTAIN, *(cell for cell, _ in player.city), *offers]
    columns, rows = extent(cells)
    rim = sum(_RIM[:2]) + (72 if player.bought or player.reserve else 0)
    room = (wide - rim) // columns
    usual, large = (min(step, room) * rows + _RIM[0] + _RIM[2] for step in (_USUAL, _STEPS[0]))
    return min(most, max(_LOWEST, usual, min(large, _ROOMY)))


def grid(
    seats: range | list[Seat], box: Box, columns: int, rows: int, needs: Sequence[int]
) -> list[tuple[Seat, Box]]:
    """Courts row by row; fewer in the last row are wider, and so is one with a wider Alhambra, up to a limit."""
    height = (box.height - _GAP * (rows - 1)) // rows
    found = []
    for row in range(rows):
        here = seats[row * columns : (row + 1) * columns]
        top, left = box.top + row * (height + _GAP), box.left
        room = box.width - _GAP * (len(here) - 1)
        even = sum(needs[seat] for seat in here) / max(1, len(here))
        shares = [max(_NARROWEST * even, needs[seat]) for seat in here]
        for at, seat in enumerate(here):
            last = at == len(here) - 1
            right = box.right if last else left + round(room * shares[at] / sum(shares))
            found.append((seat, Box(left, top, right, top + height)))
            left = right + _GAP
    return found


def _in_focus(view: AlhambraView) -> tuple[Seat, Seat]:
    """Whose cities are drawn large: who is due and who moved last."""
    due = view.asks[-1].seats[0]
    last = view.fresh_seat
    if last is None or last == due:
        last = (due - 1) % len(view.players)
    return due, last


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a city lies in its court: size of a tile, and where the fountain's middle is."""

    size: int
    x: int
    y: int

    def middle(self, cell: Cell) -> tuple[int, int]:
        return self.x + cell.x * self.size, self.y + cell.y * self.size


def city(
    view: AlhambraView, seat: Seat, box: Box, theme: Theme, offers: Sequence[Cell] = (), named: bool = True
) -> list[Item]:
    """A city in its court, with room for the cells that are offered, and what waits beside it; `named` with prices and
    the names of columns and rows, where there is room for them."""
    player = view.players[seat]
    due = bool(view.asks) and seat in view.asks[-1].seats
    small = _small(box)
    board, _ = _shelf_box(player, box)
    cells, plan, inside = _planned(player, box, offers, named)
    size = box.width, box.height
    items: list[Item] = [
        market.court.at(box.left, box.top, *size, seat),
    ]
    if due:
        items.append(Rect(box.left, box.top, *size, theme["gold_light"].fade(0.08)))
    if named:
        items += _coordinates(cells, plan, box, theme)
    items.append(market.court_rim.at(box.left, box.top, *size, seat, due))
    items += _buildings(view, seat, plan, theme)
    if named and box.width >= _SHALLOW and not offers:
        items += _newest(view, seat, plan, inside, theme)
    items.append(
        token.at(box.left + (17 if small else 22), box.top + (17 if small else 22), seat, 13 if small else 17)
    )
    if board:
        items += _shelf(player, board, theme, named)
    return items


def candidates(
    view: AlhambraView,
    seat: Seat,
    box: Box,
    offers: Sequence[tuple[Cell, str]],
    theme: Theme,
    chosen: Tile | None = None,
) -> list[Item]:
    """Outlines of the cells that are offered in a city, with their numbers at their corners; in each the tile that was chosen,
    with its walls, as it would lie there."""
    _, plan, _ = _planned(view.players[seat], box, [cell for cell, _ in offers])
    numbered = len(offers) <= MOST and plan.size > 2 * RADIUS
    half, size = plan.size // 2, plan.size
    items: list[Item] = []
    for cell, number in offers:
        x, y = plan.middle(cell)
        if chosen:
            items.append(tiles.pale.at(x, y, str(chosen), size))
            items += tiles.walls(chosen, x, y, size)
        items.append(offered.at(x - half + 1, y - half + 1, size - 2, size - 2, seat))
        if number and numbered:
            items += disc(x - half + 8, y - half + 8, number, seat, theme, max(RADIUS, size // 4))
    return items


def fitting(cells: Collection[Cell], box: Box) -> int:
    """How large buildings are in a court without names and shelf that has room for these cells."""
    return _plan(cells, _bare(box)).size


def size(player: SeenPlayer, box: Box, offers: Sequence[Cell]) -> int:
    """How large the buildings of a city are in a court."""
    return _planned(player, box, offers)[1].size


def _planned(
    player: SeenPlayer, box: Box, offers: Sequence[Cell], named: bool = True
) -> tuple[list[Cell], _Plan, Box]:
    """The cells that a court must show, how they lie in it, and the room for them."""
    _, room = _shelf_box(player, box)
    cells = [FOUNTAIN, *(cell for cell, _ in player.city), *offers]
    far, left, top = _SMALL_RIM if _small(box) else _RIM
    inside = Box(room.left + left, room.top + top, room.right - far, room.bottom - far)
    if not named:
        inside = _bare(room)
    return cells, _plan(cells, inside), inside


def _bare(room: Box) -> Box:
    """The room for a city without names of columns and rows."""
    return Box(room.left + 10, room.top + 10, room.right - 8, room.bottom - 8)


def _small(box: Box) -> bool:
    return min(box.width, box.height) < _SHALLOW


def _shelf_box(player: SeenPlayer, box: Box) -> tuple[Box | None, Box]:
    """Where the reserve lies, at the right of a wide court and below in a narrow one, and what is left for the city."""
    if not player.bought and not player.reserve:
        return None, box
    deep = 44 if _small(box) else 64
    columns, rows = _spread(player) if _small(box) else (5, 4)
    if box.width * rows > box.height * columns:
        left = box.right - deep - 8
        return Box(left, box.top + 8, box.right - 8, box.bottom - 8), Box(box.left, box.top, left, box.bottom)
    top = box.bottom - deep - 8
    return Box(box.left + 8, top, box.right - 8, box.bottom - 8), Box(box.left, box.top, box.right, top)


def extent(cells: Collection[Cell]) -> tuple[int, int]:
    """How many columns and rows cells spread over."""
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def _plan(cells: Collection[Cell], box: Box) -> _Plan:
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    wide, high = extent(cells)
    fit = min(box.width / wide, box.height / high)
    size = next((step for step in _STEPS if step <= fit), _STEPS[-1])
    x = box.centre[0] - round((max(xs) + min(xs)) / 2 * size)
    y = box.centre[1] - round((max(ys) + min(ys)) / 2 * size)
    return _Plan(size, x, y)


def _coordinates(cells: list[Cell], plan: _Plan, box: Box, theme: Theme) -> list[Item]:
    high, wide = (_SMALL_RIM if _small(box) else _RIM)[2] - 2, (_SMALL_RIM if _small(box) else _RIM)[1] - 2
    dark = theme["night_deep"].fade(0.72)
    items: list[Item] = [
        Rect(box.left, box.top, box.width, high, dark),
        Rect(box.left, box.top + high, wide, box.height - high, dark),
    ]
    columns = {cell.x: cell for cell in cells}
    rows = {cell.y: cell for cell in cells}
    for x in range(min(columns), max(columns) + 1, 1 if plan.size >= _NAMED // 2 else 2):
        at = Cell.at(x, 0)
        items.append(_name(plan.middle(at)[0], box.top + high // 2 + 1, at.column, theme))
    # Where rows are lower than their names, every second one is named.
    for y in range(min(rows), max(rows) + 1, 1 if plan.size >= _NAMED else 2):
        at = Cell.at(0, y)
        items.append(_name(box.left + wide // 2 + 1, plan.middle(at)[1], at.row, theme))
    return items


def _name(x: int, y: int, name: str, theme: Theme) -> Label:
    """A column’s or row’s name, legible on any ground."""
    return replace(Label(x, y, name, 43, theme["light"], "narrow"), rim=theme["ink"], rim_width=3)


def _buildings(view: AlhambraView, seat: Seat, plan: _Plan, theme: Theme) -> list[Item]:
    player = view.players[seat]
    half, size = plan.size // 2, plan.size
    items: list[Item] = []
    for cell in (FOUNTAIN, *(cell for cell, _ in player.city)):
        x, y = plan.middle(cell)
        items += [Rect(x - half + away, y - half + away, size, size, _SHADE.fade(0.3)) for away in (7, 4)]
    items.append(tiles.fountain.at(*plan.middle(FOUNTAIN), size))
    items += [tiles.tile.at(*plan.middle(cell), str(tile), size) for cell, tile in player.city]
    for cell, tile in player.city:
        items += tiles.walls(tile, *plan.middle(cell), size)
    for segment in player.wall:
        items.append(tiles.highlight(*plan.middle(segment.cell), size, segment.side, theme))
    for cell in earlier(view, seat):
        items.append(tiles.glow(*plan.middle(cell), size, theme.seat(seat)))
    for owner, cell in view.fresh:
        if owner == seat:
            items.append(tiles.glow(*plan.middle(cell), size, theme.seat(seat)))
    newest = [cell for owner, cell in view.fresh if owner == seat]
    if newest and seat == view.fresh_seat and size >= _PINNED:
        x, y = plan.middle(newest[-1])
        items.append(pin.at(x + half - 6, y - half + 8, seat))
    return items


def _newest(view: AlhambraView, seat: Seat, plan: _Plan, room: Box, theme: Theme) -> list[Item]:
    """The newest building once more, large, in the largest free corner of its court, where buildings are small."""
    newest = [cell for owner, cell in view.fresh if owner == seat]
    if seat != view.fresh_seat or not newest or plan.size >= _SMALL_TILE or not view.asks:
        return []
    city = dict(view.players[seat].city)
    tile = city.get(newest[-1])
    corner = _free_corner(room, [_around(plan, cell) for cell in (FOUNTAIN, *city)])
    size = min(_LARGE_TILE, corner.width - 2 * _LENS)
    if tile is None or size < max(_LEAST_TILE, plan.size * _LARGER):
        return []
    wide = size + 2 * _LENS
    # Next to the court's rim, not to the city.
    x = corner.left if corner.left == room.left else corner.right - wide
    y = corner.top if corner.top == room.top else corner.bottom - wide
    return [
        market.lens.at(x, y, wide, seat),
        tiles.tile.at(x + wide // 2, y + wide // 2, str(tile), size),
        *tiles.walls(tile, x + wide // 2, y + wide // 2, size),
    ]


def _around(plan: _Plan, cell: Cell) -> Box:
    """A building with the light that it may have."""
    x, y = plan.middle(cell)
    half = plan.size // 2 + 10
    return Box(x - half, y - half, x + half, y + half)


def _free_corner(room: Box, taken: Sequence[Box]) -> Box:
    """The largest square in a corner of the room that meets none of these."""
    found = []
    for west in (False, True):
        for south in (False, True):
            side = min(room.width, room.height)
            for box in taken:
                across = box.left - room.left if west else room.right - box.right
                down = room.bottom - box.bottom if south else box.top - room.top
                side = min(side, max(0, across, down))
            left = room.left if west else room.right - side
            top = room.bottom - side if south else room.top
            found.append(Box(left, top, left + side, top + side))
    return max(found, key=lambda corner: corner.width)


def _shelf(player: SeenPlayer, box: Box, theme: Theme, named: bool) -> list[Item]:
    """Tiles that wait to be placed, then the reserve, `named` with their prices."""
    items: list[Item] = [market.shelf.at(box.left, box.top, box.width, box.height)]
    aside = (*player.bought, *player.reserve)
    upright = box.height > box.width
    size = min(box.width, box.height) - 14
    long = max(box.width, box.height)
    step = min(size + 16, (long - size - 20) // max(1, len(aside) - 1))
    for at, tile in enumerate(aside):
        along = 10 + size // 2 + at * step
        x = box.centre[0] if upright else box.left + along
        y = box.top + along if upright else box.centre[1]
        items += [tiles.tile.at(x, y, str(tile), size), *tiles.walls(tile, x, y, size)]
        if at < len(player.bought):
            items.append(tiles.glow(x, y, size, theme["gold_light"]))
        if named and size > 40:
            items.append(tiles.price.at(x + size // 2 - 15, y + size // 2 - 15, tile.price, 44))
    return items
