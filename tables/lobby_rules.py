"""Rules of a lobby: who may join, what may change, who sits where at the start. Pure functions.

Each takes a table as it is and gives the rows as they would be, or says what is against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypedDict

from data.records.enums import AbsenceRule, Seating, Stage, StopReason
from data.records.invitations import Invitation, spell_invitations
from data.records.people import Person
from data.records.restrictions import NO_SEAT_FOR_YOU, Restrictions
from data.records.rows import SeatRow, TableRow
from engines.computers.levels import Level
from engines.core import fairness
from engines.core.game import AnyGame, Setup
from engines.core.text import NoSuchSetup, Seat, Several, Who, say
from tables import conditions
from tables.clocks.time_control import LONGEST, NO_CLOCK, SHORTEST, Control
from tables.crews.terms import Terms
from tables.errors import LobbyError, NotSeated
from tables.looking_back import playing_on
from tables.seating import seated, seatings
from tables.table import Table

MOST_VACATION = 30
"""Days of vacation that a table may give to every seat."""

VACATION = 3
"""Days of vacation that a table gives unless somebody chooses otherwise."""

MOST_OPENED, MOST_IN_CHANNEL = 5, 20
"""Lobbies that a person may have opened at a time, and that a channel may hold: each of them is a post that is kept up to date."""


class Settings(TypedDict, total=False):
    """Settings that the opener may change in the lobby. `level` is how well one of the computers plays: which one,
    counted from 0 in the order of their seats, and an `engines.computers.levels.Level`. `add` seats one more of such a level, on a seat
    more where none is free. `condition` is one by its name, as it is spelled; "" for none.
    """

    seats: int
    options: Mapping[str, str]
    locale: str
    computers: int
    level: tuple[int, str]
    add: str
    clock: str
    vacation: int
    absence: str
    seating: str
    private: bool
    rated: bool
    starts_full: bool
    condition: tuple[str, str]


Rows = tuple[TableRow, tuple[SeatRow, ...]]


def room_for_another(opened: int, in_channel: int) -> None:
    """Refuse one lobby too many.

    Args:
        opened: how many its opener has opened that have not started.
        in_channel: how many its channel has.

    Raises:
        LobbyError: it would be one too many.
    """
    if opened >= MOST_OPENED:
        raise LobbyError(say("table-too-many-opened", most=MOST_OPENED))
    if in_channel >= MOST_IN_CHANNEL:
        raise LobbyError(say("table-too-many-in-channel", most=MOST_IN_CHANNEL))


def new_table(
    blank: TableRow,
    game: AnyGame,
    opener: Person,
    computers: Sequence[Level],
    part: str,
    others: Iterable[tuple[Person, str]] = (),
) -> Rows:
    """The rows of a new table whose opener has taken a seat.

    Args:
        blank: the row as it was asked for.
        computers: how well each of the computers plays.
        part: what the opener adds to the chance.
        others: who sits there, too, with their parts.

    Raises:
        LobbyError: the game has no such count of players or option, a setting makes no sense, or there are more people than seats.
    """
    people = [_seat_row(blank, *each) for each in ((opener, part), *others)]
    seats = _seated(blank, people, computers)
    _people_only(blank, seats)
    return checked_row(blank, game, dict(blank.options)), seats


def joined(
    table: Table, person: Person, part: str, restrictions: Restrictions, before: Sequence[SeatRow] = ()
) -> Rows:
    """The rows with one more person.

    Args:
        part: what they add to the chance.
        restrictions: those that concern them.
        before: the seats of the game that this table plays on, if it does so.

    Raises:
        LobbyError: they sit here already, it has started, or it is full; or they are not to sit here.
    """
    refuse_after_start(table)
    if any(each.user == person.user for each in table.seats):
        raise LobbyError(say("table-already-seated"))
    row = without_invitations(table.row, [person.user])
    taken = sum(seat_row.human for seat_row in table.seats) if row.beginning else len(table.seats)
    if taken >= row.setup_seats:
        raise LobbyError(say("table-full", seats=row.setup_seats))
    refuse_restricted(table, person.user, restrictions)
    if row.beginning:
        return row, playing_on.joined(table.seats, before, person, part)
    if row == table.row and len(table.seats) + len(row.invited) >= row.setup_seats:
        raise LobbyError(say("table-kept", count=len(row.invited)))
    humans = [*_humans(table), _seat_row(row, person, part)]
    return row, _seated(row, humans, _computers(table))


def inviting(
    table: Table, user: int, people: Sequence[int], until: datetime, restrictions: Restrictions
) -> Rows:
    """The rows with seats kept for more people until they answer or the time is up. People already seated or invited
    stay so.

    Args:
        user: who invites them.
        restrictions: those that concern the invited.

    Raises:
        NotSeated: a bystander asks for it.
        LobbyError: it has started, there are not so many free places, or one of them is not to sit here.
    """
    refuse_after_start(table)
    _seated_at(table, user)
    here = [each.user for each in table.seats if each.user is not None]
    refuse_to_invite(table.row, user, here, people, restrictions)
    moved = table.row.outage_moved or timedelta()
    new = [
        Invitation(each, until - moved, table.row.revision + 1)
        for each in dict.fromkeys(people)
        if table.seat_of(each) is None and Invitation.of(table.row, each) is None
    ]
    free = table.row.setup_seats - len(table.seats) - len(table.row.invited)
    if len(new) > free:
        raise LobbyError(say("table-too-many-invited", count=len(new), free=free))
    return replace(table.row, invited=(*table.row.invited, *spell_invitations(new))), table.seats


def refuse_to_invite(
    row: TableRow, user: int, seated: Iterable[int], people: Iterable[int], restrictions: Restrictions
) -> None:
    """Refuse invitations of people who may not meet those at a table. The reason is hidden unless it is the inviter's
    own block.

    Args:
        user: who invites.
        restrictions: those that concern the invited.

    Raises:
        LobbyError: so it is.
    """
    everybody = {*seated, *people, *(each.user for each in Invitation.all(row))}
    for each in people:
        if (user, each) in restrictions.blocks:
            raise LobbyError(say("table-you-blocked-invited"))
        if each in row.removed or restrictions.why_not(each, everybody) is not None:
            raise LobbyError(say("table-cannot-invite"))


def declined(table: Table, user: int) -> Rows:
    """The rows without somebody's invitation.

    Raises:
        LobbyError: none is, or it has started.
    """
    refuse_after_start(table)
    row = without_invitations(table.row, [user])
    if row == table.row:
        raise LobbyError(say("table-not-invited"))
    return row, table.seats


def without_invitations(row: TableRow, people: Iterable[int]) -> TableRow:
    """A table's row without the invitations of some people."""
    gone = set(people)
    return replace(
        row, invited=spell_invitations(each for each in Invitation.all(row) if each.user not in gone)
    )


