"""Proposals and votes of a crew, and which turn they decide. Pure functions.

A member proposes one turn and may vote for any number; a proposal is a vote, too. What several propose is one turn. The one with
most votes is ahead, of several the one that was backed first. It is played at its time; in a fixed crew as soon as more than
half have backed it and those who have said nothing yet could not put another one ahead of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from zlib import crc32

from data.records.rows import BackingRow, Change, MemberRow
from engines.core.journal import Step
from engines.core.text import GameError, IllegalMove, Seat, say
from tables import changes
from tables.changes import Commit
from tables.drafts import Draft, confirm_lines, draft_of
from tables.errors import NotNow, NotSeated, Stale
from tables.table import Table

_JOINT, _END = "; ", "end"


@dataclass(frozen=True, slots=True)
class Proposed:
    """A turn that was proposed in a crew.

    Attributes:
        at: when it was first backed, by somebody who still does.
        backers: who votes for it, in the order in which they did.
        proposers: those among them who have proposed it.
    """

    turn: str
    at: datetime
    backers: tuple[int, ...]
    proposers: tuple[int, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """What is played."""
        return tuple(self.turn.split(_JOINT))

    @property
    def votes(self) -> int:
        """How many vote for it."""
        return len(self.backers)

    @property
    def key(self) -> str:
        """What its buttons call it, in short."""
        return f"{crc32(self.turn.encode()):08x}"


@dataclass(frozen=True, slots=True)
class Summary:
    """How a turn of a crew was chosen: the members who had voted for it, as far as they are still known."""

    seat: Seat
    voters: tuple[MemberRow, ...]


def proposed(table: Table, seat: Seat) -> tuple[Proposed, ...]:
    """What is proposed for a crew's present ask, the leading turn first."""
    here = {each.user for each in table.crew(seat)}
    by_turn: dict[str, list[BackingRow]] = {}
    for each in _open(table, seat):
        if each.user in here:
            by_turn.setdefault(each.turn, []).append(each)
    found = [_proposed(turn, rows) for turn, rows in by_turn.items()]
    return tuple(sorted(found, key=lambda each: (-each.votes, each.at, each.turn)))


def _proposed(turn: str, rows: Iterable[BackingRow]) -> Proposed:
    rows = sorted(rows, key=lambda each: (each.at, each.user))
    proposers = tuple(each.user for each in rows if each.own)
    return Proposed(turn, rows[0].at, tuple(each.user for each in rows), proposers)


def own_proposal(table: Table, seat: Seat, user: int) -> Proposed | None:
    """What a member proposes."""
    return next((each for each in proposed(table, seat) if user in each.proposers), None)


def summaries(table: Table, first: int, last: int) -> tuple[Summary, ...]:
    """How the turns of crews among some entries were chosen. Those that the clock played were not."""
    known = {each.user: each for each in table.members}
    found = []
    for seat_row in table.seats:
        rows = [
            each for each in table.backings if each.crew == seat_row.crew and first <= each.played <= last
        ]
        voters = dict.fromkeys(each.user for each in rows if each.user in known)
        if seat_row.crew and rows:
            found.append(Summary(seat_row.seat, tuple(known[user] for user in voters)))
    return tuple(found)


def draft_to_propose(table: Table, draft: Draft) -> str:
    """A draft as a turn of its crew, spelled as what does the same was spelled first.

    Raises:
        IllegalMove: something is left to decide.
        NotNow: this seat is no crew's.
    """
    if not table.seats[draft.seat].crew:
        raise NotNow(say("table-no-crew"))
    if not draft.plays:
        raise IllegalMove(say("table-unfinished"))
    for each in sorted(proposed(table, draft.seat), key=lambda each: each.at):
        other = draft_of_turn(table, draft.seat, each)
        if other is not None and _same(other, draft):
            return each.turn
    return _JOINT.join(draft.plays)


def _same(one: Draft, other: Draft) -> bool:
    return (one.state, one.pending, one.plays[-1:]) == (other.state, other.pending, other.plays[-1:])


def draft_of_turn(table: Table, seat: Seat, turn: Proposed) -> Draft | None:
    """A proposed turn as its proposer has drafted it; None if others have made it impossible."""
    lines = turn.lines[:-1] if turn.lines[-1] == _END else turn.lines
    try:
        found = draft_of(table, seat, lines)
    except GameError:
        return None
    return found if found.plays == turn.lines else None


def with_proposal(table: Table, seat: Seat, user: int, turn: str, at: datetime) -> Commit:
    """Propose a turn in place of what one has proposed before; and play what is decided by that."""
    rows = [each for each in _open(table, seat) if not (each.user == user and each.own and each.turn != turn)]
    return _voted(table, seat, _with(table, seat, rows, user, turn, at, own=True), at)


def with_vote(table: Table, seat: Seat, user: int, key: str, yes: bool, at: datetime) -> Commit:
    """Vote for a proposed turn, or take one's vote back; and play what is decided by that.

    Raises:
        Stale: it is not proposed any more.
    """
    found = next((each for each in proposed(table, seat) if each.key == key), None)
    if found is None:
        raise Stale(say("table-stale"))
    rows = _open(table, seat)
    if yes:
        rows = _with(table, seat, rows, user, found.turn, at)
    else:
        rows = [each for each in rows if (each.user, each.turn) != (user, found.turn)]
    return _voted(table, seat, rows, at)


