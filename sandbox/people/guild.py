"""A guild as tests and the page furnish it: channels and people are made, and found again, by their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandbox.model import permissions, places
from sandbox.model.channels import Channel, Thread
from sandbox.model.guilds import GuildState, Member, Role
from sandbox.model.world import World
from sandbox.people.person import Person


@dataclass(eq=False, kw_only=True, repr=False)
class Guild(GuildState):
    """A server, with its channels and with people who can act."""

    world: World
    new_person: Callable[[str, str], Person]
    """Makes somebody with this name and locale."""

    @property
    def channels(self) -> list[Channel]:
        """The channels, without threads."""
        return self.world.channels_of(self)

    @property
    def threads(self) -> list[Thread]:
        """All threads of all channels."""
        return self.world.threads_of(self)

    def channel(self, name: str, kind: int = places.TEXT) -> Channel:
        """The channel of this name; a new one if there is none."""
        found = (channel for channel in self.channels if channel.name == name)
        return next(found, None) or self.world.new_channel(self, name, kind)

    def person(self, name: str, *, locale: str = "en-US", can: tuple[str, ...] = ()) -> Person:
        """A new member; `can` names permissions beyond everybody's."""
        person = self.new_person(name, locale)
        self.join(person, can=can)
        return person


def create_guild(world: World, name: str, locale: str, new_person: Callable[[str, str], Person]) -> Guild:
    """Make a guild with the bot in it."""
    guild = Guild(
        platform=world,
        world=world,
        id=world.ids.next(),
        name=name,
        locale=locale,
        owner=world.owner,
        created=world.now,
        new_person=new_person,
    )
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE, 0)
    guild.newcomers.append(guild.role("Members", *permissions.MEMBER).id)
    guild.members[world.owner.id] = Member(world.owner, world.now)
    world.guilds[guild.id] = guild
    guild.add_bot()
    return guild
