"""Routes about channels themselves: reading, changing, typing, pins."""

from __future__ import annotations

from sandbox.checks.values import length
from sandbox.model import limits
from sandbox.model.channels import Channel, Thread
from sandbox.model.errors import ApiError, Problem, invalid, raise_for
from sandbox.model.wire import Json, stamp
from sandbox.model.world import World
from sandbox.server import rates, shapes
from sandbox.server.routes import access
from sandbox.server.routing import Answer, Call, route


@route("GET", "/channels/{channel}")
def channel(world: World, call: Call) -> Answer:
    """A channel, thread or DM."""
    return Answer(200, shapes.channel(access.channel(world, call)))


@route("PATCH", "/channels/{channel}")
def change(world: World, call: Call) -> Answer:
    """Change a channel or thread."""
    place = access.channel(world, call)
    raise_for(length(("name",), call.body.get("name"), limits.CHANNEL_NAME))
    if isinstance(place, Thread):
        _change_thread(world, place, call.body)
    else:
        if not place.allows(world.bot, "manage_channels"):
            raise ApiError(50013)
        raise_for(length(("topic",), call.body.get("topic"), limits.CHANNEL_TOPIC))
        _rename(world, place, call.body)
        place.slowmode = call.body.get("rate_limit_per_user", place.slowmode)
        place.announce("CHANNEL_UPDATE")
    return Answer(200, shapes.channel(place))


def _rename(world: World, place: Channel, body: Json) -> None:
    """Change name and topic, which Discord allows rarely."""
    name, topic = body.get("name", place.name), body.get("topic", place.topic)
    if (name, topic) != (place.name, place.topic):
        rates.take(place.renames, limits.RENAMES, world.now)
    place.name, place.topic = name, topic


def _change_thread(world: World, thread: Thread, body: Json) -> None:
    if thread.closed_to(world.bot):
        raise ApiError(160005)
    if not thread.allows(world.bot, "manage_threads"):
        opening = body == {"archived": False}
        own = thread.owner is world.bot and "locked" not in body
        if not (opening or own):
            raise ApiError(50013)
    if thread.archived and body.get("archived") is not False:
        raise ApiError(50083)
    if thread.archived and not thread.allows(world.bot, "send_messages_in_threads"):
        raise ApiError(50013)
    minutes = body.get("auto_archive_duration", thread.auto_archive)
    if minutes not in limits.THREAD_ARCHIVE_MINUTES:
        raise invalid(Problem(("auto_archive_duration",), f"must be one of {limits.THREAD_ARCHIVE_MINUTES}"))
    if thread.archived:
        world.needs_room(thread.guild)
    _rename(world, thread, body)
    thread.locked = body.get("locked", thread.locked)
    thread.invitable = body.get("invitable", thread.invitable)
    thread.slowmode = body.get("rate_limit_per_user", thread.slowmode)
    thread.auto_archive = minutes
    if thread.archived:
        thread.reopen()
    elif body.get("archived"):
        thread.archive(locked=thread.locked)
    else:
        thread.announce("THREAD_UPDATE")


@route("DELETE", "/channels/{channel}")
def delete(world: World, call: Call) -> Answer:
    """Delete a channel or thread; a DM is only closed."""
    place = access.channel(world, call)
    shape = shapes.channel(place)
    if place.guild:
        needed = "manage_threads" if isinstance(place, Thread) else "manage_channels"
        if not place.allows(world.bot, needed):
            raise ApiError(50013)
        place.delete()
    return Answer(200, shape)


@route("POST", "/channels/{channel}/typing")
def typing(world: World, call: Call) -> Answer:
    """Show that the bot is typing."""
    place = access.channel(world, call)
    access.may_send(world, place, None, False)
    place.typing += 1
    return Answer()


@route("GET", "/channels/{channel}/messages/pins")
def pins(world: World, call: Call) -> Answer:
    """The pinned messages."""
    place = access.channel(world, call, "read_message_history")
    items = [
        {"pinned_at": stamp(message.pinned), "message": shapes.message(message)}
        for message in place.pins
        if message.pinned
    ]
    return Answer(200, {"items": items, "has_more": False})


@route("PUT", "/channels/{channel}/messages/pins/{message}")
def pin(world: World, call: Call) -> Answer:
    """Pin a message."""
    place = access.channel(world, call, "pin_messages")
    access.open_thread(world, place, posting=False)
    message = access.message(world, call, place)
    if len(place.pins) >= limits.PINS:
        raise ApiError(30003)
    message.pinned = message.pinned or world.clock.now()
    place.announce("CHANNEL_PINS_UPDATE")
    return Answer()


@route("DELETE", "/channels/{channel}/messages/pins/{message}")
def unpin(world: World, call: Call) -> Answer:
    """Unpin a message."""
    place = access.channel(world, call, "pin_messages")
    access.message(world, call, place).pinned = None
    place.announce("CHANNEL_PINS_UPDATE")
    return Answer()
