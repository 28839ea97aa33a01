"""What a seat can know in advance, from what it sees: what is possible, what a choice gives, a turn to plan, who is next."""

from __future__ import annotations

from functools import lru_cache

from engines.armadora.areas import BIT, LAND, Ground
from engines.armadora.board import EDGES, Edge
from engines.armadora.moves import ChooseRace, TakeTurn
from engines.armadora.notes import possible
from engines.armadora.state import ArmadoraState
from engines.armadora.view import ArmadoraView, guess
from engines.core.chance import Rng
from engines.core.text import Seat, Text, Value, Who, say


def ahead(view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
    """The viewer's turn on the board as it is; None for a seat that has passed or cannot act, and while races are chosen."""
    if view.seat is None or not view.asks or any(isinstance(ask, ChooseRace) for ask in view.asks):
        return None
    state = guess(view, rng)
    if state.passed[view.seat] or not state.can_act(view.seat):
        return None
    state.todo = [TakeTurn((view.seat,))]
    return state


def ask_values(view: ArmadoraView) -> dict[str, Value]:
    """What the viewer can do, for the words of an ask."""
    if view.seat is None or view.hand is None:
        return {}
    player = view.players[view.seat]
    free = len(view.warriors) < len(LAND)
    token = view.setup.option("advanced") == "yes" and player.reinforcement
    can = possible(any(view.hand) and free, bool(view.open_edges), token)
    return {"can": can, "reinforce": int(token and _may_reinforce(view))}


def _may_reinforce(view: ArmadoraView) -> bool:
    """Whether one of the viewer's warriors stands in a full area without a reinforcement (rules §13.4)."""
    for area in view.areas:
        inside = [seen for seen in view.warriors if seen.at in area.squares]
        own = any(seen.seat == view.seat for seen in inside)
        if area.full and own and not any(seen.reinforced for seen in inside):
            return True
    return False


def foresee(view: ArmadoraView, tokens: tuple[str, ...]) -> Text | None:
    """How many warriors of a strength the viewer has; whose warrior a power or the token is about; the parts that a palisade
    divides an area into. Else None."""
    match tokens:
        case ["warrior" | "champion", strength] if view.hand and strength in map(
            str, range(1, 1 + len(view.hand))
        ):
            return say("armadora-gives-left", count=view.hand[int(strength) - 1])
        case ["peek" | "arrow", square]:
            owner = next((seen.seat for seen in view.warriors if str(seen.at) == square), None)
            return None if owner is None else say("armadora-gives-owner", who=Who(owner))
        case ["reinforce", square]:
            known = next((seen.strength for seen in view.warriors if str(seen.at) == square), None)
            return None if known is None else say("armadora-gives-strength", strength=known)
        case ["palisade" | "stake", token] if (edge := _EDGES.get(token)) in view.open_edges:
            assert edge is not None
            return _division(view, edge)
    return None


_EDGES = {str(edge): edge for edge in EDGES}


def _division(view: ArmadoraView, edge: Edge) -> Text | None:
    """The gold on both sides of a palisade that would divide an area."""
    parts = _ground(view.palisades).divided(edge)
    if parts is None:
        return None
    near, far = (sum(pile for mine, pile in view.gold if BIT[mine] & part) for part in parts)
    return say("armadora-gives-division", near=near, far=far)


@lru_cache(maxsize=1)
def _ground(palisades: tuple[Edge, ...]) -> Ground:
    """A panel asks about every open edge of the same ground."""
    return Ground.of(palisades)


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
