"""The panel behind `⋯`: everything besides playing."""

from __future__ import annotations

from enum import StrEnum

from cogs.messages.custom_ids import CustomId, digest
from cogs.messages.lines import pause_lines, title, whose_turn
from cogs.messages.message import Button, Component, Field, Form, Message, Select, Style, message, select
from cogs.panels.fairness import fair_button
from cogs.panels.films import film_button
from cogs.panels.lesson_offer import learn_button
from cogs.panels.notes import LONGEST, quoted
from cogs.panels.play import rules_button, ways_back
from cogs.panels.reviews import review_button
from cogs.panels.sharing import send_button
from cogs.panels.undo import alone_line, undo_button
from engines.core.presentation import AnyPresentation
from engines.core.text import Seat
from render.renderer import renderer
from render.sentences import dashed, sentence, word
from tables.clocks.time_control import NO_CLOCK
from tables.drafts import Draft
from tables.lessons.lessons import lessons
from tables.table import Table

_MOST = 5
"""Buttons in a row."""


class Page(StrEnum):
    """A page behind `⋯`; the rest of an id begins with it."""

    FIRST = ""
    SEE = "s"
    """The rarer ways to look."""
    TABLE = "t"
    """Everything about the table: its options, clocks and seats."""


def more_panel(
    table: Table,
    seat: Seat | None,
    locale: str,
    *,
    note: str,
    follows: bool,
    may_nudge: bool | None,
    turn: tuple[Draft, str] | None = None,
    page: Page = Page.FIRST,
) -> Message:
    """Everything besides playing that its reader can do here, at most eight buttons a page.

    Args:
        seat: the reader's; None for a bystander.
        note: what the reader has noted for themselves about this table.
        follows: whether the reader wants to be told how the game ends.
        may_nudge: whether the reader may remind those who are due; None for whoever is in a crew, but does not speak for it.
        turn: the reader's draft, if they are to play, and the start of a line that was chosen on the panel that this stands in place of.
    """
    speaks = may_nudge is not None
    if page is Page.FIRST:
        rows = _first(table, seat, turn, locale, speaks)
    elif page is Page.SEE:
        rows = _see(table, seat, locale, turn[1] if turn is not None else "")
    else:
        rows = _table(table, seat, follows, may_nudge, locale)
    if page is not Page.FIRST:
        rows.append(
            [
                Button(
                    CustomId("aside", table.row.id, table.head, turn[1] if turn is not None else ""),
                    word("button-back", locale),
                )
            ]
        )
    said = [title(table, locale), whose_turn(table, locale, seat), *pause_lines(table, locale, seat)]
    if seat is not None and speaks and table.taking_back(seat) is not None:
        said += alone_line(table, seat, locale)
    if seat is not None and table.row.clock != NO_CLOCK and not (table.over or table.row.paused):
        said.append(word("vacation-left", locale, count=table.seats[seat].vacation))
    return message([*said, *quoted(note)], rows=rows)


def attendance_buttons(table: Table, seat: Seat, may_nudge: bool, locale: str) -> list[Button]:
    """Buttons about clocks and late people at a running table."""
    offered = []
    if table.row.paused:
        offered.append(("pause", "button-resume"))
    elif table.deadlines:
        offered.append(("pause", "button-pause"))
        if any(deadline.seat == seat for deadline in table.deadlines):
            offered.append(("extra", "button-extra"))
    if may_nudge:
        offered.append(("nudge", "button-nudge"))
    return [Button(CustomId(name, table.row.id, table.head), word(label, locale)) for name, label in offered]


def note_form(table: str, note: str, locale: str) -> Form:
    """The form for a private note."""
    label, hint = word("notes-label", locale), word("notes-hint", locale)
    field = Field("text", label, note, LONGEST, lines=True, hint=hint)
    return Form(CustomId("notes", table, rest=digest(note)), word("button-notes", locale), (field,))


def note_changed(table: Table, now: str, own: str, locale: str) -> Message:
    """The question which of two notes is kept: one was written elsewhere while the form of the other was open."""
    said = [word("notes-now", locale), *quoted(now), word("notes-yours", locale), *quoted(own)]
    buttons = [
        Button(CustomId("notekeep", table.row.id, rest=which), word(f"button-note-{which}", locale))
        for which in ("now", "yours")
    ]
    return message(said, rows=[buttons])


def following(table: Table, follows: bool, locale: str) -> Message:
    """The answer to following a game, or to stopping."""
    said = word("followed" if follows else "unfollowed", locale)
    return message(said, rows=[_follow_buttons(table, follows, locale)])


def order_words(presentation: AnyPresentation, order: str, locale: str) -> str:
    """A standing order in words.

    Raises:
        NotAMove: the text is no order of the game.
    """
    return sentence(presentation.order_said(order), locale, str)


