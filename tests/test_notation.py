"""Whatever is typed is a move or is refused with a reason; `HYPOTHESIS_PROFILE=many` types much more."""

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines import GAMES
from engines.text import NotAMove
from render.words import LOCALES, sentence

settings.register_profile("suite", max_examples=150, derandomize=True, deadline=None, database=None)
settings.register_profile(
    "many", max_examples=20_000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))

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
