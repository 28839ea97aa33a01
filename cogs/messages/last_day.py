"""Activity of the last day: interactions, pictures and problems per half hour, in memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from prometheus_client.metrics import MetricWrapperBase

from cogs.messages.metrics import INTERACTIONS, PICTURES, PROBLEMS, Problem

STEP: Final = timedelta(minutes=30)
STEPS: Final = 48

_NOBODYS_FAULT: Final = {Problem.RULES, Problem.REFUSED}


@dataclass(frozen=True, slots=True)
class Counts:
    """Totals since the start: interactions, pictures, and problems."""

    interactions: int = 0
    pictures: int = 0
    problems: int = 0

    def since(self, before: Counts) -> Counts:
        """The difference to earlier totals."""
        return Counts(
            self.interactions - before.interactions,
            self.pictures - before.pictures,
            self.problems - before.problems,
        )


def current_counts() -> Counts:
    """The present totals."""
    return Counts(
        sum(count for _, count in _samples(INTERACTIONS, "_count")),
        sum(count for _, count in _samples(PICTURES, "_count")),
        sum(count for kind, count in _samples(PROBLEMS, "_total") if kind not in _NOBODYS_FAULT),
    )


class History:
    """The half hours of the last day, newest last; `tick` ends one."""

    def __init__(self) -> None:
        self._last = current_counts()
        self._steps: deque[Counts] = deque(maxlen=STEPS)

    def tick(self) -> None:
        """End a half hour."""
        now = current_counts()
        self._steps.append(now.since(self._last))
        self._last = now

    @property
    def steps(self) -> tuple[Counts, ...]:
        """The past half hours, and the present one."""
        return (*self._steps, current_counts().since(self._last))


def _samples(metric: MetricWrapperBase, suffix: str) -> Iterator[tuple[str, int]]:
    """What was counted, with the kind of each."""
    for family in metric.collect():
        for sample in family.samples:
            if sample.name.endswith(suffix):
                yield sample.labels.get("kind", ""), int(sample.value)
