"""Reviews a seat's own turns in a finished game: what each left lying against the best other turn that *hard* finds.

Only what the seat could see then is judged: what is hidden is guessed from its view, again and again, alike for all turns. A turn that
something unknown has interrupted is as many decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from engines.computers.player import AnyPlayer
from engines.computers.search import Candidate, search_turns, try_out
from engines.computers.stream import Stream
from engines.computers.turns import Count, Turn
from engines.core.game import AnyGame, EndTurn, View
from engines.core.journal import Entry, Header, deal, rerun
from engines.core.text import Seat

VERSION: Final = 1
"""Grows whenever the same game would get another review."""

EFFORT: Final = 6
"""How many times as many positions as *hard* looks at for a turn: `python -m bench.arena.agreement` measures how often two reviews agree."""

_OTHERS = 3
"""Other turns that are played on at first, the best of *hard*'s search."""

_FIRST = 0.3
"""The share of the positions after which the best of them alone is left."""

_LEAST = 2
"""Guesses of what is hidden, at least."""

NOISE: Final = 2.0
"""Standard errors up to which a turn is as good as another one."""

LEAST: Final = 0.5
"""Points that are no difference."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat itself has decided, up to a revelation or the end of its turn: its entries, and what it saw before."""

    view: View
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A reviewed decision.

    Args:
        first: its first entry.
        best: the lines of the best other turn, without a forced `end`.
        less: how many points less the played lines bring, as a lead over the best other side; negative where they bring more.
        error: the standard error of that.
    """

    first: int
    best: tuple[str, ...]
    less: float
    error: float

    @property
    def missed(self) -> float:
        """The points left lying; 0 where the turn is as good as the best other one."""
        return self.less if self.less > max(NOISE * self.error, LEAST) else 0.0

    @property
    def ahead(self) -> float:
        """How many points it is better than every other turn; 0 if that is not sure."""
        return -self.less if -self.less > max(NOISE * self.error, LEAST) else 0.0


def decisions(
    game: AnyGame, header: Header, entries: Sequence[Entry], seat: Seat, since: int = 0
) -> Iterator[Decision]:
    """A seat's decisions, without what clocks, computers and standing orders have played.

    Args:
        entries: the whole journal of a game that is over.
        since: the entry up to which somebody else had the seat.
    """
    view = game.view(deal(game, header), seat)
    own: list[Entry] = []
    for step in rerun(game, header, entries):
        entry = step.entry
        mine = entry.seat == seat and entry.seq > since and not entry.auto
        own += [entry] if mine else []
        if own and (step.closes or entry.drew or not mine):
            yield Decision(view, tuple(own))
            own = []
        if not own and seat in game.due(step.state):
            view = game.view(step.state, seat)


def review(player: AnyPlayer, decision: Decision, key: str, effort: float = EFFORT) -> Reviewed | None:
    """Review a decision; None where there was no choice. The same view, lines and key give the same review."""
    compared = compare(player, decision, key, effort)
    if compared is None:
        return None
    best, gaps = compared
    error = stdev(gaps) / sqrt(len(gaps))
    return Reviewed(
        decision.entries[0].seq, tuple(map(player.game.notation.format, best)), fmean(gaps), error
    )


def compare(
    player: AnyPlayer, decision: Decision, key: str, effort: float
) -> tuple[tuple[Any, ...], list[float]] | None:
    """The moves of the best other turn, and by how many points they were ahead in each guess of what is hidden."""
    view, thinking = decision.view, player.thinking
    seat = view.seat
    assert seat is not None
    moves = [player.game.notation.parse(entry.line) for entry in decision.entries]
    played = _without_end(player, view, seat, moves, key)
    found = search_turns(player, view, seat, key, thinking.positions)
    others = [each.turn for each in found if frozenset(each.turn.moves) != frozenset(played)][:_OTHERS]
    if not others:
        return None
    own, *rest = (Candidate(turn) for turn in (Turn(played, 0.0), *others))
    count, most, ends = Count(), effort * thinking.positions, thinking.turns * view.setup.seats
    while count.positions < most or len(own.margins) < _LEAST:
        for each in (own, *rest):
            try_out(player, view, seat, each, f"{key} review {len(each.margins)}", ends, count)
        if count.positions >= _FIRST * most:
            rest = [max(rest, key=lambda each: fmean(each.margins))]
    (best,) = rest
    return best.turn.moves, [a - b for a, b in zip(best.margins, own.margins, strict=True)]


def _without_end(player: AnyPlayer, view: View, seat: Seat, moves: list[Any], key: str) -> tuple[Any, ...]:
    """Moves without a forced `end`, as the search writes them."""
    luck = Stream(f"{key} end")
    state = player.game.guess(view, luck)
    for move in moves[:-1]:
        player.game.step(state, state.todo[-1], seat, move, luck)
    return tuple(moves[:-1] if len(moves) > 1 and isinstance(state.todo[-1], EndTurn) else moves)
