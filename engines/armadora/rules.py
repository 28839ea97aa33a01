"""Armadöra: fence in the gold and hide the stronger warriors there. Base and advanced rules, 2 to 4 players.

Rule references (§, D) are to the game's rules document. Areas in areas.py, legality in refusals.py, gold in scoring.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from engines.armadora import evaluation, scoring, sight
from engines.armadora.areas import BIT, LAND, Ground, places, squares_of
from engines.armadora.board import EDGES, Edge, Square
from engines.armadora.content import (
    PALISADES,
    PILES,
    POWERS,
    REINFORCEMENT_IS_FREE,
    REINFORCEMENTS,
    WARRIORS,
    Race,
)
from engines.armadora.legality import no_palisade, no_power, no_race, no_reinforcement, no_warrior, people
from engines.armadora.state import (
    SIDES,
    AfterPower,
    ArmadoraState,
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
    Warrior,
)
from engines.armadora.view import ArmadoraView
from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Option, Result, Setup
from engines.core.notation import Notation
from engines.core.text import NotAMove, Note, Seat, Text, Value, Who, say

T = TypeVar("T", bound=Move)

# Moves are values, and these are offered thousands of times a second.
_WARRIORS = {strength: [PlaceWarrior(strength, at) for at in LAND] for strength in range(1, 6)}
_CHAMPIONS = {strength: [Champion(strength, at) for at in LAND] for strength in range(1, 6)}
_PALISADES = [PlacePalisade(edge) for edge in EDGES]
_STAKES = [Stake(edge) for edge in EDGES]


class Armadora(Game[ArmadoraState, Move, ArmadoraView]):
    """The rules of Armadöra."""

    name = "armadora"
    seats = range(2, 5)
    rules = 1
    options = (Option("advanced", ("no", "yes")), Option("races", ("random", "choose")))
    notation = Notation(
        warrior=PlaceWarrior,
        palisade=PlacePalisade,
        champion=Champion,
        stake=Stake,
        peek=Peek,
        arrow=Arrow,
        reinforce=Reinforce,
        **{"pass": Pass},
        race=TakeRace,
        end=End,
    )
    exact = frozenset(
        {TakeTurn, AfterPower, NormalAction, SecondPalisade, MustReinforce, MayReinforce, EndTurn}
    )

    def new(self, setup: Setup, rng: Rng) -> ArmadoraState:
        seats = setup.seats
        piles = list(PILES)
        rng.shuffle(piles)
        state = ArmadoraState(
            setup=setup,
            todo=[TakeTurn((0,))],
            gold=tuple(piles),
            ground=Ground.of(),
            supply=PALISADES,
            warriors={},
            races=[None] * seats,
            hands=[WARRIORS[seats]] * seats,
            powers=[0] * seats,
            reinforcements=[0] * seats,
            passed=[False] * seats,
            skipped=[False] * seats,
            seen=[],
            fresh=[],
            fresh_seat=None,
        )
        if state.advanced:
            state.reinforcements = [REINFORCEMENTS] * seats
        if setup.option("races") == "choose":
            choosers = range(min(seats, len(Race) - 1))
            state.todo += [ChooseRace((seat,)) for seat in reversed(choosers)]
        else:
            races = list(Race)
            rng.shuffle(races)
            for seat in range(seats):
                _become(state, seat, races[seat])
        return state

    def moves(self, state: ArmadoraState, ask: Ask, seat: Seat) -> Iterator[Move]:
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

    def why_not(self, state: ArmadoraState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        match ask, move:
            case (
                TakeTurn() | AfterPower() | NormalAction() | MustReinforce() | MayReinforce(),
                PlaceWarrior(strength, square),
            ):
                return no_warrior(state, seat, strength, square)
            case (
                TakeTurn()
                | AfterPower()
                | NormalAction()
                | MustReinforce()
                | MayReinforce()
                | SecondPalisade(),
                PlacePalisade(edge),
            ):
                return no_palisade(state, edge)
            case EndTurn(), PlacePalisade(edge):
                return no_palisade(state, edge) or say("armadora-turn-done")
            case TakeTurn(), (Champion() | Stake() | Peek() | Arrow()) as power:
                return no_power(state, seat, power)
            case ((TakeTurn() | AfterPower() | MustReinforce() | MayReinforce()), Reinforce(square)):
                return no_reinforcement(state, seat, square)
            case ChooseRace(), TakeRace(race):
                return no_race(state, race)
            case TakeTurn(), Pass():
                return None
            case ((EndTurn() | SecondPalisade() | MayReinforce()), End()):
                return None
        return _not_now(ask, move)

    def step(self, state: ArmadoraState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        if isinstance(ask, TakeTurn):
            state.fresh, state.fresh_seat = [], seat
        match move:
            case TakeRace(race):
                state.todo[-1] = EndTurn((seat,))
                return [_become(state, seat, race)]
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

    def view(self, state: ArmadoraState, seat: Seat | None) -> ArmadoraView:
        return sight.look(state, seat)

    def guess(self, view: ArmadoraView, rng: Rng) -> ArmadoraState:
        return sight.imagine(view, rng)

    def ahead(self, view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
        """A turn on the land as it lies; whoever has passed, chooses a race, or can do nothing plans nothing."""
        if view.seat is None or not view.asks or any(isinstance(ask, ChooseRace) for ask in view.asks):
            return None
        state = self.guess(view, rng)
        if state.passed[view.seat] or not state.can_act(view.seat):
            return None
        state.todo = [TakeTurn((view.seat,))]
        return state

    def next_seat(self, view: ArmadoraView) -> Seat | None:
        """While races are chosen, the next who chooses; later whoever has passed is left out for good."""
        if view.over:
            return None
        if len(view.asks) > 1:
            return view.asks[-2].seats[0]
        now, seats = view.asks[-1].seats[0], view.setup.seats
        others = ((now + later) % seats for later in range(1, seats))
        follows = next((other for other in others if not view.players[other].passed), None)
        # Whoever could not act last time may or may not be able to again.
        return None if follows is None or view.players[follows].skipped else follows

    def result(self, state: ArmadoraState) -> Result | None:
        return None if state.todo else scoring.result(state)

    def idle(self, state: ArmadoraState, ask: Ask, seat: Seat) -> Move:
        return evaluation.idle(state, ask, seat)

    def evaluate(self, state: ArmadoraState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return SIDES[setup.seats]

    def read(self, text: str) -> list[Move]:
        """One move, or the two of `palisade D3-E3 C2-C3`; letter case and separators do not matter (rules §2, §18.2).

        Raises:
            NotAMove: it is none; borders, diagonals and distant squares are no edges.
        """
        verb, _, rest = text.strip().lower().partition(" ")
        if verb not in ("palisade", "stake") or not rest.strip():
            return [self.notation.parse(text.lower())]
        squares = re.findall(r"[a-h][1-5]", rest)
        most = 4 if verb == "palisade" else 2
        if re.sub(r"[a-h][1-5]|[\s,|-]", "", rest) or len(squares) not in (2, most):
            raise NotAMove(say("armadora-not-an-edge", edge=rest.strip()))
        edges = [_edge(*squares[at : at + 2]) for at in range(0, len(squares), 2)]
        return [PlacePalisade(edge) if verb == "palisade" else Stake(edge) for edge in edges]


def _edge(one: str, other: str) -> Edge:
    try:
        return Edge.between(Square.parse(one), Square.parse(other))
    except ValueError:
        raise NotAMove(say("armadora-not-an-edge", edge=f"{one}-{other}".upper())) from None


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
            peeks = map(Peek, _strangers(state, seat))
            yield from (peek for peek in peeks if no_power(state, seat, peek) is None)
        case Race.ELF:
            arrows = map(Arrow, _strangers(state, seat))
            yield from (arrow for arrow in arrows if no_power(state, seat, arrow) is None)


def _reinforcements(state: ArmadoraState, seat: Seat) -> Iterator[Move]:
    if state.reinforcements[seat]:
        filled = state.filled
        ripe = sum(area for area in state.ground.areas if not area & ~filled)
        yield from (
            Reinforce(at)
            for at in _warriors(state)
            if BIT[at] & ripe and no_reinforcement(state, seat, at) is None
        )


def _strangers(state: ArmadoraState, seat: Seat) -> list[Square]:
    return [at for at in _warriors(state) if not state.partners(seat, state.warriors[at].seat)]


def _warriors(state: ArmadoraState) -> list[Square]:
    return sorted(state.warriors, key=BIT.__getitem__)


def _not_now(ask: Ask, move: Move) -> Text:
    """Why a move does not belong to this moment of the turn (rules §13.1)."""
    match ask, move:
        case ChooseRace(), _:
            return say("armadora-race-first")
        case _, TakeRace():
            return say("armadora-races-settled")
        case EndTurn(), _:
            return say("armadora-turn-done")
        case SecondPalisade(), _:
            return say("armadora-second-or-end")
        case TakeTurn(), End():
            return say("armadora-nothing-done")
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
    return say("armadora-action-owed")


def _become(state: ArmadoraState, seat: Seat, race: Race) -> Note:
    """A seat gets its race, and in the advanced game the race's power tokens."""
    state.races[seat] = race
    if state.advanced:
        state.powers[seat] = POWERS[race]
    return Note(say("armadora-became", who=Who(seat), race=people(race)))


