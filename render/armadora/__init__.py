"""Pictures of Armadöra: a dwarf land in the low sun."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.armadora.board import COLUMNS, ROWS, SQUARES, Edge, Square, place_of, reading
from engines.armadora.foresight import disputed, stays_whole
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView, SeenArea
from engines.core.text import Seat, Text
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.areas import leader
from render.armadora.borders import borders, hues, wastes
from render.armadora.candidates import marked, number, printed, shines
from render.armadora.grid import Grid
from render.armadora.legend import SIGNS
from render.armadora.outcome import outcome
from render.armadora.players import cards, held, one, players
from render.armadora.remaining import remaining, remaining_scene
from render.armadora.strengths import strengths
from render.armadora.text import alt, beside, earlier, summary, text_board
from render.cards.foot import UNIT, told_size
from render.drawing.camera import Take, whole
from render.drawing.marks import pin
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene, Sprite
from render.drawing.seats import plate
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer

__all__ = ["RENDERER", "alt", "hand", "is_place", "scene", "summary", "text_board"]

_CLOSE = ((174, 5, 3), (131, 7, 4))
"""How large a square is where places are chosen, and how many columns and rows there are: the first part in which all are seen that are
offered."""

_WIDTH, _LEFT, _TOP = 1000, 54, 40
"""A picture's width then, and where the land begins: as wide as it must be for a whole step to fit on a phone's screen."""

_HIGH = 524
"""How high that part is."""

_BEYOND = 0.7
"""How strong the shade is over what lies beyond a part."""

_SMALLER = 0.815
"""How large what stands in a square is where palisades are chosen, as a share of it, so that their numbers have room between the shields."""

_CROWD = 24
"""From how many warriors on a board they are a crowd, until their strengths are told at the end."""

_ON_CARD = (138, 48, 5)
"""A square's size, left and top where the land fills a picture from edge to edge."""

_IN_FILM = (146, 16)
"""A square's size, and what is round the land, in a film."""


