"""How the bot reacted to one act of a person."""

from __future__ import annotations

from sandbox.model import interactions
from sandbox.model.errors import TestError
from sandbox.model.interactions import Interaction
from sandbox.model.messages import Message
from sandbox.model.wire import PATIENCE
from sandbox.people.modals import Modal
from sandbox.people.surroundings import Surroundings


class Reply:
    """The bot's first answer, and everything that follows through the same interaction."""

    def __init__(self, stage: Surroundings, interaction: Interaction) -> None:
        self._stage = stage
        self.interaction = interaction

    @property
    def type(self) -> int:
        """Discord's number of the first answer: 4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal."""
        assert self.interaction.answer is not None
        return self.interaction.answer

    @property
    def deferred(self) -> bool:
        """Whether the bot first asked for time."""
        return self.type in (interactions.THINKING, interactions.ACKNOWLEDGED)

    @property
    def message(self) -> Message:
        """The message that answers (maybe still thinking), or the one whose component was used."""
        if self.interaction.original is None:
            raise TestError(f"the bot answered with type {self.type}, not with a message")
        return self.interaction.original

    @property
    def followups(self) -> list[Message]:
        """Further messages, oldest first."""
        return self.interaction.followups

    @property
    def modal(self) -> Modal:
        """The modal that the bot opened."""
        if self.interaction.modal is None:
            raise TestError(f"the bot answered with type {self.type}, not with a modal")
        return Modal(self.interaction, self.interaction.modal)

    @property
    def choices(self) -> list[tuple[str, str | int | float]]:
        """The completions in the person's language."""
        locale = self.interaction.user.locale
        found = self.interaction.choices or []
        return [
            ((one.get("name_localizations") or {}).get(locale) or one["name"], one["value"]) for one in found
        ]

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message.ephemeral

    @property
    def text(self) -> str:
        """All words of the newest message of this interaction."""
        touched = self.interaction.touched
        return (touched[-1] if touched else self.message).text

    async def settled(self, timeout: float = PATIENCE) -> Message:
        """Wait until a deferred answer is complete; the message that was sent or changed last."""
        touched = self.interaction.touched
        if self.type == interactions.THINKING:
            await self._stage.until(lambda: not self.message.loading, "the deferred answer", timeout)
        elif self.type == interactions.ACKNOWLEDGED:
            await self._stage.until(lambda: len(touched) > 1, "an edit or a follow-up", timeout)
        elif not touched:
            return self.message
        return touched[-1]

    def __repr__(self) -> str:
        newest = self.interaction.touched[-1:] or ""
        return f"<Reply {self.interaction.answer} {newest}>"