def _last_race(state: ArmadoraState) -> list[Note]:
    """When everybody else has chosen, a fourth player gets the race that is left."""
    if isinstance(state.todo[-1], ChooseRace) or None not in state.races:
        return []
    left = next(race for race in Race if race not in state.races)
    return [_become(state, state.races.index(None), left)]


def _place(state: ArmadoraState, seat: Seat, strength: int, square: Square, *, face_up: bool) -> list[Note]:
    """A tile goes from the hand to a square; only a face-up one is told with its strength (rules §14)."""
    hand = state.hands[seat]
    state.hands[seat] = (*hand[: strength - 1], hand[strength - 1] - 1, *hand[strength:])
    state.warriors[square] = Warrior(seat, strength, face_up)
    state.fresh.append(square)
    left = sum(state.hands[seat])
    if face_up:
        told = say("armadora-champion", who=Who(seat), strength=strength, square=str(square), left=left)
    else:
        told = say("armadora-warrior", who=Who(seat), square=str(square), left=left)
    area = state.ground.area_at(square)
    if not (state.advanced and state.full(area)):
        return [Note(told)]
    first = str(squares_of(area)[0])
    return [Note(told), Note(say("armadora-now-full", area=first, squares=area.bit_count()))]


def _fence(state: ArmadoraState, seat: Seat, edge: Edge, key: str) -> list[Note]:
    """A palisade goes from the supply to an edge; if it divides an area, both parts are told."""
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
                    gold=scoring.gold_in(state, one),
                    other=str(squares_of(other)[0]),
                    other_squares=other.bit_count(),
                    other_gold=scoring.gold_in(state, other),
                )
            )
        )
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
            told: dict[str, Value] = {"square": str(square), "owner": Who(target.seat)}
            return [
                Note(say("armadora-peeked", who=Who(seat), **told)),
                Note(say("armadora-saw", **told, strength=target.strength), to=seat),
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
    """The next seat that can act gets a turn; a seat is told to be skipped when that is new (rules §8.3)."""
    notes: list[Note] = []
    for step in range(1, state.setup.seats + 1):
        other = (seat + step) % state.setup.seats
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
    return [Note(told) for told in scoring.closing(state)]
