"""What every reason of The Hanging Gardens claims, as a predicate on the position (rules §5 to §8)."""

from __future__ import annotations

from engines.core.game import EndTurn
from engines.hanging_gardens.cards import Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.moves import ChooseTemple, DrawTile, PlaceCard, PlaceTemple, TakeTile

_ASKED = {
    "place-card": PlaceCard,
    "place-temple": PlaceTemple,
    "choose-temple": ChooseTemple,
    "draw-tile": DrawTile,
    "take-tile": TakeTile,
    "end-turn": EndTurn,
}


def _ask(state):
    return state.todo[-1]


def _name(thing):
    """The last part of the key of a thing's name: `hanging-gardens-tile-tiger`."""
    return thing.key.split("-", 3)[3]


def _laid(state, move):
    return dict(Laid(state.cards[move.card - 1], move.turn, move.at))


def _fits(garden, card, turn, at):
    """Rules §5 to the letter: no temple is covered, and structures lie on the garden."""
    squares = dict(Laid(card, turn, at))
    return not {*squares} & {*garden.temples} and all(
        at in garden.visible for at, structure in squares.items() if structure
    )


def squares(garden, at):
    """The squares of one structure that hang together with a cell, by plain steps."""
    found, todo = set(), [at]
    while todo:
        cell = todo.pop()
        if cell not in found and garden.visible.get(cell) == garden.visible.get(at) is not None:
            found.add(cell)
            x, y = cell
            todo += [Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)]
    return found


def _named(group, garden, name):
    """A group is as large as is said, and of that structure."""
    structure = name.key.rpartition("-")[2]
    return len(group) == name["count"] and {garden.visible[at] for at in group} == {structure}


def _eligible(garden):
    """The groups that may be claimed in this turn."""
    groups = {frozenset(squares(garden, at)) for at in garden.laid[-1].cells if garden.visible[at]}
    return [group for group in groups if len(group) >= 3 and not group & {*garden.temples}]


def _smallest(garden):
    """The temples that stand on the smallest groups."""
    sizes = {at: len(squares(garden, at)) for at in garden.temples}
    return {str(at) for at, size in sizes.items() if size == min(sizes.values())}


def _no_card(state, seat, move, values):
    open_now = [slot for slot, card in enumerate(state.cards, 1) if card]
    return values["card"] == move.card not in open_now == list(values["left"].items)


def _over_table(state, seat, move, values):
    at = Cell.parse(values["at"])
    return at not in state.gardens[seat].visible and _laid(state, move)[at] == _name(values["structure"])


def _claim_refused(holds):
    """What is said of the group of the cell on which a temple was to stand."""

    def refused(state, seat, move, values):
        garden = state.gardens[seat]
        group = squares(garden, move.at)
        return _named(group, garden, values["group"]) and holds(garden, group, values)

    return refused


def _not_smallest(state, seat, move, values):
    garden = state.gardens[seat]
    smallest = _smallest(garden)
    sizes = {len(squares(garden, Cell.parse(at))) for at in smallest}
    return (
        str(move.at) not in smallest
        and {*values["among"].items} == smallest
        and {values["smallest"]} == sizes
        and values["size"] == len(squares(garden, move.at))
    )


def _which_group(state, seat, move, values):
    garden = state.gardens[seat]
    said = {
        frozenset(squares(garden, Cell.parse(each["at"])))
        for each in values["groups"].items
        if _named(squares(garden, Cell.parse(each["at"])), garden, each["group"])
    }
    return said == {*_eligible(garden)} and len(said) > 1


def _which_temple(state, seat, move, values):
    garden = state.gardens[seat]
    return len(garden.temples) == BOX.temples and {*values["among"].items} == _smallest(garden)


def _bonus_first(state, seat, move, values):
    garden = state.gardens[seat]
    (group,) = _eligible(garden)
    return len(group) >= 6 and bool(state.pile) and _named(group, garden, values["group"])


def _column_of(niche):
    return (niche + 1) // 2


def _spaces(state, move):
    """The spaces of the display that a wish means, whatever the column."""
    if move.tile.isdigit():
        return [int(move.tile)] if int(move.tile) in range(1, 7) else []
    return [niche for niche, tile in enumerate(state.display, 1) if tile == move.tile]


def _numerals(columns):
    return {each["column"] for each in columns.items}


