"""What every reason of Alhambra claims, as a predicate on the position (rules §6 to §9, §11, §12)."""

from __future__ import annotations

from collections import Counter

from engines.alhambra.content import DIRK_SEATS, FOUNTAIN_TILE, SIDES, STALLS
from engines.alhambra.moves import Act, ActAgain, Build, Leftover
from engines.alhambra.plane import FOUNTAIN, STEPS, Cell
from engines.core.game import EndTurn
from tests.alhambra.positions import slow_hole, slow_reached


def _ask(state):
    return state.todo[-1]


def _token(text):
    return text["token"]


def _waits(state, seat, tile):
    return tile in map(str, state.bought[seat])


def _dirk(state):
    return state.setup.seats == DIRK_SEATS and not isinstance(_ask(state), Leftover)


def _card(text):
    return f"{text['currency'].key.rpartition('-')[2]}{text['value']}"


def _fewer(among):
    """There are as many cards of that look as is said, and more are wanted."""

    def fewer(state, seat, move, values):
        card = _card(values["card"])
        there = Counter(map(str, among(state, seat)))[card]
        return there == values["count"] < Counter(map(str, move.cards))[card]

    return fewer


def _tile_and_cell(state, seat, move):
    return getattr(move, "tile", None), getattr(move, "at", None) or move.to.at


def _named(state, seat, name):
    """The tile of a city that is called so."""
    return next((at for at, tile in state.cities[seat].items() if str(tile) == name), None)


def _misfit(walled):
    def misfit(state, seat, move, values):
        tile, at = _tile_and_cell(state, seat, move)
        side = "nesw".index(values["side"].key[-1])
        near = Cell(at + STEPS[side])
        other = state.cities[seat][near]
        mine, theirs = SIDES[side] in tile.walled, SIDES[(side + 2) % 4] in other.walled
        return (
            mine is walled
            and theirs is not walled
            and values["there"] == str(near)
            and _token(values["other"]) == str(other)
        )

    return misfit


def _beside(state, seat, at):
    return [Cell(at + step) for step in STEPS if at + step in state.cities[seat]]


def _unreached(state, seat, move, values):
    tile, at = _tile_and_cell(state, seat, move)
    touching = [side for side, step in enumerate(STEPS) if at + step in state.cities[seat]]
    return bool(touching) and all(SIDES[side] in tile.walled for side in touching)


def _cut_off(state, seat, move, values):
    rest = {at: tile for at, tile in state.cities[seat].items() if at != move.at}
    lost = Cell.parse(values["lost"])
    return lost not in slow_reached(rest) and str(rest[lost]) == _token(values["other"])


def _stall(state, move):
    return state.site[move.stall - 1]


TRUE = {
    "alhambra-must-act": lambda state, seat, move, values: (
        isinstance(_ask(state), Act) and bool(values["money"]) is bool(state.display)
    ),
    "alhambra-place-first": lambda state, seat, move, values: (
        _waits(state, seat, _token(values["tile"])) and bool(values["dirk"]) is _dirk(state)
    ),
    "alhambra-actions-over": lambda state, seat, move, values: (
        isinstance(_ask(state), Build) and _waits(state, seat, _token(values["tile"]))
    ),
    "alhambra-only-end": lambda state, seat, move, values: (
        isinstance(_ask(state), EndTurn) and not state.bought[seat]
    ),
    "alhambra-only-leftover": lambda state, seat, move, values: (
        isinstance(_ask(state), Leftover) and state.over
    ),
    "alhambra-take-nothing": lambda state, seat, move, values: not move.cards,
    "alhambra-not-on-display": _fewer(lambda state, seat: state.display),
    "alhambra-take-too-much": lambda state, seat, move, values: (
        sum(card.value for card in move.cards) == values["total"] > values["most"] == 5
        and len(move.cards) > 1
    ),
    "alhambra-no-stall": lambda state, seat, move, values: move.stall not in range(1, 5),
    "alhambra-stall-empty": lambda state, seat, move, values: (
        _stall(state, move) is None and state.bought[seat]
    ),
    "alhambra-not-in-hand": _fewer(lambda state, seat: state.hands[seat]),
    "alhambra-wrong-currency": lambda state, seat, move, values: (
        values["currency"].key.endswith(STALLS[move.stall - 1])
        and _card(values["card"]) in map(str, move.cards)
        and not _card(values["card"]).startswith(STALLS[move.stall - 1])
    ),
    "alhambra-too-little": lambda state, seat, move, values: (
        sum(card.value for card in move.cards)
        == values["paid"]
        < values["price"]
        == _stall(state, move).price
    ),
    "alhambra-not-bought": lambda state, seat, move, values: (
        move.tile not in state.bought[seat] + state.reserves[seat]
        and move.tile not in state.cities[seat].values()
    ),
    "alhambra-built-already": lambda state, seat, move, values: (
        str(state.cities[seat][Cell.parse(values["cell"])]) == _token(values["tile"]) == str(move.tile)
    ),
    "alhambra-place-from-reserve": lambda state, seat, move, values: move.tile in state.reserves[seat],
    "alhambra-no-dirk": lambda state, seat, move, values: state.setup.seats == values["seats"] > 2,
    "alhambra-dirk-takes-no-leftover": lambda state, seat, move, values: isinstance(_ask(state), Leftover),
    "alhambra-not-on-reserve": lambda state, seat, move, values: (
        move.tile not in state.reserves[seat] + state.bought[seat]
    ),
    "alhambra-only-bought": lambda state, seat, move, values: (
        isinstance(_ask(state), ActAgain) and move.tile in state.bought[seat]
    ),
    "alhambra-cell-taken": lambda state, seat, move, values: (
        _named(state, seat, _token(values["other"])) == _tile_and_cell(state, seat, move)[1]
    ),
    "alhambra-cell-empty": lambda state, seat, move, values: move.at not in state.cities[seat],
    "alhambra-fountain-stays": lambda state, seat, move, values: (
        move.at == FOUNTAIN and state.cities[seat][FOUNTAIN] == FOUNTAIN_TILE
    ),
    "alhambra-lonely": lambda state, seat, move, values: (
        not _beside(state, seat, _tile_and_cell(state, seat, move)[1])
    ),
    "alhambra-misfit-wall": _misfit(True),
    "alhambra-misfit-open": _misfit(False),
    "alhambra-unreached": _unreached,
    "alhambra-hole": lambda state, seat, move, values: slow_hole(
        state.cities[seat].keys() | {_tile_and_cell(state, seat, move)[1]}
    ),
    "alhambra-remove-hole": lambda state, seat, move, values: len(_beside(state, seat, move.at)) == 4,
    "alhambra-cut-off": _cut_off,
}
