"""Messages between processes about written people and servers, so that caches are read again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class InvalidationKind(StrEnum):
    """Kinds of written rows."""

    PERSON = "person"
    """What is known of a person: preferences, language, whether they can be reached, notes."""
    FORGOTTEN = "forgotten"
    """A person is gone from all rows, lines of journals included."""
    SERVER = "server"
    """What a server has settled."""


@dataclass(frozen=True, slots=True)
class Invalidation:
    """A change about the person or server `id`; None for any of them, after a time without listening.

    >>> str(Invalidation(InvalidationKind.PERSON, 7)), Invalidation.read("server 5"), Invalidation.read("forgotten")
    ('person 7', Invalidation(kind=<InvalidationKind.SERVER: 'server'>, id=5), Invalidation(kind=<InvalidationKind.FORGOTTEN: 'forgotten'>, id=None))
    """

    kind: InvalidationKind
    id: int | None = None

    def __str__(self) -> str:
        return self.kind if self.id is None else f"{self.kind} {self.id}"

    @staticmethod
    def read(text: str) -> Invalidation:
        """Parse an invalidation; the inverse of `str`."""
        kind, _, about = text.partition(" ")
        return Invalidation(InvalidationKind(kind), int(about) if about else None)


Listener = Callable[[Invalidation], None]
"""Is told; what it remembers of that is wrong from now on."""
