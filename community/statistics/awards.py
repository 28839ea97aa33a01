"""Awards of a game that has just ended: a close race, a comeback, records, streaks and firsts. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from community.statistics.person import counts, streaks
from data.records.finished import FinishedGame
from data.records.statistics import Best, OwnGame
from engines.core.text import Seat, Several, Text, Who, say

MOST: Final = 4
"""Awards on one score sheet."""

_CLOSE: Final = 0.02
"""The share of the winner's points by which a race is close at most."""
_FAR: Final = 0.2
"""The share of the winner's points by which somebody who comes back was behind at least."""
_ENOUGH: Final = 3
"""Earlier games of a server from which on its records are worth telling."""
_LONG: Final = 3
"""Wins one after the other that are told of."""
_ROUND: Final = (10, 25, 50, 100, 250, 500, 1000)
"""Games of a person that are told of."""
_TOLD: Final = ("-remark-close", "-remark-tie", "-remark-hauls")
"""Ends of the remarks with which a game itself tells how close it was."""


@dataclass(frozen=True, slots=True)
class Award:
    """One award in words; the lowest `rank` is told first."""

    rank: int
    text: Text


def awards(
    game: FinishedGame,
    remarks: Sequence[Text],
    earlier: int,
    bests: Sequence[Best],
    before: Mapping[Seat, Sequence[OwnGame]],
) -> tuple[Text, ...]:
    """The awards of a game, most remarkable first; none if it does not count.

    Args:
        remarks: what its score sheet says anyway.
        earlier: how many games of this kind the server had before it.
        bests: the server's records before it.
        before: the earlier games of those at the seats who want streaks and firsts to be told, oldest first.
    """
    if not game.counts:
        return ()
    found = [
        *_race(game, remarks),
        *_comeback(game),
        *(_records(game, bests) if earlier >= _ENOUGH else ()),
        *_persons(game, before),
    ]
    return tuple(each.text for each in sorted(found, key=lambda each: each.rank)[:MOST])


def _race(game: FinishedGame, remarks: Sequence[Text]) -> Iterator[Award]:
    told = any(remark.key.endswith(_TOLD) for remark in remarks)
    if not told and game.margin is not None and 0 < game.margin <= max(1, _CLOSE * max(game.scores)):
        yield Award(2, say("award-close", points=game.margin))


def _comeback(game: FinishedGame) -> Iterator[Award]:
    if game.comeback is not None and game.comeback[1] >= max(3, _FAR * max(game.scores)):
        seat, points = game.comeback
        yield Award(3, say("award-comeback", who=Who(seat), points=points))


def _records(game: FinishedGame, bests: Sequence[Best]) -> Iterator[Award]:
    """Broken records of the server; equalling one does not count."""
    for best in bests:
        mine = [each for each in game.best_feats if each.name == best.name and each.value > best.value]
        if mine:
            value = max(each.value for each in mine)
            who = Several(tuple(Who(each.seat) for each in mine if each.value == value))
            what = say(f"record-{best.name}")
            yield Award(1, say("award-record", what=what, who=who, value=value, before=best.value))


def _persons(game: FinishedGame, before: Mapping[Seat, Sequence[OwnGame]]) -> Iterator[Award]:
    """Streaks, first wins and round numbers of games."""
    for seat, games in before.items():
        counted = [each for each in games if counts(each)]
        won = game.places[seat] == 1
        row = streaks(each.won for each in counted).now + 1 if won else 0
        same = [each for each in counted if each.game == game.game]
        if won and same and not any(each.won for each in same):
            yield Award(4, say("award-first-win", who=Who(seat), games=len(same) + 1))
        elif row >= _LONG:
            yield Award(4, say("award-streak", who=Who(seat), games=row))
        if len(counted) + 1 in _ROUND:
            yield Award(5, say("award-round", who=Who(seat), games=len(counted) + 1))


def starters(game: FinishedGame, told: Collection[int]) -> dict[Seat, int]:
    """The people among some who played from start to end."""
    return {
        each.seat: each.user
        for each in game.holders
        if each.began and each.stayed and each.user is not None and each.user in told
    }
