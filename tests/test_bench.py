"""The measurements run; what they measure in a few rounds says nothing."""

import json

import pytest

from bench.__main__ import PARTS, measure_part
from bench.against import ROOT, compare, main
from bench.arena.against import Mind, play
from bench.arena.calibration import HALF_WAY, Judged, brier, by_points_alone, judge_half_way, judged_anew
from bench.arena.match import play as play_match
from bench.arena.mind import with_part
from bench.figures import Figure, save, table
from engines import GAMES, PLAYERS
from engines.computers.levels import Level

LONG = {"engines", "storage", "start", "interactions", "calls", "rush", "small", "walk"}
"""The parts that play whole games or run whole bots."""


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.long if part in LONG else []) for part in PARTS]
)
def test_every_part_runs(part):
    figures = measure_part(part, quick=True)
    assert figures and all(each.value > 0 for each in figures)
    assert len({each.name + each.against for each in figures}) == len(figures)


def test_figures_become_a_table_and_a_file(tmp_path):
    figures = [
        Figure("answers", 12.5, "ms", 1.5, "the floor", most=2),
        Figure("moves", 1234.5, "per s", least=2000),
        Figure("bytes", 9, "kB"),
    ]
    assert table(figures).splitlines() == [
        "answers   12.5 ms     1.50 x the floor  goal ≤ 2: met",
        "moves    1,234 per s                    goal ≥ 2000: MISSED",
        "bytes        9 kB",
    ]
    save({"part": figures}, tmp_path / "made" / "bench.json")
    found = json.loads((tmp_path / "made" / "bench.json").read_text())
    assert [each["met"] for each in found["parts"]["part"]] == [True, False, None]


def test_two_revisions_are_compared_by_the_figures_that_both_have():
    ours = [
        {("pictures", "board"): 1.0, ("pictures", "new"): 5.0},
        {("pictures", "board"): 3.0, ("pictures", "new"): 5.0},
    ]
    theirs = [{("pictures", "board"): 2.0}, {("pictures", "board"): 4.0}]
    (found,) = compare(ours, theirs)
    assert (found.part, found.name, found.runs.ratio, found.runs.value) == ("pictures", "board", 0.625, 2.0)
    assert str(found).endswith("0.62  (0.50 to 0.75)")


def test_a_revision_that_git_does_not_know_is_said_to_be_unknown(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["bench.against", "no-such-revision", "storage"])
    with pytest.raises(SystemExit):
        main()
    assert "git knows no revision 'no-such-revision'" in capsys.readouterr().err


@pytest.mark.long
def test_a_computer_against_itself_is_neither_better_nor_worse():
    game = GAMES["alhambra"]
    minds = [Mind(ROOT, game.name, Level.EASY, 0.1) for _ in range(2)]
    try:
        (first, ahead), (second, behind) = (play(game, "even", minds, own) for own in (0, 1))
    finally:
        for mind in minds:
            mind.end()
    assert first + second == 1 and ahead == -behind


def test_a_judge_that_knows_is_better_than_points_alone():
    game = GAMES["yspahan"]
    found = [
        Judged((30.0, 20.0)[::way], 5.0, 0, (0.0, 0.0), (1.0, 0.0)[::way], number)
        for number, way in enumerate((1, 1, -1) * 8)
    ]
    assert brier(judged_anew(game, found)) < 0.01
    assert brier(by_points_alone(game, found)) == 0.25


def test_a_part_of_their_positions_is_a_part_for_every_level():
    usual, less = (player.thinking for player in (PLAYERS["armadora"], with_part(PLAYERS["armadora"], 0.1)))
    assert (less.positions, less.tries, less.easy) == (
        usual.positions // 10,
        usual.tries // 10,
        usual.easy // 10,
    )


def test_the_middle_of_a_game_is_judged_and_held_against_how_it_ended():
    judged, won = judge_half_way(GAMES["yspahan"], 0, 0.0)
    assert sum(won) == 1 and len(judged) == len(HALF_WAY)
    points, left = judged[1][:2]
    assert isinstance(points, tuple) and len(points) == 2 and isinstance(left, float) and 10 < left < 25


@pytest.mark.long
def test_greedy_takes_what_it_can_have_and_beats_chance():
    played = play_match("carcassonne", GAMES["carcassonne"].setup(2), 1, (0,), "greedy", "random")
    assert played.score == 1 and played.points[0] > 2 * played.points[1]
