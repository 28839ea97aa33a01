"""How a table ends, and how it stands still and goes on: the score sheet, one line for the channel, a word to whoever follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cogs.components.layout import layout
from cogs.dms import followers
from cogs.posts import thread, turn
from engines.tables.records import audiences
from engines.tables.records.audiences import Audience
from engines.tables.records.enums import StopReason
from engines.tables.records.rows import SurfaceRow
from engines.tables.table import Table
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client


async def catch_up(client: Client, table: Table) -> None:
    """Tell the end of a table, each of its messages once."""
    if table.row.why is StopReason.GONE:
        if await client.store.surface(table.row.id, audiences.RESULT) is None:
            await client.posts.places.tell_the_end(table)
            await _remember(client, table, audiences.RESULT, table.row.channel, None)
    else:
        await _tell(client, table)
    if table.row.thread is not None:
        await followers.catch_up(client, table)


async def stand_still(client: Client, table: Table) -> None:
    """Say in the thread that a table is frozen."""
    known = await client.store.surface(table.row.id, audiences.FROZEN)
    if table.row.thread is None or (known is not None and known.shown_seq >= table.head):
        return
    view = layout(word("table-frozen", table.row.locale, seq=table.readable_until))
    message = await thread.send(client, table, view, f"{table.row.id}-f{table.head}", silent=True)
    await _remember(client, table, audiences.FROZEN, table.row.thread, message)


async def go_on(client: Client, table: Table, frozen: SurfaceRow | None) -> None:
    """Say in the thread that a table goes on which stood still, as its message tells."""
    if frozen is None or frozen.message is None:
        return
    locale = table.row.locale
    people = [table.seats[seat] for seat in table.due]
    pings = [each.user for each in people if each.user is not None and each.human]
    view = layout(f"{word('table-thawed', locale)}\n{turn.due_line(table, locale)}")
    await thread.send(client, table, view, f"{table.row.id}-t{frozen.message % 10**9}", pings)
    await client.store.restart_surface(replace(frozen, message=None, shown_seq=-1))


async def _tell(client: Client, table: Table) -> None:
    """The score sheet in the thread, and the result in the channel."""
    sheet = await client.store.surface(table.row.id, audiences.SHEET)
    told = table.result is not None or table.row.why in turn.WITHOUT_SCORE
    if sheet is None and told and table.row.thread is not None:
        view = turn.score_sheet(table, table.result)
        message = await thread.send(client, table, view, f"{table.row.id}-sheet")
        await _remember(client, table, audiences.SHEET, table.row.thread, message)
    if await client.store.surface(table.row.id, audiences.RESULT) is None:
        channel = client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        view = layout(turn.ended_line(table, table.result))
        sent = await channel.send(view=view, nonce=f"{table.row.id}-result", silent=True)
        await _remember(client, table, audiences.RESULT, table.row.channel, sent.id)


async def _remember(
    client: Client, table: Table, audience: Audience, channel: int, message: int | None
) -> None:
    await client.store.set_surface(SurfaceRow(table.row.id, audience, channel, message, table.head))
