"""Rows of tables as plain values.

Only the journal decides what happened in a game; everything else here is about people, messages and time.
All datetimes know their zone, which is UTC.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from data.records.audiences import Audience
from data.records.enums import AbsenceRule, PlanOutcome, Seating, Stage, StopReason, VoteKind, VoteResult
from data.records.ids import LENGTH
from data.records.people import PersonRow
from engines.computers.levels import Level
from engines.core.fairness import Origin, Place
from engines.core.game import Setup
from engines.core.journal import Entry, Header
from engines.core.text import Seat

ASKED_FOR = timedelta(hours=24)
"""How long a question to a table stays open."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. In its lobby the seed is empty and `options` may still change.

    `clock` spells a `time_control.Control`, or is "none"; `vacation` counts the days that every seat may take. On a `paused`
    table no clock runs. `head` is the number of the last journal entry.
    `revision` counts every committed change, drafts and votes included: a change that was worked out from an older
    revision has lost a race. `rematch_of` is the ended table that this one follows; no other table can follow it, too.
    A `rated` table counts for the ratings of its people. Its opener has `removed` people from its lobby; they take no seat here again.
    In its lobby, places are kept for those who are `invited`, each an
    `data.records.invitations.Invitation`; a table that `starts_full` starts by itself when somebody takes its last seat;
    who may join by themselves is said by the `conditions`, each an `tables.conditions.Condition`.
    A table that plays a finished game on has its `beginning`, see `engines.core.journal.Header`, and counts for nothing; `source` is the table, or the
    import, that this game was played at. On a table that gives seats to `crews`, these are the `tables.crews.terms.Terms` of all of them.
    `outage_moved` is by how much outages have put off a deadline of the table at its entry `outage_head`, or when its lobby closes.

    `chance` is the rule of its chance, see `engines.core.journal.Header`. By rule 2 the `secret` is drawn when the table opens, and the seed
    follows from it and from the `parts` at Start, each an `engines.core.fairness.Place` in the order of the lobby. By rule 1 there are neither.
    """

    id: str
    game: str
    setup_seats: int
    options: tuple[tuple[str, str], ...]
    rules: int
    seed: str = field(repr=False)
    stage: Stage
    why: StopReason
    guild: int | None
    channel: int
    thread: int | None
    locale: str
    opener: int
    clock: str
    seating: Seating
    private: bool
    created_at: datetime
    head: int = 0
    started_at: datetime | None = None
    revision: int = 0
    rematch_of: str | None = None
    vacation: int = 3
    absence: AbsenceRule = AbsenceRule.IDLE
    paused: bool = False
    outage_head: int | None = None
    outage_moved: timedelta | None = None
    chance: int = 1
    secret: str = field(default="", repr=False)
    parts: tuple[str, ...] = ()
    rated: bool = False
    removed: tuple[int, ...] = ()
    invited: tuple[str, ...] = ()
    starts_full: bool = False
    conditions: tuple[str, ...] = ()
    beginning: str = field(default="", repr=False)
    source: str | None = None
    crews: str = ""

    @property
    def setup(self) -> Setup:
        """The setup of its game."""
        return Setup(self.setup_seats, self.options, self.rules)

    @property
    def header(self) -> Header:
        """The header of its journal, once the game has begun."""
        return Header(self.game, self.setup, self.seed, self.chance, self.beginning)

    @property
    def origin(self) -> Origin | None:
        """The sources of its seed; None before the start, and at tables of rule 1."""
        if not self.seed or self.chance == 1:
            return None
        places = tuple(map(Place.parse, self.parts))
        return Origin(self.id, self.secret, places, self.seating is Seating.RANDOM)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and its player. `user` None is a computer from the start, or somebody who had their name removed (see
    `nameless`); somebody who resigned keeps their name for the history, and a computer plays on. The `name` of a
    computer from the start is its number at this table, which it keeps wherever it sits; at older tables it is empty.
    `locale` is None where only a computer reads. `order` is the seat's standing order, given at the entry
    `ordered_at`: it answers what is asked from then on.

    `bank` is what the seat's clock holds while it is not asked, with the gains of `ended` turns; `vacation` counts the days
    left; `missed` the time-outs in a row. While somebody is `away` a computer plays for them, they may come back, and a
    substitute may take the seat for good. `level` is how well a computer plays here; one that plays for a person plays *normal*.

    `part` is what a person adds to the chance; it stands here until Start alone, and is `TableRow.parts`' from then on.
    Somebody who had their name removed has a random negative number as a `stand_in`, the same wherever they sat.
    The seat of a `crew`, by its number from 1 on, has no user: its people are `MemberRow`s.
    """

    table: str
    seat: Seat
    user: int | None
    name: str
    computer: bool
    locale: str | None
    resigned: bool = False
    order: str = ""
    ordered_at: int = 0
    bank: timedelta = timedelta()
    ended: int = 0
    vacation: int = 0
    missed: int = 0
    away: bool = False
    level: Level = Level.NORMAL
    part: str = ""
    stand_in: int | None = None
    crew: int = 0

    @property
    def human(self) -> bool:
        """Whether a person decides here, or did until the end; they may have had their name removed since."""
        return not self.computer

    @property
    def nameless(self) -> bool:
        """Whether its person had their name removed."""
        return not self.name and (self.resigned or not self.computer)


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """A journal entry and when it was committed."""

    entry: Entry
    at: datetime


