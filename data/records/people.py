"""People: the actor of an action, and what is stored about a person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from data.records.preferences import Preferences

SOON = timedelta(hours=3)
"""What lapses within this after somebody's digest calls them before it."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user who acts: id, name, and their Discord's locale."""

    user: int
    name: str
    locale: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Stored data of a person, for all tables. `stored_preferences` is what they have chosen as it is stored, with
    keys that belong to others than `Preferences`. `dm_channel` is the channel of direct messages with them, once it
    is open.
    """

    user: int
    locale: str
    dm_ok: bool = True
    stored_preferences: Mapping[str, Any] = field(default_factory=dict)
    dm_channel: int | None = None

    @property
    def preferences(self) -> Preferences:
        """Their preferences."""
        return Preferences.read(self.stored_preferences)

    @property
    def language(self) -> str:
        """Their language: their own choice, else their Discord's last."""
        return self.preferences.language or self.locale

    @property
    def reachable(self) -> bool:
        """Whether they want direct messages, and can receive them."""
        return self.dm_ok and self.preferences.direct_messages

    @property
    def takes_digests(self) -> bool:
        """Whether digests reach them in place of single calls."""
        return self.reachable and self.preferences.digest is not None

    def digest_for(self, until: datetime | None, now: datetime) -> datetime | None:
        """When their digest says something that waits until a time, or without end; None if they are called at once."""
        at = self.preferences.next_digest(now) if self.takes_digests else None
        return None if at is None or (until is not None and until < at + SOON) else at


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A person's progress in a game's lessons; see `tables.lessons`.

    Attributes:
        topic: the lesson that they are in.
        at: when they did something there last.
        seq: counts what they did; who clicks on an older panel has lost.
        lines: what was played in it, each as `seat line`.
        draft: the lines that they have drafted.
        done: the topics of the lessons that are done.
    """

    user: int
    game: str
    topic: str
    at: datetime
    seq: int = 0
    lines: tuple[str, ...] = ()
    draft: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
