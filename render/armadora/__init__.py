"""Pictures of Armadöra: a dwarf land at dusk."""

from __future__ import annotations

from engines.armadora.board import COLUMNS, EDGES, ROWS, SQUARES, Edge, Square
from engines.armadora.view import ArmadoraView, SeenArea
from engines.core.text import Seat
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.text import alt, summary, text_board
from render.drawing.marks import disc
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import Count, Plate, plate, strip
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer

__all__ = ["RENDERER", "alt", "hand", "is_place", "scene", "summary", "text_board"]

_TINTS = 5


def scene(view: ArmadoraView, theme: Theme, marks: tuple[Mark, ...] = ()) -> Scene:
    """The board, the players and their counts; with the viewer's numbers and hand if a seat looks."""
    grid = _Grid(theme)
    margin, lowest = theme.size("margin"), grid.box.bottom + theme.size("gap")
    rows: list[tuple[Item, ...]] = []
    if not theme.preview:
        box = Box(margin, lowest, grid.width - margin, lowest + theme.size("strip"))
        rows.append(_players(view, box, theme))
        if held := _held(view):
            box = Box(margin, box.bottom + 12, grid.width - margin, box.bottom + 12 + theme.size("hand"))
            rows.append(_cards(view, held, box, theme))
        lowest = box.bottom + margin
    rocks = [
        land.rock.at(
            *grid.corner(at), grid.size, at.row * 3 + (at.column * 2 + at.row) % 3, 120 - 24 * at.row
        )
        for at in SQUARES
    ]
    ground = (land.dusk.at(0, 0, grid.width, lowest, grid.box), *rocks, *grid.coordinates(theme))
    mines = [land.mine.at(*grid.corner(at), grid.size, at.column, pile) for at, pile in view.gold]
    layers = [
        Layer("land", ground, still=True),
        Layer("areas", _tints(view, grid, theme)),
        Layer("mines", tuple(mines)),
        Layer("edges", tuple(land.dot.at(*grid.middle(edge)) for edge in view.open_edges)),
        Layer("pieces", _pieces(view, grid, theme)),
        Layer("gold", _plaques(view, grid)),
        *(Layer(name, row) for name, row in zip(("players", "hand"), rows, strict=False)),
    ]
    if marks:
        layers.append(Layer("marks", _marks(view, marks, grid, theme)))
    return Scene(grid.width, lowest, theme["sky"], tuple(layers))


