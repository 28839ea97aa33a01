"""The puzzle of the day: a panel as in a real game, then what was right; a person's course, and the archive by game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from itertools import islice
from typing import Final

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Component, Item, Message, Row, Style, Words, message, select
from cogs.messages.names import bold_names
from cogs.messages.time_zones import day_name
from cogs.panels.hints import Hint
from cogs.panels.labels import spoken_lines
from cogs.panels.play import draft_panel, rules_button, ways_back
from cogs.panels.practice import of_practice
from cogs.panels.reviews import drafted_turn, turn_picture
from data.records.puzzles import AttemptRow, TallyRow
from engines import GAMES
from engines.computers.puzzling import Tempting
from engines.core.text import Seat
from render.sentences import dashed, sentence, word
from tables.drafts import Draft
from tables.puzzles.attempt import MOST_HINTS, Attempt, table_id
from tables.puzzles.days import level_of, puzzle_of, round_begins, streak, today
from tables.puzzles.goals import POINTS, gain, meets
from tables.puzzles.pack import Puzzle, pack
from tables.table import Table

FROM_POST: Final = 1
"""What stands in an id whose answer is a message of its own."""

MOST_LISTED: Final = 25
"""Days of the archive: as many as a select holds."""

_COURSE: Final = 14
"""Days of a person's course."""

_MOST: Final = 0.6
"""The share of what a turn loses from which on one reason is enough."""

_SIGNS: Final = {True: "✅", False: "❌", None: "▫️"}


def puzzle_panel(
    attempt: Attempt,
    locale: str,
    prefix: str = "",
    *,
    said: Sequence[str] = (),
    hint: Hint | None = None,
    words: bool = False,
) -> Message:
    """The panel of a puzzle that is not answered yet.

    Args:
        prefix: the start of a line that was chosen so far.
        said: lines that come first.
        hint: stands where it was asked for.
        words: whether the reader prefers lists to keypads.
    """
    draft = attempt.draft
    assert draft is not None
    lines = [
        f"### {heading(attempt.day, attempt.puzzle, locale)}",
        *said,
        f"🎯 **{question(attempt.puzzle, locale)}**",
    ]
    if not prefix and not draft.all_lines and hint is None:
        lines.append(f"-# {word('puzzle-once', locale)}")
    panel = draft_panel(draft, locale, prefix, said=lines, hint=hint, words=words)
    return Message(of_practice("puzzle", panel.items))


def hint_of(attempt: Attempt, locale: str) -> Hint:
    """The hint that was taken last: what is wrong with a tempting turn, then how the best one begins."""
    puzzle, taken = attempt.puzzle, attempt.row.hints
    if taken < MOST_HINTS and puzzle.others:
        other = puzzle.others[0]
        return Hint(
            f"💡 {word('puzzle-hint-not', locale, turn=_spoken(puzzle, other.lines, locale))}\n"
            f"-# {wrong(puzzle, other, locale)}"
        )
    first, draft = puzzle.best[0], attempt.draft
    begins = draft is not None and not draft.all_lines
    said = word("puzzle-hint-begins", locale, turn=_spoken(puzzle, (first,), locale))
    return Hint(f"💡 {said}", line=first if begins else "")


def aside_panel(attempt: Attempt, draft: Draft, locale: str, prefix: str) -> Message:
    """The page behind the panel's `⋯`: back to it, start over, the rules, all puzzles."""
    said = [
        f"### {heading(attempt.day, attempt.puzzle, locale)}",
        f"🎯 **{question(attempt.puzzle, locale)}**",
    ]
    turn = (*ways_back(draft, locale, prefix), rules_button(draft, locale))
    archive = _archive_button(attempt.puzzle.game, locale)
    return Message(of_practice("puzzle", (Words("\n".join(said)), turn, (archive,))))


