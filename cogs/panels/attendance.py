"""Buttons about clocks and absences, for those who are kept waiting and those who need time."""

from __future__ import annotations

from cogs.components.custom_ids import CustomId
from cogs.components.message import Button
from engines.core.text import Seat
from engines.tables.service import Table
from render.translate import word


def attendance_buttons(table: Table, seat: Seat, may_nudge: bool, locale: str) -> list[Button]:
    """What somebody at a running table can do about clocks now, and about those who keep it waiting."""
    offered = []
    if table.row.paused:
        offered.append(("pause", "button-resume"))
    elif table.deadlines:
        offered.append(("pause", "button-pause"))
        if any(deadline.seat == seat for deadline in table.deadlines):
            offered.append(("extra", "button-extra"))
    if may_nudge:
        offered.append(("nudge", "button-nudge"))
    return [Button(CustomId(name, table.row.id, table.head), word(label, locale)) for name, label in offered]
