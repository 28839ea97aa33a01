"""Every puzzle in both languages, through the presenters: panel, hints, results, archive and post fit what Discord takes, and tell nothing
that the seat does not see."""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

import pytest

from cogs.panels import puzzles as panels
from cogs.posts.puzzles import puzzle_post
from data.records.people import Person
from data.records.puzzles import AttemptRow, TallyRow
from engines import GAMES
from engines.computers.stream import Stream
from render.languages import LOCALES
from render.sentences import word
from tables.puzzles import pack as packed
from tables.puzzles.attempt import attempt_of, day_of, table_id
from tables.puzzles.days import puzzle_of, round_begins
from tables.puzzles.goals import chosen
from tables.puzzles.pack import pack
from tests.cogs.discord_limits import problems

NOW = datetime(2026, 11, 26, 20, tzinfo=UTC)
DAY = date(2026, 11, 26)
ANA = {each: Person(7, "Wilhelmina_the_*Third*_of_Holland", each) for each in LOCALES}
ALL = [each for game in GAMES for each in pack(game)]
SOME = [each for game in GAMES for each in pack(game)[:: max(1, len(pack(game)) // 4)]]


def ids(puzzle):
    return f"{puzzle.game}-{puzzle.id}"


def begun(puzzle, locale="en", **changed):
    return attempt_of(puzzle, AttemptRow(7, DAY.isoformat(), puzzle.id, NOW, **changed), ANA[locale])


def answered(puzzle, locale, lines, found, **changed):
    return begun(puzzle, locale, lines=tuple(lines), found=found, counts=True, seq=4, **changed)


def everything(puzzle, locale):
    """All that is shown of a puzzle, from its panel to the post with its solution."""
    yield panels.puzzle_panel(begun(puzzle, locale), locale)
    for hints in (1, 2):
        now = begun(puzzle, locale, hints=hints)
        yield panels.puzzle_panel(now, locale, hint=panels.hint_of(now, locale))
    course = [
        AttemptRow(7, (DAY - timedelta(at)).isoformat(), "x", NOW, found=at % 3 > 0, counts=True)
        for at in range(20)
    ]
    for lines, found in ((puzzle.best, True), *((each.lines, False) for each in puzzle.others)):
        told = puzzle.tempting(lines)
        less = {"less": 100 * round(told.less), "own": 100 * round(told.own)} if told else {}
        shown = answered(puzzle, locale, lines, found, hints=2, **less)
        yield panels.result_page(shown, TallyRow(DAY.isoformat(), 31, 12), course, True, locale, NOW)
    finders = list(range(80351110224678912, 80351110224678912 + 40))
    tally = TallyRow("2026-11-25", 1, 1)
    yield puzzle_post(DAY, puzzle, (DAY - timedelta(2), puzzle), tally, finders, locale)
    yield puzzle_post(DAY, puzzle, None, TallyRow("2026-11-25"), [], locale)


@pytest.mark.parametrize("puzzle", SOME, ids=ids)
@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_shown_of_a_puzzle_fits(puzzle, locale):
    fits(puzzle, locale)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", [each for each in ALL if each not in SOME], ids=ids)
@pytest.mark.parametrize("locale", LOCALES)
def test_so_does_whatever_is_shown_of_the_others(puzzle, locale):
    fits(puzzle, locale)


def fits(puzzle, locale):
    for shown in everything(puzzle, locale):
        assert problems(shown) == [], shown.text
        assert "{" not in shown.text and "???" not in shown.text


@pytest.mark.parametrize("game", panels.games_with_puzzles())
def test_nothing_hidden_shows(game, monkeypatch):
    """With a guess of what is hidden in place of the position, all texts and pictures are the same."""
    for puzzle in pack(game)[:4]:
        swapped = GAMES[game].guess(puzzle.view, Stream("swapped"))
        before = [*everything(puzzle, "en")], chosen(puzzle)
        monkeypatch.setattr(packed, "_position", lambda _, state=swapped: state)
        assert ([*everything(puzzle, "en")], chosen(puzzle)) == before
        monkeypatch.undo()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_result_says_what_was_better_and_why(locale):
    puzzle = pack("carcassonne")[0]
    right = panels.result_page(
        answered(puzzle, locale, puzzle.best, True), TallyRow("", 3, 1), [], False, locale, NOW
    )
    assert word("puzzle-right", locale, stars="⭐⭐⭐") in right.text and len(right.pictures) == 1
    assert word("puzzle-found-by", locale, count=3, found=1) in right.text
    other = puzzle.others[0]
    wrong = panels.result_page(
        answered(puzzle, locale, other.lines, False, less=300, own=0, rest=300),
        TallyRow("", 0, 0),
        [],
        False,
        locale,
        NOW,
    )
    assert word("puzzle-better", locale) in wrong.text and len(wrong.pictures) == 2
    assert word("puzzle-wrong-rest", locale, points=3) in wrong.text
    for verdict, found in (("puzzle-as-good", True), ("puzzle-not-asked", False)):
        near = answered(puzzle, locale, other.lines, found, less=20, own=20)
        shown = panels.result_page(near, TallyRow("", 3, 1), [], False, locale, NOW)
        assert word(verdict, locale, stars="⭐⭐⭐") in shown.text
    told = [panels.wrong(puzzle, each, locale) for each in puzzle.others]
    assert all(told) and all(each in right.text for each in told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [each for each in panels.games_with_puzzles() if len(pack(each)) > 1])
def test_the_archive_has_past_days_of_its_game_with_how_they_went(game, locale):
    last = round_begins(DAY) + timedelta(len(ALL) - 1)
    now = datetime.combine(last, time(20), UTC)
    days = [each for each in panels.days_of(game, last, 99) if each < last][:25]
    assert days and days == sorted(days, reverse=True)
    assert {found.game for each in days if (found := puzzle_of(each))} == {game}
    done = AttemptRow(7, days[0].isoformat(), "x", now, found=True, counts=True)
    shown = panels.archive(game, [done], locale, now, list(GAMES))
    assert problems(shown) == []
    (options,) = [each.options for each in shown.components if hasattr(each, "options")]
    assert [day_of(each.value) for each in options] == days
    assert [each.label[0] for each in options] == ["✅", *"▫" * (len(days) - 1)]
    assert word("puzzle-archive-found", locale, count=len(days), found=1) in shown.text


def test_ids_of_days():
    assert day_of(table_id(DAY)) == DAY and table_id(DAY) == "20261126"
    assert day_of("20261399") is day_of("k3j9x2ab") is day_of("") is None


def test_whoever_began_a_puzzle_keeps_a_draft_that_the_rules_still_allow():
    puzzle = pack("carcassonne")[0]
    now = begun(puzzle, draft=("place Q99 0",))
    assert now.draft is not None and now.draft.all_lines == () and replace(now.row, draft=()) == now.row