def _first(
    table: Table, seat: Seat | None, turn: tuple[Draft, str] | None, locale: str, speaks: bool
) -> list[list[Component]]:
    """Back to the turn, learning, looking back, the way to all the rest."""
    draft, prefix = turn if turn is not None else (None, "")
    undo = undo_button(table, seat, locale) if seat is not None and speaks and not table.over else None
    rules = Button(CustomId("rules", table.row.id), word("button-rules", locale))
    learns = bool(lessons(table.row.game)) and not (table.over and seat is not None)
    looks = [
        rules_button(draft, locale) if draft is not None else rules,
        *([learn_button(table.row.game, locale, table.row.id)] if learns else []),
        *_looks_back(table, seat, locale),
        *([undo] if undo is not None else []),
    ]
    pages = [
        Button(CustomId("menu", table.row.id, table.head, f"{page}{prefix}"), word(f"button-{name}", locale))
        for page, name in ((Page.SEE, "see-more"), (Page.TABLE, "table-more"))
    ]
    away = seat is not None and table.seats[seat].away and not table.over
    return [
        [*ways_back(draft, locale, prefix)] if draft is not None else [],
        [_button("return", table, locale, Style.GREEN)] if away else [],
        looks[:_MOST],
        [*looks[_MOST:], *pages],
    ]


def _looks_back(table: Table, seat: Seat | None, locale: str) -> list[Component]:
    """Ways to look at what was."""
    if not table.over:
        return [_button("recap", table, locale)]
    scored = [_button("chart", table, locale), send_button(table, "result", locale)]
    replay = Button(CustomId("recap", table.row.id, table.head, "0"), word("button-replay", locale))
    mine = [review_button(table, locale)] if seat is not None else []
    return [*mine, replay, film_button(table, locale), *(scored if table.result is not None else [])]


def _see(table: Table, seat: Seat | None, locale: str, prefix: str) -> list[list[Component]]:
    """The rarer ways to look: at what it is and how it stands, then at what is kept. The legend explains the step of the reader's panel."""
    drawn, view = renderer(table.row.game), table.view(seat)
    legend = Button(CustomId("legend", table.row.id, table.head, prefix), word("button-legend", locale))
    scored = not table.over and table.presentation.so_far(view)
    return [
        [
            *([legend] if drawn.signs else []),
            _button("board", table, locale),
            _button("text", table, locale),
            *([_button("remaining", table, locale)] if not table.over and drawn.remaining(view) else []),
            *([_button("score", table, locale)] if scored else []),
        ],
        [
            *([_button("save", table, locale)] if not (table.over and table.row.beginning) else []),
            fair_button(table, "dealt" if table.over else "lobby", locale),
        ],
    ]


def _table(
    table: Table, seat: Seat | None, follows: bool, may_nudge: bool | None, locale: str
) -> list[list[Component]]:
    """Options and notes, clocks and late people, standing orders, ways out."""
    rows: list[list[Component]] = [
        [
            Button(CustomId("options", table.row.id), word("button-options", locale)),
            Button(CustomId("notes", table.row.id), word("button-notes", locale)),
            *(_follow_buttons(table, follows, locale) if seat is None else []),
        ]
    ]
    if seat is None or table.over or table.seats[seat].computer:
        return rows
    leaves = Button(
        CustomId("resign", table.row.id, table.head), word("button-leave-crew", locale), Style.RED
    )
    if may_nudge is None:
        return [*rows, [leaves]]
    others = any(each.human for each in table.seats if each.seat != seat)
    several = len(table.people_at(seat)) > 1
    return [
        *rows,
        [*attendance_buttons(table, seat, may_nudge, locale)],
        [_orders(table, seat, locale)] if table.presentation.orders and not table.seats[seat].crew else [],
        [
            *([_button("offer", table, locale)] if others else []),
            _button("stop", table, locale),
            leaves if several else _button("resign", table, locale, Style.RED),
        ],
    ]


def _orders(table: Table, seat: Seat, locale: str) -> Select:
    """A select of the game's standing orders, the one that holds now chosen; it may be one that was typed."""
    key = f"{dashed(table.row.game)}-order"
    now = table.seats[seat].order or table.presentation.orders[0]
    orders = [
        (
            order,
            word(
                "pair", locale, label=word(key, locale), value=order_words(table.presentation, order, locale)
            ),
        )
        for order in dict.fromkeys((*table.presentation.orders, now))
    ]
    return select(CustomId("order", table.row.id, table.head), orders, now, word(f"{key}-pick", locale))


def _follow_buttons(table: Table, follows: bool, locale: str) -> list[Component]:
    """Follow, or Unfollow; none once the game is over."""
    if table.over:
        return []
    name = "unfollow" if follows else "follow"
    return [Button(CustomId(name, table.row.id), word(f"button-{name}", locale))]


def _button(name: str, table: Table, locale: str, style: Style = Style.GREY) -> Button:
    return Button(CustomId(name, table.row.id, table.head), word(f"button-{name}", locale), style)