def _with(
    table: Table, seat: Seat, rows: list[BackingRow], user: int, turn: str, at: datetime, own: bool = False
) -> list[BackingRow]:
    before = next((each for each in rows if (each.user, each.turn) == (user, turn)), None)
    if before is not None:
        return [replace(each, own=each.own or own) if each is before else each for each in rows]
    asked, crew = table.story.ask_entries[seat], table.seats[seat].crew
    return [*rows, BackingRow(table.row.id, user, crew, asked, turn, at, own)]


def _voted(table: Table, seat: Seat, rows: list[BackingRow], at: datetime) -> Commit:
    """The votes of a crew as they are now; with the turn, if they have decided it."""
    after = replace(table, backings=(*_others(table, seat), *rows))
    if is_decided(after, seat) or is_time(after, seat, at):
        played = played_by_votes(after, seat, at)
        if played is not None:
            return played
    change = Change(table.row, backings=tuple(each for each in after.backings if not each.played))
    return Commit(change)


def is_decided(table: Table, seat: Seat) -> bool:
    """Whether a fixed crew has decided: more than half back one turn, and those who have said nothing could put no other ahead of it."""
    terms, ranked, crew = table.terms, proposed(table, seat), table.crew(seat)
    if terms is None or terms.open or not ranked:
        return False
    first, *others = ranked
    silent = len(crew) - len({user for each in ranked for user in each.backers})

    def stays_behind(other: Proposed) -> bool:
        most = other.votes + silent
        return most < first.votes or (most == first.votes and first.at <= other.at)

    return 2 * first.votes > len(crew) and all(map(stays_behind, others))


def is_time(table: Table, seat: Seat, at: datetime) -> bool:
    """Whether the time has come to count a crew's votes: from then on the first proposal is played at once."""
    clock = next((each for each in table.deadlines if each.seat == seat), None)
    return clock is not None and clock.left is None and clock.remind <= at


def played_by_votes(table: Table, seat: Seat, at: datetime) -> Commit | None:
    """Play the leading turn of a crew; None if there is none that can be played."""
    for each in proposed(table, seat) if seat in table.due else ():
        draft = draft_of_turn(table, seat, each)
        if draft is not None:
            return _played(table, seat, confirm_lines(draft), each.backers, at)
    return None


def played_by_captain(table: Table, seat: Seat, user: int, steps: Sequence[Step], at: datetime) -> Commit:
    """Play what a crew's captain has confirmed, with the votes for the same turn.

    Raises:
        NotNow: they are no captain, or the table lets none play alone.
    """
    terms, turn = table.terms, _JOINT.join(step.entry.line for step in steps)
    if terms is None or not terms.captain or table.speaker(seat) != user:
        raise NotNow(say("table-crew-proposes"))
    backers = next((each.backers for each in proposed(table, seat) if each.turn == turn), ())
    return _played(table, seat, steps, dict.fromkeys((*backers, user)), at)


def _played(table: Table, seat: Seat, steps: Sequence[Step], backers: Iterable[int], at: datetime) -> Commit:
    """Commit a crew's turn; of its votes those for this turn stay."""
    commit = changes.with_moves(table, steps, at)
    asked, crew = table.story.ask_entries[seat], table.seats[seat].crew
    turn = _JOINT.join(step.entry.line for step in steps)
    kept = [
        BackingRow(table.row.id, user, crew, asked, turn, at, played=steps[0].entry.seq) for user in backers
    ]
    others = (each for each in _others(table, seat) if not each.played)
    return replace(commit, change=replace(commit.change, backings=(*others, *kept)))


def without_member(table: Table, user: int, at: datetime) -> Commit:
    """A running table without one of a crew. The last one gives the seat up; without them the others may be agreed.

    Raises:
        NotSeated: they are in none.
    """
    member = next((each for each in table.members if each.user == user and not each.left), None)
    if member is None:
        raise NotSeated(say("table-not-seated"))
    seat = next(each.seat for each in table.seats if each.crew == member.crew)
    gone = replace(member, left=True, base_seq=0, lines=())
    members = tuple(gone if each is member else each for each in table.members)
    rows = tuple(each for each in table.backings if each.played or each.user != member.user)
    after = replace(table, members=members, backings=rows)
    if not after.crew(seat):
        commit = changes.resigned(table, seat, at) if table.seats[seat].human else Commit(Change(table.row))
    else:
        decided = seat in after.due and is_decided(after, seat)
        commit = (played_by_votes(after, seat, at) if decided else None) or Commit(Change(table.row))
    change = commit.change
    if change.backings is None:
        change = replace(change, backings=tuple(each for each in rows if not each.played))
    return replace(commit, change=replace(change, members=(gone,)))


def _open(table: Table, seat: Seat) -> list[BackingRow]:
    """The votes of a crew for its present ask."""
    crew, asked = table.seats[seat].crew, table.asked_at(seat)
    return [
        each for each in table.backings if each.crew == crew and not each.played and each.base_seq == asked
    ]


def _others(table: Table, seat: Seat) -> list[BackingRow]:
    """All but those: what was played, and the votes of other crews."""
    crew = table.seats[seat].crew
    return [each for each in table.backings if each.played or each.crew != crew]
