"""Who sits where: by lot, as they joined, rotated from the table before, or the newcomer where the game begins. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count

from data.records.enums import Seating
from data.records.rows import SeatRow, TableRow
from engines.core import fairness
from engines.core.game import AnyGame
from engines.core.journal import deal
from tables.panel import has_newcomer
from tables.table import Table


def seatings(row: TableRow) -> tuple[Seating, ...]:
    """The ways of seating that a table can choose."""
    first = Seating.RANDOM, Seating.JOINED
    return first if row.rematch_of is None else (*first, Seating.ROTATED)


def seated(table: Table, row: TableRow, before: Sequence[SeatRow]) -> tuple[TableRow, list[SeatRow]]:
    """Everybody in the order in which they play, and the row, which then says how that came about.

    Args:
        row: the table's row, with the seed that deals the game.
        before: the seats of the table that this one follows.
    """
    order = list(table.seats)
    match row.seating:
        case Seating.RANDOM if _among_computers(table) and has_newcomer(table):
            return replace(row, seating=Seating.JOINED), _beginning(table.game, row, order)
        case Seating.RANDOM:
            return row, [order[at] for at in fairness.seats_by_lot(row.seed, len(order))]
        case Seating.ROTATED:
            return row, _rotated(order, before)
    return row, order


def _among_computers(table: Table) -> bool:
    """Whether one person plays against computers alone, in a game that begins with its deal."""
    return sum(each.human for each in table.seats) == 1 and not table.row.beginning


def _beginning(game: AnyGame, row: TableRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Everybody in the order of the lobby, except that the only person sits where the game begins, so that no turn of another comes
    before their first one. Who begins is drawn with the deal."""
    person, due = next(at for at, each in enumerate(seats) if each.human), game.due(deal(game, row.header))
    order = list(seats)
    if person not in due:
        order[due[0]], order[person] = order[person], order[due[0]]
    return order


def _rotated(seats: Sequence[SeatRow], before: Sequence[SeatRow]) -> list[SeatRow]:
    """Everybody in the order of the table before, whose first seat is now last; newcomers fill the gaps."""
    here = {seat_row.user or seat_row.name: seat_row for seat_row in seats}
    places = [here.pop(key, None) for key in _keys((*before[1:], *before[:1]))]
    others = iter(here.values())
    filled = [place or next(others, None) for place in places]
    return [*(seat_row for seat_row in filled if seat_row is not None), *others]


def _keys(seats: Iterable[SeatRow]) -> list[int | str]:
    """Stable keys of people and computers; computers of older tables, which have no numbers, in their order."""
    unnumbered = count(1)
    return [each.user or each.name or ("" if each.nameless else str(next(unnumbered))) for each in seats]
