"""The cities of Alhambra: where each lies in the picture, its buildings and walls, what waits beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from engines.alhambra.content import Tile
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.view import AlhambraView, SeenPlayer
from engines.core.text import Seat
from render.alhambra import market, mosaic, tiles
from render.alhambra.text import earlier
from render.drawing.colour import Colour
from render.drawing.marks import MOST, PIN, RADIUS, disc, glow, offered, pin
from render.drawing.scene import Box, Item, Label, Rect, Shadow
from render.drawing.seats import token
from render.drawing.theme import Theme

_RIM, _NEAR = (12, 44, 42), (mosaic.RIM - mosaic.GAP) // 2
"""The room round a city: beyond it, and for the names of rows and of columns; and that round its rock where it has none."""

_STEPS = (*range(176, 40, -4), *range(40, 17, -2))
_USUAL, _ROOMY = 128, 580
"""How large buildings are in a court by itself; larger ones make it no higher than the second size."""
_LOWEST = 420
"""The lowest court by itself: wide enough that what waits lies at its side."""

_NAMED = 34
"""How high a row with a name of its own is at least."""

_PINNED = 46
"""The size above which buildings can carry a pin."""

_APART, _FRAME, _NEXT = 8, 7, 8
"""How far a reserve is from a city and from the edge of its court, how wide its frame is, and the gap between its tiles."""
_SHARES, _LESS = (1.0, 0.9, 0.8, 0.7), (0.6, 0.5)
"""How large its tiles may be in a corner, as shares of a building; and where they are still larger so than beside the city or below it."""
_CLOSE = 72
"""The size of buildings for which it is decided whether a corner is free."""
_RAISED = 1.8
"""How much larger than others a building is that is raised above its city."""
_WARM = 0.1
"""How sunny the court of whoever is due or has won is."""
_DUE, _LIGHT, _WAITING = 20, 9, 8
"""How broad the ring round a city on common land is in all, and that of light in it, of whoever is due or has won; and any other's."""
_RIMMED = 5
"""How broad the rim of a reserve on common land is."""
_SUN = Colour.parse("#FFC733")
_SHADE = Colour.parse("#0A0C10")


def courts(
    view: AlhambraView, seats: Sequence[Seat], box: Box, head: int, least: int = 0
) -> list[tuple[Seat, Box]]:
    """Where the city of each of these seats lies under its owner's plate, which is so high, as large as its buildings need: from the top
    of a box on, in all at least so high; moved up so that plates side by side are in line."""
    players = [view.players[seat] for seat in seats]
    needs = [mosaic.Need(*_spread(player), _cramped(player), head) for player in players]
    lying = list[tuple[Seat, Box]]()
    for at, court in mosaic.courts(needs, box, least):
        top = court.top + head
        lying.append((seats[at], court.moved(0, top - north(players[at], court._replace(top=top))[1])))
    return lying


def _spread(player: SeenPlayer) -> tuple[int, int]:
    """How many columns and rows an Alhambra has."""
    return extent([FOUNTAIN, *(cell for cell, _ in player.city)])


def needed(player: SeenPlayer, offers: Sequence[Cell], wide: int, most: int) -> int:
    """How high a court of a width is best: not higher than its largest buildings make it."""
    cells = [FOUNTAIN, *(cell for cell, _ in player.city), *offers]
    columns, rows = extent(cells)
    rim = sum(_RIM[:2]) + (72 if player.bought or player.reserve else 0)
    room = (wide - rim) // columns
    usual, large = (
        round(min(step, room) * (rows + mosaic.CLIFF)) + _RIM[0] + _RIM[2] for step in (_USUAL, _STEPS[0])
    )
    return min(most, max(_LOWEST, usual, min(large, _ROOMY)))


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a city lies in its court: size of a tile, and where the fountain's middle is."""

    size: int
    x: int
    y: int

    def middle(self, cell: Cell) -> tuple[int, int]:
        return self.x + cell.x * self.size, self.y + cell.y * self.size


