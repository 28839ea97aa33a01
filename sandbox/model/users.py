"""Accounts, of people and of the bot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(eq=False)
class User:
    """An account, of a person or of the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    """Whether the bot may write to this person outside a guild."""

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"
