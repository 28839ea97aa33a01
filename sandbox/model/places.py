"""Where people meet: channels, threads, direct messages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final

from sandbox.model import permissions
from sandbox.model.messages import Message
from sandbox.server import shapes

if TYPE_CHECKING:
    from sandbox.model.world import Guild, User, World

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
class Channel:
    """A channel of a guild in which one can write, or (without a guild) the DM of a person with the bot."""

    world: World
    id: int
    type: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[User] = field(default_factory=list)
    history: dict[int, Message] = field(default_factory=dict)
    """Every message that was ever posted here, deleted and ephemeral ones too."""
    nonces: dict[str | int, Message] = field(default_factory=dict)
    """The newest message of each nonce."""
    typing: int = 0
    """How often the bot showed that it is typing."""

    @property
    def messages(self) -> list[Message]:
        """What everybody here sees, oldest first."""
        return [message for message in self.history.values() if not message.deleted and not message.ephemeral]

    @property
    def last(self) -> Message:
        """The newest message that everybody sees."""
        return self.messages[-1]

    @property
    def pins(self) -> list[Message]:
        """The pinned messages, the newest pin first."""
        found = [(message.pinned, message) for message in self.messages if message.pinned]
        return [message for _, message in sorted(found, key=lambda pair: pair[0], reverse=True)]

    @property
    def threads(self) -> list[Thread]:
        """The threads below this channel, oldest first; archived ones too."""
        return [
            place
            for place in self.world.channels.values()
            if isinstance(place, Thread) and place.parent is self
        ]

    def visible_to(self, user: User) -> bool:
        """Whether the user can read here."""
        return permissions.may(self, user, "view_channel")

    def deny(self, *names: str, who: User | None = None) -> None:
        """Take permissions away here from somebody, else from the bot."""
        self._except(who, deny=permissions.bits(names), allow=0)

    def allow(self, *names: str, who: User | None = None) -> None:
        """Grant permissions here to somebody, else to the bot."""
        self._except(who, deny=0, allow=permissions.bits(names))

    def _except(self, who: User | None, *, allow: int, deny: int) -> None:
        exception = self.overwrites.setdefault((who or self.world.bot).id, Overwrite(1))
        exception.allow = exception.allow & ~deny | allow
        exception.deny = exception.deny & ~allow | deny
        self.announce("CHANNEL_UPDATE")

    def announce(self, event: str) -> None:
        """Tell the bot about a change of this place itself."""
        self.world.emit(event, shapes.channel(self), channel=self)

    def delete(self) -> None:
        """Remove the channel and its threads, as a moderator does."""
        for thread in self.threads:
            thread.delete()
        del self.world.channels[self.id]
        self.announce("CHANNEL_DELETE")

    def remove(self, messages: Iterable[Message]) -> None:
        """Delete messages, as their author or a moderator does."""
        for message in messages:
            message.deleted = True
            data = {"id": str(message.id), "channel_id": str(self.id)}
            if self.guild:
                data["guild_id"] = str(self.guild.id)
            self.world.emit("MESSAGE_DELETE", data, channel=self, bot=not message.ephemeral)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} #{self.name}>"


@dataclass(eq=False, slots=True, kw_only=True, repr=False)
class Thread(Channel):
    """A thread of a guild channel."""

    owner: User
    created: datetime
    archive_changed: datetime
    auto_archive: int = 1_440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, datetime] = field(default_factory=dict)

    def visible_to(self, user: User) -> bool:
        """Whether the user can read here; a private thread needs membership."""
        if not permissions.may(self, user, "view_channel"):
            return False
        return (
            self.type == PUBLIC_THREAD
            or user.id in self.members
            or permissions.may(self, user, "manage_threads")
        )

    def archive(self, *, locked: bool = False) -> None:
        """Close the thread, as a moderator does; a locked one opens for moderators only."""
        self.archived, self.locked = True, locked
        self.archive_changed = self.world.clock.now()
        self.announce("THREAD_UPDATE")

    def unarchive(self) -> None:
        """Open the thread again."""
        self.archived, self.locked = False, False
        self.archive_changed = self.world.clock.now()
        self.announce("THREAD_UPDATE")

    def delete(self) -> None:
        """Remove the thread, as a moderator does."""
        del self.world.channels[self.id]
        keys = ("id", "guild_id", "parent_id", "type")
        data = {key: value for key, value in shapes.channel(self).items() if key in keys}
        self.world.emit("THREAD_DELETE", data, channel=self)

    def _except(self, who: User | None, *, allow: int, deny: int) -> None:
        raise TypeError("a thread has the permissions of its channel")
