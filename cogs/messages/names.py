"""Names of people and seats in messages and pictures."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.messages.markdown import clean, safe
from data.records.enums import Seating
from data.records.rows import MemberRow, SeatRow
from engines.computers.levels import Level
from engines.core.text import Seat
from engines.core.visible import shows
from render.drawing.monogram import Monograms, monograms
from render.languages import written
from render.sentences import Names, listed, word
from tables.crews.gathering import SERVER
from tables.table import Table

TOKENS = ("🟠", "🟦", "🟡", "🟢", "🟣", "⚫")
"""The seats in text, in the colours of the pictures; the name beside them says the same without colour."""


def plain_name(table: Table, seat: Seat, locale: str) -> str:
    """A seat's player as plain text."""
    return seat_name(table.seats[seat], locale)


def seat_name(seat_row: SeatRow, locale: str) -> str:
    """A seat's player as plain text, from the seat alone."""
    if seat_row.nameless:
        return word("someone", locale)
    if seat_row.crew:
        number = 0 if seat_row.name == SERVER else seat_row.crew
        return word("crew-name", locale, number=number)
    if seat_row.user is None:
        level = "" if seat_row.level is Level.NORMAL else f"-{seat_row.level}"
        return word(f"computer-name{level}", locale, number=seat_row.name or seat_row.seat + 1)
    name = clean(seat_row.name)[:32]
    return name if shows(name) else "?"


def safe_name(table: Table, seat: Seat, locale: str) -> str:
    """A seat's player, escaped for markdown."""
    return safe(plain_name(table, seat, locale))


def bold_names(table: Table, locale: str) -> Names:
    """Names for messages: token and bold name."""
    return lambda seat: f"{TOKENS[seat]} **{safe(seat_name(table.seats[seat], locale))}**"


def plain_names(table: Table, locale: str) -> Names:
    """Names for alt texts and thread titles."""
    return lambda seat: seat_name(table.seats[seat], locale)


def lobby_token(table: Table, seat: Seat) -> str:
    """What stands before a seat in a lobby: its token, or a colourless one where seats are given out anew at the start."""
    return TOKENS[seat] if table.row.beginning or table.row.seating == Seating.JOINED else "▫️"


def mention(table: Table, seat: Seat) -> str:
    """What calls a seat: its person, or its crew by name with those whom the call names."""
    if not table.seats[seat].crew:
        return f"<@{table.seats[seat].user}>"
    role, people = table.role_of(seat), table.by_name(seat)
    called = [f"<@&{role}>"] if role is not None else [f"<@{user}>" for user in people]
    name = f"**{safe_name(table, seat, table.row.locale)}**"
    return name + written(table.row.locale).brackets.format(" ".join(called)) if called else name


def member_names(members: Iterable[MemberRow], locale: str) -> str:
    """Members of a crew by name, escaped for markdown."""
    names = (clean(each.name)[:32] for each in members)
    return listed([safe(name) if shows(name) else "?" for name in names], locale)


def letters(table: Table) -> Monograms:
    """The letters for names in pictures, from the names with which people sat down; none for computers and removed people."""
    return monograms([clean(each.name) if each.user is not None else "" for each in table.seats])


def names_at(table: Table | None, locale: str) -> Names:
    """Names where the table may be unknown: then seat numbers."""
    return (
        bold_names(table, locale)
        if table is not None
        else lambda seat: word("seat-name", locale, number=seat + 1)
    )
