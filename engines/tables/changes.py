"""What an act writes: moves, a turn taken back, an end, a seat given up, each as one change. Pure functions.

Deadlines and drafts follow from one thing, since when each seat has been asked: whoever is asked anew gets a new deadline
and loses the old draft; whoever is still asked the same keeps both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from engines.core.journal import Entry, Header, Step
from engines.core.text import Seat, say
from engines.tables.clocks import deadlines
from engines.tables.clocks.time_control import Control
from engines.tables.store import Change, DeadlineRow, DraftRow, SeatRow, Stage, StoredEntry, TableRow, VoteRow
from engines.tables.story import Story, tell
from engines.tables.table import Frozen, LobbyError, NotSeated, Stale, Table


@dataclass(frozen=True, slots=True)
class Act:
    """A change, and the story after it where that is known. Nobody is told of a quiet one."""

    change: Change
    story: Story | None = None
    quiet: bool = False


def moved(table: Table, steps: Sequence[Step], at: datetime) -> Act:
    """Moves that were just played; the game may be over with them."""
    story = table.story.after(steps, at)
    row = replace(table.row, head=story.head)
    if not table.game.due(story.state):
        row = replace(row, stage=Stage.ENDED, why="finished")
    played = {step.entry.seat for step in steps if not step.entry.auto}
    seats = tuple(
        replace(seat_row, missed=0) if seat_row.missed and seat_row.seat in played else seat_row
        for seat_row in table.seats
    )
    return told(table, row, seats, story, [StoredEntry(step.entry, at) for step in steps], at)


def undone(table: Table, vote: VoteRow, at: datetime) -> Act:
    """Everything from the vote's target on taken back."""
    act = noted(table, vote.asked_by, f"undo {vote.target_seq}", at)
    assert act.story is not None
    # Whoever gets to play earlier than they had planned for wants to choose.
    early = tuple(
        replace(plan, fate="undone", fate_at=table.head + 1)
        for plan in table.plans
        if not plan.fate and plan.seat in act.story.asked
    )
    dropped = (*act.change.drop_plans, *(plan.seat for plan in early))
    return replace(act, change=replace(act.change, plans=early, drop_plans=dropped))


def stopped(table: Table, vote: VoteRow, at: datetime) -> Act:
    """The table ended by consent."""
    return noted(table, vote.asked_by, "stop", at, stage=Stage.ENDED, why="agreed")


def resigned(table: Table, seat: Seat, at: datetime) -> Act:
    """A seat given up for good: a computer plays on, unless no people are left, or one of just two sides has none."""
    people = _others(table, seat)
    sides = table.game.sides(table.row.setup)
    mine = next(side for side in sides if seat in side)
    return _given_up(table, seat, at, not people or (len(sides) == 2 and not people.intersection(mine)))


def forgotten(table: Table, seat: Seat, at: datetime) -> Act:
    """A seat whose person has their name removed: a computer plays on as long as there is anybody to play with. Whose it
    was is forgotten by the store, with all else that it holds of them."""
    return _given_up(table, seat, at, not _others(table, seat), name="", locale=None)


def redrafted(table: Table, seat: Seat, lines: tuple[str, ...]) -> Act | None:
    """A seat's draft, which is nobody else's business; None when it is that already."""
    draft = DraftRow(table.row.id, seat, table.story.asked[seat], lines)
    before = [each for each in table.drafts if each.seat == seat]
    if before == ([draft] if lines else []):
        return None
    return Act(Change(table.row, drafts=(draft,) if lines else (), drop_drafts=(seat,)), quiet=True)


def begun(table: Table, row: TableRow, seats: tuple[SeatRow, ...], at: datetime) -> Act:
    """The game dealt; `row` and `seats` are those of the running table."""
    story = tell(table.game, Header(row.game, row.setup, row.seed), at, ())
    control = Control.read(row.clock)
    if control is not None:
        seats = tuple(replace(each, bank=control.start, vacation=row.vacation) for each in seats)
    seats, new, _ = deadlines.set_anew(table, row, seats, story, at)
    return Act(Change(row, seats, deadlines=new), story)


def asking(table: Table, vote: VoteRow) -> Act:
    """A question put to all people; where nobody else is to be asked, what follows from a yes.

    Raises:
        Stale: one of this kind is open.
    """
    if not table.voters(vote):
        return carried[vote.kind](table, vote, vote.at)
    before = table.question(vote.kind)
    if before is not None and vote.at < before.until:
        raise Stale(say("table-vote-open"))
    return _asked(table, vote)


