"""Foresight from a seat's view: what a choice scores, a turn to plan, who is next, what the tile just laid brings."""

from __future__ import annotations

from collections.abc import Sequence

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TILES, Kind, Piece, Spot
from engines.carcassonne.determinization import guess, rebuilt
from engines.carcassonne.land import Land, Standing
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.notes import cell_text, names, put_note
from engines.carcassonne.scoring import field_scorings, finished_at, score
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView, SeenPiece, SeenTile
from engines.core.chance import Rng
from engines.core.text import Seat, Several, Text, say


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
    """What laying the viewer's tile would join and score at once, for the viewer and for others; what a follower would stand
    on is worth, and what ends with the turn. Else None."""
    match tokens:
        case ["place", where]:
            return _gives_place(view, Cell.parse(where), tuple(Turn))
        case ["place", where, turn]:
            return _gives_place(view, Cell.parse(where), (Turn(turn),))
        case ["follow" | "large" as verb, spot] if view.at is not None:
            return _gives_follow(view, Piece.LARGE if verb == "large" else Piece.NORMAL, spot)
        case ["end"]:
            return reason(view) or say(f"carcassonne-gives-{'farmer' if _farms(view) else 'nothing'}")
    return None


def _gives_place(view: CarcassonneView, at: Cell, turns: tuple[Turn, ...]) -> Text | None:
    """What the tile would join at a cell, and score at once; where that depends on the turn, the most of it.

    With one turn given, what its sides are then stands for what it joins, because a cell joins the same in every turn.
    """
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
    scores = {"mine": mine, "others": others, "most": int(len(found) > 1), "scores": int(mine + others > 0)}
    if len(turns) == 1:
        edges = TILES[ask.tile].faces[turns[0].quarters].edges
        sides = {side: say(f"carcassonne-terrain-{edge}") for side, edge in zip("nesw", edges, strict=True)}
        return say("carcassonne-gives-turn", **scores, **sides)
    joins = joined(view, at)
    return say("carcassonne-gives-cell", **scores, count=len(joins), joins=Several(joins))


def joined(view: CarcassonneView, at: Cell) -> tuple[Text, ...]:
    """The roads and cities that a tile at a free cell goes on with, clockwise from the north, and the cloisters round it."""
    laid = {seen.at: seen for seen in view.tiles}
    names: list[int] = []
    for side, beside in enumerate(at.sides()):
        if (seen := laid.get(beside)) is not None:
            parts = zip(TILES[seen.tile].faces[seen.turn.quarters].parts, seen.features, strict=True)
            names += [name for part, name in parts if (side + 2) % 4 in part.edges]
    kinds = {one.name: one.kind for one in view.features}
    found = [name for name in names if kinds[name] is not Kind.FIELD]
    found += [one.name for one in view.features if one.kind is Kind.CLOISTER and at in one.at.around()]
    return tuple(
        say("carcassonne-gives-joined", token=str(spot), at=cell_text(tile.at))
        for tile, spot in (named(view, name) for name in dict.fromkeys(found))
    )


def named(view: CarcassonneView, name: int) -> tuple[SeenTile, Spot]:
    """The tile and the spot on it by which a feature is called."""
    tile = next(seen for seen in view.tiles if name in seen.features)
    return tile, TILES[tile.tile].faces[tile.turn.quarters].spots[tile.features.index(name)]


def _gives_follow(view: CarcassonneView, piece: Piece, spot: str) -> Text | None:
    """What the feature is worth to the viewer; for a field, how much more they would have from all fields."""
    tile = next(tile for tile in view.tiles if tile.at == view.at)
    spots = list(map(str, TILES[tile.tile].faces[tile.turn.quarters].spots))
    if view.seat is None or spot not in spots:
        return None
    part = spots.index(spot)
    found = next(one for one in view.features if one.name == tile.features[part])
    points = found.value
    if found.kind is Kind.FIELD:
        land = rebuilt(view.tiles, view.pieces)
        points = _from_fields(view, land, view.seat)
        land = land.copy()
        land.stand(Standing(tile.at, view.seat, piece, part))
        points = _from_fields(view, land, view.seat) - points
    return say("carcassonne-gives-follow", done=int(found.complete), points=points)


def _from_fields(view: CarcassonneView, land: Land, seat: Seat) -> int:
    """What all fields would bring somebody now."""
    return sum(scored.share(seat) for scored in field_scorings(land, view.setup.option("farm")))


def _completes(view: CarcassonneView) -> Text:
    """What the tile just laid completes, with the points of each taker."""
    done = (
        say(f"carcassonne-completes-{scored.source}", points=scored.points, who=names(scored.takers))
        for scored in view.outlook
    )
    return say("carcassonne-completes", done=Several(tuple(done)))


def reason(view: CarcassonneView) -> Text | None:
    """What speaks for a turn, from what the seat sees after it: what it completes, what its follower is worth, or what it extends."""
    if view.outlook:
        return _completes(view)
    if (piece := _follower(view)) is not None:
        return _stands_for(view, piece)
    here = {name for seen in view.tiles if seen.at == view.at for name in seen.features}
    for one in view.features:
        if view.seat in one.owners and one.name in here and one.kind in (Kind.CITY, Kind.ROAD):
            return say(f"carcassonne-reason-{one.kind}", tiles=one.size)
    return None


def _follower(view: CarcassonneView) -> SeenPiece | None:
    """The viewer's follower on the tile just laid."""
    kinds = (Piece.NORMAL, Piece.LARGE)
    here = (piece for piece in view.pieces if piece.at == view.at and piece.seat == view.seat)
    return next((piece for piece in here if piece.piece in kinds), None)


def _farms(view: CarcassonneView) -> bool:
    """Whether the viewer's follower on the tile just laid is a farmer."""
    piece = _follower(view)
    return piece is not None and piece.spot.startswith("field")


def _stands_for(view: CarcassonneView, piece: SeenPiece) -> Text | None:
    """What a follower's feature is worth so far, and what it still lacks; None for nothing."""
    tile = next(seen for seen in view.tiles if seen.at == piece.at)
    found = next(one for one in view.features if one.name == tile.features[piece.part])
    points = dict(found.gains).get(piece.seat, 0) if found.kind is Kind.FIELD else found.value
    if not points:
        return None
    token = str(piece.spot)
    if found.kind is Kind.FIELD:
        return say("carcassonne-reason-field", token=token, points=points)
    return say(
        "carcassonne-reason-follow", token=token, points=points, kind=found.kind.value, open=found.open
    )


_PIECES = {"follow": Piece.NORMAL, "large": Piece.LARGE, "builder": Piece.BUILDER, "pig": Piece.PIG}


def turn_in_short(view: CarcassonneView, lines: Sequence[str]) -> Text | None:
    """Where the tile goes, and what is placed on it; how it lies is seen. None for the rest of a turn whose tile lies there."""
    match [line.split() for line in lines]:
        case [["place", where, _]]:
            return say("carcassonne-advice", where=where)
        case [["place", where, turn], [verb, spot]] if verb in _PIECES:
            ask = view.asks[-1]
            assert isinstance(ask, PlaceTile)
            face = TILES[ask.tile].faces[Turn(turn).quarters]
            kind = face.parts[face.spots.index(Spot(spot))].kind
            piece = put_note(0, _PIECES[verb], kind, Spot(spot)).text
            with_it = say(piece.key.replace("-put-", "-with-"), spot=piece["spot"])
            return say("carcassonne-advice-with", where=where, piece=with_it)
    return None


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
