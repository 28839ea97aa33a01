"""Evaluates positions of Armadöra for computer players, and picks moves for absent ones."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from engines.armadora.areas import BIT, LAND, MINE_BITS, READING
from engines.armadora.board import Square
from engines.armadora.content import MINES, PALISADES, SMALLEST_AREA, Race
from engines.armadora.moves import (
    AfterPower,
    ChooseRace,
    Move,
    MustReinforce,
    NormalAction,
    PlacePalisade,
    PlaceWarrior,
    Reinforce,
    TakeRace,
    TakeTurn,
)
from engines.armadora.scoring import claims, gold_in, hauls, totals
from engines.armadora.state import SIDES, ArmadoraState, Warrior
from engines.core.game import Ask, End
from engines.core.learnt import Learnt
from engines.core.text import Seat


def _distance(one: Square, other: Square) -> int:
    return abs(one.column - other.column) + abs(one.row - other.row)


_PULL: dict[Square, tuple[float, ...]] = {
    square: tuple((1 + 1.5 * _distance(square, mine)) ** -1 for mine in MINES) for square in READING
}
"""How much a warrior on a square counts at each mine as long as palisades may still come between."""

_STRONGEST = 6
_STANDS: dict[Square, tuple[int, list[tuple[float, ...]]]] = {
    square: (
        BIT[square],
        [tuple(2 * force * near for near in pull) for force in range(_STRONGEST + 1)],
    )
    for square, pull in _PULL.items()
}
"""Per square its bit, and what a warrior of each force there counts at each mine."""
_MINES = tuple(enumerate(BIT[mine] for mine in MINES))
_SIDE_OF = {
    seats: {seat: at for at, side in enumerate(sides) for seat in side} for seats, sides in SIDES.items()
}
"""Per player count: the number of each seat's side."""

_NOTHING = [0.0] * len(MINES)
_SURE = 30.0
"""A strength beyond which nothing is gained, so that no number grows too large."""

_LEARNT = Learnt("armadora")
_DOUBT: float = _LEARNT.numbers("doubt")
"""How much strength beyond the others' e times the chance needs."""
_COMING: float = _LEARNT.numbers("coming")
"""How much more for each warrior that may yet come to the area."""
_HELD: float = _LEARNT.numbers("held")
"""What a point of strength in the hand is worth in gold."""
_READY: float = _LEARNT.numbers("ready")
"""What a power token is worth in gold as long as all palisades are there: it decides more when the land is divided."""


def evaluate(state: ArmadoraState, seat: Seat) -> float:
    """The gold that a seat's side can expect beyond the best other side; for who plays on alone what they would get if they stopped."""
    own = _SIDE_OF[state.setup.seats][seat]
    if state.todo and state.plays_alone(seat):
        taken = hauls(claims(state), len(state.sides))
        return _lead([float(sum(gold)) for gold in taken], own)
    return _lead(_expected(state), own)


def _lead(gold: list[float], own: int) -> float:
    return gold[own] - max([value for side, value in enumerate(gold) if side != own])


def prospects(state: ArmadoraState) -> list[float]:
    """The gold that each seat's side can expect; at the end of the game what it has got."""
    if not state.todo:
        return [float(gold) for gold in totals(state, claims(state))]
    side_of = _SIDE_OF[state.setup.seats]
    expected = _expected(state)
    return [expected[side_of[seat]] for seat in range(state.setup.seats)]


def _expected(state: ArmadoraState) -> list[float]:
    """The gold that each side can expect.

    Each pile is promised to the sides by their strength at the mine, the more evenly the more tiles may still come. In
    a small area all that stands there counts; in a large one rather what stands close, because it may be divided yet.
    """
    known = _known(state)
    expected = [0.0] * len(state.sides)
    for area in state.ground.areas:
        if not area & MINE_BITS:
            continue
        if (promised := known.promised.get(area)) is None:
            promised = known.promised[area] = _promises(state, known, area)
        for shares in promised:
            for side, share in enumerate(shares):
                expected[side] += share
    if state.todo:
        side_of = _SIDE_OF[state.setup.seats]
        for other, hand in enumerate(state.hands):
            if not state.passed[other]:
                held = sum([strength * count for strength, count in enumerate(hand, 1)])
                ready = state.powers[other] * state.supply / PALISADES
                expected[side_of[other]] += _HELD * held + _READY * ready
    return expected


@dataclass(slots=True)
class _Known:
    """What is the same in all positions with the same warriors: these, and what areas promise to the sides, mine by mine."""

    warriors: dict[Square, Warrior]
    rest: tuple[object, ...]
    coming: float
    filled: int
    standing: list[tuple[int, int, int, tuple[float, ...]]]
    promised: dict[int, list[list[float]]]


