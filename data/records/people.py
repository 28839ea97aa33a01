"""People: the actor of an action, and what is stored about a person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from data.records.preferences import Preferences


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
