"""What the bot may reach: the refusals that most routes share."""

from __future__ import annotations

from sandbox.model.channels import Channel, Thread
from sandbox.model.errors import ApiError
from sandbox.model.guilds import GuildState
from sandbox.model.messages import Message
from sandbox.model.places import PRIVATE_THREAD
from sandbox.model.world import World
from sandbox.server.routing import Call


def guild(world: World, call: Call) -> GuildState:
    """The guild of the path, if the bot is in it."""
    found = world.guilds.get(call.id("guild"))
    if found is None or not found.with_bot:
        raise ApiError(10004)
    return found


def channel(world: World, call: Call, *needed: str) -> Channel:
    """The channel of the path, if the bot can see it and has these permissions there."""
    found = world.channels.get(call.id("channel"))
    if isinstance(found, Thread) and call.route.method != "GET":
        world.may_archive(found)
        if found.type == PRIVATE_THREAD and world.bad_day.strikes(world.bad_day.vanishing):
            found.vanish()
            found = None
    if found is None:
        raise ApiError(10003)
    if (found.guild and not found.guild.with_bot) or not found.visible_to(world.bot):
        raise ApiError(50001)
    if not found.allows(world.bot, *needed):
        raise ApiError(50013)
    return found


def message(world: World, call: Call, place: Channel) -> Message:
    """The message of the path; deleted and ephemeral ones are not there."""
    found = place.history.get(call.id("message"))
    if found is None or found.deleted or found.ephemeral:
        raise ApiError(10008)
    return found


def may_send(world: World, place: Channel, body: object, with_files: bool) -> None:
    """Refuse a message which the bot may not post in this place."""
    needed = ["send_messages_in_threads" if isinstance(place, Thread) else "send_messages"]
    if with_files:
        needed.append("attach_files")
    if isinstance(body, dict) and body.get("embeds"):
        needed.append("embed_links")
    if isinstance(body, dict) and body.get("message_reference"):
        needed.append("read_message_history")
    if not place.allows(world.bot, *needed):
        raise ApiError(50013)
    if place.guild is None:
        may_write_to(world, place)


def may_write_to(world: World, place: Channel) -> None:
    """Refuse a direct message to somebody who does not take it or shares no guild with the bot."""
    for user in place.recipients:
        if not any(user.id in guild.members for guild in world.guilds.values() if guild.with_bot):
            raise ApiError(50278)
        if not user.dms_open:
            raise ApiError(50007)


def open_thread(world: World, place: Channel, *, posting: bool) -> None:
    """Refuse changes in an archived or locked thread; a new message takes it out of the archive."""
    if not isinstance(place, Thread):
        return
    if place.closed_to(world.bot):
        raise ApiError(160005)
    if not place.archived:
        return
    if not posting or world.bad_day.stays_archived:
        raise ApiError(50083)
    world.reopen(place)
