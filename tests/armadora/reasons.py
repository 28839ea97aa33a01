"""What every reason of Armadöra claims, as a predicate on the position (rules §3, §6 to §8, §13)."""

from __future__ import annotations

from engines.armadora.board import EDGES
from engines.armadora.content import MINES, Race
from engines.armadora.moves import (
    RACE_OF,
    AfterPower,
    ChooseRace,
    MayReinforce,
    MustReinforce,
    NormalAction,
    SecondPalisade,
    TakeTurn,
)
from engines.core.game import EndTurn
from tests.armadora.positions import slow_areas, slow_legal


def _ask(state):
    return state.todo[-1]


def _palisade_possible(state):
    stand = state.ground.palisades
    return bool(state.supply) and any(slow_legal(stand, edge) for edge in EDGES)


def _warrior_possible(state, seat):
    return any(state.hands[seat]) and len(state.warriors) + len(MINES) < 40


def _can(state, seat, values):
    """What is named as possible is just what is possible."""
    named = values["can"].split("-")
    warrior, palisade = _warrior_possible(state, seat), _palisade_possible(state)
    if not warrior and not palisade:
        return named == ["token"] and state.reinforcements[seat] > 0
    return ("warrior" in named, "palisade" in named) == (warrior, palisade)


def _area(state, square):
    return next(area for area in slow_areas(state.ground.palisades) if square in area)


def _free(state, square):
    return {at for at in _area(state, square) if at not in MINES and at not in state.warriors}


def _squares(values, name):
    return set(values[name].items)


def _edge_too_small(state, seat, move, values):
    stand = state.ground.palisades
    after = slow_areas((*stand, move.edge))
    part = next(area for area in after if {str(at) for at in area} == _squares(values, "area"))
    return not slow_legal(stand, move.edge) and len(part) == values["squares"] < values["needed"] == 4


def _owner(state, move):
    return state.warriors[move.square].seat


def _in(*asks):
    return lambda state, seat, move, values: isinstance(_ask(state), asks)


TRUE = {
    "armadora-race-taken": lambda state, seat, move, values: state.races[values["who"].seat] is move.race,
    "armadora-race-first": _in(ChooseRace),
    "armadora-race-chosen": lambda state, seat, move, values: (
        None in state.races and values["race"].key.endswith(state.races[seat])
    ),
    "armadora-races-settled": lambda state, seat, move, values: None not in state.races,
    "armadora-no-warriors": lambda state, seat, move, values: not any(state.hands[seat]),
    "armadora-no-such-warrior": lambda state, seat, move, values: (
        (not 1 <= move.strength <= 5 or not state.hands[seat][move.strength - 1])
        and {each["strength"]: each["count"] for each in values["hand"].items}
        == {at: count for at, count in enumerate(state.hands[seat], 1) if count}
    ),
    "armadora-occupied": lambda state, seat, move, values: _owner(state, move) == values["who"].seat,
    "armadora-mine": lambda state, seat, move, values: state.gold[MINES.index(move.square)] == values["gold"],
    "armadora-no-palisades": lambda state, seat, move, values: not state.supply,
    "armadora-edge-taken": lambda state, seat, move, values: move.edge in state.ground.palisades,
    "armadora-area-too-small": _edge_too_small,
    "armadora-advanced-only": lambda state, seat, move, values: state.setup.option("advanced") == "no",
    "armadora-wrong-race": lambda state, seat, move, values: RACE_OF[type(move)] is not state.races[seat],
    "armadora-no-power-left": lambda state, seat, move, values: not state.powers[seat],
    "armadora-power-used": _in(AfterPower, MustReinforce, MayReinforce),
    "armadora-power-too-late": _in(NormalAction),
    "armadora-nobody-there": lambda state, seat, move, values: move.square not in state.warriors,
    "armadora-own-warrior": lambda state, seat, move, values: _owner(state, move) == seat,
    "armadora-partner-warrior": lambda state, seat, move, values: (
        state.setup.seats == 4 and _owner(state, move) == values["who"].seat == (seat + 2) % 4
    ),
    "armadora-face-up": lambda state, seat, move, values: (
        state.warriors[move.square].face_up and state.warriors[move.square].strength == values["strength"]
    ),
    "armadora-already-seen": lambda state, seat, move, values: (
        state.races[seat] is Race.MAGE and move.square in state.seen
    ),
    "armadora-no-archer": lambda state, seat, move, values: (
        not any(
            warrior.seat == seat and at in _area(state, move.square) for at, warrior in state.warriors.items()
        )
    ),
    "armadora-area-full": lambda state, seat, move, values: not _free(state, move.square),
    "armadora-not-your-warrior": lambda state, seat, move, values: (
        _owner(state, move) == values["who"].seat != seat
    ),
    "armadora-area-not-full": lambda state, seat, move, values: (
        {str(at) for at in _free(state, move.square)} == _squares(values, "free") != set()
    ),
    "armadora-area-reinforced": lambda state, seat, move, values: any(
        str(at) == values["held"] and warrior.reinforced and at in _area(state, move.square)
        for at, warrior in state.warriors.items()
    ),
    "armadora-reinforcement-used": lambda state, seat, move, values: not state.reinforcements[seat],
    "armadora-nothing-done": lambda state, seat, move, values: (
        isinstance(_ask(state), TakeTurn) and _can(state, seat, values)
    ),
    "armadora-pass-too-late": _in(AfterPower, NormalAction, MustReinforce, MayReinforce),
    "armadora-action-owed": lambda state, seat, move, values: (
        isinstance(_ask(state), AfterPower | NormalAction) and _can(state, seat, values)
    ),
    "armadora-token-owed": _in(MustReinforce),
    "armadora-token-or-end": _in(MayReinforce),
    "armadora-second-or-end": lambda state, seat, move, values: (
        isinstance(_ask(state), SecondPalisade) and _palisade_possible(state)
    ),
    "armadora-turn-done": _in(EndTurn),
}
