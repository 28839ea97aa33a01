"""Sends questions on somebody else's turn by direct message, with answer buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from cogs.interactions.bot import Bot
from cogs.panels.hand import question_post
from cogs.upkeep import crews
from cogs.upkeep.direct_messages import About, Delivered, dm_locale, send_dm
from data.records.audiences import Audience
from data.records.rows import SurfaceRow
from engines.core.text import Seat
from tables.drafts import draft_of
from tables.table import Table


async def by_direct_message(bot: Bot, table: Table, seat: Seat) -> bool:
    """Whether a due seat's ask comes by direct message."""
    user = table.seats[seat].user
    if user is None or not isinstance(table.ask_of(seat), table.presentation.questions):
        return False
    player = await bot.store.person(user)
    return player is None or player.reachable


async def catch_up(
    bot: Bot, table: Table, shown: Mapping[str, SurfaceRow], waits: Callable[[Table, Seat], bool]
) -> list[Seat]:
    """Send open questions that were not sent yet; returns the seats that were not reached.

    Args:
        shown: what the table's messages show, by audience.
        waits: whether a seat is not to be called yet.
    """
    unreached = []
    for seat in table.due:
        user, asked_at = table.seats[seat].user, table.asked_at(seat)
        if table.seats[seat].crew:
            if crews.unsaid(table, seat, shown) and not waits(table, seat):
                unreached.append(seat)
            continue
        if user is None or not table.seats[seat].human:
            continue
        if not isinstance(table.ask_of(seat), table.presentation.questions) or waits(table, seat):
            continue
        assert asked_at is not None
        called = shown.get(Audience.reminder(seat))
        if called is not None and called.message is not None and called.shown_seq == asked_at:
            continue  # the thread has said it, where a direct message could not
        surface = shown.get(Audience.question(seat)) or SurfaceRow(
            table.row.id, Audience.question(seat), 0, None, -1
        )
        locale = await dm_locale(bot, table, user) if surface.shown_seq < asked_at else None
        if locale is None:
            continue
        words = (await bot.preferences.of(user)).words
        said = question_post(table, draft_of(table, seat, ()), locale, words)
        sent = await send_dm(bot, table, user, said, About(f"ask {seat}", asked_at))
        if not isinstance(sent, Delivered):
            unreached.append(seat)
            continue
        await bot.store.set_surface(
            replace(surface, channel=sent.channel, message=sent.message, shown_seq=asked_at)
        )
    return unreached
