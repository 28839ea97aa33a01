"""Channels and threads: what was said in them, and what moderators do with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from sandbox.model import permissions
from sandbox.model.messages import Message, MessageEvent
from sandbox.model.places import PUBLIC_THREAD, Overwrite, Place
from sandbox.model.platform import Event
from sandbox.model.users import User


@dataclass(eq=False, slots=True, repr=False)
class Channel(Place):
    """A place with everything that was ever written there."""

    directory: dict[int, Channel] = field(kw_only=True)
    """All channels of this Discord by their ids; this one is among them until it is deleted."""
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    history: dict[int, Message] = field(default_factory=dict)
    """Every message that was ever posted here, deleted and ephemeral ones too."""
    renames: list[datetime] = field(default_factory=list)
    """When the bot changed its name or topic."""
    old_edits: list[datetime] = field(default_factory=list)
    """When the bot changed messages that were old by then."""
    typing: int = 0
    """How often the bot showed that it is typing."""

    def __post_init__(self) -> None:
        self.directory[self.id] = self

    @property
    def threads(self) -> list[Thread]:
        """The threads below this channel, oldest first; archived ones too."""
        return [
            place for place in self.directory.values() if isinstance(place, Thread) and place.parent is self
        ]

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

    def deny(self, *names: str, who: User | None = None) -> None:
        """Take permissions away here from somebody, else from the bot."""
        self._except(who, deny=permissions.bits(names), allow=0)

    def allow(self, *names: str, who: User | None = None) -> None:
        """Grant permissions here to somebody, else to the bot."""
        self._except(who, deny=0, allow=permissions.bits(names))

    def _except(self, who: User | None, *, allow: int, deny: int) -> None:
        exception = self.overwrites.setdefault((who or self.platform.bot).id, Overwrite(1))
        exception.allow = exception.allow & ~deny | allow
        exception.deny = exception.deny & ~allow | deny
        self.announce("CHANNEL_UPDATE")

    def announce(self, event: str) -> None:
        """Tell the bot about a change of this place itself."""
        self.platform.emit(ChannelEvent(name=event, channel=self))

    def delete(self) -> None:
        """Remove the channel and its threads, as a moderator does."""
        for thread in self.threads:
            thread.delete()
        del self.directory[self.id]
        self.announce("CHANNEL_DELETE")

    def remove(self, messages: Iterable[Message]) -> None:
        """Delete messages, as their author or a moderator does."""
        for message in messages:
            message.deleted = True
            event = MessageEvent(name="MESSAGE_DELETE", message=message, bot=not message.ephemeral)
            self.platform.emit(event)


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
        if not self.allows(user, "view_channel"):
            return False
        return self.type == PUBLIC_THREAD or user.id in self.members or self.allows(user, "manage_threads")

    def archive(self, *, locked: bool = False) -> None:
        """Close the thread, as a moderator does; a locked one opens for moderators only."""
        self.archived, self.locked = True, locked
        self.archive_changed = self.platform.now
        self.announce("THREAD_UPDATE")

    def unarchive(self) -> None:
        """Open the thread again, also a locked one, as a moderator does."""
        self.locked = False
        self.reopen()

    def reopen(self) -> None:
        """Take it out of the archive, as a new message or a click in it does."""
        self.archived = False
        self.archive_changed = self.platform.now
        self.announce("THREAD_UPDATE")
        if self.platform.bot.id in self.members:
            self.announce("THREAD_MEMBER_UPDATE")

    def takes_in(self, user: User, *, creators: bool = True) -> bool:
        """Whether this user may bring others in.

        Args:
            creators: whether the thread's creator may where its members may invite nobody.
        """
        if self.type == PUBLIC_THREAD or self.invitable or (creators and self.owner is user):
            return True
        return self.allows(user, "manage_threads")

    def closed_to(self, user: User) -> bool:
        """Whether it is locked, and this user no moderator."""
        return self.locked and not self.allows(user, "manage_threads")

    def vanish(self) -> None:
        """Be gone, without an event that says so."""
        del self.directory[self.id]

    def delete(self) -> None:
        """Remove the thread, as a moderator does."""
        del self.directory[self.id]
        self.announce("THREAD_DELETE")

    def admit(self, user: User) -> None:
        """Make a user a member of the thread."""
        if user.id not in self.members:
            self.members[user.id] = self.platform.now
            event = ThreadMembersEvent(name="THREAD_MEMBERS_UPDATE", channel=self, added=user)
            self.platform.emit(event)

    def dismiss(self, user_id: int) -> None:
        """Let a member go."""
        if self.members.pop(user_id, None):
            event = ThreadMembersEvent(name="THREAD_MEMBERS_UPDATE", channel=self, removed=user_id)
            self.platform.emit(event)

    def _except(self, who: User | None, *, allow: int, deny: int) -> None:
        raise TypeError("a thread has the permissions of its channel")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelEvent(Event):
    """Something that happened to a channel, thread or DM itself."""

    channel: Channel


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreadMembersEvent(ChannelEvent):
    """Somebody joined or left a thread."""

    added: User | None = None
    removed: int | None = None

    def about(self, user: User) -> bool:
        """Whether it was this one who joined or left."""
        return self.added is user or self.removed == user.id
