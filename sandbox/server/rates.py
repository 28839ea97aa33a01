"""Rates that Discord keeps besides its buckets, and that no header tells of."""

from __future__ import annotations

from datetime import datetime, timedelta

from sandbox.model import limits
from sandbox.model.channels import Channel
from sandbox.model.errors import RateLimited
from sandbox.model.messages import Message
from sandbox.model.world import World


def take(times: list[datetime], rate: tuple[int, float], now: datetime, code: int | None = None) -> None:
    """Count one more of what may happen at most as often as `rate` says.

    Raises:
        RateLimited: it has happened too often.
    """
    most, seconds = rate
    since = now - timedelta(seconds=seconds)
    times[:] = [time for time in times if time > since]
    if len(times) >= most:
        raise RateLimited((times[0] - since).total_seconds(), code)
    times.append(now)


def edit(world: World, place: Channel, message: Message) -> None:
    """Count an edit of a message, if that is old.

    Raises:
        RateLimited: too many old messages of this channel were edited just now.
    """
    age = (world.now - message.timestamp).total_seconds()
    if age > limits.OLD_SECONDS or world.bad_day.old_messages:
        take(place.old_edits, limits.OLD_EDITS, world.now, 30046)
