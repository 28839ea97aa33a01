"""One table as it is at a moment: who sits there, the journal as a story of turns, the position, what may be taken back.

Everything here is computed from rows and entries; nothing waits, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Literal

from .journal import ASIDES, TABLE_VERBS, Diverged, Entry, Header, Step, deal, rerun
from .kernel import Ask, End, Game, Result, View
from .preferences import Preferences
from .store import (
    Change,
    DeadlineRow,
    DraftRow,
    PlanRow,
    PlayerRow,
    SeatRow,
    Stage,
    Stored,
    StoredEntry,
    TableRow,
    VoteRow,
)
from .text import GameError, Note, Seat, Value, Who, say
from .timing import Quiet


class NoTable(GameError):
    """There is no such table."""


class LobbyError(GameError):
    """What was asked for does not fit the table's lobby, or comes too early or too late for it."""


class NotSeated(GameError):
    """The person has no seat at this table, or no longer."""


class Stale(GameError):
    """The table has moved on since the person looked at it."""


class NotNow(GameError):
    """It cannot be done at this table at the moment."""


class Frozen(GameError):
    """The table is frozen: its journal does not replay with the rules in code."""


@dataclass(frozen=True, slots=True)
class Told:
    """An entry that counts, and what it told."""

    entry: Entry
    at: datetime
    notes: tuple[Note, ...]
    closes: bool


@dataclass(frozen=True, slots=True)
class Story:
    """A journal, played.

    `asked` holds, for each due seat, the entry with which its present ask appeared; the simultaneous answer of another
    seat leaves it alone. `broken` says why the replay failed; then the story ends before the entry that did.
    """

    game: Game[Any, Any, Any]
    header: Header
    began: datetime
    entries: tuple[StoredEntry, ...]
    told: tuple[Told, ...]
    state: Any
    asked: Mapping[Seat, int]
    broken: str = ""

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].entry.seq if self.entries else 0

    def after(self, steps: Iterable[Step], at: datetime) -> Story:
        """The story with moves that were just played."""
        state, asked = self.state, self.asked
        told, entries = list(self.told), list(self.entries)
        for step in steps:
            asked = _asked(asked, _top(state), step)
            state = step.state
            told.append(Told(step.entry, at, step.notes, step.closes))
            entries.append(StoredEntry(step.entry, at))
        return replace(self, entries=tuple(entries), told=tuple(told), state=state, asked=asked)

    def back_to(self, seq: int) -> Any:
        """The position as it was right after an entry."""
        if seq >= self.head:
            return self.state
        return _position(
            self.game, self.header, (kept.entry for kept in self.entries if kept.entry.seq <= seq)
        )


def tell(game: Game[Any, Any, Any], header: Header, began: datetime, entries: Iterable[StoredEntry]) -> Story:
    """Play a journal; a failing replay is told as far as it goes, with `broken` set."""
    stored = tuple(entries)
    at = {kept.entry.seq: kept.at for kept in stored}
    told: list[Told] = []
    state: Any = None
    asked: Mapping[Seat, int] = {}
    broken = ""
    # Whatever goes wrong here, the rules in code have changed under this table: it is frozen, the others go on.
    try:
        state = deal(game, header)
        asked, ask = dict.fromkeys(game.due(state), 0), _top(state)
        for step in rerun(game, header, (kept.entry for kept in stored)):
            asked, ask = _asked(asked, ask, step), _top(step.state)
            state = step.state
            told.append(Told(step.entry, at[step.entry.seq], step.notes, step.closes))
    except Diverged as error:
        broken = str(error)
    except Exception as error:
        broken = f"after entry {told[-1].entry.seq if told else 0}: {type(error).__name__}: {error}"
    if broken and state is not None:
        state = _position(game, header, (each.entry for each in told))
    return Story(game, header, began, stored, tuple(told), state, _asked_again(asked, stored), broken)


def _position(game: Game[Any, Any, Any], header: Header, entries: Iterable[Entry]) -> Any:
    """Where entries lead that are known to replay."""
    state = deal(game, header)
    for step in rerun(game, header, entries):
        state = step.state
    return state