def scene(view: ArmadoraView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    """The board, the players and their counts; with the viewer's numbers and hand if a seat looks."""
    return _scene(view, theme, marks, monograms)


def _scene(
    view: ArmadoraView,
    theme: Theme,
    marks: tuple[Mark, ...],
    monograms: Monograms,
    example: Seat | None = None,
) -> Scene:
    """That; in a legend smaller land, so that all else is larger beside it, and one plate as an example."""
    offered = _places(marks)
    view = _calm(view, marks)
    if theme.preview and offered and (close := _close(view, theme, offered, marks, monograms)):
        return close
    size, gap = (theme.size("square"), theme.size("gap")) if example is None else _EXPLAINED
    grid = Grid(
        size,
        theme.size("left"),
        theme.size("top"),
        _piece(size, offered),
        not theme.preview and not view.over and len(view.warriors) >= _CROWD,
    )
    margin, width = theme.size("margin"), grid.box.right + theme.size("right")
    lowest = grid.box.bottom + gap
    rows: list[Layer] = []
    if not theme.preview:
        box = Box(margin, lowest, width - margin, lowest + theme.size("strip"))
        plates = (
            players(view, box, monograms, theme)
            if example is None
            else one(view, example, box, monograms, theme)
        )
        rows.append(Layer("players", plates))
        lowest = box.bottom + 12
    box = Box(margin, lowest, width - margin, lowest + theme.size("hand"))
    # One land serves all previews: where the hand is empty, its lower edge is cut off.
    dusk = box.bottom if theme.preview else lowest
    if view.seat is not None and not view.over and (theme.preview or held(view)):
        rows.append(_known(view, box, offered, monograms, theme))
        dusk = lowest = box.bottom
    names = grid.names(theme)
    whole = Box(0, 0, width, dusk + margin)
    layers = _board(view, grid, whole[2:], names, theme, not theme.preview)
    if offered:
        layers = _below("mines", layers, Layer("lit", tuple(shines(view, marks, grid, theme))))
    layers += rows
    if marks:
        layers.append(Layer("marks", tuple(marked(view, marks, grid, theme))))
    foot = _FOOT if theme.preview and len(rows) == 0 else margin
    return Scene(width, lowest + foot, theme["sky"], tuple(layers), grid.size)


def explained(
    view: ArmadoraView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The board of a legend: of many warriors a few that stand apart, one large plate, no hand, and no marks of moves."""
    few = [] if len(view.warriors) > _FEW else [*view.warriors]
    for seen in view.warriors if not few else ():
        apart = all(math.dist(_at(seen.at), _at(each.at)) >= _APART for each in few)
        if apart and sum(each.seat == seen.seat for each in few) < _FEW // len(view.players):
            few.append(seen)
    calm = replace(view, warriors=tuple(few), fresh=(), before=None, hand=None)
    return _scene(calm, theme, marks, monograms, None if view.over else _example(view))


def _calm(view: ArmadoraView, marks: tuple[Mark, ...]) -> ArmadoraView:
    """Where something is offered, of all that is new the palisades with which the viewer's turn began."""
    if not _places(marks):
        return view
    begun = (place for place in view.fresh if isinstance(place, Edge) and view.fresh_seat == view.seat)
    return replace(view, fresh=tuple(begun), before=None)


def _example(view: ArmadoraView) -> Seat:
    """Of those who have something of most kinds left whoever is due, if they have, else whoever has most powers."""
    due = view.asks[-1].seats[:1] if view.asks else ()

    def left(seat: Seat) -> tuple[int, bool, int]:
        player = view.players[seat]
        return (player.powers > 0) + player.reinforcement + (player.tiles > 0), seat in due, player.powers

    return max(range(len(view.players)), key=left)


def _at(square: Square) -> tuple[int, int]:
    return square.column, square.row


_EXPLAINED = (96, 60)
"""How large a square of a legend is, and what is below all squares, where numbers have room."""

_FEW, _APART = 12, 2
"""How many warriors of all seats together a legend shows at most, and how many squares they are from each other at least."""


def _known(
    view: ArmadoraView, box: Box, places: Sequence[Square | Edge], monograms: Monograms, theme: Theme
) -> Layer:
    """Whose turn it is, and what the viewer knows besides the board: in a preview areas that can still change; where there are none, the own
    tiles, and what is left."""
    if theme.preview and disputed(view):
        return Layer("strengths", strengths(view, box, places, monograms, theme))
    return Layer("hand", cards(view, held(view), box, monograms, theme))


def _below(name: str, layers: Sequence[Layer], one: Layer) -> list[Layer]:
    """Layers with one more below that of a name."""
    at = [layer.name for layer in layers].index(name)
    return [*layers[:at], one, *layers[at:]]


def _places(marks: tuple[Mark, ...]) -> list[Square | Edge]:
    """The places that are offered, chosen or advised."""
    places = (place_of(token) for mark in marks for token in mark.token.split())
    return [place for place in places if place is not None]


def _piece(size: int, places: list[Square | Edge]) -> int:
    """The size of what stands in a square where edges are offered; else none of its own."""
    edges = any(isinstance(place, Edge) for place in places)
    return round(_SMALLER * size) if edges else 0


def _close(
    view: ArmadoraView,
    theme: Theme,
    places: list[Square | Edge],
    marks: tuple[Mark, ...],
    monograms: Monograms,
) -> Scene | None:
    """The part of the land in which places lie, and edges with which the viewer's turn began, whole squares large enough that numbers have
    room between the shields; below it what the viewer knows. None if they lie too far from each other."""
    width, margin = _WIDTH, theme.size("margin")
    strip = theme.size("hand") + 2 * margin
    grid = _part(view, places)
    if grid is None:
        return None
    height, size = _WINDOW.bottom + strip, grid.size
    grid = Grid(size, *grid.box[:2], _piece(size, places))
    # The land goes on in the dark.
    shown = grid.shown(_WINDOW)

    def within(place: Square) -> bool:
        return bool(shown.cut(grid.square(place)).area)

    seen = replace(
        view,
        gold=tuple(each for each in view.gold if within(each[0])),
        warriors=tuple(each for each in view.warriors if within(each.at)),
    )
    layers = _board(seen, grid, (width, height), (), theme)
    layers = _below("mines", layers, Layer("lit", tuple(shines(view, marks, grid, theme))))
    beyond = (_shade(part, theme, _BEYOND) for part in grid.box.without(shown))
    layers.append(Layer("beyond", tuple(beyond)))
    layers.append(Layer("names", grid.names(theme, shown)))
    row = Box(margin, height - strip + margin, width - margin, height - margin)
    layers.append(_known(view, row, places, monograms, theme))
    layers.append(Layer("marks", tuple(marked(view, marks, grid, theme))))
    return Scene(width, height, theme["sky"], tuple(layers), size)


_WINDOW = Box(_LEFT, _TOP, _WIDTH, _TOP + _HIGH)
"""Where that part lies in its picture."""


def _part(view: ArmadoraView, places: list[Square | Edge]) -> Grid | None:
    """Where the land lies in it, if there is such a part."""
    begun = [place for place in view.fresh if isinstance(place, Edge)]
    return next((found for way in _CLOSE if (found := _seen([*places, *begun], _WINDOW, *way))), None)


def _beside(view: ArmadoraView, marks: tuple[Mark, ...]) -> list[Text]:
    """A preview in words."""
    view, places = _calm(view, marks), _places(marks)
    grid = _part(view, places) if places else None
    shown = grid.shown(_WINDOW) if grid else Box(0, 0, 0, 0)
    squares = [at for at in SQUARES if grid and shown.cut(grid.square(at)).area]
    return beside(view, squares)


def _seen(places: list[Square | Edge], window: Box, size: int, across: int, down: int) -> Grid | None:
    """Where the land lies so that places are seen in a window of so many whole squares with half a square round them: as near its middle as
    can be."""
    xs, ys = zip(*map(Grid(size, 0, 0).middle, places), strict=True)
    needed = Box(min(xs), min(ys), max(xs), max(ys)).grown(size // 2)
    found = list[tuple[float, Grid]]()
    for column in range(len(COLUMNS) - across + 1):
        for row in range(len(ROWS) - down + 1):
            shown = Box(0, 0, size * across, size * down).moved(size * column, size * row)
            if needed.cut(shown) == needed:
                x, y = window.centre[0] - shown.centre[0], window.centre[1] - shown.centre[1]
                found.append((math.dist(needed.centre, shown.centre), Grid(size, x, y)))
    return min(found, key=lambda way: way[0])[1] if found else None


def showpiece(view: ArmadoraView, theme: Theme, winners: Sequence[Seat]) -> Scene:
    """All of the land, and who took what there."""
    return outcome(view, Grid(*_ON_CARD), theme)


def in_film(
    views: Sequence[ArmadoraView], theme: Theme, begun: Sequence[ArmadoraView] = ()
) -> Iterator[Take]:
    """The positions of a film: the land alone, which fills the picture; until it is divided everybody's strength there is told, then gold."""
    size, edge = _IN_FILM
    grid = Grid(size, edge, edge)
    width, height = grid.box.grown(edge)[2:]
    for before, view in zip(begun or (views[0], *views), views, strict=False):
        layers = _board(view, grid, (width, height), (), theme, view.over)
        scene = Scene(width, height, theme["sky"], tuple(layers))
        size = told_size(len(view.players))
        forces = [0] * len(view.players)
        for seen in view.warriors:
            forces[seen.seat] += seen.least
        units = [
            land.nuggets.at(0, 0, 2 * UNIT)
            if len(view.areas) > 1
            else troops.tile.at(0, 0, player.race, seat, 2 * UNIT)
            for seat, player in enumerate(view.players)
        ]
        yield replace(whole(scene), told=_told(before, view, size), units=tuple(units), counts=tuple(forces))


def _told(before: ArmadoraView, view: ArmadoraView, size: int) -> tuple[Sprite, ...]:
    """What whoever moved last did: the warrior that came, palisades, or the token that was used."""
    seat = view.fresh_seat
    if seat is None or view.over:
        return ()
    race, newest = view.players[seat].race, view.fresh[-1:]
    if any(isinstance(each, Edge) for each in newest):
        return (land.stakes.at(0, 0, size // 2),)
    for seen in view.warriors:
        if seen.at in newest and seen.seat == seat:
            return troops.warrior(0, 0, round(1.1 * size), race, seat, seen.strength, seen.face_up)
    if before.players[seat].powers > view.players[seat].powers:
        return (troops.power.at(0, 0, race, size // 2),)
    if before.players[seat].reinforcement > view.players[seat].reinforcement:
        return (troops.reinforcement.at(0, 0, size // 2),)
    return ()


def _board(
    view: ArmadoraView,
    grid: Grid,
    size: tuple[int, int],
    names: tuple[Item, ...],
    theme: Theme,
    hued: bool = False,
) -> list[Layer]:
    """The land and all that stands on it, in a picture of a size; `hued` with areas that cannot change in the hues of those who lead there."""
    shown = Box(0, 0, *size).moved(-grid.box.left, -grid.box.top)
    ground = land.ground.at(grid.box.left, grid.box.top, grid.size, shown)
    mines, plaques = _mines(view, grid)
    owned, still = [*_owned(view)], [] if view.over else disputed(view)
    settled = [each for each in owned if each[0] not in still]
    tints = [hue for each in settled if hued for hue in hues(view, *each, grid, theme)]
    rims = [line for area, seats in owned for line in borders(area, [*map(theme.seat, seats)], grid)]
    return [
        Layer("land", (ground, *names), still=True),
        Layer("areas", (*tints, *wastes(view, grid, theme))),
        Layer("borders", tuple(rims)),
        Layer("glows", tuple(_glows(view, grid, theme))),
        Layer("mines", tuple(mines)),
        Layer("pieces", _pieces(view, grid, theme)),
        Layer("gold", tuple(plaques)),
    ]


def hand(view: ArmadoraView, theme: Theme) -> Scene | None:
    """The viewer's tiles by strength."""
    tiles = held(view)
    if view.seat is None or not tiles:
        return None
    race, height = view.players[view.seat].race, 176
    items: list[Item] = []
    x = 152  # beside what Discord lays over the corner
    for strength, count in tiles:
        number = f"×{count}"
        items += troops.warrior(x, height // 2 - 3, 140, race, view.seat, strength)
        items.append(Label(x + 58, height // 2 + 2, number, 50, theme["plate_ink"], anchor="lm"))
        x += 114 + 30 * len(number)
    width = max(350, x - 54)
    ground = plate.at(8, 8, width - 16, height - 16, "plain", view.seat)
    return Scene(width, height, theme["sky"], (Layer("hand", (ground, *items)),))


_FOOT = 36
"""What is below the land in a preview without a hand, for the corner on which Discord lays a mark of its own."""


def is_place(token: str) -> bool:
    """Whether a move's token is a square or an edge, so that a mark can show it."""
    return place_of(token) is not None


def _glows(view: ArmadoraView, grid: Grid, theme: Theme) -> list[Item]:
    """What shines below whatever has been placed: of the last turn, and before it. Nothing does once the game is over."""
    if view.over:
        return []
    glows = _earlier(view, grid, theme)
    if view.fresh_seat is not None:
        colour = theme.seat(view.fresh_seat)
        for fresh in view.fresh:
            if isinstance(fresh, Edge):
                glows.append(land.glow_edge(*grid.middle(fresh), grid.size, fresh.upright, colour))
            else:
                glows.append(land.glow_square(*grid.corner(fresh), grid.size, colour))
    return glows


def _pieces(view: ArmadoraView, grid: Grid, theme: Theme) -> tuple[Item, ...]:
    """Palisades and warriors; what lies farther south is painted over what lies north of it."""
    placed: list[tuple[int, Item]] = []
    taken = {square: area.takers for area in view.areas for square in area.squares if area.gold}
    for edge in view.palisades:
        x, y = grid.middle(edge)
        # Warriors stand before upright ones, at whose southern ends level ones stand before these.
        south = y + (10 if edge.upright else 0)
        kind = (edge.a.column * 2 + edge.a.row) % land.FENCES
        if edge in view.fresh and view.fresh_seat is not None and not view.over:
            kind = land.FENCES + view.fresh_seat
        placed.append((south, land.palisade.at(x, y, grid.size, edge.upright, kind)))
    for seen in view.warriors:
        x, y = grid.post(seen.at)
        golden = seen.seat in taken.get(seen.at, ()) if view.over else seen.face_up
        tile = troops.standing(x, y, grid.troop, view.players[seen.seat].race, seen, golden)
        placed += [(y + 20, each) for each in tile]
    placed.sort(key=lambda piece: piece[0])
    return (*(item for _, item in placed), *_pins(view, grid))


def _earlier(view: ArmadoraView, grid: Grid, theme: Theme) -> list[Item]:
    """Glows of what has changed since the position that the view is compared with, before the newest turn."""
    return [
        land.glow_edge(*grid.middle(place), grid.size, place.upright, theme["light"])
        if isinstance(place, Edge)
        else land.glow_square(
            *grid.corner(place), grid.size, theme["light"] if seat is None else theme.seat(seat)
        )
        for seat, place in earlier(view)
    ]


def _pins(view: ArmadoraView, grid: Grid) -> tuple[Item, ...]:
    """A pin in the newest thing: at a square's upper right corner, or on an edge beside the strength above it."""
    if view.fresh_seat is None or not view.fresh or view.over:
        return ()
    newest = view.fresh[-1]
    if isinstance(newest, Edge):
        x, y = grid.middle(newest)
        aside, up = (0, grid.size // 3) if newest.upright else (round(0.36 * grid.size), 12)
        return (pin.at(x + aside, y - up, view.fresh_seat, _PIN),)
    x, y = grid.corner(newest)
    return (pin.at(x + grid.size - 14, y + 24, view.fresh_seat, _PIN),)


_PIN = 1.35
"""How large the pin is, as a share of other games'."""


def _owned(view: ArmadoraView) -> Iterator[tuple[SeenArea, tuple[Seat, ...]]]:
    """The areas with gold, while there are several; and who leads there, or has taken it."""
    for area in view.areas if len(view.areas) > 1 else ():
        lead = leader(view, area)
        if area.gold:
            yield area, area.takers if view.over else () if lead is None else (lead,)


def _shade(area: Box, theme: Theme, strength: float) -> Rect:
    """Shade on the land, on which what is drawn later is brighter."""
    return Rect(*area[:2], area.width, area.height, theme["pit"].fade(strength))


def _mines(view: ArmadoraView, grid: Grid) -> tuple[list[Item], list[Item]]:
    """All mines with their gold, and what is told of it: in each area that no palisade can divide any more a chest in place of the richest
    mine with the gold of all; once the game is over, who takes the gold of each mine."""
    gold, told, found = dict(view.gold), dict[Square, Item](), list[Item]()
    for area in view.areas:
        mines = [at for at in area.squares if at in gold]
        chest = name_of(area.squares, gold) if mines and not view.over and stays_whole(view, area) else None
        for at in mines:
            x, y = grid.stand(at)
            if at == chest:
                lead = leader(view, area)
                first = () if lead is None else (lead,)
                found.append(land.chest.at(x, y, grid.piece))
                told[at] = land.sum_plaque.at(x, y, grid.piece, area.gold, first)
                continue
            found.append(land.mine.at(x, y, grid.piece, at.column % 2, gold[at], not view.over))
            if view.over:
                told[at] = land.prize.at(x, y, grid.piece, area.takers, gold[at])
    return found, [*told.values()]


RENDERER: Renderer[ArmadoraView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    showpiece=showpiece,
    events=frozenset({"armadora-divided"}),
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    explained=explained,
    number=number,
    reading=lambda token: reading(place) if (place := place_of(token)) else (0, 0),
    printed=printed,
    aims=True,
    beside=_beside,
)
