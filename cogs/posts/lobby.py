"""The lobby post where people gather, and the line that remains of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, cover, game_name, teams_line
from cogs.messages.markdown import distance, link, moment
from cogs.messages.message import (
    Button,
    Call,
    Component,
    Item,
    Message,
    Style,
    UserSelect,
    Words,
    message,
)
from cogs.messages.names import TOKENS, bold_names, lobby_token, member_names, safe_name
from cogs.messages.option_lines import option_lines
from cogs.panels.fairness import changed_line, fair_button
from cogs.panels.lesson_offer import learn_button
from cogs.posts.crews import join_buttons
from data.records.invitations import Invitation
from engines.core.journal import deal
from engines.core.text import Seat
from render.sentences import dashed, listed, word
from tables.lessons.lessons import lessons
from tables.lobby_rules import can_start, may_add
from tables.table import Table

_MOST_NAMED = 6
"""Members of a crew whom its lobby names."""


def lobby_post(table: Table, first: str = "") -> Message:
    """The post on which people gather. The id of its fairness button carries the fingerprint that it had first.

    Args:
        first: the fingerprint that was posted first, if one was.
    """
    if table.row.beginning:
        return _played_on_post(table, first)
    locale, key = table.row.locale, dashed(table.row.game)
    blurb = word(f"{key}-blurb", locale)
    seats = _seat_lines(table, locale)
    items: tuple[Item, ...] = (
        Words(f"## {word(f'{key}-title', locale)}\n{blurb}"),
        cover(table.row.game, locale),
        Words("\n".join(option_lines(table, locale))),
        Words("\n".join(seats)),
        *_changed(table, first),
        _buttons(table, locale),
        *([tuple(crews)] if (crews := join_buttons(table)) else []),
        (
            Button(CustomId("rules", table.row.id), word("button-rules", locale)),
            *([learn_button(table.row.game, locale, table.row.id)] if lessons(table.row.game) else []),
            *([_fair(table, first)] if table.row.chance > 1 else []),
        ),
    )
    return Message(items, framed=True)


def started_post(table: Table) -> Message:
    """The lobby post after the start: one line with a link to the thread."""
    locale = table.row.locale
    people = listed([safe_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    if table.row.beginning:
        return message(word("played-on-started", locale, game=_name(table), people=people))
    thread = f"<#{table.row.thread}>"
    started = word("lobby-started", locale, game=_name(table), people=people, thread=thread)
    return message([started, teams_line(table, locale)])


def waiting_post(table: Table, until: datetime) -> Message:
    """The lobby post of a started table whose thread may be opened only later."""
    said = word("lobby-thread-waits", table.row.locale, game=_name(table), when=distance(until))
    return message(said)


def closed_post(table: Table) -> Message:
    """The lobby post after closing unstarted."""
    return message(word("lobby-closed", table.row.locale, game=_name(table)))


def closing_soon(table: Table, closes: datetime, people: Sequence[int]) -> Message:
    """The notice to those who sit there before an unstarted lobby closes.

    Args:
        people: by Discord id.
    """
    who = listed([f"<@{user}>" for user in people], table.row.locale)
    said = message(word("lobby-closes-soon", table.row.locale, who=who, when=distance(closes)))
    return replace(said, call=Call(closes))


def full_post(table: Table) -> Message:
    """The notice to the opener that the table is full."""
    said = word("lobby-full-opener", table.row.locale, who=f"<@{table.row.opener}>", game=_name(table))
    start = Button(CustomId("start", table.row.id), word("button-start", table.row.locale), Style.BLURPLE)
    return message(said, rows=[[start]])


def invitation(table: Table, people: Sequence[int], post: int | None, locale: str) -> Message:
    """The invitation of people: the game, the others, the deadline, two answers.

    Args:
        people: by Discord id; none in a direct message, which is one person's.
        post: the lobby post.
    """
    row = table.row
    until = max((each.lapses(row) for each in Invitation.all(row)), default=row.created_at)
    here = listed([safe_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    game = f"[{word(f'{dashed(row.game)}-title', locale)}]({link(row.guild, row.channel, post)})"
    who = listed([f"<@{user}>" for user in people], locale)
    said = word(
        "lobby-invites-you" if not people else "lobby-invites" if row.rematch_of is None else "rematch-invites",
        locale, who=who, count=len(people), game=game, here=here, until=moment(until), left=distance(until),
    )  # fmt: skip
    answers = (("accept", Style.GREEN), ("decline", Style.GREY))
    buttons = [
        Button(CustomId(answer, row.id), word(f"button-{answer}", locale), style) for answer, style in answers
    ]
    return replace(message(said, rows=[buttons]), call=Call(until))


def was_full_post(table: Table) -> Message:
    """What the notice that the table is full becomes when the game has started."""
    return message(word("lobby-was-full", table.row.locale, game=_name(table)))


def answered_post(table: Table) -> Message:
    """What the invitation becomes when nobody is asked any more."""
    return message(word("lobby-invited-all", table.row.locale, game=_name(table)))


def lapsed_post(table: Table, people: Sequence[int]) -> Message:
    """The notice to people and the host that the seats kept for them are open to everyone now.

    Args:
        people: by Discord id.
    """
    locale = table.row.locale
    who = listed([f"<@{user}>" for user in people], locale)
    said = word(
        "lobby-lapsed", locale, who=who, count=len(people), host=f"<@{table.row.opener}>", game=_name(table)
    )
    join = Button(CustomId("join", table.row.id), word("button-join", locale), Style.GREEN)
    return message(said, rows=[[join]])


def changed_post(table: Table, people: Sequence[int], options: Sequence[str]) -> Message:
    """The notice to those who joined: what has changed since.

    Args:
        people: by Discord id.
        options: the lines that have changed.
    """
    who = listed([f"<@{user}>" for user in people], table.row.locale)
    return message([word("lobby-changed", table.row.locale, who=who, game=_name(table)), *options])


def _name(table: Table) -> str:
    return game_name(table, table.row.locale)


def _fair(table: Table, first: str) -> Button:
    return fair_button(table, "lobby", table.row.locale, first or table.fingerprint)


def _changed(table: Table, first: str) -> list[Words]:
    """The warning where the fingerprint is another than the first one."""
    changed = bool(first) and first != table.fingerprint
    return [Words(changed_line(table, first, table.row.locale))] if changed else []


def _played_on_post(table: Table, first: str) -> Message:
    """The post in the thread of a table that plays a game on: the position, who sits where, and the way to invite others."""
    locale, row = table.row.locale, table.row
    view = table.game.view(deal(table.game, row.header), None)
    seats = [f"{TOKENS[seat]} {safe_name(table, seat, locale)}" for seat in range(row.setup_seats)]
    free = any(each.computer for each in table.seats)
    items: tuple[Item, ...] = (
        Words(f"## {_name(table)}\n{word('played-on-about', locale)}"),
        board_picture(table, view, locale, "position"),
        Words("\n".join([*seats, *([word("played-on-seats", locale)] if free else [])])),
        *_changed(table, first),
    )
    invites: tuple[Component, ...] = (
        UserSelect(CustomId("playwith", row.id), word("played-on-invite", locale), row.setup_seats - 1),
    )
    buttons = tuple(each for each in _buttons(table, locale) if each.id.action in ("join", "leave", "start"))
    rest = (
        Button(CustomId("rules", row.id), word("button-rules", locale)),
        _fair(table, first),
    )
    return Message((*items, *([invites] if free else []), buttons, rest), framed=True)


def call_to_play_on(table: Table, host: Seat, people: Sequence[int]) -> Message:
    """The invitation to continue a game.

    Args:
        host: the seat of whoever invites them.
        people: by Discord id.
    """
    locale = table.row.locale
    who = listed([f"<@{user}>" for user in people], locale)
    said = word("played-on-invites", locale, who=who, host=bold_names(table, locale)(host), game=_name(table))
    join = Button(CustomId("join", table.row.id), word("button-join", locale), Style.GREEN)
    return message(said, rows=[[join]])


def _seat_lines(table: Table, locale: str) -> list[str]:
    taken = len(table.seats)
    lines = [
        f"{lobby_token(table, seat)} {safe_name(table, seat, locale)}{_members(table, seat, locale)}"
        for seat in range(taken)
    ]
    kept = Invitation.all(table.row)
    for seat, each in enumerate(kept, taken):
        until = distance(each.lapses(table.row))
        lines.append(
            f"{lobby_token(table, seat)} {word('seat-kept', locale, who=f'<@{each.user}>', until=until)}"
        )
    lines += [
        f"{lobby_token(table, seat)} *{word('seat-free', locale)}*"
        for seat in range(taken + len(kept), table.row.setup_seats)
    ]
    if teams := teams_line(table, locale):
        lines.append(teams)
    if table.full:
        lines.append(word("lobby-full", locale))
    elif not can_start(table):
        lines.append(word("lobby-alone", locale))
    elif not table.row.starts_full:
        lines.append(word("lobby-can-start", locale, count=taken))
    return lines


def _members(table: Table, seat: Seat, locale: str) -> str:
    """Who is in a crew: by name, as far as there is room; nothing at other seats."""
    if not table.seats[seat].crew:
        return ""
    members = table.crew(seat)
    names = member_names(members[:_MOST_NAMED], locale)
    if len(members) > _MOST_NAMED:
        return word("crew-members-more", locale, names=names, count=len(members) - _MOST_NAMED)
    return word("crew-members", locale, names=names) if members else word("crew-members-none", locale)


def _buttons(table: Table, locale: str) -> tuple[Button, ...]:
    full = table.full and not table.row.beginning
    styles = {"start": Style.GREEN} if full else {"join": Style.GREEN, "start": Style.BLURPLE}
    names = [] if full else ["join"]
    if may_add(table) and not table.full:
        names.append("computer")
    names += ["leave", "options"]
    if can_start(table):
        names.append("start")
    return tuple(
        Button(CustomId(name, table.row.id), word(f"button-{name}", locale), styles.get(name, Style.GREY))
        for name in names
    )
