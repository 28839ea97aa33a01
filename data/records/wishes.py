"""Wishes for games, and saved settings of lobbies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

ANY: Final = "any"
"""The value of a wish's clock or rating that does not matter to the person."""

LASTS: Final = (timedelta(hours=6), timedelta(days=1), timedelta(days=3), timedelta(days=7))
"""How long a wish may hold."""

PRESENT: Final = timedelta(minutes=10)
"""How long somebody who has just asked for a game is seated without another question."""

MOST_SAVED: Final = 10
"""Settings that a person may save on a server."""

LONGEST_NAME: Final = 40
"""Characters of their names."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A person's wish for a game on a server.

    Attributes:
        channel: where they asked.
        name, locale: as a `Person` has them.
        fewest, most: players, themselves included.
        clock: spells a `time_control.Control`, or is "none" for no limit, or `ANY`.
        options: choices that they insist on.
        rated: "yes", "no" or `ANY`.
        at: since when they wait; the oldest comes first.
        until: when it lapses.
        ready_until: until when they need not be asked again, because they have just said that they want to play.
        table: the table that was opened for them, whose start ends the wish.
        sees: other channels in which somebody waited for this game when they asked, and which they see.
    """

    user: int
    guild: int
    game: str
    channel: int
    name: str
    locale: str
    fewest: int
    most: int
    clock: str
    options: tuple[tuple[str, str], ...]
    rated: str
    at: datetime
    until: datetime
    ready_until: datetime
    table: str | None = None
    sees: tuple[int, ...] = ()

    def may_sit_in(self, channel: int) -> bool:
        """Whether they could see a channel when they asked."""
        return channel == self.channel or channel in self.sees


@dataclass(frozen=True, slots=True)
class SavedSettings:
    """A lobby's settings, saved to be opened again on a server.

    Attributes:
        settings: by the names that `Lobbies.open` gives them.
        people: whom they invite, by Discord id.
    """

    user: int
    guild: int
    name: str
    game: str
    settings: Mapping[str, Any]
    people: tuple[int, ...]
    at: datetime
