"""What a seat may make of the order in which its rival's warriors were placed, and what a computer gives away by it."""

from statistics import mean

import pytest

from engines import GAMES, PLAYERS
from engines.armadora.content import WARRIORS
from engines.computers.levels import Level
from engines.computers.search import answer
from engines.core.chance import Rng
from engines.core.journal import Header, deal

GAME = GAMES["armadora"]
LINES = (
    "0 warrior 5 A1", "0 end", "1 warrior 5 H5", "1 end", "0 warrior 1 B1", "0 end", "1 warrior 4 G4", "1 end",
    "0 warrior 1 C1", "0 end", "1 warrior 1 E5", "1 end", "0 warrior 1 E1", "0 end", "1 warrior 1 A5", "1 end",
)  # fmt: skip


def test_strong_warriors_are_guessed_where_was_placed_first():
    state = deal(GAME, Header("armadora", GAME.setup(2), "order"))
    for seq, line in enumerate(LINES, 1):
        seat, _, move = line.partition(" ")
        state, _ = GAME.apply(state, int(seat), GAME.notation.parse(move), Rng("order", seq))
    view = GAME.view(state, 0)
    assert list(view.placed) == list(state.warriors)
    guesses = [GAME.guess(view, Rng("guess", number)) for number in range(200)]
    strengths = {
        at: mean(guess.warriors[at].strength for guess in guesses)
        for at, warrior in state.warriors.items()
        if warrior.seat == 1
    }
    assert list(strengths.values()) == sorted(strengths.values(), reverse=True)
    # Surely nobody knows: every square may hide something weak, too.
    assert all(min(guess.warriors[at].strength for guess in guesses) == 1 for at in strengths)
    for guess in guesses:
        placed = [warrior.strength for warrior in guess.warriors.values() if warrior.seat == 1]
        in_hand = guess.hands[1]
        assert (
            tuple(placed.count(strength) + count for strength, count in enumerate(in_hand, 1)) == WARRIORS[2]
        )


@pytest.mark.parametrize("level", Level)
def test_the_first_warrior_of_a_computer_may_have_any_strength(level):
    """Else everybody knows what lies face down: the strongest first, the next one after it."""
    first = set()
    for number in range(4):
        state = deal(GAME, Header("armadora", GAME.setup(2), f"first {number}"))
        view = GAME.view(state, GAME.due(state)[0])
        (move,) = answer(PLAYERS["armadora"], view, f"first {number}", level)
        first.add(move.split()[1])
    assert len(first) > 1