def agreed(table: Table, vote: VoteRow, seat: Seat, at: datetime) -> Act:
    """One more yes; the last one carries the question out."""
    vote = replace(vote, agreed=(*vote.agreed, seat))
    if table.voters(vote):
        return _asked(table, vote)
    act = carried[vote.kind](table, vote, at)
    others = tuple(each for each in act.change.votes or () if each.kind != vote.kind)
    return replace(act, change=replace(act.change, votes=(*others, replace(vote, outcome="yes"))))


def refused(table: Table, vote: VoteRow, seat: Seat) -> Act:
    """A no, which ends a question."""
    return _asked(table, replace(vote, outcome="no", closed_by=seat))


def lapsed(table: Table, vote: VoteRow) -> Act:
    """A question that nobody has decided in its time."""
    return _asked(table, replace(vote, outcome="expired"))


def _asked(table: Table, vote: VoteRow) -> Act:
    """A question as it stands now, in place of any other of its kind."""
    others = tuple(each for each in (*table.votes, *table.answered) if each.kind != vote.kind)
    return Act(Change(table.row, votes=(*others, vote)))


def paused(table: Table, vote: VoteRow, at: datetime) -> Act:
    """All clocks stopped by consent; whoever is asked may play all the same."""
    entries = [_line(table, vote.asked_by, "paused", at)]
    return aside(table, entries, lambda deadline: deadlines.stopped(deadline, at), paused=True)


def resumed(table: Table, seat: Seat, at: datetime) -> Act:
    """The clocks go on with what was left."""
    entries = [_line(table, seat, "resumed", at)]
    return aside(table, entries, lambda deadline: deadlines.resumed(deadline, at), paused=False)


def extended(table: Table, vote: VoteRow, at: datetime) -> Act:
    """Extra time by consent, for whoever asked for it."""
    entries = [_line(table, vote.asked_by, "extra", at)]
    seat = vote.asked_by
    return aside(table, entries, lambda each: deadlines.longer(each) if each.seat == seat else each)


def sent_away(table: Table, seat: Seat, at: datetime, line: str = "away") -> Act:
    """A seat that a computer holds until its owner is back or a substitute takes it; `line` says why: away or gone."""
    return noted(table, seat, line, at, reseated(table, seat, computer=True, away=True))


carried: Mapping[str, Callable[[Table, VoteRow, datetime], Act]] = {
    "undo": undone,
    "stop": stopped,
    "pause": paused,
    "extra": extended,
    "offer": lambda table, vote, at: sent_away(table, vote.target_seq, at),
}
"""What follows when all have agreed, by the kind of the vote. The target of an offer is the seat."""


def frozen(table: Table, at: datetime) -> Act:
    """The table put aside, because its journal does not replay; banks keep what is left."""
    left = {deadline.seat: deadlines.left(deadline, at) for deadline in table.deadlines}
    seats = tuple(replace(each, bank=left.get(each.seat, each.bank)) for each in table.seats)
    row = replace(table.row, stage=Stage.FROZEN, why="diverged")
    return Act(Change(row, seats, drop_deadlines=tuple(left), votes=()))


def abandoned(table: Table) -> Act:
    """The table ended without a result, because the place where it was told is gone."""
    dropped = tuple(deadline.seat for deadline in table.deadlines)
    return Act(Change(replace(table.row, stage=Stage.ENDED, why="gone"), drop_deadlines=dropped, votes=()))


def thawed(table: Table, at: datetime) -> Act:
    """The table brought back, because its journal replays again; whoever is due is asked anew."""
    row = replace(table.row, stage=Stage.RUNNING, why="")
    seats, new, _ = deadlines.set_anew(table, row, table.seats, table.story, at)
    return Act(Change(row, seats, deadlines=new), table.story)


def require_running(table: Table) -> None:
    """Refuse what needs a game that goes on.

    Raises:
        LobbyError: it has not begun, or is over.
        Frozen: it is frozen.
    """
    if table.row.stage is Stage.FROZEN:
        raise Frozen(say("table-frozen", seq=table.told_until))
    if table.row.stage is not Stage.RUNNING:
        raise LobbyError(say("game-over" if table.over else "table-not-started"))


