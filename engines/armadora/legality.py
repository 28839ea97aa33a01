"""Legality: candidates for each ask, and the reasons why a move is illegal, with the values of the position.

A function `_why_not_…` leaves out the moment of the turn, which `why_not` judges.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engines.armadora.areas import BIT, LAND, places
from engines.armadora.board import EDGES, Edge, Square
from engines.armadora.content import MINES, SMALLEST_AREA, Race
from engines.armadora.moves import (
    RACE_OF,
    AfterPower,
    Arrow,
    Champion,
    ChooseRace,
    MayReinforce,
    Move,
    MustReinforce,
    NormalAction,
    Pass,
    Peek,
    PlacePalisade,
    PlaceWarrior,
    Power,
    Reinforce,
    SecondPalisade,
    Stake,
    TakeRace,
    TakeTurn,
)
from engines.armadora.notes import hand_text, possible, race_text, square_list
from engines.armadora.state import ArmadoraState, Warrior
from engines.core.game import Ask, End, EndTurn
from engines.core.text import Seat, Several, Text, Who, say

T = TypeVar("T", bound=Move)

# Moves are values, and these are offered thousands of times a second.
_WARRIORS = {strength: [PlaceWarrior(strength, at) for at in LAND] for strength in range(1, 6)}
_CHAMPIONS = {strength: [Champion(strength, at) for at in LAND] for strength in range(1, 6)}
_PALISADES = [PlacePalisade(edge) for edge in EDGES]
_STAKES = [Stake(edge) for edge in EDGES]


def candidates(state: ArmadoraState, ask: Ask, seat: Seat) -> Iterator[Move]:
    """Candidates in a fixed order: normal actions, powers, reinforcement, pass (rules §13.1)."""
    match ask:
        case ChooseRace():
            yield from (TakeRace(race) for race in Race)
        case TakeTurn():
            yield from _normal_actions(state, seat)
            yield from _powers(state, seat)
            yield from _reinforcements(state, seat)
            yield Pass()
        case AfterPower():
            yield from _normal_actions(state, seat)
            yield from _reinforcements(state, seat)
        case NormalAction():
            yield from _normal_actions(state, seat)
        case SecondPalisade():
            yield End()
            yield from _palisades(state)
        case MustReinforce():
            yield from _reinforcements(state, seat)
        case MayReinforce():
            yield from _reinforcements(state, seat)
            yield End()
        case _:
            yield End()


def why_not(state: ArmadoraState, ask: Ask, seat: Seat, move: Move) -> Text | None:
    """The reason why a move is illegal, or None."""
    match ask, move:
        case (
            TakeTurn() | AfterPower() | NormalAction() | MustReinforce() | MayReinforce(),
            PlaceWarrior(strength, square),
        ):
            return _why_not_warrior(state, seat, strength, square)
        case (
            TakeTurn() | AfterPower() | NormalAction() | MustReinforce() | MayReinforce() | SecondPalisade(),
            PlacePalisade(edge),
        ):
            return _why_not_palisade(state, edge)
        case EndTurn(), PlacePalisade(edge):
            return _why_not_palisade(state, edge) or say("armadora-turn-done")
        case TakeTurn(), (Champion() | Stake() | Peek() | Arrow()) as power:
            return _why_not_power(state, seat, power)
        case ((TakeTurn() | AfterPower() | MustReinforce() | MayReinforce()), Reinforce(square)):
            return _why_not_reinforce(state, seat, square)
        case ChooseRace(), TakeRace(race):
            return _why_not_race(state, race)
        case TakeTurn(), Pass():
            return None
        case ((EndTurn() | SecondPalisade() | MayReinforce()), End()):
            return None
    return _not_now(state, ask, seat, move)


def _normal_actions(state: ArmadoraState, seat: Seat) -> Iterator[Move]:
    yield from _tiles(state, seat, _WARRIORS)
    yield from _palisades(state)


def _tiles(state: ArmadoraState, seat: Seat, moves: dict[int, list[T]]) -> Iterator[T]:
    free = [at for at, square in enumerate(LAND) if square not in state.warriors]
    for strength, count in enumerate(state.hands[seat], 1):
        if count:
            tiles = moves[strength]
            yield from [tiles[at] for at in free]


def _palisades(state: ArmadoraState) -> Iterator[Move]:
    return _edges(state, _PALISADES)


def _edges(state: ArmadoraState, moves: list[T]) -> Iterator[T]:
    """Palisades on open edges; those first that touch a standing one (rules §18.2)."""
    if not state.supply:
        return
    touching = state.ground.touching
    for bits in (state.ground.open_bits & touching, state.ground.open_bits & ~touching):
        yield from [moves[at] for at in places(bits)]


def _powers(state: ArmadoraState, seat: Seat) -> Iterator[Move]:
    if not state.powers[seat]:
        return
    match state.races[seat]:
        case Race.GOBLIN:
            yield from _tiles(state, seat, _CHAMPIONS)
        case Race.ORC:
            yield from _edges(state, _STAKES)
        case Race.MAGE:
            peeks = map(Peek, _opposing(state, seat))
            yield from (peek for peek in peeks if _why_not_power(state, seat, peek) is None)
        case Race.ELF:
            arrows = map(Arrow, _opposing(state, seat))
            yield from (arrow for arrow in arrows if _why_not_power(state, seat, arrow) is None)


def _reinforcements(state: ArmadoraState, seat: Seat) -> Iterator[Move]:
    if state.reinforcements[seat]:
        filled = state.filled
        full = sum(area for area in state.ground.areas if not area & ~filled)
        yield from (
            Reinforce(at)
            for at in _warriors(state)
            if BIT[at] & full and _why_not_reinforce(state, seat, at) is None
        )


def _opposing(state: ArmadoraState, seat: Seat) -> list[Square]:
    """The squares with warriors of the other sides, in reading order."""
    return [at for at in _warriors(state) if not state.partners(seat, state.warriors[at].seat)]


def _warriors(state: ArmadoraState) -> list[Square]:
    return sorted(state.warriors, key=BIT.__getitem__)


def _not_now(state: ArmadoraState, ask: Ask, seat: Seat, move: Move) -> Text:
    """Why a move does not belong to this moment of the turn (rules §13.1)."""
    can = possible(state.can_place_warrior(seat), state.can_place_palisade, bool(state.reinforcements[seat]))
    match ask, move:
        case ChooseRace(), _:
            return say("armadora-race-first")
        case _, TakeRace():
            own = state.races[seat]
            if None in state.races and own is not None:
                return say("armadora-race-chosen", race=race_text(own))
            return say("armadora-races-settled")
        case EndTurn(), _:
            return say("armadora-turn-done")
        case SecondPalisade(), _:
            return say("armadora-second-or-end")
        case TakeTurn(), End():
            return say("armadora-nothing-done", can=can)
        case _, Pass():
            return say("armadora-pass-too-late")
        case AfterPower() | MustReinforce() | MayReinforce(), (Champion() | Stake() | Peek() | Arrow()):
            return say("armadora-power-used")
        case _, (Champion() | Stake() | Peek() | Arrow()):
            return say("armadora-power-too-late")
        case MustReinforce(), _:
            return say("armadora-token-owed")
        case MayReinforce(), _:
            return say("armadora-token-or-end")
        case _, Reinforce():
            return say("armadora-reinforcement-used")
    return say("armadora-action-owed", can=can)


def _why_not_race(state: ArmadoraState, race: Race) -> Text | None:
    """Why a race cannot be chosen (rules §3)."""
    if race in state.races:
        return say("armadora-race-taken", race=race_text(race), who=Who(state.races.index(race)))
    return None


def _why_not_warrior(state: ArmadoraState, seat: Seat, strength: int, square: Square) -> Text | None:
    """Why a warrior from the hand cannot go to a square (rules §7)."""
    hand = state.hands[seat]
    if not 1 <= strength <= len(hand) or not hand[strength - 1]:
        if not any(hand):
            return say("armadora-no-warriors")
        return say("armadora-no-such-warrior", strength=strength, hand=hand_text(hand))
    if square in state.warriors:
        return say("armadora-occupied", square=str(square), who=Who(state.warriors[square].seat))
    if square in MINES:
        return say("armadora-mine", square=str(square), gold=state.gold[MINES.index(square)])
    return None


def _why_not_palisade(state: ArmadoraState, edge: Edge) -> Text | None:
    """Why a palisade cannot stand on an edge (rules §6.2)."""
    if not state.supply:
        return say("armadora-no-palisades")
    if state.ground.may_take(edge):
        return None
    if edge in state.ground.palisades:
        return say("armadora-edge-taken", edge=str(edge))
    area = state.ground.cut_off(edge)
    return say(
        "armadora-area-too-small",
        edge=str(edge),
        area=square_list(area),
        squares=area.bit_count(),
        needed=SMALLEST_AREA,
    )


def _why_not_power(state: ArmadoraState, seat: Seat, power: Power) -> Text | None:
    """Why a power cannot be used, or not like this (rules §13.3)."""
    if not state.advanced:
        return say("armadora-advanced-only")
    race, own = RACE_OF[type(power)], state.races[seat]
    if own is not race:
        assert own is not None
        return say("armadora-wrong-race", race=race_text(race), own=race_text(own))
    if not state.powers[seat]:
        return say("armadora-no-power-left", race=race_text(race))
    match power:
        case Champion(strength, square):
            return _why_not_warrior(state, seat, strength, square)
        case Stake(edge):
            return _why_not_palisade(state, edge)
        case Peek(square):
            return _why_not_peek(state, seat, square)
        case Arrow(square):
            return _why_not_arrow(state, seat, square)


def _why_not_reinforce(state: ArmadoraState, seat: Seat, square: Square) -> Text | None:
    """Why the reinforcement token cannot lie on a square (rules §13.4)."""
    if not state.advanced:
        return say("armadora-advanced-only")
    if not state.reinforcements[seat]:
        return say("armadora-reinforcement-used")
    warrior = state.warriors.get(square)
    if warrior is None:
        return say("armadora-nobody-there", square=str(square))
    if warrior.seat != seat:
        return say("armadora-not-your-warrior", square=str(square), who=Who(warrior.seat))
    area = state.ground.area_at(square)
    if free := area & ~state.filled:
        return say(
            "armadora-area-not-full", square=str(square), free=square_list(free), count=free.bit_count()
        )
    if (held := state.reinforced_in(area)) is not None:
        return say(
            "armadora-area-reinforced",
            square=str(square),
            held=str(held),
            who=Who(state.warriors[held].seat),
        )
    return None


def _why_not_peek(state: ArmadoraState, seat: Seat, square: Square) -> Text | None:
    warrior = state.warriors.get(square)
    if warrior is None:
        return say("armadora-nobody-there", square=str(square))
    if reason := _why_not_own(state, seat, square, warrior):
        return reason
    if warrior.face_up:
        return say("armadora-face-up", square=str(square), strength=warrior.strength)
    if square in state.seen:
        return say("armadora-already-seen", square=str(square), strength=warrior.strength)
    return None


def _why_not_arrow(state: ArmadoraState, seat: Seat, square: Square) -> Text | None:
    warrior = state.warriors.get(square)
    if warrior is None:
        return say("armadora-nobody-there", square=str(square))
    if reason := _why_not_own(state, seat, square, warrior):
        return reason
    area = state.ground.area_at(square)
    own = [at for at, other in state.warriors.items() if other.seat == seat]
    if not any(state.ground.area_at(at) == area for at in own):
        return say(
            "armadora-no-archer",
            square=str(square),
            archers=Several(tuple(map(str, sorted(own)))),
            count=len(own),
        )
    if state.full(area):
        return say("armadora-area-full", square=str(square), area=square_list(area))
    return None


def _why_not_own(state: ArmadoraState, seat: Seat, square: Square, warrior: Warrior) -> Text | None:
    """Why a power against a warrior of one's own side is illegal."""
    if warrior.seat == seat:
        return say("armadora-own-warrior", square=str(square))
    if state.partners(seat, warrior.seat):
        return say("armadora-partner-warrior", square=str(square), who=Who(warrior.seat))
    return None
