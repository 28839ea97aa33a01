"""Whether the judge can be believed: of positions that it judges 70 %, about 70 % must be won. `python -m bench.arena.calibration`.

Positions come from games between *easy* players, a seat's own view every few turns; every eighth game has more than two players. The judge
is held against a logistic of the points that everybody has at that moment. With `--write` the doubt that fits best gets into each game's
`Thinking`. What was judged stays in `build/calibration.jsonl`, so that a stopped run goes on; chances are worked out anew from the points
kept there.

With `--half-way` two players that judge turns alone play, for *hard* would take ten times as long (`--part 0.1` for a tenth of its
positions), and the real position is judged about the middle of their game, as `What decided it?` does. Its goal: 15 % below the points of that moment, and tenths that are won as often as is said. What was judged
stays in `build/half_way.jsonl`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from math import log
from typing import NamedTuple

from bench.arena.mind import with_part, with_thinking
from bench.arena.results import ROOT
from engines import GAMES, PLAYERS, PRESENTATIONS
from engines.computers.chances import PLAYOUTS, chances
from engines.computers.judge import expected, judge, weighed
from engines.computers.levels import Level
from engines.computers.player import AnyPlayer
from engines.computers.search import choose
from engines.core.chance import Rng
from engines.core.game import AnyGame, EndTurn, State
from engines.core.journal import Header, deal

FILE = ROOT / "build" / "calibration.jsonl"
HALF_WAY_FILE = ROOT / "build" / "half_way.jsonl"

HALF_WAY = (0.4, 0.5, 0.6)
"""How far on in a game its middle is judged."""

BINS = 10
PER_GAME = 12
"""Positions that are judged in a game, at about equal distances."""
TURN_ROUND = 100
"""Positions of a game after which the next game has its turn."""

_MORE_SEATS = 8
"""One in this number of games has more than two seats."""

_EASIER = 120
"""Positions for a turn of *easy* where it needs many: the games shall not cost more than the judge."""

_STEPS = (
    0.0,
    0.25,
    0.5,
    0.75,
    1.0,
    1.25,
    1.5,
    2.0,
    2.5,
    3.0,
    3.5,
    4.0,
    5.0,
    6.0,
    7.0,
    8.0,
    10.0,
    12.0,
    15.0,
    20.0,
    30.0,
    45.0,
)
"""The figures that are tried for `Thinking.doubt`."""


class Judged(NamedTuple):
    """A judged position of a game.

    Args:
        points: what every seat could expect.
        left: turns to come per seat.
        seat: the one that looked.
        stand: the points that it sees everybody have.
        won: everybody's share of the victory.
        number: of the game.
    """

    points: tuple[float, ...]
    left: float
    seat: int
    stand: tuple[float, ...]
    won: tuple[float, ...]
    number: int


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena.calibration", description=__doc__)
    parser.add_argument("games", nargs="*", default=[], help="all games, unless some are named")
    parser.add_argument("--positions", type=int, default=2000, help="of each game")
    parser.add_argument("--playouts", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="judge nothing, print what is known")
    parser.add_argument(
        "--write", action="store_true", help="write the best doubt into the rules of each game"
    )
    parser.add_argument("--half-way", action="store_true", help="the middle of games between equals")
    parser.add_argument("--series", type=int, default=100, help="games for that")
    parser.add_argument("--part", type=float, default=0.0, help="of *hard*’s positions, in those games")
    given = parser.parse_args()
    names = given.games or sorted(GAMES)
    if given.half_way:
        for name in names:
            sys.stdout.write(half_way(name, given.part, 0 if given.table else given.series))
        return
    if not given.table:
        for most in range(TURN_ROUND, given.positions + TURN_ROUND, TURN_ROUND):
            for name in names:
                judge_more(name, min(most, given.positions), given.playouts)
    for name in names:
        found = load_judged(name, given.playouts)[: given.positions]
        best = fit_doubt(GAMES[name], found)
        if given.write:
            write(name, best)
        sys.stdout.write(table(name, found, best if given.write else PLAYERS[name].thinking.doubt, best))


def load_judged(name: str, playouts: int) -> list[Judged]:
    """Load what has been judged of a game."""
    lines = FILE.read_text().splitlines() if FILE.exists() else []
    rows = [row for row in map(json.loads, lines) if (row["game"], row["playouts"]) == (name, playouts)]
    return [
        Judged(tuple(points), left, seat, tuple(stand), tuple(row["won"]), number)
        for number, row in enumerate(rows)
        for points, left, seat, stand in row["judged"]
    ]


def judge_more(name: str, most: int, playouts: int) -> None:
    """Play games and judge their positions until `most` of them have been judged with `playouts` playouts."""
    FILE.parent.mkdir(exist_ok=True)
    lines = FILE.read_text().splitlines() if FILE.exists() else []
    games = sum((row["game"], row["playouts"]) == (name, playouts) for row in map(json.loads, lines))
    found = len(load_judged(name, playouts))
    while found < most:
        looked, won = judge_game(GAMES[name], games, playouts)
        row = {"game": name, "playouts": playouts, "won": won, "judged": looked}
        with FILE.open("a") as file:
            file.write(json.dumps(row) + "\n")
        games += 1
        found += len(looked)


def judge_game(
    game: AnyGame, number: int, playouts: int
) -> tuple[list[tuple[tuple[float, ...], float, int, tuple[int, ...]]], tuple[float, ...]]:
    """The judge's expectations in positions of a game, the points by then, and everybody's share of the victory."""
    seats = min(4, game.seats[-1]) if number % _MORE_SEATS == _MORE_SEATS - 1 else game.seats[0]
    header = Header(game.name, game.setup(seats), f"calibration {number}")
    states, won = play_positions(game, header)
    apart = max(1, len(states) // PER_GAME)
    looked = []
    for at in range(number % apart, len(states), apart):
        seat = (at + number) % seats
        view = game.view(states[at], seat)
        seen = judge(PLAYERS[game.name], view, f"{header.seed} {at}", playouts, suggestions=False)
        stand = PRESENTATIONS[game.name].stand(game.guess(view, Rng(f"{header.seed} {at}", 0)))
        looked.append((tuple(round(each, 2) for each in seen.points), round(seen.left, 2), seat, stand))
    return looked, won


def play_positions(game: AnyGame, header: Header) -> tuple[list[State], tuple[float, ...]]:
    """Play a game between *easy* players; returns its positions with a decision, and everybody's share of the victory."""
    player = PLAYERS[game.name]
    return played(with_thinking(player, easy=min(player.thinking.easy, _EASIER)), header, Level.EASY)


