"""Where messages are written, and who may do what there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandbox.model import permissions
from sandbox.model.guilds import GuildState
from sandbox.model.platform import Platform
from sandbox.model.users import User

TEXT: Final = 0
DM: Final = 1
VOICE: Final = 2
NEWS: Final = 5
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12


@dataclass(slots=True)
class Overwrite:
    """A channel's exception for one role (kind 0) or member (kind 1)."""

    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False, slots=True, repr=False)
class Place:
    """A channel of a guild, a thread, or (without a guild) the DM of a person with the bot."""

    platform: Platform
    id: int
    type: int
    name: str
    guild: GuildState | None = None
    parent: Place | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[User] = field(default_factory=list)

    def granted(self, user: User) -> int:
        """What the user may do here, as one number."""
        if self.guild is None:
            return permissions.ALL if user in self.recipients or user.bot else 0
        granted = self.guild.granted(user)
        if granted == permissions.ALL or user.id not in self.guild.members:
            return granted
        exceptions = (self.parent or self).overwrites
        for group in ([self.guild.id], self.guild.members[user.id].roles, [user.id]):
            found = [exceptions[target] for target in group if target in exceptions]
            for exception in found:
                granted &= ~exception.deny
            for exception in found:
                granted |= exception.allow
        return granted if granted & permissions.BITS["view_channel"] else 0

    def allows(self, user: User, *names: str) -> bool:
        """Whether the user has all of these permissions here."""
        wanted = permissions.bits(names)
        return self.granted(user) & wanted == wanted

    def visible_to(self, user: User) -> bool:
        """Whether the user can read here."""
        return self.allows(user, "view_channel")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} #{self.name}>"
