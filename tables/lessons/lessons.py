"""The lessons of a game, from `data/lessons/<game>.txt`; their words are those of `cogs.guide.lessons`.

A paragraph for each lesson, in the order in which they are taught:

    # palisades                     the lesson's topic: its name in ids and in what is kept
    see palisades areas             pages of the rules that say more
    seat 1                          where the reader sits; 0 if not given
    play 0 warrior 5 E2; end        anything else is a line of the position: see `engines.core.scenario`
    task palisade C1-D1*            what the reader's turn has to be; `*` and `?` stand for anything; one of several is enough
    told armadora-divided           what it has to tell, beside or instead of that; with values: `told armadora-divided gold=3`, and
                                    seats by their numbers: `told carcassonne-scored-road who=0+1`
    answer palisade C1-D1 C2-D2     the intended way
    wrong palisade E*: elsewhere    what somebody may take for it, and the name of the words that say why it is not
    then 1 pass                     what is played after it, to show where it leads

Lines of a turn stand behind each other with `; ` between them, without the `end` that follows by itself. A lesson without `task`
and `told` is a game to be played to its end against computers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from pathlib import Path

from engines import GAMES
from engines.core.chance import ScriptedRng
from engines.core.game import AnyGame, State
from engines.core.paragraphs import paragraphs
from engines.core.scenario import Scenario
from engines.core.text import Note, Seat, Several, Text, Value, Who

FOLDER = Path(__file__).parents[2] / "data" / "lessons"


@dataclass(frozen=True, slots=True)
class Told:
    """What a turn must tell: the key of a note, and values in it, as text."""

    key: str
    values: tuple[tuple[str, str], ...] = ()

    def by(self, note: Note) -> bool:
        """Whether a note tells it."""
        said = {name: _plain(value) for name, value in note.text.args}
        return note.text.key == self.key and all(said.get(name) == value for name, value in self.values)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson without its words. Lines of a turn are joined by `; `."""

    game: str
    topic: str
    pages: tuple[str, ...]
    seat: Seat
    position: tuple[str, ...]
    tasks: tuple[str, ...]
    told: tuple[Told, ...]
    answer: str
    mistakes: tuple[tuple[str, str], ...]
    then: tuple[str, ...]

    @property
    def rules(self) -> AnyGame:
        """The rules of its game."""
        return GAMES[self.game]

    @property
    def free(self) -> bool:
        """Whether it is a whole game, played to its end."""
        return not self.tasks and not self.told

    def solved(self, lines: Sequence[str], notes: Iterable[Note]) -> bool:
        """Whether a turn does what the lesson asks for."""
        turn, said = "; ".join(lines), list(notes)
        fits = not self.tasks or any(fnmatchcase(turn, task) for task in self.tasks)
        return fits and all(any(each.by(note) for note in said) for each in self.told)

    def mistake(self, lines: Sequence[str]) -> str:
        """The name of the words that explain why a turn is wrong; empty if none fit."""
        turn = "; ".join(lines)
        return next((name for pattern, name in self.mistakes if fnmatchcase(turn, pattern)), "")

    def start(self) -> tuple[State, ScriptedRng]:
        """Its position, which must not be changed, and its source of chance from then on."""
        state, script = _position(self)
        return state, ScriptedRng(script)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if none are written."""
    file = FOLDER / f"{game}.txt"
    return tuple(_lesson(game, head, body) for head, body in paragraphs(file)) if file.is_file() else ()


def lesson(game: str, topic: str) -> Lesson | None:
    """A lesson by its topic; None if there is none."""
    return next((each for each in lessons(game) if each.topic == topic), None)


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after another one; None after the last."""
    found = lessons(lesson.game)
    at = found.index(lesson) + 1
    return found[at] if at < len(found) else None


@lru_cache(maxsize=64)
def _position(lesson: Lesson) -> tuple[State, tuple[object, ...]]:
    stage = Scenario(lesson.rules)
    for line in lesson.position:
        stage.directive(line)
    state: State = stage.state
    return state, tuple(stage.rng.script)


def _lesson(game: str, topic: str, body: Sequence[str]) -> Lesson:
    facts: dict[str, list[str]] = {
        name: [] for name in ("see", "seat", "task", "told", "answer", "wrong", "then")
    }
    position = list[str]()
    for line in filter(None, map(str.strip, body)):
        name, _, rest = line.partition(" ")
        if name in facts:
            facts[name].append(rest)
        else:
            position.append(line)
    return Lesson(
        game,
        topic,
        tuple(page for line in facts["see"] for page in line.split()),
        int(next(iter(facts["seat"]), "0")),
        tuple(position),
        tuple(facts["task"]),
        tuple(map(_told, facts["told"])),
        next(iter(facts["answer"]), ""),
        tuple(map(_mistake, facts["wrong"])),
        tuple(facts["then"]),
    )


def _plain(value: Value) -> str:
    match value:
        case Who(seat):
            return str(seat)
        case Several(items):
            return "+".join(map(_plain, items))
        case Text(key):
            return key
    return str(value)


def _told(line: str) -> Told:
    key, *values = line.split()
    return Told(key, tuple((name, value) for name, _, value in (each.partition("=") for each in values)))


def _mistake(line: str) -> tuple[str, str]:
    pattern, _, name = line.rpartition(":")
    return pattern.strip(), name.strip()
