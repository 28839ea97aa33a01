"""What makes each hint of Carcassonne true: the tile or the follower is placed, and the points are counted."""

from __future__ import annotations

from typing import Any

from engines.carcassonne.content import TILES, Kind, Piece
from engines.carcassonne.moves import Place
from engines.carcassonne.scoring import field_gains, final, leaders
from engines.carcassonne.state import CarcassonneState, Scored, Source
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.text import Seat

_FOLLOWERS = (Piece.NORMAL, Piece.LARGE)
_AT_ONCE = (Source.ROAD, Source.CITY, Source.CLOISTER)


def worth(state: CarcassonneState, seat: Seat) -> int:
    """The points of a seat if the game ended here, goods left out."""
    ends = final(state.land, state.option("farm"), state.option("city2"))
    return state.scores[seat] + sum(scored.share(seat) for scored in ends)


def _ended(game: Any, state: CarcassonneState, seat: Seat, move: Any) -> tuple[Any, list[Scored]]:
    """The position after a move, and what the end of the part scores at once then."""
    after, _ = game.apply(state, seat, move, Rng("", 0))
    ended, _ = game.apply(after, seat, End(), Rng("", 0))
    return after, [one for one in ended.ledger[len(state.ledger) :] if one.source in _AT_ONCE]


def _follows(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
    move = game.notation.parse(" ".join(tokens))
    after, scored = _ended(game, state, seat, move)
    if not said["done"]:
        return bool(said["points"] == worth(after, seat) - worth(state, seat))
    name = after.land.feature_of(state.at, after.land.laid[state.at].face.spots.index(move.spot))
    return [one.share(seat) for one in scored if one.feature == name] == [said["points"]]


def _places(game: Any, state: Any, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
    """At a cell the most over all turns; `others` likewise."""
    _, where, *turned = tokens
    turns = [
        move
        for move in game.legal(state, seat)
        if isinstance(move, Place) and str(move.where) == where and turned in ([], [str(move.turn)])
    ]
    found = set()
    for move in turns:
        _, scored = _ended(game, state, seat, move)
        others = sum(one.points for one in scored if set(one.takers) - {seat})
        found.add((sum(one.share(seat) for one in scored), others))
    most = tuple(map(max, zip(*found, strict=True)))
    sides = [said[side].key[-1] for side in "nesw"] if len(tokens) == 3 else []
    edges = [*TILES[state.todo[-1].tile].faces[turns[0].turn.quarters].edges] if len(tokens) == 3 else []
    return (said["mine"], said["others"]) == most and sides == edges and said["most"] == int(len(found) > 1)


def _completes(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
    ended, _ = game.apply(state, seat, End(), Rng("", 0))
    scored = [one for one in ended.ledger[len(state.ledger) :] if one.source in _AT_ONCE]
    told = [dict(each.args) for each in said["done"].items]
    found = [(each["points"], tuple(who.seat for who in each["who"].items)) for each in told]
    return found == [(one.points, one.takers) for one in scored]


def _stands(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
    """The follower on the tile just laid: what its feature would score if the game ended here, a field what it would add."""
    before = None if tokens == ("end",) else worth(state, seat)
    if before is not None:
        state, _ = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    assert state.at is not None
    spots = [str(spot) for spot in state.land.laid[state.at].face.spots]
    name = state.land.feature_of(state.at, spots.index(said["token"]))
    farm = state.option("farm")
    ends = final(state.land, farm, state.option("city2"))
    points = sum(one.share(seat) for one in ends if one.feature == name)
    if state.land.features[name].kind is Kind.FIELD and farm == "first":
        points = field_gains(state.land, farm)[name][seat] if before is None else worth(state, seat) - before
    return bool(points == said["points"] > 0 and said.get("open", 1) > 0)


def _after(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...]) -> CarcassonneState:
    """The position in which only the end of the part is to come."""
    if tokens == ("end",):
        return state
    after: CarcassonneState = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))[0]
    return after


def _nothing(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
    """The end of this part scores nothing at once, and the follower on the tile just laid, if any, would get nothing."""
    state = _after(game, state, seat, tokens)
    ended, _ = game.apply(state, seat, End(), Rng("", 0))
    scored = [one for one in ended.ledger[len(state.ledger) :] if one.source in _AT_ONCE]
    here = [
        name
        for name, feature in state.land.features.items()
        if any((one.at, one.seat) == (state.at, seat) and one.piece in _FOLLOWERS for one in feature.pieces)
    ]
    ends = final(state.land, state.option("farm"), state.option("city2"))
    return not scored and not sum(one.share(seat) for one in ends if one.feature in here)


def _farms(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
    """The follower on the tile just laid lies in a field."""
    state, tokens = _after(game, state, seat, tokens), ("end",)
    fields = (feature for feature in state.land.features.values() if feature.kind is Kind.FIELD)
    lying = any((one.at, one.seat) == (state.at, seat) for feature in fields for one in feature.pieces)
    return lying and _nothing(game, state, seat, tokens, said)


def _grows(kind: Kind) -> Any:
    """A road or city of the seat's own on the tile just laid has so many tiles now."""

    def grows(game: Any, state: CarcassonneState, seat: Seat, tokens: tuple[str, ...], said: Any) -> bool:
        state = _after(game, state, seat, tokens)
        assert state.at is not None
        parts = state.land.laid[state.at].face.parts
        names = {state.land.feature_of(state.at, part) for part in range(len(parts))}
        own = (
            feature
            for name, feature in state.land.features.items()
            if name in names and feature.kind is kind and seat in leaders(feature.strengths)
        )
        return said["tiles"] in [feature.size for feature in own]

    return grows


TRUE = {
    "carcassonne-completes": _completes,
    "carcassonne-gives-follow": _follows,
    "carcassonne-gives-turn": _places,
    "carcassonne-gives-cell": _places,
    "carcassonne-reason-follow": _stands,
    "carcassonne-reason-field": _stands,
    "carcassonne-reason-city": _grows(Kind.CITY),
    "carcassonne-reason-road": _grows(Kind.ROAD),
    "carcassonne-gives-farmer": _farms,
    "carcassonne-gives-nothing": _nothing,
}
