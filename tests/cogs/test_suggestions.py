"""What is typed narrows what is offered, and typed exactly it wins."""

import pytest

from bench.recorded import records
from cogs.game_cog import why_none, why_nothing
from cogs.messages.clocks import CLOCKS, find_clocks, parse_clock
from cogs.messages.lines import clock_words
from engines import GAMES, PRESENTATIONS
from engines.core.journal import Header, load
from engines.core.presentation import Presentation
from render.languages import LOCALES
from tables.clocks.time_control import Control
from tables.drafts import draft_of
from tests.core.test_leaks import recorded_table, table_of

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


@pytest.mark.parametrize("name", GAMES)
def test_a_verb_that_does_not_fit_says_what_the_rules_say(name):
    """Where one reason forbids all its moves, that one; it is never made up."""
    game, given, asked = GAMES[name], 0, 0
    for file in records(name)[:3]:
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        for at in range(0, len(entries), 23):
            table = recorded_table(game, header, entries[:at], "en")
            for seat in table.due:
                draft = draft_of(table, seat, ())
                for verb in game.notation.verbs.keys() - {line.split()[0] for line in draft.legal}:
                    told, asked = why_nothing(draft, (verb,)), asked + 1
                    examples = game.notation.examples(verb, draft.presentation.samples)
                    reasons = {game.why_not(draft.state, draft.ask, seat, move) for move in examples}
                    assert examples and None not in reasons
                    assert (told in reasons) or told.key == "table-nothing-fits" or name == "alhambra"
                    given += told.key != "table-nothing-fits"
    assert given > asked / 2 or PRESENTATIONS[name].samples == Presentation.samples


def test_what_is_typed_and_forbidden_says_why():
    game = GAMES["armadora"]
    table = table_of(game, Header("armadora", game.setup(2), "forbidden"), [], "en")
    draft = draft_of(table, table.due[0], ())
    for start, key in (
        ("warrior 1 D1", "armadora-mine"),
        ("warrior 9", "armadora-no-such-warrior"),
        ("stake", "armadora-advanced-only"),
    ):
        reason = why_none(draft, start)
        assert reason is not None and reason.key == key
    for fits in ("warrior 1", "warrior x", "nonsense", "palisade A1-A2"):
        assert why_none(draft, fits) is None