def city(
    view: AlhambraView,
    seat: Seat,
    box: Box,
    theme: Theme,
    offers: Sequence[Cell] = (),
    chosen: Tile | None = None,
) -> list[Item]:
    """A city in its court, with room for the cells that are offered, and what waits beside it, in light what was chosen; with prices, the
    names of columns and rows, and its owner's token."""
    player = view.players[seat]
    board, cells, plan = _laid(player, box, offers)
    items = [*_ground(view, seat, box), *_rock(player, plan), *_coordinates(cells, plan, box, theme)]
    items.append(market.court_rim.at(box.left, box.top, box.width, box.height, seat))
    if board:
        items += _shelf(player, board, theme, named=True, chosen=chosen)
    items += _buildings(view, seat, plan, box.top, theme)
    return [*items, token.at(box.left + 23, box.top + 23, seat, 17)]


def land(
    view: AlhambraView,
    courts: Sequence[tuple[Seat, Box]],
    meadow: Box,
    theme: Theme,
    broad: bool = True,
    room: Mapping[Seat, Collection[Cell]] = {},
) -> list[Item]:
    """Cities on one meadow, perhaps with `room` for more, each in a ring of its owner's colour, `broad` and with light in it round that of
    whoever is due or has won."""
    items: list[Item] = [market.court.at(meadow.left, meadow.top, meadow.width, meadow.height, 0)]
    above = list[Item]()
    for seat, court in sorted(courts, key=lambda each: lit(view, each[0])):
        player = view.players[seat]
        board, _, plan = _laid(player, court, tuple(room.get(seat, ())), named=False)
        shadow, *rock = _rock(player, plan)
        items += [shadow, *_ring(player, seat, plan, broad and lit(view, seat), theme), *rock]
        above += _shelf(player, board, theme, named=False, rim=theme.seat(seat)) if board else []
        above += _buildings(view, seat, plan, _north(player, plan)[1], theme)
    return items + above


def north(player: SeenPlayer, court: Box, room: Collection[Cell] = ()) -> tuple[int, int]:
    """The left end of the northern edge of a city without names, on its rock."""
    return _north(player, _laid(player, court, tuple(room), named=False)[-1])


def _north(player: SeenPlayer, plan: _Plan) -> tuple[int, int]:
    y, x = min(plan.middle(cell)[::-1] for cell in (FOUNTAIN, *dict(player.city)))
    reach = round((0.5 + mosaic.LEDGE) * plan.size)
    return x - reach, y - reach


def alone(
    view: AlhambraView,
    courts: Sequence[tuple[Seat, Box]],
    meadow: Box,
    theme: Theme,
    room: Mapping[Seat, Collection[Cell]] = {},
) -> list[Item]:
    """Cities on one meadow without plates: at the northern edge of each is its owner's token."""
    items = land(view, courts, meadow, theme, room=room)
    for seat, court in courts:
        left, top = north(view.players[seat], court, room.get(seat, ()))
        items.append(token.at(left + 10, max(top + 10, meadow.top + 34), seat, 26))
    return items


def _ring(player: SeenPlayer, seat: Seat, plan: _Plan, broad: bool, theme: Theme) -> list[Item]:
    """The ring round a city's rock."""
    rings = [(_WAITING, theme["ink"]), (_WAITING - 2, theme.seat(seat))]
    if broad:
        rings = [(_DUE, theme["ink"]), (_DUE - 2, theme.seat(seat)), (_LIGHT, theme["light"])]
    items = list[Item]()
    for wide, tone in rings:
        reach = (0.5 + mosaic.LEDGE) * plan.size + wide
        high = 2 * reach + mosaic.CLIFF * plan.size
        for x, y in map(plan.middle, (FOUNTAIN, *dict(player.city))):
            items.append(Rect(x - reach, y - reach, 2 * reach, high, tone, wide + 8))
    return items


