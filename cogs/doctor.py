"""Whether the bot is well: `/doctor` for who keeps a server, which mends what it can, and `/bot status` for who runs the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions.answer import Kind
from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages.interaction import Interaction
from cogs.messages.message import Picture
from cogs.messages.permissions import missing
from cogs.panels.doctor import examination, trials_report
from cogs.panels.health import status_message
from cogs.upkeep.direct_messages import dm_channel
from cogs.upkeep.mending import mend
from cogs.upkeep.monitor import Monitor
from cogs.upkeep.trials import SAMPLE, Trials, sample

handlers = Handlers()


class Doctor(commands.Cog):
    """The bot's health on a server, answered in the language of who asks."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, it: Interaction) -> None:
        """What I may do here, what is missing and for what, and what I could mend."""
        ctx = context(it)
        channel = _examined(ctx)
        granted = channel.permissions_for(channel.guild.me)
        everybody = channel.permissions_for(channel.guild.default_role)
        mended = await mend(ctx.bot, channel.guild)
        lacks = missing(granted, private=True)
        await ctx.show(examination(channel.id, lacks, everybody.send_messages_in_threads, mended, ctx.locale))


@handlers.click("doctor", Kind.UPDATE)
async def _try(ctx: Context, click: Click) -> None:
    """Try on the real Discord what can be tried."""
    channel = _examined(ctx)
    await ctx.bot.store.met(ctx.user, ctx.person.locale)

    async def open_dm() -> discord.abc.Messageable | None:
        found = await dm_channel(ctx.bot, ctx.user)
        return ctx.bot.discord_client.get_partial_messageable(found) if found is not None else None

    picture = await ctx.bot.pictures.picture(Picture("sample.png", SAMPLE, "board", sample()))
    trials = Trials(channel, discord.Object(ctx.user), open_dm, picture, ctx.locale)
    await ctx.show(trials_report(await trials.run(), ctx.locale))


def _examined(ctx: Context) -> discord.TextChannel:
    """The text channel in which they are, also in one of its threads.

    Raises:
        Refused: this person may not, or there is none.
    """
    if not ctx.it.permissions.manage_guild:
        raise Refused("doctor-not-manager")
    place = ctx.it.channel
    channel = place.parent if isinstance(place, discord.Thread) else place
    if not isinstance(channel, discord.TextChannel):
        raise Refused("table-needs-text-channel")
    return channel


@app_commands.default_permissions(administrator=True)
class OwnerCog(commands.GroupCog, group_name="bot"):
    """What the owner of the bot asks it."""

    def __init__(self, monitor: Monitor) -> None:
        super().__init__()
        self._monitor = monitor

    @app_commands.command()
    async def status(self, it: Interaction) -> None:
        """How I am doing: health, tables, queues, memory, and the last day as a chart."""
        ctx = context(it)
        client = ctx.bot.discord_client
        assert isinstance(client, commands.AutoShardedBot)
        if not await client.is_owner(it.user):
            raise Refused("status-not-owner")
        await ctx.show(status_message(await self._monitor.status(), ctx.locale))


async def setup(client: commands.AutoShardedBot, monitor: Monitor) -> None:
    """Add the command and the group to a bot."""
    await client.add_cog(Doctor())
    await client.add_cog(OwnerCog(monitor))