def refuse_restricted(
    table: Table, user: int, restrictions: Restrictions, leaving: Seat | None = None
) -> None:
    """Refuse a seat to somebody who is barred, was removed, or is blocked by or blocking someone seated.

    Args:
        restrictions: those that concern them.
        leaving: the seat whose owner goes.

    Raises:
        LobbyError: so it is.
    """
    people = [each.user for each in table.seats if each.user and not each.resigned and each.seat != leaving]
    reason = restrictions.why_not(user, people)
    if reason is None and user in table.row.removed:
        reason = NO_SEAT_FOR_YOU
    if reason is not None:
        raise LobbyError(reason)


def left(table: Table, user: int) -> Rows:
    """The rows without somebody; the next one owns the table when the opener leaves, and the last closes it.

    Raises:
        NotSeated: they do not sit here.
        LobbyError: it has started; then one resigns.
    """
    _seated_at(table, user)
    if table.row.stage is Stage.RUNNING:
        raise LobbyError(say("table-leave-is-resign"))
    refuse_after_start(table)
    return _without(table, user)


def removed(table: Table, user: int, other: int) -> Rows:
    """The rows without somebody whom the opener removed; they cannot join again.

    Raises:
        LobbyError: somebody else opened it, it has started, or whom they name is not somebody else who sits here.
    """
    refuse_others(table, user)
    if other == user or table.seat_of(other) is None:
        raise LobbyError(say("table-nobody-to-remove"))
    row, seats = _without(table, other)
    return replace(row, removed=(*row.removed, other)), seats


def refused_for_good(table: Table, user: int) -> Rows:
    """The rows that keep a blocked person out whoever leaves, so that nobody learns by watching who blocked them."""
    row = table.row
    return row if user in row.removed else replace(row, removed=(*row.removed, user)), table.seats


def with_part(table: Table, user: int, part: str) -> Rows:
    """The rows with another part of somebody in the seed.

    Raises:
        NotSeated: they do not sit here.
        LobbyError: it has started, or was opened before there were parts.
    """
    refuse_after_start(table)
    _seated_at(table, user)
    if table.row.chance == 1:
        raise LobbyError(say("table-no-parts"))
    mine = table.seat_of(user)
    return table.row, tuple(replace(each, part=part) if each.seat == mine else each for each in table.seats)


