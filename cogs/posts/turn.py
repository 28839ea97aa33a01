"""The post of a turn: notes, counts, board; the newest also has due seats, deadline and buttons."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zlib import crc32

from cogs.guide.why import why_points
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import (
    aim_lines,
    board_picture,
    counts_line,
    deadline_lines,
    due_line,
    opening_lines,
    outage_line,
    public_lines,
    told_lines,
)
from cogs.messages.message import LONGEST_TEXT, Button, Item, Message, Style, Words, message
from cogs.messages.names import mention, plain_name
from cogs.messages.scoring_table import scoring_tables
from cogs.panels.lesson_offer import how_to_play_button
from cogs.panels.replay import look_back
from cogs.posts import batching
from cogs.posts.crews import join_buttons, summary_lines
from cogs.posts.notices import play_row
from render.renderer import renderer
from render.sentences import word
from tables.panel import has_newcomer
from tables.story import Turn
from tables.table import Table

_MARK = 2**29
"""Marks of posts of turns are at least this; Discord gives out small ids itself."""
_CLOCKS_MARK = 1_000_000
"""What the mark of a post about the clocks adds to the entry number."""
_MOST_BUTTONS = 5
"""The most buttons of a row."""
_MOST_TAKES = 5
"""Seats that can be taken over from one post: a row of buttons."""


def turn_post(table: Table, turn: Turn, newest: bool, looks_back: bool = True) -> Message:
    """The post of a turn; the newest one also asks who is due. A board is never shown twice in a row.

    Args:
        looks_back: whether the others lead to that turn in the recap.
    """
    locale, view = table.row.locale, turn.view_after(None)
    asks = newest and not table.over
    ends = table.result is not None and turn.last_seq == table.head
    scored = (*scoring_tables(table, turn.notes, locale),)
    # The picture says the counts, too, and what everybody scored needs a phone's whole height.
    everybody = any(note.text.key in table.presentation.scorings for note in turn.notes)
    counts = "" if everybody and (scored or not ends) else counts_line(table, view, locale)
    due = due_line(table, locale) if asks else ""
    items: list[Item] = []
    opening = opening_lines(table, locale) if turn.first_seq == 0 else []
    row: list[Button] = []
    outage = outage_line(table, turn.first_seq, turn.last_seq)
    conferred = "\n".join(summary_lines(table, turn)) if table.row.crews else ""
    aim = aim_lines(table, locale) if asks and _explains(table, turn) else ""
    further = [line for line in (*scored, *opening, outage, conferred, counts) if line]
    if said := "\n".join(told_lines(table, turn, locale)):
        room = LONGEST_TEXT - sum(map(len, (*further, aim, due)))
        items.append(Words(said[:room]))
    items += map(Words, further)
    if len(turn.parts) > 1:
        view = replace(view, before=turn.view_before(None))
    if not _as_before(turn):
        items.append(board_picture(table, view, locale, picture_name(table, turn.last_seq)))
    if asks:
        crews = join_buttons(table) if table.row.crews else []
        items += [Words(aim)] if aim else []
        items += [Words(due), _turn_buttons(table, turn, locale), *_seats_to_take(table, locale)]
        items += [tuple(crews)] if crews else []
    elif looks_back:
        row.append(look_back(table, turn.last_seq, locale))
    if row:
        items.append(tuple(row))
    return Message(tuple(items), framed=True, mark=mark(table, turn.last_seq))


def struck_post(table: Table, turn: Turn) -> Message:
    """The post of an undone turn, struck out under a line that says so."""
    whole, taken_back = (
        turn_post(table, turn, False, looks_back=False),
        word("post-taken-back", table.row.locale),
    )
    story, *rest = whole.items
    assert isinstance(story, Words)
    room = LONGEST_TEXT - sum(len(item.text) for item in rest if isinstance(item, Words))
    lines = [taken_back, *(f"~~{line}~~" for line in story.text.splitlines() if line)]
    return replace(whole, items=(Words("\n".join(lines)[:room]), *rest))


def clocks_post(table: Table, turn: Turn, calls: bool) -> Message:
    """A post about clocks alone, in a line or two.

    Args:
        calls: whether it mentions who is due; else it says until when they have.
    """
    locale = table.row.locale
    until = [due_line(table, locale)] if calls else deadline_lines(table, locale)
    outage = outage_line(table, turn.first_seq, turn.last_seq)
    back = [
        word("seat-return", locale, who=mention(table, seat))
        for seat in batching.seats_taken_over(table, turn)
    ]
    return message(
        [*public_lines(table, turn.notes, locale), *back, outage, *until],
        rows=[play_row(table)] if calls else [],
        mark=_CLOCKS_MARK + turn.last_seq,
    )


def picture_name(table: Table, seq: int) -> str:
    """The file name of a turn's board."""
    return f"{table.row.game}-{seq}"


