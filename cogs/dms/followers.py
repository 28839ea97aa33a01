"""Bystanders who want to know how a game ends: they are told once, by direct message, what everybody may read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.bot.errors import Refused
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.router import Click, Interaction, Press, act, button
from cogs.dms.delivery import dm_locale, mail
from cogs.panels.play import load, put
from cogs.posts import turn
from engines.tables.service import Table
from render.translate import language, word

if TYPE_CHECKING:
    from cogs.bot.client import Client


async def buttons(it: Interaction, table: Table) -> list[Press]:
    """Follow, or Unfollow; nothing for those who play, and none once the game is over."""
    if table.over or table.seat_of(it.user.id) is not None:
        return []
    follows = it.user.id in await it.client.store.followers(table.row.id)
    name = "unfollow" if follows else "follow"
    return [button(CustomId(name, table.row.id), word(f"button-{name}", locale_of(it)))]


@act("follow")
async def _follow(click: Click) -> None:
    it = click.it
    await it.response.defer()
    table = await load(it, click.tag.table)
    if table.seat_of(it.user.id) is not None:
        raise Refused(word("follow-seated", locale_of(it)))
    if table.over:
        raise Refused(word("game-is-over", locale_of(it)))
    await it.client.store.met(it.user.id, language(str(it.locale)))
    await it.client.store.follow(table.row.id, it.user.id)
    it.client.posts.wake(table.row.id)
    await _say(it, table, "followed")


@act("unfollow")
async def _unfollow(click: Click) -> None:
    it = click.it
    await it.response.defer()
    table = await load(it, click.tag.table)
    await it.client.store.unfollow(table.row.id, it.user.id)
    await _say(it, table, "unfollowed")


async def _say(it: Interaction, table: Table, key: str) -> None:
    ways = await buttons(it, table)
    await put(it, layout(word(key, locale_of(it)), rows=[[*ways]] if ways else []), [])


async def catch_up(client: Client, table: Table) -> None:
    """Tell everybody who follows an ended table the result; they follow it no more."""
    assert table.row.thread is not None
    link = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild).jump_url
    sheet = await client.store.surface(table.row.id, "sheet")
    if sheet is not None and sheet.message is not None:
        link = f"{link}/{sheet.message}"
    for user in await client.store.followers(table.row.id):
        locale = await dm_locale(client, table, user) if table.seat_of(user) is None else None
        if locale is not None:
            said = turn.ended_line(table, table.result, locale, link)
            await mail(client, user, layout(said), f"{table.row.id} result")
        await client.store.unfollow(table.row.id, user)
