"""What the gateway says of a change: the data of each event, and the guild that it belongs to."""

from __future__ import annotations

from sandbox.model.channels import ChannelEvent, Thread, ThreadMembersEvent
from sandbox.model.guilds import GuildEvent, GuildState, MemberEvent, RoleEvent
from sandbox.model.interactions import InteractionEvent
from sandbox.model.messages import MessageEvent, ReactionEvent
from sandbox.model.places import Place
from sandbox.model.platform import Event
from sandbox.model.wire import Json, stamp
from sandbox.model.world import World
from sandbox.server import shapes


def guild(event: Event) -> GuildState | None:
    """Where it happened; None in a DM, and for what belongs to no guild."""
    if isinstance(event, GuildEvent):
        return event.guild
    found = place(event)
    return found.guild if found else None


def place(event: Event) -> Place | None:
    """The channel, thread or DM in which it happened."""
    match event:
        case ChannelEvent():
            return event.channel
        case MessageEvent():
            return event.message.channel
        case InteractionEvent():
            return event.interaction.channel
        case _:
            return None


def data(world: World, event: Event) -> Json:
    """What the bot reads of it."""
    match event:
        case MemberEvent():
            return _member(event)
        case RoleEvent():
            what = (
                {"role_id": str(event.role.id)}
                if "DELETE" in event.name
                else {"role": shapes.role(event.role)}
            )
            return {"guild_id": str(event.guild.id), **what}
        case GuildEvent():
            if event.name == "GUILD_DELETE":
                return {"id": str(event.guild.id)}
            # Only of a guild that the bot has been in before it is said whether it is available: that tells joining apart.
            whole = shapes.guild_create(world, event.guild)
            return {key: value for key, value in whole.items() if key != "unavailable"}
        case ThreadMembersEvent():
            return _thread_members(event)
        case ChannelEvent():
            return _channel(event)
        case ReactionEvent():
            return _reaction(event)
        case MessageEvent():
            return _message(event)
        case InteractionEvent():
            return shapes.interaction(event.interaction)
        case _:
            raise TypeError(f"nothing is said of {event}")


def _member(event: MemberEvent) -> Json:
    where = {"guild_id": str(event.guild.id)}
    if event.name == "GUILD_MEMBER_REMOVE":
        return {**where, "user": shapes.user(event.member.user)}
    return {**where, **shapes.member(event.member)}


def _channel(event: ChannelEvent) -> Json:
    match event.name:
        case "CHANNEL_PINS_UPDATE":
            newest = event.channel.pins[0].pinned if event.channel.pins else None
            return _at(event.channel) | {"last_pin_timestamp": stamp(newest) if newest else None}
        case "THREAD_CREATE":
            return shapes.channel(event.channel) | {"newly_created": True}
        case "THREAD_MEMBER_UPDATE":
            assert isinstance(event.channel, Thread)
            member = shapes.thread_member(event.channel, event.channel.platform.bot.id)
            return member | _guild_id(event.channel)
        case "THREAD_DELETE":
            keys = ("id", "guild_id", "parent_id", "type")
            return {key: value for key, value in shapes.channel(event.channel).items() if key in keys}
        case _:
            return shapes.channel(event.channel)


def _thread_members(event: ThreadMembersEvent) -> Json:
    thread = event.channel
    assert isinstance(thread, Thread) and thread.guild
    shape: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.members),
    }
    if event.added:
        shape["added_members"] = [shapes.thread_member(thread, event.added.id)]
    if event.removed:
        shape["removed_member_ids"] = [str(event.removed)]
    return shape


def _message(event: MessageEvent) -> Json:
    message = event.message
    if event.name == "MESSAGE_DELETE":
        return {"id": str(message.id), **_at(message.channel)}
    shape = shapes.message(message) | _guild_id(message.channel)
    guild = message.channel.guild
    if guild and event.name == "MESSAGE_CREATE" and message.author.id in guild.members:
        member = shapes.member(guild.members[message.author.id])
        shape["member"] = {key: value for key, value in member.items() if key != "user"}
    return shape


def _reaction(event: ReactionEvent) -> Json:
    message, user = event.message, event.user
    name, _, number = event.emoji.partition(":")
    shape: Json = {
        **_at(message.channel),
        "user_id": str(user.id),
        "message_id": str(message.id),
        "emoji": {"id": number or None, "name": name},
        "burst": False,
        "type": 0,
    }
    if message.channel.guild and event.name == "MESSAGE_REACTION_ADD":
        shape["member"] = shapes.member(message.channel.guild.members[user.id])
    return shape


def _at(place: Place) -> Json:
    return {"channel_id": str(place.id), **_guild_id(place)}


def _guild_id(place: Place) -> Json:
    return {"guild_id": str(place.guild.id)} if place.guild else {}