def mark(table: Table, seq: int) -> int:
    """The mark of a turn's post, derived from the time of its last entry."""
    return _mark(seq, table.story.at(seq))


def marks(table: Table) -> dict[int, int]:
    """The marks of all turns that may have been posted, with their entries."""
    story = table.story
    entries = [(0, story.began), *((kept.entry.seq, kept.at) for kept in story.entries)]
    return {_mark(seq, at): seq for seq, at in entries}


def is_mark(mark: int) -> bool:
    """Whether a mark is a turn's, of this journal or another."""
    return _MARK <= mark < 2 * _MARK


def clocks_seq(mark: int | None) -> int:
    """The entry number in the mark of a clocks post; negative for other marks."""
    return (mark or 0) - _CLOCKS_MARK


def before_newest(table: Table) -> int:
    """A thread's content while the newest turn's post is missing."""
    closed = [turn.last_seq for turn in table.turns() if turn.closed]
    return closed[-2] if len(closed) > 1 else -1


def _as_before(turn: Turn) -> bool:
    """Whether a turn left the board unchanged: somebody came, went or was replaced."""
    return turn.line is not None and turn.first_seq == turn.last_seq and turn.taken_back is None


def _explains(table: Table, turn: Turn) -> bool:
    """Whether the post is for somebody who has never played the game: it is the first one, or their first turn."""
    first = any(table.seats[seat].human and not table.turns_of(seat) for seat in table.due)
    return (first or turn.first_seq == 0) and has_newcomer(table)


def _turn_buttons(table: Table, turn: Turn, locale: str) -> tuple[Button, ...]:
    """The public buttons below the newest turn, each answered privately."""

    def button(name: str, label: str, style: Style = Style.GREY) -> Button:
        return Button(CustomId(name, table.row.id, table.head), label, style)

    asked = any(table.seats[seat].human for seat in table.due)
    play = button("play", word("button-play", locale), Style.GREEN if asked else Style.GREY)
    more = button("more", "⋯")
    hidden = any(table.view(seat).has_hand for seat in range(len(table.seats)))
    hand = [button("hand", word(table.presentation.hands + "button-hand", locale))] if hidden else []
    if _explains(table, turn):
        return (play, how_to_play_button(table, locale), *hand, more)
    buttons = [play, *hand]
    if renderer(table.row.game).closeups(table.view(None)):
        buttons.append(button("zoom", word("button-zoom", locale)))
    buttons.append(button("recap", word("button-recap", locale)))
    why = why_points(table, [note.text for note in turn.notes if note.to is None], locale)
    return (*buttons, *([why] if why is not None and len(buttons) < _MOST_BUTTONS - 1 else []), more)


def _seats_to_take(table: Table, locale: str) -> list[tuple[Button, ...]]:
    """Buttons for seats that computers hold: take over, come back."""
    away = [seat for seat, seat_row in enumerate(table.seats) if seat_row.away and not seat_row.crew]
    if not any(seat_row.away for seat_row in table.seats):
        return []
    table_id, head = table.row.id, table.head
    takes = tuple(
        Button(
            CustomId("take", table_id, head, str(seat)),
            word("button-take", locale, who=plain_name(table, seat, locale)),
        )
        for seat in away[:_MOST_TAKES]
    )
    back = (Button(CustomId("return", table_id, head), word("button-return", locale)),)
    return [takes, back] if takes else [back]


def _mark(seq: int, at: datetime) -> int:
    return _MARK + crc32(f"{seq} {at.isoformat()}".encode()) % _MARK
