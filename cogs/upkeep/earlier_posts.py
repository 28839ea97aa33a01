"""Updates posts after they were sent: removed buttons, another due line or deadline, struck-out turns.

Each is made anew from the journal and from what is kept of the post; what Discord shows of it is never read.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.messages.message import Message
from cogs.posts import notices
from cogs.posts.batching import batch_of, called_seats
from cogs.posts.turn import before_newest, clocks_post, struck_post, turn_post
from data.records import audiences
from data.records.audiences import Audience
from data.records.rows import PostRow, SurfaceRow
from engines.core.table_lines import ClockLine
from tables.table import Table

log = logging.getLogger(__name__)


async def catch_up(
    bot: Bot,
    table: Table,
    shown: Mapping[str, SurfaceRow],
    posts: Sequence[PostRow],
    changed: list[PostRow],
) -> None:
    """Bring a table's earlier posts up to date.

    Older ones lose their buttons and their ping line. The newest says until when, also after a vacation, a pause, extra
    time or an outage, and so do reminders; an edit pings nobody. What tells of turns that were taken back is struck out.

    Args:
        changed: gets the posts that were changed, which whoever called records.
    """
    surface = shown.get(audiences.THREAD)
    newest = surface.message if surface is not None else None
    # What another process has posted since this table was read is none of this look's business: it would seem to be taken back.
    posts = [post for post in posts if post.until <= table.head]
    live = {told.entry.seq for told in table.story.played} | {turn.last_seq for turn in table.turns()}
    for post in posts:
        batch = batch_of(table, post.since, post.until) if _may_change(table, post, live, newest) else None
        if batch is None:
            continue
        if post.until not in live:
            await _change(bot, post, struck_post(table, batch))
            await bot.store.drop_post(post)
            continue
        if post.message != newest:
            await _change(bot, post, turn_post(table, batch, newest=False))
            changed.append(replace(post, drawn=None))
            continue
        await _move_deadlines(bot, table, shown)
        if await _change(bot, post, turn_post(table, batch, newest=True)):
            changed.append(replace(post, drawn=None if table.over else table.head))
        elif surface is not None:
            await _again(bot, table, surface, post)


async def remember(bot: Bot, table: Table, surface: SurfaceRow, posts: Sequence[PostRow]) -> None:
    """Store what the newest post tells, if it dates from before posts were stored: then only lines about clocks had none of their own."""
    if surface.message is None or any(post.message == surface.message for post in posts):
        return
    told = [turn for turn in table.turns() if not isinstance(turn.line, ClockLine)]
    turns = [turn.last_seq for turn in told if turn.last_seq <= surface.shown_seq]
    since, until = ([-1, *turns])[-2:]
    post = PostRow(table.row.id, surface.message, surface.channel, since, until, surface.shown_seq)
    await bot.store.set_post(post)


def _may_change(table: Table, post: PostRow, live: set[int], newest: int | None) -> bool:
    """Whether a post differs from what it should be."""
    if post.until not in live:
        return True
    if post.message != newest:
        return post.drawn is not None
    return post.drawn is not None and (table.over or post.drawn < table.head)


async def _move_deadlines(bot: Bot, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
    """Update reminders after vacation, a pause, extra time or an outage moved their deadline."""
    posts = {post.message: post for post in await bot.store.posts(table.row.id)}
    for clock in table.deadlines:
        reminder = shown.get(Audience.reminder(clock.seat))
        if reminder is None or reminder.message is None or clock.left is not None:
            continue
        if clock.seat not in table.due:
            continue
        if (post := posts.get(reminder.message)) is not None:
            batch = batch_of(table, post.since, post.until)
            said = clocks_post(table, batch, bool(called_seats(table, batch)))
        elif isinstance(table.ask_of(clock.seat), table.presentation.questions):
            said = notices.call(table, clock.seat, reminder.shown_seq)
        else:
            said = notices.reminder(table, clock.seat, reminder.shown_seq)
        await channel_messages.change(bot, reminder.channel, reminder.message, said)


async def _change(bot: Bot, post: PostRow, to: Message) -> bool:
    """Change a post; False when it is gone or out of reach."""
    try:
        return await channel_messages.change(bot, post.channel, post.message, to) is not None
    except discord.HTTPException as error:
        if error.code not in error_codes.GONE | error_codes.BARRED:
            raise
        return error.code not in error_codes.GONE


async def _again(bot: Bot, table: Table, surface: SurfaceRow, post: PostRow) -> None:
    """Post the newest turn again after somebody deleted its post."""
    await bot.store.drop_post(post)
    await bot.store.restart_surface(replace(surface, message=None, shown_seq=before_newest(table)))
    log.info("table %s: its newest post is gone; it is posted again", table.row.id)
    bot.posts.wake(table.row.id)