def with_new_chance(table: Table, secret: str, parts: Iterator[str]) -> Rows:
    """The rows with a new secret and new parts; the old ones may be known.

    Raises:
        LobbyError: it has started.
    """
    refuse_after_start(table)
    if table.row.chance == 1:
        return table.row, table.seats
    seats = tuple(replace(each, part=next(parts)) if each.human else each for each in table.seats)
    return replace(table.row, secret=secret), seats


def closed(table: Table, user: int) -> Rows:
    """The rows of a lobby that its opener closed.

    Raises:
        LobbyError: somebody else opened it, or it has started.
    """
    refuse_others(table, user)
    return _closed(table)


def configured(table: Table, user: int, changes: Settings) -> Rows:
    """The rows with other settings; `options` extend those chosen before.

    Raises:
        LobbyError: not the opener, too late, or the settings do not fit each other; or the table plays a game on.
        TypeError: there is no such setting.
    """
    if unknown := changes.keys() - Settings.__annotations__.keys():
        raise TypeError(f"a table has no settings {sorted(unknown)}")
    refuse_others(table, user)
    if table.row.beginning:
        raise LobbyError(say("table-played-on-settled"))
    added = [level(changes["add"])] if "add" in changes else []
    needed = len(table.seats) + len(table.row.invited) + len(added) if added else 0
    row = replace(
        table.row,
        setup_seats=changes.get("seats", max(needed, table.row.setup_seats)),
        locale=changes.get("locale", table.row.locale),
        clock=changes.get("clock", table.row.clock),
        vacation=changes.get("vacation", table.row.vacation),
        absence=absence_rule(changes.get("absence", table.row.absence)),
        seating=seating(changes.get("seating", table.row.seating)),
        private=changes.get("private", table.row.private),
        rated=changes.get("rated", table.row.rated),
        starts_full=changes.get("starts_full", table.row.starts_full),
        conditions=conditions.changed(table.row.conditions, *changes.get("condition", ("", ""))),
    )
    row = checked_row(row, table.game, {**dict(table.row.options), **changes.get("options", {})})
    humans = list(_humans(table))
    computers = [*_computers(table), *added]
    if "level" in changes:
        at, text = changes["level"]
        computers[at : at + 1] = [level(text)] if at < len(computers) else []
    count = changes.get(
        "computers", min(len(computers), max(0, row.setup_seats - len(humans) - len(row.invited)))
    )
    more = levels(row, count, computers[-1] if computers else Level.NORMAL)
    seats = _seated(row, humans, [*computers, *more[len(computers) :]][:count])
    _people_only(row, seats)
    return row, seats


def levels(row: TableRow, computers: int, text: str) -> list[Level]:
    """A list of levels for some computers, all the same.

    Raises:
        LobbyError: there is no such level, or their number is below 0.
    """
    if computers < 0:
        raise LobbyError(say("table-too-many", people=1, computers=0, seats=row.setup_seats))
    return [level(text)] * computers


def level(text: str) -> Level:
    """The level that somebody chose for a computer.

    Raises:
        LobbyError: there is no such level.
    """
    try:
        return Level(text)
    except ValueError:
        levels = Several(tuple(each.value for each in Level))
        raise LobbyError(say("table-no-such-level", level=text, levels=levels)) from None


def rematch_rows(before: Table, blank: TableRow, opener: Person, part: str) -> Rows:
    """The rows of a rematch: the same options and computers, one seat on. It starts as soon as everybody has accepted.

    Args:
        blank: a new row with the old one's settings.
        part: what the opener adds to the chance.

    Raises:
        NotSeated: whoever asks for it did not play.
        LobbyError: the game goes on, never began, or played another one on.
    """
    if before.row.beginning:
        raise LobbyError(say("table-played-on-no-rematch"))
    if not before.over or not before.row.seed:
        raise LobbyError(say("table-not-over"))
    if before.seat_of(opener.user) is None:
        raise NotSeated(say("table-not-played"))
    # What it is, everybody knows who accepts; seats of crews are open for more people to come.
    full = before.row.starts_full or not before.row.crews
    row = replace(blank, seating=Seating.ROTATED, rematch_of=before.row.id, starts_full=full)
    return new_table(row, before.game, opener, _computers_from_the_start(before), part)


