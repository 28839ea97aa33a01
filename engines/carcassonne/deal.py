"""The deal of Carcassonne: boxes, pieces and the first tiles (rules §3, §4)."""

from __future__ import annotations

from engines.carcassonne.actions import begin
from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import HAND, NEEDS, PIECES, START, Goods, stack_of
from engines.carcassonne.land import untouched
from engines.carcassonne.state import CarcassonneState, sets_of
from engines.core.chance import Rng
from engines.core.game import Setup


def deal(setup: Setup, rng: Rng) -> CarcassonneState:
    """The state at the start: the start tile lies, every hand is full, and the first seat has its tile to play."""
    land = untouched()
    land.lay(START, Cell(0, 0), Turn.NONE, None)
    pieces = [
        count if (box := NEEDS[piece]) is None or setup.option(box) == "full" else 0
        for piece, count in PIECES.items()
    ]
    state = CarcassonneState(
        setup=setup,
        todo=[],
        land=land,
        stack=stack_of(sets_of(setup)),
        hands=[[] for _ in range(setup.seats)],
        supply=[pieces.copy() for _ in range(setup.seats)],
        goods=[[0] * len(Goods) for _ in range(setup.seats)],
        scores=[0] * setup.seats,
        ledger=(),
        removed=[],
        part=1,
        extra=False,
        at=None,
        fresh=[],
        fresh_seat=None,
        since=0,
    )
    for _ in range(HAND[setup.option("hand")]):
        for hand in state.hands:
            hand.append(rng.draw(state.stack))
    begin(state, 0, rng)
    return state
