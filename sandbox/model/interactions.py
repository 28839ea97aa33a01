"""Interactions: one act of a person, and how the bot answers it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from sandbox.model import limits
from sandbox.model.channels import Channel
from sandbox.model.messages import InteractionMetadata, Message
from sandbox.model.platform import Event
from sandbox.model.users import User
from sandbox.model.wire import Json

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
    """The time until which the first answer counts, by the loop's clock."""
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
    lost_media: bool = False
    """Whether a bad day has refused the files of its first message."""
    answered: float = float("-inf")

    def expired(self, now: datetime) -> bool:
        """Whether its token is no longer worth anything."""
        return now - self.created > timedelta(seconds=limits.TOKEN_SECONDS)

    @property
    def metadata(self) -> InteractionMetadata:
        """What a message tells of the interaction that it answers."""
        guild = self.channel.guild
        return InteractionMetadata(
            self.id,
            self.type,
            self.user,
            guild.id if guild else None,
            self.message.id if self.message and self.type == COMPONENT else None,
            self.opened_by.metadata if self.opened_by and self.type == MODAL_SUBMIT else None,
            self._command if self.type == COMMAND else "",
        )

    @property
    def _command(self) -> str:
        words, options = [str(self.data["name"])], self.data.get("options") or []
        while options and options[0]["type"] in (1, 2):
            words.append(str(options[0]["name"]))
            options = options[0].get("options") or []
        return " ".join(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class InteractionEvent(Event):
    """An interaction that begins or has been answered."""

    interaction: Interaction
