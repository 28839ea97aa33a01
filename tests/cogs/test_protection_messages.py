"""Blocks, bars and removals as people read them: within Discord's limits, and nothing about those who are not to know."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Select
from cogs.panels.bars import LENGTHS, bars_panel, just_barred
from cogs.panels.blocks import MOST_BLOCKED, blocks_panel, just_blocked
from cogs.panels.invitations import people_panel
from cogs.panels.numbered_list import PAGE
from cogs.panels.removing import removal_question, removed_message
from data.records.people import Person
from data.records.restrictions import Bar, Restrictions
from render.languages import LOCALES
from render.sentences import known
from tables import lobby_rules
from tests.cogs.discord_limits import problems
from tests.cogs.test_around_messages import NUMBER, lobbies

NOW = datetime(2026, 3, 1, tzinfo=UTC)
MANY = range(NUMBER, NUMBER + MOST_BLOCKED)
NAMES = dict.fromkeys(MANY[::2], "Ben **the**\u202e bold " * 9)


@pytest.mark.parametrize("locale", LOCALES)
def test_lists_of_any_length_fit_and_number_those_without_a_name(locale):
    for page in (0, 2, 3, 99):
        shown = blocks_panel(list(MANY), NAMES, page, locale)
        assert problems(shown) == []
        ((menu,), turning) = shown.rows
        assert isinstance(menu, Select)
        at = min(page, 3) * PAGE
        assert [each.value for each in menu.options] == [str(user) for user in MANY[at : at + PAGE]]
        nameless = f"{at + 2 - at % 2}."
        assert nameless in [each.label for each in menu.options]
        assert f"{nameless} <@{MANY[at + 1 - at % 2]}>" in shown.text
        assert [button.id.rest for button in turning] == [
            str(to) for to in (at // PAGE - 1, at // PAGE + 1) if 0 <= to <= 3
        ]
    bars = [Bar(1, user, NOW, NOW if user % 3 else None) for user in MANY]
    for shown in (bars_panel(bars, NAMES, 1, locale), just_barred(bars[0], 2, 1, locale)):
        assert problems(shown) == []
    for empty in (blocks_panel([], {}, 0, locale), bars_panel([], {}, 5, locale)):
        assert problems(empty) == [] and not any(empty.rows)
    assert all(known(f"bar-length-{length}", locale) for length in LENGTHS)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_blocks_reads_where_both_sit_all_the_same(locale):
    tables = list(lobbies("armadora"))[:2]
    shown = just_blocked(NUMBER, tables, tables, locale)
    assert problems(shown) == [] and f"<@{NUMBER}>" in shown.text
    assert [button.id for row in shown.rows for button in row] == [
        CustomId("unblock", rest=str(NUMBER)), CustomId("blocks", rest="0")
    ]  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
def test_the_opener_finds_others_to_remove_and_nobody_else_does(locale):
    alone = next(lobbies("carcassonne"))
    person = Person(NUMBER + 1, "Ben *x*", "en")
    two = replace(alone, seats=lobby_rules.joined(alone, person, "", Restrictions())[1])
    ids = [component.id.action for component in people_panel(alone, locale).components]
    assert "remove" not in ids
    (menu,) = [each for each in people_panel(two, locale).components if each.id.action == "remove"]
    assert isinstance(menu, Select) and [option.value for option in menu.options] == [str(person.user)]
    asked, told = removal_question(two, 1, locale), removed_message(two, locale)
    assert problems(asked) == problems(told) == problems(people_panel(two, locale)) == []
    assert asked.rows[0][0].id.rest == str(person.user)


def test_lengths_of_bars_are_what_they_are_called():
    assert LENGTHS["week"] == timedelta(weeks=1) and LENGTHS["good"] is None
