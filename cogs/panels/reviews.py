"""Somebody's own turns in a finished game, for themselves alone: what each has missed, and the turns worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from math import ceil

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, title
from cogs.messages.markdown import moment
from cogs.messages.message import (
    LONGEST_ALT,
    Button,
    Item,
    Message,
    Picture,
    PlotPicture,
    Style,
    Words,
    message,
)
from cogs.panels.hints import END, spoken_turn, why
from cogs.panels.replay import look_back
from cogs.panels.sharing import share_buttons
from cogs.panels.what_if import what_if_button
from engines.computers.reviewing import NOISE, Reviewed
from engines.core.game import State
from engines.core.text import Seat
from render.charts.missed import Missed
from render.sentences import dashed, listed, word
from tables.drafts import Draft, drafted_as_far
from tables.table import Table

MOST_SHOWN = 3
"""Turns that are shown for what they have missed."""

OVERVIEW = "all"
"""What stands in an id for the page about all turns, in place of the message with the button."""

_OTHER = "review-other"


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """A turn of the reader's.

    Attributes:
        number: its number among their turns, as panels count.
        missed: the points that it has missed.
        decision: what cost most of it.
        lines: what was played there.
    """

    number: int
    missed: float
    decision: Reviewed
    lines: tuple[str, ...]


def review_button(table: Table, locale: str) -> Button:
    """The button to the review."""
    return Button(CustomId("review", table.row.id, table.head), word("button-review", locale))


def own_turns(table: Table, seat: Seat, found: Sequence[Reviewed]) -> list[OwnTurn]:
    """The turns in which there was a choice."""
    turns = []
    groups = [group for group in table.story.groups() if group[0].entry.seat == seat]
    for number, group in enumerate(groups, 1):
        entries = {each.entry.seq: each.entry for each in group}
        inside = [each for each in found if each.first in entries]
        if not inside:
            continue
        worst = max(inside, key=lambda each: (each.missed, each.less))
        later = [each.first for each in inside if each.first > worst.first]
        until = min(later, default=group[-1].entry.seq + 1)
        lines = tuple(entry.line for seq, entry in entries.items() if worst.first <= seq < until)
        turns.append(OwnTurn(number, sum(each.missed for each in inside), worst, lines))
    return turns


def worth_a_look(turns: Sequence[OwnTurn]) -> list[OwnTurn]:
    """The turns that have missed most, and the one that was furthest ahead of all others, in their order."""
    worst = sorted((each for each in turns if each.missed), key=lambda each: -each.missed)[:MOST_SHOWN]
    ahead = sorted(
        (each for each in turns if not each.missed and each.decision.ahead),
        key=lambda each: -each.decision.ahead,
    )[:1]
    return sorted([*worst, *ahead], key=lambda each: each.number)


def reviewing(table: Table, percent: int, locale: str) -> Message:
    """The progress of a review."""
    return message([_title(table, locale), f"-# {word('review-thinking', locale, percent=min(99, percent))}"])


def review_later(table: Table, locale: str, night: datetime | None = None) -> Message:
    """Says that a review comes later.

    Args:
        night: when the bot has time for it, where it has none before.
    """
    said = (
        word("review-goes-on", locale)
        if night is None
        else word("review-at-night", locale, when=moment(night))
    )
    return message([_title(table, locale), said], rows=[[review_button(table, locale)]])


def review_page(table: Table, seat: Seat, found: Sequence[Reviewed], locale: str) -> Message:
    """All of somebody's turns in a game: one line, a chart, and the turns worth a look."""
    turns = own_turns(table, seat, found)
    if not turns:
        return message([_title(table, locale), word("review-no-choice", locale)])
    shown = worth_a_look(turns)
    items: list[Item] = [
        Words(f"{_title(table, locale)}\n{summary(turns, locale)}"),
        _chart(table, turns, locale),
        Words(
            "\n".join([*(_line(table, each, locale) for each in shown), f"-# {word('review-how', locale)}"])
        ),
    ]
    ways = tuple(
        Button(
            CustomId("review", table.row.id, table.head, str(each.number)),
            word("review-turn", locale, number=each.number),
        )
        for each in shown
    )
    return Message((*items, *([ways] if ways else [])))


