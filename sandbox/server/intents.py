"""Which events a bot with certain intents hears of, and how much of them."""

from __future__ import annotations

from typing import Final

from sandbox.model.messages import MessageEvent
from sandbox.model.platform import Event
from sandbox.model.users import User
from sandbox.model.wire import Json
from sandbox.server import dispatches

GUILDS: Final = 1 << 0
MEMBERS: Final = 1 << 1
PRESENCES: Final = 1 << 8
GUILD_MESSAGES: Final = 1 << 9
GUILD_REACTIONS: Final = 1 << 10
DIRECT_MESSAGES: Final = 1 << 12
DIRECT_REACTIONS: Final = 1 << 13
MESSAGE_CONTENT: Final = 1 << 15

PRIVILEGED: Final = MEMBERS | PRESENCES | MESSAGE_CONTENT

_ALWAYS: Final = frozenset({"INTERACTION_CREATE", "GUILD_CREATE", "GUILD_DELETE"})
_WITH_CONTENT: Final = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE"})
_HIDDEN: Final[Json] = {"content": "", "embeds": [], "attachments": [], "components": []}


def allowed(event: Event, data: Json, intents: int, bot: User) -> Json | None:
    """What the bot receives of this event's data; None if it did not ask for such events."""
    if event.name in _ALWAYS:
        return data
    if not intents & _needed(event):
        return None
    place = dispatches.place(event)
    if place and not place.visible_to(bot) and not event.name.startswith(("CHANNEL_", "THREAD_")):
        return None
    if isinstance(event, MessageEvent) and event.name in _WITH_CONTENT and not intents & MESSAGE_CONTENT:
        message = event.message
        readable = message.author is bot or message.channel.guild is None or bot in message.mentions
        return data if readable else data | _HIDDEN
    return data


def _needed(event: Event) -> int:
    in_guild = dispatches.guild(event) is not None
    if event.name.startswith("MESSAGE_REACTION"):
        return GUILD_REACTIONS if in_guild else DIRECT_REACTIONS
    if event.name.startswith("MESSAGE_"):
        return GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
    if event.name.startswith("GUILD_MEMBER_"):
        return MEMBERS
    return GUILDS
