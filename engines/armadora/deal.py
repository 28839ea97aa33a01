"""The deal of Armadöra: piles of gold, hands, races and their tokens (rules §3)."""

from __future__ import annotations

from engines.armadora.areas import Ground
from engines.armadora.content import PALISADES, PILES, REINFORCEMENTS, WARRIORS, Race
from engines.armadora.effects import become
from engines.armadora.moves import ChooseRace, TakeTurn
from engines.armadora.state import ArmadoraState
from engines.core.chance import Rng
from engines.core.game import Setup


def deal(setup: Setup, rng: Rng) -> ArmadoraState:
    """The state at the start: the gold lies on the mines, and races are dealt or wait to be chosen."""
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
            become(state, seat, races[seat])
    return state
