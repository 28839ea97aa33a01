"""Interactions: one act of a person, and how the bot answers it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from sandbox.model import limits
from sandbox.model.errors import ApiError
from sandbox.model.wire import Json
from sandbox.server import shapes

if TYPE_CHECKING:
    from sandbox.model.messages import Message
    from sandbox.model.places import Channel
    from sandbox.model.world import User, World

COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
MODAL_SUBMIT: Final = 5

ANSWER: Final = 4
THINKING: Final = 5
ACKNOWLEDGED: Final = 6
UPDATE: Final = 7
CHOICES: Final = 8
MODAL: Final = 9


@dataclass(eq=False, slots=True)
class Interaction:
    """One slash command, click, completion or submitted modal."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    created: datetime
    deadline: float
    """Until when the first answer counts, in the loop's time."""
    message: Message | None = None
    """The message whose component was used."""
    shown: Json | None = None
    """That message as the person's client showed it, where this differs from what it is now."""
    opened_by: Interaction | None = None
    """The interaction that opened the submitted modal."""
    answer: int | None = None
    """The type of the bot's first answer."""
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None
    touched: list[Message] = field(default_factory=list)
    """Messages that the bot sent or changed through this interaction, newest last."""
    answered: float = float("-inf")

    def expired(self, now: datetime) -> bool:
        """Whether its token is no longer worth anything."""
        return now - self.created > timedelta(seconds=limits.TOKEN_SECONDS)


def start(
    world: World,
    kind: int,
    user: User,
    channel: Channel,
    data: Json,
    *,
    seconds: float = limits.RESPONSE_SECONDS,
    message: Message | None = None,
    shown: Json | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """Send the bot an interaction which it has to answer in time."""
    interaction = Interaction(
        world.ids.next(),
        secrets.token_urlsafe(48),
        kind,
        user,
        channel,
        data,
        world.clock.now(),
        asyncio.get_running_loop().time() + seconds,
        message=message,
        shown=shown,
        opened_by=opened_by,
    )
    world.interactions[interaction.token] = interaction
    world.emit("INTERACTION_CREATE", shapes.interaction(interaction), channel=channel)
    return interaction


def for_callback(world: World, interaction_id: int, token: str) -> Interaction:
    """The interaction that a first answer is for, if that may still come."""
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise ApiError(10062)
    if interaction.answer is not None:
        raise ApiError(40060)
    if asyncio.get_running_loop().time() > interaction.deadline:
        raise ApiError(10062)
    return interaction


def for_webhook(world: World, application_id: int, token: str) -> Interaction:
    """The answered interaction that a follow-up or an edit belongs to."""
    interaction = world.interactions.get(token)
    if application_id != world.application_id or interaction is None:
        raise ApiError(10015)
    if interaction.expired(world.clock.now()):
        raise ApiError(50027)
    if interaction.answer is None:
        raise ApiError(10015)
    return interaction
