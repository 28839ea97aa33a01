"""Two sides of a comparison take turns, so that whatever else the machine does hits both alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Paired:
    """Seconds of both sides, block by block."""

    ours: tuple[float, ...]
    theirs: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """The median of the paired ratios, ours to theirs."""
        return statistics.median(mine / other for mine, other in zip(self.ours, self.theirs, strict=True))

    @property
    def value(self) -> float:
        """The median of our side, in seconds."""
        return statistics.median(self.ours)


def timed(work: Callable[..., Any], *args: Any) -> tuple[float, Any]:
    """The processor time of a call in seconds, and what it returned."""
    began = time.process_time()
    made = work(*args)
    return time.process_time() - began, made


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