@dataclass(frozen=True, slots=True)
class Turn:
    """A part of the story that is told at once: the moves of a seat up to a closing one, the deal (seat None, entry 0),
    or a line of the table's own such as a move taken back. `closed` is false while the seat may go on.

    `notes` holds private ones, too: those with a `to` are for that seat alone. `taken_back` is the first entry that this line
    of the table's took back.
    """

    seat: Seat | None
    first_seq: int
    last_seq: int
    at: datetime
    notes: tuple[Note, ...]
    auto: bool
    closed: bool
    _story: Story = field(repr=False, compare=False)
    aside: bool = False
    """A line about the clocks: the board is as before."""
    taken_back: int | None = None

    def view_after(self, seat: Seat | None) -> View:
        """What a seat, or a bystander, saw right after it."""
        return self._view_at(self.last_seq, seat)

    def view_before(self, seat: Seat | None) -> View:
        """What they saw right before it; the deal has nothing before it but itself."""
        return self._view_at(max(0, self.first_seq - 1), seat)

    def _view_at(self, seq: int, seat: Seat | None) -> View:
        story = self._story
        view: View = story.game.view(story.back_to(seq), seat)
        return view


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment. Reading is all it does; see `engines.tables.Tables` for what people do.

    `votes` are the questions that are open, `answered` those decided since the last entry.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: Game[Any, Any, Any]
    deadlines: tuple[DeadlineRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()
    players: tuple[PlayerRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    _story: Story | None = field(default=None, repr=False, compare=False)
    answered: tuple[VoteRow, ...] = ()

    @property
    def head(self) -> int:
        """The number of the last journal entry."""
        return self.row.head

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that owe an answer; nobody unless the table is running."""
        return self.game.due(self.story.state) if self.row.stage is Stage.RUNNING else ()

    @property
    def over(self) -> bool:
        """Whether the table has ended, for whatever reason."""
        return self.row.stage is Stage.ENDED

    @property
    def result(self) -> Result | None:
        """Ranking and scores, when the game was played to its end."""
        return self.game.result(self.story.state) if self.row.why == "finished" else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won: by the result, or because the other side resigned. Nobody when it ended by consent."""
        if (result := self.result) is not None:
            return tuple(seat for seat, place in enumerate(result.places) if place == 1)
        if self.row.why == "resigned":
            sides = self.game.sides(self.row.setup)
            return tuple(
                seat for side in sides if any(self.seats[seat].human for seat in side) for seat in side
            )
        return ()

    @property
    def fingerprint(self) -> str:
        """What is shown of the seed from the start, so that the seed shown at the end can be checked: its SHA-256."""
        return sha256(self.row.seed.encode()).hexdigest() if self.row.seed else ""

    @property
    def story(self) -> Story:
        """The journal, played.

        Raises:
            LobbyError: the game has not begun.
            Frozen: not even the deal can be played any more.
        """
        if self._story is None:
            raise LobbyError(say("table-not-started"))
        if self._story.state is None:
            raise Frozen(say("table-frozen", seq=0))
        return self._story

    @property
    def broken(self) -> str:
        """Why the journal does not replay; empty when it does."""
        return self._story.broken if self._story is not None else ""

    @property
    def told_until(self) -> int:
        """The last entry whose position can be shown."""
        return self._story.told[-1].entry.seq if self._story is not None and self._story.told else 0

    def seat_of(self, user: int) -> Seat | None:
        """Where a person sits; somebody who resigned still counts."""
        return next((sitting.seat for sitting in self.seats if sitting.user == user), None)

    def player(self, user: int | None) -> PlayerRow | None:
        """What is known of a person who sits here."""
        return next((player for player in self.players if player.user == user), None)

    def quiet(self, user: int | None) -> Quiet | None:
        """The quiet hours of a person at this table, as they are now."""
        known = self.player(user)
        return Quiet.of(known.likes) if known is not None else None

    @property
    def asked(self) -> Mapping[Seat, int]:
        """With which entry each due seat's present ask appeared; nobody is asked before the deal."""
        return self._story.asked if self._story is not None else MappingProxyType({})

    def asked_since(self, seat: Seat) -> datetime:
        """When the present ask of a due seat appeared."""
        story = self.story
        at = {kept.entry.seq: kept.at for kept in story.entries}
        return at.get(story.asked[seat], story.began)

    def asked_at(self, seat: Seat) -> int | None:
        """The entry with which a due seat's present ask appeared."""
        return self.story.asked.get(seat) if seat in self.due else None

    def ask_of(self, seat: Seat) -> Ask | None:
        """What a seat owes now."""
        ask: Ask | None = self.story.state.todo[-1] if seat in self.due else None
        return ask

    def standing(self, seat: Seat) -> str | None:
        """The line with which a person's standing order answers what they are asked now, if it does."""
        ask = self.ask_of(seat)
        sitting = self.seats[seat]
        asked_at = self.asked_at(seat)
        if ask is None or asked_at is None or not sitting.human or not sitting.order:
            return None
        if asked_at <= sitting.ordered_at:
            return None  # it was asked before the order was given
        return self.game.standing(self.view(seat), ask, sitting.order)

    def likes(self, seat: Seat) -> Preferences:
        """What whoever sits there has chosen for themselves."""
        user = self.seats[seat].user
        return next((player.likes for player in self.players if player.user == user), Preferences())

    def plan_of(self, seat: Seat) -> PlanRow | None:
        """What a seat has planned, or what became of it."""
        return next((plan for plan in self.plans if plan.seat == seat), None)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees now, or a bystander."""
        view: View = self.game.view(self.story.state, seat)
        return view

    def turns(self) -> list[Turn]:
        """The story so far, turn by turn, beginning with the deal; what was taken back is not in it."""
        return self.turns_since(-1)

    def turns_since(self, seq: int, until: int | None = None) -> list[Turn]:
        """The turns with something told after an entry, each without what was told before it, or after `until`."""
        story = self.story
        last = story.head if until is None else until
        groups = _groups(story.told)
        turns = [
            _turn(story, told, closed=told[-1].closes or group is not groups[-1])
            for group in groups
            if (told := [each for each in group if seq < each.entry.seq <= last])
        ]
        turns += [
            _table_turn(story, kept)
            for kept in story.entries
            if _is_table_line(kept) and seq < kept.entry.seq <= last
        ]
        turns.sort(key=lambda turn: turn.last_seq)
        if seq < 0:
            begins = Note(say("table-told-start", fingerprint=self.fingerprint))
            turns.insert(0, Turn(None, 0, 0, story.began, (begins,), False, True, story))
        return turns

    def missed(self, seat: Seat) -> list[Turn]:
        """What has happened since a person last did something at their seat, without the deal; what the clock or an order
        played for them they have missed, too."""
        turns = self.turns()[1:]
        mine = [at for at, turn in enumerate(turns) if turn.seat == seat and not (turn.auto or turn.aside)]
        return turns[mine[-1] + 1 :] if mine else turns

    def journal(self) -> tuple[Header, list[Entry]]:
        """The whole journal with its seed.

        Raises:
            LobbyError: the game goes on; lines and digests would tell what is hidden.
        """
        if not self.over:
            raise LobbyError(say("table-journal-later", fingerprint=self.fingerprint))
        story = self.story
        return story.header, [kept.entry for kept in story.entries]

    def last_turn(self, seat: Seat) -> int | None:
        """The first entry of what a seat would take back: its last turn, or what it has committed of this one; after a
        revelation only what it has decided since, while nobody else has acted. An `end` alone decides nothing."""
        groups = _groups(self.story.told)
        mine = [group for group in groups if group[0].entry.seat == seat]
        if not mine:
            return None
        last = mine[-1]
        drew = [at for at, told in enumerate(last) if told.entry.drew]
        since = last[drew[-1] + 1 :] if drew and last is groups[-1] else []
        decided = any(not isinstance(self.game.notation.parse(told.entry.line), End) for told in since)
        return (since if decided else last)[0].entry.seq

    def undoable(self, seat: Seat) -> Literal["free", "consent"] | None:
        """How `last_turn` can be taken back: alone while nobody has acted since and nothing new was revealed, else with
        everybody's consent; None when there is nothing to take back, or it is too late."""
        if self.row.stage is not Stage.RUNNING or not self.seats[seat].human:
            return None
        first = self.last_turn(seat)
        if first is None:
            return None
        gone = [told.entry for told in self.story.told if told.entry.seq >= first]
        return "free" if all(entry.seat == seat and not entry.drew for entry in gone) else "consent"

    def changed(self, change: Change, story: Story | None) -> Table:
        """The table once a change is written, as reading it again would show it."""
        drafts = [draft for draft in self.drafts if draft.seat not in change.drop_drafts]
        deadlines = [deadline for deadline in self.deadlines if deadline.seat not in change.drop_deadlines]
        votes = (*self.votes, *self.answered) if change.votes is None else change.votes
        plans = [plan for plan in self.plans if plan.seat not in change.drop_plans]
        return replace(
            self,
            row=replace(change.row, revision=change.row.revision + 1),
            seats=self.seats if change.seats is None else change.seats,
            drafts=tuple(sorted([*drafts, *change.drafts], key=lambda draft: draft.seat)),
            deadlines=tuple(sorted([*deadlines, *change.deadlines], key=lambda deadline: deadline.seat)),
            votes=_open(votes),
            answered=_answered(votes),
            plans=tuple(sorted([*plans, *change.plans], key=lambda plan: plan.seat)),
            _story=story or self._story,
        )

    def question(self, kind: str) -> VoteRow | None:
        """The open question of a kind."""
        return next((vote for vote in self.votes if vote.kind == kind), None)

    def voters(self, vote: VoteRow) -> tuple[Seat, ...]:
        """Who has yet to answer a vote."""
        done = {*vote.agreed, vote.target_seq} if vote.kind == "offer" else set(vote.agreed)
        return tuple(each.seat for each in self.seats if each.human and each.seat not in done)


def snapshot(stored: Stored, game: Game[Any, Any, Any], story: Story | None) -> Table:
    """A table from its rows and its story."""
    return Table(
        stored.row,
        stored.seats,
        game,
        stored.deadlines,
        stored.drafts,
        _open(stored.votes),
        stored.players,
        stored.plans,
        story,
        _answered(stored.votes),
    )


def _open(votes: Iterable[VoteRow]) -> tuple[VoteRow, ...]:
    return tuple(vote for vote in votes if not vote.outcome)


def _answered(votes: Iterable[VoteRow]) -> tuple[VoteRow, ...]:
    return tuple(vote for vote in votes if vote.outcome)


def _top(state: Any) -> Ask | None:
    top: Ask | None = state.todo[-1] if state.todo else None
    return top


def _asked(asked: Mapping[Seat, int], before: Ask | None, step: Step) -> Mapping[Seat, int]:
    """The entries at which asks appeared, after one more step.

    A seat's ask stays the same while it is of equal content, whoever else is on it, and the seat does not answer.
    """
    ask = _top(step.state)
    if ask is None:
        return MappingProxyType({})
    same = type(ask) is type(before) and replace(ask, seats=()) == replace(before, seats=())
    return MappingProxyType(
        {
            seat: asked[seat] if same and seat in asked and seat != step.entry.seat else step.entry.seq
            for seat in ask.seats
        }
    )


def _asked_again(asked: Mapping[Seat, int], entries: tuple[StoredEntry, ...]) -> Mapping[Seat, int]:
    """The same in view of what was taken back: a seat whose own moves are gone is asked anew."""
    anew = dict(asked)
    for kept in entries:
        verb, _, rest = kept.entry.line.partition(" ")
        if verb == "undo":
            gone = {
                other.entry.seat
                for other in entries
                if int(rest) <= other.entry.seq < kept.entry.seq and not _is_table_line(other)
            }
            for seat in anew:
                if seat in gone:
                    anew[seat] = max(anew[seat], kept.entry.seq)
    return MappingProxyType(anew)


def _groups(told: tuple[Told, ...]) -> list[list[Told]]:
    """Moves as turns: one seat's, up to a closing one."""
    groups: list[list[Told]] = []
    for each in told:
        last = groups[-1][-1] if groups else None
        if last is not None and not last.closes and last.entry.seat == each.entry.seat:
            groups[-1].append(each)
        else:
            groups.append([each])
    return groups


def _turn(story: Story, told: list[Told], closed: bool) -> Turn:
    notes = tuple(note for each in told for note in each.notes)
    first, last = told[0], told[-1]
    auto = any(each.entry.auto for each in told)
    return Turn(first.entry.seat, first.entry.seq, last.entry.seq, last.at, notes, auto, closed, story)


def _is_table_line(kept: StoredEntry) -> bool:
    return kept.entry.line.partition(" ")[0] in TABLE_VERBS


def _is_aside(kept: StoredEntry) -> bool:
    return kept.entry.line.partition(" ")[0] in ASIDES


def _table_turn(story: Story, kept: StoredEntry) -> Turn:
    seat, seq = kept.entry.seat, kept.entry.seq
    assert seat is not None
    verb, _, rest = kept.entry.line.partition(" ")
    more: dict[str, Value] = {}
    if verb == "nudge":
        more["whom"] = Who(int(rest))
    elif verb == "skipped":
        more["user"] = rest
        verb = verb if rest != "0" else "skipped-nameless"
    note = Note(say(f"table-told-{verb}", who=Who(seat), **more))
    taken_back = int(rest) if verb == "undo" else None
    return Turn(seat, seq, seq, kept.at, (note,), kept.entry.auto, True, story, _is_aside(kept), taken_back)
