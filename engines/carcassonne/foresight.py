"""What a seat can know in advance, from what it sees: a turn to plan, who is next, what the tile just laid brings."""

from __future__ import annotations

from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView, guess
from engines.core.chance import Rng
from engines.core.text import Seat


def ahead(view: CarcassonneView, rng: Rng) -> CarcassonneState | None:
    """The next tile is known since the last turn ended, so that it can be planned for (rules §5)."""
    state = guess(view, rng)
    if view.seat is None or not state.todo or not state.hands[view.seat]:
        return None
    hand = state.hands[view.seat]
    if not any(state.land.fits(tile) for tile in hand):
        return None
    state.todo = [ChooseTile((view.seat,)) if state.hidden else PlaceTile((view.seat,), hand.pop())]
    return state


def next_seat(view: CarcassonneView) -> Seat | None:
    """Clockwise, past those who have run out of tiles at the end of the game."""
    if view.over:
        return None
    now, seats = view.asks[-1].seats[0], view.setup.seats
    others = ((now + later) % seats for later in range(1, seats))
    return next((other for other in others if view.players[other].tiles), None)


def outcome(view: CarcassonneView) -> object:
    """What becomes of the features of the tile just laid: whose they are, which are finished, and for how much."""
    here = [name for tile in view.tiles if tile.at == view.at for name in tile.features]
    seen = {feature.name: feature for feature in view.features}
    return [
        (each.kind, each.owners, each.complete, each.value if each.complete else None)
        for each in (seen[name] for name in here)
    ]
