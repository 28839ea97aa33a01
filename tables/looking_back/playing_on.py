"""Continues a finished game's position at a table of its own. Everybody keeps their seat, and computers
play for whoever does not come. The new game has a seed of its own and counts for nothing. Pure, as
`tables.lobby_rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from data.records.people import Person
from data.records.rows import SeatRow, TableRow
from engines.core.journal import dump
from engines.core.table_lines import Undo, parse
from engines.core.text import Seat, say
from tables.errors import LobbyError
from tables.table import Table


def beginning(before: Table, seq: int) -> tuple[str, tuple[Seat, ...]]:
    """The game up to an entry as the text of a journal, and the seats that are asked there.

    It holds moves and undos, without people. Call it in a thread: the game may be long.

    Raises:
        LobbyError: the game goes on, was itself played on from another, or is over with that entry.
    """
    if not before.over or not before.row.seed:
        raise LobbyError(say("table-not-over"))
    if before.row.beginning:
        raise LobbyError(say("table-played-on"))
    story = before.story
    due = before.game.due(story.back_to(seq))
    if not due:
        raise LobbyError(say("game-over"))
    kept = [each.entry for each in story.entries if each.entry.seq <= seq]
    moves = (entry for entry in kept if parse(entry.line) is None or isinstance(parse(entry.line), Undo))
    return dump(story.header, [replace(entry, drew=False, auto=False, digest="") for entry in moves]), due


def opened(
    blank: TableRow, before: Table, due: Sequence[Seat], opener: Person, part: str
) -> tuple[SeatRow, ...]:
    """The seats of a table that continues a game. The opener has their old one, or the first that is due; computers
    have all others.

    Args:
        blank: the row of the new table.
        due: the seats that are asked first.
        part: the opener's contribution to the seed.
    """
    mine = before.seat_of(opener.user)
    empty = tuple(_empty(blank, seat_row.seat) for seat_row in before.seats)
    return _seated(empty, due[0] if mine is None else mine, opener, part)


def joined(
    seats: tuple[SeatRow, ...], before: Sequence[SeatRow], person: Person, part: str
) -> tuple[SeatRow, ...]:
    """The seats with one more person. They get their old seat if a computer has it, else the first seat of a
    computer; there must be one.

    Args:
        before: the seats of the game that is played on; none if it is not kept any more.
    """
    free = [each.seat for each in seats if each.computer]
    old = next((each.seat for each in before if each.user == person.user), None)
    return _seated(seats, old if old in free else free[0], person, part)


def left(row: TableRow, seats: Iterable[SeatRow], user: int) -> tuple[SeatRow, ...]:
    """The seats with a computer in somebody's place."""
    return tuple(_empty(row, each.seat) if each.user == user else each for each in seats)


def _seated(seats: tuple[SeatRow, ...], seat: Seat, person: Person, part: str) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(each.table, each.seat, person.user, person.name, False, person.locale, part=part)
        if each.seat == seat
        else each
        for each in seats
    )


def _empty(row: TableRow, seat: Seat) -> SeatRow:
    """A seat for a computer, whose name is always the number of the seat."""
    return SeatRow(row.id, seat, None, str(seat + 1), True, None)
