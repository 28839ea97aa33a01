"""Parts of all servers: each process serves one, by Discord's shards; outages concern parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

GUILDS_A_TICK: Final = 1 << 22
"""A server's shard follows from its number without what is below this."""


@dataclass(frozen=True, slots=True)
class Part:
    """The share of servers of one process: shard `number` of `count`. Everything outside of servers belongs to the
    first.

    >>> Part(1, 2).holds(5 << 22), Part(1, 2).holds(None)
    (True, False)
    """

    number: int = 0
    count: int = 1

    def holds(self, guild: int | None) -> bool:
        """Whether a server belongs to this part."""
        return (guild // GUILDS_A_TICK % self.count if guild is not None else 0) == self.number

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    @staticmethod
    def read(text: str) -> Part:
        """Parse a part; the inverse of `str`."""
        number, _, count = text.partition("/")
        return Part(int(number), int(count))


ALL: Final = (Part(),)


def covers_everything(parts: Iterable[Part]) -> bool:
    """Whether parts cover all servers."""
    found = set(parts)
    return any(len(found) >= part.count for part in found)


@dataclass(frozen=True, slots=True)
class Outage:
    """A time when nobody could be reached; `tables` are those it moved by much."""

    since: datetime
    tables: tuple[str, ...] = ()
