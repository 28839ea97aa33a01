"""Whatever is typed is a move or is refused with a reason; `HYPOTHESIS_PROFILE=many` types much more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES
from engines.core.chance import Rng
from engines.core.text import GameError, NotAMove
from render.sentences import LOCALES, sentence

TOKENS = st.one_of(
    st.text(max_size=12),
    st.from_regex(r"[A-Za-z]{1,5}[0-9]{0,3}([-+.|][A-Za-z0-9]{1,5}){0,3}", fullmatch=True),
    st.integers(-(10**20), 10**20).map(str),
)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_typed_lines_are_moves_or_refused(name, data):
    game = GAMES[name]
    verb = data.draw(st.one_of(st.sampled_from(sorted(game.notation.verbs)), st.text(max_size=8)))
    line = " ".join([verb, *data.draw(st.lists(TOKENS, max_size=5))])
    try:
        moves = game.read(line)
    except NotAMove as error:
        for locale in LOCALES:
            assert sentence(error.text, locale, str)
    else:
        for move in moves:
            assert game.notation.parse(game.notation.format(move)) == move


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