def result_page(
    attempt: Attempt, tally: TallyRow, answers: Sequence[AttemptRow], named: bool, locale: str, now: datetime
) -> Message:
    """What somebody's answer came to: right, or what is better; the tempting turns; how many found it, their own course.

    Args:
        tally: of all who have answered while it counted.
        answers: the reader's own, the newest day first.
        named: whether channels may name the reader.
    """
    puzzle, row = attempt.puzzle, attempt.row
    told = Tempting(row.lines, row.less / 100, 0.0, row.own / 100, row.rest / 100)
    verdict = _verdict(puzzle, told, row, locale)
    cost = word("puzzle-hints-taken", locale, count=row.hints) if row.hints else ""
    items: list[Item] = [Words(_lines(f"### {heading(attempt.day, puzzle, locale)}", verdict, cost))]
    if not attempt.found:
        mine = _lines(
            word("puzzle-yours", locale, turn=_spoken(puzzle, row.lines, locale)), wrong(puzzle, told, locale)
        )
        items += [Words(mine), *_board(attempt, row.lines, locale, "yours")]
    items += [Words(solution(puzzle, attempt.table, locale)), *_board(attempt, puzzle.best, locale, "best")]
    items.append(Words(_lines(*tempting_lines(puzzle, row.lines, locale))))
    items.append(Words(_lines(tally_line(tally, locale), *course_lines(answers, locale, now))))
    naming = Button(
        CustomId("puzzlenamed", attempt.table.row.id, row.seq, "off" if named else "on"),
        word("button-puzzle-named", locale, state="on" if named else "off"),
        Style.GREEN if named else Style.GREY,
    )
    ways: Row = [_archive_button(puzzle.game, locale), naming]
    return Message((*(each for each in items if not isinstance(each, Words) or each.text), tuple(ways)))


def archive(
    game: str, answers: Sequence[AttemptRow], locale: str, now: datetime, games: Sequence[str]
) -> Message:
    """The past days with a puzzle of a game, with how the reader fared; today's, and the other games.

    Args:
        games: those that have puzzles.
    """
    title = word(f"{dashed(game)}-title", locale)
    days = days_of(game, today(now), MOST_LISTED + 1)
    days = [each for each in days if each < today(now)][:MOST_LISTED]
    done = {each.day: each.found for each in answers}
    found = sum(done.get(each.isoformat()) is True for each in days)
    said = [
        f"### {word('puzzle-archive', locale, game=title)}",
        word("puzzle-archive-found", locale, count=len(days), found=found)
        if days
        else word("puzzle-archive-none", locale),
        *course_lines(answers, locale, now),
        f"-# {word('puzzle-archive-help', locale)}",
    ]
    options = [
        (
            table_id(each),
            f"{_SIGNS[done.get(each.isoformat())]} {day_name(each, locale)} · {_stars(level_of(each))}",
        )
        for each in days
    ]
    rows: list[list[Component]] = [
        [select(CustomId("puzzleday"), options, "", word("puzzle-archive-pick", locale))] if options else [],
        [Button(CustomId("puzzle"), word("button-puzzle", locale), Style.GREEN)],
        [
            Button(CustomId("puzzles", rest=each), word(f"{dashed(each)}-title", locale))
            for each in games
            if each != game
        ],
    ]
    return message(said, rows=rows)


def days_of(game: str, until: date, most: int) -> list[date]:
    """The last days with a puzzle of a game in the present round, the newest first: what an earlier one had comes again."""
    past = (until - timedelta(days=back) for back in range((until - round_begins(until)).days + 1))
    found = (day for day in past if (puzzle := puzzle_of(day)) is not None and puzzle.game == game)
    return list(islice(found, most))


def games_with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in GAMES if pack(name)]


def heading(day: date, puzzle: Puzzle, locale: str) -> str:
    """A day's puzzle in one line."""
    game = word(f"{dashed(puzzle.game)}-title", locale)
    return f"🧩 {day_name(day, locale)} · {game} · {_stars(level_of(day))}"


def question(puzzle: Puzzle, locale: str) -> str:
    """What a puzzle asks."""
    if puzzle.asks == "best":
        return word("puzzle-best", locale)
    key = f"{dashed(puzzle.game)}-goal-{puzzle.asks}"
    return word(key, locale, points=puzzle.value) if puzzle.asks == POINTS else word(key, locale)


def solution(puzzle: Puzzle, table: Table, locale: str) -> str:
    """The best turn, and what speaks for it."""
    said = [word("puzzle-solution", locale, turn=_spoken(puzzle, puzzle.best, locale))]
    draft = drafted_turn(table, puzzle.seat, puzzle.state, puzzle.best)
    if why := table.presentation.reason(puzzle.view, draft.view):
        said.append(sentence(why, locale, bold_names(table, locale)))
    return _lines(*said)


