"""The protocol of the sandbox that people act in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sandbox.model.wire import PATIENCE

_T = TypeVar("_T")


class Surroundings(Protocol):
    """A sandbox that waits for what a bot does."""

    answer_seconds: float

    async def until(self, condition: Callable[[], _T], what: str = "", timeout: float = PATIENCE) -> _T:
        """Wait for a condition."""

    async def hold(self, answered: float) -> None:
        """Wait until the bot can have read the answer that it got at this time."""

    def troubles(self) -> str:
        """What went wrong so far, for messages of failures."""
