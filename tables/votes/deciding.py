"""Finds the seats that decide a question at a table. Pure functions.

Someone who is away still has the seat: they are asked whether the game ends, and everything where nobody else could be asked. Whoever
has left the server cannot be asked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from data.records.enums import VoteKind
from data.records.rows import SeatRow, VoteRow
from engines.core.text import Seat


def deciding_seats(vote: VoteRow, seats: Sequence[SeatRow], gone: Collection[Seat]) -> tuple[Seat, ...]:
    """The seats that decide a question, besides its asker.

    Args:
        gone: the seats whose owners have left the server.
    """
    if vote.kind is VoteKind.OFFER:
        return tuple(each.seat for each in seats if each.seat == vote.target_seq and each.human)
    others = [each for each in seats if each.seat != vote.asked_by]
    present = tuple(each.seat for each in others if each.human)
    reached = tuple(each.seat for each in others if each.human or (each.away and each.seat not in gone))
    return reached if vote.kind is VoteKind.STOP else present or reached


def has_company(seats: Sequence[SeatRow], seat: Seat, gone: Collection[Seat]) -> bool:
    """Whether a seat has other people to ask."""
    return any(each.human or (each.away and each.seat not in gone) for each in seats if each.seat != seat)
