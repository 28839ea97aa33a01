"""Chooses a computer player's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Generic

from engines.computers.levels import Level
from engines.computers.player import AnyPlayer, Player
from engines.computers.playouts import margin, play_on
from engines.computers.stream import Stream
from engines.computers.turns import Count, Turn, best_by_first_move, distinct, finished, turns
from engines.core.game import END, End, EndTurn, M, S, V, View
from engines.core.text import Seat

_ENVY = 0.2
"""How much *easy* minds a lead over the others, beside its own points."""

_EASY_BEAM = 3
"""Unfinished turns that *easy* continues after each decision."""

_GUESS = 4
"""What a guess of what is hidden costs, in positions."""


@dataclass(slots=True)
class Candidate(Generic[M]):
    """A candidate turn, and its playouts' margins."""

    turn: Turn[M]
    margins: list[float] = field(default_factory=list)
    at_once: list[float] = field(default_factory=list)

    def mean(self, prior: float, playouts: int | None = None) -> float:
        """The mean margin of all or the first playouts, the judgement right after the turn counting for `prior` more."""
        if not self.margins:
            return self.turn.value
        margins, at_once = self.margins[:playouts], self.at_once[:playouts]
        return (sum(margins) + prior * sum(at_once) / len(at_once)) / (len(margins) + prior)


def choose(player: Player[S, M, V], view: V, key: str, level: Level = Level.NORMAL) -> tuple[M, ...]:
    """Choose the moves of a turn from a seat's view: up to its end, or up to something unknown.

    The same view, key and level always give the same moves.

    Args:
        view: what the seat sees; it owes a move.
        key: makes the random numbers of guesses and playouts; it is no secret of the table.
    """
    game, seat = player.game, view.seat
    assert seat is not None
    state = game.guess(view, Stream(f"{key} guess 0"))
    moves = list(game.legal(state, seat))
    if len(moves) == 1:
        return (moves[0],)
    match level:
        case Level.EASY:
            return _careless(player, view, state, seat, key)
        case Level.NORMAL:
            return _normal(player, view, state, seat, key)
        case Level.HARD:
            return best(player, search_turns(player, view, seat, key, player.thinking.positions)).turn.moves


def best(player: Player[S, M, V], found: Sequence[Candidate[M]]) -> Candidate[M]:
    """The best candidate, or a quiet one if the best gains hardly more.

    Args:
        found: as `search_turns` returns it. A mean of few playouts is not held against one of many: who is given up had luck at best.
    """
    thinking = player.thinking
    enough = found[0].mean(thinking.prior) - thinking.gain
    near = [each for each in found if each.mean(thinking.prior) >= enough and is_quiet(player, each.turn)]
    return (near or found)[0]


def is_quiet(player: Player[S, M, V], turn: Turn[M]) -> bool:
    """Whether a turn only gives up acting."""
    return len(turn.moves) == 1 and player.game.notation.format(turn.moves[0]) in player.thinking.quiet


def answer(player: AnyPlayer, view: View, key: str, level: Level) -> tuple[str, ...]:
    """Choose a computer's turn for a view, as lines; the entry point of worker processes."""
    return tuple(map(player.game.notation.format, choose(player, view, key, level)))


def _careless(player: Player[S, M, V], view: V, state: S, seat: Seat, key: str) -> tuple[M, ...]:
    """Choose a turn not much worse than the best, for one's own points above all; half of the turns are overlooked.

    Where a player says which asks' answers are overlooked, all other decisions are the best.
    """
    thinking, stream = player.thinking, Stream(f"{key} turns")
    if positions := player.foresees(state, seat):
        ranked = search_turns(player, view, seat, key, positions)
        if is_quiet(player, (quietest := best(player, ranked)).turn):
            return quietest.turn.moves
        found = [Turn(each.turn.moves, each.mean(thinking.prior)) for each in ranked]
        return _seen(player, state, found, stream, 2)
    selfish = _Selfish(player, state, f"{key} fancies")
    found = turns(selfish, state, seat, stream, _EASY_BEAM, Count())
    seen = _seen(player, state, found, stream, 2)
    return finished(selfish, state, seat, stream, _EASY_BEAM, seen[0]) if thinking.overlooked else seen


def _normal(player: Player[S, M, V], view: V, state: S, seat: Seat, key: str) -> tuple[M, ...]:
    """Choose the turn that few playouts find best; where a game needs that to be weaker than *hard*, some turns are overlooked."""
    thinking = player.thinking
    found = search_turns(player, view, seat, key, thinking.tries, thinking.few)
    chosen = best(player, found)
    if not thinking.missed or is_quiet(player, chosen.turn):
        return chosen.turn.moves
    ranked = [Turn(each.turn.moves, each.mean(thinking.prior)) for each in found]
    return _seen(player, state, ranked, Stream(f"{key} turns"), thinking.missed, Level.NORMAL)


