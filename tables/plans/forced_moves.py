"""Finds moves that leave a seat no choice."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from engines.core.chance import Revealing, SealedRng
from engines.core.game import End
from engines.core.table_lines import Undo, parse
from engines.core.text import Seat
from tables.table import Table

_LONGEST = 20
"""More lines than a forced turn has: a bound on a faulty game."""


@dataclass(frozen=True, slots=True)
class Forced:
    """The only lines that a seat can play; `whole` if they are its turn, else it decides after what the last one reveals."""

    lines: tuple[str, ...]
    whole: bool


def forced_move(table: Table, seat: Seat) -> Forced | None:
    """The forced lines of a due seat: a whole turn, or the lines up to a roll that needs no decision.

    A list that may be put together freely is a choice; and who has just taken a turn back wants to choose.
    """
    if (
        seat not in table.due
        or not table.seats[seat].human
        or any(draft.seat == seat for draft in table.drafts)
    ):
        return None
    game, story = table.game, table.story
    last = story.entries[-1].entry if story.entries else None
    if last is not None and last.seat == seat and isinstance(parse(last.line), Undo):
        return None
    state = story.state
    lines: list[str] = []
    while len(lines) < _LONGEST:
        moves = list(islice(game.legal(state, seat), 2))
        if len(moves) != 1:
            return None
        line = game.notation.format(moves[0])
        tokens = tuple(line.split())
        if any(table.presentation.parts(game.view(state, seat), tokens[:at]) for at in range(1, len(tokens))):
            return None
        lines.append(line)
        if isinstance(moves[0], End):
            return Forced(tuple(lines), True)
        try:
            after, _ = game.apply(state, seat, moves[0], SealedRng())
        except Revealing:
            return Forced(tuple(lines), False) if tokens[0] in table.presentation.at_once else None
        if game.due(after) != game.due(state):
            return Forced(tuple(lines), True)
        state = after
    return None


def forces(table: Table, seat: Seat) -> Forced | None:
    """The forced lines that are played for a seat: if its owner wants that, or everybody sees that only the end of
    the turn is left.
    """
    if seat not in table.due:
        return None
    forced = forced_move(table, seat)
    if forced is None or table.preferences_of(seat).forced:
        return forced
    # Asked last: it needs a view, which takes longer than all the rest, and hardly any seat gets as far.
    return forced if table.presentation.turn_is_over(table.view(None)) else None
