"""Rules of crews before the start, and for those who join an open one later. Pure functions, as `tables.lobby_rules`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Final

from data.records.enums import Stage
from data.records.people import Person
from data.records.restrictions import NO_SEAT_FOR_YOU, Restrictions
from data.records.rows import Change, MemberRow, SeatRow
from engines.core.text import say
from tables import lobby_rules
from tables.changes import require_running
from tables.clocks.time_control import NO_CLOCK
from tables.crews.terms import MOST_CREWS, SHARES, Terms
from tables.errors import LobbyError
from tables.lobby_rules import Rows
from tables.table import Table

CLOCK: Final = "24h"
"""The clock of a table that has chosen none when it gives seats to crews: votes are counted by it."""

NONE: Final = "none"

SERVER: Final = "server"
"""What the seat of a table's first open crew is stored as."""


def choices(table: Table) -> tuple[str, ...]:
    """The kinds and numbers of crews that a lobby can choose, as `configured` takes them."""
    hidden = table.game.hides(table.row.setup) or table.row.private
    kinds = ("fixed",) if hidden else ("open", "fixed")
    counts = range(1, min(MOST_CREWS, table.row.setup_seats) + 1)
    return (NONE, *(f"{kind} {count}" for kind in kinds for count in counts))


def chosen(table: Table) -> str:
    """What a table has chosen of these."""
    terms, count = table.terms, sum(bool(each.crew) for each in table.seats)
    return NONE if terms is None else f"{'open' if terms.open else 'fixed'} {count}"


def with_crews(
    table: Table,
    user: int,
    choice: str,
    parts: Iterator[str],
    at: datetime,
    terms: Terms | None = None,
    joins: bool = True,
    role: int | None = None,
) -> Change:
    """The lobby with the chosen number of crews. Whoever opened it is in the first one; further seats are for persons and computers.

    Args:
        choice: one of `choices`.
        parts: what each new crew adds to the chance.
        terms: what the crews settle; None leaves that as it is.
        joins: whether the opener joins the first crew rather than play alone.
        role: the server's role for calls of open crews, which new terms take over.

    Raises:
        LobbyError: not the opener, too late, not to be chosen here, or there are too few seats.
    """
    lobby_rules.refuse_others(table, user)
    if choice not in choices(table):
        raise LobbyError(say("table-crews-not-here"))
    kind, _, number = choice.partition(" ")
    count, row = int(number or 0), table.row
    if row.beginning:
        raise LobbyError(say("table-played-on-settled"))
    persons = [each for each in table.seats if each.human and not each.crew]
    if not count:
        return _without_crews(table, persons, at)
    before = table.terms
    terms = replace(terms or before or Terms(kind == "open", role=role), open=kind == "open")
    clock = CLOCK if row.clock == NO_CLOCK else row.clock
    row = replace(row, crews=str(terms), clock=clock, rated=False)
    row = lobby_rules.checked_row(row, table.game, dict(row.options))
    crews = [each for each in table.seats if each.crew][:count]
    crews += [_crew_seat(table, at + 1, next(parts), terms) for at in range(len(crews), count)]
    crews = [replace(each, name=_name(each.crew, terms)) for each in crews]
    opener = next((each for each in persons if each.user == user), None)
    members: list[MemberRow] = []
    if opener is not None and before is None and joins:
        persons.remove(opener)
        assert opener.user is not None and opener.locale is not None
        members.append(MemberRow(row.id, opener.user, 1, opener.name, opener.locale, at))
    # Whose crew there is no more is in the first one, as far as there is room.
    numbers = {each.crew for each in crews}
    members += [each if each.crew in numbers else replace(each, crew=1) for each in table.members]
    kept = [
        each for number in numbers for each in [one for one in members if one.crew == number][: terms.most]
    ]
    dropped = tuple(each.user for each in members if each not in kept)
    rows = lobby_rules.seated_anew(table, row, [*crews, *persons])
    return Change(*rows, members=tuple(kept), drop_members=dropped)


