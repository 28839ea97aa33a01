"""Why a move of Armadöra is illegal: one function per kind of move, each with the values of the position.

Every function returns None when nothing speaks against the move, its moment in the turn aside.
"""

from __future__ import annotations

from engines.armadora.areas import squares_of
from engines.armadora.board import Edge, Square
from engines.armadora.content import MINES, SMALLEST_AREA, Race
from engines.armadora.state import ArmadoraState, Arrow, Champion, Peek, Power, Stake, Warrior
from engines.core.text import Seat, Several, Text, Value, Who, say

RACE_OF: dict[type[Power], Race] = {
    Champion: Race.GOBLIN,
    Stake: Race.ORC,
    Peek: Race.MAGE,
    Arrow: Race.ELF,
}


def people(race: Race) -> Text:
    """The name of a race."""
    return say(f"armadora-people-{race}")


def names(area: int) -> Several:
    """The squares of an area, listed."""
    return Several(tuple(map(str, squares_of(area))))


def party(seats: tuple[Seat, ...]) -> Value:
    """A side by the names of its players."""
    return Who(seats[0]) if len(seats) == 1 else Several(tuple(map(Who, seats)))


def no_race(state: ArmadoraState, race: Race) -> Text | None:
    """A race is taken (rules §3)."""
    if race in state.races:
        return say("armadora-race-taken", race=people(race), who=Who(state.races.index(race)))
    return None


def no_warrior(state: ArmadoraState, seat: Seat, strength: int, square: Square) -> Text | None:
    """A warrior from the hand cannot go to a square (rules §7)."""
    hand = state.hands[seat]
    if not 1 <= strength <= len(hand) or not hand[strength - 1]:
        if not any(hand):
            return say("armadora-no-warriors")
        tiles = [say("armadora-tiles", strength=at, count=count) for at, count in enumerate(hand, 1) if count]
        return say("armadora-no-such-warrior", strength=strength, hand=Several(tuple(tiles)))
    if square in state.warriors:
        return say("armadora-occupied", square=str(square), who=Who(state.warriors[square].seat))
    if square in MINES:
        return say("armadora-mine", square=str(square), gold=state.gold[MINES.index(square)])
    return None


def no_palisade(state: ArmadoraState, edge: Edge) -> Text | None:
    """A palisade cannot stand on an edge (rules §6.2)."""
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
        area=names(area),
        squares=area.bit_count(),
        needed=SMALLEST_AREA,
    )


def no_power(state: ArmadoraState, seat: Seat, power: Power) -> Text | None:
    """A power cannot be used, or not like this (rules §13.3)."""
    if not state.advanced:
        return say("armadora-advanced-only")
    race, own = RACE_OF[type(power)], state.races[seat]
    if own is not race:
        assert own is not None
        return say("armadora-wrong-race", race=people(race), own=people(own))
    if not state.powers[seat]:
        return say("armadora-no-power-left", race=people(race))
    match power:
        case Champion(strength, square):
            return no_warrior(state, seat, strength, square)
        case Stake(edge):
            return no_palisade(state, edge)
        case Peek(square):
            return _no_peek(state, seat, square)
        case Arrow(square):
            return _no_arrow(state, seat, square)


def no_reinforcement(state: ArmadoraState, seat: Seat, square: Square) -> Text | None:
    """The reinforcement token cannot lie on a square (rules §13.4)."""
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
        return say("armadora-area-not-full", square=str(square), free=names(free), count=free.bit_count())
    if (held := state.reinforced_in(area)) is not None:
        return say(
            "armadora-area-reinforced",
            square=str(square),
            held=str(held),
            who=Who(state.warriors[held].seat),
        )
    return None


def _no_peek(state: ArmadoraState, seat: Seat, square: Square) -> Text | None:
    warrior = state.warriors.get(square)
    if warrior is None:
        return say("armadora-nobody-there", square=str(square))
    if friend := _friend(state, seat, square, warrior):
        return friend
    if warrior.face_up:
        return say("armadora-face-up", square=str(square), strength=warrior.strength)
    if square in state.seen:
        return say("armadora-already-seen", square=str(square), strength=warrior.strength)
    return None


def _no_arrow(state: ArmadoraState, seat: Seat, square: Square) -> Text | None:
    warrior = state.warriors.get(square)
    if warrior is None:
        return say("armadora-nobody-there", square=str(square))
    if friend := _friend(state, seat, square, warrior):
        return friend
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
        return say("armadora-area-full", square=str(square), area=names(area))
    return None


def _friend(state: ArmadoraState, seat: Seat, square: Square, warrior: Warrior) -> Text | None:
    """The warrior belongs to the own side."""
    if warrior.seat == seat:
        return say("armadora-own-warrior", square=str(square))
    if state.partners(seat, warrior.seat):
        return say("armadora-partner-warrior", square=str(square), who=Who(warrior.seat))
    return None
