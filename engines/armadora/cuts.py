"""What palisades could divide, for computer players: cuts, what they are worth, and what whoever plays on alone still takes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engines.armadora.areas import BIT, LAND, Ground
from engines.armadora.board import EDGES, Edge
from engines.armadora.content import MINES, SMALLEST_AREA
from engines.armadora.evaluation import evaluate
from engines.armadora.moves import (
    Move,
    Pass,
    PlacePalisade,
    PlaceWarrior,
    Reinforce,
    SecondPalisade,
    TakeTurn,
)
from engines.armadora.state import SIDES, ArmadoraState
from engines.core.game import End
from engines.core.text import Seat

Cut = tuple[tuple[Edge, ...], int, int]
"""Edges that divide an area when all of them are closed, and the two parts."""

_FAR = 4
"""Palisades of the longest way that is thought of."""
_TROOP = 3
"""Warriors that are thought of together."""
_AT_ONCE, _LATER = 3, 1
"""Divisions that are tried, at once and with a second turn."""
_FEW = 4
"""Warriors in the hand with which palisades are begun that divide only in the next turn."""
_LEAST = 2
"""Twice the least strength that takes gold."""
_TOKEN = 3
"""What the token adds to twice a strength: one more strength, and ties are won."""

_ACROSS = 8
"""Columns between two rows of corners, the border apart."""
_RIM = 0


def _corner(column: int, row: int) -> int:
    """The number of a corner of squares, the lower right one of (column, row); all of the rim have the same."""
    if column in (-1, _ACROSS - 1) or row in (0, 5):
        return _RIM
    return 1 + (row - 1) * _ACROSS + column


def _ends_of(edge: Edge) -> tuple[int, int]:
    column, row = edge.a
    other = _corner(column, row - 1) if edge.upright else _corner(column - 1, row)
    return _corner(column, row), other


_ENDS = [_ends_of(edge) for edge in EDGES]
_NUMBER = {edge: at for at, edge in enumerate(EDGES)}
_CORNERS = 1 + 4 * _ACROSS


@lru_cache(maxsize=4096)
def cuts(ground: Ground, longest: int) -> tuple[Cut, ...]:
    """The ways to divide an area with at most so many palisades, none of which could be left out.

    Palisades that touch, and the rim, are a wall: what divides is a way from a wall back to it, by other walls at most once.
    """
    return tuple(_cuts(ground, longest))


def _cuts(ground: Ground, longest: int) -> Iterator[Cut]:
    root = list(range(_CORNERS))

    def find(corner: int) -> int:
        while root[corner] != corner:
            root[corner] = root[root[corner]]
            corner = root[corner]
        return corner

    walls = {_RIM}
    for edge in ground.palisades:
        one, other = map(find, _ENDS[_NUMBER[edge]])
        root[max(one, other)] = min(one, other)
    for edge in ground.palisades:
        walls.add(find(_ENDS[_NUMBER[edge]][0]))
    ways: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for edge in ground.open_edges:
        at = _NUMBER[edge]
        one, other = map(find, _ENDS[at])
        ways[one].append((at, other))
        if one != other:
            ways[other].append((at, one))
    for wall in sorted(walls):
        open_ones: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(wall, (), ())]
        while open_ones:
            here, edges, visited = open_ones.pop()
            for at, there in ways[here]:
                if at in edges:
                    continue
                if there == wall:
                    if (not edges or edges[0] < at) and (cut := _cut(ground, (*edges, at))):
                        yield cut
                elif (
                    len(edges) + 1 < longest
                    and there not in visited
                    and not (there in walls and there < wall)
                ):
                    open_ones.append((there, (*edges, at), (*visited, there)))


def _cut(ground: Ground, numbers: tuple[int, ...]) -> Cut | None:
    edges = tuple(EDGES[at] for at in numbers)
    part = ground.part(edges)
    whole = ground.area_at(edges[0].a)
    rest = whole & ~part
    return None if min(part.bit_count(), rest.bit_count()) < SMALLEST_AREA else (edges, part, rest)


class Survey:
    """What every part of the board is worth to each side in one guess of the position, counted by bits."""

    __slots__ = ("gold", "sides", "strong", "tokens")

    def __init__(self, state: ArmadoraState) -> None:
        self.sides = len(state.sides)
        side_of = {seat: at for at, side in enumerate(state.sides) for seat in side}
        self.gold = _layers([(BIT[mine], pile) for mine, pile in zip(MINES, state.gold, strict=True)])
        self.strong = [
            _layers(
                [(BIT[at], each.force) for at, each in state.warriors.items() if side_of[each.seat] == side]
            )
            for side in range(self.sides)
        ]
        self.tokens = [0] * self.sides
        for at, each in state.warriors.items():
            if each.reinforced:
                self.tokens[side_of[each.seat]] |= BIT[at]

    def strengths(self, area: int) -> list[int]:
        """Twice the strength of each side, and one more with a token, which decides ties."""
        return [
            sum([2 * (area & layer).bit_count() for layer in layers]) + (token & area != 0)
            for layers, token in zip(self.strong, self.tokens, strict=True)
        ]

    def pile(self, area: int) -> int:
        """The gold of an area."""
        return sum([(area & layer).bit_count() for layer in self.gold])

    def shares(self, area: int) -> list[int]:
        """What each side would get of an area."""
        return share(self.pile(area), self.strengths(area))


def share(gold: int, strengths: Sequence[int]) -> list[int]:
    """What each side gets of some gold, by twice the strengths."""
    most = max(strengths)
    if most < _LEAST:
        return [0] * len(strengths)
    each = gold // strengths.count(most)
    return [each if strength == most else 0 for strength in strengths]


def _layers(amounts: Sequence[tuple[int, int]]) -> list[int]:
    """For 1, 2, … the bits of the squares that hold at least so much."""
    most = max([amount for _, amount in amounts], default=0)
    return [sum([bit for bit, amount in amounts if amount >= least]) for least in range(1, most + 1)]


@dataclass(frozen=True, slots=True)
class Division:
    """A cut in a position: its edges, gold and twice the strengths of both parts, and everybody's gold without the area."""

    edges: tuple[Edge, ...]
    one: tuple[int, list[int]]
    other: tuple[int, list[int]]
    squares: tuple[int, int]
    elsewhere: list[int]