def _seen(
    player: Player[S, M, V],
    state: S,
    found: list[Turn[M]],
    stream: Stream,
    one_in: int,
    level: Level = Level.EASY,
) -> tuple[M, ...]:
    """The best of the turns that are nearly best, when one in so many of them is overlooked; none that gives up acting, or does worse than that."""
    thinking, easy = player.thinking, level is Level.EASY
    if thinking.overlooked:
        if not isinstance(state.todo[-1], thinking.overlooked):
            return found[0].moves
        found = list(best_by_first_move(found))
    least = found[0].value - min(player.overlooks(state), inf if easy else thinking.near)
    acting = [turn for turn in found if turn.value >= least and not is_quiet(player, turn)] or found[:1]
    idle = max((turn.value for turn in found if is_quiet(player, turn)), default=-inf)
    near = [turn for turn in acting if turn.value >= idle] or acting[:1]
    seen = [turn for turn in near if stream.below(one_in) or (easy and player.strikes(state, turn.moves))]
    return (seen or near)[0].moves


class _Selfish(Player[S, M, V]):
    """A player that hardly minds what the others get: it denies them nothing, but gives nothing away for nothing.

    Args:
        state: where its turn begins; what others can hope for beyond that is given to them (`Player.minds`).
        key: draws what comes to its mind (`Player.fancied`), the same whenever it is asked.
    """

    def __init__(self, player: Player[S, M, V], state: S, key: str) -> None:
        super().__init__(player.game)
        self._key = key
        self._player = player
        self._before = player.hopes(state)

    def evaluate(self, state: S, seat: Seat) -> float:
        hopes = self._player.hopes(state)
        own = hopes[seat]
        gains = [max(0.0, now - was) for now, was in zip(hopes, self._before, strict=True)]
        given = sum(gains) - gains[seat]
        return own + _ENVY * (own - sum(hopes) / len(hopes)) - self._player.minds * given

    def considered(self, state: S, seat: Seat) -> list[M]:
        return self._player.fancied(state, seat, Stream(self._key))


def search_turns(
    player: Player[S, M, V], view: V, seat: Seat, key: str, positions: int, candidates: int = 0
) -> list[Candidate[M]]:
    """The most promising turns, evaluated by playouts.

    Half of them are given up whenever another share of the positions has been looked at, so that the best are tried
    most. All face the same guesses and the same luck. First comes what is left in the end, then what was given up, the last first.

    Args:
        positions: how many positions to look at in all; 0 to judge turns alone.
        candidates: how many turns to compare, if not as many as the player says.
    """
    thinking, count = player.thinking, Count()
    state = player.game.guess(view, Stream(f"{key} guess 0"))
    found = turns(player, state, seat, Stream(f"{key} turns"), thinking.beam, count)
    if player.holds_back(state, seat):
        found = [turn for turn in found if not is_quiet(player, turn)] or found
    worth = [turn for turn in distinct(found) if turn.value >= found[0].value - thinking.hopeless]
    left = [Candidate(turn) for turn in worth[: candidates or thinking.candidates]]
    tried_out = {each.turn.moves for each in left}
    for moves in player.ideas(state, seat):
        if all(frozenset(moves) != frozenset(tried) for tried in tried_out):
            left.append(Candidate(Turn(moves, found[0].value)))
            tried_out.add(moves)
    left += [Candidate(turn) for turn in found if is_quiet(player, turn) and turn.moves not in tried_out]
    if not positions:
        return left
    given_up: list[Candidate[M]] = []
    rounds = max(1, (len(left) - 1).bit_length())
    ends = thinking.turns * view.setup.seats
    number = 0
    for at in range(rounds):
        until = count.positions + (positions - count.positions) // (rounds - at)
        while len(left) > 1 and (count.positions < until or not number):
            for each in left:
                try_out(player, view, seat, each, f"{key} {number}", ends, count)
            number += 1
        left.sort(key=lambda each: each.mean(thinking.prior), reverse=True)
        half = (len(left) + 1) // 2
        # To give up acting is compared to the end: it is taken wherever nothing gains more, and few playouts would hide a risk.
        staying = [each for each in left[half:] if is_quiet(player, each.turn)]
        given_up = [each for each in left[half:] if each not in staying] + given_up
        left = left[:half] + staying
    return left + given_up


def try_out(
    player: Player[S, M, V], view: V, seat: Seat, candidate: Candidate[M], key: str, ends: int, count: Count
) -> S:
    """Run one playout of a candidate to its last position. Hidden things are guessed again each time, alike for all candidates.

    A turn that something unknown has interrupted is played on to its end first: as many turns follow every candidate, and the judgement
    right after it is of the same moment. In the middle of a turn the others seem to have one more to come.
    """
    game = player.game
    state = game.guess(view, Stream(f"{key} guess"))
    count.positions += _GUESS
    luck, moves, sample = Stream(f"{key} luck"), Stream(f"{key} moves"), player.thinking.sample
    for move in candidate.turn.moves:
        game.step(state, state.todo[-1], seat, move, luck)
    if state.todo and state.todo[-1].seats == (seat,) and not isinstance(candidate.turn.moves[-1], End):
        if isinstance(ask := state.todo[-1], EndTurn):
            game.step(state, ask, seat, END, luck)
        else:
            state = play_on(player, state, luck, moves, 1, sample, count)
    candidate.at_once.append(margin(player, state, seat))
    state = play_on(player, state, luck, moves, ends, sample, count)
    candidate.margins.append(margin(player, state, seat))
    return state
