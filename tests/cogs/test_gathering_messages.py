"""Private and public messages around people who come together, as values, in both languages."""

from dataclasses import replace

import pytest

from cogs.components.option_lines import option_lines
from cogs.panels.gathering.people import not_fitting, people_panel
from cogs.posts.lobby import invitation, lobby_post
from engines import GAMES
from engines.tables.gathering.conditions import CHOICES, Condition, Figures, unmet
from engines.tables.gathering.invitations import Invitation, spelled
from render.translate import LOCALES
from tests.cogs.discord_limits import problems
from tests.cogs.test_around_messages import NOON, NUMBER, ids, lobbies

EVERYTHING = tuple(str(Condition(kind, values[-1])) for kind, values in CHOICES.items())


@pytest.mark.parametrize("name", GAMES)
def test_a_lobby_with_invited_people_and_conditions(name):
    for table in lobbies(name, "24h"):
        free = table.row.setup_seats - len(table.seats)
        kept = spelled(Invitation(NUMBER + at, NOON, at) for at in range(free))
        full = replace(table, row=replace(table.row, invited=kept, conditions=EVERYTHING, starts_full=True))
        for locale in LOCALES:
            panels = [people_panel(table, locale), people_panel(full, locale)]
            assert [problems(each) for each in panels] == [[], []]
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