_KNOWN: dict[int, _Known] = {}
"""The last `_Known` for each number of warriors: most palisades divide nothing, and others one area alone."""


def _known(state: ArmadoraState) -> _Known:
    tiles = sum(map(sum, state.hands))
    rest = (state.setup.seats, state.gold, tiles, bool(state.todo), bool(state.supply))
    before = _KNOWN.get(len(state.warriors))
    if before is not None and before.rest == rest and before.warriors == state.warriors:
        return before
    side_of = _SIDE_OF[state.setup.seats]
    standing = []
    filled = MINE_BITS
    for square, warrior in state.warriors.items():
        force = warrior.force
        bit, near = _STANDS[square]
        standing.append((bit, side_of[warrior.seat], force, near[force]))
        filled |= bit
    standing.sort()  # Sums must not depend on who was placed first.
    coming = min(1.0, tiles / max(1, len(LAND) - len(standing))) if state.todo else 0.0
    now = _Known(dict(state.warriors), rest, coming, filled, standing, {})
    _KNOWN[len(state.warriors)] = now
    return now


def _promises(state: ArmadoraState, known: _Known, area: int) -> list[list[float]]:
    """What each side can expect of an area, for each mine, or for all of them together."""
    sides = range(len(state.sides))
    size = area.bit_count()
    mass = [0.0 for _ in sides]
    close: list[list[tuple[float, ...]]] = [[] for _ in sides]
    for bit, side, force, near_mines in known.standing:
        if area & bit:
            mass[side] += force
            close[side].append(near_mines)
    nobody = 1.0 if state.todo else 0.0
    doubt = _DOUBT + _COMING * (area & ~known.filled).bit_count() * known.coming
    # An area of fewer than eight squares stays whole (rules §6.3).
    loose = (size - 4) / 36 if state.todo and state.supply and size >= 2 * SMALLEST_AREA else 0.0
    firm = [(1 - loose) * force / doubt for force in mass]
    mines = [at for at, bit in _MINES if area & bit]
    if not loose:
        return [_promise(sum([state.gold[at] for at in mines]), firm, nobody)]
    at_mines = [[sum(column) for column in zip(*rows, strict=True)] if rows else _NOTHING for rows in close]
    return [
        _promise(
            state.gold[at],
            [first + loose * there[at] for first, there in zip(firm, at_mines, strict=True)],
            nobody,
        )
        for at in mines
    ]


def _promise(gold: int, strengths: list[float], nobody: float) -> list[float]:
    """What each side can expect of some gold, by the strengths of the sides and of nobody."""
    if not nobody and not any(strengths):
        return []
    weights = [exp(strength if strength < _SURE else _SURE) for strength in strengths]
    total = sum(weights) + nobody
    return [gold * weight / total for weight in weights]


def idle(state: ArmadoraState, ask: Ask, seat: Seat) -> Move:
    """The clock's move: a harmless normal action, never a pass (rules D23).

    That is the weakest warrior where the least gold lies, or else a palisade that divides nothing if there is one.
    """
    match ask:
        case ChooseRace():
            return TakeRace(next(race for race in Race if race not in state.races))
        case TakeTurn() | AfterPower() | NormalAction() | MustReinforce():
            if state.can_place_warrior(seat):
                return _quiet_warrior(state, seat)
            if state.can_place_palisade:
                return _quiet_palisade(state)
            return _token(state, seat)
    return End()


def _quiet_warrior(state: ArmadoraState, seat: Seat) -> PlaceWarrior:
    weakest = next(strength for strength, count in enumerate(state.hands[seat], 1) if count)
    free = (square for square in LAND if square not in state.warriors)
    return PlaceWarrior(
        weakest, min(free, key=lambda at: (gold_in(state, state.ground.area_at(at)), _near_gold(at)))
    )


def _near_gold(square: Square) -> float:
    return sum(_PULL[square])


def _quiet_palisade(state: ArmadoraState) -> PlacePalisade:
    edges = list(state.ground.open_edges)
    areas = len(state.ground.areas)
    return PlacePalisade(
        next((edge for edge in edges if len(state.ground.fenced(edge).areas) == areas), edges[0])
    )


def _token(state: ArmadoraState, seat: Seat) -> Reinforce:
    own = (at for at in LAND if at in state.warriors and state.warriors[at].seat == seat)
    areas = ((at, state.ground.area_at(at)) for at in own)
    return Reinforce(next(at for at, area in areas if state.full(area) and state.reinforced_in(area) is None))
