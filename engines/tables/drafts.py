"""Drafts: a turn that a seat prepares for itself, line by line, before it confirms it once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engines.core.chance import Revealing, SealedRng
from engines.core.game import AnyGame, Ask, End, EndTurn, View
from engines.core.text import IllegalMove, Note, Seat, say
from engines.tables.table import Table


@dataclass(frozen=True)
class Draft:
    """What a seat has prepared, and where that leads. Only its own seat may see one. Looking around there is dear, and
    done when it is asked for.

    Attributes:
        base_seq: the entry with which the seat's ask appeared; the draft dies with that ask.
        head: the table's last entry when the draft was looked at; hand it back as `asked_at`.
        lines: the moves that were tried out; `state` is the position after them.
        notes: what they would tell, to everybody and to this seat.
        pending: a last line that draws or reveals something: it cannot be tried out, only confirmed.
        ask: what is to be decided next; `EndTurn` once nothing is.
        complete: whether no line can be added.
        plays: the lines that confirming plays: these, and the end of the turn where that is legal; none when something
            is left to decide first.
        closes: whether confirming ends the turn. A pending line may leave the seat with more to decide.
    """

    game: AnyGame
    seat: Seat
    base_seq: int
    head: int
    lines: tuple[str, ...]
    state: Any
    notes: tuple[Note, ...]
    pending: str | None
    ask: Ask
    complete: bool
    plays: tuple[str, ...]
    closes: bool

    @cached_property
    def view(self) -> View:
        """What the seat sees there."""
        view: View = self.game.view(self.state, self.seat)
        return view

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The lines that are legal next, the common ones first; none when the draft is complete."""
        if self.complete:
            return ()
        return tuple(map(self.game.notation.format, self.game.offered(self.state, self.seat)))

    @property
    def can_confirm(self) -> bool:
        """Whether the turn may be confirmed as it stands."""
        return bool(self.plays)

    @property
    def all_lines(self) -> tuple[str, ...]:
        """The drafted lines with the pending one."""
        return self.lines if self.pending is None else (*self.lines, self.pending)


def drafted(table: Table, seat: Seat, lines: tuple[str, ...]) -> Draft:
    """The draft of a due seat that consists of these lines.

    Raises:
        NotAMove, IllegalMove: a line does not fit behind those before it.
    """
    return tried(table, seat, lines, table.story.state, table.story.asked[seat])


def tried(table: Table, seat: Seat, lines: tuple[str, ...], state: Any, base_seq: int) -> Draft:
    """The same from any position in which the seat is due.

    Raises:
        NotAMove, IllegalMove: a line does not fit behind those before it.
    """
    game = table.game
    played: list[str] = []
    notes: list[Note] = []
    pending: str | None = None
    handed = ends = False
    for line in lines:
        if pending is not None:
            raise IllegalMove(say("table-reveals-first", line=pending))
        if handed:
            raise IllegalMove(say("table-draft-complete", line=line))
        move = game.notation.parse(line)
        ends = isinstance(move, End)
        try:
            after, told = game.apply(state, seat, move, SealedRng())
        except Revealing:
            pending = line
            continue
        notes += [note for note in told if note.to in (None, seat)]
        handed = ends or game.due(after) != game.due(state)
        state = after
        played.append(line)
    complete = handed or pending is not None
    may_end = not complete and can_end(game, state, seat)
    plays = lines if complete else (*lines, game.notation.format(End())) if may_end else ()
    return Draft(
        game,
        seat,
        base_seq,
        table.head,
        tuple(played),
        state,
        tuple(notes),
        pending,
        EndTurn((seat,)) if handed else state.todo[-1],
        complete,
        plays,
        handed or may_end or ends,
    )


def can_end(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether a seat may hand over here."""
    return (
        End in game.notation.verbs.values()
        and seat in game.due(state)
        and game.why_not(state, state.todo[-1], seat, End()) is None
    )


def must_end(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether a seat can do nothing but hand over."""
    return can_end(game, state, seat) and all(isinstance(move, End) for move in game.legal(state, seat))
