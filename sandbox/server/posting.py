"""From a request to a message: sending, editing, mentions, files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from sandbox.checks import messages
from sandbox.model import components as parts
from sandbox.model import limits
from sandbox.model.channels import Channel, Thread
from sandbox.model.errors import ApiError, Problem, invalid, raise_for
from sandbox.model.files import Upload
from sandbox.model.interactions import Interaction
from sandbox.model.messages import (
    ADDED,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    V2,
    Attachment,
    Message,
    MessageEvent,
)
from sandbox.model.users import User
from sandbox.model.wire import Json, snowflake
from sandbox.model.world import World

_MENTION: Final = re.compile(r"<@!?([0-9]+)>")
_ROLE: Final = re.compile(r"<@&([0-9]+)>")
_EMOJI: Final = re.compile(r"<a?:\w+:[0-9]+>")
_EVERYONE: Final = re.compile(r"@(everyone|here)\b")
_SETTABLE: Final = SUPPRESS_EMBEDS | SILENT | V2 | EPHEMERAL


def send(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    uploads: dict[int, Upload],
    *,
    interaction: Interaction | None = None,
    reply_to: Message | None = None,
    type: int = 0,
) -> Message:
    """Post a new message from a request's body, and announce it."""
    message = Message(world.ids.next(), channel, author, world.clock.now(), type=type)
    message.reply_to = reply_to
    message.interaction = interaction.metadata if interaction else None
    message.flags = int(body.get("flags") or 0) & _SETTABLE
    if interaction is None:
        message.flags &= ~EPHEMERAL
    elif message.ephemeral:
        message.reader = interaction.user
    message.nonce = body.get("nonce")
    _write(world, message, body, uploads)
    post(world, channel, message)
    if not message.ephemeral:
        _bring_in(world, channel, message)
    quiet = message.flags & SILENT and not (world.bad_day.silent_calls and message.v2 and message.mentions)
    if not quiet and not message.ephemeral:
        message.pinged = {user for user in _notified(message) if channel.visible_to(user)}
        people = message.pinged if channel.guild else {*channel.recipients} - {author}
        message.notified = dict.fromkeys(people, message.content)
    return message


def tell_of_addition(world: World, thread: Thread, user: User) -> None:
    """Say that the bot has added somebody to a private thread, which notifies them."""
    message = Message(world.ids.next(), thread, world.bot, world.clock.now(), type=ADDED)
    message.mentions, message.pinged = [user], {user}
    message.notified = {user: f"{world.bot.name} added you to the thread."}
    post(world, thread, message)


def _bring_in(world: World, place: Channel, message: Message) -> None:
    """Whoever is mentioned in a thread is in it from then on, if they see its channel and the author may bring others in."""
    creators = not world.bad_day.closed_threads
    if isinstance(place, Thread) and place.guild and place.takes_in(message.author, creators=creators):
        for user in message.mentions:
            if user.id in place.guild.members and place.allows(user, "view_channel"):
                place.admit(user)


def thinking(world: World, interaction: Interaction, flags: int, type: int) -> Message:
    """Post the message that says that the bot is thinking."""
    message = Message(world.ids.next(), interaction.channel, world.bot, world.clock.now(), type=type)
    message.interaction = interaction.metadata
    message.flags = flags & EPHEMERAL | LOADING
    message.reader = interaction.user if message.ephemeral else None
    post(world, interaction.channel, message)
    return message


def post(world: World, channel: Channel, message: Message) -> None:
    """Put a finished message into its channel and announce it."""
    channel.history[message.id] = message
    if message.nonce is not None:
        world.nonces[message.author.id, message.nonce] = message
    _announce(world, message, "MESSAGE_CREATE")


def edit(world: World, message: Message, body: Json, uploads: dict[int, Upload]) -> None:
    """Change what the request mentions, leave the rest; nobody is notified."""
    before = message.flags
    message.flags = _edited_flags(before, body)
    try:
        _write(world, message, body, uploads)
    except ApiError:
        message.flags = before
        raise
    if not before & LOADING:
        message.edited = world.clock.now()
        message.edits += before & V2 == message.flags & V2
    _announce(world, message, "MESSAGE_UPDATE")


