"""Keeps hidden hands up to date by direct message: one message per seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.panels.hand import hand_post, is_outdated
from cogs.upkeep.direct_messages import About, Undelivered, dm_locale, send_dm, unreachable
from data.records.audiences import Audience
from data.records.rows import SurfaceRow
from engines.core.text import Seat
from tables.table import Table


async def forget_owners(bot: Bot, table: Table, shown: Mapping[str, SurfaceRow]) -> dict[str, SurfaceRow]:
    """Delete the hand posts of people whose seats were taken over; they would show the new owner's hand.

    Args:
        shown: what the table's messages show, by audience.

    Returns:
        The same, as it is now.
    """
    now = dict(shown)
    for seat in range(len(table.seats)):
        taken = _taken_at(table, seat)
        for audience in (Audience.hand(seat), Audience.question(seat)):
            surface = now.get(audience)
            if surface is None or surface.message is None or surface.shown_seq >= taken:
                continue
            await channel_messages.delete(bot, surface.channel, surface.message)
            now[audience] = SurfaceRow(table.row.id, audience, 0, None, -1)
            await bot.store.restart_surface(now[audience])
    return await _forget_those_who_left(bot, table, now) if table.row.crews else now


async def _forget_those_who_left(
    bot: Bot, table: Table, shown: dict[str, SurfaceRow]
) -> dict[str, SurfaceRow]:
    """Delete the hand posts of people who are not in their crew any more."""
    here = {*table.people_here}
    for surface in [*shown.values()]:
        user = surface.audience.user
        if user is not None and user not in here and surface.message is not None:
            await channel_messages.delete(bot, surface.channel, surface.message)
            shown[surface.audience] = replace(surface, message=None, shown_seq=-1)
            await bot.store.restart_surface(shown[surface.audience])
    return shown


async def catch_up(
    bot: Bot, table: Table, shown: Mapping[str, SurfaceRow], done: list[SurfaceRow]
) -> list[Seat]:
    """Bring the hand posts up to date. A changed post is changed once more if that could not be recorded; a new one
    is recorded at once.

    Args:
        done: gets the changed posts, which whoever called records.

    Returns:
        The seats whose hands were never sent, and cannot be until channels of direct messages may be opened again.
    """
    waiting: list[Seat] = []
    for seat, seat_row in enumerate(table.seats):
        if seat_row.crew:
            await _show_crew(bot, table, seat, shown)
        if seat_row.user is None or seat_row.computer:
            continue
        before = shown.get(Audience.hand(seat))
        if before is None:
            if not table.view(seat).has_hand:
                continue
            before = SurfaceRow(table.row.id, Audience.hand(seat), 0, None, -1)
        after = await _show(bot, table, seat, seat_row.user, before)
        if after is Undelivered.LATER:
            waiting.append(seat)
        elif isinstance(after, SurfaceRow) and after.message != before.message:
            await bot.store.set_surface(after)
        elif isinstance(after, SurfaceRow):
            done.append(after)
    return waiting if waiting and await bot.dm_openings.closed_until() is not None else []


async def _show_crew(bot: Bot, table: Table, seat: Seat, shown: Mapping[str, SurfaceRow]) -> None:
    """Bring the hand posts of a crew's members up to date: also with what is proposed there."""
    sees = table.view(seat).has_hand
    for member in table.crew(seat) if table.seats[seat].human else ():
        audience, revision = Audience.crew_hand(member.user), table.row.revision
        before = shown.get(audience) or SurfaceRow(table.row.id, audience, 0, None, -1)
        if before.shown_seq >= revision or (before.message is None and (table.over or not sees)):
            continue
        after = await _deliver(bot, table, seat, member.user, before)
        if isinstance(after, SurfaceRow):
            await bot.store.set_surface(replace(after, shown_seq=revision))


async def _show(
    bot: Bot, table: Table, seat: Seat, user: int, surface: SurfaceRow
) -> SurfaceRow | Undelivered | None:
    """Bring one hand post up to date; None if nothing needs recording."""
    if surface.shown_seq >= table.head or (surface.message is None and table.over):
        return None
    if surface.message is None or table.over or is_outdated(table, seat, surface.shown_seq):
        delivered = await _deliver(bot, table, seat, user, surface)
        if isinstance(delivered, Undelivered):
            return delivered
        surface = delivered
    return replace(surface, shown_seq=table.head)


async def _deliver(
    bot: Bot, table: Table, seat: Seat, user: int, surface: SurfaceRow
) -> SurfaceRow | Undelivered:
    """Change the hand post, or send it again if its owner deleted it."""
    locale = await dm_locale(bot, table, user)
    if locale is None:
        return Undelivered.NEVER
    post = hand_post(table, seat, locale, user)
    if surface.message is not None:
        try:
            if await channel_messages.change(bot, surface.channel, surface.message, post):
                return surface
        except discord.HTTPException as error:
            if not error_codes.nobody_there(error):
                raise
            await unreachable(bot, user)
            return Undelivered.NEVER
    # Its turn calls it.
    silent = seat in table.due or bool(await channel_messages.called_later(bot, [user], None))
    silent |= bool(table.seats[seat].crew)  # whose turn calls it in the thread
    sent = await send_dm(bot, table, user, post, About(f"hand {seat}", _taken_at(table, seat)), silent)
    if isinstance(sent, Undelivered):
        return sent
    return replace(surface, channel=sent.channel, message=sent.message)


def _taken_at(table: Table, seat: Seat) -> int:
    """The entry with which the seat's owner took it over; 0 for the first owner."""
    entries = (kept.entry for kept in table.story.entries)
    return max(
        (each.seq for each in entries if each.seat == seat and each.line.startswith("substituted")), default=0
    )
