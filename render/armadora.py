"""Pictures of Armadöra: a dwarf land at dusk."""

from __future__ import annotations

from engines.armadora.board import COLUMNS, EDGES, ROWS, SQUARES, Edge, Square
from engines.armadora.view import ArmadoraView, SeenArea
from engines.text import Seat

from . import armadora_land as land
from . import armadora_warriors as troops
from .armadora_words import alt, summary, text_board
from .marks import disc
from .renderer import Mark
from .scene import Box, Item, Label, Layer, Rect, Scene
from .seats import Count, Plate, plate, strip
from .theme import Theme

__all__ = ["alt", "hand", "scene", "summary", "text_board"]

_TINTS = 5


def scene(view: ArmadoraView, theme: Theme, marks: tuple[Mark, ...] = ()) -> Scene:
    """The board, the players and their counts; with the viewer's numbers and hand if a seat looks."""
    grid = _Grid(theme)
    margin, below = theme.size("margin"), grid.box.bottom + 26
    lowest = below + theme.size("strip")
    cards = _cards(
        view, theme, Box(margin, lowest + 14, grid.width - margin, lowest + 14 + theme.size("hand"))
    )
    height = lowest + (14 + theme.size("hand") if cards else 0) + margin
    rocks = [land.rock.at(*grid.corner(at), grid.size, (at.column * 7 + at.row * 3) % 16) for at in SQUARES]
    light = land.evening.at(grid.box.left, grid.box.top, grid.box.width, grid.box.height)
    ground = (land.dusk.at(0, 0, grid.width, height, grid.box), *rocks, light, *grid.coordinates(theme))
    mines = [land.mine.at(*grid.corner(at), grid.size, at.column, pile) for at, pile in view.gold]
    layers = [
        Layer("land", ground, still=True),
        Layer("areas", _tints(view, grid, theme)),
        Layer("mines", tuple(mines)),
        Layer("edges", tuple(land.dot.at(*grid.middle(edge)) for edge in view.open_edges)),
        Layer("pieces", _pieces(view, grid, theme)),
        Layer("gold", _plaques(view, grid)),
        Layer("players", _players(view, Box(margin, below, grid.width - margin, lowest), theme)),
    ]
    if cards:
        layers.append(Layer("hand", cards))
    if marks:
        layers.append(Layer("marks", _marks(view, marks, grid, theme)))
    return Scene(grid.width, height, theme["sky"], tuple(layers))


def hand(view: ArmadoraView, theme: Theme) -> Scene | None:
    """The viewer's tiles by strength."""
    if view.seat is None or view.hand is None:
        return None
    race = view.players[view.seat].race
    held = [(strength, count) for strength, count in enumerate(view.hand, 1) if count]
    width, height = max(2, len(held)) * 196 + 8, 236
    items: list[Item] = [plate.at(8, 8, width - 16, height - 16, "plain", view.seat)]
    for at, (strength, count) in enumerate(held):
        x = 8 + at * 196 + 66
        items.append(
            troops.warrior.at(x + 16, height // 2 - 4, race, view.seat, strength, False, False, 0, False, 130)
        )
        items.append(Label(x + 92, height // 2 - 2, f"×{count}", 56, theme["plate_ink"], anchor="lm"))
    return Scene(width, height, theme["sky"], (Layer("hand", tuple(items)),))


class _Grid:
    """Where squares and edges lie in the picture."""

    def __init__(self, theme: Theme) -> None:
        self.size = theme.size("square")
        left, top = theme.size("left"), theme.size("top")
        self.box = Box(left, top, left + self.size * len(COLUMNS), top + self.size * len(ROWS))
        self.width = self.box.right + left

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
            Label(self.box.left + half + at * self.size, self.box.top - 28, letter, 36, ink)
            for at, letter in enumerate(COLUMNS)
        ]
        side = [
            Label(self.box.left - 30, self.box.top + half + at * self.size, str(row), 36, ink)
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
        seed = EDGES.index(edge) % 5
        # An upright one reaches from its middle to the south, so it may cover a level one at its upper end only.
        placed.append(
            (
                y + (grid.size // 2 - 1 if edge.upright else 0),
                land.palisade.at(x, y, grid.size, edge.upright, seed),
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
        if view.over and area.takers:
            items.append(land.prize_plaque.at(x, y, area.takers, area.share))
        else:
            items.append(land.sum_plaque.at(x, y, area.gold, view.over and area.gold > 0))
    return tuple(items)


def _quiet_spot(area: SeenArea, walls: set[Edge], view: ArmadoraView, grid: _Grid) -> tuple[int, int]:
    """Where a plaque hides least: a corner inside the area where four of its squares meet, else an inner edge."""
    inside = set(area.squares)
    middle_x = sum(grid.centre(square)[0] for square in area.squares) / len(area.squares)
    middle_y = sum(grid.centre(square)[1] for square in area.squares) / len(area.squares)
    corners = []
    for square in area.squares:
        east, south = Square(square.column + 1, square.row), Square(square.column, square.row + 1)
        across = Square(square.column + 1, square.row + 1)
        if {east, south, across} <= inside and walls.isdisjoint(
            (Edge(square, east), Edge(square, south), Edge(east, across), Edge(south, across))
        ):
            x, y = grid.corner(across)
            corners.append((x, y))
    if corners:
        x, y = min(corners, key=lambda spot: (abs(spot[0] - middle_x) + abs(spot[1] - middle_y), spot))
        return x, y + 6
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


def _cards(view: ArmadoraView, theme: Theme, box: Box) -> tuple[Item, ...]:
    """The viewer's own tiles as a row below the strip; nothing for a bystander."""
    if view.seat is None or view.hand is None or view.over:
        return ()
    race = view.players[view.seat].race
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, "plain", view.seat)]
    step = min(220, (box.width - 40) // len(view.hand))
    x = box.left + 30
    for strength, count in enumerate(view.hand, 1):
        if count:
            items.append(
                troops.warrior.at(
                    x + 40, box.centre[1] - 2, race, view.seat, strength, False, False, 0, False, 88
                )
            )
            items.append(Label(x + 98, box.centre[1] + 2, f"×{count}", 46, theme["plate_ink"], anchor="lm"))
            x += step
    return tuple(items)


def _marks(view: ArmadoraView, marks: tuple[Mark, ...], grid: _Grid, theme: Theme) -> tuple[Item, ...]:
    seat: Seat = view.seat if view.seat is not None else 0
    items: list[Item] = []
    for mark in marks:
        spot = _spot(mark.token, grid)
        if spot:
            items.extend(disc(*spot, mark.label, seat, theme))
    return tuple(items)


def _spot(token: str, grid: _Grid) -> tuple[int, int] | None:
    """Where a move's token lies on the board; None for tokens that are no places."""
    try:
        return grid.middle(Edge.parse(token)) if "-" in token else grid.centre(Square.parse(token))
    except ValueError:
        return None
