"""A finished game as one value: who held which seat until when, the result, the points by source, times, records, luck.

Everything follows from the journal with its times, the table's row and who sits there. What was taken back counts for nothing,
not even as time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from engines.core.game import AnyGame, Ask, Result, State
from engines.core.journal import deal, rerun
from engines.core.table_lines import Paused, Resumed, Undo, parse
from engines.core.text import Seat, Several, Text, Value, Who
from community.statistics.answers import Answers
from community.statistics.holders import Holder, holders
from tables.clocks.time_control import NO_CLOCK
from data.records.enums import StopReason
from data.records.rows import SeatRow, StoredEntry, TableRow

VERSION = 2
"""Raised when games are to be summed up otherwise than before; then every process does so anew, in the background."""

ENDS = (StopReason.FINISHED, StopReason.RESIGNED, StopReason.AGREED)
"""The ends that are remembered; a table that is gone, or never began, leaves nothing."""


@dataclass(frozen=True, slots=True)
class Source:
    """A line of the score sheet: the key of its name, and the points of every seat."""

    label: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that can be a record: the key of the remark that told it, by which seat, and how much it was."""

    name: str
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Chances:
    """What chance gave a holder of a seat: how often, how much in all, and how much was to be expected, in thousandths."""

    name: str
    seat: Seat
    nth: int
    count: int
    value: int
    expected: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over.

    Attributes:
        people: how many people it began with; records, streaks and luck count from two on.
        holders: by seat, whoever began first.
        places: by seat, 1 is first; empty where the game ended without a score.
        scores: as `places`.
        margin: points between the first side and the second; None without a score.
        comeback: the seat that won alone after having been furthest behind, and by how many points; None if nobody did.
        turns: how many turns were ended.
    """

    table: str
    game: str
    guild: int | None
    seats: int
    options: tuple[tuple[str, str], ...]
    rules: int
    why: StopReason
    rated: bool
    private: bool
    started_at: datetime
    ended_at: datetime
    people: int
    holders: tuple[Holder, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    sources: tuple[Source, ...]
    feats: tuple[Feat, ...]
    chances: tuple[Chances, ...]
    margin: int | None
    comeback: tuple[Seat, int] | None
    turns: int

    @property
    def counts(self) -> bool:
        """Whether it counts for records, streaks and luck: people played each other, to the end."""
        return self.people > 1 and self.why is StopReason.FINISHED

    def corrected(self, places: Sequence[int]) -> FinishedGame:
        """The same with the places that an organiser has put right, by seat; without any it counts for nothing, as if all had
        agreed to end it."""
        if places:
            return replace(self, places=tuple(places), margin=None, comeback=None)
        return replace(
            self, why=StopReason.AGREED, places=(), scores=(), sources=(), feats=(), chances=(),
            margin=None, comeback=None,
        )  # fmt: skip

    @property
    def best_feats(self) -> tuple[Feat, ...]:
        """What can be a record, at games that count: of what a seat did several times, the best."""
        best: dict[tuple[str, Seat], Feat] = {}
        for each in self.feats if self.counts else ():
            known = best.setdefault((each.name, each.seat), each)
            best[each.name, each.seat] = max(known, each, key=lambda feat: feat.value)
        return tuple(best.values())

    def place_of(self, held: Holder) -> int | None:
        """Where somebody ended; who left has no place, and without a score those are first who stayed to the end."""
        if not held.stayed:
            return None
        if self.places:
            return self.places[held.seat]
        return 1 if self.why is StopReason.RESIGNED and held.user is not None else None


def finished_game(
    game: AnyGame, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[StoredEntry]
) -> FinishedGame:
    """What an ended table comes to.

    Args:
        entries: the whole journal.

    Raises:
        Diverged, GameError: the journal does not replay.
        ValueError: the table has not ended in one of `ENDS`.
    """
    if row.why not in ENDS or row.started_at is None:
        raise ValueError(f"table {row.id} has no end to remember")
    held = holders(seats, entries)
    played = _play(game, row, entries, held)
    sides = game.sides(row.setup)
    result = played.result if row.why is StopReason.FINISHED else None
    return FinishedGame(
        row.id,
        row.game,
        row.guild,
        row.setup_seats,
        row.options,
        row.rules,
        row.why,
        row.rated,
        row.private,
        row.started_at,
        entries[-1].at if entries else row.started_at,
        sum(not each.nth and each.user is not None for each in held),
        played.holders,
        result.places if result else (),
        result.scores if result else (),
        sides,
        tuple(_sources(result)) if result else (),
        tuple(_feats(game, result)) if result else (),
        played.chances,
        _margin(result, sides) if result else None,
        _comeback(result, played.behind) if result else None,
        played.turns,
    )


@dataclass(frozen=True, slots=True)
class _Played:
    """What playing a journal again shows; `behind` is by how much each seat was furthest behind."""

    result: Result | None
    holders: tuple[Holder, ...]
    chances: tuple[Chances, ...]
    behind: tuple[int, ...]
    turns: int


def _play(game: AnyGame, row: TableRow, entries: Sequence[StoredEntry], held: tuple[Holder, ...]) -> _Played:
    at = {kept.entry.seq: kept.at for kept in entries}
    undone = [kept for kept in entries if isinstance(parse(kept.entry.line), Undo)]
    assert row.started_at is not None
    answers = Answers(held, entries, row.started_at, row.clock != NO_CLOCK, tuple(_pauses(entries)))
    luck: dict[tuple[str, Seat, int], tuple[int, int, int]] = {}
    behind = [0] * row.setup_seats
    header = row.header
    state: State = deal(game, header)
    turns, before, last = 0, 0, _top(state)
    for step in rerun(game, header, (kept.entry for kept in entries)):
        state, entry = step.state, step.entry
        assert entry.seat is not None
        again = [kept.at for kept in undone if before < kept.entry.seq < entry.seq]
        answers.taken_back(again[-1] if again else None)
        answers.answer(entry, at[entry.seq], step.closes)
        ask = _top(state)
        answers.asked(ask, _same(ask, last), entry, at[entry.seq])
        before, last = entry.seq, ask
        for each in game.chances(state, step.notes):
            key = each.name, each.seat, answers.nth(each.seat, entry.seq)
            count, value, expected = luck.get(key, (0, 0, 0))
            luck[key] = count + each.count, value + each.value, expected + each.expected
        if step.closes:
            turns += 1
            stand = game.stand(state)
            for seat, points in enumerate(stand):
                behind[seat] = max(behind[seat], max(stand) - points)
    chances = tuple(Chances(*key, *sums) for key, sums in sorted(luck.items()))
    return _Played(game.result(state), answers.holders(), chances, tuple(behind), turns)


def _top(state: State) -> Ask | None:
    top: Ask | None = state.todo[-1] if state.todo else None
    return top


def _same(ask: Ask | None, before: Ask | None) -> bool:
    """Whether a seat that was asked the one is still asked the other."""
    return type(ask) is type(before) and (
        ask is None or before is None or replace(ask, seats=()) == replace(before, seats=())
    )


def _pauses(entries: Iterable[StoredEntry]) -> Iterator[tuple[datetime, datetime]]:
    """When the clocks stood still by consent; one that nobody ended lasts until the last entry."""
    since, last = None, None
    for kept in entries:
        line, last = parse(kept.entry.line), kept.at
        if isinstance(line, Paused):
            since = kept.at
        elif isinstance(line, Resumed) and since is not None:
            yield since, kept.at
            since = None
    if since is not None and last is not None:
        yield since, last


def _sources(result: Result) -> Iterator[Source]:
    """The lines by their names, of which a score sheet may have several alike."""
    sums: dict[str, tuple[int, ...]] = {}
    for line in result.sheet:
        if any(line.points):
            known = sums.get(line.label.key, (0,) * len(line.points))
            sums[line.label.key] = tuple(map(sum, zip(known, line.points, strict=True)))
    return (Source(label, points) for label, points in sums.items())


def are_places(places: Sequence[int], seats: int) -> bool:
    """Whether so many seats can have ended like this: everybody's place is one more than those who are ahead.

    >>> are_places((1, 1, 3), 3), are_places((1, 1, 2), 3), are_places((1, 2), 3)
    (True, False, False)
    """
    return len(places) == seats and all(
        place == 1 + sum(other < place for other in places) for place in places
    )


def _feats(game: AnyGame, result: Result) -> Iterator[Feat]:
    """The score of every seat, and the remarks that name a record."""
    for seat, score in enumerate(result.scores):
        yield Feat("score", seat, score)
    for remark in result.remarks:
        values = dict(remark.args)
        value = values.get(game.feats.get(remark.key, ""))
        if isinstance(value, int):
            for seat in sorted(set(_seats(values["who"]))):
                yield Feat(remark.key, seat, value)


def _seats(value: Value) -> Iterator[Seat]:
    """All seats that a value names."""
    match value:
        case Who(seat):
            yield seat
        case Several(items):
            for item in items:
                yield from _seats(item)
        case Text(_, args):
            for _, item in args:
                yield from _seats(item)


def _margin(result: Result, sides: Sequence[Sequence[Seat]]) -> int | None:
    best = sorted(((result.places[side[0]], -_points(result, side)) for side in sides), key=lambda each: each)
    return best[1][1] - best[0][1] if len(best) > 1 else None


def _points(result: Result, side: Sequence[Seat]) -> int:
    """The points of a side: partners either share one score, or each has a part of it."""
    scores = [result.scores[seat] for seat in side]
    return scores[0] if len(set(scores)) == 1 else sum(scores)


def _comeback(result: Result, behind: Sequence[int]) -> tuple[Seat, int] | None:
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    return (winners[0], behind[winners[0]]) if len(winners) == 1 and behind[winners[0]] else None