def hand(view: ArmadoraView, theme: Theme) -> Scene | None:
    """The viewer's tiles by strength."""
    held = _held(view)
    if view.seat is None or not held:
        return None
    race, height = view.players[view.seat].race, 176
    items: list[Item] = []
    x = 84
    for strength, count in held:
        number = f"×{count}"
        items.append(troops.warrior.at(x, height // 2 - 3, 140, race, view.seat, strength))
        items.append(Label(x + 58, height // 2 + 2, number, 50, theme["plate_ink"], anchor="lm"))
        x += 124 + 30 * len(number)
    width = max(300, x - 60)
    ground = plate.at(8, 8, width - 16, height - 16, "plain", view.seat)
    return Scene(width, height, theme["sky"], (Layer("hand", (ground, *items)),))


def is_place(token: str) -> bool:
    """Whether a move's token is a square or an edge, so that a mark can show it."""
    try:
        _place(token)
    except ValueError:
        return False
    return True


class _Grid:
    """Where squares and edges lie in the picture."""

    def __init__(self, theme: Theme) -> None:
        self.size = theme.size("square")
        left, top = theme.size("left"), theme.size("top")
        self.box = Box(left, top, left + self.size * len(COLUMNS), top + self.size * len(ROWS))
        self.width = self.box.right + min(left, 40)

    def corner(self, at: Square) -> tuple[int, int]:
        return self.box.left + at.column * self.size, self.box.top + (at.row - 1) * self.size

    def centre(self, at: Square) -> tuple[int, int]:
        x, y = self.corner(at)
        return x + self.size // 2, y + self.size // 2

    def middle(self, edge: Edge) -> tuple[int, int]:
        (ax, ay), (bx, by) = self.centre(edge.a), self.centre(edge.b)
        return (ax + bx) // 2, (ay + by) // 2

    def coordinates(self, theme: Theme) -> tuple[Item, ...]:
        ink, half = theme["margin_ink"].fade(0.85), self.size // 2
        top = [
            Label(self.box.left + half + at * self.size, self.box.top // 2 - 3, letter, 36, ink)
            for at, letter in enumerate(COLUMNS)
        ]
        side = [
            Label(self.box.left // 2, self.box.top + half + at * self.size, str(row), 36, ink)
            for at, row in enumerate(ROWS)
        ]
        return (*top, *side)


def _pieces(view: ArmadoraView, grid: _Grid, theme: Theme) -> tuple[Item, ...]:
    """Glows, palisades and warriors; what lies farther south is painted over what lies north of it."""
    glows: list[Item] = []
    if view.fresh_seat is not None:
        colour = theme.seat(view.fresh_seat)
        for fresh in view.fresh:
            if isinstance(fresh, Edge):
                glows.append(land.glow_edge(*grid.middle(fresh), grid.size, fresh.upright, colour))
            else:
                glows.append(land.glow_square(*grid.corner(fresh), grid.size, colour))
    placed: list[tuple[int, Item]] = []
    for edge in view.palisades:
        x, y = grid.middle(edge)
        # An upright one reaches from its middle to the south, so it may cover a level one at its upper end only.
        placed.append(
            (
                y + (grid.size // 2 - 1 if edge.upright else 0),
                land.palisade.at(x, y, grid.size, edge.upright),
            )
        )
    for seen in view.warriors:
        x, y = grid.centre(seen.at)
        owner = view.players[seen.seat]
        placed.append(
            (
                y + 20,
                troops.warrior.at(
                    x,
                    y,
                    grid.size,
                    owner.race,
                    seen.seat,
                    seen.strength,
                    seen.face_up,
                    seen.peeked,
                    seen.arrows,
                    seen.reinforced,
                ),
            )
        )
    placed.sort(key=lambda piece: piece[0])
    return (*glows, *(item for _, item in placed))


def _tints(view: ArmadoraView, grid: _Grid, theme: Theme) -> tuple[Item, ...]:
    """A faint colour per area while there are several, neighbours unlike; the taker's colour once the game is over."""
    if len(view.areas) < 2:
        return ()
    area_of = {square: at for at, area in enumerate(view.areas) for square in area.squares}
    chosen: dict[int, int] = {}
    largest = max(range(len(view.areas)), key=lambda at: len(view.areas[at].squares))
    items: list[Item] = []
    for at, area in enumerate(view.areas):
        near = {chosen.get(area_of[edge.b if area_of[edge.a] == at else edge.a]) for edge in _rim(area)}
        free = [tint for tint in range(1, _TINTS + 1) if tint not in near]
        chosen[at] = min(free or [1], key=lambda tint: (sum(tint == used for used in chosen.values()), tint))
        if view.over and area.takers:
            sides = {_side(view, seat) for seat in area.takers}
            colour = theme.seat(area.takers[0]).fade(0.36) if len(sides) == 1 else theme["bone"].fade(0.22)
        elif at == largest and not view.over:
            continue
        else:
            colour = theme[f"tint_{chosen[at]}"]
        for square in area.squares:
            x, y = grid.corner(square)
            items.append(Rect(x + 2, y + 2, grid.size - 4, grid.size - 4, colour))
    return tuple(items)


def _side(view: ArmadoraView, seat: Seat) -> int:
    """The team with four players (rules §12), else the seat itself."""
    return seat % 2 if len(view.players) == 4 else seat


def _rim(area: SeenArea) -> list[Edge]:
    inside = set(area.squares)
    return [edge for edge in EDGES if (edge.a in inside) != (edge.b in inside)]


def _plaques(view: ArmadoraView, grid: _Grid) -> tuple[Item, ...]:
    """The gold of every area while there are several; who takes it, once the game is over."""
    if len(view.areas) < 2 and not view.over:
        return ()
    walls = set(view.palisades)
    items: list[Item] = []
    for area in view.areas:
        x, y = _quiet_spot(area, walls, view, grid)
        if view.over and area.takers and area.gold:
            items.append(land.prize_plaque.at(x, y, grid.size, area.takers, area.share))
        else:
            items.append(land.sum_plaque.at(x, y, grid.size, area.gold, view.over and area.gold > 0))
    return tuple(items)


def _quiet_spot(area: SeenArea, walls: set[Edge], view: ArmadoraView, grid: _Grid) -> tuple[int, int]:
    """Where a plaque hides least: a corner inside the area where four of its squares meet, else an inner edge."""
    inside = set(area.squares)
    middle_x = sum(grid.centre(square)[0] for square in area.squares) / len(area.squares)
    middle_y = sum(grid.centre(square)[1] for square in area.squares) / len(area.squares)
    taken = {seen.at for seen in view.warriors}
    corners = []
    for square in area.squares:
        east, south = Square(square.column + 1, square.row), Square(square.column, square.row + 1)
        across = Square(square.column + 1, square.row + 1)
        if {east, south, across} <= inside and walls.isdisjoint(
            (Edge(square, east), Edge(square, south), Edge(east, across), Edge(south, across))
        ):
            x, y = grid.corner(across)
            hidden = len(taken & {square, east, south, across})
            corners.append((hidden, abs(x - middle_x) + abs(y - middle_y), x, y + 6))
    if corners:
        return min(corners)[2:]
    legal = set(view.open_edges)
    edges = [
        (edge in legal, abs(x - middle_x) + abs(y - middle_y), x, y - 40 if edge.upright else y + 10)
        for edge in EDGES
        if edge.a in inside and edge.b in inside and edge not in walls
        for x, y in (grid.middle(edge),)
    ]
    return min(edges)[2:]


def _players(view: ArmadoraView, box: Box, theme: Theme) -> tuple[Item, ...]:
    due = view.asks[-1].seats if view.asks else ()
    advanced = view.setup.option("advanced") == "yes"
    plates = []
    for seat, player in enumerate(view.players):
        counts = [Count(troops.tile.at(0, 0, player.race, seat), player.tiles, faded=not player.tiles)]
        if advanced:
            counts.append(Count(troops.power.at(0, 0, player.race), player.powers, faded=not player.powers))
            if player.reinforcement:
                counts.append(Count(troops.reinforcement.at(0, 0)))
        plates.append(
            Plate(
                seat,
                None if view.totals is None else view.totals[seat],
                () if view.over else tuple(counts),
                due=seat in due,
                faded=player.passed and not view.over,
                badge=("I", "II")[seat % 2] if len(view.players) == 4 else "",
                crest=troops.emblem.at(0, 0, player.race, seat),
            )
        )
    return strip(tuple(plates), (Count(land.stakes.at(0, 0), view.supply),), box, theme)


def _held(view: ArmadoraView) -> list[tuple[int, int]]:
    """The viewer's own tiles: strength and how many."""
    if view.hand is None or view.over:
        return []
    return [(strength, count) for strength, count in enumerate(view.hand, 1) if count]


def _cards(view: ArmadoraView, held: list[tuple[int, int]], box: Box, theme: Theme) -> tuple[Item, ...]:
    """The viewer's own tiles as a row below the strip."""
    assert view.seat is not None
    race = view.players[view.seat].race
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, "plain", view.seat)]
    step = min(210, (box.width - 20) // len(held))
    for at, (strength, count) in enumerate(held):
        x, y = box.left + 62 + at * step, box.centre[1] - 2
        items.append(troops.warrior.at(x, y, 118, race, view.seat, strength))
        items.append(Label(x + 54, y + 4, f"×{count}", 46, theme["plate_ink"], anchor="lm"))
    return tuple(items)


def _marks(view: ArmadoraView, marks: tuple[Mark, ...], grid: _Grid, theme: Theme) -> tuple[Item, ...]:
    seat: Seat = view.seat if view.seat is not None else 0
    items: list[Item] = []
    for mark in marks:
        if is_place(mark.token):
            place = _place(mark.token)
            spot = grid.middle(place) if isinstance(place, Edge) else grid.centre(place)
            items.extend(disc(*spot, mark.label, seat, theme, theme.size("disc")))
    return tuple(items)


def _place(token: str) -> Square | Edge:
    return Edge.parse(token) if "-" in token else Square.parse(token)


RENDERER: Renderer[ArmadoraView] = Renderer(scene, hand, is_place, alt, text_board, summary)
