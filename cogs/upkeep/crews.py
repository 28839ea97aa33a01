"""Calls to seats that crews play: the people and roles that a message pings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data.records.audiences import Audience
from data.records.rows import SurfaceRow
from engines.core.text import Seat
from tables.crews import proposals
from tables.table import Table


def called(table: Table, seat: Seat) -> list[int]:
    """The users pinged for a due seat: its person, or those of its crew who have not voted yet."""
    voted = {user for each in proposals.proposed(table, seat) for user in each.backers}
    return [user for user in table.by_name(seat) if user not in voted]


def roles(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """The roles pinged for due seats, except those that were pinged earlier in the same turn."""
    found = (table.role_of(seat) for seat in seats if table.seats[seat].human and not goes_on(table, seat))
    return tuple(dict.fromkeys(role for role in found if role is not None))


def roles_here(table: Table) -> tuple[int, ...]:
    """The roles pinged for the open crews of a table."""
    found = (table.role_of(each.seat) for each in table.seats)
    return tuple(dict.fromkeys(role for role in found if role is not None))


def people(table: Table) -> list[int]:
    """The users pinged when everybody at a table is called."""
    return [user for seat_row in table.seats for user in table.by_name(seat_row.seat)]


def goes_on(table: Table, seat: Seat) -> bool:
    """Whether a due seat is in the middle of its own turn, and was therefore called already."""
    played = table.story.played
    return bool(played) and played[-1].entry.seat == seat and not played[-1].closes


def unsaid(table: Table, seat: Seat, shown: Mapping[str, SurfaceRow]) -> bool:
    """Whether no post has told a due crew its ask: a question in another's turn, or a further decision in its own."""
    asked, said = table.asked_at(seat), shown.get(Audience.reminder(seat))
    if said is not None and said.message is not None and said.shown_seq == asked:
        return False
    return isinstance(table.ask_of(seat), table.presentation.questions) or goes_on(table, seat)
