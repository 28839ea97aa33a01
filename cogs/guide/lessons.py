"""The words of the lessons, from `data/lessons/<language>/<game>.txt`, in the order of `tables.lessons.lessons`:

# exact: To the penny                       the topic and the title
Who pays **exactly** …                      what is taught; Discord's markdown
! Buy the tower so that you pay exactly.    the task
? The 4 and the 5 …                         a hint
+ You have another action …                 what happened, and why it matters
- That is allowed, but …                    to a turn that is something else
- dear: You paid one too much …             to one that the lesson names so
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engines.core.paragraphs import paragraphs
from render.languages import DATA, ENGLISH, language
from tables.lessons.lessons import Lesson

_NAMED = re.compile(r"([a-z][a-z-]*): (.*)")


@dataclass(frozen=True, slots=True)
class LessonWords:
    """The words of a lesson in a language; `mistakes` are by their names, "" for all that have none."""

    title: str
    text: str
    task: str
    hint: str
    done: str
    mistakes: Mapping[str, str]

    def mistake(self, name: str) -> str:
        """Why a turn is not what is asked for."""
        return self.mistakes.get(name) or self.mistakes.get("", "")


def words(lesson: Lesson, locale: str) -> LessonWords:
    """A lesson's words in the language closest to a locale; English where it has none."""
    return (
        _words(lesson.game, language(locale)).get(lesson.topic) or _words(lesson.game, ENGLISH)[lesson.topic]
    )


def topics(game: str, locale: str) -> list[str]:
    """A language's topics with words, in order."""
    return list(_words(game, language(locale)))


@cache
def _words(game: str, spoken: str) -> dict[str, LessonWords]:
    made = {}
    file = DATA / "lessons" / spoken / f"{game}.txt"
    for head, body in paragraphs(file) if file.is_file() else ():
        topic, _, title = head.partition(": ")
        behind = {mark: [line[2:] for line in body if line.startswith(f"{mark} ")] for mark in "!?+-"}
        text = "\n".join(line for line in body if line[:2] not in ("! ", "? ", "+ ", "- ")).strip()
        made[topic] = LessonWords(
            title,
            text,
            "\n".join(behind["!"]),
            "\n".join(behind["?"]),
            "\n".join(behind["+"]),
            dict(map(_mistake, behind["-"])),
        )
    return made


def _mistake(line: str) -> tuple[str, str]:
    found = _NAMED.fullmatch(line)
    return (found[1], found[2]) if found else ("", line)
