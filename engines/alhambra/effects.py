"""Carries out moves and their consequences: refill, scoring, the end (rules §5 to §12)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from engines.alhambra.city import tile_text
from engines.alhambra.content import (
    DIRK_AFTER_FIRST,
    DIRK_SEATS,
    DIRK_SHARE,
    SCORING_CARDS_IN,
    SLOTS,
    STALLS,
    Card,
    Tile,
)
from engines.alhambra.legality import candidates
from engines.alhambra.money import card_list, holdings, window
from engines.alhambra.moves import (
    Act,
    ActAgain,
    Add,
    Aside,
    Build,
    Buy,
    Leftover,
    Move,
    Place,
    Remove,
    Swap,
    Take,
    Target,
)
from engines.alhambra.plane import Cell
from engines.alhambra.scoring import score, scoring_notes
from engines.alhambra.state import AlhambraState
from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn
from engines.core.presentation import Chance
from engines.core.text import Note, Seat, Several, Text, Value, Who, say

TOLD_MORE = 2
"""The version of the rules since which more is told: a display that stays short; and less: who gets nothing in a scoring."""


def step(state: AlhambraState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
    """Carry out a legal move on `state`. Nothing is drawn before `end` (rules §5)."""
    if isinstance(ask, Act):
        state.fresh, state.fresh_seat = [], seat
        state.fresh_cards, state.fresh_slots = 0, []
    match move:
        case Take(cards):
            return _take(state, seat, cards)
        case Buy(stall, cards):
            return _buy(state, seat, stall - 1, cards)
        case Add(tile, at):
            return _add(state, seat, tile, at)
        case Remove(at):
            return _remove(state, seat, at)
        case Swap(tile, at):
            return _swap(state, seat, tile, at)
        case Place(tile, to):
            return _place(state, ask, seat, tile, to)
        case End():
            if not isinstance(ask, Leftover):
                return _end_turn(state, seat, rng)
            state.mark_answered(seat)
            return [] if state.todo else _finish(state)


def _take(state: AlhambraState, seat: Seat, cards: tuple[Card, ...]) -> list[Note]:
    for card in cards:
        state.display.remove(card)
        insort(state.hands[seat], card)
    _acted(state, seat)
    return [Note(say("alhambra-took", who=Who(seat), cards=card_list(cards)))]


def _buy(state: AlhambraState, seat: Seat, slot: int, cards: tuple[Card, ...]) -> list[Note]:
    tile = state.site[slot]
    assert tile is not None
    for card in cards:
        state.hands[seat].remove(card)
    state.discard += cards
    state.site[slot] = None
    state.bought[seat].append(tile)
    paid = sum(card.value for card in cards)
    values: dict[str, Value] = {
        "who": Who(seat), "tile": tile_text(tile), "price": tile.price, "cards": card_list(cards)
    }  # fmt: skip
    if paid == tile.price:
        state.todo[-1] = ActAgain((seat,))
        return [Note(say("alhambra-bought-exactly", **values))]
    _acted(state, seat)
    return [Note(say("alhambra-bought", **values, paid=paid))]


def _add(state: AlhambraState, seat: Seat, tile: Tile, at: Cell) -> list[Note]:
    state.reserves[seat].remove(tile)
    _build(state, seat, tile, at)
    _acted(state, seat)
    return [Note(say("alhambra-added", who=Who(seat), tile=tile_text(tile), cell=str(at)))]


def _remove(state: AlhambraState, seat: Seat, at: Cell) -> list[Note]:
    tile = state.cities[seat][at]
    state.cities[seat] = state.cities[seat].without(at)
    state.reserves[seat].append(tile)
    insort(state.fresh, (seat, at))
    _acted(state, seat)
    return [Note(say("alhambra-removed", who=Who(seat), tile=tile_text(tile), cell=str(at)))]


def _swap(state: AlhambraState, seat: Seat, tile: Tile, at: Cell) -> list[Note]:
    old = state.cities[seat][at]
    reserve = state.reserves[seat]
    reserve[reserve.index(tile)] = old
    _build(state, seat, tile, at)
    _acted(state, seat)
    return [
        Note(
            say(
                "alhambra-swapped",
                who=Who(seat),
                tile=tile_text(tile),
                old=tile_text(old),
                cell=str(at),
            )
        )
    ]


def _place(state: AlhambraState, ask: Ask, seat: Seat, tile: Tile, to: Target) -> list[Note]:
    """Placing after an exact payment gives up the further action (rules D5)."""
    state.bought[seat].remove(tile)
    name = tile_text(tile)
    if not isinstance(ask, Leftover):
        _acted(state, seat)
    if to.at is Aside.RESERVE:
        state.reserves[seat].append(tile)
        return [Note(say("alhambra-reserved", who=Who(seat), tile=name))]
    if to.at is Aside.DIRK:
        state.dirk.append(tile)
        return [Note(say("alhambra-gave-dirk", who=Who(seat), tile=name))]
    assert isinstance(to.at, Cell)
    _build(state, seat, tile, to.at)
    return [Note(say("alhambra-placed", who=Who(seat), tile=name, cell=str(to.at)))]


def _build(state: AlhambraState, seat: Seat, tile: Tile, at: Cell) -> None:
    state.cities[seat] = state.cities[seat].built(tile, at)
    insort(state.fresh, (seat, at))


def _acted(state: AlhambraState, seat: Seat) -> None:
    """The actions are over: what was bought is placed, then the turn can end."""
    state.todo[-1] = Build((seat,)) if state.bought[seat] else EndTurn((seat,))


def _end_turn(state: AlhambraState, seat: Seat, rng: Rng) -> list[Note]:
    """Refill and score; then the game ends, or the next seat that can do anything acts (rules §7, D18)."""
    notes = _refill(state, rng)
    if None in state.site:
        return notes + _end_game(state, rng)
    while True:
        seat = (seat + 1) % state.setup.seats
        ask = Act((seat,))
        state.todo = [ask]
        # Money on display may always be taken (rules §6.1).
        if state.display:
            return notes
        rng.reveal()  # whether a seat can do anything tells something about its money
        if any(candidates(state, ask, seat)):
            return notes
        notes.append(Note(say("alhambra-passed", who=Who(seat))))


def _end_game(state: AlhambraState, rng: Rng) -> list[Note]:
    """The hands are opened, leftover tiles go out; their winners place them at the same time (rules §11)."""
    rng.reveal()
    state.over = True
    notes = [Note(say("alhambra-ends")), *_share_out(state)]
    winners = tuple(seat for seat in range(state.setup.seats) if state.bought[seat])
    state.todo = [Leftover(winners)]
    return notes if winners else notes + _finish(state)


def _refill(state: AlhambraState, rng: Rng) -> list[Note]:
    """Fill up the display, then the site, and carry out the scoring whose card came up (rules §7.2, §7.3, D7)."""
    notes: list[Note] = []
    shown = state.shown
    before = len(state.display)
    while len(state.display) < SLOTS and _turn_up(state, rng, notes):
        pass
    state.fresh_cards = len(state.display) - before
    if state.fresh_cards:
        notes.append(Note(say("alhambra-new-money", cards=card_list(state.display[before:]))))
    if len(state.display) < SLOTS and state.setup.rules >= TOLD_MORE:
        notes.append(Note(say("alhambra-display-short", count=len(state.display))))
    filled = fill_site(state, rng)
    if filled:
        tiles = Several(
            tuple(say("alhambra-on-stall", slot=slot + 1, tile=_on(state, slot)) for slot in filled)
        )
        notes.append(Note(say("alhambra-new-buildings", tiles=tiles)))
    for number in range(shown + 1, state.shown + 1):
        notes += _score(state, number)
        if state.setup.seats == DIRK_SEATS:
            notes += _dirk_draws(state, number, rng)
    return notes


def _turn_up(state: AlhambraState, rng: Rng, notes: list[Note]) -> bool:
    """Draw the next card of the money deck onto the display, past a scoring card; False when nothing is left.

    Where a scoring card lies nobody knows: within its pile each place that is left is equally likely (rules §4.8).
    """
    if not state.deck:
        if not state.discard:
            return False
        notes.append(Note(say("alhambra-reshuffled", count=len(state.discard))))
        state.deck, state.discard = state.discard, []
    if state.shown < len(SCORING_CARDS_IN):
        earliest, latest = window(state.first_deck, state.shown)
        if state.drawn >= earliest and rng.below(latest - state.drawn + 1) == 0:
            state.shown += 1
            notes.append(Note(say("alhambra-scoring-card", scoring=state.shown)))
    state.display.append(rng.draw(state.deck))
    state.drawn += 1
    return True


def turned_up(state: AlhambraState, notes: Sequence[Note]) -> list[Chance]:
    """The money that came onto the display before a turn: its values, and the mean of the deck that it was drawn from. It is the
    luck of whose turn it is, as they choose first.

    Args:
        state: after the step.
        notes: what it told.
    """
    told = {note.text.key: note.text for note in notes}
    ask = state.todo[-1] if state.todo else None
    if "alhambra-new-money" not in told or not isinstance(ask, Act):
        return []
    new = state.display[-state.fresh_cards :]
    drawn = len(new)
    if "alhambra-reshuffled" in told:  # what came before it was the rest of the deck, whatever its order
        count = told["alhambra-reshuffled"]["count"]
        assert isinstance(count, int)
        drawn = count - len(state.deck)
    rest, among = new[: len(new) - drawn], [*state.deck, *new[len(new) - drawn :]]
    expected = 1000 * _worth(rest) + (1000 * _worth(among) * drawn // len(among) if among else 0)
    return [Chance("money", ask.seats[0], len(new), _worth(new), expected)]


def _worth(cards: Sequence[Card]) -> int:
    return sum(card.value for card in cards)


def _on(state: AlhambraState, slot: int) -> Text:
    tile = state.site[slot]
    assert tile is not None
    return tile_text(tile)


def fill_site(state: AlhambraState, rng: Rng) -> list[int]:
    """Draw tiles for the empty slots in order, as far as the bag lasts; the slots that were filled."""
    state.fresh_slots = []
    for slot in range(SLOTS):
        if state.site[slot] is None and state.bag:
            state.site[slot] = rng.draw(state.bag)
            state.fresh_slots.append(slot)
    return state.fresh_slots


def _dirk_draws(state: AlhambraState, number: int, rng: Rng) -> list[Note]:
    """Dirk's new tiles after the first and second scoring (rules §12.5)."""
    wanted = DIRK_AFTER_FIRST if number == 1 else len(state.bag) // DIRK_SHARE
    tiles = [rng.draw(state.bag) for _ in range(min(wanted, len(state.bag)))]
    state.dirk += tiles
    return [Note(say("alhambra-dirk-drew", tiles=Several(tuple(map(tile_text, tiles)))))] if tiles else []