def played(player: AnyPlayer, header: Header, level: Level) -> tuple[list[State], tuple[float, ...]]:
    """Play a game between equal players; returns its positions with a decision, and everybody's share of the victory."""
    game = player.game
    state, seq = deal(game, header), 0
    states = []
    while due := game.due(state):
        if not isinstance(state.todo[-1], EndTurn):
            states.append(state)
        for move in choose(player, game.view(state, due[0]), f"{header.seed} {seq}", level):
            seq += 1
            state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
    result = game.result(state)
    assert result is not None
    first = [seat for seat, place in enumerate(result.places) if place == 1]
    sides = [side for side in game.sides(header.setup) if side[0] in first]
    of = {seat: 1 / len(sides) for side in sides for seat in side}
    return states, tuple(of.get(seat, 0.0) for seat in range(header.setup.seats))


def judge_half_way(
    game: AnyGame, number: int, part: float
) -> tuple[list[tuple[object, ...]], tuple[float, ...]]:
    """The judge's expectations about the middle of a game between equals, with everything revealed, and who won it.

    Args:
        part: of *hard*'s positions that they look at.
    """
    player = PLAYERS[game.name]
    header = Header(game.name, game.setup(2), f"half-way {number}")
    states, won = played(with_part(player, part), header, Level.HARD)
    looked: list[tuple[object, ...]] = []
    for nth, share in enumerate(HALF_WAY):
        at = int(share * len(states))
        guesses = [states[at].copy() for _ in range(PLAYOUTS)]
        points, left = expected(with_thinking(player, sight=0.0), guesses, f"{header.seed} {at}")
        stand = PRESENTATIONS[game.name].stand(states[at])
        looked.append((points, left, (number + nth) % 2, stand, player.prospects(states[at])))
    return looked, won


