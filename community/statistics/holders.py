"""Who held which seat of a game, from when until when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core.table_lines import Away, Back, Gone, Resign, Substituted, parse
from engines.core.text import Seat
from data.records.rows import SeatRow, StoredEntry

UNKNOWN = 0
"""Somebody who had their name removed before stand-ins were kept."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody, or a computer, on a seat of a finished game.

    Attributes:
        nth: 0 for whoever began, 1 for their substitute, and so on.
        user: by Discord id; negative for a stand-in of somebody forgotten, 0 for one without, None for a computer from the start.
        left: the entry with which they gave up, or were taken over for good; None for whoever stayed to the end.
        until: the last entry at which the seat was theirs.
        turns: how often they answered after others had acted.
        timed, late: how many of them were on a clock, and how many of those came too late or not at all.
        waits: the seconds of each answer of their own.
        longest: the seconds for which the others waited longest, their time-outs included.
    """

    seat: Seat
    nth: int
    user: int | None
    left: int | None = None
    until: int = 0
    turns: int = 0
    timed: int = 0
    late: int = 0
    waits: tuple[int, ...] = ()
    longest: int = 0

    @property
    def stayed(self) -> bool:
        """Whether they were there at the end."""
        return self.left is None

    @property
    def began(self) -> bool:
        """Whether they played from the beginning: substitutes win and lose nothing."""
        return self.nth == 0


def holders(seats: Sequence[SeatRow], entries: Sequence[StoredEntry]) -> tuple[Holder, ...]:
    """All holders of all seats, by seat and in their order."""
    return tuple(each for seat_row in seats for each in _of_seat(seat_row, entries))


def person_of(seat_row: SeatRow) -> int | None:
    """Whose a seat is now, as `Holder.user` says it."""
    if seat_row.user is not None:
        return seat_row.user
    return (seat_row.stand_in or UNKNOWN) if seat_row.nameless else None


def _of_seat(seat_row: SeatRow, entries: Sequence[StoredEntry]) -> Iterator[Holder]:
    nth, seq = 0, 0
    left: int | None = None
    for kept in entries:
        seq = kept.entry.seq
        if kept.entry.seat != seat_row.seat:
            continue
        match parse(kept.entry.line):
            case Substituted(before):
                yield Holder(seat_row.seat, nth, before, seq if left is None else left, seq)
                nth, left = nth + 1, None
            case Away() | Gone() | Resign():
                left = seq
            case Back():
                left = None
    user = person_of(seat_row)
    # Nobody leaves a seat that was a computer's from the start.
    yield Holder(seat_row.seat, nth, user, left if user is not None else None, seq)
