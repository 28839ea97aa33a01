"""Routes about threads and who is in them."""

from __future__ import annotations

from sandbox.checks.values import length
from sandbox.model import limits, places
from sandbox.model.channels import Channel, Thread
from sandbox.model.errors import ApiError, Problem, invalid, raise_for
from sandbox.model.messages import HAS_THREAD, Message, MessageEvent
from sandbox.model.wire import Json
from sandbox.model.world import World
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
    world.needs_room(channel.guild)
    thread = _create(world, channel, call.body, world.ids.next(), kind)
    if kind == places.PUBLIC_THREAD:
        message = Message(world.ids.next(), channel, world.bot, world.clock.now(), thread.name, type=18)
        posting.post(world, channel, message)
    return Answer(201, shapes.channel(thread))


@route("POST", "/channels/{channel}/messages/{message}/threads")
def start_from_message(world: World, call: Call) -> Answer:
    """A thread below a message; the thread has the message's id."""
    channel = _parent(world, call, "create_public_threads", "read_message_history")
    message = access.message(world, call, channel)
    if message.thread or message.id in world.channels:
        raise ApiError(160004)
    world.needs_room(channel.guild)
    thread = _create(world, channel, call.body, message.id, places.PUBLIC_THREAD)
    message.thread = thread
    message.flags |= HAS_THREAD
    starter = Message(world.ids.next(), thread, world.bot, world.clock.now(), type=21, reply_to=message)
    posting.post(world, thread, starter)
    world.emit(MessageEvent(name="MESSAGE_UPDATE", message=message))
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
    thread = world.new_thread(channel, body["name"], world.bot, kind=kind, number=thread_id)
    thread.slowmode = body.get("rate_limit_per_user") or 0
    thread.auto_archive = minutes
    thread.invitable = bool(body.get("invitable", True))
    thread.announce("THREAD_CREATE")
    return thread


def _thread(world: World, call: Call) -> Thread:
    thread = access.channel(world, call)
    if not isinstance(thread, Thread):
        raise ApiError(50024)
    return thread


@route("GET", "/channels/{channel}/thread-members")
def members(world: World, call: Call) -> Answer:
    """Who is in a thread, for bots that may read members."""
    thread = _thread(world, call)
    if not world.privileged:
        raise ApiError(50001)
    return Answer(200, [shapes.thread_member(thread, user) for user in thread.members])


@route("GET", "/channels/{channel}/thread-members/{user}")
def member(world: World, call: Call) -> Answer:
    """Whether somebody is in a thread, which every bot may ask."""
    thread, user = _thread(world, call), call.id("user")
    if user not in thread.members:
        raise ApiError(10007)
    return Answer(200, shapes.thread_member(thread, user))


@route("PUT", "/channels/{channel}/thread-members/@me")
def join(world: World, call: Call) -> Answer:
    """Let the bot join a thread."""
    thread = _thread(world, call)
    access.open_thread(world, thread, posting=False)
    thread.admit(world.bot)
    return Answer()


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add(world: World, call: Call) -> Answer:
    """Add somebody to a thread."""
    thread = _thread(world, call)
    access.open_thread(world, thread, posting=False)
    if not thread.allows(world.bot, "send_messages_in_threads"):
        raise ApiError(50013)
    if not thread.takes_in(world.bot, creators=not world.bad_day.closed_threads):
        raise ApiError(50013)
    user = world.users.get(call.id("user"))
    if user is None:
        raise ApiError(10013)
    if thread.guild is None or user.id not in thread.guild.members:
        raise ApiError(10007)
    if not thread.allows(user, "view_channel"):
        raise ApiError(50001)
    new = user.id not in thread.members
    thread.admit(user)
    if new and thread.type == places.PRIVATE_THREAD:
        posting.tell_of_addition(world, thread, user)
    return Answer()


@route("DELETE", "/channels/{channel}/thread-members/@me")
def leave(world: World, call: Call) -> Answer:
    """Let the bot leave a thread."""
    _thread(world, call).dismiss(world.bot.id)
    return Answer()


@route("DELETE", "/channels/{channel}/thread-members/{user}")
def remove(world: World, call: Call) -> Answer:
    """Take somebody out of a thread."""
    thread = _thread(world, call)
    access.open_thread(world, thread, posting=False)
    own = thread.owner is world.bot and thread.type == places.PRIVATE_THREAD
    if not own and not thread.allows(world.bot, "manage_threads"):
        raise ApiError(50013)
    thread.dismiss(call.id("user"))
    return Answer()
