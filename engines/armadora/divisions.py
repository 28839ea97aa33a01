"""What palisades could divide, for computer players: cuts, what they are worth, and what whoever plays on alone still takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.armadora.areas import BIT, Ground, bits_of, squares_of
from engines.armadora.board import Edge, Square
from engines.armadora.content import MINES, TOKEN, Race
from engines.armadora.cuts import cuts
from engines.armadora.evaluation import evaluate
from engines.armadora.moves import (
    Move,
    Pass,
    PlacePalisade,
    PlaceWarrior,
    Reinforce,
    SecondPalisade,
    Stake,
    TakeTurn,
)
from engines.armadora.state import SIDES, ArmadoraState, Warrior
from engines.core.game import End
from engines.core.text import Seat

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


class Survey:
    """What every part of the board is worth to each side in one guess of the position, counted by bits."""

    __slots__ = ("_known", "gold", "sides", "strong", "tokens")

    def __init__(self, state: ArmadoraState) -> None:
        self.sides = len(state.sides)
        self._known: dict[int, tuple[int, list[int]]] = {}
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

    def held(self, area: int) -> tuple[int, list[int]]:
        """The gold of an area, and twice the strength of each side there."""
        if (known := self._known.get(area)) is None:
            known = self._known[area] = self.pile(area), self.strengths(area)
        return known

    def shares(self, area: int) -> list[int]:
        """What each side would get of an area."""
        return share(*self.held(area))


_SURVEYS: dict[int, tuple[dict[Square, Warrior], tuple[object, ...], Survey]] = {}
"""The last of them, by the number of warriors: palisades change none of it."""


def surveyed(state: ArmadoraState) -> Survey:
    """The survey of a position, the same for all with the same warriors."""
    rest = (state.setup.seats, state.gold)
    known = _SURVEYS.get(len(state.warriors))
    if known is not None and known[1] == rest and known[0] == state.warriors:
        return known[2]
    survey = Survey(state)
    _SURVEYS[len(state.warriors)] = state.warriors.copy(), rest, survey
    return survey


def share(gold: int, strengths: Sequence[int]) -> list[int]:
    """What each side gets of some gold, by twice the strengths."""
    most = max(strengths)
    if most < _LEAST:
        return [0] * len(strengths)
    each = gold // strengths.count(most)
    return [each if strength == most else 0 for strength in strengths]


def _layers(amounts: Sequence[tuple[int, int]]) -> list[int]:
    """For 1, 2, … the bits of the squares that hold at least that amount."""
    most = max([amount for _, amount in amounts], default=0)
    return [sum([bit for bit, amount in amounts if amount >= least]) for least in range(1, most + 1)]


@dataclass(slots=True)
class Division:
    """A cut in a position: its edges, gold and twice the strengths of both parts, and everybody's gold without the area."""

    edges: tuple[Edge, ...]
    one: tuple[int, list[int]]
    other: tuple[int, list[int]]
    squares: tuple[int, int]
    elsewhere: list[int]


def divisions(state: ArmadoraState, survey: Survey, most: int) -> Iterator[Division]:
    """All cuts of at most `most` palisades that are left, with what they divide."""
    if not state.supply:
        return
    totals = _totals(survey, state.ground)
    rests: dict[int, tuple[int, list[int], list[int]]] = {}
    for edges, one, other in cuts(state.ground, min(most, state.supply)):
        whole = one | other
        if whole not in rests:
            gold, strengths = survey.held(whole)
            rests[whole] = gold, strengths, _less(totals, share(gold, strengths))
        gold, strengths, elsewhere = rests[whole]
        if gold:
            near, there = survey.held(one)
            yield Division(
                edges, (near, there), (gold - near, _less(strengths, there)), (one, other), elsewhere
            )