def tempting_lines(puzzle: Puzzle, but: Sequence[str], locale: str) -> list[str]:
    """The tempting turns besides one, each with what is wrong about it."""
    known = puzzle.tempting(but)
    others = [each for each in puzzle.others if each is not known]
    said = [f"- {_spoken(puzzle, each.lines, locale)}\n-# {wrong(puzzle, each, locale)}" for each in others]
    return [word("puzzle-others", locale), *said] if said else []


def wrong(puzzle: Puzzle, told: Tempting, locale: str) -> str:
    """What is wrong about a turn: whether it misses what is asked, who gains by it, whether it looks better than it is."""
    said = []
    points = max(1, round(told.less))
    if not meets(puzzle, told.lines):
        said.append(word("puzzle-wrong-asked", locale))
    if told.worse:
        if gain(puzzle, told.lines) > gain(puzzle, puzzle.best):
            said.append(word("puzzle-wrong-now", locale))
        reason = (
            "own" if told.own >= _MOST * told.less else "rest" if told.rest >= _MOST * told.less else "both"
        )
        said.append(word(f"puzzle-wrong-{reason}", locale, points=points))
    return " · ".join(said)


def tally_line(tally: TallyRow, locale: str) -> str:
    """How many of all found a puzzle."""
    return word("puzzle-found-by", locale, found=tally.found, count=tally.answered) if tally.answered else ""


def course_lines(answers: Sequence[AttemptRow], locale: str, now: datetime) -> list[str]:
    """A person's streak and how they fared lately; nothing before their first answer."""
    counted = {each.day: each.found for each in answers if each.counts}
    stars = sum(stars_of(each) for each in answers if each.counts)
    if not counted:
        return []
    right = [date.fromisoformat(day) for day, found in counted.items() if found]
    last = today(now)
    days = [last - timedelta(days=back) for back in range(_COURSE - 1, -1, -1)]
    signs = "".join(_SIGNS[counted.get(each.isoformat())] for each in days)
    found = word("puzzle-course", locale, found=len(right), count=len(counted), stars=stars)
    return [f"{word('puzzle-streak', locale, count=streak(right, now))} · {found}", signs]


def _verdict(puzzle: Puzzle, told: Tempting, row: AttemptRow, locale: str) -> str:
    """Whether an answer is the best turn, as good as that, as good but not what was asked, or worse."""
    if not row.found:
        return word("puzzle-better" if told.worse else "puzzle-not-asked", locale)
    best = [line for line in row.lines if line != "end"] == [line for line in puzzle.best if line != "end"]
    return word("puzzle-right" if best else "puzzle-as-good", locale, stars="⭐" * stars_of(row))


def stars_of(row: AttemptRow) -> int:
    """The stars that an answer brings: three if it is right, one less for each hint."""
    return 1 + MOST_HINTS - row.hints if row.found else 0


def _stars(level: int) -> str:
    return "★" * level + "☆" * (5 - level)


def _board(attempt: Attempt, lines: Sequence[str], locale: str, name: str) -> list[Item]:
    """The board with a turn on it; nothing where the turn reveals something at once, and leaves it as it was."""
    puzzle = attempt.puzzle
    return board_after(
        puzzle, attempt.table, puzzle.seat, lines, locale, f"puzzle-{name}-{attempt.table.row.id}"
    )


def board_after(
    puzzle: Puzzle, table: Table, seat: Seat, lines: Sequence[str], locale: str, name: str
) -> list[Item]:
    """The board with a turn on it as the seat sees it."""
    draft = drafted_turn(table, seat, puzzle.state, lines)
    return [turn_picture(table, draft, puzzle.state, seat, locale, name)] if draft.lines else []


def _spoken(puzzle: Puzzle, lines: Sequence[str], locale: str) -> str:
    return spoken_lines(puzzle.rules, "; ".join([line for line in lines if line != "end"] or ["end"]), locale)


def _archive_button(game: str, locale: str) -> Button:
    return Button(CustomId("puzzles", rest=game), word("button-puzzles", locale))


def _lines(*said: str) -> str:
    return "\n".join(line for line in said if line)
