"""What a seat sees of a game of The Hanging Gardens (rules §11)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import View
from engines.core.text import Seat
from engines.hanging_gardens.cards import Laid, Square
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.garden import Group


@dataclass(frozen=True, slots=True)
class Fresh:
    """What happened in the turn that is being played, or was played last; all of it is public.

    Args:
        laid: the card placed, or `discarded`: the card that fitted nowhere.
        group: the cells of the claimed group; `temple` was put there and came from `left`, if not from the reserve.
        taken: the tile from `niche` of the display; `bonus`: a tile of the pile, too; `compensated`: points instead.
    """

    seat: Seat
    laid: Laid | None = None
    discarded: str | None = None
    group: tuple[Cell, ...] = ()
    temple: Cell | None = None
    left: Cell | None = None
    taken: Tile | None = None
    niche: int | None = None
    bonus: bool = False
    compensated: bool = False


@dataclass(frozen=True, slots=True)
class SeenTile:
    """A point tile in front of a player; `tile` is None where this viewer sees its back. `bonus`: it came from the pile."""

    tile: Tile | None
    bonus: bool


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """A player's garden, temples and tiles.

    Args:
        laid: the cards from the bottom up; `visible` the topmost square of every cell.
        reserve: temples not yet in the garden; `movable`: with an empty reserve, the temples one of which must move.
        compensated: claims that yielded points instead of a tile.
    """

    laid: tuple[Laid, ...]
    visible: tuple[tuple[Cell, Square], ...]
    temples: tuple[Cell, ...]
    reserve: int
    movable: tuple[Cell, ...]
    tiles: tuple[SeenTile, ...]
    compensated: int


@dataclass(frozen=True, slots=True)
class Holding:
    """The viewer's own tiles of one kind: how many, their points now, and what one more would add."""

    tile: Tile
    count: int
    points: int
    more: int


@dataclass(frozen=True, slots=True)
class HangingGardensView(View):
    """The table, the gardens, and the viewer's own tiles.

    Args:
        cards: by slot, None where one was taken in this round; `deck` counts what is left, `discarded` fitted nowhere.
        display: six niches, two per column; `pile` counts what is left.
        turns: whose turns are left in this round, the present one first.
        claimable: the groups that the player in turn may claim now.
        niches: the numbers of the niches from which the player in turn may take a tile now.
        holdings: the viewer's own tiles by kind, and `points` in all so far; None for a bystander.
        scores: per seat, once the game is over.
    """

    round: int
    rounds: int
    first: Seat
    turns: tuple[Seat, ...]
    cards: tuple[str | None, ...]
    deck: int
    discarded: tuple[str, ...]
    display: tuple[Tile | None, ...]
    pile: int
    players: tuple[SeenPlayer, ...]
    claimable: tuple[Group, ...]
    niches: tuple[int, ...]
    holdings: tuple[Holding, ...] | None
    points: int | None
    fresh: Fresh | None
    scores: tuple[int, ...] | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.scores is not None

    @property
    def has_hand(self) -> bool:
        return self.holdings is not None
