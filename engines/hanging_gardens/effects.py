"""Carries out moves and their consequences: cards, temples, tiles, and the end of a turn (rules §3 to §9)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn
from engines.core.text import Note, Seat, Several, Who, say
from engines.hanging_gardens.cards import Laid, rows, spelled
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, column, tile_name
from engines.hanging_gardens.legality import niche_taken
from engines.hanging_gardens.moves import (
    ChooseTemple,
    Discard,
    Draw,
    DrawTile,
    Move,
    MoveTemple,
    Place,
    PlaceCard,
    PlaceTemple,
    Take,
    TakeTile,
    Temple,
)
from engines.hanging_gardens.printed import Structure
from engines.hanging_gardens.state import Fresh, HangingGardensState, Taken

TOLD_MORE = 2
"""The version of the rules since which more is told: new cards square by square, and bonus tiles that there are none of."""
IN_WORDS = 3
"""The version since which a note of new cards says in words what they show, too."""


def step(state: HangingGardensState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
    """Carry out a legal move on `state`, which belongs to the caller, and tell what happened."""
    state.mark_answered(seat)
    match ask, move:
        case _, Place(slot, turn, at):
            return _place(state, seat, slot, turn, at)
        case _, Discard(slot):
            return _discard(state, seat, slot)
        case _, Temple(at):
            return _claim(state, seat, at)
        case ChooseTemple(at=at), MoveTemple(left):
            return _put_temple(state, seat, at, left)
        case DrawTile(size=size), Draw():
            return _draw(state, seat, size, rng)
        case PlaceTemple(), Take():
            return _claim_and_take(state, seat, move)
        case TakeTile(size=size), Take():
            return _take(state, seat, size, move)
        case _, End():
            return _end_turn(state, seat, rng)
    raise AssertionError(f"{move} does not answer {ask}")


def _place(state: HangingGardensState, seat: Seat, slot: int, turn: int, at: Cell) -> list[Note]:
    laid = Laid(state.named(slot), turn, at)
    state.cards[slot - 1] = None
    state.gardens[seat] = state.gardens[seat].covered(laid)
    state.fresh = Fresh(seat, laid=laid)
    state.todo.append(PlaceTemple((seat,)) if state.gardens[seat].claimable else EndTurn((seat,)))
    return [Note(say("hanging-gardens-placed", who=Who(seat), card=slot, turn=turn, at=str(at)))]


def _discard(state: HangingGardensState, seat: Seat, slot: int) -> list[Note]:
    """No face-up card fits: one of them leaves the game (rules §8)."""
    card = state.named(slot)
    state.discarded.append(card)
    state.cards[slot - 1] = None
    state.fresh = Fresh(seat, discarded=card)
    state.todo.append(EndTurn((seat,)))
    return [Note(say("hanging-gardens-discarded", who=Who(seat), card=slot))]


def _claim(state: HangingGardensState, seat: Seat, at: Cell) -> list[Note]:
    """A temple from the reserve; else the one on the smallest group moves, after a choice if there are several."""
    if state.reserve(seat):
        return _put_temple(state, seat, at, None)
    movable = state.gardens[seat].movable()
    if len(movable) == 1:
        return _put_temple(state, seat, at, movable[0])
    state.todo.append(ChooseTemple((seat,), at))
    return []


def _put_temple(state: HangingGardensState, seat: Seat, at: Cell, left: Cell | None) -> list[Note]:
    garden = state.gardens[seat]
    group = garden.group(at)
    assert group is not None and state.fresh is not None
    name = group.name
    if left is None:
        note = say("hanging-gardens-claimed", who=Who(seat), group=name, at=str(at))
    else:
        size = garden.size_under(left)
        note = say("hanging-gardens-moved", who=Who(seat), group=name, at=str(at), left=str(left), size=size)
    state.gardens[seat] = garden.with_temples((*(temple for temple in garden.temples if temple != left), at))
    state.fresh = replace(state.fresh, group=group.cells, temple=at, left=left)
    return [Note(note), *_reward(state, seat, group.size)]


def _reward(state: HangingGardensState, seat: Seat, size: int) -> list[Note]:
    """What a claim yields comes next: a bonus tile first, a tile of the display, or points instead (rules §6, §9)."""
    assert state.fresh is not None
    notes: list[Note] = []
    if size >= BOX.bonus_group and not state.pile and state.setup.rules >= TOLD_MORE:
        notes.append(Note(say("hanging-gardens-no-bonus", who=Who(seat))))
    if size >= BOX.bonus_group and state.pile:
        state.todo.append(DrawTile((seat,), size))
    elif state.open_niches(size):
        state.todo.append(TakeTile((seat,), size))
    else:
        state.compensated[seat] += 1
        state.fresh = replace(state.fresh, compensated=True)
        state.todo.append(EndTurn((seat,)))
        notes.append(Note(say("hanging-gardens-compensated", who=Who(seat), points=BOX.compensation)))
    return notes


def _draw(state: HangingGardensState, seat: Seat, size: int, rng: Rng) -> list[Note]:
    assert state.fresh is not None
    tile = rng.draw(state.pile)
    state.tiles[seat] = (*state.tiles[seat], Taken(tile, bonus=True))
    state.fresh = replace(state.fresh, bonus=True)
    state.todo.append(TakeTile((seat,), size))
    return [
        Note(say("hanging-gardens-bonus", who=Who(seat))),
        Note(say("hanging-gardens-bonus-yours", tile=tile_name(tile)), to=seat),
    ]


def _take(state: HangingGardensState, seat: Seat, size: int, move: Take) -> list[Note]:
    niche = niche_taken(state, size, move)
    assert isinstance(niche, int) and state.fresh is not None
    tile = state.display[niche - 1]
    assert tile is not None
    state.display[niche - 1] = None
    state.tiles[seat] = (*state.tiles[seat], Taken(tile, bonus=False))
    state.fresh = replace(state.fresh, taken=tile, niche=niche)
    state.todo.append(EndTurn((seat,)))
    return [Note(say("hanging-gardens-took", who=Who(seat), tile=tile_name(tile), column=column(niche)))]


def _claim_and_take(state: HangingGardensState, seat: Seat, move: Take) -> list[Note]:
    """The short way: a temple on the group's first square, and a tile, in one move."""
    group = state.gardens[seat].claimable[0]
    notes = _claim(state, seat, group.cells[0])
    state.mark_answered(seat)
    return notes + _take(state, seat, group.size, move)


