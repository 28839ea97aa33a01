"""Evaluates positions for a seat; computer players choose by it."""

from __future__ import annotations

from functools import lru_cache

from engines.core.game import END
from engines.core.learnt import Learnt
from engines.core.text import Seat
from engines.hanging_gardens import legality
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.garden import Garden, Group
from engines.hanging_gardens.moves import (
    ChooseTemple,
    DrawTile,
    Move,
    MoveTemple,
    PlaceTemple,
    Take,
    TakeTile,
    Temple,
)
from engines.hanging_gardens.scoring import collection_points
from engines.hanging_gardens.state import HangingGardensState

_HOPE = 0.55
"""How much of what is missing to a complete series counts already, when all but one of its tiles are there."""

_UNCLAIMED = (0.0, 0.4, 1.6, 2.2, 3.0, 3.9, 4.8)
"""What a group without a temple promises, by its size: a new square may yet make it eligible."""

_BONUS_TILE: float = Learnt("hanging_gardens").numbers("bonus_tile")
"""What a tile of the pile is worth on average."""

_TEMPLE = 0.15
"""What a temple in the reserve is worth per turn to come, up to `_TEMPLE_TURNS` of them."""

_TEMPLE_TURNS = 3

_NEXT = 0.85
"""How much each further group counts beside the one before it, from the largest down: only one is claimed per turn."""

_MISSED = 0.6
"""How likely a turn brings no card that makes a promising group claimable."""

_ROOM = 12.0
"""What room for cards is worth, at most: temples on inner squares shut a small garden. In games read it came with two claims more in
five turns."""

_ENOUGH_ROOM = 12
"""How many blocks of free squares are worth half of that."""

_GROUND = 0.12
"""What every square of a garden is worth besides, up to `_MOST_GROUND`: what grows early has room for claims in all turns to come."""

_MOST_GROUND = 60

_ROOM_TURNS = 8
"""Room and ground count less when fewer turns than these are to come."""


def evaluate(state: HangingGardensState, seat: Seat) -> float:
    """Points so far, and what tiles, groups and temples promise."""
    kinds = tuple(state.kinds(seat))
    left = _turns_to_come(state, seat)
    garden = state.gardens[seat]
    value = BOX.compensation * state.compensated[seat] + _tiles_worth(kinds, left)
    hoped: Group | None = None
    match state.todo[-1] if state.todo else None:
        case PlaceTemple((mover,)) if mover == seat:
            hoped = garden.claimable[0]
            value += _claim_worth(state, kinds, hoped.size, left)
            value -= _TEMPLE * min(left, _TEMPLE_TURNS) if state.reserve(seat) else 0.0
        case DrawTile((mover,), size) if mover == seat:
            value += _claim_worth(state, kinds, size, left)
        case TakeTile((mover,), size) if mover == seat:
            value += _best_tile(state, kinds, size, left)
    value += _TEMPLE * min(left, _TEMPLE_TURNS) * state.reserve(seat)
    return value + _garden_worth(garden, left, hoped)


def prospects(state: HangingGardensState) -> list[float]:
    """The points that each seat can expect in the end."""
    return [evaluate(state, seat) for seat in range(state.setup.seats)]


def tile_gain(state: HangingGardensState, seat: Seat, size: int, move: Take) -> float:
    """How much a tile of the display would do for a seat."""
    niche = legality.niche_taken(state, size, move)
    tile = state.display[niche - 1] if isinstance(niche, int) else None
    assert tile is not None
    kinds, left = tuple(state.kinds(seat)), _turns_to_come(state, seat)
    return _tiles_worth((*kinds, tile), left) - _tiles_worth(kinds, left)


def claims(state: HangingGardensState, seat: Seat) -> list[Move]:
    """What is worth a thought once a card lies: each group that it made claimable with the temple where it leaves most room, or
    the end; of temples that could move, the one whose group and room are worth most when it is gone; of tiles of a kind the one
    that is easiest to reach for the others. Else nothing.

    With all squares and temples the best turns would be the same claim again and again.
    """
    garden = state.gardens[seat]
    match state.todo[-1]:
        case PlaceTemple():
            return [*(Temple(_roomiest(garden, group)) for group in garden.claimable), END]
        case ChooseTemple(at=at):
            left = _turns_to_come(state, seat)

            def worth(leaving: Cell) -> float:
                stay = tuple(temple for temple in garden.temples if temple != leaving)
                return _garden_worth(garden.with_temples((*stay, at)), left, None)

            return [MoveTemple(max(garden.movable(), key=worth))]
        case TakeTile(size=size):
            takes = {take.tile: take for take in reversed(list(legality.takes(state, size)))}
            return list(reversed(takes.values()))
    return []


def _roomiest(garden: Garden, group: Group) -> Cell:
    """The square of a group on which a temple leaves most room for cards."""
    return max(group.cells, key=lambda cell: garden.survey.with_temples((*garden.temples, cell)).room())


def _turns_to_come(state: HangingGardensState, seat: Seat) -> int:
    """The seat's turns after the present one."""
    rounds = BOX.rounds[state.setup.seats]
    later = (rounds.rounds - state.round) * rounds.cards // state.setup.seats
    return later + state.turns_left()[1:].count(seat)


@lru_cache(maxsize=1024)
def _tiles_worth(kinds: tuple[Tile, ...], left: int) -> float:
    """The points of a collection, and a part of what its unfinished series still miss."""
    hope = 0.0
    for tile, series in BOX.series.items():
        steps = len(series.points)
        rest = kinds.count(tile) % steps
        if rest:
            missing = series.points[-1] - series.points[rest - 1]
            hope += _HOPE * missing * rest / steps * min(1.0, left / (3 * (steps - rest)))
    for tile, person in BOX.persons.items():
        if tile in kinds:
            steps = len(BOX.series[person.series].points)
            held = kinds.count(person.series)
            if held < steps:
                hope += (
                    _HOPE * (person.high - person.low) * held / steps * min(1.0, left / (3 * (steps - held)))
                )
    return collection_points(kinds) + hope


def _claim_worth(state: HangingGardensState, kinds: tuple[Tile, ...], size: int, left: int) -> float:
    bonus = _BONUS_TILE if size >= BOX.bonus_group and state.pile else 0.0
    return bonus + _best_tile(state, kinds, size, left)


def _best_tile(state: HangingGardensState, kinds: tuple[Tile, ...], size: int, left: int) -> float:
    now = _tiles_worth(kinds, left)
    tiles = [state.display[niche - 1] for niche in state.open_niches(size)]
    gains = [_tiles_worth((*kinds, tile), left) - now for tile in tiles if tile]
    return max(gains, default=float(BOX.compensation))


def _garden_worth(garden: Garden, left: int, hoped: Group | None) -> float:
    """What the garden promises to the turns to come; `hoped` is the group about to be claimed.

    Every group adds something however many there are, so that the last turns prepare claims, too, instead of laying a card anywhere.
    """
    if not left:
        return 0.0
    sizes = garden.survey.unclaimed(hoped.cells[0] if hoped else None)
    sizes.sort(reverse=True)
    promise, share = 0.0, 1.0 - _MISSED**left
    for size in sizes:
        promise += share * _UNCLAIMED[min(size, len(_UNCLAIMED) - 1)]
        share *= _NEXT
    blocks = garden.survey.room()
    room = _ROOM * blocks / (blocks + _ENOUGH_ROOM) + _GROUND * min(len(garden.visible), _MOST_GROUND)
    return promise + room * min(1.0, left / _ROOM_TURNS)
