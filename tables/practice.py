"""Tables that are kept nowhere: somebody alone in a prepared position, with computers on the other seats."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from data.records.enums import Seating, Stage, StopReason
from data.records.people import Person
from data.records.rows import SeatRow, TableRow
from engines import GAMES
from engines.computers.levels import Level
from engines.core.game import State
from engines.core.journal import Header
from engines.core.text import Seat
from tables.clocks.time_control import NO_CLOCK
from tables.story import Story
from tables.table import Table

_LONG_AGO: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""No clock runs there."""


def practice_table(id: str, game: str, state: State, mine: Seat, person: Person, head: int) -> Table:
    """A table around a position, as if it had just been dealt.

    Args:
        id: the stand-in for a table's in its components, in letters and digits.
        mine: where the person sits.
        head: the number that every click names.
    """
    rules, setup, over = GAMES[game], state.setup, not state.todo
    known = TableRow(
        id,
        game,
        setup.seats,
        setup.options,
        setup.rules,
        "lesson",
        Stage.ENDED if over else Stage.RUNNING,
        StopReason.FINISHED if over else StopReason.NONE,
        None,
        0,
        None,
        person.locale,
        person.user,
        NO_CLOCK,
        Seating.JOINED,
        True,
        _LONG_AGO,
        head=head,
    )
    seats = tuple(_seat(id, seat, mine, person) for seat in range(setup.seats))
    asked = dict.fromkeys(rules.due(state), 0)
    story = Story(rules, Header(game, setup, "lesson"), _LONG_AGO, (), (), state, asked)
    return Table(known, seats, rules, _story=story)


def _seat(table: str, seat: Seat, mine: Seat, person: Person) -> SeatRow:
    if seat == mine:
        return SeatRow(table, seat, person.user, person.name, False, person.locale)
    return SeatRow(table, seat, None, str(seat + 1), True, None, level=Level.NORMAL)
