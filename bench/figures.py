"""Figures with their goals, as a table and as JSON."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value.

    `ratio` is how it compares with what `against` names, measured in the same run. A goal is about the ratio where there is one,
    else about the value: at most `most`, or at least `least`.
    """

    name: str
    value: float
    unit: str
    ratio: float | None = None
    against: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None if there is none."""
        judged = self.value if self.ratio is None else self.ratio
        if self.most is not None:
            return judged <= self.most
        return judged >= self.least if self.least is not None else None


def table(figures: Sequence[Figure]) -> str:
    """Aligned lines, one per figure."""
    rows = [_row(each) for each in figures]
    widths = [max(len(row[at]) for row in rows) for at in range(5)] if rows else []
    return "\n".join(
        f"{row[0]:<{widths[0]}}  {row[1]:>{widths[1]}} {row[2]:<{widths[2]}}  {row[3]:>{widths[3]}}  {row[4]}".rstrip()
        for row in rows
    )


def save(parts: dict[str, list[Figure]], file: Path) -> None:
    """Write the figures of every part with what is known of the machine."""
    file.parent.mkdir(parents=True, exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": _cores()}
    found: dict[str, Any] = {
        part: [asdict(each) | {"met": each.met} for each in figures] for part, figures in parts.items()
    }
    file.write_text(json.dumps({"machine": machine, "parts": found}, indent=1) + "\n", encoding="utf-8")


def _row(figure: Figure) -> tuple[str, str, str, str, str]:
    against = f"{figure.ratio:.2f} x {figure.against}" if figure.ratio is not None else ""
    goal = ""
    if figure.met is not None:
        sign, bound = ("≤", figure.most) if figure.most is not None else ("≥", figure.least)
        goal = f"goal {sign} {bound:g}: {'met' if figure.met else 'MISSED'}"
    return figure.name, _number(figure.value), figure.unit, against, goal


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _cores() -> int:
    from os import sched_getaffinity

    return len(sched_getaffinity(0))