def _share_out(state: AlhambraState) -> list[Note]:
    """Give the leftover tiles to the richest in each currency (rules §11.2, D14)."""
    notes: list[Note] = []
    totals = [holdings(hand) for hand in state.hands]
    for slot, tile in enumerate(state.site):
        if tile is None:
            continue
        state.site[slot] = None
        each = [total[STALLS[slot]] for total in totals]
        best = max(each)
        currency = say(f"alhambra-currency-{STALLS[slot].value}")
        if each.count(best) == 1:
            seat = each.index(best)
            state.bought[seat].append(tile)
            notes.append(
                Note(
                    say(
                        "alhambra-leftover",
                        who=Who(seat),
                        tile=tile_text(tile),
                        total=best,
                        currency=currency,
                    )
                )
            )
        else:
            state.unclaimed.append(tile)
            notes.append(
                Note(say("alhambra-leftover-nobody", tile=tile_text(tile), total=best, currency=currency))
            )
    return notes


def _finish(state: AlhambraState) -> list[Note]:
    """The final scoring; nobody is due any more (rules §11.4)."""
    state.todo.clear()
    return _score(state, 3)


def _score(state: AlhambraState, number: int) -> list[Note]:
    seats = state.setup.seats
    scoring = score(number, state.cities, state.dirk if seats == DIRK_SEATS else None)
    state.history.append(scoring)
    for seat in range(seats):
        state.scores[seat] += scoring.totals[seat]
    if seats == DIRK_SEATS:
        state.dirk_score += scoring.totals[-1]
    return scoring_notes(scoring, state.setup)
