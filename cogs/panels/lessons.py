"""Lessons: contents, a task on a panel as in a real game, its result, the final game's end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cogs.guide import lessons as guide
from cogs.guide import pages
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, cover, private_lines, public_lines
from cogs.messages.message import (
    Button,
    Component,
    Message,
    Picture,
    Row,
    Style,
    Words,
    message,
    select,
)
from cogs.messages.score_lines import ranking
from cogs.panels.hints import Hint
from cogs.panels.play import draft_panel, rules_button, ways_back
from cogs.panels.practice import of_practice
from data.records.people import LessonRow
from engines import GAMES
from render.sentences import dashed, word
from tables.drafts import Draft
from tables.lessons.attempt import Attempt
from tables.lessons.lessons import Lesson, following, lessons

_MOST_TOLD: Final = 8
"""Sentences about what others have done."""


def games_with_lessons() -> list[str]:
    """The games that have lessons."""
    return [name for name in GAMES if lessons(name)]


def games(locale: str) -> Message:
    """The question which game to learn."""
    buttons = [
        Button(CustomId("learn", rest=name), word(f"{dashed(name)}-title", locale), Style.BLURPLE)
        for name in games_with_lessons()
    ]
    return message(word("learn-which-game", locale), rows=[buttons])


def contents(game: str, row: LessonRow | None, locale: str) -> Message:
    """A game's cover, its lessons with done ones marked, and the way on.

    Args:
        row: how far the reader has come; None if they have not begun.
    """
    found, done = lessons(game), row.done if row is not None else ()
    left = [each for each in found if each.topic not in done]
    title = word("learn-title", locale, game=word(f"{dashed(game)}-title", locale))
    said = [f"### {title}", word("learn-intro", locale, count=len(found)), ""]
    said += [f"{'✅' if each.topic in done else '▫️'} {_name(each, locale)}" for each in found]
    on = [] if row is None or not left else [_button("resume", game, "learn-resume", locale, Style.GREEN)]
    if row is None:
        on = [_lesson_button(found[0], word("learn-begin", locale), Style.GREEN)]
    choices = [(each.topic, _name(each, locale)) for each in found]
    chosen = select(CustomId("lesson", rest=game), choices, "", word("learn-pick", locale))
    return message(
        "\n".join(said), cover(game, locale), [on, [chosen], [*_ways_out(game, locale)] if not left else []]
    )


def lesson_panel(
    attempt: Attempt,
    locale: str,
    prefix: str = "",
    *,
    said: Iterable[str] = (),
    hint: Hint | None = None,
    words: bool = False,
) -> Message:
    """A lesson's panel: the task as in a real game, or its result.

    Args:
        prefix: the start of a line that was chosen so far.
        said: lines that come first.
        hint: stands where it was asked for.
        words: whether the reader prefers lists to keypads.
    """
    if attempt.done:
        return _over(attempt, locale) if attempt.lesson.free else _done(attempt, locale)
    assert attempt.draft is not None
    return _asked(attempt, attempt.draft, locale, prefix, [*said], hint, words)


def hint_of_lesson(attempt: Attempt, locale: str) -> Hint:
    """A lesson's own hint."""
    return Hint(f"💡 {guide.words(attempt.lesson, locale).hint}")


def aside_panel(attempt: Attempt, draft: Draft, locale: str, prefix: str) -> Message:
    """The page behind the panel's `⋯`: back to it, start over, the rules; skip or leave the lesson."""
    said = [f"### {_heading(attempt.lesson, locale)}", f"🎯 **{guide.words(attempt.lesson, locale).task}**"]
    turn = (*ways_back(draft, locale, prefix), rules_button(draft, locale))
    return Message(of_practice("learn", (Words("\n".join(said)), turn, _ways(attempt, locale))))


def _asked(
    attempt: Attempt,
    draft: Draft,
    locale: str,
    prefix: str,
    said: list[str],
    hint: Hint | None,
    listed: bool,
) -> Message:
    lesson, words = attempt.lesson, guide.words(attempt.lesson, locale)
    lines = [f"### {_heading(lesson, locale)}"]
    begins = not prefix and not draft.all_lines
    if attempt.mistake is not None:
        lines.append(f"↩️ {words.mistake(attempt.mistake)}")
    elif begins and not attempt.acts and not hint and not said:
        lines.append(words.text)
    lines += said
    if begins:
        lines += _happened(attempt, locale)
    if not lesson.free or not attempt.acts:
        lines.append(f"🎯 **{words.task}**")
    panel = draft_panel(draft, locale, prefix, said=lines, hint=hint, words=listed)
    return Message(of_practice("learn", panel.items))