def half_way(name: str, part: float, series: int) -> str:
    """Judge the middle of so many games in all, and say how good that was."""
    HALF_WAY_FILE.parent.mkdir(exist_ok=True)
    lines = HALF_WAY_FILE.read_text().splitlines() if HALF_WAY_FILE.exists() else []
    rows = [row for row in map(json.loads, lines) if (row["game"], row["part"]) == (name, part)]
    while len(rows) < series:
        looked, won = judge_half_way(GAMES[name], len(rows), part)
        rows.append({"game": name, "part": part, "won": won, "judged": looked})
        with HALF_WAY_FILE.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    sight = PLAYERS[name].thinking.sight
    found = [
        Judged(weighed(sight, points, hopes), left, seat, tuple(stand), tuple(row["won"]), number)
        for number, row in enumerate(rows)
        for points, left, seat, stand, hopes in row["judged"]
    ]
    return table(name, found, PLAYERS[name].thinking.doubt, fit_doubt(GAMES[name], found))


def chances_and_shares(
    game: AnyGame, found: Sequence[Judged], doubt: tuple[float, float]
) -> list[tuple[float, float]]:
    """For each position the looking seat's chance and its share of the victory."""
    believer = with_thinking(PLAYERS[game.name], doubt=doubt)
    said = []
    for each in found:
        setup = game.setup(len(each.points))
        said.append((chances(believer, setup, each.points, each.left)[each.seat], each.won[each.seat]))
    return said


def fit_doubt(
    game: AnyGame, found: Sequence[Judged], per_turn: Sequence[float] = _STEPS
) -> tuple[float, float]:
    """The doubt that makes the outcomes likeliest."""
    tried = [(certain, each) for certain in _STEPS for each in per_turn if certain or each]
    return min(tried, key=lambda doubt: surprise(chances_and_shares(game, found, doubt)))


def judged_anew(
    game: AnyGame, found: Sequence[Judged], per_turn: Sequence[float] = _STEPS
) -> list[tuple[float, float]]:
    """What `chances_and_shares` gives for each half of the games with the doubt that fits the other half best."""
    halves: tuple[list[Judged], list[Judged]] = ([], [])
    for each in found:
        halves[(each.number + each.number // _MORE_SEATS) % 2].append(each)
    return [
        said
        for half, other in (halves, halves[::-1])
        for said in chances_and_shares(game, half, fit_doubt(game, other, per_turn))
    ]


def by_points_alone(game: AnyGame, found: Sequence[Judged]) -> list[tuple[float, float]]:
    """What `judged_anew` gives from the points of that moment alone, however long the game goes on: a logistic of the lead."""
    return judged_anew(game, [each._replace(points=each.stand, left=1.0) for each in found], (0.0,))


def write(name: str, doubt: tuple[float, float]) -> None:
    """Put a game's doubt into its `Thinking`."""
    file = ROOT / "engines" / name / "player.py"
    text, places = re.subn(r"doubt=\([^)]*\)", f"doubt={doubt}", file.read_text(encoding="utf-8"))
    assert places == 1, file
    file.write_text(text, encoding="utf-8")


def surprise(said: Sequence[tuple[float, float]]) -> float:
    """The mean logarithmic loss."""
    total = 0.0
    for chance, won in said:
        sure = min(max(chance, 0.005), 0.995)
        total -= won * log(sure) + (1 - won) * log(1 - sure)
    return total / len(said)


def brier(said: Sequence[tuple[float, float]]) -> float:
    """The Brier score: 0 is perfect; 0.25 says nothing where two play."""
    return sum((chance - won) ** 2 for chance, won in said) / len(said)


def table(name: str, found: list[Judged], doubt: tuple[float, float], best: tuple[float, float]) -> str:
    """The reliability diagram in rows (said, won, positions), and the Brier scores of the judge and of points alone."""
    game = GAMES[name]
    said = chances_and_shares(game, found, doubt)
    anew, alone = brier(judged_anew(game, found)), brier(by_points_alone(game, found))
    lines = [
        f"{name}: {len(found)} positions, Brier score {brier(said):.3f} with doubt {doubt}; "
        f"best {best}: {brier(chances_and_shares(game, found, best)):.3f}",
        f"of other games: {anew:.3f}, {1 - anew / alone:.0%} less than by points alone ({alone:.3f})",
    ]
    for at in range(BINS):
        inside = [each for each in said if min(int(each[0] * BINS), BINS - 1) == at]
        if inside:
            chance = sum(chance for chance, _ in inside) / len(inside)
            won = sum(won for _, won in inside) / len(inside)
            lines.append(f"| {chance:.0%} | {won:.0%} | {len(inside)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
