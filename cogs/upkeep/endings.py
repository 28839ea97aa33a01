"""Posts about a table's end, and about being put on hold and resumed: score sheet, result line, messages to followers."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime

import discord

from cogs.interactions import error_codes
from cogs.interactions.bot import Bot
from cogs.messages.message import Call
from cogs.messages.push import turn_call
from cogs.panels import notices as dm_notices
from cogs.posts import notices
from cogs.posts.score_sheets import WITHOUT_SCORE, end_post, ended_push, result_line
from cogs.upkeep import closed_places, crews, followers, thread
from cogs.upkeep.direct_messages import About, send_dm
from community.statistics.awards import awards, starters
from data.records import audiences
from data.records.audiences import Audience
from data.records.enums import StopReason
from data.records.rows import SeatRow, SurfaceRow
from engines.core.text import Text
from tables.table import Table


async def catch_up(bot: Bot, table: Table) -> None:
    """Announce the end of a table, each message once."""
    gone = table.row.why is StopReason.GONE
    await (closed_places.tell_gone(bot, table) if gone else _tell(bot, table))
    if table.row.thread is not None:
        await followers.tell_the_end(bot, table)
    if gone:
        await _remember(bot, table, audiences.RESULT, table.row.channel, None)


async def stand_still(bot: Bot, table: Table) -> None:
    """Say in the thread that a table is on hold."""
    known = await bot.store.surface(table.row.id, audiences.FROZEN)
    if table.row.thread is None or (known is not None and known.shown_seq >= table.head):
        return
    message = await thread.send(
        bot, table, notices.frozen_post(table), f"{table.row.id}-f{table.head}", silent=True
    )
    await _remember(bot, table, audiences.FROZEN, table.row.thread, message)


async def go_on(bot: Bot, table: Table, frozen: SurfaceRow | None) -> None:
    """Say in the thread that a table on hold goes on, as its message tells."""
    if frozen is None or frozen.message is None:
        return
    people = [table.seats[seat] for seat in table.due]
    pings = [user for each in people if each.human for user in table.by_name(each.seat)]
    nonce = f"{table.row.id}-t{frozen.message % 10**9}"
    post = replace(notices.thawed_post(table), call=turn_call(table, table.due))
    await thread.send(bot, table, post, nonce, pings)
    await bot.store.restart_surface(replace(frozen, message=None, shown_seq=-1))


async def announce_removal(bot: Bot, table: Table, until: datetime) -> None:
    """Announce when an untouched table will be removed. It is said in the thread, or by DM if that is out of reach
    and a channel is open.
    """
    users = crews.people(table)
    if table.row.thread is not None:
        post, nonce = notices.removal(table, users, until), f"{table.row.id}-removal{table.head}"
        try:
            await thread.send(bot, table, replace(post, call=Call(until)), nonce, users)
            return
        except discord.HTTPException as error:
            if error.code not in error_codes.GONE | error_codes.BARRED:
                raise
    for user in users:
        person = await bot.store.person(user)
        if person is not None and person.dm_channel is not None and person.reachable:
            message = dm_notices.removal(table, until, person.language)
            await send_dm(bot, table, user, message, About("removal", table.head))


async def _tell(bot: Bot, table: Table) -> None:
    """Post the score sheet in the thread, which calls everyone who sits there, and the result in the channel."""
    sheet = await bot.store.surface(table.row.id, audiences.SHEET)
    told = table.result is not None or table.row.why in WITHOUT_SCORE
    if sheet is None and told and table.row.thread is not None:
        called = [
            each.user
            for each in table.seats
            if each.user is not None and (each.human or _may_return(table, each))
        ]
        called += [user for each in table.seats if each.crew for user in table.by_name(each.seat)]
        roles = crews.roles_here(table)
        post = end_post(table, table.result, await awards_of(bot, table), called)
        post = replace(post, push=ended_push(table))
        message = await thread.send(bot, table, post, f"{table.row.id}-sheet", called, roles=roles)
        await _remember(bot, table, audiences.SHEET, table.row.thread, message)
    if await bot.store.surface(table.row.id, audiences.RESULT) is None:
        if table.row.beginning:  # that is nobody else's business
            await _remember(bot, table, audiences.RESULT, table.row.channel, None)
            return
        line, nonce = result_line(table, table.result), f"{table.row.id}-result"
        message = await thread.post_in(bot, table, table.row.channel, line, nonce, silent=True)
        await _remember(bot, table, audiences.RESULT, table.row.channel, message)


def _may_return(table: Table, seat: SeatRow) -> bool:
    """Whether the owner of a seat that a computer holds may be back."""
    return seat.away and seat.seat not in table.story.gone


async def _remember(bot: Bot, table: Table, audience: Audience, channel: int, message: int | None) -> None:
    await bot.store.set_surface(SurfaceRow(table.row.id, audience, channel, message, table.head))


log = logging.getLogger(__name__)


async def awards_of(bot: Bot, table: Table) -> tuple[Text, ...]:
    """The awards of a game that has just ended; none if they fail, as the score sheet does not wait."""
    result, guild, store = table.result, table.row.guild, bot.store
    if result is None or guild is None:
        return ()
    try:
        game = await bot.projection.game(table.row.id)
        if game is None or not game.counts:
            return ()
        people = [each.user for each in table.seats if each.user is not None]
        told = {user for user in people if (await bot.preferences.of(user)).feats_told}
        before = {
            seat: [each for each in await store.games_of(user, guild) if each.table != table.row.id]
            for seat, user in starters(game, told).items()
        }
        earlier = await store.games_here(guild, table.row.game, but=table.row.id)
        bests = await store.bests(guild, table.row.game, but=table.row.id)
        return awards(game, result.remarks, earlier, bests, before)
    except Exception:
        log.exception("nothing remarkable is told of table %s", table.row.id)
        return ()