def own_seat(table: Table, user: int) -> Seat:
    """The seat at which a person decides, in a game that goes on.

    Raises:
        NotSeated: they have none, have given it up, or a computer holds it for them.
        LobbyError, Frozen: as `require_running`.
    """
    seat = table.seat_of(user)
    if seat is None or not table.seats[seat].human:
        away = seat is not None and table.seats[seat].away
        raise NotSeated(say("table-you-are-away" if away else "table-not-seated"))
    require_running(table)
    return seat


def told(
    table: Table,
    row: TableRow,
    seats: tuple[SeatRow, ...],
    story: Story,
    entries: Sequence[StoredEntry],
    at: datetime,
) -> Act:
    """Entries with what follows from them: drafts, deadlines and questions of what is no longer asked go."""
    before = table.story.asked
    asked = story.asked if row.stage is Stage.RUNNING else {}
    anew = {seat: seq for seat, seq in asked.items() if before.get(seat) != seq}
    gone = tuple(
        seat_row.seat
        for seat_row in seats
        if seat_row.seat not in asked or seat_row.seat in anew or not seat_row.human
    )
    seats, new, ended = deadlines.set_anew(table, row, seats, story, at)
    change = Change(
        row,
        seats if seats != table.seats else None,
        tuple(entries),
        drop_drafts=tuple(draft.seat for draft in table.drafts if draft.seat in gone),
        deadlines=new,
        drop_deadlines=ended,
        drop_plans=tuple(
            plan.seat for plan in table.plans if row.stage is not Stage.RUNNING or not seats[plan.seat].human
        ),
        votes=_still_open(table, seats, asked) if table.votes or table.answered else None,
    )
    return Act(change, story)


def _still_open(table: Table, seats: tuple[SeatRow, ...], asked: Mapping[Seat, int]) -> tuple[VoteRow, ...]:
    """The questions that a journal line leaves open. To take something back is void with it, extra time with the answer
    that it was for; all are when other people decide, or the game ends."""
    people = [each.user for each in table.seats if each.human]
    if not asked or people != [each.user for each in seats if each.human]:
        return ()
    before = table.story.asked
    return tuple(
        vote
        for vote in table.votes
        if vote.kind != "undo"
        and (vote.kind != "extra" or asked.get(vote.asked_by) == before.get(vote.asked_by))
    )


def noted(
    table: Table,
    seat: Seat,
    line: str,
    at: datetime,
    seats: tuple[SeatRow, ...] | None = None,
    **changes: Any,
) -> Act:
    """A line of the table's own with what follows from it.

    Args:
        seats: as they are then; None if they stay.
        changes: of the table's row.
    """
    entries = [_line(table, seat, line, at)]
    row = replace(table.row, head=table.head + 1, **changes)
    return told(table, row, seats or table.seats, retold(table, entries), entries, at)


def aside(
    table: Table,
    entries: Sequence[StoredEntry],
    clocks: Callable[[DeadlineRow], DeadlineRow],
    seats: tuple[SeatRow, ...] | None = None,
    **changes: Any,
) -> Act:
    """Lines of the table's own that ask nobody anew, and what they do to the clocks; the rest as for `noted`."""
    row = replace(table.row, head=entries[-1].entry.seq, **changes)
    act = told(table, row, seats or table.seats, retold(table, entries), entries, entries[-1].at)
    new = tuple(clocks(deadline) for deadline in table.deadlines)
    gone = tuple(deadline.seat for deadline in table.deadlines)
    return replace(act, change=replace(act.change, deadlines=new, drop_deadlines=gone))


def reseated(table: Table, seat: Seat, **changes: Any) -> tuple[SeatRow, ...]:
    """All seats, with one of them changed."""
    return tuple(replace(each, **changes) if each.seat == seat else each for each in table.seats)


def _others(table: Table, seat: Seat) -> set[Seat]:
    return {each.seat for each in table.seats if each.human and each.seat != seat}


def _given_up(table: Table, seat: Seat, at: datetime, over: bool, **changes: Any) -> Act:
    seats = reseated(table, seat, computer=True, resigned=True, away=False, **changes)
    ended: dict[str, Any] = {"stage": Stage.ENDED, "why": "resigned"} if over else {}
    return noted(table, seat, "resign", at, seats, **ended)


def _line(table: Table, seat: Seat, line: str, at: datetime) -> StoredEntry:
    return StoredEntry(Entry(table.head + 1, seat, line), at)


def retold(table: Table, more: Sequence[StoredEntry]) -> Story:
    """The story with more entries, told anew."""
    story = table.story
    return tell(table.game, story.header, story.began, (*story.entries, *more))
