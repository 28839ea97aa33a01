"""Guilds (people say "servers"): who belongs to one, and what their roles grant."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from sandbox.model import permissions
from sandbox.model.platform import Event, Platform
from sandbox.model.users import User


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
    """A guild's data about one user."""

    user: User
    joined: datetime
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(eq=False, kw_only=True)
class GuildState:
    """A guild without its channels, which know it."""

    platform: Platform = field(repr=False)
    id: int
    name: str
    locale: str
    owner: User
    created: datetime
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    newcomers: list[int] = field(default_factory=list)
    """The roles that people get when they join."""
    with_bot: bool = False

    def granted(self, user: User) -> int:
        """The user's permissions in the guild, before any channel's exceptions."""
        if user is self.owner:
            return permissions.ALL
        member = self.members.get(user.id)
        if member is None:
            return 0
        granted = self.roles[self.id].permissions
        for role in member.roles:
            granted |= self.roles[role].permissions
        return permissions.ALL if granted & permissions.BITS["administrator"] else granted

    def join(self, user: User, *, can: tuple[str, ...] = ()) -> None:
        """Let a user become a member; `can` names permissions beyond everybody's."""
        self.members[user.id] = member = Member(user, self.platform.now, list(self.newcomers))
        if can:
            member.roles.append(self.role(f"{user.name}'s role", *can).id)
        self.platform.emit(MemberEvent(name="GUILD_MEMBER_ADD", guild=self, member=member))

    def leave(self, user: User) -> None:
        """Let a member go."""
        member = self.members.pop(user.id)
        self.platform.emit(MemberEvent(name="GUILD_MEMBER_REMOVE", guild=self, member=member))

    def role(self, name: str, *can: str, mentionable: bool = False) -> Role:
        """A new role with these permissions."""
        number = self.platform.ids.next()
        role = Role(number, name, permissions.bits(can), len(self.roles), mentionable)
        self.roles[role.id] = role
        self.platform.emit(RoleEvent(name="GUILD_ROLE_CREATE", guild=self, role=role))
        return role

    def remove_role(self, role: Role) -> None:
        """Delete a role, and take it from everybody."""
        del self.roles[role.id]
        for member in self.members.values():
            member.roles = [each for each in member.roles if each != role.id]
        self.platform.emit(RoleEvent(name="GUILD_ROLE_DELETE", guild=self, role=role))

    def deny(self, *names: str) -> None:
        """Take permissions from the bot's role and from everybody, so that the bot has them nowhere here."""
        taken = permissions.bits(names)
        for role in self.roles.values():
            if role.id == self.id or role.bot_id:
                role.permissions &= ~taken
                self.platform.emit(RoleEvent(name="GUILD_ROLE_UPDATE", guild=self, role=role))

    def add_bot(self) -> None:
        """Let the bot in."""
        bot = self.platform.bot
        self.with_bot = True
        role = Role(self.platform.ids.next(), bot.name, self.platform.bot_permissions, bot_id=bot.id)
        self.roles[role.id] = role
        self.members[bot.id] = Member(bot, self.platform.now, [role.id])
        self.platform.emit(GuildEvent(name="GUILD_CREATE", guild=self))

    def remove_bot(self) -> None:
        """Throw the bot out."""
        self.platform.emit(GuildEvent(name="GUILD_DELETE", guild=self))
        self.with_bot = False
        del self.members[self.platform.bot.id]
        self.roles = {role.id: role for role in self.roles.values() if role.bot_id is None}

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildEvent(Event):
    """Something that happened to a guild, or in it."""

    guild: GuildState


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberEvent(GuildEvent):
    """Something that happened to a member."""

    member: Member


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleEvent(GuildEvent):
    """Something that happened to a role."""

    role: Role
