"""Clocks and absences for people: pause, extra time, nudge, offering and taking seats, coming back, skipping."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import server
from cogs.bot.context import person, table_here
from cogs.bot.errors import Refused
from cogs.components.answers import answered
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.router import RED, Click, Interaction, Press, act, button
from cogs.panels.play import has_hand, load, put
from engines.core.text import Seat
from engines.tables.service import Table
from render.translate import word


class AttendanceCommands(commands.Cog):
    """The commands of `/table` that concern clocks and absences."""

    @app_commands.command()
    async def pause(self, it: discord.Interaction[Any]) -> None:
        """Propose to stop the clocks, or end a pause."""
        await it.response.defer(ephemeral=True, thinking=True)
        await pause(it, await table_here(it))

    @app_commands.command()
    async def extra(self, it: discord.Interaction[Any]) -> None:
        """Ask the others for a day of extra time."""
        await it.response.defer(ephemeral=True, thinking=True)
        await extra(it, await table_here(it))

    @app_commands.command()
    async def nudge(self, it: discord.Interaction[Any]) -> None:
        """Remind whoever has been due for long."""
        await it.response.defer(ephemeral=True, thinking=True)
        await nudge(it, await table_here(it))

    @app_commands.command()
    async def substitute(self, it: discord.Interaction[Any], player: discord.User | None = None) -> None:
        """Offer a seat to whoever would like to take it over."""
        await it.response.defer(ephemeral=True, thinking=True)
        table = await table_here(it)
        whose = table.seat_of(player.id) if player is not None else None
        if player is not None and whose is None:
            raise Refused(word("offer-no-player", locale_of(it)))
        await offer(it, table, whose)

    @app_commands.command()
    async def back(self, it: discord.Interaction[Any]) -> None:
        """Take your seat back from the computer that holds it."""
        await it.response.defer(ephemeral=True, thinking=True)
        await come_back(it, await table_here(it))

    @app_commands.command()
    async def skip(self, it: discord.Interaction[Any]) -> None:
        """For moderators: a default move is played for whoever is due."""
        await it.response.defer(ephemeral=True, thinking=True)
        table = await table_here(it)
        if not _moderates(it):
            raise Refused(word("skip-moderators", locale_of(it)))
        await it.client.tables.attendance.skip(table.row.id, it.user.id)
        await _say(it, "skip-done")


def buttons(it: Interaction, table: Table, seat: Seat) -> list[Press]:
    """What somebody at a running table can do about clocks now, and about those who keep it waiting."""
    offered = []
    if table.row.paused:
        offered.append(("pause", "button-resume"))
    elif table.deadlines:
        offered.append(("pause", "button-pause"))
        if any(deadline.seat == seat for deadline in table.deadlines):
            offered.append(("extra", "button-extra"))
    if it.client.tables.attendance.may_nudge(table, seat):
        offered.append(("nudge", "button-nudge"))
    return [
        button(CustomId(name, table.row.id, table.head), word(label, locale_of(it)))
        for name, label in offered
    ]


@answered("pause")
async def pause(it: Interaction, table: Table) -> None:
    """Propose a pause, or end the one there is."""
    if table.row.paused:
        await it.client.tables.attendance.resume(table.row.id, it.user.id)
        await _say(it, "pause-ended")
        return
    after = await it.client.tables.attendance.pause(table.row.id, it.user.id)
    await _asked(it, "pause", done=after.row.paused)


@answered("extra")
async def extra(it: Interaction, table: Table) -> None:
    """Ask for a day of extra time."""
    after = await it.client.tables.attendance.extra(table.row.id, it.user.id)
    await _asked(it, "extra", done=after.question("extra") is None)


@answered("nudge")
async def nudge(it: Interaction, table: Table) -> None:
    """Nudge whoever has been due for long; who has left the server meanwhile is found out on the way."""
    for seat in table.due:
        user = table.seats[seat].user
        if (
            user is not None
            and table.seats[seat].human
            and await it.client.posts.reminders.has_left(table, user)
        ):
            await it.client.tables.attendance.gone(table.row.id, user)
            await _say(it, "nudge-gone")
            return
    await it.client.tables.attendance.nudge(table.row.id, it.user.id)
    await _say(it, "nudge-done")


async def offer(it: Interaction, table: Table, seat: Seat | None = None) -> None:
    """Offer a seat: one's own, or somebody else's by the word of a moderator or of everybody else."""
    after = await it.client.tables.attendance.offer(table.row.id, it.user.id, seat, _moderates(it))
    await _asked(it, "offer", done=after.question("offer") is None)


@answered("return")
async def come_back(it: Interaction, table: Table) -> None:
    """Take one's seat back."""
    await it.client.tables.attendance.back(table.row.id, it.user.id)
    await _say(it, "return-done")


@answered("offer")
async def _offer(it: Interaction, table: Table) -> None:
    """One's own seat, after one more look at what that means."""
    locale = locale_of(it)
    sure = button(CustomId("offered", table.row.id, table.head), word("button-offer", locale), RED)
    await put(it, layout(word("offer-sure", locale), rows=[[sure]]), [])


@act("offered")
async def _offered(click: Click) -> None:
    await click.it.response.defer()
    await offer(click.it, await load(click.it, click.tag.table))


@act("take")
async def _take(click: Click) -> None:
    """Take over a seat that is offered."""
    it = click.it
    await it.response.defer(ephemeral=True, thinking=True)
    table = await load(it, click.tag.table)
    seat = click.number(click.tag.rest)
    if seat >= len(table.seats):
        raise click.unknown_id()
    if table.seat_of(it.user.id) is None:
        await server.may_sit(it, table.row.guild)
    after = await it.client.tables.attendance.substitute(table.row.id, seat, person(it))
    await _say(it, "take-done-hand" if has_hand(after, seat) else "take-done")


async def _asked(it: Interaction, kind: str, done: bool) -> None:
    """Say that it is done, or that the others are asked."""
    await _say(it, f"{kind}-{'done' if done else 'asked'}")


async def _say(it: Interaction, key: str) -> None:
    await put(it, layout(word(key, locale_of(it))), [])


def _moderates(it: Interaction) -> bool:
    return it.guild_id is not None and (it.permissions.manage_guild or it.permissions.manage_threads)
