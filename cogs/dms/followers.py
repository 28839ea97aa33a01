"""Bystanders who want to know how a game ends: they are told once, by direct message, what everybody may read."""

from __future__ import annotations

from functools import partial

from cogs.components.markdown import link
from cogs.dms import notices
from cogs.dms.delivery import write
from cogs.interactions.bot import Bot
from engines.tables.service import Table


async def tell_the_end(bot: Bot, table: Table) -> None:
    """Tell everybody who follows an ended table the result; they follow it no more."""
    assert table.row.thread is not None
    sheet = await bot.store.surface(table.row.id, "sheet")
    place = link(table.row.guild, table.row.thread, sheet.message if sheet is not None else None)
    make = partial(notices.ended, table, place=place)
    for user in await bot.store.followers(table.row.id):
        if table.seat_of(user) is None:
            await write(bot, table, user, f"{table.row.id} result", make)
        await bot.store.unfollow(table.row.id, user)


# Until AROUND is converted.
from cogs.bot.errors import Refused  # noqa: E402
from cogs.components.custom_ids import CustomId  # noqa: E402
from cogs.components.layout import layout  # noqa: E402
from cogs.components.locale import locale_of  # noqa: E402
from cogs.components.router import Click, Interaction, Press, act, button  # noqa: E402
from cogs.panels.play import load, put  # noqa: E402
from render.translate import language, word  # noqa: E402


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
