"""What is typed narrows what is offered, and typed exactly it wins."""

import pytest

from cogs.game_cog import why_nothing
from cogs.messages.clocks import CLOCKS, find_clocks, parse_clock
from cogs.messages.lines import clock_words
from engines import GAMES
from engines.core.journal import Header
from render.sentences import LOCALES
from tables.clocks.time_control import Control
from tables.drafts import draft_of
from tests.core.test_leaks import table_of

MEANT = {
    "12 h": "12h",
    "12h": "12h",
    "1 day": "24h",
    "2 Days": "48h",
    "1 week": "168h",
    "90 min": "90m",
    "12時間": "12h",
    "1日": "24h",
    "72h + 12h / 120h": "72h+12h/120h",
    "3 days+12 hours/5 days": "72h+12h/120h",
    "no limit": "none",
    "無制限": "none",
    "none": "none",
    "": "none",
}


@pytest.mark.parametrize("typed", MEANT)
def test_a_clock_is_understood_as_people_write_it(typed):
    assert parse_clock(typed) == MEANT[typed]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("typed", [typed for typed in MEANT if typed])
def test_enter_takes_what_was_typed(typed, locale):
    assert find_clocks(typed, locale)[0] == (MEANT[typed], clock_words(MEANT[typed], locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_offered_can_be_chosen_and_holds_what_was_typed(locale):
    assert [clock for clock, _ in find_clocks("", locale)] == list(CLOCKS)
    for clock in CLOCKS:
        assert find_clocks(clock_words(clock, locale), locale)[0][0] == clock
        Control.read(clock)
    assert find_clocks("soon", locale) == [] and parse_clock("soon") == "soon"
    assert {clock for clock, _ in find_clocks("12", locale)} < set(CLOCKS)


def test_a_stall_that_cannot_be_paid_says_why():
    game = GAMES["alhambra"]
    header = Header("alhambra", game.setup(3), "poor")
    table = table_of(game, header, [], "en")
    draft = draft_of(table, table.due[0], ())
    payable = {line.split()[1] for line in draft.legal if line.startswith("buy ")}
    reasons = {why_nothing(draft, ("buy", stall)).key for stall in {"1", "2", "3", "4"} - payable}
    assert "alhambra-too-little" in reasons
    assert why_nothing(draft, ("add",)).key == "table-nothing-fits"
