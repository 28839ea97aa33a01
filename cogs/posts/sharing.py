"""What somebody shares of a finished game in its thread."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, in_order, title
from cogs.messages.message import Button, Item, Message, Words
from cogs.panels.replay import Place, page_of
from render.sentences import word
from tables.looking_back.what_if import Sketch
from tables.table import Table

_LONGEST_STORY = 1200
_MOST_NOTES = 40
"""Characters and sentences of what happened in a private copy, the last ones."""


@dataclass(frozen=True, slots=True)
class Shared:
    """Something to share.

    Attributes:
        what: its name, by which it is the same when it is shared again.
        title: what it is, in words.
        item: the picture or film.
        told: what happened in it.
    """

    what: str
    title: str
    item: Item
    told: str = ""


def shared_sketch(sketch: Sketch, locale: str) -> Shared:
    """A private copy as it is now: what happened since, and what everybody would see."""
    table, row = sketch.table, sketch.row
    page = page_of(table, table.turns(), None, Place(row.base, entry=True)) + 1
    notes = [note for note in sketch.story if note.to is None]
    said = "… " * (len(notes) > _MOST_NOTES) + in_order(table, notes[-_MOST_NOTES:], locale, _LONGEST_STORY)
    picture = board_picture(table, sketch.public(), locale, f"what-if-{sketch.head}")
    return Shared(row.id, word("what-if-done", locale, page=page), picture, f"\n> {said}" if said else "")


def shared_post(table: Table, shared: Shared, user: int) -> Message:
    """The post in the thread, which its owner and moderators may remove.

    Args:
        user: who shares it.
    """
    locale = table.row.locale
    said = f"{_said(table, shared, locale)}\n{word('shared-by', locale, who=f'<@{user}>')}"
    remove = Button(
        CustomId("unshare", table.row.id, table.head, f"{user} {shared.what}"), word("button-unshare", locale)
    )
    return Message((Words(said), shared.item, (remove,)))


def sent_message(table: Table, shared: Shared, locale: str) -> Message:
    """What is shared, as a direct message."""
    return Message((Words(_said(table, shared, locale)), shared.item))


def _said(table: Table, shared: Shared, locale: str) -> str:
    return f"{title(table, locale)} · {shared.title}{shared.told}"
