"""The judge: chances that add up, the same for the same view, and right where the game is as good as won."""

from dataclasses import replace

import pytest

from engines import GAMES, PLAYERS
from engines.computers.chances import chances
from engines.computers.judge import judge
from engines.computers.levels import Level
from engines.computers.search import choose
from engines.core.chance import Rng
from engines.core.journal import Header, deal


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_do_not_hang_on_what_is_hidden(name):
    game, player = GAMES[name], PLAYERS[name]
    state = deal(game, Header(name, game.setup(3 if 3 in game.seats else 2), "judge"))
    view = game.view(state, 0)
    seen = judge(player, view, "key", 2, suggestions=False)
    assert sum(seen.chances) == pytest.approx(1) and len(seen.points) == len(seen.chances)
    other = game.view(game.guess(view, Rng("other", 0)), 0)
    assert judge(player, other, "key", 2, suggestions=False) == seen
    assert judge(player, game.view(state, None), "key", 1).best == ()


def test_who_is_far_ahead_is_expected_to_win_and_what_is_best_is_what_hard_plays(monkeypatch):
    game, player = GAMES["armadora"], PLAYERS["armadora"]
    state = deal(game, Header("armadora", game.setup(2), "judge"))
    for seq, (seat, line) in enumerate(
        [(0, "warrior 5 C2"), (0, "end"), (1, "pass"), (1, "end"), (0, "warrior 4 D2"), (0, "end")], 1
    ):
        state, _ = game.apply(state, seat, game.notation.parse(line), Rng("judge", seq))
    view = game.view(state, 0)
    monkeypatch.setattr(type(player), "thinking", replace(player.thinking, positions=1000))
    seen = judge(player, view, "key", 5)
    assert seen.chances[0] > 0.8 and seen.points[0] > seen.points[1]
    assert (
        seen.best[0].lines
        == tuple(map(game.notation.format, choose(player, view, "key", Level.HARD)))
        == ("pass",)
    )
    assert [each.error for each in seen.best] == [0.0] * len(seen.best), "every guess ends alike"


def test_a_lead_is_worth_more_the_fewer_turns_are_left_and_at_the_end_it_is_the_result():
    game, player = GAMES["armadora"], PLAYERS["armadora"]
    two, four = game.setup(2), game.setup(4)
    early, late, over = (chances(player, two, (24, 20), left) for left in (20, 2, 0))
    assert 0.5 < early[0] < late[0] < over[0] == 1
    assert chances(player, two, (20, 20), 0) == (0.5, 0.5)
    sides = chances(player, four, (22, 18, 22, 18), 3)
    assert sides[0] == sides[2] > 0.5 and sides[0] + sides[1] == pytest.approx(1)
