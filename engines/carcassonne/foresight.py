"""What a seat can know in advance, from what it sees: what a choice scores, a turn to plan, who is next, what the tile just laid brings."""

from __future__ import annotations

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TILES
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.scoring import finished_at, score
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView, guess, rebuilt
from engines.core.chance import Rng
from engines.core.text import Seat, Text, say


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


def foresee(view: CarcassonneView, tokens: tuple[str, ...]) -> Text | None:
    """What laying the viewer's tile would score at once, for the viewer and for others; what a follower would stand on is
    worth. Else None."""
    match tokens:
        case ["place", where]:
            return _gives_place(view, Cell.parse(where), tuple(Turn))
        case ["place", where, turn]:
            return _gives_place(view, Cell.parse(where), (Turn(turn),))
        case ["follow" | "large", spot] if view.at is not None:
            return _gives_follow(view, spot)
    return None


def _gives_place(view: CarcassonneView, at: Cell, turns: tuple[Turn, ...]) -> Text | None:
    """What the tile scores at once at a cell; where it depends on the turn, the most of it."""
    ask = view.asks[-1] if view.asks else None
    if view.seat is None or not isinstance(ask, PlaceTile) or view.seat not in ask.seats:
        return None
    before = rebuilt(view.tiles, view.pieces)
    found = set()
    for turn in turns:
        if before.clash(ask.tile, at, turn):
            continue
        land = before.copy()
        land.lay(ask.tile, at, turn, view.seat)
        done = [score(land, name, view.setup.option("city2")) for name in finished_at(land, at)]
        mine = sum(scored.share(view.seat) for scored in done)
        found.add((mine, sum(scored.points for scored in done if set(scored.takers) - {view.seat})))
    mine, others = (max(points, default=0) for points in (tuple(zip(*found, strict=True)) or ((), ())))
    most = int(len(found) > 1)
    return say("carcassonne-gives-place", mine=mine, others=others, most=most) if mine or others else None


def _gives_follow(view: CarcassonneView, spot: str) -> Text | None:
    tile = next(tile for tile in view.tiles if tile.at == view.at)
    names = dict(zip(map(str, TILES[tile.tile].faces[tile.turn.quarters].spots), tile.features, strict=True))
    found = next((one for one in view.features if one.name == names.get(spot)), None)
    if found is None:
        return None
    return say("carcassonne-gives-follow", done=int(found.complete), points=found.value)


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
