"""The messages of events, as values: they fit into what Discord takes, in both languages, with the largest fields there are."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

import pytest

from cogs.messages.event_lines import points_of
from cogs.messages.message import LONGEST_TEXT, Select, StandingsPicture
from cogs.panels.leagues import event_list, organiser_panel
from cogs.posts.leagues import announcement, details, event_post, rules_message
from community.leagues import lines
from community.leagues.event import fold
from community.leagues.league import League
from community.leagues.lines import parse_line
from data.records.events import EntrantRow, EventLine, EventRow, Format, Rules
from render.cards.standings import MOST_ROWS, card
from render.drawing.theme import load
from render.sentences import word
from tests.cogs.discord_limits import problems
from tests.leagues.playing import Played
from tests.spoken import said

NOW = datetime(2026, 3, 1, tzinfo=UTC)
NAMES = ("Ana", "千恵", "*_~|>`@everyone", "W" * 32, "🐈", "Иван Петров")


@cache
def played(rules, people):
    """The journal of a whole event."""
    return Played(rules, people).journal


def league(format, people, locale, seats=2, upto=None, **rules):
    """An event that was played by lot, as it stood after so many lines."""
    rule = Rules(format, seats, **rules)
    journal = played(rule, people)[:upto]
    row = EventRow(
        "k3j9x2ab", 1, 2**62, 2**62, "The **great** cup of the whole server, all of it, in autumn!", "armadora", (), "72h+12h/120h",
        True, locale, format, seats, 2, rules.get("rounds", 0), rules.get("division", 0), NOW,
        fold(rule, map(parse_line, journal)).phase, len(journal), None, 2**62,
    )  # fmt: skip
    entrants = tuple(
        EntrantRow(row.id, number, -5 if number == 3 else 2**62 + number, NAMES[number % len(NAMES)])
        for number in range(1, people + 1)
    )
    said = tuple(EventLine(row.id, seq, line, NOW) for seq, line in enumerate(journal, 1))
    return League(row, entrants, said)


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize(
    ("format", "rules"),
    [
        (Format.LEAGUE, {"rounds": 3, "division": 6}),
        (Format.SWISS, {"rounds": 5}),
        (Format.KNOCKOUT, {}),
        (Format.SWISS, {"rounds": 2, "seats": 6}),
    ],
)
def test_the_largest_events_fit(format, rules, locale):
    whole = league(format, 64, locale, **rules)
    threads = {each.table: 2**62 for each in whole.event.matches}
    for upto in (0, 64, 65, 98, len(whole.journal)):
        now = league(format, 64, locale, upto=upto, **rules)
        pages = [details(now, threads, page, locale) for page in (0, 2)]
        for shown in (
            event_post(now, threads),
            organiser_panel(now, locale, word("event-done", locale)),
            rules_message(now, locale),
            *pages,
        ):
            assert len(shown.text) <= LONGEST_TEXT
            assert "<@-" not in shown.text and "{" not in shown.text and "event-" not in shown.text
            assert problems(shown) == []
        for select in organiser_panel(now, locale).components:
            if isinstance(select, Select):
                assert 1 <= len(select.options) <= 25
    # Whatever is told of a line is told in words.
    event = whole.event
    for line in (
        lines.Paused(), lines.Resumed(), lines.Cancelled(), lines.Ended(), lines.Withdrawn(1), lines.Replaced(3),
        lines.Chosen(2, ("advanced=yes",)), lines.Fixed(1, (1,) * len(event.matches[0].seats)), lines.Result(1, (1,) * len(event.matches[0].seats), ()),
    ):  # fmt: skip
        told = announcement(whole, event, line)
        assert told is not None
        said, called = told
        assert "event-" not in said.text and "<@" not in said.push and problems(said) == []
        assert sum(len(f"<@{user}> ") for user in called) + len(said.push) < 2000
    assert announcement(whole, event, lines.Opened(1, event.matches[0].seats)) is None
    assert problems(event_list([replace(whole.row, id=f"k3j9x2a{at}") for at in range(10)], locale)) == []


def test_the_picture_holds_what_a_phone_can_show():
    now = league(Format.LEAGUE, 64, "en", rounds=2, division=4)
    (picture,) = event_post(now, {}).wanted
    assert isinstance(picture, StandingsPicture)
    assert sum(map(len, picture.divisions)) == MOST_ROWS
    scene = card(picture.divisions, load("armadora"))
    assert scene.width == 1200 and 1000 < scene.height < 1800
    assert said("someone") in picture.alt


def test_points_as_people_read_them():
    assert [points_of(each) for each in (0, 1, 2, 5)] == ["0", "½", "1", "2½"]