def divisions(state: ArmadoraState, survey: Survey, most: int) -> Iterator[Division]:
    """All cuts of at most so many palisades that are left, with what they divide."""
    if not state.supply:
        return
    totals = _totals(survey, state.ground)
    known: dict[int, tuple[int, list[int], list[int]]] = {}
    for edges, one, other in cuts(state.ground, min(most, state.supply)):
        whole = one | other
        if whole not in known:
            gold, strengths = survey.pile(whole), survey.strengths(whole)
            known[whole] = gold, strengths, _less(totals, share(gold, strengths))
        gold, strengths, elsewhere = known[whole]
        if gold:
            near, there = survey.pile(one), survey.strengths(one)
            yield Division(
                edges, (near, there), (gold - near, _less(strengths, there)), (one, other), elsewhere
            )


def best_cut(state: ArmadoraState, seat: Seat, most: int) -> tuple[Edge, ...]:
    """The division with at most so many palisades that moves most gold to a seat's side as the warriors stand now; none if none does."""
    if not cuts(state.ground, most):
        return ()
    survey, own = Survey(state), _side(state, seat)
    best = _lead(_totals(survey, state.ground), own)
    found: tuple[Edge, ...] = ()
    for each in divisions(state, survey, most):
        lead = _lead(_more(each.elsewhere, _more(share(*each.one), share(*each.other))), own)
        if lead > best:
            best, found = lead, each.edges
    return found


