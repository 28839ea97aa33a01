"""What a seat can know in advance, from what it sees: a turn to plan, and who is next."""

from __future__ import annotations

from engines.armadora.moves import ChooseRace, TakeTurn
from engines.armadora.state import ArmadoraState
from engines.armadora.view import ArmadoraView, guess
from engines.core.chance import Rng
from engines.core.text import Seat


def ahead(view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
    """The viewer's turn on the board as it is; None for a seat that has passed or cannot act, and while races are chosen."""
    if view.seat is None or not view.asks or any(isinstance(ask, ChooseRace) for ask in view.asks):
        return None
    state = guess(view, rng)
    if state.passed[view.seat] or not state.can_act(view.seat):
        return None
    state.todo = [TakeTurn((view.seat,))]
    return state


def next_seat(view: ArmadoraView) -> Seat | None:
    """The next seat that chooses a race; later the next that has not passed. None where that is not certain yet."""
    if view.over:
        return None
    if len(view.asks) > 1:
        return view.asks[-2].seats[0]
    now, seats = view.asks[-1].seats[0], view.setup.seats
    others = ((now + later) % seats for later in range(1, seats))
    follows = next((other for other in others if not view.players[other].passed), None)
    # A seat that could not act last time may be able to again.
    return None if follows is None or view.players[follows].skipped else follows
