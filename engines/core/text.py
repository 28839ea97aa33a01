"""Texts from engines: keys and values that `data/words` turns into sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0 to n - 1, in turn order. Who sits there is not an engine's business."""


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence as the key of a message in `data/words`, and its values."""

    key: str
    args: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.args)[name]

    # Journals hold digests of these strings, so they must never change. Dataclass's own `__repr__` takes four times as long.

    def __repr__(self) -> str:
        return f"Text(key={self.key!r}, args={self.args!r})"


@dataclass(frozen=True, slots=True)
class Who:
    """The name of a seat's player."""

    seat: Seat

    def __repr__(self) -> str:
        return f"Who(seat={self.seat!r})"


@dataclass(frozen=True, slots=True)
class Several:
    """A list that the language joins: "A1, B2 and C3"."""

    items: tuple[Value, ...]

    def __repr__(self) -> str:
        return f"Several(items={self.items!r})"


Value: TypeAlias = int | str | Text | Who | Several


def say(key: str, **args: Value) -> Text:
    """A `Text` from keyword arguments.

    >>> say("too-dear", price=7)
    Text(key='too-dear', args=(('price', 7),))
    """
    return Text(key, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class Note:
    """An event told to everybody, or to one seat alone."""

    text: Text
    to: Seat | None = None


class GameError(Exception):
    """An action is not possible; `text` says why. As a plain string it names the reason alone: what was tried may be
    a secret, and strings end up in logs.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text.key


class NotAMove(GameError):
    """The line is not a move of this game at all."""


class NoSuchSetup(GameError, ValueError):
    """The player count and options do not go together, though each exists."""


class IllegalMove(GameError):
    """The move exists, but the rules forbid it here."""


class NotYourTurn(GameError):
    """Somebody else is due, or nobody is."""
