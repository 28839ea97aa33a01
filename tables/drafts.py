"""Drafts: a turn that a seat prepares line by line and confirms once; and how lines are committed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from zlib import crc32

from engines.core.chance import Revealing, SealedRng
from engines.core.game import AnyGame, Ask, End, EndTurn, State, View
from engines.core.journal import Entry, Step, digest, play
from engines.core.presentation import AnyPresentation
from engines.core.text import GameError, IllegalMove, NotAMove, Note, Seat, say
from tables.errors import Redrafted
from tables.story import Try, seen
from tables.table import Table

_LONGEST = 50
"""More lines than a turn has: a bound on a faulty game."""

_IDLE_MOVES = 200
"""More default moves than any turn has: a bound on a faulty game."""


@dataclass(frozen=True)
class Draft:
    """A seat's prepared turn and the position after it. Only its own seat may see it. Expensive values are computed
    when asked for.

    Attributes:
        table: as it was when the draft was looked at.
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
        tries: what `lines` did, one by one: as nothing was drawn, playing them does the same.
        mark: a short digest of all lines; hand it back as `mark`.
    """

    table: Table = field(repr=False, compare=False)
    seat: Seat
    base_seq: int
    head: int
    lines: tuple[str, ...]
    state: State
    notes: tuple[Note, ...]
    pending: str | None
    ask: Ask
    complete: bool
    plays: tuple[str, ...]
    closes: bool
    tries: tuple[Try, ...] = field(default=(), repr=False, compare=False)
    mark: str = ""

    @property
    def game(self) -> AnyGame:
        """The game's rules."""
        return self.table.game

    @property
    def presentation(self) -> AnyPresentation:
        """The game's presentation."""
        return self.table.presentation

    @cached_property
    def view(self) -> View:
        """The seat's view of that position."""
        return seen(self.game, self.state, self.seat)

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The next legal lines, common ones first; none when the draft is complete."""
        if self.complete:
            return ()
        return tuple(map(self.game.notation.format, self.presentation.offered(self.state, self.seat)))

    @property
    def choices(self) -> tuple[str, ...]:
        """The legal lines without the closing one, which confirming plays."""
        return tuple(line for line in self.legal if line != "end")

    @cached_property
    def end_reveals(self) -> bool:
        """Whether ending the turn here draws or reveals something, so that an undo needs the others."""
        if self.complete or not self.plays:
            return False
        try:
            self.game.apply(self.state, self.seat, End(), SealedRng())
        except Revealing:
            return True
        return False

    @property
    def can_confirm(self) -> bool:
        """Whether the turn may be confirmed as it is."""
        return bool(self.plays)

    @property
    def all_lines(self) -> tuple[str, ...]:
        """The drafted lines with the pending one."""
        return self.lines if self.pending is None else (*self.lines, self.pending)


def draft_of(table: Table, seat: Seat, lines: tuple[str, ...]) -> Draft:
    """Try these lines for a due seat at a table.

    Raises:
        NotAMove, IllegalMove: a line does not fit after those before it.
    """
    story = table.story
    return draft_in(
        table, seat, lines, story.state, story.ask_entries[seat], story.tries.setdefault(seat, [])
    )


def draft_in(
    table: Table,
    seat: Seat,
    lines: tuple[str, ...],
    state: State,
    base_seq: int,
    known: list[Try] | None = None,
) -> Draft:
    """Try lines from any position in which the seat is due.

    Args:
        known: what lines did that were tried out from there before, one after the other; it is brought up to date.

    Raises:
        NotAMove, IllegalMove: a line does not fit after those before it.
    """
    game = table.game
    known = [] if known is None else known
    notes: list[Note] = []
    tries: list[Try] = []
    pending: str | None = None
    handed = ends = False
    for line in lines:
        if pending is not None:
            raise IllegalMove(say("table-reveals-first", line=pending))
        if handed:
            raise IllegalMove(say("table-draft-complete", line=line))
        at = len(tries)
        if at == len(known) or known[at].line != line:
            move = game.notation.parse(line)
            ends = isinstance(move, End)
            try:
                after, new = game.apply(state, seat, move, SealedRng())
            except Revealing:
                pending = line
                continue
            known[at:] = [Try(line, after, tuple(new), ends or game.due(after) != game.due(state))]
        tries.append(known[at])
        _, state, told, handed = known[at]
        notes += [note for note in told if note.to in (None, seat)]
    complete = handed or pending is not None
    may_end = not complete and can_end(game, state, seat)
    plays = lines if complete else (*lines, game.notation.format(End())) if may_end else ()
    drafted = tuple(each.line for each in tries)
    return Draft(
        table,
        seat,
        base_seq,
        table.head,
        drafted,
        state,
        tuple(notes),
        pending,
        EndTurn((seat,)) if handed else state.todo[-1],
        complete,
        plays,
        handed or may_end or ends,
        tuple(tries),
        f"{crc32(repr((drafted, pending)).encode()) & 0xFFFF:04x}",
    )


def drafted_as_far(table: Table, seat: Seat, lines: Sequence[str], state: State) -> Draft:
    """Lines of a turn from any position in which the seat is due, as far as they can be drafted: what was guessed may not hold."""
    draft = draft_in(table, seat, (), state, table.head)
    for line in lines:
        try:
            draft = draft_in(table, seat, (*draft.all_lines, line), state, table.head)
        except GameError:
            break
    return draft


def current_draft(table: Table, seat: Seat, user: int | None, mark: str = "") -> Draft:
    """The stored draft of a seat for its present ask, or of a member of its crew; empty if others have made it impossible.

    Args:
        mark: that of the draft which the person was looking at; "" where any will do.

    Raises:
        Redrafted: it is another one by now.
    """
    asked = table.story.ask_entries[seat]
    kept = (
        [(each.base_seq, each.lines) for each in table.crew(seat) if each.user == user]
        if table.seats[seat].crew
        else [(each.base_seq, each.lines) for each in table.drafts if each.seat == seat]
    )
    lines = next((lines for base_seq, lines in kept if base_seq == asked), ())
    try:
        draft = draft_of(table, seat, lines)
    except (NotAMove, IllegalMove):
        draft = draft_of(table, seat, ())
    if mark not in ("", draft.mark):
        raise Redrafted(say("table-stale"))
    return draft


def lines_of(table: Table, text: str) -> tuple[str, ...]:
    """Split typed text into lines."""
    return tuple(table.game.notation.format(move) for move in table.game.read(text))


def with_only_moves(draft: Draft) -> Draft:
    """Extend a draft by every forced line, until there is a choice or it may be confirmed."""
    for _ in range(_LONGEST):
        if draft.pending is not None or draft.can_confirm or len(draft.choices) != 1:
            break
        draft = draft_of(draft.table, draft.seat, (*draft.lines, *draft.choices))
    return draft


def forced_lines(draft: Draft) -> tuple[str, ...]:
    """The lines of a draft beside which nothing could have been chosen."""
    lines = draft.all_lines
    earlier = (draft_of(draft.table, draft.seat, lines[:at]) for at in range(len(lines)))
    return tuple(
        line
        for line, before in zip(lines, earlier, strict=True)
        if not before.can_confirm and before.choices == (line,)
    )


def can_end(game: AnyGame, state: State, seat: Seat) -> bool:
    """Whether a seat may end its turn here."""
    return (
        End in game.notation.verbs.values()
        and seat in game.due(state)
        and game.why_not(state, state.todo[-1], seat, End()) is None
    )


def must_end(game: AnyGame, state: State, seat: Seat) -> bool:
    """Whether ending the turn is a seat's only legal move."""
    return can_end(game, state, seat) and all(isinstance(move, End) for move in game.legal(state, seat))


