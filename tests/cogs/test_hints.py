"""Hints: what the computer expects in a beginner's words, and only where nobody else can mind."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bench.recorded import read
from cogs.messages.message import Button, Picture, Words
from cogs.panels import choices, labels, steps
from cogs.panels.hints import Hint, advised, hint_of, hint_on, may_hint, position
from cogs.panels.labels import token_label
from cogs.panels.play import draft_panel
from data.records.enums import Stage
from data.records.people import LessonRow, Person
from engines import GAMES, PLAYERS
from engines.computers.judge import Suggestion, best_turns
from render.drawing.marks import HINTED
from render.drawing.scene import dump
from render.drawing.theme import load
from render.languages import LOCALES
from render.renderer import Mark, renderer
from render.sentences import word
from tables.drafts import draft_of, with_only_moves
from tables.lessons.attempt import attempt_of
from tables.lessons.lessons import lessons
from tests.cogs.discord_limits import problems
from tests.core.test_journals import FOLDER
from tests.core.test_leaks import recorded_table, table_of
from tests.spoken import says


def a_table(game, topic=None):
    """A table of one person with computers, and their seat."""
    lesson = next(each for each in lessons(game) if topic in (each.topic, None))
    row = LessonRow(7, game, lesson.topic, datetime(2026, 11, 22, tzinfo=UTC))
    return attempt_of(row, Person(7, "Ana", "en")).table, lesson.seat


def hint(game, topic, locale, *best, at=0, begun=()):
    table, seat = a_table(game, topic)
    found = [Suggestion(*each) for each in best]
    return hint_of(draft_of(table, seat, begun), found, locale, at)


ONE, TWO, THREE = (("warrior 5 E2",), 6.4), (("palisade C1-D1", "end"), 1.2), (("pass",), -3.0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_best_three_are_shown_one_after_the_other(locale):
    best = ONE, TWO, THREE, (("warrior 1 A1",), -4.0)
    shown = [hint("armadora", "warrior", locale, *best, at=at) for at in range(3)]
    for each, key, count in zip(shown, ("hint-equal", "hint-less", "hint-less"), (5, 5, 9), strict=True):
        assert says(each.said, key, locale, count=count)
    reasons = [says(each.said, "armadora-reason-beside", locale) for each in shown]
    assert reasons == [True, False, False]
    assert word("armadora-palisade-act", locale, edge="C1-D1") in shown[1].said, (
        "C1-D1 alone would say nothing"
    )
    assert [[(way.id.action, way.id.rest) for way in each.ways] for each in shown] == [
        [("advice", "0"), ("another", "1")],
        [("advice", "1"), ("another", "2")],
        [("advice", "2")],
    ]


@pytest.mark.parametrize(
    ("key", "best"),
    [
        ("hint-equal", [ONE, (("warrior 4 E2",), 6.1)]),
        ("hint-equal", [ONE, (("warrior 5 E2", "palisade C1-D1"), 6.2)]),
        ("hint-better", [(("warrior 5 D3",), 6.4), (*TWO, 2.5)]),
        ("hint-open", [(("warrior 5 D3",), 6.4), (*TWO, 2.7)]),
        ("hint-alone", [ONE]),
        ("hint-alone", [ONE, (("warrior 5 E2", "end"), 6.4)]),
        ("hint-none", []),
    ],
)
def test_the_reason_fits(key, best):
    """With a hand to choose from nobody reads that there is no other choice."""
    assert says(hint("armadora", "warrior", "en", *best).said, key)


@pytest.mark.parametrize("locale", LOCALES)
def test_of_another_turn_it_is_said_when_it_may_be_as_good(locale):
    sure, unsure = (
        hint("armadora", "warrior", locale, ONE, (*TWO, error), at=1).said for error in (2.5, 2.7)
    )
    assert says(sure, "hint-less", locale, count=5) and says(unsure, "hint-open", locale, at=1)
    begun = TWO[0][:1]
    sure, unsure = (
        hint("armadora", "warrior", locale, ONE, (*TWO, error), begun=begun).said for error in (2.5, 2.7)
    )
    assert says(sure, "hint-replaces-less", locale, count=5) and says(unsure, "hint-replaces", locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_turn_of_many_moves_is_named_in_a_few_words_and_by_its_rest_once_it_is_begun(locale):
    turn = ("buy 2 DI8", "take DE8", "place A8-E P12")
    for begun, most in (((), 60), (turn[:1], 60), (turn[:2], 60)):
        told = hint("alhambra", "exact", locale, (turn, 6.0), (("take DE8",), 1.0), begun=begun)
        first, *reason = told.said.splitlines()
        assert len(first) <= most and "→" not in first and len(reason) == 1, told.said
        assert "DI8" not in first and not says(told.said, "hint-replaces", locale)
    assert says(first, "alhambra-advice-spot", locale, building="arcades", price=8, cell="P12")


def test_only_a_forced_turn_is_called_the_only_move():
    header, entries = read(FOLDER / "yspahan" / "four-players.txt")
    table = table_of(GAMES["yspahan"], header, entries[:196], "en")
    (seat,) = table.due
    (line,) = draft_of(table, seat, ()).choices
    assert says(hint_of(draft_of(table, seat, ()), [Suggestion((line,), 1.0)], "en").said, "hint-only")


def test_points_at_once_are_told_and_points_to_come():
    sent, gold = ("supervisor gold W7",), ("gold",)
    assert says(hint("yspahan", "send", "en", (sent, 5.0), (gold, 1.0)).said, "hint-at-once", count=2)
    assert says(hint("yspahan", "send", "en", (gold, 5.0), (sent, 1.0)).said, "hint-later")


def test_what_was_guessed_and_does_not_hold_is_left_out_of_the_draft():
    table, seat = a_table("armadora", "warrior")
    draft = draft_of(table, seat, ())
    found = [Suggestion(("warrior 5 E2", "warrior 5 E2"), 2.0), Suggestion(("pass", "end"), 1.0)]
    shown = [advised(draft, found, at, "en") for at in range(3)]
    assert shown == [(("warrior 5 E2",), ""), (("pass",), ""), ((), "")]


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
def test_who_has_begun_a_turn_is_told_that_the_hint_replaces_it(locale):
    for begun, replaces, ways in (
        ((), False, ["advice"]),
        (("warrior 1 E2",), True, ["advice"]),
        (("warrior 5 E2",), False, []),
    ):
        told = hint("armadora", "warrior", locale, ONE, begun=begun)
        assert says(told.said, "hint-replaces", locale) == replaces
        assert [each.id.action for each in told.ways] == ways
    assert word("button-play-this", locale)[2:] in word("hint-replaces", locale), "as the button is called"


def test_a_turn_that_was_begun_goes_on_and_a_whole_one_is_judged_from_its_start():
    table, seat = a_table("armadora", "warrior")
    first = next(line for line in draft_of(table, seat, ()).choices if line.startswith("palisade"))
    begun = draft_of(table, seat, (first,))
    view, lines = position(begun)
    assert (view, lines) == (begun.view, (first,))
    found = best_turns(PLAYERS["armadora"], view, "go on")
    assert {each.lines[0] for each in found} <= {*begun.legal}
    told = hint_of(begun, [Suggestion((first, *each.lines), each.margin) for each in found], "en")
    assert (
        not says(told.said, "hint-replaces") and labels.spoken_lines(begun.game, first, "en") not in told.said
    )
    warrior = next(line for line in draft_of(table, seat, ()).choices if line.startswith("warrior"))
    assert position(draft_of(table, seat, (warrior,))) == (table.view(seat), ())


def test_a_hint_elsewhere_is_seen_on_the_first_step_and_leads_back_to_what_was_chosen():
    table, seat = a_table("armadora", "warrior")
    draft = draft_of(table, seat, ())
    found = [Suggestion(*ONE), Suggestion(*TWO)]
    for prefix, step in (("warrior 5", "warrior 5"), ("warrior 1", ""), ("palisade", ""), ("", "")):
        told, seen = hint_on(draft, found, "en", 0, prefix)
        assert seen == step and told.line == ONE[0][0]
        assert [way.id.rest for way in told.ways] == ["0", f"1 {prefix}".strip()]
        assert (told.instead_of == prefix != "") is (prefix != step) is bool(says(told.said, "hint-replaces"))
        backs = [each.id for each in draft_panel(draft, "en", seen, hint=told).rows[-1]]
        assert [id.rest for id in backs if id.action == "panel"] == [prefix]


def test_a_hint_opens_the_part_elsewhere_in_which_its_place_is_seen():
    header, entries = read(FOLDER / "carcassonne" / "both-2.txt")
    ends = [at for at, entry in enumerate(entries, 1) if entry.line == "end"]
    table = recorded_table(GAMES["carcassonne"], header, entries[: ends[len(ends) * 4 // 5]], "en")
    draft = with_only_moves(draft_of(table, table.due[0], ()))
    seen = []
    for line in draft.choices:
        told, prefix = hint_on(draft, [Suggestion((line,), 0.0)], "en", 0, "")
        found, marks = choices.menus(draft.game, draft.view, draft.choices, prefix, "en")
        number, _ = choices.hinted(draft.game, draft.view, draft.choices, found, marks, told.line)
        # A part with a single line is the button of that one.
        seen_at = [mark.token for mark in marks if mark.label == number] + [
            mark.token for mark in marks if not mark.label
        ]
        assert number and (line.split()[1] in seen_at or line in [each.value for each in found[0].options])
        seen.append(prefix)
    assert "" in seen and len({*seen}) > 3


def test_a_hint_turns_the_card_that_its_question_is_about():
    header, entries = read(FOLDER / "hanging_gardens" / "two-open.txt")
    ends = [at for at, entry in enumerate(entries, 1) if entry.line == "end"]
    table = table_of(GAMES["hanging_gardens"], header, entries[: ends[9]], "en")
    draft = draft_of(table, table.due[0], ())
    places = [line for line in draft.legal if line.startswith("place")]
    turns = {line.split()[2]: line for line in places if line.split()[1] == places[0].split()[1]}
    assert len(turns) > 1
    for turn, line in turns.items():
        told, prefix = hint_on(draft, [Suggestion((line,), 0.0)], "en", 0, " ".join(line.split()[:2]))
        _, marks = choices.menus(draft.game, draft.view, draft.choices, prefix, "en")
        assert told.line == line and Mark(turn, "") in marks


def test_a_hint_stays_where_a_line_is_half_chosen():
    table, seat = a_table("armadora", "warrior")
    draft = draft_of(table, seat, ())
    told = hint_of(draft, [Suggestion(*ONE), Suggestion(*TWO)], "en", prefix="warrior 1")
    assert [way.id.rest for way in told.ways] == ["0", "1 warrior 1"]
    panel = draft_panel(draft, "en", "warrior 1", hint=told)
    rests = {each.id.action: each.id.rest for each in panel.rows[-1]}
    assert rests == {"advice": "0", "another": "1 warrior 1", "panel": "warrior 1", "aside": "warrior 1"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_stands_below_the_choices_which_stay(locale):
    table, seat = a_table("armadora", "warrior")
    draft = draft_of(table, seat, ())
    advised = hint_of(draft, [Suggestion(*ONE), Suggestion(*TWO)], locale)
    panel = draft_panel(draft, locale, hint=advised)
    assert problems(panel) == [] and panel.items[-2] == Words(advised.said)
    plain = draft_panel(draft, locale)
    assert panel.items[0] == plain.items[0] and panel.rows[:-1] == plain.rows[:-1]
    assert [each.id.action for each in panel.rows[-1]] == ["advice", "another", "panel", "aside"]
    assert draft_panel(draft, locale, hint=Hint("…")).rows == plain.rows


def test_a_hint_shows_the_card_that_it_proposes_and_leaves_the_numbers_of_the_buttons_on_the_picture():
    header, entries = read(FOLDER / "hanging_gardens" / "two-open.txt")
    ends = [at for at, entry in enumerate(entries, 1) if entry.line == "end"]
    table = table_of(GAMES["hanging_gardens"], header, entries[: ends[9]], "en")
    (seat,) = table.due
    draft = draft_of(table, seat, ())
    places = [line.split() for line in draft.legal if line.startswith("place")]
    advised = places[0]
    other = next(each for each in places if each[1] != advised[1])
    found = [Suggestion((" ".join(advised), "end"), 2.0), Suggestion((" ".join(other), "end"), 0.5)]
    for begun, prefix in (((), ""), ((), " ".join(other[:2])), ((" ".join(other),), "")):
        now = draft_of(table, seat, begun)
        panel = draft_panel(now, "en", prefix, hint=hint_of(now, found, "en", prefix=prefix))
        (picture,) = panel.pictures
        assert picture.marks[-1] == Mark(" ".join(advised), HINTED)
        look = load("hanging_gardens", preview=True)
        shown = dump(renderer("hanging_gardens").scene(picture.view, look, picture.marks))
        bare = dump(renderer("hanging_gardens").scene(picture.view, look, picture.marks[:-1]))
        # Without a hint, the card lies in one of its places.
        assert (shown.count("land.ghost "), bare.count("land.ghost ")) == (1, int(bool(prefix)))
        assert [shown.count(each) for each in _NUMBERED] == [bare.count(each) for each in _NUMBERED]
        assert any(map(shown.count, _NUMBERED))
        own = renderer("hanging_gardens").scene(table.view(seat), look, picture.marks)
        assert shown == dump(own), "as it is before the turn"
        assert panel.rows[:-1] == draft_panel(now, "en", prefix).rows[:-1]


_NUMBERED = ("marks.ground", "seats.badge")
"""What the numbers of places and of cards are drawn on."""


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_number_of_its_place_and_the_picture_marks_it(game):
    """On whichever step of a lesson places are numbered, from the first one on; or it marks the whole line on every step."""
    told, aims = 0, renderer(game).aims
    for lesson in lessons(game):
        table, seat = a_table(game, lesson.topic)
        draft = draft_of(table, seat, ())
        for line in draft.legal[:: len(draft.legal) // 4 + 1]:
            prefix = ""
            while prefix != line:
                panel = draft_panel(draft, "en", prefix, hint=Hint("¶", line=line))
                (picture,) = [each for each in panel.items if isinstance(each, Picture)]
                plain = draft_panel(draft, "en", prefix)
                assert (Mark(line, HINTED) in picture.marks) is aims
                marked = [
                    each.label.removesuffix(HINTED)
                    for each in picture.marks
                    if each.label.endswith(HINTED) and each.label != HINTED
                ]
                said = [
                    each.text for each in panel.items if isinstance(each, Words) and each.text.endswith("¶")
                ]
                assert said == [f"**{marked[0]}** · ¶"] if marked else ["¶"] and len(marked) < 2
                told += bool(marked)
                values = [each.id.rest for row in plain.rows for each in row if isinstance(each, Button)]
                onward = [
                    each
                    for each in values
                    if len(each) > len(prefix)
                    and line in steps.behind(draft.game, draft.view, draft.choices, each)
                ]
                prefix = next(iter(onward), line)
    assert told or aims or renderer(game).showpiece is None, "places are numbered where there is a board"


def test_a_hint_with_a_reason_names_the_card_alone_and_guesses_no_points():
    """The picture shows where it goes, and the reason what is claimed and taken."""
    header, entries = read(FOLDER / "hanging_gardens" / "two-open.txt")
    claims = [at for at, entry in enumerate(entries, 1) if entry.line.startswith("temple")]
    for at in claims[:3]:
        begins = max(number for number, entry in enumerate(entries[:at], 1) if entry.line == "end")
        table = table_of(GAMES["hanging_gardens"], header, entries[:begins], "en")
        (seat,) = table.due
        draft = draft_of(table, seat, ())
        lines = tuple(entry.line for entry in entries[begins : at + 1])
        other = next(line for line in draft.legal if line.split()[1] != lines[0].split()[1])
        said = hint_of(draft, [Suggestion(lines, 9.0), Suggestion((other,), 2.0)], "en").said
        first, *reason = said.splitlines()
        card = token_label(table.game, "place", 0, lines[0].split()[1], "en")
        assert first == word("hint-equal", "en", turn=f"Place {card}", shown=1) and len(reason) == 1


def test_no_hint_names_the_square_of_a_card_s_corner():
    """The picture shows the card where it would lie, with no names of squares, and no number stands on that corner."""
    header, entries = read(FOLDER / "hanging_gardens" / "two-open.txt")
    bare = 0
    for begins in [at for at, entry in enumerate(entries, 1) if entry.line == "end"][20:60:8]:
        table = table_of(GAMES["hanging_gardens"], header, entries[:begins], "en")
        draft = draft_of(table, table.due[0], ())
        for line in [each for each in draft.legal if each.startswith("place")][::7]:
            said = hint_of(draft, [Suggestion((line,), 1.0)], "en").said
            assert line.split()[3] not in said, said
            bare += "\n" not in said
    assert bare, "some have no reason"
