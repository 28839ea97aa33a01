"""Computer players of every level: legal, repeatable, blind for what is hidden, and quick where they must be."""

from dataclasses import replace

import pytest

from engines import GAMES, PLAYERS
from engines.carcassonne.moves import PlaceTile
from engines.computers.baselines import one_ply, random_move
from engines.computers.levels import Level
from engines.computers.player import PlayoutPlayer
from engines.computers.search import Candidate, answer, choose, search_turns, try_out
from engines.computers.turns import Count, Turn, best_by_first_move
from engines.core.chance import Rng
from engines.core.game import EndTurn
from engines.core.journal import Header, deal
from tests.gallery.positions import GAMES_SHOWN
from tests.quarry.game import Act, Dig, Quarry, Take


def positions(name, wanted=3, seats=None):
    """Positions of a random game where the seat that is due has something to choose."""
    game = GAMES[name]
    state = deal(game, Header(name, game.setup(seats or min(game.seats)), "computers"))
    chooser, seq = Rng("choices", 0), 0
    while game.due(state) and wanted:
        seat = game.due(state)[0]
        if seq % 14 == 5 and not isinstance(state.todo[-1], EndTurn):
            yield state, seat
            wanted -= 1
        seq += 1
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("computers", seq))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_legal_repeatable_and_whole(name, level, monkeypatch):
    game = GAMES[name]
    player = PLAYERS[name]
    monkeypatch.setattr(type(player), "thinking", less(player.thinking))
    for state, seat in positions(name, 2):
        view = game.view(state, seat)
        moves = choose(player, view, "key", level)
        assert choose(player, game.view(game.guess(view, Rng("other", 0)), seat), "key", level) == moves
        assert answer(player, view, "key", level) == tuple(map(game.notation.format, moves))
        after = state
        for at, move in enumerate(moves):
            drew = Rng("table", at)
            after, _ = game.apply(after, seat, move, drew)
            assert not drew.drew or move is moves[-1]


def less(thinking):
    """A computer's thinking, with so little effort that a test can afford it."""
    return replace(thinking, positions=200, tries=100, beam=3, candidates=3)


def test_normal_overlooks_one_in_so_many_turns_and_takes_none_that_is_much_worse(monkeypatch):
    game, player = GAMES["carcassonne"], PLAYERS["carcassonne"]
    state, seat = next(at for at in positions("carcassonne", 5) if isinstance(at[0].todo[-1], PlaceTile))
    view = game.view(state, seat)
    found = [each.turn for each in search_turns(player, view, seat, "", 0)]
    ranked = {turn.moves: at for at, turn in enumerate(best_by_first_move(found))}
    assert len(ranked) > 1
    for missed, shares in ((0, (1.0, 1.0)), (2, (0.3, 0.7))):
        monkeypatch.setattr(
            type(player), "thinking", replace(player.thinking, missed=missed, close=50.0, near=50.0)
        )
        chosen = [ranked[choose(player, view, f"{key}", Level.NORMAL)] for key in range(40)]
        assert shares[0] <= chosen.count(0) / 40 <= shares[1]
    monkeypatch.setattr(type(player), "thinking", replace(player.thinking, close=0.0))
    assert {ranked[choose(player, view, f"{key}", Level.NORMAL)] for key in range(9)} == {0}


def test_as_many_turns_follow_a_turn_that_a_card_breaks_off_as_any_other():
    rules = GAMES["yspahan"]
    state = deal(rules, Header("yspahan", rules.setup(3), "whole"))
    first = state.first
    state, _ = rules.apply(state, first, rules.notation.parse("roll 0"), Rng("whole", 1))
    ended = []
    for lines in (("draw gold",), ("gold", "end")):
        count = Count()
        turn = Turn(tuple(map(rules.notation.parse, lines)), 0.0)
        try_out(PLAYERS["yspahan"], rules.view(state, first), first, Candidate(turn), "whole", 3, count)
        ended.append(count.ended)
    assert ended == [4, 3]


@pytest.mark.parametrize("level", Level)
def test_without_a_player_of_its_own_a_game_is_played_to_its_end_in_the_mind(level):
    """The last turn of all: whoever takes the large stone wins."""
    game = Quarry()
    state = deal(game, Header("quarry", game.setup(2, rounds="1"), "last"))
    state.row, state.piles, state.order, state.todo = [4, 40, 7], [[30], []], [0, 1], [Act((1,))]
    moves = choose(PlayoutPlayer(game), game.view(state, 1), "key", level)
    assert moves[-1] in (Take(2), Dig()) if level is Level.EASY else moves[-1] == Take(2)


@pytest.mark.parametrize("name", GAMES_SHOWN)
def test_who_looks_one_move_ahead_beats_chance(name):
    game, points = GAMES[name], [0, 0]
    for number in range(3):
        header, chooser, seq = Header(name, game.setup(2), f"chance {number}"), Rng("chance", number), 0
        state = deal(game, header)
        while due := game.due(state):
            seq += 1
            view = game.view(state, due[0])
            move = (
                random_move(game, state, 1, chooser) if due[0] else one_ply(PLAYERS[name], view, chooser, 60)
            )
            state, _ = game.apply(state, due[0], move, Rng(header.seed, seq))
        result = game.result(state)
        assert result is not None
        points = [before + more for before, more in zip(points, result.scores, strict=True)]
    assert points[0] > 1.2 * points[1]
