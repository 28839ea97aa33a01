"""Help by situation."""

from __future__ import annotations

from enum import StrEnum

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Message, message, select
from engines.core.text import Seat
from render.sentences import word
from tables.table import Table


class Situation(StrEnum):
    """Situations that help covers, in menu order."""

    START = "start"
    TURN = "turn"
    WAITING = "waiting"
    RULES = "rules"
    UNDO = "undo"
    AWAY = "away"
    AFTER = "after"
    EVENTS = "events"
    CREWS = "crews"
    PEOPLE = "people"
    TEXT = "text"
    SERVER = "server"


def situation(table: Table | None, seat: Seat | None) -> Situation:
    """The likely situation of a person who asks for help.

    Args:
        table: the one of the place where they ask; None if there is none.
        seat: theirs there.
    """
    if table is None or seat is None or table.over or not table.row.seed:
        return Situation.START
    return Situation.TURN if seat in table.due else Situation.WAITING


def help_page(about: Situation, locale: str) -> Message:
    """The help for one situation, with the menu of the others."""
    choices = [(each.value, word(f"help-{each}", locale)) for each in Situation]
    others = select(CustomId("help"), choices, about.value, word("help-pick", locale))
    heading = f"**{word(f'help-{about}', locale)}**"
    return message([heading, word(f"help-{about}.text", locale)], rows=[[others]])