def _without_crews(table: Table, persons: list[SeatRow], at: datetime) -> Change:
    """The lobby without crews: of their members the opener sits down, the others may join again."""
    row = replace(table.row, crews="")
    opener = next((each for each in table.members if each.user == row.opener), None)
    if opener is not None:
        part = next(each.part for each in table.seats if each.crew == opener.crew)
        persons = [
            SeatRow(row.id, 0, opener.user, opener.name, False, opener.locale, part=part),
            *persons,
        ]
    rows = lobby_rules.seated_anew(table, row, persons)
    return Change(*rows, drop_members=tuple(each.user for each in table.members))


def _crew_seat(table: Table, number: int, part: str, terms: Terms) -> SeatRow:
    part = part if table.row.chance > 1 else ""
    return SeatRow(table.row.id, 0, None, _name(number, terms), False, None, part=part, crew=number)


def _name(number: int, terms: Terms) -> str:
    """What a crew's seat is stored as: no computer's number."""
    return SERVER if terms.open and number == 1 else f"crew {number}"


def with_terms(
    table: Table, user: int, *, share: int | None, names: bool | None, captain: bool | None
) -> Rows:
    """The lobby with other terms for its crews.

    Raises:
        LobbyError: not the opener, too late, no crews, or no such share.
    """
    lobby_rules.refuse_others(table, user)
    terms = table.terms
    if terms is None or share not in (None, *SHARES):
        raise LobbyError(say("table-crews-not-here"))
    terms = replace(
        terms,
        share=terms.share if share is None else share,
        names=terms.names if names is None else names,
        captain=terms.captain if captain is None else captain,
    )
    return replace(table.row, crews=str(terms)), table.seats


def joined(table: Table, person: Person, number: int, at: datetime, restrictions: Restrictions) -> Change:
    """The table with one more member of a crew; before the start they may come from another one, or from a seat of their own.

    Args:
        restrictions: those that concern them.

    Raises:
        LobbyError: there is no such crew, it is full or does not take anybody any more; they play here already; or they are not to.
        Frozen: it is frozen.
    """
    terms, in_lobby = table.terms, table.row.stage is Stage.LOBBY
    seat_row = next((each for each in table.seats if number and each.crew == number), None)
    if seat_row is None or terms is None:
        raise LobbyError(say("table-no-crew"))
    if not in_lobby:
        require_running(table)
        if not terms.open:
            raise LobbyError(say("table-crew-fixed"))
        if not seat_row.human and not seat_row.away:
            raise LobbyError(say("table-crew-resigned"))
    before = next((each for each in table.members if each.user == person.user), None)
    if before is not None and before.crew == number and not before.left:
        raise LobbyError(say("table-crew-already"))
    crew = table.crew(seat_row.seat)
    if len(crew) >= terms.most:
        raise LobbyError(say("table-crew-full", most=terms.most))
    if not in_lobby and person.user in table.players and (before is None or before.crew != number):
        raise LobbyError(say("table-already-seated" if before is None else "table-crew-was-in"))
    # Members of an open crew need not meet each other.
    others = [each.user for each in table.seats if each.user is not None and each.user != person.user]
    met = [*others, *(each.user for each in table.members if not terms.open and each.user != person.user)]
    reason = restrictions.why_not(person.user, met)
    if reason is None and person.user in table.row.removed:
        reason = NO_SEAT_FOR_YOU
    if reason is not None:
        raise LobbyError(reason)
    member = MemberRow(table.row.id, person.user, number, person.name, person.locale, at)
    if not any(each.user == person.user for each in table.seats):
        row = lobby_rules.without_invitations(table.row, [person.user]) if in_lobby else table.row
        return Change(row, members=(member,))
    humans = [each for each in table.seats if each.human and each.user != person.user]
    return Change(*lobby_rules.seated_anew(table, table.row, humans), members=(member,))


def as_person(table: Table, user: int, rows: Rows) -> Change:
    """Other rows of a lobby, in which somebody is in no crew any more."""
    crews = (each.user for each in table.members if each.user == user)
    return Change(*rows, drop_members=tuple(crews))


def left(table: Table, user: int) -> Change:
    """The lobby without somebody, who had a seat or was in a crew.

    Raises:
        NotSeated, LobbyError: as `lobby_rules.left`.
    """
    return as_person(table, user, lobby_rules.left(table, user))
