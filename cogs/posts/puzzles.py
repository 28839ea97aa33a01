"""The post of a day's puzzle, with the solution of the last day that has ended everywhere and who found that one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture
from cogs.messages.message import Button, Item, Message, Style, Words
from cogs.panels.puzzles import FROM_POST, board_after, heading, question, solution, tally_line
from data.records.people import Person
from data.records.puzzles import TallyRow
from render.sentences import listed, word
from tables.practice import practice_table
from tables.puzzles.attempt import table_id
from tables.puzzles.pack import Puzzle
from tables.table import Table

_MOST_NAMED = 20
"""People who are named; of more it is said how many."""


def puzzle_post(
    day: date,
    puzzle: Puzzle,
    before: tuple[date, Puzzle] | None,
    tally: TallyRow,
    finders: Sequence[int],
    locale: str,
) -> Message:
    """The post of a day's puzzle; it calls nobody.

    Args:
        before: the day whose solution may be shown, and its puzzle.
        tally: of that day.
        finders: who found that one here and agrees to be named.
    """
    table = _table(day, puzzle, locale)
    button = Button(CustomId("puzzle", table_id(day)), word("button-puzzle-solve", locale), Style.GREEN)
    items: list[Item] = [
        Words(f"### {heading(day, puzzle, locale)}\n🎯 **{question(puzzle, locale)}**"),
        board_picture(table, puzzle.view, locale, f"puzzle-{table_id(day)}"),
        (button, Button(CustomId("puzzles", "", FROM_POST, puzzle.game), word("button-puzzles", locale))),
    ]
    if before is not None:
        past, solved = before
        there = _table(past, solved, locale)
        said = [f"**{word('puzzle-before', locale)}** {heading(past, solved, locale)}"]
        said += [f"-# {question(solved, locale)}", solution(solved, there, locale), tally_line(tally, locale)]
        if finders:
            named = [f"<@{each}>" for each in finders[:_MOST_NAMED]]
            said.append(
                word("puzzle-finders", locale, who=listed(named, locale), more=len(finders) - len(named))
            )
        items.append(Words("\n".join(line for line in said if line)))
        name = f"puzzle-{table_id(past)}-solution"
        items += board_after(solved, there, solved.seat, solved.best, locale, name)
    return Message(tuple(items), framed=True)


def _table(day: date, puzzle: Puzzle, locale: str) -> Table:
    """A table around a puzzle's position; whoever is to solve it has no name."""
    nobody = Person(0, word("puzzle-player", locale, number=puzzle.seat + 1), locale)
    return practice_table(table_id(day), puzzle.game, puzzle.state, puzzle.seat, nobody, 0)
