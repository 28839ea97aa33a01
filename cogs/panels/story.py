"""The story of a finished game: everybody's chance to win turn by turn, and the decisive turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import in_order, title
from cogs.messages.message import Button, Chart, Message, message
from cogs.messages.names import TOKENS, letters, plain_names, safe_name
from cogs.panels.scores import compared
from engines.computers.reckoning import Decisive, Reckoning, positions
from render.sentences import listed, word
from tables.story import Turn
from tables.table import Table

_LONGEST = 400
"""Characters of what happened in a turn."""


def story_button(table: Table, locale: str) -> Button:
    """The button to the story."""
    return Button(CustomId("story", table.row.id, table.head), word("button-story", locale))


def thinking(table: Table, done: int, locale: str) -> Message:
    """The progress of the analysis, below what the score sheet says at once."""
    turns = sum(turn.closed and turn.line is None for turn in table.turns())
    percent = min(99, 100 * done // positions(turns))
    return message([*_by_points(table, locale), f"-# {word('story-thinking', locale, percent=percent)}"])


def story_message(table: Table, reckoning: Reckoning, locale: str, further: Sequence[Button] = ()) -> Message:
    """The story: a chart of the chances to win, and the turns that changed them most.

    Args:
        further: buttons below it.
    """
    turns = table.turns()
    pages = {turn.last_seq: page for page, turn in enumerate(turns)}
    told = [
        _decisive(table, turns[pages[each.seq]], pages[each.seq], each, locale)
        for each in reckoning.decisive
        if each.seq in pages
    ]
    said = [
        *_by_points(table, locale),
        *(told or [word("story-none", locale)]),
        f"-# {word('story-how', locale)}",
    ]
    ways = [
        Button(
            CustomId("recap", table.row.id, table.head, f"s{each.seq}"),
            word("story-look", locale, page=pages[each.seq] + 1),
        )
        for each in reckoning.decisive
        if each.seq in pages
    ]
    return message(said, _chart(table, reckoning, pages, locale), [ways, further])


def _by_points(table: Table, locale: str) -> list[str]:
    """What was decided by points: where the winner was ahead, and where behind."""
    assert table.result is not None
    lines, winner = table.presentation.in_short(table.result.sheet), table.winners[0]
    return [
        f"{title(table, locale)} · {word('story-title', locale)}",
        *(f"-# {line}" for line in compared(table, lines, winner, locale)),
    ]


def _decisive(table: Table, turn: Turn, page: int, decisive: Decisive, locale: str) -> str:
    notes = [note for note in turn.notes if note.to is None]
    moved = [
        word(
            "story-chance",
            locale,
            who=f"{TOKENS[side[0]]} {listed([safe_name(table, seat, locale) for seat in side], locale)}",
            before=_percent(decisive.before[side[0]]),
            after=_percent(decisive.after[side[0]]),
        )
        for side in table.game.sides(table.story.header.setup)
        if _percent(decisive.before[side[0]]) != _percent(decisive.after[side[0]])
    ]
    return f"**{page + 1}.** {in_order(table, notes, locale, _LONGEST)}\n-# {' · '.join(moved)}"


def _percent(chance: float) -> int:
    return round(100 * chance)


def _chart(table: Table, reckoning: Reckoning, pages: dict[int, int], locale: str) -> Chart:
    """The chances after every turn, in percent, straight between those that were computed."""
    known = [(pages[seq], chances) for seq, chances in reckoning.course if seq in pages]
    scores = [known[0][1]]
    for (begin, before), (end, after) in pairwise(known):
        scores += [
            tuple(a + (b - a) * (page - begin) / (end - begin) for a, b in zip(before, after, strict=True))
            for page in range(begin + 1, end + 1)
        ]
    names = plain_names(table, locale)
    begun = [
        word("story-alt-seat", locale, who=names(seat), percent=_percent(chance))
        for seat, chance in enumerate(scores[len(scores) // 2])
    ]
    won = [names(seat) for seat in table.winners]
    alt = word("story-alt", locale, seats=listed(begun, locale), who=listed(won, locale))
    rounded = tuple(tuple(map(_percent, each)) for each in scores)
    return Chart(f"{table.row.game}-chances", table.row.game, rounded, letters(table), "%", alt=alt)
