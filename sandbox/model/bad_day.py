"""Switches of a bad day: rare or disputed behaviour of Discord that a bot should survive, all off at first."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sandbox.model import limits


@dataclass
class BadDay:
    """Switches of a bad day. A share is the chance, between 0 and 1, that something happens to the next request or act."""

    archives: float = 0.0
    """A thread is archived just before somebody uses it; Discord does so earlier than announced in busy servers."""
    stays_archived: bool = False
    """A message from the bot does not open an archived thread: 50083."""
    vanishing: float = 0.0
    """A private thread is gone when the bot uses it, and no event has said so."""
    closed_threads: bool = False
    """Nobody may be added to a private thread whose members may invite nobody, not even by its creator: 50013."""
    active_threads: int = limits.ACTIVE_THREADS
    """How many threads of a guild can be open: 160006."""
    old_messages: bool = False
    """Every message counts as older than an hour, so that edits run into 30046."""
    dm_refusals: bool = False
    """Opening a DM with somebody who takes none is refused already, and as HTTP 400: 50007, 50278."""
    dm_openings: int | None = None
    """New DMs after which the bot is in quarantine and can open no more: 40003."""
    emoji_refusals: float = 0.0
    """A request with emojis of the application, in its components or a text, is refused as if they did not exist: 50035."""
    lost_media: bool = False
    """A new file in the first message after a deferred answer is "not found": 50035."""
    forgetful_updates: bool = False
    """Changing the message of a button drops its files unless the answer lists them."""
    renumbers: bool = False
    """Components come back with ids of Discord's own, not with those that they were sent with."""
    forgets_nonces: bool = False
    """A message that is sent again with its nonce is there twice."""
    silent_calls: bool = False
    """Who is mentioned in a silent message of components is notified all the same."""
    rng: Random = field(default_factory=lambda: Random(0), repr=False)

    def strikes(self, share: float) -> bool:
        """Whether it happens this time."""
        return share > 0 and self.rng.random() < share

    def is_on(self, name: str) -> bool:
        """Whether this is other than on a good day."""
        return bool(getattr(self, name) != getattr(_GOOD, name))

    def switch(self, name: str, on: bool) -> None:
        """Let this happen as often as it does on a bad day, or no more.

        Raises:
            KeyError: there is no such switch.
        """
        setattr(self, name, BAD[name] if on else getattr(_GOOD, name))


_GOOD: Final = BadDay()

BAD: Final[dict[str, Any]] = {
    "archives": 0.25,
    "stays_archived": True,
    "vanishing": 0.25,
    "closed_threads": True,
    "active_threads": 2,
    "old_messages": True,
    "dm_refusals": True,
    "dm_openings": 2,
    "emoji_refusals": 0.25,
    "lost_media": True,
    "forgetful_updates": True,
    "renumbers": True,
    "forgets_nonces": True,
    "silent_calls": True,
}
"""Each switch as it is on a bad day."""
