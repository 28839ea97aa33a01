"""The button `Why?`: from a refusal, points or an ask to the pages that explain it; and corrections of mistyped lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.guide.pages import Page, explaining, explaining_points
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button
from engines.core.text import Note, Text
from render.sentences import word
from tables.drafts import current_draft
from tables.table import Table

POINTS = "points"
"""The last word in the id of a button that asks about scored points, after the pages."""

_MOST = 3
"""The most pages that one button leads to."""


def why_refused(table: Table, reason: Text, locale: str) -> Button | None:
    """The button to the rule behind a refusal; None if no page explains it."""
    return _button(table, explaining(table.row.game, [reason.key]), word("button-why", locale))


def why_points(table: Table, texts: Iterable[Text], locale: str) -> Button | None:
    """The button to what was scored and why; None without points."""
    found = explaining_points(table.row.game, [text.key for text in texts])
    return _button(table, found, word("button-why", locale), POINTS)


def rules_of_points(table: Table, texts: Iterable[Text], locale: str) -> Button | None:
    """The same button, labelled Rules, for the message that already explains the points."""
    return _button(
        table,
        explaining_points(table.row.game, [text.key for text in texts]),
        word("button-rules", locale),
    )


def rules_told(table: Table, notes: Iterable[Note], locale: str) -> Button | None:
    """The button to the rules of what happened, points first; None if no page explains it."""
    found = explaining(table.row.game, [note.text.key for note in notes])
    return _button(table, found, word("button-rules", locale))


def rules_for(table: Table, asked: Text, locale: str) -> Button:
    """The button to the page about the present ask, or to the short rules."""
    label = word("button-rules", locale)
    found = explaining(table.row.game, [asked.key])
    return _button(table, found, label) or Button(CustomId("rules", table.row.id, table.head), label)


def corrected_line(table: Table, user: int, reason: Text, locale: str) -> str:
    """A sentence with a valid line like the mistyped one; empty if the mistake is not one of typing."""
    seat, form = table.seen_by(user), dict(reason.args).get("form")
    if reason.key != "not-a-token" or not isinstance(form, str) or seat is None or seat not in table.due:
        return ""
    verb = form.split()[0]
    fitting = (line for line in current_draft(table, seat, user).legal if line.split()[0] == verb)
    line = next(fitting, None)
    return "" if line is None else word("not-a-token-example", locale, line=line)


def _button(table: Table, found: Sequence[Page], label: str, about: str = "") -> Button | None:
    if not found:
        return None
    topics = ",".join(each.topic for each in found[:_MOST])
    rest = f"{table.row.game} {topics} {about}".rstrip()
    return Button(CustomId("why", table.row.id, table.head, rest), label)
