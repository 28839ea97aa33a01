"""What is hidden from the others: the hand post by DM, and the same as a private answer."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.components.answers import answered
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.names import plain_names
from cogs.components.router import GREEN, Interaction, button
from cogs.panels import choices, since_last_turn
from cogs.panels.play import LONGEST_ALT, ask_line, board, private_lines, put, title
from cogs.posts.turn import due_line
from engines.core.text import Seat
from engines.tables.drafts import drafted
from engines.tables.service import Table
from render.renderer import renderer
from render.translate import sentences, word

if TYPE_CHECKING:
    from cogs.bot.client import Client


@answered("board")
async def show_board(it: Interaction, table: Table) -> None:
    """Fill a deferred private answer with the board as its reader may see it; the hand post in a DM leads here."""
    locale = locale_of(it)
    file, alt = await board(it.client, table, table.view(table.seat_of(it.user.id)), locale, "board.png")
    await put(it, layout(title(table, locale), file, alt), [file])


@answered("hand")
async def show_hand(it: Interaction, table: Table) -> None:
    """Fill a deferred private answer with the reader's own hand: open to everybody, also with closed DMs."""
    locale = locale_of(it)
    seat = table.seat_of(it.user.id)
    if seat is None:
        await put(it, layout(word("not-seated", locale)), [])
        return
    said, file, alt = await _picture(it.client, table, seat, locale)
    player = await it.client.store.player(it.user.id)
    if player is not None and not player.dm_ok:
        said += "\n-# " + word("dm-closed", locale)
        await it.client.store.set_dm_ok(it.user.id, True)
        it.client.posts.wake(table.row.id)
    await put(it, layout(said, file, alt), [file] if file is not None else [])


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
