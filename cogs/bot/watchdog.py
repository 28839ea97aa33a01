"""Logs what holds the event loop for too long, with its stack. Meanwhile no click is answered.

A thread asks the loop for a sign a few times a second. The log gets places alone, never values: these may be secrets of a game.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final, Self

from cogs.messages.metrics import LOOP_HELD
from data.records.troubles import trouble

log = logging.getLogger(__name__)

HELD: Final = 0.25
"""Seconds without a sign that are too long."""
_PAUSE: Final = 0.125
"""Seconds from one sign to the next question."""
_DEEPEST: Final = 12
"""Places of a stack that are told, the innermost first."""
_IDLE: Final = {"select", "poll"}
"""Where a loop waits for something to do: then the machine has no time for it, and no code of ours is to blame."""


class Watchdog:
    """Watches the running event loop inside `async with`.

    Args:
        held: seconds without a sign that are too long.
    """

    def __init__(self, held: float = HELD) -> None:
        self._held = held
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    async def __aenter__(self) -> Self:
        loop, watched = asyncio.get_running_loop(), threading.get_ident()
        self._thread = threading.Thread(
            target=self._watch, args=(loop.call_soon_threadsafe, watched), name="watchdog", daemon=True
        )
        self._thread.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._stopped.set()

    def _watch(self, soon: Callable[..., object], watched: int) -> None:
        while not self._stopped.wait(_PAUSE):
            answered = threading.Event()
            try:
                soon(answered.set)
            except RuntimeError:  # the loop is closed
                return
            if not answered.wait(self._held):
                LOOP_HELD.inc()
                _tell(sys._current_frames().get(watched), self._held)
                while not answered.wait(1) and not self._stopped.is_set():
                    pass


def _tell(frame: FrameType | None, held: float) -> None:
    """Log where the loop is, one line per place and minute."""
    if frame is None or frame.f_code.co_name in _IDLE:
        return
    places: list[str] = []
    while frame is not None and len(places) < _DEEPEST:
        code = frame.f_code
        places.append(f"{Path(*Path(code.co_filename).parts[-3:])}:{frame.f_lineno} {code.co_name}")
        frame = frame.f_back
    where = " < ".join(places)
    log.warning("the event loop is held for more than %s s by %s", held, where, extra=trouble(places[0]))
