"""How good a position is, for computer players: points so far, points in sight, and money."""

from __future__ import annotations

from functools import lru_cache

from ..text import Seat
from .city import edge_cells
from .content import DIRK_SEATS, POINTS, STALLS, Card, Tile
from .money import can_pay_exactly, holdings
from .scoring import BUILDINGS, counts, shares
from .state import ActAgain, AlhambraState
from .walls import wall_length

_CARD = 0.22
"""What a money card is worth for itself, apart from its value: it makes exact payments likelier."""

_COIN = 0.22
_EXACT = 1.4
_EXTRA_ACTION = 3.0
_RESERVED = 0.35
_WAITING = 0.9
_ROOM = 0.25
"""A coin, an exact payment in reach, an action in hand, a tile on the reserve or bought, a side to build on."""

_SURE = (1.0, 0.7, 0.5)
"""What the scorings to come count for: the next one fully, later ones less, since much will change."""


def worth(state: AlhambraState, seat: Seat) -> float:
    """Own points and prospects, less those of the best other."""
    standing = prospects(state)
    others = max(total for other, total in enumerate(standing) if other != seat)
    return standing[seat] - 0.35 * others + _money(state, seat)


def prospects(state: AlhambraState) -> list[float]:
    """Per seat: the points so far and those that the scorings to come would bring as things stand."""
    seats = state.setup.seats
    totals = [float(points) for points in state.scores]
    if not state.todo:
        return totals
    held = [_held(state, seat) for seat in range(seats)]
    if seats == DIRK_SEATS:
        held.append([float(count) for count in counts(state.dirk)])
    # Once the game has ended only the final scoring is left, whatever has not appeared (rules D8).
    coming = range(2 if state.over else len(state.history), 3)
    columns = list(zip(*held, strict=True))
    for number, sure in zip(coming, _SURE, strict=False):
        for kind, column in zip(BUILDINGS, columns, strict=True):
            for seat, points in zip(range(seats), _smooth(column, POINTS[number][kind]), strict=False):
                totals[seat] += sure * points
    for seat, city in enumerate(state.cities):
        wall, room, _ = _outline(tuple(city.items()))
        totals[seat] += wall * sum(_SURE[: len(coming)])
        if not state.over:
            totals[seat] += _ROOM * min(room, 8)
    return totals


@lru_cache(maxsize=256)
def _outline(tiles: tuple[tuple[int, Tile], ...]) -> tuple[int, int, tuple[float, ...]]:
    """The longest wall of a city, how many cells are left beside it, and its tiles by type.

    Remembered, since a move changes one city at most.
    """
    city = dict(tiles)
    return wall_length(city), len(edge_cells(city)), tuple(map(float, counts(city.values())))


def _held(state: AlhambraState, seat: Seat) -> list[float]:
    """How many tiles of each type, with a part of those that are not built yet."""
    held = [*_outline(tuple(state.cities[seat].items()))[2]]
    for tiles, part in (
        (state.bought[seat], _WAITING),
        (state.reserves[seat], 0.0 if state.over else _RESERVED),
    ):
        for tile in tiles:
            assert tile.kind is not None
            held[BUILDINGS.index(tile.kind)] += part
    return held


@lru_cache(maxsize=4096)
def _smooth(held: tuple[float, ...], table: tuple[int, ...]) -> list[float]:
    """The points of a majority, a third of them spread by the share of all tiles, so that a start pays too."""
    whole = sum(held)
    if not whole:
        return [0.0] * len(held)
    ranked = shares([round(count * 100) for count in held], table)
    pool = sum(table)
    return [
        0.65 * points + 0.35 * pool * count / (whole + 1) for points, count in zip(ranked, held, strict=True)
    ]


def _money(state: AlhambraState, seat: Seat) -> float:
    hand: list[Card] = state.hands[seat]
    if state.over:
        return 0.0
    value = _CARD * len(hand) + _COIN * sum(
        min(total, 20) + 0.5 * max(total - 20, 0) for total in holdings(hand).values()
    )
    ask = state.todo[-1]
    for slot, tile in enumerate(state.site):
        if tile is not None and can_pay_exactly(hand, STALLS[slot], tile.price):
            value += _EXACT
    if isinstance(ask, ActAgain) and seat in ask.seats:
        value += _EXTRA_ACTION
    return value
