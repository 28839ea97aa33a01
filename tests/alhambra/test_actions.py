"""When the scoring cards of Alhambra show up (rules §4.8)."""

from collections import Counter

from engines import GAMES
from engines.alhambra.money import window
from engines.alhambra.moves import Take
from engines.core.chance import Rng
from engines.core.game import End
from tests.alhambra.positions import position

GAME = GAMES["alhambra"]


def test_the_scoring_card_is_equally_likely_on_every_place_of_its_pile():
    """Draws one card per turn, from the first place on which it may lie to the last."""
    earliest, latest = window(50, 0)
    seen: Counter[int] = Counter()
    games = 1200
    for game in range(games):
        state = position(
            GAME.setup(3), f"endturn 0\ndisplay DE1 DE2 DE3\ndrawn {earliest}\ndeck {50 - earliest}"
        )
        for turn in range(latest - earliest + 1):
            seat = GAME.due(state)[0]
            if turn:
                state, _ = GAME.apply(state, seat, Take((state.display[0],)), Rng("take", 0))
            state, _ = GAME.apply(state, seat, End(), Rng(f"scoring card {game}", turn))
            if state.shown:
                seen[turn] += 1
                break
    places_left = latest - earliest + 1
    assert sum(seen.values()) == games and set(seen) == set(range(places_left))
    assert all(abs(count - games / places_left) < 4 * (games / places_left) ** 0.5 for count in seen.values())