def _elsewhere(state, seat, move, values):
    columns = {_column_of(niche) for niche in _spaces(state, move)}
    return columns == _numerals(values["columns"]) and move.column is not None and move.column not in columns


def _size(state, seat):
    """The squares of the group for which a tile is taken."""
    match _ask(state):
        case TakeTile(size=size):
            return size
    (group,) = _eligible(state.gardens[seat])
    return len(group)


def _column_closed(state, seat, move, values):
    reach = {1: 3, 2: 4, 3: 5}
    spaces = [niche for niche in _spaces(state, move) if move.column in (None, _column_of(niche))]
    return (
        values["size"] == _size(state, seat)
        and values["needed"] == reach[values["column"]]
        and all(reach[_column_of(niche)] > values["size"] for niche in spaces if state.display[niche - 1])
    )


def _which_column(state, seat, move, values):
    columns = {_column_of(niche) for niche in _spaces(state, move)}
    return (
        move.column is None
        and len(_numerals(values["columns"])) > 1
        and _numerals(values["columns"]) <= columns
    )


ODD = (
    "place 1 45 L13", "place 9 0 L13", "place 2 0 A1", "place 2 90 Z30",
    *(f"temple {column}{row}" for column in "JKLMNOP" for row in range(10, 18)),
    *(f"move {column}{row}" for column in "KLMNO" for row in range(11, 17)),
    *(f"take {niche}{column}" for niche in range(8) for column in ("", " 1", " 2", " 3")),
    *(f"take {tile}" for tile in ("gate", "tiger", "queen", "garden", "statue")),
)  # fmt: skip
"""Lines that recorded games hardly have."""

TRUE = {
    "hanging-gardens-not-now": lambda state, seat, move, values: isinstance(
        _ask(state), _ASKED[values["ask"].key.removeprefix("hanging-gardens-ask-")]
    ),
    "hanging-gardens-no-card": _no_card,
    "hanging-gardens-no-turn": lambda state, seat, move, values: (
        values["turn"] == move.turn not in (0, 90, 180, 270)
    ),
    "hanging-gardens-covers-temple": lambda state, seat, move, values: (
        values["at"] in map(str, state.gardens[seat].temples)
        and Cell.parse(values["at"]) in _laid(state, move)
    ),
    "hanging-gardens-over-table": _over_table,
    "hanging-gardens-no-overlap": lambda state, seat, move, values: (
        not {*_laid(state, move)} & {*state.gardens[seat].visible}
    ),
    "hanging-gardens-something-fits": lambda state, seat, move, values: _fits(
        state.gardens[seat], state.cards[values["card"] - 1], values["turn"], Cell.parse(values["at"])
    ),
    "hanging-gardens-no-group": lambda state, seat, move, values: not squares(state.gardens[seat], move.at),
    "hanging-gardens-has-temple": _claim_refused(
        lambda garden, group, values: (
            Cell.parse(values["temple"]) in group and values["temple"] in map(str, garden.temples)
        )
    ),
    "hanging-gardens-too-small": _claim_refused(
        lambda garden, group, values: len(group) < values["needed"] == 3
    ),
    "hanging-gardens-not-fresh": _claim_refused(
        lambda garden, group, values: not group & {*garden.laid[-1].cells}
    ),
    "hanging-gardens-no-temple": lambda state, seat, move, values: move.at not in state.gardens[seat].temples,
    "hanging-gardens-not-smallest": _not_smallest,
    "hanging-gardens-reserve-first": lambda state, seat, move, values: (
        BOX.temples - len(state.gardens[seat].temples) == values["left"] > 0
    ),
    "hanging-gardens-which-group": _which_group,
    "hanging-gardens-which-temple": _which_temple,
    "hanging-gardens-bonus-first": _bonus_first,
    "hanging-gardens-not-on-display": lambda state, seat, move, values: not _spaces(state, move),
    "hanging-gardens-tile-elsewhere": _elsewhere,
    "hanging-gardens-niche-elsewhere": _elsewhere,
    "hanging-gardens-no-niche": lambda state, seat, move, values: (
        int(values["niche"]) not in range(1, values["most"] + 1) and values["most"] == len(state.display)
    ),
    "hanging-gardens-niche-empty": lambda state, seat, move, values: (
        values["niche"] in _spaces(state, move) and state.display[values["niche"] - 1] is None
    ),
    "hanging-gardens-column-closed": _column_closed,
    "hanging-gardens-which-column": _which_column,
}