def _done(attempt: Attempt, locale: str) -> Message:
    lesson, words = attempt.lesson, guide.words(attempt.lesson, locale)
    said = [
        f"### ✅ {_heading(lesson, locale)}",
        *_happened(attempt, locale),
        words.done,
    ]
    then = following(lesson)
    on: list[Button] = []
    if then is not None:
        label = word("learn-next", locale, title=guide.words(then, locale).title)
        on.append(_lesson_button(then, label, Style.GREEN))
    on.append(_lesson_button(lesson, word("learn-again", locale)))
    on.append(_button("lessons", lesson.game, "learn-all", locale))
    return message(said, _picture(attempt, locale), [on, _pages(lesson, locale)])


def _over(attempt: Attempt, locale: str) -> Message:
    """The end of the game that was played out."""
    lesson, words, result = attempt.lesson, guide.words(attempt.lesson, locale), attempt.table.result
    assert result is not None
    won = result.places[lesson.seat] == 1
    said = [
        f"### {_heading(lesson, locale)}",
        *_happened(attempt, locale),
        word("learn-won" if won else "learn-lost", locale),
        ranking(attempt.table, result, locale),
        words.done,
    ]
    again = [
        _lesson_button(lesson, word("learn-again", locale)),
        _button("lessons", lesson.game, "learn-all", locale),
    ]
    return message(said, _picture(attempt, locale), [[*_ways_out(lesson.game, locale)], again])


def _heading(lesson: Lesson, locale: str) -> str:
    found = lessons(lesson.game)
    return word(
        "learn-heading",
        locale,
        game=word(f"{dashed(lesson.game)}-title", locale),
        number=found.index(lesson) + 1,
        count=len(found),
        title=guide.words(lesson, locale).title,
    )


def _name(lesson: Lesson, locale: str) -> str:
    return f"{lessons(lesson.game).index(lesson) + 1} · {guide.words(lesson, locale).title}"


def _happened(attempt: Attempt, locale: str) -> list[str]:
    """Everything played since the reader's last decision: their own turn, and the end of what followed."""
    table, seat = attempt.table, attempt.lesson.seat
    notes = [(act.seat, note) for act in attempt.latest for note in act.notes]
    others = [at for at, (by, _) in enumerate(notes) if by != seat]
    left_out = {*others[: max(0, len(others) - _MOST_TOLD)]}
    kept = tuple(note for at, (_, note) in enumerate(notes) if at not in left_out)
    told = [*public_lines(table, kept, locale), *private_lines(table, seat, kept, locale)]
    told += ["…"] if left_out else []
    return [f"> {line}" for each in told for line in each.splitlines()]


def _picture(attempt: Attempt, locale: str) -> Picture:
    view = attempt.table.view(attempt.lesson.seat)
    name = f"lesson-{attempt.row.seq}"
    return board_picture(attempt.table, view, locale, name)


def _ways(attempt: Attempt, locale: str) -> tuple[Component, ...]:
    """Buttons that skip or leave this lesson."""
    lesson = attempt.lesson
    then = following(lesson)
    skip = [_lesson_button(then, word("learn-skip", locale))] if then is not None else []
    return (*skip, _button("lessons", lesson.game, "learn-all", locale))


def _pages(lesson: Lesson, locale: str) -> Row:
    """The pages of the rules that say more."""
    found = [page for topic in lesson.pages if (page := pages.page(lesson.game, topic)) is not None]
    return [
        Button(CustomId("why", rest=f"{lesson.game} {page.topic}"), f"📖 {pages.words(page, locale).title}")
        for page in found
    ]


def _ways_out(game: str, locale: str) -> Sequence[Button]:
    """Buttons to a real game."""
    return [
        Button(CustomId("open", rest=game), word("learn-real", locale), Style.GREEN),
        Button(CustomId("page", rest=game), word("button-rules", locale)),
    ]


def _lesson_button(lesson: Lesson, label: str, style: Style = Style.GREY) -> Button:
    return Button(CustomId("lesson", rest=f"{lesson.game} {lesson.topic}"), label, style)


def _button(action: str, game: str, key: str, locale: str, style: Style = Style.GREY, seq: int = 0) -> Button:
    return Button(CustomId(action, seq=seq, rest=game), word(key, locale), style)
