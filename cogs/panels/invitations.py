"""The people of a table: invitations, requirements, and starting when full."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.markdown import distance
from cogs.messages.message import Button, Component, Message, Select, UserSelect, message, select
from cogs.messages.option_lines import condition_line, unmet_words
from cogs.panels.removing import removal_menu
from data.records.invitations import Invitation
from engines.core.text import Text
from render.sentences import word
from tables.conditions import CHOICES, Condition, ConditionKind
from tables.table import Table

NOTHING = "any"
"""The choice that asks for nothing."""


def people_panel(table: Table, locale: str) -> Message:
    """Everything about people that the opener can change while the table is in its lobby."""
    row = table.row
    kept = Invitation.all(row)
    said = [word("people-title", locale, game=title(table, locale)), word("people-help", locale)]
    said += [
        word("people-invited", locale, who=f"<@{each.user}>", until=distance(each.lapses(row)))
        for each in kept
    ]
    free = row.setup_seats - len(table.seats) - len(kept)
    rows: list[list[Component]] = []
    if free > 0:
        rows.append([UserSelect(CustomId("invite", row.id), word("people-invite", locale, count=free), free)])
    starts = [(each, word(f"starts-{each}", locale)) for each in ("no", "yes")]
    chosen = "yes" if row.starts_full else "no"
    rows.append([select(_id(table, "starts"), starts, chosen, word("option-starts", locale))])
    rows += [[_condition(table, kind, locale)] for kind in ConditionKind]
    rows.append(list(removal_menu(table, locale)))
    rows.append([Button(CustomId("options", row.id, 0, "back"), word("button-back", locale))])
    return message(said, rows=rows)


def not_fitting(table: Table, reasons: list[Text], locale: str) -> Message:
    """The answer to somebody who misses a requirement, with their own figures."""
    lines = [f"- {unmet_words(each, locale)}" for each in reasons]
    return message(
        [word("unmet-title", locale, game=title(table, locale)), *lines, word("unmet-end", locale)]
    )


def _condition(table: Table, kind: ConditionKind, locale: str) -> Select:
    asked = {each.kind: each.value for each in map(Condition.parse, table.row.conditions)}
    choices = [(NOTHING, word(f"condition-any-{kind}", locale))]
    choices += [(value, condition_line([str(Condition(kind, value))], locale)) for value in CHOICES[kind]]
    return select(
        _id(table, f"asks {kind}"), choices, asked.get(kind, NOTHING), word(f"condition-any-{kind}", locale)
    )


def _id(table: Table, name: str) -> CustomId:
    return CustomId("gather", table.row.id, 0, name)
