"""Carries out moves and their consequences: laying, putting, scoring, drawing, handing over (rules §5, §6, §9, §12)."""

from __future__ import annotations

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import HAND, PLACE_OF_GOODS, PLACE_OF_PIECE, Piece, Spot, TileId
from engines.carcassonne.land import Standing
from engines.carcassonne.legality import open_spots
from engines.carcassonne.moves import (
    PIECE_OF,
    Builder,
    Choose,
    ChooseTile,
    Follow,
    Large,
    Move,
    Pig,
    Place,
    PlacePiece,
    PlaceTile,
)
from engines.carcassonne.notes import (
    TOLD_MORE,
    cell_text,
    goods_text,
    names,
    put_note,
    scored_text,
    tile_text,
)
from engines.carcassonne.scoring import final, finished_at, goods_majorities, score
from engines.carcassonne.state import CarcassonneState, Scored
from engines.core.chance import Rng
from engines.core.game import Ask, EndTurn
from engines.core.text import Note, Seat, Several, Value, Who, say

GOODS_OF_OWNERLESS_CITIES = False
"""Whether a city completed without a follower yields its goods: the printed rules say yes, ours no (rules §12.1)."""


def step(state: CarcassonneState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
    """Carry out a legal move on `state`, and tell what happened."""
    state.mark_answered(seat)
    match ask, move:
        case _, Choose(tile):
            state.hands[seat].remove(tile)
            state.todo.append(PlaceTile((seat,), tile))
            return []
        case PlaceTile(tile=tile), Place(where, turn):
            return _place(state, seat, tile, where, turn)
        case PlacePiece(at=at), Follow(spot) | Large(spot) | Builder(spot) | Pig(spot):
            return _put(state, seat, PIECE_OF[type(move)], at, spot)
    return _end(state, seat, rng)


def begin(state: CarcassonneState, seat: Seat, rng: Rng) -> tuple[bool, list[Note]]:
    """Open a part of a seat's turn; what fits nowhere leaves the game (rules §5.1).

    Returns:
        Whether the seat has a tile to play, and what happened.
    """
    hand = state.hands[seat]
    notes = []
    if state.hidden and not all(state.land.fits(tile) for held in state.hands for tile in held):
        rng.reveal()  # who holds what fits nowhere, and whether anything else, is hidden
    while hand and not any(map(state.land.fits, hand)):
        tile = hand.pop(0)
        state.removed.append(tile)
        notes.append(Note(say("carcassonne-removed", who=Who(seat), tile=tile_text(tile))))
        notes += _refill(state, seat, rng)
    going = bool(hand)
    if going:
        state.todo.append(ChooseTile((seat,)) if state.hidden else PlaceTile((seat,), hand.pop()))
    return going, notes


def _place(state: CarcassonneState, seat: Seat, tile: TileId, where: Cell, turn: Turn) -> list[Note]:
    """Lay the tile, and see whether it grows what the player's builder works on (rules §7, §12.2)."""
    builder = state.land.find(seat, Piece.BUILDER)
    if state.part == 1:
        state.fresh, state.fresh_seat, state.since = [], seat, len(state.ledger)
    state.land.lay(tile, where, turn, seat)
    state.at = where
    state.fresh.append(where)
    if builder and state.part == 1 and (state.stack or state.hands[seat]):
        state.extra = state.land.feature_of(builder.at, builder.part) in state.land.here(where)
    asked = next(open_spots(state.land, state.supply[seat], where, seat), None)
    state.todo.append(PlacePiece((seat,), where) if asked else EndTurn((seat,)))
    if state.setup.rules < TOLD_MORE:
        return [Note(say("carcassonne-laid", who=Who(seat), tile=tile_text(tile), where=str(where)))]
    values: dict[str, Value] = {"where": str(where), "tile": tile_text(tile), "turn": int(turn)}
    return [Note(say("carcassonne-laid-turned", who=Who(seat), **values))]


def _put(state: CarcassonneState, seat: Seat, piece: Piece, at: Cell, spot: Spot) -> list[Note]:
    """Put a piece on the tile just laid (rules §8)."""
    face = state.land.laid[at].face
    part = face.spots.index(spot)
    state.land.stand(Standing(at, seat, piece, part))
    state.supply[seat][PLACE_OF_PIECE[piece]] -= 1
    state.todo.append(EndTurn((seat,)))
    return [put_note(seat, piece, face.parts[part].kind, spot)]


def _end(state: CarcassonneState, seat: Seat, rng: Rng) -> list[Note]:
    """Score what the tile finished, draw, and go on: second part, next seat, or the end (rules §6, §12.2)."""
    notes = _finish_features(state, seat)
    state.at = None
    notes += _refill(state, seat, rng)
    if state.extra:
        state.extra, state.part = False, 2
        going, more = begin(state, seat, rng)
        if going:
            return [*notes, Note(say("carcassonne-second-part", who=Who(seat))), *more]
        notes += more
        if state.setup.rules >= TOLD_MORE:
            notes.append(Note(say("carcassonne-no-second-part", who=Who(seat))))
    state.part = 1
    seats = state.setup.seats
    for later in range(1, seats + 1):
        other = (seat + later) % seats
        going, more = begin(state, other, rng)
        notes += more
        if going:
            return notes
        if more and state.setup.rules >= TOLD_MORE:
            notes.append(Note(say("carcassonne-skipped", who=Who(other))))
    return notes + _finish_game(state)


def _finish_features(state: CarcassonneState, seat: Seat) -> list[Note]:
    """Score the features that the tile of this part completed, and send the pieces home (rules §9)."""
    if state.at is None:
        return []
    done = finished_at(state.land, state.at)
    scorings = [score(state.land, name, state.option("city2")) for name in done]
    notes = []
    for name, scored in zip(done, scorings, strict=True):
        notes += _book(state, scored)
        if scored.goods and (scored.takers or GOODS_OF_OWNERLESS_CITIES):
            for goods in scored.goods:
                state.goods[seat][PLACE_OF_GOODS[goods]] += 1
            notes.append(Note(say("carcassonne-took-goods", who=Who(seat), goods=goods_text(scored))))
        elif scored.goods and state.setup.rules >= TOLD_MORE:
            notes.append(Note(say("carcassonne-lost-goods", goods=goods_text(scored))))
        for standing in state.land.clear(name):
            state.supply[standing.seat][PLACE_OF_PIECE[standing.piece]] += 1
    return notes


def _book(state: CarcassonneState, scored: Scored) -> list[Note]:
    """Give the points of a scoring, and tell it."""
    if not scored.takers:
        at = cell_text(scored.at) if state.setup.rules >= TOLD_MORE else str(scored.at)
        return [Note(say(f"carcassonne-unclaimed-{scored.source}", at=at, tiles=scored.tiles))]
    for taker in scored.takers:
        state.scores[taker] += scored.share(taker)
    state.ledger = (*state.ledger, scored)
    notes = [Note(scored_text(scored, state.setup.rules))]
    if outvoted := [seat for seat, _ in scored.followers if seat not in scored.takers]:
        notes.append(Note(say("carcassonne-outvoted", who=names(outvoted))))
    return notes


def _finish_game(state: CarcassonneState) -> list[Note]:
    """Final scoring: unfinished features, fields, goods (rules §10). Pieces stay where they are, to be seen."""
    notes = [Note(say("carcassonne-over"))]
    scorings = [
        *final(state.land, state.option("farm"), state.option("city2")),
        *goods_majorities(state.goods),
    ]
    for source in dict.fromkeys(scored.source for scored in scorings):
        gains = [0] * state.setup.seats
        for scored in scorings:
            if scored.source is source:
                for taker in scored.takers:
                    gains[taker] += scored.share(taker)
        for seat, gain in enumerate(gains):
            state.scores[seat] += gain
        shares = [
            say("carcassonne-gain", who=Who(seat), points=gain) for seat, gain in enumerate(gains) if gain
        ]
        if shares:
            notes.append(Note(say(f"carcassonne-final-{source}", gains=Several(tuple(shares)))))
    state.ledger += tuple(scorings)
    return notes


def _refill(state: CarcassonneState, seat: Seat, rng: Rng) -> list[Note]:
    """Draw up to the size of a hand, while the stack lasts (rules §5)."""
    notes = []
    hand = state.hands[seat]
    while len(hand) < HAND[state.option("hand")] and state.stack:
        tile = rng.draw(state.stack)
        hand.append(tile)
        if state.hidden:
            if state.setup.rules >= TOLD_MORE:
                notes.append(Note(say("carcassonne-drew-face-down", who=Who(seat))))
            notes.append(Note(say("carcassonne-drew-hidden", tile=tile_text(tile)), to=seat))
        else:
            notes.append(Note(say("carcassonne-drew", who=Who(seat), tile=tile_text(tile))))
    return notes
