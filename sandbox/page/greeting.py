"""What a first visit may read: some words, and cards with a button each; whoever starts the page brings them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sandbox.model.channels import Channel
from sandbox.people.person import Person


@dataclass(frozen=True, slots=True)
class Card:
    """Something that can be begun with one press."""

    key: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """A greeting in one language; the texts may use Discord's markdown."""

    title: str
    text: str
    button: str
    """What the button of every card says."""
    also: str
    """What the quieter one beside it says; empty for none."""
    cards: tuple[Card, ...]
    hints: tuple[str, ...]


class Greeting(Protocol):
    """A greeting, and what happens at a press on one of its buttons."""

    @property
    def channel(self) -> Channel:
        """The channel that it stands in."""

    def words(self, locale: str) -> Words:
        """It in the language of a Discord locale."""

    def picture(self, key: str) -> Path | None:
        """The picture of a card, if there is one."""

    async def begin(self, person: Person, key: str, also: bool) -> Channel:
        """Do what a card promises on behalf of this person; where it happens.

        Args:
            also: whether it was the quieter button.

        Raises:
            TestError: the bot did not do its part; with what it said instead.
        """
