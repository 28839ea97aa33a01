"""Lists who held which seat of a game, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from data.records.finished import Holder
from data.records.rows import SeatRow, StoredEntry
from engines.core.table_lines import (
    Accepted,
    Away,
    Back,
    Gone,
    Late,
    Removed,
    Resign,
    Substituted,
    Voted,
    parse,
)

UNKNOWN = 0
"""Somebody who had their name removed before stand-ins were kept."""


def holders(seats: Sequence[SeatRow], entries: Sequence[StoredEntry], clock: bool) -> tuple[Holder, ...]:
    """All holders of all seats, by seat and in order.

    Args:
        clock: whether the table has one.
    """
    return tuple(each for seat_row in seats for each in _of_seat(seat_row, entries, clock))


def person_of(seat_row: SeatRow) -> int | None:
    """The present owner of a seat, as in `Holder.user`."""
    if seat_row.user is not None:
        return seat_row.user
    return (seat_row.stand_in or UNKNOWN) if seat_row.nameless else None


def _of_seat(seat_row: SeatRow, entries: Sequence[StoredEntry], clock: bool) -> Iterator[Holder]:
    nth, seq = 0, 0
    left: int | None = None
    late = replaced = False
    for kept in entries:
        seq = kept.entry.seq
        if kept.entry.seat != seat_row.seat:
            continue
        match parse(kept.entry.line):
            case Substituted(before):
                yield Holder(
                    seat_row.seat, nth, before, seq if left is None else left, seq, replaced=replaced
                )
                nth, left, late, replaced = nth + 1, None, False, False
            case Away() | Gone() | Accepted() | Resign():
                left = seq
            case Voted() | Removed():
                left, replaced = seq, not (clock and late)
            case Back():
                left, late, replaced = None, False, False
            case Late():
                late = True
            case None if not kept.entry.auto:
                late = False
    user = person_of(seat_row)
    # Nobody leaves a seat that was a computer's from the start.
    yield Holder(seat_row.seat, nth, user, left if user is not None else None, seq, replaced=replaced)
