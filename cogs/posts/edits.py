"""Posts that change after they were sent: without their buttons, with another due line or deadline, or struck out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.components.lines import due_line
from cogs.components.message import LONGEST_TEXT
from cogs.interactions import error_codes
from cogs.interactions.bot import Bot
from cogs.interactions.sender import NOBODY, posted
from cogs.posts.thread import shown_at
from engines.tables.records import audiences
from engines.tables.records.audiences import Audience
from engines.tables.records.rows import SurfaceRow
from engines.tables.table import Table
from render.translate import word

_LOOK_BACK = 100
"""Messages of a thread in which posts of undone turns are looked for."""

_MOMENT = re.compile(r"(?<=<t:)\d+(?=:[fR]>)")
"""A moment as Discord writes it: `<t:1767225600:f>`."""


async def take_buttons(bot: Bot, surface: SurfaceRow) -> None:
    """An older post keeps its words and picture and loses its buttons and its ping line."""
    await _change(bot, surface, without_buttons)


async def set_due_line(bot: Bot, table: Table, surface: SurfaceRow) -> None:
    """The newest post says until when, also after a vacation, a pause or extra time; an edit pings nobody."""
    text = due_line(table, table.row.locale)
    await _change(bot, surface, lambda message: with_due_line(message, text))


async def move_deadlines(bot: Bot, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
    """Whoever was reminded before a vacation, a pause or extra time reads there, too, until when."""
    for clock in table.deadlines:
        reminder = shown.get(Audience.reminder(clock.seat))
        if reminder is not None and clock.left is None:
            await _change(bot, reminder, partial(with_deadline, due=clock.due))


async def strike_undone(bot: Bot, table: Table, surface: SurfaceRow | None) -> None:
    """Strike the posts of everything that was taken back since this was done last, as `surface` tells."""
    turns = table.turns()
    undone = [turn.last_seq for turn in turns if turn.taken_back is not None]
    if not undone or (surface is not None and surface.shown_seq >= undone[-1]):
        return
    client = bot.discord_client
    assert table.row.thread is not None and client.user is not None
    live = {turn.last_seq for turn in turns} | {told.entry.seq for told in table.story.played}
    thread = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    async for message in thread.history(limit=_LOOK_BACK):
        seq = shown_at(table, message)
        if message.author.id != client.user.id or seq is None or seq in live:
            continue
        if (view := struck(message, word("post-taken-back", table.row.locale))) is not None:
            await message.edit(view=view, allowed_mentions=NOBODY)
    await bot.store.set_surface(
        SurfaceRow(table.row.id, audiences.TAKEN_BACK, table.row.thread, None, undone[-1])
    )


def without_buttons(message: discord.Message) -> ui.LayoutView | None:
    """A post without its rows of buttons and the line above them; None when it has none."""

    def changed(box: ui.Container[Any], line: ui.TextDisplay[Any] | None, row: ui.ActionRow[Any]) -> bool:
        box.remove_item(row)
        if line is not None:
            box.remove_item(line)
        return True

    return _changed(message, changed)


def with_due_line(message: discord.Message, text: str) -> ui.LayoutView | None:
    """A post with another line above its buttons; None when it says that already, or has no buttons."""

    def changed(box: ui.Container[Any], line: ui.TextDisplay[Any] | None, row: ui.ActionRow[Any]) -> bool:
        if line is None or line.content == text:
            return False
        line.content = text
        return True

    return _changed(message, changed)


def with_deadline(message: discord.Message, due: datetime) -> ui.LayoutView | None:
    """A message that names one moment, with this one in its place; None when it says that already, or names none or several."""
    view, moment = _same(message), str(int(due.timestamp()))
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    named = {at for text in texts for at in _MOMENT.findall(text.content)}
    if len(named) != 1 or named == {moment}:
        return None
    for text in texts:
        text.content = _MOMENT.sub(moment, text.content)
    return view


def struck(message: discord.Message, mark: str) -> ui.LayoutView | None:
    """A post with its story struck out under a mark; None when it has the mark already."""
    view = _same(message)
    said = next((item for item in view.walk_children() if isinstance(item, ui.TextDisplay)), None)
    if said is None or said.content.startswith(mark):
        return None
    room = LONGEST_TEXT - view.content_length() + len(said.content)
    lines = [f"~~{line}~~" for line in said.content.splitlines() if line]
    said.content = "\n".join([mark, *lines])[:room]
    return view


async def _change(
    bot: Bot, surface: SurfaceRow, changed: Callable[[discord.Message], ui.LayoutView | None]
) -> None:
    """Change a message where there is something to change; one that is gone or out of reach stays as it is."""
    if surface.message is None:
        return
    message = posted(bot, surface)
    try:
        view = changed(await message.fetch())
        if view is not None:
            await message.edit(view=view, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if error.code not in error_codes.GONE | error_codes.BARRED:
            raise


def _changed(
    message: discord.Message,
    changed: Callable[[ui.Container[Any], ui.TextDisplay[Any] | None, ui.ActionRow[Any]], bool],
) -> ui.LayoutView | None:
    """A message with its rows changed, each together with the line right above it; None when nothing was."""
    view = _same(message)
    found = False
    for box in list(view.children):
        if not isinstance(box, ui.Container):
            continue
        items = list(box.children)
        for at, item in enumerate(items):
            if isinstance(item, ui.ActionRow):
                above = items[at - 1] if at else None
                found |= changed(box, above if isinstance(above, ui.TextDisplay) else None, item)
    return view if found else None


def _same(message: discord.Message) -> ui.LayoutView:
    """A message as it is. An attachment's address expires; by its name it stays the message's own."""
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)
    names = {attachment.url: attachment.filename for attachment in message.attachments}
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for picture in item.items:
                name = names.get(picture.media.url, picture.media.url.split("?")[0].rsplit("/", 1)[-1])
                picture.media = f"attachment://{name}"
    return view