def absence_rule(text: str) -> AbsenceRule:
    """The absence rule that somebody chose.

    Raises:
        LobbyError: there is no such rule.
    """
    try:
        return AbsenceRule(text)
    except ValueError:
        rules = Several(tuple(rule.value for rule in AbsenceRule))
        raise LobbyError(say("table-no-such-absence", absence=text, absences=rules)) from None


def seating(text: str) -> Seating:
    """The way of seating that somebody chose.

    Raises:
        LobbyError: there is no such way.
    """
    try:
        return Seating(text)
    except ValueError:
        raise _no_such_seating(text, tuple(Seating)) from None


def can_start(table: Table) -> bool:
    """Whether those who sit there are enough to start; with seats free, the host alone may."""
    return table.full or len(table.seats) in table.game.seats


def may_add(table: Table) -> bool:
    """Whether the host may seat one more computer, on a seat more where none is free."""
    row = table.row
    return not (row.rated or row.beginning) and len(table.seats) + len(row.invited) < max(table.game.seats)


def started(table: Table, user: int, fresh: str, now: datetime, before: Sequence[SeatRow] = ()) -> Rows:
    """The rows with everybody on their final seat and the seed settled, ready to deal.

    Args:
        fresh: the seed of a table that was opened before there were parts; at others it follows from secret and parts.
        before: the seats of the table that this one follows.

    Raises:
        NotSeated: a bystander asks for it.
        LobbyError: seats are free, and the game or the opener does not want it with fewer.
    """
    _seated_at(table, user)
    refuse_after_start(table)
    for seat_row in table.seats:
        if seat_row.crew and not table.crew(seat_row.seat):
            raise LobbyError(say("table-crew-empty", who=Who(seat_row.seat)))
    taken, row = len(table.seats), table.row
    if not can_start(table):
        raise LobbyError(say("table-too-few", taken=taken, fewest=min(table.game.seats)))
    if not table.full and user != row.opener:
        raise LobbyError(say("table-not-full", taken=taken, seats=row.setup_seats))
    parts = [each.part if each.human else fairness.COMPUTER for each in table.seats]
    seed = fresh if row.chance == 1 else fairness.seed_of(row.secret, fairness.statement(row.id, parts))
    row = replace(
        row,
        setup_seats=taken,
        seed=seed,
        stage=Stage.RUNNING,
        started_at=now,
        invited=(),
        outage_head=None,
        outage_moved=None,
    )
    row = row if row.beginning else checked_row(row, table.game, dict(row.options))
    row, order = seated(table, row, before)
    if row.chance > 1:
        seats = (order.index(each) for each in table.seats)
        row = replace(row, parts=tuple(str(fairness.Place(*each)) for each in zip(seats, parts, strict=True)))
    return row, tuple(replace(seat_row, seat=seat, part="") for seat, seat_row in enumerate(order))


def _people_only(row: TableRow, seats: Iterable[SeatRow]) -> None:
    """Refuse computers at a rated table, and a rating of a table with computers."""
    if row.rated and any(each.computer for each in seats):
        raise LobbyError(say("table-rated-people-only"))


def _no_such_seating(text: str, possible: tuple[Seating, ...]) -> LobbyError:
    names = Several(tuple(each.value for each in possible))
    return LobbyError(say("table-no-such-seating", seating=str(text), seatings=names))


def checked_setup(game: AnyGame, seats: int, options: Mapping[str, str]) -> Setup:
    """The setup of a game for `seats` players, with complete options of the newest rules.

    Raises:
        LobbyError: the game does not take so many, there is no such option or choice, or they do not fit each other.
    """
    if seats not in game.seats:
        raise LobbyError(
            say("table-no-such-count", seats=seats, fewest=min(game.seats), most=max(game.seats))
        )
    choices = {option.name: option.choices for option in game.options}
    for name, choice in options.items():
        if choice not in choices.get(name, ()):
            raise LobbyError(say("table-no-such-option", option=name, choice=choice))
    try:
        return game.setup(seats, **options)
    except NoSuchSetup as error:
        raise LobbyError(error.text) from None
    except ValueError:
        raise LobbyError(say("table-options-clash", seats=seats)) from None


