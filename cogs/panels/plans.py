"""Plans in words, present ones and their outcomes."""

from __future__ import annotations

from cogs.messages.markdown import safe
from cogs.messages.names import bold_names
from cogs.panels import labels
from data.records.rows import PlanRow
from engines.core.text import GameError
from render.sentences import foretold, sentence, word
from tables.plans import plans
from tables.table import Table


def kept_lines(table: Table, row: PlanRow, locale: str) -> list[str]:
    """A seat's plans in order: in words where they still fit, else as chosen."""
    names = bold_names(table, locale)
    said = [word("plan-waits", locale, count=len(row.plans))]
    for at, plan in enumerate(row.plans, 1):
        try:
            draft = plans.try_turn(table, row.seat, tuple(plan.split("; ")))
        except GameError:
            draft = None
        told = (
            [sentence(foretold(note.text), locale, names) for note in draft.notes]
            if draft is not None
            else []
        )
        said.append(f"{at}. {' '.join(told) or safe(plan)}")
    return said


def outcome_lines(table: Table, row: PlanRow, locale: str) -> list[str]:
    """The outcomes of a seat's plans, with reasons."""
    names = bold_names(table, locale)
    reasons = plans.reasons(table, row) if row.outcome == "dropped" else []
    return [
        word(f"plan-{row.outcome}", locale),
        *(
            word(
                "plan-reason",
                locale,
                plan=labels.spoken_lines(table.game, plan, locale),
                reason=sentence(reason, locale, names),
            )
            for plan, reason in reasons
        ),
    ]
