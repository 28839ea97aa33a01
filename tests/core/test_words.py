"""What holds for the words of every game alike."""

import re

import pytest

from cogs.components.markdown import safe
from cogs.panels.more import order_key
from engines import GAMES
from render.drawing.theme import load as theme
from render.renderer import renderer
from render.translate import FOLDER, LOCALES, dashed, known, word
from tests.cogs.test_choices import positions
from tests.faults.people import NAMES, SYNTAX

REFERENCES = {"en": r"\*\(Rules: ([^)]+)\)\*", "ja": r"\*（ルール「([^」]+)」）\*"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.orders])
def test_every_standing_order_has_words(name, locale):
    keys = [order_key(f"{dashed(name)}-order", order) for order in GAMES[name].orders]
    assert len(set(keys)) > 3 and [key for key in keys if not known(key, locale)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_of_a_hand_has_a_text_of_its_own(name):
    """It is what the alt text of the whole board says to its owner alone."""
    for game, state, seat, _ in positions(name):
        view, drawn = game.view(state, seat), renderer(name)
        if drawn.hand(view, theme(name)) is not None:
            public = drawn.alt(game.view(state, None))
            assert [text for text in drawn.alt(view) if text not in public]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_nothing_but_a_name(name):
    escaped = safe(name)
    assert not SYNTAX.search(escaped)
    assert re.sub(r"\\(.)", r"\1", escaped).replace("\u200b", "").replace("\\", "") == re.sub(
        r"[\u200b\\]", "", name
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_points_at_a_heading_of_the_rules_that_players_can_open(name, locale):
    source = (FOLDER / locale / f"{name}.ftl").read_text(encoding="utf-8")
    named = re.findall(REFERENCES[locale], source)
    assert len(named) > 15 and "§" not in source
    rules = word(f"{dashed(name)}-rules", locale)
    headings = tuple(re.findall(r"\*\*([^*]+)\*\*", rules))
    assert [each for each in set(named) if not any(heading.startswith(each) for heading in headings)] == []
