"""Custom ids of components: the meaning of a click in at most 100 characters.

An id names the table, the entry that its message was drawn at, with the mark of the draft there, and what to do; so a click works
after a restart, and one on an old message is recognised as such.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass

LONGEST = 100
PATTERN = r"m1:(?P<action>[a-z]+):(?P<table>[a-z0-9]*):(?P<seq>\d+)(\.(?P<mark>[0-9a-f]+))?:(?P<rest>[^\n]*)"
SPELLING = re.compile(r"[srcuf]?" + PATTERN)
"""A button's id, or that of a select, role select, channel select, user select or form, which begins with a letter."""

_SEEN = re.compile(r"~[0-9a-f]{8}$")
"""The end of the ids of a form and its fields: a digest of what it shows."""

_LONGEST_NUMBER = 9
"""The most digits of a number in an id."""

_DISCORD_IDS = range(2**63)
"""The ids of Discord's that a database column can hold."""
_LONGEST_DISCORD_ID = len(str(_DISCORD_IDS[-1]))


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id: `action` names its handler, `rest` is the handler's own, and `mark` that of the draft which it goes on from.

    >>> str(CustomId("pick", "k3j9x2ab", 17, "warrior 3"))
    'm1:pick:k3j9x2ab:17:warrior 3'
    >>> str(CustomId("confirm", "k3j9x2ab", 17, mark="5f1c"))
    'm1:confirm:k3j9x2ab:17.5f1c:'
    """

    action: str
    table: str = ""
    seq: int = 0
    rest: str = ""
    mark: str = ""

    def __str__(self) -> str:
        seen = f"{self.seq}.{self.mark}" if self.mark else self.seq
        spelled = f"m1:{self.action}:{self.table}:{seen}:{self.rest}"
        if len(spelled) > LONGEST:
            raise ValueError(f"too long for a component id: {spelled}")
        return spelled

    @property
    def fits(self) -> bool:
        """Whether it is short enough for Discord."""
        try:
            return bool(str(self))
        except ValueError:
            return False

    @staticmethod
    def parse(text: str) -> CustomId | None:
        """Parse an id from Discord, with or without its first letter; None if the bot writes no such ids.

        >>> CustomId.parse("sm1:set:k3j9x2ab:0:clock")
        CustomId(action='set', table='k3j9x2ab', seq=0, rest='clock', mark='')
        """
        found = SPELLING.fullmatch(field_name(text) if text.startswith("f") else text)
        if found is None:
            return None
        return CustomId(
            found["action"], found["table"], int(found["seq"]), found["rest"], found["mark"] or ""
        )


def digest(shown: object) -> str:
    """A short digest of what a form or a part of it shows."""
    return f"{zlib.crc32(repr(shown).encode()):08x}"


def field_name(custom_id: str) -> str:
    """The id of a form or field without the digest of what it shows.

    >>> field_name(f"text~{digest('a note')}")
    'text'
    """
    return _SEEN.sub("", custom_id)


def discord_id(text: str) -> int | None:
    """The Discord id in a custom id or a value; None if it is not a number below 2**63."""
    if not text.isascii() or not text.isdecimal() or len(text) > _LONGEST_DISCORD_ID:
        return None
    return int(text) if int(text) in _DISCORD_IDS else None


def number(text: str) -> int | None:
    """The number in an id or a value; None if somebody made it up, so that it is no number or too long."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER else None
