"""Removing somebody from a lobby: the menu, the confirmation, the message to the person."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Component, Message, Option, Select, Style, message
from cogs.messages.names import plain_name, safe_name
from engines.core.text import Seat
from render.sentences import dashed, word
from tables.table import Table


def removal_menu(table: Table, locale: str) -> Sequence[Component]:
    """The select of people whom the opener may remove; empty without any."""
    options = tuple(
        Option(str(each.user), plain_name(table, each.seat, locale))
        for each in table.seats
        if each.human and each.user != table.row.opener
    )
    return (
        [Select(CustomId("remove", table.row.id), options, word("lobby-remove", locale))] if options else []
    )


def removal_question(table: Table, seat: Seat, locale: str) -> Message:
    """The confirmation: what removing means."""
    said = word("lobby-remove-sure", locale, who=safe_name(table, seat, locale))
    removed = CustomId("removed", table.row.id, rest=str(table.seats[seat].user))
    remove = Button(removed, word("button-remove", locale), Style.RED)
    back = Button(CustomId("people", table.row.id), word("button-back", locale))
    return message(said, rows=[[remove, back]])


def removed_message(table: Table, locale: str) -> Message:
    """The message to somebody removed from a lobby."""
    game = word(f"{dashed(table.row.game)}-title", locale)
    return message(word("lobby-removed", locale, game=game, place=f"<#{table.row.channel}>"))
