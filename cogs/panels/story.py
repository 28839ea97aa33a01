"""The story of a finished game: everybody's chance to win turn by turn, and the decisive turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, in_order, title
from cogs.messages.markdown import safe
from cogs.messages.message import Button, Chart, Message, message
from cogs.messages.names import TOKENS, letters, plain_name, plain_names, safe_name
from cogs.panels.hints import END, spoken_turn, why
from cogs.panels.scores import compared
from engines import PLAYERS
from engines.computers.reckoning import Decisive, Reckoning, positions
from engines.computers.reviewing import Reviewed
from render.sentences import listed, word
from tables.drafts import drafted_as_far
from tables.story import Turn
from tables.table import Table

_LONGEST = 200
"""Characters of what happened in a turn."""


def story_button(table: Table, locale: str) -> Button:
    """The button to the story."""
    return Button(CustomId("story", table.row.id, table.head), word("button-story", locale))


def thinking(table: Table, done: int, locale: str) -> Message:
    """The progress of the analysis, below what the score sheet says at once."""
    turns = sum(turn.closed and turn.line is None for turn in table.turns())
    percent = min(99, 100 * done // positions(turns))
    return message([*_by_points(table, locale), f"-# {word('story-thinking', locale, percent=percent)}"])


def story_message(
    table: Table, reckoning: Reckoning, locale: str, further: Sequence[Button] = (), at: int = 0
) -> Message:
    """A page of the story: one of the turns that changed the chances to win most, as it looked; last, a chart of the chances.

    Args:
        further: buttons below it.
        at: which page, counted from 0; the last one if that does not exist.
    """
    turns = table.turns()
    pages = {turn.last_seq: page for page, turn in enumerate(turns)}
    told = [each for each in reckoning.decisive if each.seq in pages]
    at = min(at, len(told))
    steps = [
        Button(CustomId("story", table.row.id, table.head, str(to)), sign)
        for to, sign in ((at - 1, "◀"), (at + 1, "▶"))
        if 0 <= to <= len(told)
    ]
    if at == len(told):
        said = [
            *_by_points(table, locale),
            *([] if told else [word("story-none", locale)]),
            f"-# {word('story-how', locale)}",
            *_open(table, locale),
        ]
        return message(said, _chart(table, reckoning, pages, locale), [[*steps, *further]])
    page = pages[told[at].seq]
    turn = turns[page]
    view = replace(turn.view_after(None), before=turn.view_before(None))
    named = _named(table, turn, locale)
    look = Button(CustomId("recap", table.row.id, table.head, f"s{turn.last_seq}"), named)
    return message(
        [
            f"{_title(table, locale)} · {at + 1}/{len(told)}",
            *_decisive(table, turn, named, told[at], locale),
            *_open(table, locale),
        ],
        board_picture(table, view, locale, f"story-{turn.last_seq}"),
        [[*steps, look, *further]],
    )


def _open(table: Table, locale: str) -> list[str]:
    """That nobody knows so early who will win, in games where the chances are no better than that."""
    return [f"-# {word('story-open', locale)}"] if PLAYERS[table.row.game].thinking.vague else []


def _title(table: Table, locale: str) -> str:
    return f"{title(table, locale)} · {word('story-title', locale)}"


def _by_points(table: Table, locale: str) -> list[str]:
    """What was decided by points: where the winner was ahead, and where behind."""
    assert table.result is not None
    lines, winner = table.presentation.in_short(table.result.sheet), table.winners[0]
    return [
        _title(table, locale),
        *(f"-# {line}" for line in compared(table, lines, winner, locale)),
    ]


def _named(table: Table, turn: Turn, locale: str) -> str:
    """Whose turn it was, and which of theirs."""
    assert turn.seat is not None
    own = [each for each in table.story.played if each.entry.seat == turn.seat and each.closes]
    number = sum(each.entry.seq <= turn.last_seq for each in own)
    return word("story-turn", locale, number=number, who=plain_name(table, turn.seat, locale))


def _decisive(table: Table, turn: Turn, named: str, decisive: Decisive, locale: str) -> list[str]:
    """What was played in a turn, what would have been better and why, and what it changed."""
    notes = [note for note in turn.notes if note.to is None]
    moved = [
        word(
            "story-chance",
            locale,
            who=f"{TOKENS[side[0]]} {listed([safe_name(table, seat, locale) for seat in side], locale)}",
            before=_roughly(decisive.before[side[0]]),
            after=_roughly(decisive.after[side[0]]),
        )
        for side in table.game.sides(table.story.header.setup)
        if _roughly(decisive.before[side[0]]) != _roughly(decisive.after[side[0]])
    ]
    return [
        f"**{safe(named)}.** {in_order(table, notes, locale, _LONGEST)}",
        *([] if decisive.reviewed is None else [_better(table, decisive, decisive.reviewed, locale)]),
        f"-# {word('story-chances', locale, seats=' · '.join(moved))}",
    ]


def _better(table: Table, decisive: Decisive, reviewed: Reviewed, locale: str) -> str:
    """What its seat could have played instead, as far as it could see then, and why; or that nothing better was found."""
    if not reviewed.missed:
        return word("story-best", locale)
    state = table.story.back_to(reviewed.first - 1)
    seat = next(each.entry.seat for each in table.story.played if each.entry.seq == reviewed.first)
    assert seat is not None
    turn, points = spoken_turn(table, reviewed.best, locale), max(1, round(reviewed.missed))
    draft = drafted_as_far(table, seat, [line for line in reviewed.best if line != END], state)
    raised = int(decisive.after[seat] > decisive.before[seat])
    said = [word("story-better", locale, turn=turn, points=points, raised=raised)]
    for reason in why(table, table.game.view(state, seat), draft.view, locale):
        said.append(word("story-why", locale, who=safe_name(table, seat, locale), why=reason))
    return "\n".join(said)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _roughly(chance: float) -> int:
    """A chance as well as it is known: in steps of 5 %, and never sure before the end."""
    return _percent(chance) if chance in (0.0, 1.0) else min(99, max(1, 5 * round(20 * chance)))


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
