"""Component ids: what a click means, in at most 100 characters.

A tag names the table, the entry that its message was drawn at, and what to do; so a click works after a restart, and one
on an old message is recognised as such.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 100
PATTERN = r"m1:(?P<act>[a-z]+):(?P<table>[a-z0-9]*):(?P<seq>\d+):(?P<rest>[^\n]*)"


@dataclass(frozen=True, slots=True)
class Tag:
    """`act` is a key of `cogs.components.router.ACTS`; `rest` is its own business.

    >>> str(Tag("pick", "k3j9x2ab", 17, "warrior 3"))
    'm1:pick:k3j9x2ab:17:warrior 3'
    """

    act: str
    table: str = ""
    seq: int = 0
    rest: str = ""

    def __str__(self) -> str:
        spelled = f"m1:{self.act}:{self.table}:{self.seq}:{self.rest}"
        if len(spelled) > LONGEST:
            raise ValueError(f"too long for a component id: {spelled}")
        return spelled

    @staticmethod
    def of(found: re.Match[str]) -> Tag:
        """The tag of a matched id."""
        return Tag(found["act"], found["table"], int(found["seq"]), found["rest"])
