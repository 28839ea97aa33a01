"""One garden of The Hanging Gardens in a picture: where its cells lie, its cards layer by layer, its temples."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from engines.core.text import Seat
from engines.hanging_gardens.cards import Laid
from engines.hanging_gardens.cells import Cell, neighbours
from engines.hanging_gardens.printed import Structure
from engines.hanging_gardens.state import Fresh
from engines.hanging_gardens.view import SeenPlayer
from render.drawing.colour import Colour
from render.drawing.marks import PIN, glow, pin
from render.drawing.scene import Box, Item, Label, Sprite
from render.drawing.seats import token
from render.drawing.theme import Theme
from render.hanging_gardens import land
from render.hanging_gardens.islands import banner
from render.hanging_gardens.squares import (
    FALL,
    FOOT,
    cast,
    clump,
    fall,
    flank,
    front,
    hedge,
    ivy,
    joined,
    light,
    lip,
    on_card,
    seed,
    shaded,
    structure,
    turf,
    wall,
)
from render.hanging_gardens.text import earlier

SIZES: Final = (
    *(160, 144, 128, 112, 100, 92, 84, 78, 72, 68, 64, 60, 56, 53, 50, 47, 44),
    *(41, 38, 35, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8),
)
"""The sizes of squares in all pictures: few, so that what was painted for one serves many."""


@dataclass(frozen=True, slots=True)
class Margins:
    """What a panel needs round its garden at the left, above, at the right, and in squares above it, for what is high, and below it, for its
    wall."""

    left: int
    top: int
    right: int
    high: float = 0
    wall: float = 0.78


BARE, ALONE, CUT = Margins(50, 22, 14), Margins(22, 14, 22, 0.36), Margins(22, 6, 22, 0.5, 0)
"""With the owner's sign, without it, and for a part of a garden that goes on beyond the panel."""

_SPREAD = 5
"""Over how many levels light changes from the darkest to the brightest at least."""

_SIDES = "NESW"
_STEP, _HIGHEST, _HIDDEN, _ABOVE, _DOWN = 0.26, 1.0, 0.5, 0.7, 0.4
"""How high a step is at most, all of a garden, what hides a part of the square behind it, and its first row; and how far down its walls the
lowest squares lie at most, in squares."""
_TALLER = 1.4
"""How much taller than elsewhere the pin is, which many structures are near."""


@dataclass(frozen=True, slots=True)
class Extent:
    """The cells that a picture shows, first and last column and row."""

    left: int
    top: int
    right: int
    bottom: int

    @staticmethod
    def of(cells: Iterable[Cell]) -> Extent:
        """The smallest extent that holds all cells."""
        xs, ys = zip(*cells, strict=True)
        return Extent(min(xs), min(ys), max(xs), max(ys))

    def holds(self, cell: Cell) -> bool:
        """Whether a cell is among them."""
        return self.left <= cell.x <= self.right and self.top <= cell.y <= self.bottom

    @property
    def columns(self) -> int:
        """How many cells lie side by side."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many cells lie one above the other."""
        return self.bottom - self.top + 1


def height_of(extent: Extent, size: int, margins: Margins = BARE) -> int:
    """The height of a panel that shows an extent."""
    return margins.top + round((margins.high + extent.rows + margins.wall) * size) + 6


def width_of(extent: Extent, size: int, margins: Margins = BARE) -> int:
    """The width of a panel that shows an extent."""
    return margins.left + extent.columns * size + margins.right


def fitting(extent: Extent, width: int, height: int, margins: Margins = BARE) -> int:
    """The largest size of cells at which an extent fits into a panel."""
    for size in SIZES:
        if width_of(extent, size, margins) <= width and height_of(extent, size, margins) <= height:
            return size
    return SIZES[-1]


