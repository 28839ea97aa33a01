"""Discord's error codes that mean something to us."""

from __future__ import annotations

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
ARCHIVED = 50083
"""An archived thread, which a post would open again unless it is locked."""
THREAD_EXISTS = 160004

GONE = {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}
"""Where something was, there is nothing any more."""

BARRED = {UNKNOWN_GUILD, NO_ACCESS, NO_PERMISSION, ARCHIVED}
"""The bot may not post: trying again changes nothing."""


def code(error: BaseException) -> int:
    """The code of an error; 0 for one that is not Discord's."""
    found: int = getattr(error, "code", 0)
    return found
