"""What a seat sees of a game of Armadöra (rules §14)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.armadora.board import Edge, Square
from engines.armadora.content import Race
from engines.core.game import View
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class SeenWarrior:
    """A warrior tile on the board; `strength` is None where this viewer may not know it.

    `peeked`: the viewer knows it by the Mage's power alone. `looked_at`: the Mage looked at it, as everybody saw.
    """

    at: Square
    seat: Seat
    strength: int | None
    face_up: bool
    arrows: int
    reinforced: bool
    peeked: bool
    looked_at: bool = False


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """What everybody sees of a player: race (None until chosen), tokens, tiles left, whether passed for good.

    `skipped`: could not act when its turn came last (rules §8.2).
    """

    race: Race | None
    tiles: int
    powers: int
    reinforcement: bool
    passed: bool
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class SeenArea:
    """An area: its squares in reading order, its gold, whether every square is filled (rules §13.2).

    `takers` and `share`: once the game is over, the seats that take gold here and how much each side gets.
    """

    squares: tuple[Square, ...]
    gold: int
    full: bool
    takers: tuple[Seat, ...] = ()
    share: int = 0


@dataclass(frozen=True, slots=True)
class ArmadoraView(View):
    """The board and the players, the viewer's own hand, and what changed last.

    `hand` counts the viewer's tiles by strength 1 to 5 (None for a bystander). `open_edges` may still take a palisade
    (rules §6.2). `fresh` is what was placed or hit in the last turn, or so far in this one, by `fresh_seat`.
    """

    gold: tuple[tuple[Square, int], ...]
    palisades: tuple[Edge, ...]
    supply: int
    warriors: tuple[SeenWarrior, ...]
    players: tuple[SeenPlayer, ...]
    hand: tuple[int, ...] | None
    areas: tuple[SeenArea, ...]
    open_edges: tuple[Edge, ...]
    fresh: tuple[Square | Edge, ...]
    fresh_seat: Seat | None
    totals: tuple[int, ...] | None
    over: bool

    @property
    def has_hand(self) -> bool:
        return self.hand is not None and any(self.hand) and not self.over
