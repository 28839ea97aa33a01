"""Turns a finished game into one value: holders of seats, result, sources of points, times, records, luck.

Everything follows from the journal with its times, the table's row and who sits there. What was taken back counts for nothing,
not even as time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from community.statistics.answers import Answers
from community.statistics.holders import holders
from data.records.enums import StopReason
from data.records.finished import ENDS, Chances, Feat, FinishedGame, Holder, Source
from data.records.rows import SeatRow, StoredEntry, TableRow
from engines import PRESENTATIONS
from engines.core.game import AnyGame, Ask, Result, State
from engines.core.journal import deal, rerun
from engines.core.table_lines import Paused, Resumed, Undo, parse
from engines.core.text import Seat, Several, Text, Value, Who
from tables.clocks.time_control import NO_CLOCK


def finished_game(
    game: AnyGame, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[StoredEntry]
) -> FinishedGame:
    """The value of an ended table.

    Args:
        entries: the whole journal.

    Raises:
        Diverged, GameError: the journal does not replay.
        ValueError: the table has not ended in one of `ENDS`.
    """
    if row.why not in ENDS or row.started_at is None:
        raise ValueError(f"table {row.id} has no end to remember")
    held = holders(seats, entries, row.clock != NO_CLOCK)
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
        0 if row.crews else sum(not each.nth and each.user is not None for each in held),
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
    """Data from replaying a journal; `behind` is each seat's largest deficit."""

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
    header, presentation = row.header, PRESENTATIONS[game.name]
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
        for each in presentation.chances(state, step.notes):
            key = each.name, each.seat, answers.nth(each.seat, entry.seq)
            count, value, expected = luck.get(key, (0, 0, 0))
            luck[key] = count + each.count, value + each.value, expected + each.expected
        if step.closes:
            turns += 1
            stand = presentation.stand(state)
            for seat, points in enumerate(stand):
                behind[seat] = max(behind[seat], max(stand) - points)
    chances = tuple(Chances(*key, *sums) for key, sums in sorted(luck.items()))
    return _Played(game.result(state), answers.holders(), chances, tuple(behind), turns)


def _top(state: State) -> Ask | None:
    top: Ask | None = state.todo[-1] if state.todo else None
    return top


def _same(ask: Ask | None, before: Ask | None) -> bool:
    """Whether two asks leave a seat with the same question."""
    return type(ask) is type(before) and (
        ask is None or before is None or replace(ask, seats=()) == replace(before, seats=())
    )


def _pauses(entries: Iterable[StoredEntry]) -> Iterator[tuple[datetime, datetime]]:
    """The pauses by consent; an unended one lasts until the last entry."""
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
    """The score sheet's lines by source; lines of the same source are added."""
    sums: dict[str, tuple[int, ...]] = {}
    for line in result.sheet:
        if any(line.points):
            known = sums.get(line.source, (0,) * len(line.points))
            sums[line.source] = tuple(map(sum, zip(known, line.points, strict=True)))
    return (Source(label, points) for label, points in sums.items())


def are_places(places: Sequence[int], seats: int) -> bool:
    """Whether `seats` seats can have these places: each is one more than the seats ahead.

    >>> are_places((1, 1, 3), 3), are_places((1, 1, 2), 3), are_places((1, 2), 3)
    (True, False, False)
    """
    return len(places) == seats and all(
        place == 1 + sum(other < place for other in places) for place in places
    )


def _feats(game: AnyGame, result: Result) -> Iterator[Feat]:
    """Every seat's score, and the remarks that can be records."""
    for seat, score in enumerate(result.scores):
        yield Feat("score", seat, score)
    for remark in result.remarks:
        values = dict(remark.args)
        value = values.get(PRESENTATIONS[game.name].feats.get(remark.key, ""))
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
    """The points of a side; partners share one score or have parts of it."""
    scores = [result.scores[seat] for seat in side]
    return scores[0] if len(set(scores)) == 1 else sum(scores)


def _comeback(result: Result, behind: Sequence[int]) -> tuple[Seat, int] | None:
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    return (winners[0], behind[winners[0]]) if len(winners) == 1 and behind[winners[0]] else None
