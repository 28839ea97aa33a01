"""Every lesson is played to its end, by the intended way and by wrong ones, in both languages, through the presenters."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cogs.guide import lessons as guide
from cogs.guide import pages
from cogs.handlers import hints, play, puzzles
from cogs.handlers import lessons as learning
from cogs.messages.message import Button
from cogs.panels import lessons as panels
from cogs.panels.practice import OWN
from data.records.people import LessonRow, Person
from engines import GAMES, PLAYERS
from engines.computers.levels import Level
from engines.computers.search import answer
from engines.core.text import GameError
from render.languages import LOCALES
from tables.lessons.attempt import attempt_of, draft_in_lesson, is_quiet, play_now, stored_lines
from tables.lessons.lessons import lessons
from tests.cogs.discord_limits import problems
from tests.cogs.test_rules_pages import SECTIONS

ALL = [each for name in GAMES for each in lessons(name)]
TASKS = [each for each in ALL if not each.free]
NOW = datetime(2026, 11, 22, tzinfo=UTC)
ANA = {locale: Person(7, "Ana", locale) for locale in LOCALES}


def ids(lesson):
    return f"{lesson.game}-{lesson.topic}"


def begun(lesson, locale="en", **changed):
    return attempt_of(LessonRow(7, lesson.game, lesson.topic, NOW, **changed), ANA[locale])


def test_lessons_and_puzzles_answer_whatever_a_real_panel_has():
    """A purchase in a lesson could not be paid otherwise: the button was that of a real table, and there was none."""
    taps = {*play.handlers.clicks, *hints.handlers.clicks} - {"play", "onward"} | {"aside"}
    assert taps == OWN
    assert {f"learn{tap}" for tap in taps} <= learning.handlers.clicks.keys()
    assert {f"puzzle{tap}" for tap in taps - {"another", "advice"}} <= puzzles.handlers.clicks.keys()


def test_every_game_whose_complete_rules_are_known_is_taught():
    assert set(SECTIONS) <= set(panels.games_with_lessons())


@pytest.mark.parametrize("name", panels.games_with_lessons())
def test_every_game_is_taught_in_six_to_twelve_lessons_and_a_game_at_the_end(name):
    found = lessons(name)
    assert 6 <= len(found) <= 12
    assert [each.free for each in found] == [False] * (len(found) - 1) + [True]
    assert len({each.topic for each in found}) == len(found)


@pytest.mark.parametrize("lesson", ALL, ids=ids)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_has_all_its_words(lesson, locale):
    assert guide.topics(lesson.game, locale) == [each.topic for each in lessons(lesson.game)]
    words = guide.words(lesson, locale)
    assert words.title and words.text and words.task and words.done
    assert set(words.mistakes) == (set() if lesson.free else {"", *(name for _, name in lesson.mistakes)})
    assert bool(words.hint) != lesson.free
    assert all(pages.page(lesson.game, topic) for topic in lesson.pages)


@pytest.mark.parametrize("lesson", TASKS, ids=ids)
def test_the_intended_way_leads_to_the_end(lesson):
    """Step by step as on a panel, which offers each of them; the words say what happened."""
    for locale in LOCALES:
        attempt = begun(lesson, locale)
        shown = panels.lesson_panel(attempt, locale)
        assert problems(shown) == [] and guide.words(lesson, locale).task in shown.text
        assert (
            problems(panels.lesson_panel(attempt, locale, hint=panels.hint_of_lesson(attempt, locale))) == []
        )
    attempt = begun(lesson)
    assert attempt.draft is not None
    for line in lesson.answer.split("; "):
        if line in attempt.draft.all_lines:
            continue  # it was the only move
        assert line in attempt.draft.legal or "+" in line, attempt.draft.legal
        attempt = begun(lesson, draft=(*attempt.draft.all_lines, line))
        shown = panels.lesson_panel(attempt, "ja")
        assert problems(shown) == []
    assert attempt.draft.can_confirm
    done = played(attempt)
    assert done is not None and done.done
    for locale in LOCALES:
        shown = panels.lesson_panel(replace(done, row=done.row), locale)
        assert problems(shown) == [] and guide.words(lesson, locale).done in shown.text
        assert any(each.style.value == "green" for each in shown.components if isinstance(each, Button))


@pytest.mark.parametrize("lesson", TASKS, ids=ids)
def test_wrong_ways_are_answered(lesson):
    """Every mistake that the lesson names can be made; none of them counts, and each is answered in both languages."""
    attempt = begun(lesson)
    met = {name: lines for lines in ways(attempt) if (name := missed(attempt, lines)) is not None}
    assert met, "nothing but the task is possible"
    assert {name for _, name in lesson.mistakes} <= set(met)
    for name in met:
        for locale in LOCALES:
            shown = panels.lesson_panel(replace(attempt, mistake=name), locale)
            assert problems(shown) == [] and guide.words(lesson, locale).mistake(name) in shown.text


def ways(attempt):
    """Turns that can be confirmed: of one choice, and some of two or three."""
    firsts = []
    for line in attempt.draft.legal:
        draft = draft_in_lesson(attempt, (*attempt.draft.all_lines, line))
        if draft.can_confirm:
            yield draft.plays
        firsts.append(draft)
    if attempt.draft.can_confirm:
        yield attempt.draft.plays
    for draft in firsts[:: max(1, len(firsts) // 40)]:
        for line in draft.legal[:: max(1, len(draft.legal) // 12)]:
            further = draft_in_lesson(attempt, (*draft.all_lines, line))
            if not further.can_confirm and further.legal:
                further = draft_in_lesson(attempt, (*further.all_lines, further.legal[0]))
            if further.can_confirm:
                yield further.plays


def missed(attempt, lines):
    """The name of the mistake that a turn is; None for the task itself."""
    acts = play_now(attempt, attempt.lesson.seat, lines)
    turn = [act.line for act in acts if not is_quiet(attempt.lesson.rules, act.line)]
    if attempt.lesson.solved(turn, [note for act in acts for note in act.notes]):
        return None
    return attempt.lesson.mistake(turn)


def played(attempt):
    """The attempt once its draft is confirmed, if that is the task, with what the lesson shows after it."""
    acts = play_now(attempt, attempt.lesson.seat, attempt.draft.plays)
    if missed(attempt, attempt.draft.plays) is not None:
        return None
    shown = [
        f"{seat} {line.strip()}"
        for seat, _, lines in (each.partition(" ") for each in attempt.lesson.then)
        for line in lines.split(";")
    ]
    return attempt_of(replace(attempt.row, lines=(*stored_lines(acts), *shown), draft=()), ANA["en"])


@pytest.mark.parametrize("lesson", [each for each in ALL if each.free], ids=ids)
def test_the_game_at_the_end_can_be_played_out(lesson):
    attempt = begun(lesson)
    game = lesson.rules
    lines: list[str] = []
    assert attempt.draft is not None
    for locale in LOCALES:
        assert problems(panels.lesson_panel(begun(lesson, locale), locale)) == []
    turns = 0
    while not attempt.done:
        seat, state = attempt.table.due[0], attempt.table.story.state
        turns += seat == lesson.seat
        lines += stored_lines(
            play_now(attempt, seat, [game.notation.format(game.idle(state, state.todo[-1], seat))])
        )
        attempt = begun(lesson, lines=tuple(lines))
    assert turns >= 3
    for locale in LOCALES:
        shown = panels.lesson_panel(begun(lesson, locale, lines=tuple(lines)), locale)
        assert problems(shown) == [] and guide.words(lesson, locale).done in shown.text


@pytest.mark.parametrize("lesson", [each for each in ALL if each.free], ids=ids)
def test_doing_nothing_does_not_win_the_game_at_the_end(lesson):
    """Whoever passes or ends every turn, and else plays what an absent seat plays, is beaten by the easy computers."""
    game, (state, rng) = lesson.rules, lesson.start()
    moves = 0
    while due := game.due(state):
        if due[0] == lesson.seat:
            quiet = [each for each in map(game.notation.parse, ("end", "pass")[: _quiet_lines(game)])
                     if game.why_not(state, state.todo[-1], due[0], each) is None]  # fmt: skip
            played = quiet[:1] or [game.idle(state, state.todo[-1], due[0])]
        else:
            lines = answer(PLAYERS[game.name], game.view(state, due[0]), f"lesson {moves}", Level.EASY)
            played = list(map(game.notation.parse, lines))
        for move in played:
            if game.why_not(state, state.todo[-1], due[0], move) is not None:
                move = game.idle(state, state.todo[-1], due[0])
            state, _ = game.apply(state, due[0], move, rng)
            moves += 1
    result = game.result(state)
    assert result is not None and result.places[lesson.seat] > 1


def _quiet_lines(game):
    """How many of `end` and `pass` the game knows."""
    return 1 + ("pass" in game.notation.verbs)


@pytest.mark.parametrize("name", panels.games_with_lessons())
def test_a_course_takes_less_than_ten_minutes(name):
    """Up to the game at the end: reading at 200 words or 500 Japanese letters a minute, five seconds for every tap."""
    for locale, (letters, per_minute) in {"en": (r"\S+", 200), "ja": (r"\S", 500)}.items():
        tasks = [each for each in lessons(name) if not each.free]
        told = [guide.words(each, locale) for each in tasks]
        read = sum(len(re.findall(letters, f"{each.text} {each.task} {each.done}")) for each in told)
        taps = sum(len(line.split()) for each in tasks for line in each.answer.split("; ")) + 2 * len(tasks)
        assert read / per_minute + taps / 12 < 8


@pytest.mark.parametrize("name", panels.games_with_lessons())
@pytest.mark.parametrize("locale", LOCALES)
def test_the_contents_mark_what_is_done(name, locale):
    found = lessons(name)
    for done in ((), (found[0].topic,), tuple(each.topic for each in found)):
        row = LessonRow(7, name, found[0].topic, NOW, done=done)
        shown = panels.contents(name, row, locale)
        assert problems(shown) == [] and shown.text.count("✅") == len(done)
    assert problems(panels.contents(name, None, locale)) == []


def test_a_lesson_whose_position_has_changed_since_begins_anew():
    first = TASKS[0]
    attempt = begun(first, lines=("0 warrior 9 Z9",), draft=("nonsense",))
    assert not attempt.acts and attempt.draft is not None
    gone = attempt_of(LessonRow(7, first.game, "gone", NOW, lines=("0 x",)), ANA["en"])
    assert gone.lesson == first and not gone.acts


def test_what_the_rules_forbid_is_refused_with_their_reason():
    lesson = next(each for each in TASKS if ids(each) == "armadora-four")
    with pytest.raises(GameError, match="armadora-area-too-small"):
        draft_in_lesson(begun(lesson), ("palisade C1-D1",))