def confirm_lines(draft: Draft) -> list[Step]:
    """Play a confirmed draft as `play_turn`; moves already tried at this table are not played again."""
    seq = draft.table.head
    made = [
        Step(
            Entry(
                seq + nth, draft.seat, each.line, digest=digest(each.notes, draft.table.game.due(each.state))
            ),
            each.state,
            each.notes,
            each.closes,
        )
        for nth, each in enumerate(draft.tries, 1)
    ]
    return play_turn(draft.table, draft.seat, draft.plays[len(made) :], made=made)


def play_turn(
    table: Table, seat: Seat, lines: tuple[str, ...], auto: bool = False, made: Sequence[Step] = ()
) -> list[Step]:
    """Play drafted lines for good after the steps `made`. After a revelation the turn also ends if nothing else is left to do."""
    made = [*made, *play_lines(table, seat, lines, made, auto)]
    state = made[-1].state
    if not made[-1].closes and must_end(table.game, state, seat):
        end = table.game.notation.format(End())
        made += play_lines(table, seat, (end,), made, auto)
    return made


def play_lines(
    table: Table,
    seat: Seat,
    lines: tuple[str, ...],
    before: Sequence[Step] = (),
    auto: bool = False,
    skip: int = 0,
) -> list[Step]:
    """Play lines one after the other, after steps that are not committed yet.

    Args:
        skip: entry numbers left free in front, for table lines.
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
    """Play default moves until the seat has closed its turn; `before` and `skip` as for `play_lines`."""
    game = table.game
    made: list[Step] = []
    while not made or (not made[-1].closes and len(made) < _IDLE_MOVES):
        behind = [*before, *made]
        state = behind[-1].state if behind else table.story.state
        line = game.notation.format(game.idle(state, state.todo[-1], seat))
        made += play_lines(table, seat, (line,), behind, auto=True, skip=0 if made else skip)
    return made
