"""The panel before one's turn: whom the table waits for, and turns to try and plan."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, pause_lines, preview_picture, title, way_to_thread, whose_turn
from cogs.messages.message import Button, Message, Style, message
from cogs.messages.names import plain_names
from cogs.panels import choices, keypads, labels
from cogs.panels.plans import kept_lines, outcome_lines
from cogs.panels.play import drafted_lines
from data.records.rows import PlanRow
from engines.core.text import Seat
from render.sentences import word
from tables.drafts import Draft
from tables.plans import plans
from tables.table import Table


def waiting_panel(
    table: Table,
    seat: Seat | None,
    locale: str,
    channel: int | None,
    *,
    said: Iterable[str] = (),
    news: PlanRow | None = None,
) -> Message:
    """The board as this person sees it, whom the table waits for, and possible next steps; never an error.

    Args:
        seat: the reader's; None for a bystander.
        channel: where it is read.
        said: lines that come first.
        news: the plan of this seat that was played or dropped, if nobody has said so yet.
    """
    lines = [
        *(outcome_lines(table, news, locale) if news is not None else []),
        *said,
        *way_to_thread(table, channel),
        title(table, locale),
        *_state_lines(table, seat, locale),
    ]
    picture = board_picture(table, table.view_since(seat), locale, f"board-{table.head}")
    return message(lines, picture, [_ways(table, seat, locale)])


def plan_panel(draft: Draft, locale: str, prefix: str = "", words: bool = False) -> Message:
    """A turn tried so far before it is due, with its continuations.

    Args:
        prefix: the start of a line that was chosen so far.
        words: whether the reader prefers lists to keypads.
    """
    table = draft.table
    head = [title(table, locale), *labels.chosen_words(table.game, prefix, locale)]
    found, marks = choices.menus(
        table.game, draft.view, draft.choices, prefix, locale, plain_names(table, locale)
    )
    before = "".join(f"{line}; " for line in draft.all_lines)
    try:
        rows = keypads.rows(found, CustomId("try", table.row.id, table.head), before, words=words)
    except ValueError:
        # A turn of that many lines does not fit on a button; it is played when it is due.
        rows, marks = [], ()
    bottom = [_back(draft, locale, prefix)]
    keep = CustomId("keep", table.row.id, table.head, "; ".join(draft.lines))
    if plans.is_whole_turn(draft) and not prefix and keep.fits:
        bottom.append(Button(keep, word("button-keep", locale), Style.GREEN))
    lines = [" · ".join(head), *drafted_lines(draft, locale), word("plan", locale)]
    numbered = choices.numbered(found, marks)
    name, confirmed = f"plan-{table.head}", table.view(draft.seat)
    picture = preview_picture(table, draft.view, locale, name, marks, numbered, confirmed)
    return message(lines, picture, [*rows, bottom])


def _state_lines(table: Table, seat: Seat | None, locale: str) -> list[str]:
    """Whom the table waits for, and what that means for the reader."""
    waits = whose_turn(table, locale, seat)
    if seat is None:
        return [waits, *pause_lines(table, locale, None), word("not-seated", locale)]
    lines = [waits]
    if table.seats[seat].away and not table.over:
        lines.append(word("table-you-are-away", locale))
    elif seat not in table.due and not table.over and table.presentation.next_seat(table.view(seat)) == seat:
        lines = [waits + word("you-are-next", locale)]
    lines += pause_lines(table, locale, seat)
    if (row := _kept(table, seat)) is not None:
        lines += kept_lines(table, row, locale)
    return lines


def _ways(table: Table, seat: Seat | None, locale: str) -> list[Button]:
    """Buttons: try a turn or return to the seat, text board, everything else, drop a plan."""

    def way(action: str, label: str, style: Style = Style.GREY) -> Button:
        return Button(CustomId(action, table.row.id, table.head), label, style)

    ways = [way("text", word("button-text", locale)), way("more", "⋯")]
    if seat is None:
        return ways
    if table.seats[seat].away and not table.over:
        ways.insert(0, way("return", word("button-return", locale), Style.GREEN))
    if not table.seats[seat].crew and plans.try_turn(table, seat, ()) is not None:
        ways.insert(0, way("try", word("button-plan", locale)))
    if _kept(table, seat) is not None:
        ways.append(way("unplan", word("button-unplan", locale)))
    return ways


def _kept(table: Table, seat: Seat) -> PlanRow | None:
    """The plans of a seat that wait for its turn."""
    row = table.plan_of(seat)
    return row if row is not None and not row.outcome else None


def _back(draft: Draft, locale: str, prefix: str) -> Button:
    """Buttons back by one step, or by as many as needed to fit an id; at the start, out of the trial."""
    table, lines = draft.table, draft.all_lines
    action = "try" if prefix or lines else "wait"
    shorter = lines if prefix else lines[:-1]
    while not (id := CustomId(action, table.row.id, table.head, "; ".join(shorter))).fits:
        shorter = shorter[:-1]
    return Button(id, word("button-back", locale))
