"""Drafts: a turn that a seat prepares for itself, line by line, before it confirms it once; and how lines are played for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engines.core.chance import Revealing, SealedRng
from engines.core.game import AnyGame, Ask, End, EndTurn, State, View
from engines.core.journal import Entry, Step, digest, play
from engines.core.presentation import AnyPresentation
from engines.core.text import IllegalMove, NotAMove, Note, Seat, say
from tables.story import Try, seen
from tables.table import Table

_LONGEST = 50
"""More lines than a turn has: a bound on a faulty game."""

_IDLE_MOVES = 200
"""More default moves than any turn has: a bound on a faulty game."""


@dataclass(frozen=True)
class Draft:
    """What a seat has prepared, and where that leads. Only its own seat may see one. What is expensive is worked out
    when it is asked for.

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

    @property
    def game(self) -> AnyGame:
        """The game's rules."""
        return self.table.game

    @property
    def presentation(self) -> AnyPresentation:
        """How the game is told and asked."""
        return self.table.presentation

    @cached_property
    def view(self) -> View:
        """What the seat sees there."""
        return seen(self.game, self.state, self.seat)

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The lines that are legal next, the common ones first; none when the draft is complete."""
        if self.complete:
            return ()
        return tuple(map(self.game.notation.format, self.presentation.offered(self.state, self.seat)))

    @property
    def choices(self) -> tuple[str, ...]:
        """The legal lines without the closing one, which confirming plays."""
        return tuple(line for line in self.legal if line != "end")

    @cached_property
    def end_reveals(self) -> bool:
        """Whether handing over here draws or turns up something, so that taking it back is no longer the seat's own decision."""
        if self.complete or not self.plays:
            return False
        try:
            self.game.apply(self.state, self.seat, End(), SealedRng())
        except Revealing:
            return True
        return False

    def begins(self, text: str) -> bool:
        """Whether a text is the start of a legal line, and none by itself."""
        return text not in self.legal and any(line.startswith(f"{text} ") for line in self.legal)

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
    story = table.story
    return tried(table, seat, lines, story.state, story.asked[seat], story.tries.setdefault(seat, []))


def tried(
    table: Table,
    seat: Seat,
    lines: tuple[str, ...],
    state: State,
    base_seq: int,
    known: list[Try] | None = None,
) -> Draft:
    """The same from any position in which the seat is due.

    Args:
        known: what lines did that were tried out from there before, one after the other; it is brought up to date.

    Raises:
        NotAMove, IllegalMove: a line does not fit behind those before it.
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
    return Draft(
        table,
        seat,
        base_seq,
        table.head,
        tuple(each.line for each in tries),
        state,
        tuple(notes),
        pending,
        EndTurn((seat,)) if handed else state.todo[-1],
        complete,
        plays,
        handed or may_end or ends,
        tuple(tries),
    )


def drafted_so_far(table: Table, seat: Seat) -> Draft:
    """What a seat has drafted for what it is asked now; nothing if others have made that impossible."""
    asked = table.story.asked[seat]
    lines = next((each.lines for each in table.drafts if each.seat == seat and each.base_seq == asked), ())
    try:
        return drafted(table, seat, lines)
    except (NotAMove, IllegalMove):
        return drafted(table, seat, ())


def lines_of(table: Table, text: str) -> tuple[str, ...]:
    """The lines of what somebody typed."""
    return tuple(table.game.notation.format(move) for move in table.game.read(text))


def with_only_moves(draft: Draft) -> Draft:
    """The draft with every line that is the only one, until there is a choice, or the turn may be confirmed."""
    for _ in range(_LONGEST):
        if draft.pending is not None or draft.can_confirm or len(draft.choices) != 1:
            break
        draft = drafted(draft.table, draft.seat, (*draft.lines, *draft.choices))
    return draft


def can_end(game: AnyGame, state: State, seat: Seat) -> bool:
    """Whether a seat may hand over here."""
    return (
        End in game.notation.verbs.values()
        and seat in game.due(state)
        and game.why_not(state, state.todo[-1], seat, End()) is None
    )


def must_end(game: AnyGame, state: State, seat: Seat) -> bool:
    """Whether a seat can do nothing but hand over."""
    return can_end(game, state, seat) and all(isinstance(move, End) for move in game.legal(state, seat))


def confirmed(draft: Draft) -> list[Step]:
    """As `turn`, for what confirming a draft plays: what was tried out at the table as it is does not have to be played again."""
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
