"""Places in a lobby that are kept for people until they answer, or a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from data.records.rows import TableRow

INVITED_FOR = timedelta(hours=48)
"""How long a place is kept for somebody who was invited by name."""

MATCHED_FOR = timedelta(hours=24)
"""How long it is kept for somebody who asked for a game, once there is one."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A place that is kept for a user.

    Attributes:
        until: when it lapses, but for outages since.
        asked_at: the revision of the table with which they were invited: whom a message has told is known by it.
    """

    user: int
    until: datetime
    asked_at: int

    def __str__(self) -> str:
        return f"{self.user} {int(self.until.timestamp())} {self.asked_at}"

    @staticmethod
    def parse(text: str) -> Invitation:
        """The mirror of `str`.

        >>> str(Invitation.parse("11 1767225600 3"))
        '11 1767225600 3'
        """
        user, until, asked_at = text.split()
        return Invitation(int(user), datetime.fromtimestamp(int(until), UTC), int(asked_at))

    @staticmethod
    def all(row: TableRow) -> tuple[Invitation, ...]:
        """Everybody for whom a table keeps a place, in the order in which they were invited."""
        return tuple(map(Invitation.parse, row.invited))

    @staticmethod
    def of(row: TableRow, user: int) -> Invitation | None:
        """The place that a table keeps for somebody."""
        return next((each for each in Invitation.all(row) if each.user == user), None)

    def lapses(self, row: TableRow) -> datetime:
        """When the table keeps the place no longer, outages included."""
        return self.until + (row.outage_moved or timedelta())


def spell_invitations(invitations: Iterable[Invitation]) -> tuple[str, ...]:
    """As a table's row holds them."""
    return tuple(map(str, invitations))