@dataclass(frozen=True)
class Plot:
    """A garden's place in the picture: its panel, its cells' size, and what it shows."""

    seat: Seat
    box: Box
    extent: Extent
    size: int
    margins: Margins = BARE
    lifts: Mapping[Cell, int] = field(default_factory=dict)
    """How far above the middle of its island every square lies, in pixels."""
    step: int = 0
    """How high a step is."""

    @staticmethod
    def at(seat: Seat, extent: Extent, size: int, origin: tuple[int, int]) -> Plot:
        """The place of a garden whose cell (0, 0) begins at a pixel."""
        left = origin[0] + extent.left * size - BARE.left
        top = origin[1] + extent.top * size - BARE.top
        box = Box(left, top, left + width_of(extent, size), top + height_of(extent, size))
        return Plot(seat, box, extent, size)

    @cached_property
    def origin(self) -> tuple[int, int]:
        """Where the upper left corner of the cell (0, 0) would lie."""
        left, right = self.margins.left, self.margins.right
        above = self.margins.top + round(self.margins.high * self.size)
        room = max(0, self.box.width - left - right - self.extent.columns * self.size)
        spare = self.box.height - height_of(self.extent, self.size, self.margins)
        return (
            self.box.left + left + room // 2 - self.extent.left * self.size,
            self.box.top + above + max(0, spare // 2) - self.extent.top * self.size,
        )

    def risen(self, laid: tuple[Laid, ...]) -> Plot:
        """The same with cards, which lie in steps one above the other."""
        levels = _levels(laid)
        steps = {level: at for at, level in enumerate(sorted({*levels.values()}))}
        rises = [steps[level] - steps[levels.get(Cell(x, y - 1), level)] for (x, y), level in levels.items()]
        top, most = min(cell.y for cell in levels), len(steps) - 1
        first = max(steps[level] for cell, level in levels.items() if cell.y == top)
        parts = (_HIGHEST / max(1, most), _HIDDEN / max(1, *rises), _ABOVE / max(1, first))
        step = round(self.size * min(_STEP, *parts))
        down = min(step * most // 2, round(_DOWN * self.size))
        lifts = {cell: step * steps[level] - down for cell, level in levels.items()}
        return replace(self, lifts=lifts, step=step)

    def with_card(self, laid: Laid) -> Plot:
        """The same with one card more, a step above all that lies below it."""
        ground = min(self.lifts.values(), default=0) - self.step
        lift = self.step + max(self.lifts.get(cell, ground) for cell in laid.cells)
        return replace(self, lifts={**self.lifts, **dict.fromkeys(laid.cells, lift)})

    def _below(self, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a cell on its island."""
        x, y = self.origin
        return x + cell.x * self.size, y + cell.y * self.size

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a square, as high as it lies."""
        x, y = self._below(cell)
        return x, y - (self.lifts[cell] if cell in self.lifts else min(self.lifts.values(), default=0))

    def centre(self, cell: Cell) -> tuple[int, int]:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size // 2, y + self.size // 2

    def names(self, theme: Theme) -> Iterator[Label]:
        """The names of columns and rows, above and at the left."""
        look = (theme["light"], "narrow", "mm", theme["night"], 4)
        letters = theme.size("coordinates")
        across, down = -(-letters * 6 // 10 // self.size), -(-letters * 8 // 10 // self.size)
        left, top = self._below(Cell(self.extent.left, self.extent.top))
        top -= max((0, *(lift for cell, lift in self.lifts.items() if cell.y == self.extent.top)))
        for x in range(self.extent.left, self.extent.right + 1, across):
            yield Label(
                self._below(Cell(x, 0))[0] + self.size // 2, top - 24, Cell(x, 0).column, letters, *look
            )
        for y in range(self.extent.top, self.extent.bottom + 1, down):
            yield Label(
                left - 28, self._below(Cell(0, y))[1] + self.size // 2, str(Cell(0, y).row), letters, *look
            )

    def banner(self, player: SeenPlayer) -> Item:
        """The owner's banner, on the shore at the left end of the garden's first row."""
        x, y = self._below(min((cell for cell, _ in player.visible), key=lambda cell: (cell.y, cell.x)))
        tall = min(104, max(82, round(self.size * 1.3)))
        down = round(tall * 0.54 - self.size * 0.34)
        return banner.at(x - round(tall * 0.32) - 2, y + down, tall, self.seat)

    def sign(self, player: SeenPlayer) -> Item:
        """The owner's token on the water at the left end of the garden's first row."""
        x, y = self.corner(min((cell for cell, _ in player.visible), key=lambda cell: (cell.y, cell.x)))
        return token.at(x - 28, y + self.size // 2 - 4, self.seat, 22)

    def garden(self, player: SeenPlayer, theme: Theme) -> list[Item]:
        """Walls, squares with the shade of higher ones, the edges of cards, and plants, row by row: each as high as the cards below it."""
        visible, size = dict(player.visible), self.size
        ground = min(self.lifts.values())
        level = {cell: (lift - ground) // max(1, self.step) + 1 for cell, lift in self.lifts.items()}
        middle, spread = (1 + max(level.values())) / 2, max(_SPREAD, max(level.values()) - 1)
        walls, squares, plants = list[Item](), list[Item](), list[Item]()
        for cell in sorted(visible, key=lambda cell: (cell.y, cell.x)):
            (x, y), kind, hand = self.corner(cell), seed(*cell), (cell.x * 37 + cell.y * 61) % 16
            rises = [level[cell] - level.get(near, 0) for near in neighbours(cell)]
            north, _, south, west = rises
            what, same = visible[cell], joined(visible, cell)
            squares += [turf.at(x, y, size, kind)]
            squares += light(theme, x, y, size, 0.5 + (level[cell] - middle) / spread)
            if what:
                squares.append(structure.at(x, y, size, what, same))
            between = level.get(Cell(cell.x - 1, cell.y - 1), 0) - level[cell]
            squares += shaded(x, y, size, -west, -north, between)
            if sides := "".join(
                side for side, rise in zip(_SIDES, rises, strict=True) if rise > 0 and side not in same
            ):
                if not what:
                    squares.append(hedge.at(x, y, size, sides))
                squares.append(lip.at(x, y, size, sides))
            if west < 0:
                squares.append(flank.at(x, y, size, -west, size))
            walls += self._on_shore(cell, visible, hand)
            fountain, foot = what is Structure.FOUNTAIN, self._below(cell)[1] + size
            falls, side = FALL if fountain else kind % 4, max(foot, y + size)
            if Cell(cell.x, cell.y + 1) not in visible:
                walls.append(wall.at(x, foot, size, falls))
                side = foot + round(size * FOOT / 100)
                if hand % 3 and falls != FALL:
                    plants.append(ivy.at(x + size // 2, y + size, size, hand % 8, 70 + hand % 3 * 12))
            elif south > 0:
                foot = y + size + south * self.step
                if hand % 2 and not fountain:
                    plants.append(ivy.at(x + size // 2, y + size, round(size * 0.8), hand % 8, 46))
            if south > 0 and foot > y + size:
                squares.append(front.at(x, y + size, size, foot - y - size, kind))
                if fountain:
                    squares.append(fall.at(x, y + size, size, foot - y - size))
            if Cell(cell.x + 1, cell.y) not in visible:
                walls.append(cast.at(x + size, foot - size, size))
                squares.append(flank.at(x + size, y, size, 1, side - y))
        return [*walls, *squares, *plants]

    def _on_shore(self, cell: Cell, visible: Container[Cell], hand: int) -> Iterator[Item]:
        """Leaves and blossoms on the meadow beside a square at a garden's edge."""
        (x, y), size = self._below(cell), self.size
        along, shore = round(size * (0.2 + hand / 25)), round(size * 0.22)
        if hand % 4 == 1 and Cell(cell.x, cell.y - 1) not in visible:
            yield clump.at(x + along, y - shore, size, hand)
        if hand % 4 == 2 and Cell(cell.x - 1, cell.y) not in visible:
            yield clump.at(x - shore, y + size - along, size, hand + 1)
        if hand % 4 == 3 and Cell(cell.x + 1, cell.y) not in visible:
            yield clump.at(x + size + shore, y + along, size, hand + 2)

    def temples(self, player: SeenPlayer, ring: bool) -> list[Item]:
        """The temples; with `ring` those that may have to move are marked."""
        items: list[Item] = []
        for at in sorted(player.temples, key=lambda cell: cell.y):
            x, y = self.centre(at)
            if ring and at in player.movable:
                items.append(land.halo.at(x, y, self.size))
            items.append(land.temple.at(x, y, self.size, self.seat))
        return items

    def framed(self, cells: tuple[Cell, ...], colour: Colour) -> list[Item]:
        """A bright line round a group."""
        inside = set(cells)
        items: list[Item] = []
        for cell in cells:
            sides = "".join(
                side for side, near in zip(_SIDES, neighbours(cell), strict=True) if near not in inside
            )
            if sides:
                items.append(land.border.at(*self.corner(cell), self.size, sides, colour))
        return items

    def news(self, fresh: Fresh, player: SeenPlayer, theme: Theme) -> list[Item]:
        """The last move: the card raised in a glow, with a rim and a pin; a glow below the temple that it brought."""
        items: list[Item] = []
        if fresh.laid:
            x, y = self.corner(fresh.laid.at)
            width, height = _measures(fresh.laid)
            colour = theme.seat(self.seat)
            items.append(glow.at(x, y, width * self.size, height * self.size, 4, colour))
            items += loose_card(x, y, self.size, fresh.laid.card, fresh.laid.turn)
            items.append(land.ghost_rim.at(x, y, width * self.size, height * self.size, self.seat))
            items.append(pin.at(*self._pinned(fresh.laid.at, width, player.temples), self.seat, _TALLER))
        if fresh.temple:
            items.append(glow.at(*self.corner(fresh.temple), self.size, self.size, 4, theme["light"]))
        return items

    def earlier(
        self, before: SeenPlayer, player: SeenPlayer, fresh: Fresh | None, theme: Theme
    ) -> list[Item]:
        """What has changed in the garden since, before the newest turn: the cards and temples in a glow."""
        items: list[Item] = []
        laid, temples = earlier(before, player, fresh)
        for card in laid:
            width, height = _measures(card)
            size = (width * self.size, height * self.size)
            items.append(glow.at(*self.corner(card.at), *size, 4, theme.seat(self.seat)))
            items += loose_card(*self.corner(card.at), self.size, card.card, card.turn)
        for at in temples:
            items.append(glow.at(*self.corner(at), self.size, self.size, 4, theme["light"]))
        return items

    def _pinned(self, at: Cell, width: int, temples: tuple[Cell, ...]) -> tuple[int, int]:
        """A corner of the newest card above which no temple stands, if there is one."""
        x, y = self.corner(at)
        right, left = Cell(at.x + width - 1, at.y - 1), Cell(at.x, at.y - 1)
        at_left = right in temples and left not in temples
        # In the first row it hangs down, so that it hides no name of a column.
        down = round(PIN * _TALLER) if at.y == self.extent.top else 6
        return x + (6 if at_left else width * self.size - 6), y + down


def loose_card(x: int, y: int, size: int, card: str, turn: int) -> list[Sprite]:
    """A card that lies beside the gardens."""
    width, height = (2, 3) if turn % 180 else (3, 2)
    return [
        land.under.at(x, y, width * size, height * size),
        *on_card(x, y, size, card, turn),
        land.rim.at(x, y, width * size, height * size),
    ]


def _measures(laid: Laid) -> tuple[int, int]:
    """How many cells a card is wide and tall as it lies."""
    return (2, 3) if laid.turn % 180 else (3, 2)


def _levels(laid: tuple[Laid, ...]) -> dict[Cell, int]:
    """How high every cell lies: a card lies on the highest one below it."""
    found: dict[Cell, int] = {}
    for card in laid:
        found |= dict.fromkeys(card.cells, 1 + max(found.get(cell, 0) for cell in card.cells))
    return found
