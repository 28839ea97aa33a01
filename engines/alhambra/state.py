"""The moves, asks and state of Alhambra, and what the table does by itself: refill, scoring, the end (rules §7, §11, §12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from engines.alhambra.city import City, tile_text
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
from engines.alhambra.money import holdings, window
from engines.alhambra.plane import Cell
from engines.alhambra.scoring import Scoring, score, told
from engines.core.chance import Rng
from engines.core.game import Ask, End, State
from engines.core.state_copy import state
from engines.core.text import Note, Seat, Several, Text, Who, say


class Aside(StrEnum):
    """Where a bought tile can go instead of the own Alhambra."""

    RESERVE = "reserve"
    DIRK = "dirk"


_ASIDES = {aside.value: aside for aside in Aside}


class Target(NamedTuple):
    """Where a bought tile goes: a cell of the own Alhambra, the reserve, or Dirk.

    >>> str(Target.parse("M12")), str(Target.parse("Reserve"))
    ('M12', 'reserve')
    """

    at: Cell | Aside

    def __str__(self) -> str:
        return self.at.value if isinstance(self.at, Aside) else str(self.at)

    @staticmethod
    def parse(token: str) -> Target:
        """The target of a token.

        Raises:
            ValueError: it is none.
        """
        aside = _ASIDES.get(token.lower())
        return Target(aside or Cell.parse(token))


@dataclass(frozen=True, slots=True)
class Take:
    """Take money from the display: `take DE3+DU2`."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the building of a slot (1 to 4) with own cards: `buy 2 DI8`."""

    slot: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Add:
    """Redesign: a tile from the reserve into the Alhambra: `add P6-N M12`."""

    tile: Tile
    at: Cell


@dataclass(frozen=True, slots=True)
class Remove:
    """Redesign: a tile of the Alhambra onto the reserve: `remove M12`."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Swap:
    """Redesign: a tile from the reserve in the place of one in the Alhambra: `swap A8-N M12`."""

    tile: Tile
    at: Cell


@dataclass(frozen=True, slots=True)
class Place:
    """Place a bought tile: `place G8-NW L13`, `place G8-NW reserve`, with two players also `place G8-NW dirk`."""

    tile: Tile
    to: Target


Move = Take | Buy | Add | Remove | Swap | Place | End


@dataclass(frozen=True, slots=True)
class Act(Ask):
    """The first action of a turn."""


@dataclass(frozen=True, slots=True)
class ActAgain(Ask):
    """After an exact payment: another action, or on to placing what was bought."""


@dataclass(frozen=True, slots=True)
class Build(Ask):
    """Bought tiles wait to be placed."""


@dataclass(frozen=True, slots=True)
class Leftover(Ask):
    """The game has ended: the winners of leftover tiles place them, each on its own, and say `end`."""


@state
class AlhambraState(State):
    """A game of Alhambra. The deck, the bag and the place of the scoring cards are open until they are drawn.

    `first_deck` money cards lay in the deck at the start, `drawn` of them have come; `shown` scoring cards have too.
    `hands` are sorted. `fresh…` is what changed in the last turn, or so far in this one.
    """

    starter: Seat
    by_lot: bool
    dealt: tuple[tuple[Card, ...], ...]
    bag: list[Tile]
    site: list[Tile | None]
    deck: list[Card]
    display: list[Card]
    discard: list[Card]
    first_deck: int
    drawn: int
    shown: int
    hands: list[list[Card]]
    cities: list[City]
    reserves: list[list[Tile]]
    bought: list[list[Tile]]
    scores: list[int]
    dirk: list[Tile]
    dirk_score: int
    history: list[Scoring]
    unclaimed: list[Tile]
    fresh: list[tuple[Seat, Cell]]
    fresh_seat: Seat | None
    fresh_cards: int
    fresh_slots: list[int]
    over: bool


def refill(state: AlhambraState, rng: Rng) -> list[Note]:
    """Fill up the display, then the site, and carry out the scoring whose card came up (rules §7.2, §7.3, D7)."""
    notes: list[Note] = []
    shown = state.shown
    before = len(state.display)
    while len(state.display) < SLOTS and _turn_up(state, rng, notes):
        pass
    state.fresh_cards = len(state.display) - before
    if state.fresh_cards:
        notes.append(Note(say("alhambra-new-money", cards=card_list(state.display[before:]))))
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


def fill_site(state: AlhambraState, rng: Rng) -> list[int]:
    """Draw tiles for the empty slots in order, as far as the bag lasts; the slots that were filled."""
    state.fresh_slots = []
    for slot in range(SLOTS):
        if state.site[slot] is None and state.bag:
            state.site[slot] = rng.draw(state.bag)
            state.fresh_slots.append(slot)
    return state.fresh_slots


def share_out(state: AlhambraState) -> list[Note]:
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


def finish(state: AlhambraState) -> list[Note]:
    """The final scoring; nobody is due any more (rules §11.4)."""
    state.todo.clear()
    return _score(state, 3)


@lru_cache(maxsize=64)
def card_text(card: Card) -> Text:
    """A money card by currency and value."""
    return say("alhambra-card", currency=say(f"alhambra-currency-{card.currency.value}"), value=card.value)


def card_list(cards: list[Card] | tuple[Card, ...]) -> Several:
    """Several money cards."""
    return Several(tuple(map(card_text, cards)))


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


def _on(state: AlhambraState, slot: int) -> Text:
    tile = state.site[slot]
    assert tile is not None
    return tile_text(tile)


def _score(state: AlhambraState, number: int) -> list[Note]:
    seats = state.setup.seats
    scoring = score(number, state.cities, state.dirk if seats == DIRK_SEATS else None)
    state.history.append(scoring)
    for seat in range(seats):
        state.scores[seat] += scoring.totals[seat]
    if seats == DIRK_SEATS:
        state.dirk_score += scoring.totals[-1]
    return told(scoring, seats)


def _dirk_draws(state: AlhambraState, number: int, rng: Rng) -> list[Note]:
    """Dirk's new tiles after the first and second scoring (rules §12.5)."""
    wanted = DIRK_AFTER_FIRST if number == 1 else len(state.bag) // DIRK_SHARE
    tiles = [rng.draw(state.bag) for _ in range(min(wanted, len(state.bag)))]
    state.dirk += tiles
    return [Note(say("alhambra-dirk-drew", tiles=Several(tuple(map(tile_text, tiles)))))] if tiles else []