def _edited_flags(flags: int, body: Json) -> int:
    """An edit may suppress embeds and turn to V2, never back; it ends the thinking."""
    wanted = int(body.get("flags") or 0)
    if "flags" in body:
        flags = flags & ~SUPPRESS_EMBEDS | wanted & SUPPRESS_EMBEDS
    return (flags | wanted & V2) & ~LOADING


def _write(world: World, message: Message, body: Json, uploads: dict[int, Upload]) -> None:
    """Check what the message is to become as a whole, then let it become that."""
    for unknown in ("poll", "sticker_ids", "shared_client_theme"):
        if body.get(unknown):
            raise NotImplementedError(f"{unknown} in messages")
    _emojis(world, body)
    kept = _kept(message.files, body, uploads)
    whole = {
        "content": body.get("content", message.content),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
        "attachments": body.get("attachments"),
        "flags": message.flags,
        "nonce": body.get("nonce"),
        "allowed_mentions": body.get("allowed_mentions"),
    }
    messages.size(uploads)
    raise_for(messages.message(whole, uploads, [file.name for file in kept]))
    messages.bytes_of_text(whole["components"])
    if not (whole["content"] or whole["embeds"] or whole["components"] or kept or uploads):
        raise ApiError(50006)
    _describe(kept, body)
    new = [_store(world, message, body, number, upload) for number, upload in uploads.items()]
    message.files = kept + new
    message.content = str(whole["content"] or "")
    if body.get("embeds") is not None:
        in_embeds = _resolver(world, message.files)
        message.embeds = [_embed(embed, in_embeds) for embed in body["embeds"]]
    elif "embeds" in body:
        message.embeds = []
    if "components" in body:
        sent = parts.renumbered(body["components"] or []) if world.bad_day.renumbers else body["components"]
        message.components = parts.completed(sent or [], _resolver(world, new))
    _mention(world, message, body.get("allowed_mentions"))


def _emojis(world: World, body: Json) -> None:
    """Refuse emojis in components that are none, or none of the application; on a bad day also those that are, in texts too."""
    components, day = body.get("components") or [], world.bad_day
    found = [
        ((*path, *within, "emoji"), one["emoji"])
        for path, part in parts.walk(components)
        for within, one in (
            ((), part),
            *((("options", at), option) for at, option in enumerate(part.get("options") or [])),
        )
        if one.get("emoji")
    ]
    raise_for(Problem(path, "Invalid emoji") for path, emoji in found if not _exists(world, emoji))
    words = "\n".join([str(body.get("content") or ""), *parts.texts(components)])
    own = any(emoji.get("id") for _, emoji in found) or _EMOJI.search(words)
    if own and day.strikes(day.emoji_refusals):
        raise ApiError(50035, [Problem(("components",), "Invalid emoji")], blame=False)


def _exists(world: World, emoji: Json) -> bool:
    if emoji.get("id"):
        return snowflake(emoji["id"]) in world.emojis
    return not str(emoji.get("name") or "").isascii()


def _kept(files: list[Attachment], body: Json, uploads: dict[int, Upload]) -> list[Attachment]:
    """The files that stay: those that are listed; without a list all of them, or none if there are new ones."""
    if body.get("attachments") is None:
        return [] if uploads else list(files)
    wanted = {snowflake(entry["id"]) for entry in body["attachments"]}
    return [file for file in files if file.id in wanted]


def _describe(files: list[Attachment], body: Json) -> None:
    entries = {snowflake(entry["id"]): entry for entry in body.get("attachments") or []}
    for file in files:
        if "description" in entries.get(file.id, {}):
            file.description = entries[file.id]["description"]


def _store(world: World, message: Message, body: Json, number: int, upload: Upload) -> Attachment:
    entries = {snowflake(entry["id"]): entry for entry in body.get("attachments") or []}
    entry = entries.get(number, {})
    name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.name))
    return world.upload(message.channel, name, upload.bytes, entry.get("description"))


