"""Short direct messages besides the game."""

from __future__ import annotations

from datetime import datetime

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import moment
from cogs.messages.message import Button, Message, Style, message
from cogs.messages.score_lines import ended_line
from render.sentences import dashed, word
from tables.table import Table


def no_access(table: Table, locale: str) -> Message:
    """The message that it is somebody's turn where the bot may not post, and how to play from here."""
    place = f"<#{table.row.thread or table.row.channel}>"
    game = word(f"{dashed(table.row.game)}-title", locale)
    play = Button(CustomId("play", table.row.id), word("button-play", locale), Style.GREEN)
    return message(word("barred", locale, game=game, place=place), rows=[[play]])


def ended(table: Table, locale: str, place: str = "") -> Message:
    """The message about a game's end.

    Args:
        place: where to read more; the table's thread unless given.
    """
    return message(ended_line(table, table.result, locale, place))


def removal(table: Table, until: datetime, locale: str) -> Message:
    """The message that an untouched table will be removed; for one whose thread is out of reach."""
    game = word(f"{dashed(table.row.game)}-title", locale)
    return message(word("removal-dm", locale, game=game, when=moment(until)))
