"""Lines played for good: the journal entries of a turn, before they are committed."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.game import End
from engines.core.journal import Entry, Step, digest, play
from engines.core.text import Seat
from tables.drafts import Draft, must_end
from tables.table import Table

_IDLE_MOVES = 200
"""More default moves than any turn has: a bound on a faulty game."""


def confirmed(draft: Draft) -> list[Step]:
    """As `turn`, for what confirming a draft plays: what was tried out at the table as it is does not have to be played again."""
    seq = draft.table.head
    made = [
        Step(
            Entry(seq + nth, draft.seat, each.line, digest=digest(each.notes, draft.game.due(each.state))),
            each.state,
            each.notes,
            each.closes,
        )
        for nth, each in enumerate(draft.tries, 1)
    ]
    return turn(draft.table, draft.seat, draft.plays[len(made) :], made=made)


def turn(
    table: Table, seat: Seat, lines: tuple[str, ...], auto: bool = False, made: Sequence[Step] = ()
) -> list[Step]:
    """Drafted lines played for good, behind those that are `made`; after a revelation also the end of the turn, when nothing else is
    left to do."""
    made = [*made, *steps(table, seat, lines, made, auto)]
    state = made[-1].state
    if not made[-1].closes and must_end(table.game, state, seat):
        end = table.game.notation.format(End())
        made += steps(table, seat, (end,), made, auto)
    return made


def steps(
    table: Table,
    seat: Seat,
    lines: tuple[str, ...],
    before: Sequence[Step] = (),
    auto: bool = False,
    skip: int = 0,
) -> list[Step]:
    """Lines played one after the other, behind steps that are not committed yet.

    Args:
        skip: entry numbers left free in front, for lines of the table's own.
    """
    story = table.story
    state, seq = (before[-1].state, before[-1].entry.seq) if before else (story.state, table.head)
    seq, count = seq + skip, story.moves + len(before)
    made: list[Step] = []
    for line in lines:
        seq, count = seq + 1, count + 1
        move = table.game.notation.parse(line)
        made.append(play(table.game, state, seat, move, story.header.rng(seq, count), seq, auto))
        state = made[-1].state
    return made


def idle_turn(table: Table, seat: Seat, before: Sequence[Step] = (), skip: int = 0) -> list[Step]:
    """Default moves until the seat has closed its turn; `before` and `skip` as for `steps`."""
    game = table.game
    made: list[Step] = []
    while not made or (not made[-1].closes and len(made) < _IDLE_MOVES):
        behind = [*before, *made]
        state = behind[-1].state if behind else table.story.state
        line = game.notation.format(game.idle(state, state.todo[-1], seat))
        made += steps(table, seat, (line,), behind, auto=True, skip=0 if made else skip)
    return made