def _resolver(world: World, files: Iterable[Attachment]) -> Callable[[str], Json]:
    """Finds what an address shows: one of these files by its name, else something from outside, a file's own address too."""
    by_name = {f"attachment://{file.name}": file for file in files}

    def resolve(url: str) -> Json:
        medium: Json = {"id": str(world.ids.next()), "url": url, "proxy_url": url, "name": "", "size": 0}
        if file := by_name.get(url):
            width, height = file.size_px or (None, None)
            medium |= {
                "url": file.url,
                "proxy_url": file.url,
                "width": width,
                "height": height,
                "content_type": file.content_type,
                "attachment_id": str(file.id),
                "name": file.name,
                "size": len(file.bytes),
            }
        return medium

    return resolve


def _embed(embed: Json, resolve: Callable[[str], Json]) -> Json:
    shape: Json = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
    for key in ("image", "thumbnail"):
        if key in shape:
            medium = resolve(shape[key]["url"])
            wanted = ("url", "proxy_url", "width", "height", "content_type")
            shape[key] = {name: medium[name] for name in wanted if medium.get(name) is not None}
    for key in ("author", "footer"):
        if shape.get(key, {}).get("icon_url"):
            url = resolve(shape[key]["icon_url"])["url"]
            shape[key] = shape[key] | {"icon_url": url, "proxy_icon_url": url}
    if "fields" in shape:
        shape["fields"] = [{"inline": False, **entry} for entry in shape["fields"]]
    return shape


def _mention(world: World, message: Message, allowed: Json | None) -> None:
    words = "\n".join([message.content, *parts.texts(message.components)])
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    named = {kind: set(map(snowflake, (allowed or {}).get(kind) or ())) for kind in ("users", "roles")}
    users = [int(found) for found in dict.fromkeys(_MENTION.findall(words))]
    message.mentions = [
        world.users[user]
        for user in users
        if user in world.users and ("users" in parse or user in named["users"])
    ]
    guild = message.channel.guild
    roles = [
        int(found) for found in dict.fromkeys(_ROLE.findall(words)) if guild and int(found) in guild.roles
    ]
    message.mention_roles = [role for role in roles if "roles" in parse or role in named["roles"]]
    may = message.channel.allows(message.author, "mention_everyone")
    message.mention_everyone = bool(guild and "everyone" in parse and may and _EVERYONE.search(words))
    if message.reply_to and not message.interaction and (allowed is None or allowed.get("replied_user")):
        message.mentions = list(dict.fromkeys([*message.mentions, message.reply_to.author]))


def _notified(message: Message) -> set[User]:
    found = set(message.mentions)
    guild = message.channel.guild
    if guild is None:
        return found
    may = message.channel.allows(message.author, "mention_everyone")
    roles = {role for role in message.mention_roles if may or guild.roles[role].mentionable}
    for member in guild.members.values():
        if message.mention_everyone or roles.intersection(member.roles):
            found.add(member.user)
    return found - {message.author}


def _announce(world: World, message: Message, event: str) -> None:
    world.emit(MessageEvent(name=event, message=message, bot=not message.ephemeral))


def reference(channel: Channel, body: Json) -> Message | None:
    """The message that a request replies to."""
    wanted = body.get("message_reference")
    if not wanted:
        return None
    found = channel.history.get(snowflake(wanted["message_id"]))
    if found is not None and not found.deleted and not found.ephemeral:
        return found
    if wanted.get("fail_if_not_exists") is False:
        return None
    raise invalid(Problem(("message_reference",), "Unknown message"))


def same_nonce(world: World, author: User, body: Json) -> Message | None:
    """The message that this author has sent with this nonce a while ago, in whatever channel.

    Raises:
        ApiError: it has been deleted since.
    """
    if body.get("nonce") is None or not body.get("enforce_nonce"):
        return None
    message = world.nonces.get((author.id, body["nonce"]))
    if (
        message is None
        or world.bad_day.forgets_nonces
        or (world.now - message.timestamp).total_seconds() > limits.NONCE_SECONDS
    ):
        return None
    if message.deleted:
        raise ApiError(10008)
    return message