def _ground(view: AlhambraView, seat: Seat, meadow: Box) -> list[Item]:
    """A meadow, in the sun of whoever is due."""
    within = meadow.left, meadow.top, meadow.width, meadow.height
    sun: list[Item] = [Rect(*within, _SUN.fade(_WARM))] if lit(view, seat) else []
    return [market.court.at(*within, seat), *sun]


def lit(view: AlhambraView, seat: Seat) -> bool:
    """Whether a seat's court lies in the sun: it is due or, at the end, has won."""
    return seat in view.asks[-1].seats if view.asks else won(view, seat)


def built(view: AlhambraView) -> AlhambraView:
    """A position without what waits beside the cities."""
    return replace(view, players=tuple(replace(each, bought=(), reserve=()) for each in view.players))


def won(view: AlhambraView, seat: Seat) -> bool:
    """Whether the game has ended, and nobody has more points than this seat."""
    return not view.asks and view.players[seat].score == max(each.score for each in view.players)


def candidates(
    view: AlhambraView,
    seat: Seat,
    box: Box,
    offers: Sequence[tuple[Cell, str]],
    theme: Theme,
    chosen: Tile | None = None,
) -> list[Item]:
    """Outlines of the cells that are offered in a city, with their numbers in their corners; or in light in each the tile that was
    chosen, with its walls, as it would lie there, and the number in its middle."""
    player = view.players[seat]
    *_, plan = _laid(player, box, [cell for cell, _ in offers])
    numbered = len(offers) <= MOST and plan.size > 2 * RADIUS
    half, size = plan.size // 2, plan.size
    radius = max(RADIUS, 2 * size // 9)
    aside = 0 if chosen else half - radius
    items: list[Item] = []
    for cell, number in offers:
        x, y = plan.middle(cell)
        if chosen:
            items.append(glow.at(x - half, y - half, size, size, 6, theme["light"]))
            items += [tiles.tile.at(x, y, str(chosen), size), *tiles.walls(chosen, x, y, size)]
        items.append(offered.at(x - half + 1, y - half + 1, size - 2, size - 2, seat))
        if number and numbered:
            items += disc(x - aside, y - aside, number, seat, theme, radius)
    return items


def raised(view: AlhambraView, seat: Seat, box: Box, offers: Sequence[Cell], theme: Theme) -> list[Item]:
    """What a seat has just built, larger than it lies, above the city in a court without names, and within it."""
    plan, built = _laid(view.players[seat], box, offers, named=False)[-1], dict(view.players[seat].city)
    size, items = round(_RAISED * plan.size), list[Item]()
    left, top, right, bottom = box.grown(-size // 2 - _APART)
    for cell in (cell for owner, cell in view.fresh if owner == seat and cell in built):
        x, y = plan.middle(cell)
        x, y = min(max(x, left), right), min(max(y, top), bottom)
        items.append(
            Shadow((Rect(x - size / 2, y - size / 2, size, size, _SHADE),), _SHADE.fade(0.6), 10, 12, 8)
        )
        items.append(tiles.tile.at(x, y, str(built[cell]), size))
        items += [*tiles.walls(built[cell], x, y, size), tiles.glow(x, y, size, theme.seat(seat))]
    return items


def size(player: SeenPlayer, box: Box, offers: Sequence[Cell]) -> int:
    """How large the buildings of a city are in a court."""
    return _laid(player, box, offers)[-1].size


def _laid(
    player: SeenPlayer, box: Box, offers: Sequence[Cell], named: bool = True
) -> tuple[Box | None, list[Cell], _Plan]:
    """Where in a court the reserve lies, which cells must be shown, and how they lie: the reserve in a corner that the city leaves free,
    else at its right or below."""
    cells = [FOUNTAIN, *(cell for cell, _ in player.city), *offers]
    plan = _plan(cells, box, named)
    count = len(player.bought) + len(player.reserve)
    if not count:
        return None, cells, plan
    free = _free(box, named)
    if not named:
        # Its owner's plate may stand above the city.
        free = free._replace(top=max(free.top, min(plan.middle(cell)[1] for cell in cells) - plan.size // 2))
    if corner := _corner(count, cells, plan, free):
        return corner, cells, plan
    board, room = _shelf_box(player, box)
    return board, cells, _plan(cells, room, named)


def _free(box: Box, named: bool) -> Box:
    """Where a reserve may lie."""
    _, left, top = _RIM if named else (0, 0, 0)
    return Box(box.left + left, box.top + top, box.right, box.bottom).grown(-_APART)


def _corner(count: int, cells: Sequence[Cell], plan: _Plan, room: Box) -> Box | None:
    """Where so many tiles lie that take no room from a city, as large as they can."""
    half = round((0.5 + mosaic.LEDGE) * plan.size) + _APART
    cliff = round(mosaic.CLIFF * plan.size)
    built = [Box(x - half, y - half, x + half, y + half + cliff) for x, y in map(plan.middle, cells)]
    beside = mosaic.SHELF - 8 - 2 * _FRAME
    for share in (*_SHARES, *(each for each in _LESS if each * plan.size > beside)):
        short = round(share * plan.size) + 2 * _FRAME
        long = short + (count - 1) * (short - 2 * _FRAME + _NEXT)
        for wide, high in ((long, short), (short, long)):
            if wide <= room.width and high <= room.height:
                right, bottom = room.right - wide, room.bottom - high
                for left, top in ((right, bottom), (right, room.top), (room.left, room.top)):
                    shelf = Box(left, top, left + wide, top + high)
                    if not any(shelf.cut(each).area for each in built):
                        return shelf
    return None


def _cramped(player: SeenPlayer) -> bool:
    """Whether a reserve takes room from a city, which leaves no corner free for it."""
    wide, high = (round(each * _CLOSE) + mosaic.RIM for each in mosaic.rock(*_spread(player)))
    close = Box(0, 0, wide, high)
    board, *_, plan = _laid(player, close, (), named=False)
    return bool(board) and plan.size < _CLOSE


def _shelf_box(player: SeenPlayer, box: Box) -> tuple[Box, Box]:
    """Where a reserve lies beside or below a city, which leaves this more, and what is left for the city."""
    deep = mosaic.SHELF - 8
    columns, rows = _spread(player)
    if box.width * rows > box.height * columns:
        left = box.right - deep - 8
        return Box(left, box.top + 8, box.right - 8, box.bottom - 8), Box(box.left, box.top, left, box.bottom)
    top = box.bottom - deep - 8
    return Box(box.left + 8, top, box.right - 8, box.bottom - 8), Box(box.left, box.top, box.right, top)


def extent(cells: Collection[Cell]) -> tuple[int, int]:
    """How many columns and rows cells spread over."""
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def _plan(cells: Collection[Cell], room: Box, named: bool) -> _Plan:
    """How a city lies in a room beside the names of columns and rows, or without any with all its rock within."""
    far, left, top = _RIM
    box = (
        Box(room.left + left, room.top + top, room.right - far, room.bottom - far)
        if named
        else room.grown(-_NEAR)
    )
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    wide, high = extent(cells)
    columns, rows = (wide, high + mosaic.CLIFF) if named else mosaic.rock(wide, high)
    fit = min(box.width / columns, box.height / rows)
    size = next((step for step in _STEPS if step <= fit), _STEPS[-1])
    x = box.centre[0] - round((max(xs) + min(xs)) / 2 * size)
    y = box.centre[1] - round((max(ys) + min(ys) + mosaic.CLIFF) / 2 * size)
    return _Plan(size, x, y)


def _coordinates(cells: list[Cell], plan: _Plan, box: Box, theme: Theme) -> list[Item]:
    high, wide = _RIM[2] - 2, _RIM[1] - 2
    items = list[Item]()
    columns = {cell.x: cell for cell in cells}
    rows = {cell.y: cell for cell in cells}
    for x in range(min(columns), max(columns) + 1, 1 if plan.size >= _NAMED // 2 else 2):
        at = Cell.at(x, 0)
        items.append(_name(plan.middle(at)[0], box.top + high // 2 - 1, at.column, theme))
    # Where rows are lower than their names, every second one is named.
    for y in range(min(rows), max(rows) + 1, 1 if plan.size >= _NAMED else 2):
        at = Cell.at(0, y)
        items.append(_name(box.left + wide // 2 + 1, plan.middle(at)[1], at.row, theme))
    return items


def _name(x: int, y: int, name: str, theme: Theme) -> Label:
    """A column’s or row’s name, legible on any ground."""
    return replace(Label(x, y, name, 43, theme["light"], "narrow"), rim=theme["ink"], rim_width=4)


def _buildings(view: AlhambraView, seat: Seat, plan: _Plan, top: int, theme: Theme) -> list[Item]:
    """The buildings, walls and marks of a city; no pin reaches above a top, where the plate lies."""
    player = view.players[seat]
    half, size = plan.size // 2, plan.size
    items: list[Item] = [tiles.fountain.at(*plan.middle(FOUNTAIN), size)]
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
        items.append(pin.at(x + half - 6, max(y - half + 8, top + PIN + 8), seat))
    return items


def _rock(player: SeenPlayer, plan: _Plan) -> list[Item]:
    """The rock on which a city stands, from north to south, and its shadow."""
    middles = sorted(map(plan.middle, (FOUNTAIN, *dict(player.city))), key=lambda at: at[1])
    reach, high = (0.5 + mosaic.LEDGE) * plan.size, mosaic.CLIFF * plan.size
    shapes = [Rect(x - reach, y - reach, 2 * reach, 2 * reach + high, _SHADE) for x, y in middles]
    cast = Shadow(tuple(shapes), _SHADE.fade(0.6), high, 0.8 * high, 0.08 * plan.size)
    return [cast, *(tiles.rock.at(x, y, plan.size) for x, y in middles)]


def _shelf(
    player: SeenPlayer,
    box: Box,
    theme: Theme,
    named: bool,
    rim: Colour | None = None,
    chosen: Tile | None = None,
) -> list[Item]:
    """Tiles that wait to be placed, then the reserve, `named` with their prices, on a board no longer than they, perhaps with a rim; in
    light what was chosen, else what was bought."""
    aside = (*player.bought, *player.reserve)
    lit = (chosen,) if chosen else player.bought
    upright = box.height > box.width
    size = min(box.width, box.height) - 2 * _FRAME
    room = max(box.width, box.height) - size - 2 * _FRAME
    step = min(size + _NEXT, room // max(1, len(aside) - 1))
    long = 2 * _FRAME + size + step * (len(aside) - 1)
    box = box._replace(bottom=box.top + long) if upright else box._replace(left=box.right - long)
    items = list[Item]()
    if rim:
        edge = box.grown(_RIMMED)
        items.append(Rect(edge.left, edge.top, edge.width, edge.height, rim, 12, theme["ink"], 2))
    items.append(market.shelf.at(box.left, box.top, box.width, box.height))
    for at, tile in enumerate(aside):
        along = _FRAME + size // 2 + at * step
        x = box.centre[0] if upright else box.left + along
        y = box.top + along if upright else box.centre[1]
        items += [tiles.tile.at(x, y, str(tile), size), *tiles.walls(tile, x, y, size)]
        if tile in lit:
            items.append(market.lantern.at(x - size // 2 - 4, y - size // 2 - 4, size + 8, size + 8))
        elif named and lit:
            items.append(Rect(x - size / 2, y - size / 2, size, size, _SHADE.fade(0.5)))
        if named:
            right, y, high = x + size // 2 - 10, y + size // 2 - size // 5, max(44, 3 * size // 7)
            items.append(
                Label(right, y, str(tile.price), high, theme["light"], "digits", "rm", theme["ink"], 4)
            )
    return items
