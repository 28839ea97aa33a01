"""The organiser's private panel, and the list of a server's events."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages import event_lines as say
from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import link, safe
from cogs.messages.message import Button, Component, Field, Form, Message, Option, Select, Style, message
from cogs.messages.option_lines import option_select, options_for
from cogs.panels.are_you_sure import final_question
from community.leagues.league import League
from data.records.events import EventRow, Format, Phase
from engines import GAMES
from render.sentences import dashed, word

_MOST = 25
"""Options of a select."""


def organiser_panel(league: League, locale: str, done: str = "") -> Message:
    """Everything that an organiser can do at present.

    Args:
        done: what was done just now, in words.
    """
    row, event = league.row, league.event

    def button(verb: str, style: Style = Style.GREY) -> Button:
        return Button(CustomId("evdo", row.id, 0, verb), word(f"button-event-{verb}", locale), style)

    ways: list[Component] = []
    selects: list[list[Component]] = []
    match event.phase:
        case Phase.OPEN:
            selects += [[each] for each in _option_selects(league, locale)]
            ways = [button("start", Style.GREEN), button("cancel", Style.RED)]
        case Phase.RUNNING:
            ways = [button("pause"), button("cancel", Style.RED)]
        case Phase.PAUSED:
            ways = [button("resume", Style.GREEN), button("cancel", Style.RED)]
        case Phase.OVER if row.format is Format.LEAGUE:
            ways = [button("next", Style.GREEN)]
    if event.phase in (Phase.RUNNING, Phase.PAUSED):
        active = [Option(str(each), say.plain(league, each, locale)) for each in event.active[:_MOST]]
        if active:
            selects.append(
                [Select(CustomId("evout", row.id), tuple(active), word("event-pick-withdraw", locale))]
            )
    if event.matches and event.phase is not Phase.CANCELLED:
        latest = sorted(event.matches, key=lambda each: (not each.running, -each.number))[:_MOST]
        tables = tuple(
            Option(
                f"{each.number} {len(each.seats)}",
                f"{each.number} · "
                + say.against([say.plain(league, one, locale) for one in each.seats], locale),
            )
            for each in latest
        )
        selects.append([Select(CustomId("evfix", row.id), tables, word("event-pick-fix", locale))])
    said = [
        done,
        f"## {say.name_of(league)}",
        say.state(league, locale),
        word(f"event-organise-{event.phase}", locale),
    ]
    return message(said, rows=[*selects, ways])


def cancel_question(league: League, locale: str) -> Message:
    """The confirmation before an event is cancelled."""
    sure = Button(
        CustomId("evdo", league.row.id, 0, "cancel sure"), word("button-event-cancel", locale), Style.RED
    )
    back = Button(CustomId("evdo", league.row.id, 0, "panel"), word("button-back", locale))
    return message(word("event-cancel-question", locale, name=say.name_of(league)), rows=[[sure, back]])


def withdraw_question(league: League, number: int, locale: str) -> Message:
    """The confirmation before an entrant is taken out."""
    sure = Button(
        CustomId("evdo", league.row.id, 0, f"withdraw {number}"),
        word("button-event-withdraw", locale),
        Style.RED,
    )
    back = Button(CustomId("evdo", league.row.id, 0, "panel"), word("button-back", locale))
    said = word("event-withdraw-question", locale, who=say.who(league, number, locale))
    return message(said, rows=[[sure, back]])


def leave_question(league: League, locale: str) -> Message:
    """The confirmation before somebody withdraws from a running event."""
    said = word("event-leave-question", locale, name=say.name_of(league))
    sure = CustomId("evleave", league.row.id, 0, "sure")
    return final_question(said, sure, word("button-event-withdraw", locale), locale)


def fix_form(event: str, number: int, seats: int, locale: str) -> Form:
    """The form for a table's corrected places."""
    hint = word("event-fix-hint", locale, seats=seats, example=" ".join(map(str, range(1, seats + 1))))
    field = Field("places", word("event-fix-places", locale), longest=20, hint=hint)
    title = word("event-fix-title", locale, number=number)
    return Form(CustomId("evfixed", event, 0, str(number)), title, (field,))


def event_list(rows: Sequence[EventRow], locale: str) -> Message:
    """The events of a server, the newest first, each to be opened."""
    if not rows:
        return message(word("events-none", locale))
    said = [word("events-title", locale)]
    for row in rows:
        way = f" → {link(row.guild, row.channel, row.message)}" if row.message is not None else ""
        said.append(
            f"- **{safe(row.name)}** · {word(f'{dashed(row.game)}-title', locale)} · {word(f'format-{row.format}', locale)} · "
            f"{word(f'phase-{row.phase}', locale)}{way}"
        )
    options = tuple(
        Option(row.id, row.name[:100] or "?", description=word(f"phase-{row.phase}", locale)) for row in rows
    )
    return message(said, rows=[[Select(CustomId("evopen"), options, word("events-pick", locale))]])


def created_panel(league: League, locale: str) -> Message:
    """The answer to opening a sign-up: where it is, and everything that can be set."""
    row = league.row
    way = link(row.guild, row.channel, row.message) if row.message is not None else f"<#{row.channel}>"
    return organiser_panel(league, locale, word("event-created", locale, name=say.name_of(league), link=way))


def _option_selects(league: League, locale: str) -> list[Select]:
    """The options of the game, as a table's lobby offers them."""
    game, chosen = GAMES[league.row.game], league.options
    return [
        option_select(
            CustomId("evset", league.row.id, 0, option.name), league.row.game, option,
            chosen.get(option.name, option.choices[0]), locale,
        )
        for option in options_for(game, league.row.seats)
    ]  # fmt: skip
