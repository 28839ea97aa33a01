"""`/turns`: one private list of all tables of a person, on whatever server; first those that wait for them, longest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import format_dt

from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.markdown import safe
from cogs.components.names import seat_name
from cogs.components.router import GREEN, Choose, Click, Interaction, Press, act, button
from cogs.panels.play import open_panel, put
from engines.tables.service import Waiting
from render.translate import dashed, listed, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

PAGE = 10
"""Tables on one page: as many as surely fit into one message."""

_MOST_BUTTONS = 5


class InboxCog(commands.Cog):
    """The command."""

    @app_commands.command()
    async def turns(self, it: discord.Interaction[Any]) -> None:
        """See which of your games wait for you, on all servers."""
        await it.response.defer(ephemeral=True, thinking=True)
        await show_inbox(it)


@act("inbox")
async def _page(click: Click) -> None:
    await click.it.response.defer()
    await show_inbox(click.it, click.number(click.tag.rest or "0"))


@act("next")
async def _next(click: Click) -> None:
    """Open the panel of the table that has waited longest by now."""
    it = click.it
    await it.response.defer(ephemeral=True, thinking=True)
    waiting = await it.client.tables.tables_of(it.user.id)
    if waiting and waiting[0].waits_for_me:
        await open_panel(it, waiting[0].table)
    else:
        await put(it, layout(word("inbox-nothing", locale_of(it))), [])


@act("turn")
async def _turn(click: Click) -> None:
    """A table was chosen."""
    await click.it.response.defer(ephemeral=True, thinking=True)
    await open_panel(click.it, click.value)


async def show_inbox(it: Interaction, page: int = 0) -> None:
    """Fill a deferred private answer with a page of the list."""
    locale = locale_of(it)
    tables = await it.client.tables.tables_of(it.user.id)
    last = max(0, (len(tables) - 1) // PAGE)
    page = max(0, min(page, last))
    shown = list(enumerate(tables, 1))[page * PAGE : (page + 1) * PAGE]
    mine = [(number, each) for number, each in shown if each.waits_for_me]
    away = [each for _, each in shown if each.away]
    others = [each for _, each in shown if not each.waits_for_me and not each.away]
    said = []
    if mine:
        said.append(word("inbox-mine", locale, count=sum(each.waits_for_me for each in tables)))
        said += [f"{number}. {await _mine(it.client, each, locale)}" for number, each in mine]
    elif page == 0:
        said.append(word("inbox-nothing", locale))
    if away:
        said.append(word("inbox-away", locale))
        said += [f"- {await _place(it.client, each, locale)}" for each in away]
    if others:
        said.append(word("inbox-others", locale))
        said += [f"- {await _theirs(it.client, each, locale)}" for each in others]
    rows: list[list[Any]] = [*_ways(mine, locale)]
    if away:
        back = [
            button(CustomId("return", each.table), f"{word('button-return', locale)} · {_game(each, locale)}")
            for each in away[:_MOST_BUTTONS]
        ]
        rows.append(back)
    if last:
        steps = ((page - 1, "◀"), (page + 1, "▶"))
        rows.append([button(CustomId("inbox", rest=str(to)), sign) for to, sign in steps if 0 <= to <= last])
    await put(it, layout("\n".join(said), rows=rows), [])


def _ways(mine: list[tuple[int, Waiting]], locale: str) -> list[list[Press | Choose]]:
    """Next, and a way to each table that waits."""
    if not mine:
        return []
    rows: list[list[Press | Choose]] = [[button(CustomId("next"), word("button-next", locale), GREEN)]]
    if 1 < len(mine) <= _MOST_BUTTONS:
        rows.append(
            [
                button(CustomId("play", each.table), f"{number} · {_game(each, locale)}")
                for number, each in mine
            ]
        )
    elif len(mine) > _MOST_BUTTONS:
        options = [
            discord.SelectOption(
                label=f"{number} · {_game(each, locale)}",
                value=each.table,
                description=_people(each, locale)[:100],
            )
            for number, each in mine
        ]
        rows.append([Choose(CustomId("turn"), options, word("inbox-choose", locale))])
    return rows


async def _mine(client: Client, each: Waiting, locale: str) -> str:
    since = format_dt(each.since, "R")
    if each.until is None:
        when = word("inbox-since", locale, since=since)
    else:
        when = word("inbox-until", locale, since=since, until=format_dt(each.until, "f"))
    return f"{await _place(client, each, locale)}\n-# {when}"


async def _theirs(client: Client, each: Waiting, locale: str) -> str:
    who = listed([f"**{safe(seat_name(seat_row, locale))}**" for seat_row in each.due], locale)
    said = word("inbox-waits-for", locale, who=who, since=format_dt(each.since, "R"))
    return f"{await _place(client, each, locale)}\n-# {said}"


async def _place(client: Client, each: Waiting, locale: str) -> str:
    """Game, people and server, with a link to the newest post."""
    name = _game(each, locale)
    if each.thread is not None:
        place = client.get_partial_messageable(each.thread, guild_id=each.guild)
        surface = await client.store.surface(each.table, "thread")
        newest = surface.message if surface is not None else None
        url = place.get_partial_message(newest).jump_url if newest is not None else place.jump_url
        name = f"[{name}]({url})"
    guild = client.get_guild(each.guild) if each.guild is not None else None
    parts = [f"**{name}**", safe(_people(each, locale)), *([safe(guild.name)] if guild else [])]
    return " · ".join(parts)


def _game(each: Waiting, locale: str) -> str:
    return word(f"{dashed(each.game)}-title", locale)


def _people(each: Waiting, locale: str) -> str:
    return listed([seat_name(seat_row, locale) for seat_row in each.seats], locale)


async def setup(client: Client) -> None:
    """Add the command to a bot."""
    await client.add_cog(InboxCog())
