"""Discord's error codes that the bot handles."""

from __future__ import annotations

import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
ALREADY_ANSWERED = 40060
NO_ACCESS = 50001
NO_PERMISSION = 50013
INVALID_TOKEN = 50027
INVALID_BODY = 50035
"""Something in a request is wrong; Discord says so, too, when it loses a file of it."""
ARCHIVED = 50083
"""An archived thread; see `cogs.interactions.channel_messages`."""
THREAD_EXISTS = 160004
LOCKED = 160005
"""A locked thread: moderators alone may open it or post in it."""
TOO_MANY_THREADS = 160006
"""The server has as many active threads as it can have."""
CANNOT_WRITE = 50007
NO_COMMON_SERVER = 50278
TOO_MANY_OPENED = 40003
"""Too many channels of direct messages were opened."""
EDITED_TOO_OFTEN = 30046
"""Messages older than an hour take few edits."""

GONE = {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}
"""Where something was, there is nothing any more."""

BARRED = {UNKNOWN_GUILD, NO_ACCESS, NO_PERMISSION, ARCHIVED, LOCKED, TOO_MANY_THREADS}
"""The bot may not post: trying again changes nothing."""

UNANSWERABLE = {
    UNKNOWN_INTERACTION,
    UNKNOWN_CHANNEL,
    NO_ACCESS,
    NO_PERMISSION,
    ARCHIVED,
    LOCKED,
    TOO_MANY_THREADS,
}
"""No answer to an interaction arrives: it is too late for one, or its place is closed."""

UNREACHABLE = {CANNOT_WRITE, NO_COMMON_SERVER, NO_ACCESS, NO_PERMISSION, UNKNOWN_CHANNEL, UNKNOWN_USER}
"""No direct message reaches this person; Discord answers some of these as a bad request."""


def nobody_there(error: discord.HTTPException) -> bool:
    """Whether an error means that a DM cannot arrive, by its code or an unknown code's status."""
    return error.code in UNREACHABLE or error.status in (403, 404)


def refuses_emojis(error: discord.HTTPException) -> bool:
    """Whether Discord takes an emoji of the application for one that does not exist, as it does now and then."""
    return error.code == INVALID_BODY and "emoji" in error.text.casefold()


def code(error: BaseException) -> int:
    """The code of an error; 0 for one that is not Discord's."""
    found: int = getattr(error, "code", 0)
    return found
