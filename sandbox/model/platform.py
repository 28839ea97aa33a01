"""What everything on one Discord shares: the time, the ids, the address, the bot, and who hears of changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from sandbox.model import permissions
from sandbox.model.users import User
from sandbox.model.wire import Clock, Snowflakes


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened; the gateway and every other listener hear of it.

    What it happened to is in the kinds of event that stand beside guilds, channels, messages and interactions.
    """

    name: str
    """Discord's name for it."""
    bot: bool = True
    """Whether the bot may hear of it; an ephemeral message is for people only."""


class Platform:
    """The ground that guilds, channels and messages stand on."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.base = ""
        """The URL of the server, below which files are."""
        self.bot = User(self.ids.next(), bot_name, bot=True)
        self.bot_permissions = permissions.BOT
        """What the bot's own role grants in every guild that it is added to."""
        self.listeners: list[Callable[[Event], None]] = []

    @property
    def now(self) -> datetime:
        """The present moment."""
        return self.clock.now()

    def emit(self, event: Event) -> None:
        """Announce a change to all listeners."""
        for listener in list(self.listeners):
            listener(event)