def checked_row(row: TableRow, game: AnyGame, options: Mapping[str, str]) -> TableRow:
    """The row with complete options of the newest rules."""
    setup = checked_setup(game, row.setup_seats, options)
    try:
        control = Control.read(row.clock)
    except ValueError:
        raise LobbyError(
            say("table-no-such-time", shortest=SHORTEST // timedelta(minutes=1), longest=LONGEST.days)
        ) from None
    if not 0 <= row.vacation <= MOST_VACATION:
        raise LobbyError(say("table-no-such-vacation", most=MOST_VACATION))
    if row.seating not in seatings(row):
        raise _no_such_seating(row.seating, seatings(row))
    _refuse_for_crews(row, game, setup, control)
    clock = NO_CLOCK if control is None else str(control)
    return replace(row, options=setup.options, rules=setup.rules, clock=clock)


def _refuse_for_crews(row: TableRow, game: AnyGame, setup: Setup, control: Control | None) -> None:
    """Refuse what does not go together with crews.

    Raises:
        LobbyError: so it is.
    """
    terms = Terms.read(row.crews)
    if terms is None:
        return
    if row.rated:
        raise LobbyError(say("table-crews-unrated"))
    if control is None:
        raise LobbyError(say("table-crews-need-clock"))
    if terms.open and game.hides(setup):
        raise LobbyError(say("table-crews-hidden"))
    if terms.open and row.private:
        raise LobbyError(say("table-crews-private"))


def seated_anew(table: Table, row: TableRow, humans: Iterable[SeatRow]) -> Rows:
    """The rows of a lobby with other people, or crews, before the same computers; these make room where it is short.

    Raises:
        LobbyError: there are more people than seats.
    """
    people, computers = list(humans), _computers(table)
    free = max(0, row.setup_seats - len(people) - len(row.invited))
    return row, _seated(row, people, computers[:free])


def _seated(row: TableRow, humans: Iterable[SeatRow], computers: Sequence[Level]) -> tuple[SeatRow, ...]:
    """People in the order of joining, then computers of these levels, each with a number that it keeps."""
    people = list(humans)
    if len(people) + len(computers) + len(row.invited) > row.setup_seats:
        asked = len(people) + len(row.invited)
        raise LobbyError(say("table-too-many", people=asked, computers=len(computers), seats=row.setup_seats))
    computers_there = [
        SeatRow(row.id, 0, None, str(number), True, None, level=each)
        for number, each in enumerate(computers, 1)
    ]
    return tuple(replace(seat_row, seat=seat) for seat, seat_row in enumerate([*people, *computers_there]))


def _seat_row(row: TableRow, person: Person, part: str) -> SeatRow:
    part = part if row.chance > 1 else ""
    return SeatRow(row.id, 0, person.user, person.name, False, person.locale, part=part)


def _humans(table: Table) -> Iterable[SeatRow]:
    return (seat_row for seat_row in table.seats if seat_row.human)


def _computers_from_the_start(table: Table) -> list[Level]:
    """The levels of the computers that were there from the start; removed people do not count."""
    computers = (each for each in table.seats if each.user is None and not (each.nameless or each.crew))
    return [each.level for each in sorted(computers, key=lambda each: int(each.name or 0))]


def _computers(table: Table) -> list[Level]:
    return [seat_row.level for seat_row in table.seats if seat_row.computer]


def _without(table: Table, user: int) -> Rows:
    """The lobby without somebody."""
    humans = [seat_row for seat_row in _humans(table) if seat_row.crew or seat_row.user != user]
    people = [each for each in table.people_here if each != user]
    if not people:
        return _closed(table)
    row = table.row
    if user == row.opener:
        row = replace(row, opener=people[0])
    if row.beginning:
        return row, playing_on.left(row, table.seats, user)
    return row, _seated(row, humans, _computers(table))


def _closed(table: Table) -> Rows:
    return replace(
        table.row, stage=Stage.ENDED, why=StopReason.CLOSED, rematch_of=None, invited=(), removed=()
    ), ()


def refuse_after_start(table: Table) -> None:
    """Refuse what is settled once the game has started; raises `LobbyError`."""
    if table.row.stage is not Stage.LOBBY:
        raise LobbyError(say("table-closed" if table.row.why is StopReason.CLOSED else "table-has-started"))


def refuse_others(table: Table, user: int) -> None:
    """Refuse what only the opener may do, before the start; raises `LobbyError`."""
    refuse_after_start(table)
    if user != table.row.opener:
        raise LobbyError(say("table-not-opener", who=Who(table.seat_of(table.row.opener) or 0)))


def _seated_at(table: Table, user: int) -> None:
    if table.seat_of(user) is None:
        raise NotSeated(say("table-not-joined"))
