"""Routes about messages in channels, threads and DMs."""

from __future__ import annotations

from sandbox.model import limits
from sandbox.model.errors import ApiError, Problem, invalid
from sandbox.model.messages import Message, ReactionEvent
from sandbox.model.users import User
from sandbox.model.world import World
from sandbox.server import posting, rates, shapes
from sandbox.server.routes import access
from sandbox.server.routing import Answer, Call, route


@route("POST", "/channels/{channel}/messages")
def send(world: World, call: Call) -> Answer:
    """Post a message; one with a known nonce is not posted twice."""
    place = access.channel(world, call)
    body = call.body or {}
    access.may_send(world, place, body, bool(call.uploads))
    access.open_thread(world, place, posting=True)
    message = posting.same_nonce(world, world.bot, body)
    if message is None:
        reply_to = posting.reference(place, body)
        kind = 19 if reply_to else 0
        message = posting.send(world, place, world.bot, body, call.uploads, reply_to=reply_to, type=kind)
    return Answer(200, shapes.message(message), (message,))


@route("GET", "/channels/{channel}/messages/{message}")
def message(world: World, call: Call) -> Answer:
    """One message."""
    place = access.channel(world, call, "read_message_history")
    return Answer(200, shapes.message(access.message(world, call, place)))


@route("GET", "/channels/{channel}/messages")
def history(world: World, call: Call) -> Answer:
    """Messages of a channel, newest first."""
    place = access.channel(world, call, "read_message_history")
    count = int(call.query.get("limit", 50))
    if not 1 <= count <= limits.HISTORY_PAGE:
        raise invalid(Problem(("limit",), f"must be between 1 and {limits.HISTORY_PAGE}"))
    found = place.messages
    if "before" in call.query:
        found = [one for one in found if one.id < int(call.query["before"])][-count:]
    elif "after" in call.query:
        found = [one for one in found if one.id > int(call.query["after"])][:count]
    elif "around" in call.query:
        before = sum(one.id < int(call.query["around"]) for one in found)
        found = found[max(0, before - count // 2) :][:count]
    else:
        found = found[-count:]
    return Answer(200, [shapes.message(one) for one in reversed(found)])


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(world: World, call: Call) -> Answer:
    """Change one of the bot's messages."""
    place = access.channel(world, call)
    message = access.message(world, call, place)
    if message.author is not world.bot:
        raise ApiError(50005)
    access.open_thread(world, place, posting=False)
    if call.uploads and not place.allows(world.bot, "attach_files"):
        raise ApiError(50013)
    rates.edit(world, place, message)
    posting.edit(world, message, call.body or {}, call.uploads)
    return Answer(200, shapes.message(message), (message,))


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(world: World, call: Call) -> Answer:
    """Delete a message, also somebody else's with the permission for it."""
    place = access.channel(world, call)
    message = access.message(world, call, place)
    if message.author is not world.bot and not place.allows(world.bot, "manage_messages"):
        raise ApiError(50013)
    access.open_thread(world, place, posting=False)
    place.remove([message])
    return Answer()


@route("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def react(world: World, call: Call) -> Answer:
    """Add the bot's reaction."""
    place = access.channel(world, call, "add_reactions", "read_message_history")
    access.open_thread(world, place, posting=False)
    add_reaction(world, access.message(world, call, place), world.bot, call.parameters["emoji"])
    return Answer()


@route("DELETE", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def unreact(world: World, call: Call) -> Answer:
    """Take the bot's reaction back."""
    place = access.channel(world, call)
    message = access.message(world, call, place)
    emoji = call.parameters["emoji"]
    users = message.reactions.get(emoji, [])
    if world.bot in users:
        users.remove(world.bot)
        if not users:
            del message.reactions[emoji]
        _announce(world, message, world.bot, emoji, "MESSAGE_REACTION_REMOVE")
    return Answer()


def add_reaction(world: World, message: Message, user: User, emoji: str) -> None:
    """Let a user react to a message."""
    users = message.reactions.setdefault(emoji, [])
    if user not in users:
        users.append(user)
        _announce(world, message, user, emoji, "MESSAGE_REACTION_ADD")


def _announce(world: World, message: Message, user: User, emoji: str, event: str) -> None:
    world.emit(ReactionEvent(name=event, message=message, user=user, emoji=emoji))
