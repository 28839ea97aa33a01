"""Finds what a seat may undo, and what its buttons and notices say. Pure functions.

A seat's last turn is its own to take back until somebody else has acted or something new was seen; then the other people
are asked. Who plays among computers alone asks nobody; someone who is away is no computer. At a rated table nothing else is taken back. The end of a game is final.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from data.records.rows import SeatRow
from engines.core.game import AnyGame, End
from engines.core.text import Seat
from tables.story import PlayedEntry, Story
from tables.votes.deciding import has_company


@dataclass(frozen=True, slots=True)
class TakingBack:
    """What a seat would undo now.

    Attributes:
        first: the first entry that goes.
        others: the other seats whose moves since go with it, in the order in which they played.
        reveals: whether something new was seen in what goes.
        consent: whether the other people have to agree.
    """

    first: int
    others: tuple[Seat, ...]
    reveals: bool
    consent: bool

    @property
    def unseen(self) -> bool:
        """Whether nobody has acted since and nothing new was revealed; rated tables allow no other undo."""
        return not self.others and not self.reveals


def taking_back(story: Story, seats: Sequence[SeatRow], seat: Seat) -> TakingBack | None:
    """What a person's seat would undo in a running game; None if it has played nothing."""
    first = first_entry(story, seat)
    if first is None:
        return None
    gone = [each.entry for each in story.played if each.entry.seq >= first]
    others = tuple(
        dict.fromkeys(entry.seat for entry in gone if entry.seat is not None and entry.seat != seat)
    )
    reveals = any(entry.drew for entry in gone)
    asks = bool(others or reveals) and has_company(seats, seat, story.gone)
    return TakingBack(first, others, reveals, asks)


def first_entry(story: Story, seat: Seat) -> int | None:
    """The first entry of what a seat would undo: its last turn, or what it has committed of this one. An `end` alone
    decides nothing.
    """
    groups = story.groups()
    mine = [group for group in groups if group[0].entry.seat == seat]
    if not mine:
        return None
    last = mine[-1]
    drew = [at for at, each in enumerate(last) if each.entry.drew]
    since = last[drew[-1] + 1 :] if drew and last is groups[-1] else []
    return (since if _decided(story.game, since) else last)[0].entry.seq


def _decided(game: AnyGame, moves: Iterable[PlayedEntry]) -> bool:
    return any(not isinstance(game.notation.parse(each.entry.line), End) for each in moves)
