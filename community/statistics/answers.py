"""Measures how long people let others wait: each answer's time since others acted, and whether it was late.

An answer is the first thing that a seat does after somebody else has acted, or after the deal; what it does further on in
its turn keeps nobody waiting anew. Pauses that all agreed to do not count. Quiet hours do: they are no part of the journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from data.records.finished import Holder
from data.records.rows import StoredEntry
from engines.core.game import Ask
from engines.core.journal import Entry
from engines.core.table_lines import Late, Skipped, parse
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class _Open:
    """An unanswered ask: since when, since which entry, and whether others had acted before it."""

    at: datetime
    seq: int
    fresh: bool


@dataclass(slots=True)
class _Sum:
    """Sums for one holder so far."""

    turns: int = 0
    timed: int = 0
    late: int = 0
    waits: list[int] = field(default_factory=list)
    longest: int = 0


class Answers:
    """Collects answer times from the live entries of a game, one by one.

    Args:
        entries: the whole journal.
        clock: whether the table has one.
        pauses: when the clocks stood still.
    """

    def __init__(
        self,
        held: Sequence[Holder],
        entries: Sequence[StoredEntry],
        began: datetime,
        clock: bool,
        pauses: Sequence[tuple[datetime, datetime]],
    ) -> None:
        self._held = held
        self._clock = clock
        self._pauses = pauses
        self._sums = {(each.seat, each.nth): _Sum() for each in held}
        self._open = {each.seat: _Open(began, 0, True) for each in held}
        self._began = began
        self._late = [
            (kept.entry.seat, kept.entry.seq)
            for kept in entries
            if isinstance(parse(kept.entry.line), Late | Skipped)
        ]

    def nth(self, seat: Seat, seq: int) -> int:
        """The number of a seat's holder at an entry."""
        mine = [each for each in self._held if each.seat == seat]
        return next((each.nth for each in mine if seq <= each.until), mine[-1].nth)

    def taken_back(self, at: datetime | None) -> None:
        """Note an undo before the next entry: whoever is due has waited for it."""
        if at is not None:
            self._open = {seat: replace(each, at=max(each.at, at)) for seat, each in self._open.items()}

    def answer(self, entry: Entry, at: datetime, closes: bool) -> None:
        """Note that a seat has acted."""
        assert entry.seat is not None
        asked = self._open.get(entry.seat)
        late = any(seat == entry.seat and asked and asked.seq < seq < entry.seq for seat, seq in self._late)
        if asked is None or not asked.fresh or (entry.auto and not late):
            return
        sums = self._sums[entry.seat, self.nth(entry.seat, entry.seq)]
        waited = self._between(asked.at, at)
        sums.turns += 1
        sums.timed += self._clock
        sums.late += late
        sums.longest = max(sums.longest, waited)
        if not late:
            sums.waits.append(waited)

    def asked(self, ask: Ask | None, same: bool, entry: Entry, at: datetime) -> None:
        """Note what is asked after an entry; `same`: equal to the ask before it, whoever else is asked."""
        now: dict[Seat, _Open] = {}
        for seat in ask.seats if ask is not None else ():
            known = self._open.get(seat)
            if same and known is not None and seat != entry.seat:
                now[seat] = known
            else:
                now[seat] = _Open(at, entry.seq, seat != entry.seat)
        self._open = now

    def holders(self) -> tuple[Holder, ...]:
        """All holders, with their sums."""
        found = []
        for each in self._held:
            sums = self._sums[each.seat, each.nth]
            found.append(
                replace(
                    each,
                    turns=sums.turns,
                    timed=sums.timed,
                    late=sums.late,
                    waits=tuple(sums.waits),
                    longest=sums.longest,
                )
            )
        return tuple(found)

    def _between(self, since: datetime, until: datetime) -> int:
        """Seconds between two moments, without pauses."""
        rest = sum(
            (max(timedelta(), min(until, end) - max(since, start)) for start, end in self._pauses),
            timedelta(),
        )
        return max(0, int((until - since - rest).total_seconds()))
