"""Carries out moves and their consequences: races, warriors, palisades, powers, handing over (rules §3, §6 to §8, §13)."""

from __future__ import annotations

from dataclasses import replace

from engines.armadora.areas import squares_of
from engines.armadora.board import Edge, Square
from engines.armadora.content import POWERS, REINFORCEMENT_IS_FREE, Race
from engines.armadora.moves import (
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
from engines.armadora.notes import hand_text, race_text
from engines.armadora.scoring import closing, gold_in
from engines.armadora.state import ArmadoraState, Warrior
from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn
from engines.core.text import Note, Seat, Value, Who, say

TOLD_MORE = 2
"""The version of the rules since which more is told: own strengths, areas that a palisade makes full, unused hands."""


def step(state: ArmadoraState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
    """Carry out a legal move on `state`, and tell what happened."""
    if isinstance(ask, TakeTurn):
        state.fresh, state.fresh_seat = [], seat
    match move:
        case TakeRace(race):
            state.todo[-1] = EndTurn((seat,))
            return [become(state, seat, race)]
        case PlaceWarrior(strength, square):
            state.todo[-1] = EndTurn((seat,))
            return _place(state, seat, strength, square, face_up=False)
        case PlacePalisade(edge):
            notes = _fence(state, seat, edge, "armadora-palisade")
            second = not isinstance(ask, SecondPalisade) and state.can_place_palisade
            state.todo[-1] = SecondPalisade((seat,)) if second else EndTurn((seat,))
            return notes
        case Champion() | Stake() | Peek() | Arrow():
            able = state.has_action(seat)
            state.powers[seat] -= 1
            notes = _use(state, seat, move, rng)
            state.todo[-1] = _after_power(state, seat, able)
            return notes
        case Reinforce(square):
            follows = REINFORCEMENT_IS_FREE and state.has_action(seat)
            state.todo[-1] = NormalAction((seat,)) if follows else EndTurn((seat,))
            state.reinforcements[seat] -= 1
            state.warriors[square] = replace(state.warriors[square], reinforced=True)
            state.fresh.append(square)
            return [Note(say("armadora-reinforced", who=Who(seat), square=str(square)))]
        case Pass():
            state.todo[-1] = EndTurn((seat,))
            state.passed[seat] = True
            return [Note(say("armadora-passed", who=Who(seat), left=sum(state.hands[seat])))]
        case End():
            state.todo.pop()
            return _last_race(state) if state.todo else _hand_over(state, seat, rng)


def become(state: ArmadoraState, seat: Seat, race: Race) -> Note:
    """A seat gets its race, and in the advanced game the race's power tokens."""
    state.races[seat] = race
    if state.advanced:
        state.powers[seat] = POWERS[race]
    return Note(say("armadora-became", who=Who(seat), race=race_text(race)))


def _last_race(state: ArmadoraState) -> list[Note]:
    """When everybody else has chosen, a fourth player gets the race that is left."""
    if isinstance(state.todo[-1], ChooseRace) or None not in state.races:
        return []
    left = next(race for race in Race if race not in state.races)
    return [become(state, state.races.index(None), left)]


def _place(state: ArmadoraState, seat: Seat, strength: int, square: Square, *, face_up: bool) -> list[Note]:
    """A tile goes from the hand to a square; only of a face-up one the note tells the strength (rules §14)."""
    hand = state.hands[seat]
    state.hands[seat] = (*hand[: strength - 1], hand[strength - 1] - 1, *hand[strength:])
    state.warriors[square] = Warrior(seat, strength, face_up)
    state.fresh.append(square)
    left = sum(state.hands[seat])
    if face_up:
        text = say("armadora-champion", who=Who(seat), strength=strength, square=str(square), left=left)
    else:
        text = say("armadora-warrior", who=Who(seat), square=str(square), left=left)
    notes = [Note(text)]
    if state.setup.rules >= TOLD_MORE and not face_up:
        notes.append(Note(say("armadora-own-strength", square=str(square), strength=strength), to=seat))
    return notes + _now_full(state, [state.ground.area_at(square)])


def _now_full(state: ArmadoraState, areas: list[int]) -> list[Note]:
    """Which of some areas are full, where that matters (rules §13.2)."""
    if not state.advanced:
        return []
    return [
        Note(say("armadora-now-full", area=str(squares_of(area)[0]), squares=area.bit_count()))
        for area in areas
        if state.full(area)
    ]


def _fence(state: ArmadoraState, seat: Seat, edge: Edge, key: str) -> list[Note]:
    """A palisade goes from the supply to an edge; if it divides an area, a note names both parts."""
    before = state.ground
    state.ground = before.fenced(edge)
    state.supply -= 1
    state.fresh.append(edge)
    notes = [Note(say(key, who=Who(seat), edge=str(edge), left=state.supply))]
    if len(state.ground.areas) > len(before.areas):
        one, other = sorted((state.ground.area_at(edge.a), state.ground.area_at(edge.b)), key=int.bit_count)
        notes.append(
            Note(
                say(
                    "armadora-divided",
                    area=str(squares_of(one)[0]),
                    squares=one.bit_count(),
                    gold=gold_in(state, one),
                    other=str(squares_of(other)[0]),
                    other_squares=other.bit_count(),
                    other_gold=gold_in(state, other),
                )
            )
        )
        if state.setup.rules >= TOLD_MORE:
            notes += _now_full(state, [one, other])
    return notes


def _use(state: ArmadoraState, seat: Seat, power: Power, rng: Rng) -> list[Note]:
    """A power takes effect (rules §13.3); a peek shows something, so it cannot be drafted."""
    match power:
        case Champion(strength, square):
            return _place(state, seat, strength, square, face_up=True)
        case Stake(edge):
            return _fence(state, seat, edge, "armadora-stake")
        case Peek(square):
            rng.reveal()
            target = state.warriors[square]
            state.seen.append(square)
            state.fresh.append(square)
            values: dict[str, Value] = {"square": str(square), "owner": Who(target.seat)}
            return [
                Note(say("armadora-peeked", who=Who(seat), **values)),
                Note(say("armadora-saw", **values, strength=target.strength), to=seat),
            ]
        case Arrow(square):
            target = state.warriors[square]
            state.warriors[square] = replace(target, arrows=target.arrows + 1)
            state.fresh.append(square)
            arrows = target.arrows + 1
            return [
                Note(
                    say(
                        "armadora-shot",
                        who=Who(seat),
                        square=str(square),
                        owner=Who(target.seat),
                        arrows=arrows,
                    )
                )
            ]


def _after_power(state: ArmadoraState, seat: Seat, able: bool) -> Ask:
    """What follows a power; `able`: a normal action was possible when the turn began (rules §13.1, D6)."""
    if state.has_action(seat):
        return AfterPower((seat,))
    if not able:
        return MustReinforce((seat,))
    return MayReinforce((seat,)) if state.can_reinforce(seat) else EndTurn((seat,))


def _hand_over(state: ArmadoraState, seat: Seat, rng: Rng) -> list[Note]:
    """The next seat that can act gets a turn; a note says who is skipped when that is new (rules §8.3)."""
    notes: list[Note] = []
    for later in range(1, state.setup.seats + 1):
        other = (seat + later) % state.setup.seats
        if state.passed[other]:
            continue
        if state.can_act(other):
            state.skipped[other] = False
            state.todo.append(TakeTurn((other,)))
            return notes
        if not state.skipped[other]:
            state.skipped[other] = True
            notes.append(
                Note(
                    say(
                        "armadora-skipped",
                        who=Who(other),
                        warriors="square" if any(state.hands[other]) else "hand",
                        palisades="edge" if state.supply else "supply",
                    )
                )
            )
    rng.reveal()  # all warriors are turned up (rules §10)
    unused = [
        Note(say("armadora-unused", who=Who(other), tiles=hand_text(hand)))
        for other, hand in enumerate(state.hands)
        if any(hand) and state.setup.rules >= TOLD_MORE
    ]
    return [Note(text) for text in closing(state)] + unused
