"""Messages hidden from others: a seat's hand, and questions on somebody else's turn."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import (
    alt_texts,
    concerning,
    due_line,
    game_name,
    preview_picture,
    private_lines,
    title,
)
from cogs.messages.message import LONGEST_ALT, Button, Message, Picture, Style, message
from cogs.messages.names import plain_names
from cogs.messages.push import table_push, turn_call
from cogs.panels import choices, crews, keypads, since_last_turn
from cogs.panels.play import aside_line, ask_line
from engines.core.text import Seat
from render.renderer import renderer
from render.sentences import dashed, known, sentence, sentences, word
from tables.drafts import Draft
from tables.story import Turn
from tables.table import Table

_LEARNED = 3
"""How many of the latest private notes stand beside a hand at most."""


def hand_panel(table: Table, seat: Seat | None, locale: str, dm_failed: bool = False) -> Message:
    """The reader's hand as a private answer.

    Args:
        seat: the reader's; None for a bystander.
        dm_failed: whether the last direct message did not arrive.
    """
    if seat is None:
        return message(word("not-seated", locale))
    closed = "-# " + word(table.presentation.hands + "dm-closed", locale) if dm_failed else ""
    return message([*_hand_lines(table, seat, locale), closed], hand_picture(table, seat, locale))


def hand_post(table: Table, seat: Seat, locale: str, user: int | None = None) -> Message:
    """The hand as a direct message: for whoever is due also what the others did, and the way to play right there.

    Args:
        user: whom it is for; a member of a crew also reads what is proposed there.
    """
    due = seat in table.due
    since, rest = since_last_turn.lines_and_rest(table, seat, locale, private=False) if due else ([], 0)
    conferred = crews.proposal_lines(table, seat, user, locale) if table.seats[seat].crew else []
    lines = [*_hand_lines(table, seat, locale), *since, *conferred, f"<#{table.row.thread}>"]
    play = Button(CustomId("play", table.row.id, table.head), word("button-play", locale), Style.GREEN)
    looks = ["board", "recap"] if rest else ["board"]
    ways = [
        Button(CustomId(look, table.row.id, table.head), word(f"button-{look}", locale)) for look in looks
    ]
    post = message(lines, hand_picture(table, seat, locale), [] if table.over else [[play, *ways]])
    return replace(
        post, push=word(table.presentation.hands + "push-hand", locale, game=game_name(table, locale))
    )


def question_post(table: Table, draft: Draft, locale: str, words: bool = False) -> Message:
    """A question on somebody else's turn: its answers, deadline, and board.

    Args:
        draft: the empty draft of the seat that is asked.
        words: whether the reader prefers lists to keypads.
    """
    found, marks = choices.menus(
        table.game, draft.view, list(draft.legal), "", locale, plain_names(table, locale)
    )
    name = f"question-{table.head}"
    numbered = choices.numbered(found, marks)
    picture = preview_picture(table, draft.view, locale, name, marks, numbered)
    asked = f"{title(table, locale)} · {ask_line(table, draft, locale)}"
    lines = [asked, *aside_line(table, draft.view, locale), due_line(table, locale), f"<#{table.row.thread}>"]
    id = CustomId("pick", table.row.id, draft.head, mark=draft.mark)
    post = message(lines, picture, keypads.rows(found, id, words=words))
    push = table_push(table, ask_line(table, draft, locale), locale)
    return replace(post, push=push, call=turn_call(table, (draft.seat,)))


def hand_picture(table: Table, seat: Seat, locale: str, turn: Turn | None = None) -> Picture | None:
    """A hand alone, now or right after a turn; its alt text says what the board's does not say to everybody. None without a hand."""
    view, game = turn.view_after(seat) if turn is not None else table.view(seat), table.row.game
    if not view.has_hand:
        return None
    public = alt_texts(game, turn.view_after(None) if turn is not None else table.view(None))
    # After the end everybody knows it all: then it says what concerns this seat.
    own = [text for text in alt_texts(game, view) if text not in public] or concerning(public, seat)
    alt = sentences(own, locale, plain_names(table, locale))[:LONGEST_ALT]
    # The name is the same for every hand: a file name is no place for a secret.
    return Picture("hand", game, "hand", view, alt=alt)


def is_outdated(table: Table, seat: Seat, shown: int) -> bool:
    """Whether a hand post drawn at an entry is out of date for its owner: they played, were told something, or are asked
    something new; or a turn was taken back, which may have been any of these."""
    asked = table.asked_at(seat)
    return (asked is not None and asked > shown) or any(
        turn.seat == seat or turn.taken_back is not None or any(note.to == seat for note in turn.notes)
        for turn in table.turns_since(shown)
    )


def _hand_lines(table: Table, seat: Seat, locale: str) -> list[str]:
    """Whose hand it is, what its owner was told in their last turn and since, and whether it is empty."""
    turns = table.turns()
    last = max((at for at, turn in enumerate(turns) if turn.seat == seat), default=0)
    notes = tuple(note for turn in turns[last:] for note in turn.notes)
    lines = [
        f"{title(table, locale)} · {word(table.presentation.hands + 'your-hand', locale)}",
        *private_lines(table, seat, notes, locale)[-_LEARNED:],
    ]
    if not table.view(seat).has_hand:
        return [
            *lines,
            word("game-is-over" if table.over else table.presentation.hands + "hand-empty", locale),
        ]
    if (held := renderer(table.row.game).hand_words(table.view(seat))) is not None:
        lines.append(sentence(held, locale, plain_names(table, locale)))
    hint = f"{dashed(table.row.game)}-hand-hint"
    return [*lines, word(hint, locale)] if known(hint) else lines
