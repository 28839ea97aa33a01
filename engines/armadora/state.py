"""State of Armadöra: warriors, and the state with what follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.armadora.areas import LAND, MINE_BITS, Ground, bits_of
from engines.armadora.board import Edge, Square
from engines.armadora.content import Race
from engines.core.game import State
from engines.core.state_copy import state
from engines.core.text import Seat

SIDES: dict[int, tuple[tuple[Seat, ...], ...]] = {
    2: ((0,), (1,)),
    3: ((0,), (1,), (2,)),
    4: ((0, 2), (1, 3)),
}
"""Who scores together, by player count (rules §3)."""


@dataclass(frozen=True, slots=True)
class Warrior:
    """A warrior tile on the board."""

    seat: Seat
    strength: int
    face_up: bool = False
    arrows: int = 0
    reinforced: bool = False

    @property
    def force(self) -> int:
        """What the tile counts in scoring (rules §13.5)."""
        return max(0, self.strength - self.arrows + self.reinforced)


@state
class ArmadoraState(State):
    """A game of Armadöra. Per seat: race, hand (how many of strength 1 to 5), tokens, and whether it passed.

    `skipped`: the seat could not act when its turn came last. `seen`: what the Mage looked at; there is one at most.
    `fresh`: squares and edges of the last turn, or of this one so far, by `fresh_seat`.
    """

    gold: tuple[int, ...]
    ground: Ground
    supply: int
    warriors: dict[Square, Warrior]
    races: list[Race | None]
    hands: list[tuple[int, ...]]
    powers: list[int]
    reinforcements: list[int]
    passed: list[bool]
    skipped: list[bool]
    seen: list[Square]
    fresh: list[Square | Edge]
    fresh_seat: Seat | None

    @property
    def advanced(self) -> bool:
        """Whether power and reinforcement tokens are in play."""
        return ("advanced", "yes") in self.setup.options

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that score together."""
        return SIDES[self.setup.seats]

    @property
    def filled(self) -> int:
        """The squares that hold a warrior or are a mine, as bits."""
        return MINE_BITS | bits_of(self.warriors)

    def partners(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are on one side."""
        return one == other or (self.setup.seats == 4 and (one - other) % 2 == 0)

    def full(self, area: int) -> bool:
        """Whether each square of an area is filled (rules §13.2)."""
        return not area & ~self.filled

    def reinforced_in(self, area: int) -> Square | None:
        """Where in an area a reinforcement token lies."""
        held = ((at, warrior) for at, warrior in self.warriors.items() if warrior.reinforced)
        return next((at for at, _ in held if area & bits_of((at,))), None)

    def plays_alone(self, seat: Seat) -> bool:
        """Whether everybody else has passed."""
        return all(passed for other, passed in enumerate(self.passed) if other != seat)

    def can_place_warrior(self, seat: Seat) -> bool:
        """Whether the normal action W is possible (rules §8.2)."""
        return any(self.hands[seat]) and len(self.warriors) < len(LAND)

    @property
    def can_place_palisade(self) -> bool:
        """Whether the normal action P is possible, for anybody (rules §8.2)."""
        return self.supply > 0 and self.ground.open_bits > 0

    def can_reinforce(self, seat: Seat) -> bool:
        """Whether a seat can place its reinforcement token right now (rules §13.4)."""
        if not self.reinforcements[seat]:
            return False
        own = bits_of(at for at, warrior in self.warriors.items() if warrior.seat == seat)
        return any(
            area & own and self.full(area) and self.reinforced_in(area) is None for area in self.ground.areas
        )

    def has_action(self, seat: Seat) -> bool:
        """Whether a normal action is possible."""
        return self.can_place_palisade or self.can_place_warrior(seat)

    def can_act(self, seat: Seat) -> bool:
        """Whether a seat gets a turn, unless it has passed (rules §8.2)."""
        return self.has_action(seat) or self.can_reinforce(seat)
