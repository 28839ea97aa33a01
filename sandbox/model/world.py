"""Everything that exists on this Discord: guilds, people, channels, commands, as plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

from sandbox.model import permissions, places
from sandbox.model.commands import Commands
from sandbox.model.wire import Clock, Json, Snowflakes
from sandbox.server import shapes

if TYPE_CHECKING:
    from sandbox.model.interactions import Interaction
    from sandbox.model.messages import Attachment, Message
    from sandbox.model.places import Channel
    from sandbox.people.person import Person


@dataclass(eq=False)
class User:
    """An account, of a person or of the bot."""

    world: World = field(repr=False)
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


@dataclass(eq=False, slots=True)
class Role:
    """A role of a guild."""

    id: int
    name: str
    permissions: int = 0
    position: int = 1
    mentionable: bool = False
    bot_id: int | None = None

    @property
    def mention(self) -> str:
        """The text that mentions everybody with this role."""
        return f"<@&{self.id}>"


@dataclass(eq=False, slots=True)
class Member:
    """What a guild knows about one user."""

    user: User
    joined: datetime
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; the gateway and every other listener hear of it."""

    name: str
    data: Json
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    bot: bool = True
    """Whether the bot may hear of it; an ephemeral message is for people only."""


@dataclass(eq=False, slots=True)
class Guild:
    """A server."""

    world: World = field(repr=False)
    id: int
    name: str
    locale: str
    owner_id: int
    created: datetime
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    with_bot: bool = True

    @property
    def channels(self) -> list[Channel]:
        """The channels, without threads."""
        return [
            place for place in self.world.channels.values() if place.guild is self and place.parent is None
        ]

    @property
    def threads(self) -> list[places.Thread]:
        """All threads of all channels."""
        return [thread for channel in self.channels for thread in channel.threads]

    def channel(self, name: str, kind: int = places.TEXT) -> Channel:
        """The channel of this name; a new one if there is none."""
        for channel in self.channels:
            if channel.name == name:
                return channel
        channel = places.Channel(
            self.world, self.world.ids.next(), kind, name, self, position=len(self.channels)
        )
        self.world.channels[channel.id] = channel
        channel.announce("CHANNEL_CREATE")
        return channel

    def person(self, name: str, *, locale: str = "en-US", can: tuple[str, ...] = ()) -> Person:
        """A new member; `can` names permissions beyond everybody's."""
        person = self.world.new_person(name, locale)
        self.join(person, can=can)
        return person

    def join(self, user: User, *, can: tuple[str, ...] = ()) -> None:
        """Let a user of another guild become a member here too."""
        self.members[user.id] = member = Member(user, self.world.clock.now())
        if can:
            member.roles.append(self.role(f"{user.name}'s role", *can).id)
        data = {**shapes.member(member), "guild_id": str(self.id)}
        self.world.emit("GUILD_MEMBER_ADD", data, guild=self)

    def leave(self, user: User) -> None:
        """Let a member go."""
        del self.members[user.id]
        data = {"guild_id": str(self.id), "user": shapes.user(user)}
        self.world.emit("GUILD_MEMBER_REMOVE", data, guild=self)

    def role(self, name: str, *can: str, mentionable: bool = False) -> Role:
        """A new role with these permissions."""
        role = Role(self.world.ids.next(), name, permissions.bits(can), len(self.roles), mentionable)
        self.roles[role.id] = role
        self.world.emit(
            "GUILD_ROLE_CREATE", {"guild_id": str(self.id), "role": shapes.role(role)}, guild=self
        )
        return role

    def remove_role(self, role: Role) -> None:
        """Delete a role, and take it from everybody."""
        del self.roles[role.id]
        for member in self.members.values():
            member.roles = [each for each in member.roles if each != role.id]
        self.world.emit("GUILD_ROLE_DELETE", {"guild_id": str(self.id), "role_id": str(role.id)}, guild=self)

    def deny(self, *names: str) -> None:
        """Take permissions from the bot's role and from everybody, so that the bot has them nowhere here."""
        taken = permissions.bits(names)
        for role in self.roles.values():
            if role.id == self.id or role.bot_id:
                role.permissions &= ~taken
                data = {"guild_id": str(self.id), "role": shapes.role(role)}
                self.world.emit("GUILD_ROLE_UPDATE", data, guild=self)

    def add_bot(self) -> None:
        """Let the bot in."""
        self.with_bot = True
        role = Role(self.world.ids.next(), self.world.bot.name, permissions.BOT, bot_id=self.world.bot.id)
        self.roles[role.id] = role
        self.members[self.world.bot.id] = Member(self.world.bot, self.world.clock.now(), [role.id])
        self.world.emit("GUILD_CREATE", shapes.guild_create(self), guild=self)

    def remove_bot(self) -> None:
        """Throw the bot out."""
        self.world.emit("GUILD_DELETE", {"id": str(self.id)}, guild=self)
        self.with_bot = False
        del self.members[self.world.bot.id]
        self.roles = {role.id: role for role in self.roles.values() if role.bot_id is None}

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"


class World:
    """All of it, and the place where changes are announced."""

    def __init__(self, clock: Clock, person: Callable[[World, int, str, str], Person]) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.base = ""
        self.bot = User(self, self.ids.next(), "Meeplepost", bot=True)
        self.owner = User(self, self.ids.next(), "owner")
        self.users: dict[int, User] = {self.bot.id: self.bot, self.owner.id: self.owner}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.uploads: dict[int, Attachment] = {}
        self.emojis: dict[int, Json] = {}
        self.commands = Commands(self.ids)
        self.interactions: dict[str, Interaction] = {}
        self.listeners: list[Callable[[Event], None]] = []
        self._person = person

    @property
    def application_id(self) -> int:
        """The application's id, which is its bot's too."""
        return self.bot.id

    def guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """The guild of this name; a new one, with the bot in it, if there is none."""
        for guild in self.guilds.values():
            if guild.name == name:
                return guild
        guild = Guild(self, self.ids.next(), name, locale, self.owner.id, self.clock.now())
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE, 0)
        guild.members[self.owner.id] = Member(self.owner, self.clock.now())
        self.guilds[guild.id] = guild
        guild.add_bot()
        return guild

    def new_person(self, name: str, locale: str) -> Person:
        """A new account outside all guilds."""
        person = self._person(self, self.ids.next(), name, locale)
        self.users[person.id] = person
        return person

    def dm(self, user: User) -> Channel:
        """The direct channel between this person and the bot."""
        for channel in self.channels.values():
            if channel.type == places.DM and user in channel.recipients:
                return channel
        channel = places.Channel(self, self.ids.next(), places.DM, user.name, recipients=[user])
        self.channels[channel.id] = channel
        return channel

    def messages(self) -> list[Message]:
        """Every message everywhere that was not deleted, oldest first; ephemeral ones too."""
        everything = (
            m for channel in self.channels.values() for m in channel.history.values() if not m.deleted
        )
        return sorted(everything, key=lambda message: message.id)

    def emit(
        self,
        name: str,
        data: dict[str, Any],
        *,
        guild: Guild | None = None,
        channel: Channel | None = None,
        message: Message | None = None,
        bot: bool = True,
    ) -> None:
        """Announce a change to all listeners."""
        home = guild or (channel.guild if channel else None)
        event = Event(name, data, home, channel, message, bot)
        for listener in list(self.listeners):
            listener(event)
