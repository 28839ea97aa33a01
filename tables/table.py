"""A table at one moment: seats, the journal as a story of turns, the position, possible undos.

Everything here is computed from rows and entries; nothing waits, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType

from data.records.enums import Stage, StopReason, VoteKind
from data.records.people import PersonRow
from data.records.preferences import Preferences
from data.records.rows import (
    BackingRow,
    Change,
    DeadlineRow,
    DraftRow,
    MemberRow,
    PlanRow,
    SeatRow,
    Stored,
    TableRow,
    VoteRow,
)
from engines import PRESENTATIONS
from engines.core import fairness
from engines.core.fairness import Origin
from engines.core.game import AnyGame, Ask, Result, View
from engines.core.journal import Entry, Header
from engines.core.presentation import AnyPresentation
from engines.core.table_lines import Substituted, parse
from engines.core.text import Note, Seat, say
from tables.clocks.time_control import Quiet
from tables.crews.terms import MOST_BY_NAME, Terms
from tables.errors import Frozen, LobbyError
from tables.story import Story, Turn, seen
from tables.taking_back import TakingBack, taking_back
from tables.votes import deciding

TAKEN_FIRST = timedelta(minutes=10)
"""How long a seat that is offered waits for a substitute before a computer plays on it."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment. It only reads; see `tables.service.Tables` for actions.

    `votes` are the questions that are open, `answered` those decided since the last entry. `brought` is what an import says of its seed,
    which was made at another table. `members` are those of all crews, also who has left, and `backings` their votes.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    deadlines: tuple[DeadlineRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()
    people: tuple[PersonRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    _story: Story | None = field(default=None, repr=False, compare=False)
    answered: tuple[VoteRow, ...] = ()
    brought: Origin | None = None
    members: tuple[MemberRow, ...] = ()
    backings: tuple[BackingRow, ...] = ()
    _turns: list[Turn] = field(default_factory=list, init=False, repr=False, compare=False)
    """A cache for `turns`: empty until they are computed."""

    @property
    def head(self) -> int:
        """The number of the last journal entry."""
        return self.row.head

    @property
    def presentation(self) -> AnyPresentation:
        """Its game's presentation."""
        return PRESENTATIONS[self.row.game]

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that owe an answer; none unless the table is running."""
        return self.game.due(self.story.state) if self.row.stage is Stage.RUNNING else ()

    @property
    def over(self) -> bool:
        """Whether the table has ended, for whatever reason."""
        return self.row.stage is Stage.ENDED

    @property
    def result(self) -> Result | None:
        """Ranking and scores, if the game was played to its end. Sides whose people have all resigned come last."""
        result = self.game.result(self.story.state) if self.row.why is StopReason.FINISHED else None
        if result is None or not any(each.resigned for each in self.seats):
            return result
        sides = self.game.sides(self.row.setup)
        order = {side: (self.gone(side), result.places[side[0]]) for side in sides}
        places = {
            seat: 1 + sum(other < order[side] for other in order.values()) for side in sides for seat in side
        }
        return replace(result, places=tuple(places[seat] for seat in range(len(places))))

    def gone(self, side: Iterable[Seat]) -> bool:
        """Whether everyone of a side has resigned."""
        return all(self.seats[seat].resigned for seat in side)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners, by the result or by resignation. Nobody if it ended by consent."""
        if (result := self.result) is not None:
            return tuple(seat for seat, place in enumerate(result.places) if place == 1)
        if self.row.why is StopReason.RESIGNED:
            sides = self.game.sides(self.row.setup)
            stayed = [side for side in sides if any(self.seats[seat].human for seat in side)]
            stayed = stayed or [side for side in sides if not any(self.seats[seat].resigned for seat in side)]
            return tuple(seat for side in stayed for seat in side)
        return ()

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the bot's secret, public from when the table opens, so that the secret can be checked at the
        end. Tables by the older rule of chance have that of the seed, from the start.
        """
        secret = self.row.secret if self.row.chance > 1 else self.row.seed
        return fairness.fingerprint(secret) if secret else ""

    @property
    def origin(self) -> Origin | None:
        """The sources of its seed; None before the start, and for older tables."""
        return self.brought or self.row.origin

    @property
    def story(self) -> Story:
        """Its replayed journal.

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
    def readable_until(self) -> int:
        """The last entry whose position can be shown."""
        return self._story.played[-1].entry.seq if self._story is not None and self._story.played else 0

    def seat_of(self, user: int) -> Seat | None:
        """A person's seat, or their crew's, also after resigning."""
        crew = next((each.crew for each in self.members if each.user == user and not each.left), 0)
        mine = (
            each.seat
            for each in self.seats
            if (each.crew == crew if crew else each.user == user and not each.crew)
        )
        return next(mine, None)

    @property
    def terms(self) -> Terms | None:
        """How its crews play; None on a table without any."""
        return Terms.read(self.row.crews)

    def crew(self, seat: Seat) -> tuple[MemberRow, ...]:
        """The members of a seat's crew, in the order of joining; none where one person or a computer sits."""
        number = self.seats[seat].crew
        return tuple(each for each in self.members if number and each.crew == number and not each.left)

    def people_at(self, seat: Seat) -> tuple[int, ...]:
        """Who may play a seat: its person, or the members of its crew."""
        user = self.seats[seat].user
        if user is not None or not self.seats[seat].crew:
            return () if user is None else (user,)
        return tuple(each.user for each in self.crew(seat))

    def by_name(self, seat: Seat) -> tuple[int, ...]:
        """The users that a call of a seat pings: nobody of an open crew that is large, or that has a role."""
        people = self.people_at(seat)
        terms = self.terms if self.seats[seat].crew else None
        if terms is None or not terms.open:
            return people
        return () if terms.role is not None or len(people) > MOST_BY_NAME else people

    def role_of(self, seat: Seat) -> int | None:
        """The role that a call of a seat's crew pings."""
        terms = self.terms if self.seats[seat].crew else None
        return terms.role if terms is not None and terms.open else None

    def speaker(self, seat: Seat) -> int | None:
        """Who answers for a seat whatever is no turn: its person, or the first of its crew."""
        return next(iter(self.people_at(seat)), None)

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.seats) == self.row.setup_seats

    @property
    def people_here(self) -> tuple[int, ...]:
        """Everybody who has a seat or is in a crew."""
        return tuple(user for seat_row in self.seats for user in self.people_at(seat_row.seat))

    @property
    def players(self) -> frozenset[int]:
        """Everyone who has had a seat here, those among them whose seats were taken over."""
        lines = (parse(kept.entry.line) for kept in self.story.entries)
        before = {line.user for line in lines if isinstance(line, Substituted)}
        here = {each.user for each in self.seats if each.user is not None}
        return frozenset(before | here | {each.user for each in self.members})

    def seen_by(self, user: int) -> Seat | None:
        """The seat whose secrets a person may see. Whoever has resigned sees what bystanders see while the game goes on."""
        seat = self.seat_of(user)
        return None if seat is not None and self.seats[seat].resigned and not self.over else seat

    def person(self, user: int | None) -> PersonRow | None:
        """Stored data of a person who sits here."""
        return next((person for person in self.people if person.user == user), None)

    def quiet(self, user: int | None) -> Quiet | None:
        """The present quiet hours of a person at this table."""
        known = self.person(user)
        return Quiet.of(known.preferences) if known is not None else None

    @property
    def ask_entries(self) -> Mapping[Seat, int]:
        """The entry at which each due seat's present ask appeared; empty before the deal."""
        return self._story.ask_entries if self._story is not None else MappingProxyType({})

    def asked_since(self, seat: Seat) -> datetime:
        """When a due seat's present ask appeared."""
        return self.story.at(self.story.ask_entries[seat])

    def asked_at(self, seat: Seat) -> int | None:
        """The entry at which a due seat's present ask appeared."""
        return self.story.ask_entries.get(seat) if seat in self.due else None

    def runs_out(self, seat: Seat) -> datetime | None:
        """When a seat's clock runs out; None while it does not run."""
        return next((each.due for each in self.deadlines if each.seat == seat and each.left is None), None)

    def ask_of(self, seat: Seat) -> Ask | None:
        """A seat's present ask."""
        ask: Ask | None = self.story.state.todo[-1] if seat in self.due else None
        return ask

    def played_from(self, seat: Seat) -> datetime | None:
        """The time from which a computer plays for somebody away, after others could take the seat; None for other seats."""
        since = self.story.handed_on(seat) if self.seats[seat].away else None
        return None if since is None else since + TAKEN_FIRST

    def standing(self, seat: Seat) -> str | None:
        """The line with which a standing order answers a person's present ask, if any."""
        ask = self.ask_of(seat)
        seat_row = self.seats[seat]
        asked_at = self.asked_at(seat)
        if ask is None or asked_at is None or not seat_row.human or not seat_row.order:
            return None
        if asked_at <= seat_row.ordered_at:
            return None  # it was asked before the order was given
        return self.presentation.standing(self.view(seat), ask, seat_row.order)

    def preferences_of(self, seat: Seat) -> Preferences:
        """The preferences of a seat's person."""
        known = self.person(self.seats[seat].user)
        return known.preferences if known is not None else Preferences()

    def plan_of(self, seat: Seat) -> PlanRow | None:
        """A seat's plan, or its outcome."""
        return next((plan for plan in self.plans if plan.seat == seat), None)

    def view(self, seat: Seat | None) -> View:
        """A seat's or bystander's present view."""
        view = seen(self.game, self.story.state, seat)
        return view.stopped() if self.over and view.asks else view

    def view_since(self, seat: Seat | None) -> View:
        """A seat's or bystander's present view that also holds the one before everything that the seat has missed."""
        view = self.view(seat)
        return view if seat is None else replace(view, before=self.seen_last(seat))

    def turns(self) -> list[Turn]:
        """The story so far, turn by turn from the deal, without undone turns."""
        if not self._turns:
            self._turns.extend(self.turns_since(-1))
        return self._turns.copy()

    def turns_since(self, seq: int, until: int | None = None) -> list[Turn]:
        """The turns with something told after an entry, each without what was told before it, or after `until`."""
        turns = self.story.turns(seq, until)
        if seq < 0:
            begins = Note(say("table-told-played-on" if self.row.beginning else "table-told-start"))
            turns.insert(0, Turn(None, 0, 0, self.story.began, (begins,), False, True, self.story))
        return turns

    def turns_as_told(self, since: int, until: int) -> list[Turn]:
        """What `turns_since` gave right after the entry `until`: with turns that were undone later."""
        return replace(self, _story=self.story.then(until)).turns_since(since, until)

    def course(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's points after each turn from the deal on, the result last. Empty while nobody has any, or they
        are secret.
        """
        result = self.result
        if result is None and not self.presentation.so_far(self.view(None)):
            return ()
        standings = self.story.standings(self.presentation.stand)
        return (*(points for _, points in standings), *([result.scores] if result else []))

    def turns_of(self, seat: Seat) -> int:
        """How many turns a seat has ended, without undone ones."""
        return sum(each.closes and each.entry.seat == seat for each in self.story.played)

    def missed(self, seat: Seat) -> list[Turn]:
        """Everything since a person last acted at their seat, without the deal. What the clock or an order played for
        them counts as missed; their actions about clocks and seats do not count as acting.
        """
        own = self.last_own(seat)
        return [turn for turn in self.turns()[1:] if own is None or turn.last_seq > own.last_seq]

    def last_own(self, seat: Seat) -> Turn | None:
        """The last turn, or undo, in which a person acted at their seat."""
        turns = reversed(self.turns()[1:])
        return next((turn for turn in turns if turn.seat == seat and not (turn.auto or turn.aside)), None)

    def seen_last(self, seat: Seat) -> View | None:
        """A seat's view when it last ended a turn; None if nobody else has acted since."""
        turns = self.turns()[1:]
        mine = [
            at
            for at, turn in enumerate(turns)
            if turn.seat == seat and turn.closed and not (turn.auto or turn.aside)
        ]
        since = turns[mine[-1] + 1 :] if mine else turns
        if all(turn.seat == seat and not turn.auto for turn in since):
            return None
        return since[0].view_before(seat)

    def journal(self) -> tuple[Header, list[Entry]]:
        """The whole journal with its seed.

        Raises:
            LobbyError: the game goes on; lines and digests would tell what is hidden.
        """
        if not self.over:
            raise LobbyError(say("table-journal-later", fingerprint=self.fingerprint))
        story = self.story
        return story.header, [kept.entry for kept in story.entries]

    def taking_back(self, seat: Seat) -> TakingBack | None:
        """What a seat can undo now; None if nothing. That is so if it has not played, no person decides there, the
        game is over, or it is rated and somebody has seen the result.
        """
        if self.row.stage is not Stage.RUNNING or not self.seats[seat].human:
            return None
        back = taking_back(self.story, self.seats, seat)
        return None if back is not None and self.row.rated and not back.unseen else back

    def changed(self, change: Change, story: Story | None) -> Table:
        """The table after a written change, as reading it again would return it."""
        drafts = [draft for draft in self.drafts if draft.seat not in change.drop_drafts]
        deadlines = [deadline for deadline in self.deadlines if deadline.seat not in change.drop_deadlines]
        votes = (*self.votes, *self.answered) if change.votes is None else change.votes
        open_votes, answered = _by_outcome(votes)
        plans = [plan for plan in self.plans if plan.seat not in change.drop_plans]
        gone = {*change.drop_members, *(each.user for each in change.members)}
        members = [*(each for each in self.members if each.user not in gone), *change.members]
        backings = self.backings
        if change.backings is not None:
            backings = (*(each for each in backings if each.played), *change.backings)
        return replace(
            self,
            row=replace(change.row, revision=change.row.revision + 1),
            seats=self.seats if change.seats is None else change.seats,
            drafts=tuple(sorted([*drafts, *change.drafts], key=lambda draft: draft.seat)),
            deadlines=tuple(sorted([*deadlines, *change.deadlines], key=lambda deadline: deadline.seat)),
            votes=open_votes,
            answered=answered,
            plans=tuple(sorted([*plans, *change.plans], key=lambda plan: plan.seat)),
            members=tuple(sorted(members, key=lambda each: (each.at, each.user))),
            backings=tuple(sorted(backings, key=lambda each: (each.at, each.user, each.turn))),
            _story=story or self._story,
        )

    def question(self, kind: VoteKind) -> VoteRow | None:
        """The open question of a kind."""
        return next((vote for vote in self.votes if vote.kind == kind), None)

    def voters(self, vote: VoteRow) -> tuple[Seat, ...]:
        """The seats that have yet to answer a question."""
        return tuple(seat for seat in self.asked_by(vote) if seat not in vote.agreed)

    def asked_by(self, vote: VoteRow) -> tuple[Seat, ...]:
        """The seats that decide a question, besides its asker."""
        return deciding.deciding_seats(vote, self.seats, self.story.gone)


def snapshot(stored: Stored, game: AnyGame, story: Story | None) -> Table:
    """A table from its rows and its story."""
    open_votes, answered = _by_outcome(stored.votes)
    return Table(
        stored.row,
        stored.seats,
        game,
        stored.deadlines,
        stored.drafts,
        open_votes,
        stored.people,
        stored.plans,
        story,
        answered,
        members=stored.members,
        backings=stored.backings,
    )


def _by_outcome(votes: Iterable[VoteRow]) -> tuple[tuple[VoteRow, ...], tuple[VoteRow, ...]]:
    """The questions that are open, and those that are decided."""
    votes = tuple(votes)
    return tuple(vote for vote in votes if not vote.outcome), tuple(vote for vote in votes if vote.outcome)