def best_cut(state: ArmadoraState, seat: Seat, most: int) -> tuple[Edge, ...]:
    """The division with at most `most` palisades that moves most gold to a seat's side as the warriors stand now; none if none does."""
    if not cuts(state.ground, most):
        return ()
    survey, own = surveyed(state), _side(state, seat)
    best = _lead(_totals(survey, state.ground), own)
    found: tuple[Edge, ...] = ()
    for each in divisions(state, survey, most):
        lead = _lead(_more(each.elsewhere, _more(share(*each.one), share(*each.other))), own)
        if lead > best:
            best, found = lead, each.edges
    return found


def solo_move(state: ArmadoraState, seat: Seat) -> Move:
    """What somebody who plays on alone does next: the way to more gold by some palisades, by warriors and the token, or by both; else the pass."""
    survey, own = surveyed(state), _side(state, seat)
    totals = _totals(survey, state.ground)
    hand = [strength for strength, count in enumerate(state.hands[seat], 1) for _ in range(count)][::-1]
    filled = state.filled
    best = _lead(totals, own)
    chosen: Move = Pass()

    token = TOKEN if state.reinforcements[seat] else 0
    standing = bits_of(at for at, each in state.warriors.items() if each.seat == seat)

    def stronger(area: int, strengths: list[int]) -> list[int]:
        """The strengths in an area once the strongest warriors of the hand stand there too, and the token, where they are of use; else nothing."""
        free = (area & ~filled).bit_count()
        room = min(len(hand), free, _TROOP)
        rival = max([strength for side, strength in enumerate(strengths) if side != own])
        after = strengths[own] + 2 * sum(hand[:room])
        if (
            token
            and room == free
            and (room or area & standing)
            and not any(area & at for at in survey.tokens)
        ):
            after += token
        if after == strengths[own] or strengths[own] > rival or after < rival:
            return []
        return [after if side == own else strength for side, strength in enumerate(strengths)]

    for area in state.ground.areas:
        gold, strengths = survey.held(area)
        if after := stronger(area, strengths):
            lead = _lead(_more(_less(totals, share(gold, strengths)), share(gold, after)), own)
            if lead > best:
                best = lead
                free = area & ~filled
                chosen = (
                    PlaceWarrior(hand[0], squares_of(free)[0])
                    if free
                    else Reinforce(squares_of(area & standing)[0])
                )
    for each in divisions(state, survey, _FAR):
        halves = share(*each.one), share(*each.other)
        leads = [_lead(_more(each.elsewhere, _more(*halves)), own)]
        if hand or token:
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
    """The turns that divide an area best, at once (the Orc with three palisades) or with a second turn, and what somebody who plays on alone does."""
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
    if isinstance(ask, TakeTurn) and state.powers[seat] and state.races[seat] is Race.ORC:
        thrice = next((edges for _, edges in ranked if len(edges) == at_once + 1), None)
        if thrice:
            yield (Stake(thrice[0]), *map(PlacePalisade, thrice[1:]))
    soon = [edges for _, edges in ranked if len(edges) <= at_once][:_AT_ONCE]
    hand = sum(state.hands[seat])
    later = [edges[:at_once] for _, edges in ranked if len(edges) > at_once][: _LATER * (hand <= _FEW)]
    for edges in soon + later:
        moves: tuple[Move, ...] = tuple(map(PlacePalisade, edges))
        yield moves if len(edges) == at_once else (*moves, End())


def alone_turn(state: ArmadoraState, seat: Seat) -> Iterator[Move]:
    """The whole turn of `solo_move`."""
    first = solo_move(state, seat)
    yield first
    if isinstance(first, PlacePalisade):
        after = state.copy()
        after.ground, after.supply = state.ground.fenced(first.edge), state.supply - 1
        if after.can_place_palisade:
            second = solo_move(after, seat)
            yield second if isinstance(second, PlacePalisade) else End()


def _fenced(state: ArmadoraState, seat: Seat, edges: tuple[Edge, ...]) -> float:
    """How good the position is with some more palisades."""
    after = state.copy()
    for edge in edges:
        after.ground = after.ground.fenced(edge)
    after.supply -= len(edges)
    return evaluate(after, seat)
