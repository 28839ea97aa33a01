"""What is typed of absurd length is refused in few words; `tests/faults/typing.py` types everything else."""

import pytest

from engines import GAMES
from engines.core.chance import Rng
from engines.core.text import GameError
from render.languages import LOCALES
from render.sentences import sentence


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("token", ["A" * 5000, "9" * 4000, "018999999999999999999999999999"])
def test_absurdly_long_tokens_are_quoted_in_short(name, token):
    game = GAMES[name]
    state = game.new(game.setup(min(game.seats)), Rng("absurd", 0))
    for verb in game.notation.verbs:
        line = " ".join([verb, *([token] * len(game.notation.fields(verb)))])
        try:
            for move in game.read(line):
                game.check(state, game.due(state)[0], move)
        except GameError as error:
            for locale in LOCALES:
                said = sentence(error.text, locale, str)
                assert 0 < len(said) < 1500 and "{" not in said
