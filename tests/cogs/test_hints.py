"""Hints: what the computer expects in a beginner's words, and only where nobody else can mind."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cogs.panels.hints import hint_lines, may_hint
from cogs.panels.play import draft_panel
from data.records.enums import Stage
from data.records.people import LessonRow, Person
from engines.computers.judge import Suggestion
from render.sentences import LOCALES, word
from tables.drafts import draft_of
from tables.lessons.attempt import attempt_of
from tables.lessons.lessons import lessons


def a_table(game, topic=None):
    """A table of one person with computers, and their seat."""
    lesson = next(each for each in lessons(game) if topic in (each.topic, None))
    row = LessonRow(7, game, lesson.topic, datetime(2026, 11, 22, tzinfo=UTC))
    return attempt_of(row, Person(7, "Ana", "en")).table, lesson.seat


def said(game, topic, locale, *best):
    table, seat = a_table(game, topic)
    found = [Suggestion(lines, margin) for lines, margin in best]
    return "\n".join(hint_lines(table, seat, found, locale))


ONE, TWO, THREE = (("warrior 5 E2",), 6.4), (("palisade C1-D1", "end"), 1.2), (("pass",), -3.0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_best_three_and_what_they_lead_to(locale):
    text = said("armadora", "warrior", locale, ONE, TWO, THREE, (("warrior 1 A1",), -4.0))
    assert [line[:2] for line in text.splitlines()[1:4]] == ["1.", "2.", "3."] and "4." not in text
    first, second, third = text.splitlines()[1:4]
    assert word("hint-less", locale, count=5) in second and word("hint-less", locale, count=9) in third
    assert word("armadora-verb-palisade", locale) in second, "C1-D1 alone would say nothing"
    assert "E2" in first and "> " in text, "what the turn does, in sentences"
    assert word("hint-better", locale, count=5) in text  # 6.4 against 1.2; nothing is scored at once
    assert "%" not in text and "20" not in text


@pytest.mark.parametrize(
    ("key", "best"),
    [
        ("hint-equal", [ONE, (("warrior 4 E2",), 6.1)]),
        ("hint-only", [ONE]),
        ("hint-only", [ONE, (("warrior 5 E2", "end"), 6.4)]),
        ("hint-only", [ONE, (("warrior 5 E2", "end"), 5.6)]),
        ("hint-none", []),
    ],
)
def test_the_reason_fits(key, best):
    assert word(key, "en") in said("armadora", "warrior", "en", *best)


def test_points_at_once_are_told_and_points_to_come():
    sent, gold = ("supervisor gold W7",), ("gold",)
    assert word("hint-at-once", "en", count=2) in said("yspahan", "send", "en", (sent, 5.0), (gold, 1.0))
    assert word("hint-later", "en") in said("yspahan", "send", "en", (gold, 5.0), (sent, 1.0))


def test_a_hint_is_offered_to_who_is_alone_with_computers_and_to_nobody_else():
    table, seat = a_table("armadora")
    assert may_hint(table, seat)
    other = 1 - seat
    ben = replace(table.seats[other], user=8, name="Ben", computer=False)

    def with_seats(*seats):
        return replace(table, seats=seats)

    elsewhere = [
        (with_seats(table.seats[seat], ben), seat),
        (with_seats(table.seats[seat], replace(ben, away=True)), seat),
        (with_seats(table.seats[seat], replace(ben, computer=True, resigned=True)), seat),
        (with_seats(table.seats[seat], replace(ben, user=None, name="", computer=True, resigned=True)), seat),
        (replace(table, row=replace(table.row, rated=True)), seat),
        (replace(table, row=replace(table.row, stage=Stage.ENDED)), seat),
        (table, other),
        (table, None),
    ]
    assert [may_hint(*each) for each in elsewhere] == [False] * len(elsewhere)
    for shown, whose in elsewhere[:5]:
        panel = draft_panel(draft_of(shown, whose, ()), "en")
        assert "hint" not in [each.id.action for each in panel.components]
    panel = draft_panel(draft_of(table, seat, ()), "en")
    assert "hint" in [each.id.action for each in panel.components]


@pytest.mark.parametrize("locale", LOCALES)
def test_who_has_begun_a_turn_is_told_that_the_hint_does_not_go_on_from_there(locale):
    table, seat = a_table("armadora", "warrior")
    told = [hint_lines(table, seat, [Suggestion(*ONE)], locale, begun) for begun in (False, True)]
    assert [word("hint-from-start", locale) in "\n".join(each) for each in told] == [False, True]
    assert word("button-start-over", locale) in "\n".join(told[True]), "as the button is called"
