"""Invitations: seats kept for people until they answer or the time is up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from data.records.rows import TableRow

INVITED_FOR = timedelta(hours=48)
"""How long a place is kept for somebody who was invited by name."""

MATCHED_FOR = timedelta(hours=24)
"""How long it is kept for somebody who asked for a game, once there is one."""


REMATCH_FOR = timedelta(days=7)
"""How long it is kept in a rematch for somebody who played before."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat kept for a user.

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
        """Parse an invitation; the inverse of `str`.

        >>> str(Invitation.parse("11 1767225600 3"))
        '11 1767225600 3'
        """
        user, until, asked_at = text.split()
        return Invitation(int(user), datetime.fromtimestamp(int(until), UTC), int(asked_at))

    @staticmethod
    def all(row: TableRow) -> tuple[Invitation, ...]:
        """A table's invitations, in order."""
        return tuple(map(Invitation.parse, row.invited))

    @staticmethod
    def of(row: TableRow, user: int) -> Invitation | None:
        """A user's invitation to a table."""
        return next((each for each in Invitation.all(row) if each.user == user), None)

    def lapses(self, row: TableRow) -> datetime:
        """When the invitation ends, outages included."""
        return self.until + (row.outage_moved or timedelta())


def spell_invitations(invitations: Iterable[Invitation]) -> tuple[str, ...]:
    """Spell invitations for a table's row."""
    return tuple(map(str, invitations))