def turn_page(table: Table, seat: Seat, turn: OwnTurn, locale: str) -> Message:
    """One of the turns: what was played and the best other turn, each on the board."""
    heading = word("review-turn", locale, number=turn.number)
    items: list[Item] = [Words(f"{_title(table, locale)} · {heading}\n{_compared(turn, locale)}")]
    state = _start(table, turn)
    for key, lines in _both(turn):
        draft = drafted_turn(table, seat, state, lines)
        said = [word(key, locale, turn=spoken_turn(table, lines, locale))]
        if key == _OTHER and turn.missed:
            said += why(table, table.game.view(state, seat), draft.view, locale)
        items.append(Words("\n".join(said)))
        if draft.lines or key != _OTHER:  # what reveals something at once leaves the board as it was
            items.append(turn_picture(table, draft, state, seat, locale, f"{key}-{turn.number}"))
    ways = (
        Button(CustomId("review", table.row.id, table.head, OVERVIEW), word("button-back", locale)),
        replace(what_if_button(table, turn.decision.first - 1, locale), style=Style.BLURPLE),
        look_back(table, turn.decision.first, locale),
    )
    return Message((*items, ways, share_buttons(table, f"review {turn.number}", locale)))


def shared_turn(
    table: Table, seat: Seat, turns: Sequence[OwnTurn], turn: OwnTurn, locale: str
) -> tuple[str, Picture]:
    """What its owner may show of a review: the line about all turns, and one turn with the better board."""
    said = [
        summary(turns, locale),
        f"**{word('review-turn', locale, number=turn.number)}** · {_compared(turn, locale)}",
    ]
    said += [word(key, locale, turn=spoken_turn(table, lines, locale)) for key, lines in _both(turn)]
    state = _start(table, turn)
    draft = drafted_turn(table, seat, state, turn.decision.best if turn.missed else turn.lines)
    return "\n".join(said), turn_picture(table, draft, state, None, locale, f"review-{turn.number}")


def summary(turns: Sequence[OwnTurn], locale: str) -> str:
    """All turns in one line."""
    good = sum(not each.missed for each in turns)
    if good == len(turns):
        return word("review-all-good", locale, count=good)
    worst = max(turns, key=lambda each: each.missed)
    total = round(sum(each.missed for each in turns))
    key = "review-sum" if len(turns) - good > 1 else "review-one"
    return word(
        key,
        locale,
        good=good,
        count=len(turns),
        points=max(1, total),
        most=max(1, round(worst.missed)),
        number=worst.number,
    )


def _title(table: Table, locale: str) -> str:
    return f"{title(table, locale)} · {word('review-title', locale)}"


def _line(table: Table, turn: OwnTurn, locale: str) -> str:
    return f"**{turn.number}.** {spoken_turn(table, turn.lines, locale)}\n-# {_compared(turn, locale)}"


def _compared(turn: OwnTurn, locale: str) -> str:
    """How a turn compares to the best other one."""
    key, points = ("review-missed", turn.missed) if turn.missed else ("review-ahead", turn.decision.ahead)
    return word(key, locale, points=max(1, round(points)), off=ceil(NOISE * turn.decision.error))


def _both(turn: OwnTurn) -> list[tuple[str, Sequence[str]]]:
    return [("review-played", turn.lines), (_OTHER, turn.decision.best)]


def _start(table: Table, turn: OwnTurn) -> State:
    """The position in which a turn was decided, which must not be changed."""
    return table.story.back_to(turn.decision.first - 1)


def drafted_turn(table: Table, seat: Seat, state: State, lines: Sequence[str]) -> Draft:
    """A turn as far as it can be drafted in an earlier position, which must not be changed."""
    return drafted_as_far(table, seat, [line for line in lines if line != END], state)


def turn_picture(
    table: Table, draft: Draft, state: State, viewer: Seat | None, locale: str, name: str
) -> Picture:
    """The board with a turn on it, told apart from what was there before."""
    view = replace(table.game.view(draft.state, viewer), before=table.game.view(state, viewer))
    return board_picture(table, view, locale, name)


def _chart(table: Table, turns: Sequence[OwnTurn], locale: str) -> PlotPicture:
    missed = {each.number: each.missed for each in turns}
    bars = tuple(missed.get(number) for number in range(1, max(missed) + 1))
    each = [
        word("review-alt-turn", locale, number=number, points=max(1, round(points)))
        for number, points in missed.items()
        if points
    ]
    alt = word("review-alt", locale, turns=listed(each, locale)) if each else word("review-alt-none", locale)
    return PlotPicture(
        f"{dashed(table.row.game)}-review", table.row.game, Missed(bars), alt=alt[:LONGEST_ALT]
    )
