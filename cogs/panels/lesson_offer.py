"""The ways to how a game is played and to its lessons, and the offer at a first table."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button
from render.sentences import word
from tables.lessons.lessons import lessons
from tables.table import Table


def how_to_play_button(table: Table, locale: str) -> Button:
    """Shows a newcomer how a table's game is played."""
    return Button(CustomId("rules", table.row.id, table.head), word("button-how-to-play", locale))


def learn_button(game: str, locale: str, table: str = "") -> Button:
    """Opens the lessons of a game.

    Args:
        table: the one on whose messages it stands.
    """
    return Button(CustomId("learn", table, rest=game), word("button-learn", locale))


def offer(game: str, locale: str, clock: bool = False) -> str:
    """The offer of lessons to somebody at their first table of a game.

    Args:
        clock: whether the table's clock goes on meanwhile.
    """
    return word("learn-offer", locale, count=len(lessons(game)), clock=int(clock))