@dataclass(frozen=True, slots=True)
class DraftRow:
    """The lines that a seat has drafted; `base_seq` is the entry with which its ask appeared."""

    table: str
    seat: Seat
    base_seq: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody in a crew of a table, and what they have drafted for its seat, as a `DraftRow`. Who has `left` after the start stays here:
    they may have seen the hand.
    """

    table: str
    user: int
    crew: int
    name: str
    locale: str
    at: datetime
    left: bool = False
    base_seq: int = 0
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BackingRow:
    """A member's vote for a turn of their crew, or their own proposal of it, which is a vote, too.

    The `turn` is its lines joined by `; `, for the ask of the entry `base_seq`. It was `played` with this entry; 0 until then.
    """

    table: str
    user: int
    crew: int
    base_seq: int
    turn: str
    at: datetime
    own: bool = False
    played: int = 0


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A seat's planned turn, or its outcome until the owner knows it.

    `plans` are whole turns in the order in which they are tried, each its lines joined by `; `, and `foretold` fingerprints
    of what each would tell. The `outcome` is from the entry `outcome_at`.
    """

    table: str
    seat: Seat
    plans: tuple[str, ...]
    foretold: tuple[str, ...]
    outcome: PlanOutcome = PlanOutcome.WAITING
    outcome_at: int = 0


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """A seat's deadline, its reminder, and whether that was sent.

    `quiet` spells the quiet hours that count, a `time_control.Quiet`. With a `left` the clock stands still, and `due` and `remind`
    only say how far apart they are. It runs from when it `begins`, which is long ago where that is not known.
    """

    table: str
    seat: Seat
    due: datetime
    warned: bool
    remind: datetime
    quiet: str = ""
    left: timedelta | None = None
    begins: datetime | None = None


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A question to a table: undo from `target_seq`, stop, pause, extra time, or hand on seat `target_seq`.
    `tables.votes.deciding` says who is asked.

    `head` is the table's last entry when it was asked. A no was said by the seat `closed_by`.
    """

    table: str
    kind: VoteKind
    target_seq: int
    head: int
    asked_by: Seat
    agreed: tuple[Seat, ...]
    at: datetime
    outcome: VoteResult = VoteResult.OPEN
    closed_by: Seat | None = None

    @property
    def until(self) -> datetime:
        """When it lapses."""
        return self.at + ASKED_FOR


NO_ZONE = "UTC"
"""The time zone where none is chosen."""


@dataclass(frozen=True, slots=True)
class GuildRow:
    """A server's settings; the defaults settle nothing.

    `locale` is the language of new tables. Tables are opened in `channels` alone, by whoever has the role `creators`; a
    person sits at no more than `most` tables at once. Whoever has the role `moderators` moderates tables. `defaults` are what new
    tables begin with, each spelled `name value`: `clock 24h`, or `armadora.advanced yes`. From `needed` finished games on
    somebody's figures count for the conditions of lobbies; `zone` is a default, too. Whoever has the role `called` is called once a day when tables seek players.
    """

    guild: int
    locale: str | None = None
    channels: tuple[int, ...] = ()
    creators: int | None = None
    most: int | None = None
    moderators: int | None = None
    defaults: tuple[str, ...] = ()
    needed: int | None = None
    called: int | None = None

    @property
    def zone(self) -> str:
        """The time zone in which times are spelled out for everybody here."""
        return self.default("zone") or NO_ZONE

    def default(self, name: str) -> str | None:
        """A default of new tables.

        >>> GuildRow(1, defaults=("clock 24h",)).default("clock")
        '24h'
        """
        found = (each.partition(" ") for each in self.defaults)
        return next((value for known, _, value in found if known == name), None)

    def with_default(self, name: str, value: str) -> GuildRow:
        """The settings with another default; "" removes it."""
        others = tuple(each for each in self.defaults if each.partition(" ")[0] != name)
        return replace(self, defaults=(*others, f"{name} {value}") if value else others)


@dataclass(frozen=True, slots=True)
class SurfaceRow:
    """A message that the bot owns, for one audience of a table, and the entry that it shows."""

    table: str
    audience: Audience
    channel: int
    message: int | None
    shown_seq: int


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message that tells a table's story after the entry `since` up to `until`. With the journal this says all that
    the message is made of. `drawn` is the last entry when its buttons were drawn, None for one without.
    """

    table: str
    message: int
    channel: int
    since: int
    until: int
    drawn: int | None


