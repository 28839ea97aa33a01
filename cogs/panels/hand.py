"""What is hidden from the others: the hand post by DM, and the same as a private answer."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.message import Message, Picture, message
from cogs.components.names import plain_names
from cogs.components.router import GREEN, button
from cogs.panels import choices, since_last_turn
from cogs.panels.play import LONGEST_ALT, ask_line, board, private_lines, title
from cogs.posts.turn import due_line
from engines.core.text import Seat
from engines.tables.drafts import drafted
from engines.tables.service import Table
from render.renderer import renderer
from render.translate import sentences, word

if TYPE_CHECKING:
    from cogs.bot.client import Client


_LEARNED = 3
"""How many of the latest private notes stand beside a hand."""


def hand_panel(table: Table, seat: Seat | None, locale: str, dm_failed: bool = False) -> Message:
    """The reader's hand as a private answer: open to everybody, also with closed direct messages.

    Args:
        seat: the reader's; None for a bystander.
        dm_failed: whether the last direct message did not arrive.
    """
    if seat is None:
        return message(word("not-seated", locale))
    closed = "-# " + word("dm-closed", locale) if dm_failed else ""
    return message([*_hand_lines(table, seat, locale), closed], _hand_picture(table, seat, locale))


async def hand_post(
    client: Client, table: Table, seat: Seat, locale: str
) -> tuple[ui.LayoutView, discord.File | None]:
    """The hand as a DM: picture, what it shows, for whoever is due what the others did, a link to the thread, and the way to play right there."""
    said, file, alt = await _picture(client, table, seat, locale)
    if seat in table.due:
        said = "\n".join([said, *since_last_turn.lines(table, seat, locale, private=False)])
    said += f"\n<#{table.row.thread}>"
    play = button(CustomId("play", table.row.id, table.head), word("button-play", locale), GREEN)
    look = button(CustomId("board", table.row.id, table.head), word("button-board", locale))
    return layout(said, file, alt, [] if table.over else [[play, look]]), file


async def question_post(
    client: Client, table: Table, seat: Seat, locale: str
) -> tuple[ui.LayoutView, discord.File]:
    """A question on somebody else's turn, with its answers as buttons, a deadline if there is one, and the board."""
    draft = drafted(table, seat, ())
    found, marks = choices.menus(table.game, draft.view, list(draft.legal), "", locale)
    file, alt = await board(client, table, draft.view, locale, f"question-{table.head}.png", marks, "preview")
    said = [f"{title(table, locale)} · {ask_line(table, draft, locale)}", due_line(table, locale)]
    rows: list[list[Any]] = [*choices.components(found, table.row.id, draft.head)]
    return layout("\n".join([*said, f"<#{table.row.thread}>"]), file, alt, rows), file


def changed(table: Table, seat: Seat, shown: int) -> bool:
    """Whether a hand post drawn at an entry is out of date for its owner: they played, were told something, or are asked
    something new; or a turn was taken back, which may have been any of these."""
    asked = table.asked_at(seat)
    return (asked is not None and asked > shown) or any(
        turn.seat == seat or turn.taken_back is not None or any(note.to == seat for note in turn.notes)
        for turn in table.turns_since(shown)
    )


async def _picture(
    client: Client, table: Table, seat: Seat, locale: str
) -> tuple[str, discord.File | None, str]:
    view = table.view(seat)
    picture = await client.workers.picture(table.row.game, "hand", view)
    public = renderer(table.row.game).alt(table.view(None))
    own = [text for text in renderer(table.row.game).alt(view) if text not in public]
    alt = sentences(own, locale, plain_names(table, locale))[:LONGEST_ALT]
    notes = tuple(note for turn in table.turns() for note in turn.notes)
    learned = private_lines(table, seat, notes, locale)[-3:]
    said = "\n".join([f"{title(table, locale)} · {word('your-hand', locale)}", *learned])
    if not picture:
        return f"{said}\n{word('hand-empty', locale)}", None, ""
    # The name is the same for every hand: a file name is no place for a secret.
    return said, discord.File(io.BytesIO(picture), filename="hand.png", description=alt), alt


def _hand_lines(table: Table, seat: Seat, locale: str) -> list[str]:
    """Whose hand it is, what its owner was told lately, and whether it is empty."""
    notes = tuple(note for turn in table.turns() for note in turn.notes)
    lines = [
        f"{title(table, locale)} · {word('your-hand', locale)}",
        *private_lines(table, seat, notes, locale)[-_LEARNED:],
    ]
    return lines if table.view(seat).has_hand else [*lines, word("hand-empty", locale)]


def _hand_picture(table: Table, seat: Seat, locale: str) -> Picture | None:
    """The hand alone; its alt text says what the board's does not say to everybody."""
    view, game = table.view(seat), table.row.game
    if not view.has_hand:
        return None
    public = renderer(game).alt(table.view(None))
    own = [text for text in renderer(game).alt(view) if text not in public]
    alt = sentences(own, locale, plain_names(table, locale))[:LONGEST_ALT]
    # The name is the same for every hand: a file name is no place for a secret.
    return Picture("hand.png", game, "hand", view, (), alt)
