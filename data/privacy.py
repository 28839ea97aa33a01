"""Exports and deletes everything stored about a person.

Both go by the columns of the schema: a row with a `user` belongs to a person, one with a `table` and a `seat` to whoever sits
there. A kind of row that is added later is exported and forgotten without another edit. What finished games come to has a `person`,
and gets a stand-in instead, which the seats have, too: so it can be made again from the journals.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    Text,
    and_,
    case,
    cast,
    delete,
    false,
    or_,
    select,
    update,
)

from data.records.audiences import Audience
from data.records.enums import Stage
from data.records.invitations import Invitation, spell_invitations
from data.schema import (
    bar,
    chance,
    entry,
    event,
    event_entrant,
    feat,
    game_table,
    holder,
    member,
    metadata,
    player,
    rating,
    saved_settings,
    seat,
    source,
    surface,
)
from engines.core.table_lines import NamingLine, Resign, format_line, naming, parse, verb_of

_OF_PEOPLE = [
    each for each in metadata.sorted_tables if "user" in each.c and each.name not in (seat.name, player.name)
]
_OF_SEATS = [
    each
    for each in metadata.sorted_tables
    if {"table", "seat"} <= set(each.c.keys())
    and each.name not in (seat.name, entry.name, holder.name, source.name, feat.name, chance.name)
]

_DIRECT = (Audience.hand, Audience.question, Audience.no_access, Audience.gone)
"""Direct messages to a seat."""

_STAYS = (bar,)
"""What servers have settled about a person; nobody gets around it by being forgotten."""

_HIDDEN = {"digest", "drew"}
"""Columns of an entry that hold what it told everybody, not what its author wrote."""


def everything_of(connection: Connection, user: int) -> dict[str, Any]:
    """See `People.everything_of`."""
    known = connection.execute(select(player).where(player.c.user == user)).first()
    query = (
        select(
            game_table, seat.c.seat, seat.c.name, seat.c.computer, seat.c.resigned, seat.c.order, seat.c.part
        )
        .join(seat, seat.c.table == game_table.c.id)
        .where(seat.c.user == user)
        .order_by(game_table.c.created_at, game_table.c.id)
    )
    tables = []
    for row in connection.execute(query).all():
        kept = {name: getattr(row, name) for name in ("id", "game", "stage", "created_at", "started_at")}
        kept["opened_by_me"] = row.opener == user
        kept["seat"] = {
            name: getattr(row, name) for name in ("seat", "name", "computer", "resigned", "order", "part")
        }
        for kind in (entry, *_OF_SEATS):
            mine = and_(kind.c.table == row.id, kind.c.seat == row.seat)
            kept[kind.name] = _rows(connection, kind, mine, {"table", "seat"} | _HIDDEN)
        if row.resigned and row.stage != Stage.ENDED:  # later lines are a computer's, and some of them hidden
            left = [line["seq"] for line in kept[entry.name] if line["line"] == format_line(Resign())]
            kept[entry.name] = [line for line in kept[entry.name] if line["seq"] <= max(left, default=0)]
        for line in kept[entry.name]:
            said = parse(line["line"])
            if isinstance(said, NamingLine) and said.user != user:
                line["line"] = verb_of(said)
        kept["messages"] = _rows(connection, surface, _own_messages([(row.id, row.seat)]), {"table"})
        tables.append(_plain(kept))
    return {
        "user": str(user),
        "player": None if known is None else _plain(dict(known._mapping) | {"user": str(user)}),
        "tables": tables,
        "invited": [
            {"table": table, "until": invitation.until.isoformat()}
            for table, invitations in _kept_places(connection).items()
            for invitation in invitations
            if invitation.user == user
        ],
        "named": _rows(connection, entry, entry.c.line.in_(naming(user)), {"seat"} | _HIDDEN),
        **{
            kind.name: _rows(connection, kind, kind.c.person == user, {"person"})
            for kind in (holder, rating, event_entrant)
        },
        "messages": _rows(connection, surface, surface.c.audience == Audience.crew_hand(user), {"audience"}),
        "organised": _rows(connection, event, event.c.organiser == user, {"organiser", "message"}),
        "removed_from": [table for table, people in _removals(connection) if user in people],
        **{kind.name: _rows(connection, kind, kind.c.user == user, {"user"}) for kind in _OF_PEOPLE},
    }


def forget(connection: Connection, user: int) -> None:
    """See `People.forget`."""
    query = select(seat.c.table, seat.c.seat).where(seat.c.user == user)
    seats = connection.execute(query).all()
    tables = {row.table for row in seats}
    # Whoever has read these tables must look again before writing seats back.
    crews = set(connection.execute(select(member.c.table).where(member.c.user == user)).scalars())
    touched = or_(game_table.c.id.in_(tables | crews), game_table.c.opener == user)
    connection.execute(
        update(game_table)
        .where(touched)
        .values(
            revision=game_table.c.revision + 1,
            opener=case((game_table.c.opener == user, 0), else_=game_table.c.opener),
        )
    )
    for table, people in _removals(connection):
        if user in people:
            others = [each for each in people if each != user]
            row = update(game_table).where(game_table.c.id == table)
            connection.execute(row.values(removed=others, revision=game_table.c.revision + 1))
    for table, invitations in _kept_places(connection).items():
        staying = [each for each in invitations if each.user != user]
        if len(staying) < len(invitations):
            connection.execute(
                update(game_table)
                .where(game_table.c.id == table)
                .values(invited=spell_invitations(staying), revision=game_table.c.revision + 1)
            )
    for saved in connection.execute(select(saved_settings)).all():
        if user in saved.people:
            whose = [
                getattr(saved_settings.c, key) == getattr(saved, key) for key in ("user", "guild", "name")
            ]
            others = [each for each in saved.people if each != user]
            connection.execute(update(saved_settings).where(*whose).values(people=others))
    connection.execute(delete(surface).where(_own_messages(seats)))
    connection.execute(delete(surface).where(surface.c.audience == Audience.crew_hand(user)))
    for kind in _OF_SEATS:
        mine = [and_(kind.c.table == row.table, kind.c.seat == row.seat) for row in seats]
        connection.execute(delete(kind).where(or_(false(), *mine)))
    ended = seat.c.table.in_(
        select(game_table.c.id).where(game_table.c.stage.in_([Stage.ENDED.value, Stage.PAST.value]))
    )
    # Games stay as they were for the others: a number in place of the person, which leads nowhere.
    stand_in = -1 - secrets.randbelow(2**62)
    nameless: dict[str, Any] = {
        "user": None, "name": "", "locale": None, "order": "", "ordered_at": 0, "stand_in": stand_in,
    }  # fmt: skip
    mine_still = seat.c.user == user
    connection.execute(
        update(seat).where(mine_still, ~ended).values(computer=True, resigned=True, away=False)
    )
    connection.execute(update(seat).where(mine_still).values(nameless))
    for line, without in zip(naming(user), naming(stand_in), strict=True):
        connection.execute(update(entry).where(entry.c.line == line).values(line=without))
    for kind in (holder, rating, event_entrant):
        connection.execute(update(kind).where(kind.c.person == user).values(person=stand_in))
    connection.execute(update(event_entrant).where(event_entrant.c.person == stand_in).values(name=""))
    connection.execute(update(event).where(event.c.organiser == user).values(organiser=0))
    for kind in (player, *_OF_PEOPLE):
        if kind not in _STAYS:
            connection.execute(delete(kind).where(kind.c.user == user))


def people_in(connection: Connection) -> set[int]:
    """Everyone of whom anything is stored."""
    columns = [
        *(kind.c.user for kind in (seat, player, *_OF_PEOPLE)),
        *(kind.c.person for kind in (holder, rating, event_entrant)),
        game_table.c.opener, event.c.organiser,
    ]  # fmt: skip
    found = {user for column in columns for user in connection.execute(select(column).distinct()).scalars()}
    found.update(user for _, people in _removals(connection) for user in people)
    found.update(each.user for kept in _kept_places(connection).values() for each in kept)
    found.update(
        user for people in connection.execute(select(saved_settings.c.people)).scalars() for user in people
    )
    return {user for user in found if user is not None and user > 0}


def _removals(connection: Connection) -> list[tuple[str, list[int]]]:
    """The tables that removed people from their lobby, and whom; few, as they are read from all."""
    some = cast(game_table.c.removed, Text) != "[]"
    return [
        tuple(row) for row in connection.execute(select(game_table.c.id, game_table.c.removed).where(some))
    ]


def _kept_places(connection: Connection) -> dict[str, list[Invitation]]:
    """The users for whom lobbies keep seats, by table; none once started or closed."""
    query = select(game_table.c.id, game_table.c.invited).where(game_table.c.stage == Stage.LOBBY.value)
    return {row.id: list(map(Invitation.parse, row.invited)) for row in connection.execute(query).all()}


def _own_messages(seats: Sequence[Any]) -> ColumnElement[bool]:
    """The direct messages to a person about their seats."""
    return or_(
        false(),
        *(
            and_(
                surface.c.table == table,
                surface.c.audience.in_([of(number) for of in _DIRECT]),
            )
            for table, number in seats
        ),
    )


def _rows(
    connection: Connection, kind: Table, which: ColumnElement[bool], without: set[str]
) -> list[dict[str, Any]]:
    found: Sequence[Row[Any]] = connection.execute(select(kind).where(which)).all()
    return [
        _plain({name: value for name, value in row._mapping.items() if name not in without}) for row in found
    ]


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    """A value reduced to JSON's types."""
    return {name: _plain_value(value) for name, value in values.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, timedelta):
        return value.total_seconds()
    return value.isoformat() if isinstance(value, datetime) else value
