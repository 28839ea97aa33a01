"""Private and public messages around people who come together, as values, in both languages."""

from dataclasses import replace

import pytest

from cogs.messages.option_lines import option_lines
from cogs.panels.finding import PAGE, called_message, open_tables_page
from cogs.panels.invitations import not_fitting, people_panel
from cogs.panels.saved_settings import save_form, saved_again, saved_panel
from cogs.panels.wishes import matched, wishes_panel
from cogs.posts.lobby import invitation, lobby_post
from community.finding.open_tables import OpenTable
from data.records.invitations import Invitation, spell_invitations
from data.records.wishes import ANY, MOST_SAVED, SavedSettings, Wish
from engines import GAMES
from engines.core.text import say
from render.languages import LOCALES
from tables.conditions import CHOICES, Condition, Figures, unmet
from tests.cogs.discord_limits import form_problems, problems
from tests.cogs.test_around_messages import NOON, NUMBER, ids, lobbies

EVERYTHING = tuple(str(Condition(kind, values[-1])) for kind, values in CHOICES.items())


@pytest.mark.parametrize("name", GAMES)
def test_a_lobby_with_invited_people_and_conditions(name):
    for table in lobbies(name, "24h"):
        free = table.row.setup_seats - len(table.seats)
        kept = spell_invitations(Invitation(NUMBER + at, NOON, at) for at in range(free))
        full = replace(table, row=replace(table.row, invited=kept, conditions=EVERYTHING, starts_full=True))
        for locale in LOCALES:
            panels = [people_panel(table, locale), people_panel(full, locale)]
            assert [problems(each) for each in panels] == [[], []]
            assert all(each.text.count("**") == 2 for each in panels), "the game's name alone is bold"
            assert ["invite" in ids(each) for each in panels] == [True, False]
            assert len(option_lines(full, locale)) == len(option_lines(table, locale)) + 2
            people = [each.user for each in Invitation.all(full.row)]
            asked = invitation(full, people, NUMBER, locale)
            alone = invitation(full, (), None, locale)
            assert problems(asked) == problems(alone) == [] and ids(asked) == ["accept", "decline"]
            assert all(f"<@{user}>" in asked.text and f"<@{user}>" not in alone.text for user in people)
            post = lobby_post(full)
            assert problems(post) == [] and all(f"<@{user}>" in post.text for user in people)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_its_figure(locale):
    table = next(lobbies("armadora"))
    poor = Figures(50, 0.1, 400_000, 5000, "xx", False)
    asked = ("in-time 90", "answers 60", "rating -900", "language yes", "known yes")
    reasons = unmet(asked, poor, 5, table.row.locale)
    said = not_fitting(table, reasons, locale)
    assert problems(said) == [] and len(reasons) == 5
    assert all(figure in said.text for figure in ("10", "90", "5", "5000", "900"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fitting", [0, 1, 5, 12])
def test_every_page_of_the_tables_that_seek_players(fitting, locale):
    every = [
        replace(
            table, row=replace(table.row, id=f"{name[:4]}{number:04}", private=False, conditions=EVERYTHING)
        )
        for number in range(3)
        for name in GAMES
        for table in list(lobbies(name, "72h+12h/120h"))[-1:]
    ]
    found = [OpenTable(table) for table in every[:fitting]]
    found += [OpenTable(table, (say("unmet-language", asked="en"),)) for table in every[:2]]
    found += [OpenTable(table, (say("unmet-full"), say("unmet-known"))) for table in every[:6]]
    joined = []
    for page in range(-(-fitting // PAGE) or 1):
        said = open_tables_page(found, page, False, locale)
        assert problems(said) == []
        joined += [each.id.table for each in said.components if each.id.action == "join"]
        assert "others 0" in [each.id.rest for each in said.components]
    assert joined == [each.row.id for each in every[:fitting]]
    others = open_tables_page(found, 0, True, locale)
    assert problems(others) == [] and [each for each in ids(others) if each == "join"] == ["join"] * 2
    assert problems(open_tables_page([], 0, False, locale)) == []
    if fitting:
        assert problems(called_message(every[:fitting], NUMBER, locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_wishes_and_saved_settings(locale):
    wishes = [
        Wish(11, 1, name, NUMBER, "Ana", "en", 2, max(game.seats), clock, tuple(
            (option.name, option.choices[-1]) for option in game.options), rated, NOON, NOON, NOON)
        for (name, game), clock, rated in zip(GAMES.items(), (ANY, "none", "24h", ANY, "168h"), [ANY, "yes", "no", ANY, ANY], strict=False)
    ]  # fmt: skip
    panels = [wishes_panel(wishes, locale), wishes_panel([], locale)]
    panels += [matched(wishes[0], next(lobbies("armadora")), NUMBER, locale)]
    assert [problems(each) for each in panels] == [[], [], []]
    assert [each.id.rest for each in panels[0].components] == list(GAMES)[:5]
    saved = [
        SavedSettings(11, 1, f"{number} **our** @everyone's" * 2, "armadora", {"seats": 4, "clock": "24h"}, (NUMBER,) * 5, NOON)
        for number in range(MOST_SAVED)
    ]  # fmt: skip
    lists = [saved_panel(saved, locale), saved_panel([], locale), saved_again(saved[0].name, locale)]
    assert [problems(each) for each in lists] == [[], [], []]
    assert "@everyone" not in lists[0].text.replace("@\u200beveryone", "")
    assert form_problems(save_form("abcd1234", locale)) == []