def alone(state: ArmadoraState, seat: Seat, far: int = 2) -> Move:
    """What somebody who plays on alone does next: the way to more gold by so many palisades, by warriors or by both, or the pass."""
    survey, own = Survey(state), _side(state, seat)
    totals = _totals(survey, state.ground)
    hand = [strength for strength, count in enumerate(state.hands[seat], 1) for _ in range(count)][::-1]
    filled = state.filled
    best = _lead(totals, own)
    chosen: Move = Pass()

    def stronger(area: int, strengths: list[int]) -> list[int]:
        """The strengths in an area once the strongest warriors of the hand stand there too, where they are of use; else nothing."""
        room = min(len(hand), (area & ~filled).bit_count(), _TROOP)
        rival = max([strength for side, strength in enumerate(strengths) if side != own])
        after = strengths[own] + 2 * sum(hand[:room])
        if not room or strengths[own] > rival or after < rival:
            return []
        return [after if side == own else strength for side, strength in enumerate(strengths)]

    for area in state.ground.areas:
        gold, strengths = survey.pile(area), survey.strengths(area)
        if after := stronger(area, strengths):
            lead = _lead(_more(_less(totals, share(gold, strengths)), share(gold, after)), own)
            if lead > best:
                best = lead
                chosen = PlaceWarrior(hand[0], next(at for at in LAND if BIT[at] & area & ~filled))
    for each in divisions(state, survey, far):
        halves = share(*each.one), share(*each.other)
        leads = [_lead(_more(each.elsewhere, _more(*halves)), own)]
        if hand:
            for (gold, strengths), area, there in zip(
                (each.one, each.other), each.squares, halves[::-1], strict=True
            ):
                if after := stronger(area, strengths):
                    leads.append(_lead(_more(each.elsewhere, _more(there, share(gold, after))), own))
        if max(leads) > best:
            best, chosen = max(leads), PlacePalisade(each.edges[0])
    return chosen


def _side(state: ArmadoraState, seat: Seat) -> int:
    return next(at for at, side in enumerate(SIDES[state.setup.seats]) if seat in side)


def _totals(survey: Survey, ground: Ground) -> list[int]:
    return [sum(column) for column in zip(*map(survey.shares, ground.areas), strict=True)]


def _more(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def _less(one: list[int], other: list[int]) -> list[int]:
    return [a - b for a, b in zip(one, other, strict=True)]


def _lead(totals: list[int], own: int) -> float:
    return totals[own] - max([total for side, total in enumerate(totals) if side != own])


def ideas(state: ArmadoraState, seat: Seat) -> Iterator[tuple[Move, ...]]:
    """The turns that divide an area best, at once or with a second turn, and what somebody who plays on alone does."""
    ask = state.todo[-1]
    if isinstance(ask, TakeTurn) and state.plays_alone(seat):
        yield tuple(alone_turn(state, seat))
        return
    if not isinstance(ask, TakeTurn | SecondPalisade) or not state.can_place_palisade:
        return
    at_once = 1 if isinstance(ask, SecondPalisade) else 2
    ranked = sorted(
        (
            (_fenced(state, seat, edges), edges)
            for edges, _, _ in cuts(state.ground, min(2 * at_once, state.supply))
        ),
        reverse=True,
    )
    soon = [edges for _, edges in ranked if len(edges) <= at_once][:_AT_ONCE]
    hand = sum(state.hands[seat])
    later = [edges[:at_once] for _, edges in ranked if len(edges) > at_once][: _LATER * (hand <= _FEW)]
    for edges in soon + later:
        moves: tuple[Move, ...] = tuple(map(PlacePalisade, edges))
        yield moves if len(edges) == at_once else (*moves, End())


def alone_turn(state: ArmadoraState, seat: Seat) -> Iterator[Move]:
    """The whole turn of `alone`."""
    first = alone(state, seat, _FAR)
    yield first
    if isinstance(first, PlacePalisade):
        after = state.copy()
        after.ground, after.supply = state.ground.fenced(first.edge), state.supply - 1
        if after.can_place_palisade:
            second = alone(after, seat, _FAR)
            yield second if isinstance(second, PlacePalisade) else End()


def _fenced(state: ArmadoraState, seat: Seat, edges: tuple[Edge, ...]) -> float:
    """How good the position is with some more palisades."""
    after = state.copy()
    for edge in edges:
        after.ground = after.ground.fenced(edge)
    after.supply -= len(edges)
    return evaluate(after, seat)


def idle_reinforcements(state: ArmadoraState, seat: Seat) -> set[Move]:
    """Where a token would decide nothing: in parts that stay whole and are won without it, or lost with it."""
    if not state.reinforcements[seat]:
        return set()
    survey, own = Survey(state), _side(state, seat)
    idle: set[Move] = set()
    for at, warrior in state.warriors.items():
        area = state.ground.area_at(at)
        if warrior.seat != seat or not state.full(area):
            continue
        strengths = survey.strengths(area)
        best = max([strength for side, strength in enumerate(strengths) if side != own])
        whole = area.bit_count() < 2 * SMALLEST_AREA or not state.supply
        decides = strengths[own] <= best < strengths[own] + _TOKEN and survey.pile(area) > 0
        if whole and not decides:
            idle.add(Reinforce(at))
    return idle