@dataclass(frozen=True, slots=True)
class OutageRow:
    """A time in which nobody in a part of all servers could be reached. The `part` spells a `parts.Part`."""

    part: str
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class OwedMessageRow:
    """A direct message that a table owes a person because no channel could be opened. It is tried again from `at` on;
    its content follows from the table.
    """

    table: str
    user: int
    at: datetime


@dataclass(frozen=True, slots=True)
class HeldCallRow:
    """A call of a person by a message that did not notify them, made from `at` on or said by their digest.

    `words` are what a phone shows. Nobody is called by a message that is gone or does not concern them any more. What it calls to
    waits `until` then; whether it is their `turn` is known by the table as well.
    """

    message: int
    user: int
    channel: int
    guild: int | None
    words: str
    at: datetime
    until: datetime | None = None
    turn: bool = False


@dataclass(frozen=True, slots=True)
class DigestRow:
    """Somebody's next digest: when it is `due`, and from when on it is tried."""

    user: int
    due: datetime
    at: datetime


IMPORT_MARK = "i"
"""What an import's id begins with."""


def is_import(id: str) -> bool:
    """Whether an id is an import's; table ids have no mark."""
    return len(id) > LENGTH and id.startswith(IMPORT_MARK)


@dataclass(frozen=True, slots=True)
class ImportRow:
    """A checked game file that a person has brought. One that is being checked, or was refused lately, has no text."""

    id: str
    user: int
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class SketchRow:
    """A private copy of a game, to try moves on. It holds the position of a table or import after the entry `base`,
    and the `lines` played on it since, with the `seed` of its own chance.

    `guessed`: what the seat `viewer`, None for a bystander, could not see then is dealt anew, because the game was going on.
    """

    id: str
    user: int
    source: str
    base: int
    guessed: bool
    viewer: Seat | None
    seed: str
    lines: tuple[str, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class Stored:
    """All rows of one table except entries, as of one moment. `people` are those of its people that are known."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    drafts: tuple[DraftRow, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()
    people: tuple[PersonRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    members: tuple[MemberRow, ...] = ()
    backings: tuple[BackingRow, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredPanel:
    """A table's rows for one person's panel: with their note, and the games whose lessons they have begun."""

    table: Stored
    note: str
    learned: frozenset[str]


@dataclass(frozen=True, slots=True)
class Change:
    """One transaction on a table.

    `row` is the table afterwards, with the `revision` that it was read at. None leaves seats or votes as they are.
    What is in neither `drafts` nor `drop_drafts` stays, and so with deadlines, plans and members; dropping comes first.
    The `backings` take the place of all that are not played yet; None leaves them.
    `before` is the table as it was read: where it is known, only what has changed of it is written. The running tables of
    the person `seats_of` are looked up on the way.
    """

    row: TableRow
    seats: tuple[SeatRow, ...] | None = None
    entries: tuple[StoredEntry, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    drop_drafts: tuple[Seat, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    drop_deadlines: tuple[Seat, ...] = ()
    votes: tuple[VoteRow, ...] | None = None
    plans: tuple[PlanRow, ...] = ()
    drop_plans: tuple[Seat, ...] = ()
    members: tuple[MemberRow, ...] = ()
    drop_members: tuple[int, ...] = ()
    backings: tuple[BackingRow, ...] | None = None
    before: TableRow | None = None
    seats_of: int | None = None


def notice_fact(table: str) -> str:
    """The name of the fact that stores when a table's removal was announced."""
    return f"removal {table}"
