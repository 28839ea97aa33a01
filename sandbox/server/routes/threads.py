"""Routes about threads and who is in them."""

from __future__ import annotations

from sandbox.checks.values import length
from sandbox.model import limits, permissions, places
from sandbox.model.errors import ApiError, Problem, invalid, raise_for
from sandbox.model.messages import HAS_THREAD, Message
from sandbox.model.places import Channel, Thread
from sandbox.model.wire import Json
from sandbox.model.world import User, World
from sandbox.server import posting, shapes
from sandbox.server.routes import access
from sandbox.server.routing import Answer, Call, route


@route("POST", "/channels/{channel}/threads")
def start(world: World, call: Call) -> Answer:
    """A thread without a message to start from."""
    kind = call.body.get("type", places.PRIVATE_THREAD)
    if kind not in (places.PUBLIC_THREAD, places.PRIVATE_THREAD):
        raise invalid(Problem(("type",), f"{kind} is not a kind of thread of a text channel"))
    needed = "create_public_threads" if kind == places.PUBLIC_THREAD else "create_private_threads"
    channel = _parent(world, call, needed)
    thread = _create(world, channel, call.body, world.ids.next(), kind)
    if kind == places.PUBLIC_THREAD:
        message = Message(world.ids.next(), channel, world.bot, world.clock.now(), thread.name, type=18)
        posting.post(world, message)
    return Answer(201, shapes.channel(thread))


@route("POST", "/channels/{channel}/messages/{message}/threads")
def start_from_message(world: World, call: Call) -> Answer:
    """A thread below a message; the thread has the message's id."""
    channel = _parent(world, call, "create_public_threads", "read_message_history")
    message = access.message(world, call, channel)
    if message.thread or message.id in world.channels:
        raise ApiError(160004)
    thread = _create(world, channel, call.body, message.id, places.PUBLIC_THREAD)
    message.thread = thread
    message.flags |= HAS_THREAD
    starter = Message(world.ids.next(), thread, world.bot, world.clock.now(), type=21, reply_to=message)
    posting.post(world, starter)
    data = shapes.message(message) | {"guild_id": str(thread.guild.id if thread.guild else 0)}
    world.emit("MESSAGE_UPDATE", data, channel=channel, message=message)
    return Answer(201, shapes.channel(thread))


def _parent(world: World, call: Call, *needed: str) -> Channel:
    channel = access.channel(world, call, *needed)
    if channel.type != places.TEXT:
        raise ApiError(50024)
    return channel


def _create(world: World, channel: Channel, body: Json, thread_id: int, kind: int) -> Thread:
    raise_for(length(("name",), body.get("name"), limits.THREAD_NAME, least=1))
    minutes = body.get("auto_archive_duration") or 1_440
    if minutes not in limits.THREAD_ARCHIVE_MINUTES:
        raise invalid(Problem(("auto_archive_duration",), f"must be one of {limits.THREAD_ARCHIVE_MINUTES}"))
    now = world.clock.now()
    thread = Thread(
        world,
        thread_id,
        kind,
        body["name"],
        channel.guild,
        channel,
        slowmode=body.get("rate_limit_per_user") or 0,
        owner=world.bot,
        created=now,
        archive_changed=now,
        auto_archive=minutes,
        invitable=bool(body.get("invitable", True)),
        members={world.bot.id: now},
    )
    world.channels[thread.id] = thread
    world.emit("THREAD_CREATE", shapes.channel(thread) | {"newly_created": True}, channel=thread)
    return thread


def _thread(world: World, call: Call) -> Thread:
    thread = access.channel(world, call)
    if not isinstance(thread, Thread):
        raise ApiError(50024)
    return thread


@route("GET", "/channels/{channel}/thread-members")
def members(world: World, call: Call) -> Answer:
    """Who is in a thread."""
    thread = _thread(world, call)
    return Answer(200, [shapes.thread_member(thread, user) for user in thread.members])


@route("PUT", "/channels/{channel}/thread-members/@me")
def join(world: World, call: Call) -> Answer:
    """Let the bot join a thread."""
    thread = _thread(world, call)
    access.open_thread(world, thread, posting=False)
    admit(world, thread, world.bot)
    return Answer()


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add(world: World, call: Call) -> Answer:
    """Add somebody to a thread."""
    thread = _thread(world, call)
    access.open_thread(world, thread, posting=False)
    if not permissions.may(thread, world.bot, "send_messages_in_threads"):
        raise ApiError(50013)
    user = world.users.get(call.id("user"))
    if user is None:
        raise ApiError(10013)
    if thread.guild is None or user.id not in thread.guild.members:
        raise ApiError(10007)
    if not permissions.may(thread, user, "view_channel"):
        raise ApiError(50001)
    admit(world, thread, user)
    return Answer()


@route("DELETE", "/channels/{channel}/thread-members/@me")
def leave(world: World, call: Call) -> Answer:
    """Let the bot leave a thread."""
    _dismiss(world, _thread(world, call), world.bot.id)
    return Answer()


@route("DELETE", "/channels/{channel}/thread-members/{user}")
def remove(world: World, call: Call) -> Answer:
    """Take somebody out of a thread."""
    thread = _thread(world, call)
    access.open_thread(world, thread, posting=False)
    own = thread.owner is world.bot and thread.type == places.PRIVATE_THREAD
    if not own and not permissions.may(thread, world.bot, "manage_threads"):
        raise ApiError(50013)
    _dismiss(world, thread, call.id("user"))
    return Answer()


def admit(world: World, thread: Thread, user: User) -> None:
    """Make a user a member of a thread."""
    if user.id not in thread.members:
        thread.members[user.id] = world.clock.now()
        _announce(world, thread, {"added_members": [shapes.thread_member(thread, user.id)]})


def _dismiss(world: World, thread: Thread, user_id: int) -> None:
    if thread.members.pop(user_id, None):
        _announce(world, thread, {"removed_member_ids": [str(user_id)]})


def _announce(world: World, thread: Thread, change: Json) -> None:
    assert thread.guild
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.members),
        **change,
    }
    world.emit("THREAD_MEMBERS_UPDATE", data, channel=thread)
