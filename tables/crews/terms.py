"""How the crews of a table play, as it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHARES: Final = (25, 50, 75)
"""Per cent of a seat's time after which votes may be counted."""

MOST_FIXED: Final = 6
"""Members of a crew that sees a hand: few enough to trust each other."""

MOST_OPEN: Final = 100
"""Members of an open crew: all of them are read with the table."""

MOST_CREWS: Final = 2

MOST_BY_NAME: Final = 25
"""Members of an open crew whom a call still names one by one."""

DAYS: Final = 1
"""For how long one must have been on a server to join an open crew there, unless the server says otherwise."""

_OPEN, _FIXED, _NAMES, _CAPTAIN, _ROLE = "open", "fixed", "names", "captain", "role:"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table has settled for all its crews.

    Attributes:
        open: whether anybody on the server may join at any time; else only before the start.
        share: per cent of the seat's time after which the turn with most votes is played.
        names: whether the thread tells who voted for it.
        captain: whether the first of a crew may play their turn without a vote.
        role: the server's role that calls its open crews; None where members are called by name.
    """

    open: bool
    share: int = 50
    names: bool = False
    captain: bool = False
    role: int | None = None

    @property
    def most(self) -> int:
        """How many people a crew may have."""
        return MOST_OPEN if self.open else MOST_FIXED

    def __str__(self) -> str:
        flags = {_NAMES: self.names, _CAPTAIN: self.captain, f"{_ROLE}{self.role}": self.role is not None}
        return " ".join(
            [_OPEN if self.open else _FIXED, str(self.share), *(name for name, yes in flags.items() if yes)]
        )

    @staticmethod
    def read(text: str) -> Terms | None:
        """Parse terms; the inverse of `str`. None for a table without crews.

        >>> Terms.read("open 50 names")
        Terms(open=True, share=50, names=True, captain=False, role=None)
        """
        if not text:
            return None
        access, share, *flags = text.split()
        role = next((int(each.removeprefix(_ROLE)) for each in flags if each.startswith(_ROLE)), None)
        return Terms(access == _OPEN, int(share), _NAMES in flags, _CAPTAIN in flags, role)