def _end_turn(state: HangingGardensState, seat: Seat, rng: Rng) -> list[Note]:
    """Refill the display, and go on to the next turn, the next round, or the end of the game (rules §3, §4, §9)."""
    notes = _unclaimed(state, seat) + _refill(state, rng)
    rounds = BOX.rounds[state.setup.seats]
    state.turn += 1
    if state.turn < rounds.cards:
        state.todo.append(PlaceCard((state.turns_left()[0],)))
        return notes
    if state.round == rounds.rounds or _tiles_are_out(state):
        rng.reveal()  # everybody's tiles are turned up (rules §10)
        reason = "cards" if state.round == rounds.rounds else "tiles"
        return [*notes, Note(say("hanging-gardens-over", reason=reason))]
    state.round += 1
    state.turn = 0
    state.first = (state.first + 1) % state.setup.seats
    reveal_cards(state, rng)
    state.todo.append(PlaceCard((state.first,)))
    note = say("hanging-gardens-round", round=state.round, rounds=rounds.rounds, who=Who(state.first))
    return [*notes, Note(note), *_new_cards(state)]


def _new_cards(state: HangingGardensState) -> list[Note]:
    """The cards that were revealed, square by square."""
    if state.setup.rules < TOLD_MORE:
        return []
    key = "open-card" if state.setup.rules >= IN_WORDS else "new-card"
    cards = tuple(
        say(f"hanging-gardens-{key}", card=slot, rows=spelled(card), **_shown(state, card))
        for slot, card in enumerate(state.cards, 1)
        if card
    )
    return [Note(say("hanging-gardens-new-cards", cards=Several(cards)))]


def _shown(state: HangingGardensState, card: str) -> dict[str, Several]:
    """What a card shows, in words."""
    if state.setup.rules < IN_WORDS:
        return {}
    counts = Counter(square for row in rows(card, 0) for square in row if square)
    return {
        "shows": Several(
            tuple(
                say(f"hanging-gardens-group-{square}", count=counts[square])
                for square in Structure
                if counts[square]
            )
        )
    }


def _unclaimed(state: HangingGardensState, seat: Seat) -> list[Note]:
    """Tell which groups could have been claimed: later they need a new square (rules §6)."""
    fresh = state.fresh
    if fresh is None or fresh.laid is None or fresh.temple:
        return []
    groups = tuple(group.name for group in state.gardens[seat].claimable)
    return [Note(say("hanging-gardens-unclaimed", who=Who(seat), groups=Several(groups)))] if groups else []


def _refill(state: HangingGardensState, rng: Rng) -> list[Note]:
    """A tile of the pile fills the niche from which one was taken in this turn (rules §6, decision D17)."""
    niche = state.fresh.niche if state.fresh else None
    if niche is None:
        return []
    if state.pile:
        tile = rng.draw(state.pile)
        state.display[niche - 1] = tile
        return [Note(say("hanging-gardens-refilled", tile=tile_name(tile), column=column(niche)))]
    return [Note(say("hanging-gardens-tiles-out" if _tiles_are_out(state) else "hanging-gardens-pile-empty"))]


def _tiles_are_out(state: HangingGardensState) -> bool:
    return not state.pile and not any(state.display)


def reveal_cards(state: HangingGardensState, rng: Rng) -> None:
    """Draw the face-up cards of a round (rules §3)."""
    state.cards = [rng.draw(state.deck) for _ in range(BOX.rounds[state.setup.seats].cards)]
