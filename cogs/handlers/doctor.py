"""Repairs what the bot can repair by itself on a server, and runs trials, for `/doctor`."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord
from discord.ext import commands

from cogs.handlers.server import existing_channels, existing_role
from cogs.interactions import channel_messages, error_codes
from cogs.interactions.answer import Kind
from cogs.interactions.bot import Bot
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages.message import Picture, message
from cogs.panels.doctor import Mended, phone_question, trials_report
from cogs.upkeep.direct_messages import dm_channel
from cogs.upkeep.trials import PUSH_TIMES, PUSHES, SAMPLE, SHOW_WORDS, Trials, ring, sample
from data.records.rows import GuildRow

log = logging.getLogger(__name__)

handlers = Handlers()


async def mend(bot: Bot, guild: discord.Guild) -> dict[Mended, int]:
    """Repair what can be repaired; returns how many of each kind."""
    return {
        Mended.RESTING: await _catch_up(bot, guild),
        Mended.THREADS: await _open_threads(bot, guild),
        Mended.SETTINGS: await _settings(bot, guild),
        Mended.COMMANDS: await _commands(bot.discord_client),
    }


async def _catch_up(bot: Bot, guild: discord.Guild) -> int:
    """Wake tables whose posts are outdated because they rested or were forgotten."""
    behind = {table for table, _ in await bot.store.unshown()} & set(await bot.store.running_in(guild.id))
    for table in behind:
        bot.posts.wake(table)
    return len(behind)


async def _open_threads(bot: Bot, guild: discord.Guild) -> int:
    """Open archived threads in which somebody is due, skipping those known to be active."""
    opened = 0
    for table in [await bot.tables.table(each) for each in await bot.store.running_in(guild.id)]:
        thread = table.row.thread
        if thread is None or not table.due or guild.get_thread(thread) is not None:
            continue
        try:
            opened += await channel_messages.open_again(bot, thread)
        except discord.HTTPException:
            bot.posts.wake(table.row.id)  # gone or out of reach: its posts know what to do
    return opened


async def _settings(bot: Bot, guild: discord.Guild) -> int:
    """Remove deleted channels and roles from the settings."""
    before = await bot.store.guild(guild.id)

    def dropped(now: GuildRow) -> GuildRow:
        creators, moderators = (
            role.id if role is not None else None
            for role in (existing_role(guild, now.creators), existing_role(guild, now.moderators))
        )
        channels = tuple(existing_channels(guild, now))
        return replace(now, channels=channels, creators=creators, moderators=moderators)

    if dropped(before) == before:
        return 0
    await bot.store.settle(guild.id, dropped)
    return 1


async def _commands(client: discord.Client) -> int:
    """Send Discord the commands again if it does not know them all."""
    assert isinstance(client, commands.AutoShardedBot)
    known = {each.name for each in await client.tree.fetch_commands()}
    if known == {each.name for each in client.tree.get_commands()}:
        return 0
    await client.tree.sync()
    return 1


@handlers.click("doctor", Kind.UPDATE)
async def _try(ctx: Context, click: Click) -> None:
    """Run the trials on the real Discord."""
    channel = channel_here(ctx)
    await ctx.bot.store.remember_locale(ctx.user, ctx.person.locale)

    async def open_dm() -> discord.abc.Messageable | None:
        found = await dm_channel(ctx.bot, ctx.user)
        return ctx.bot.discord_client.get_partial_messageable(found) if found is not None else None

    picture = await ctx.bot.pictures.picture(Picture("sample", SAMPLE, "board", sample()))
    trials = Trials(channel, discord.Object(ctx.user), open_dm, picture, ctx.locale)
    await ctx.show(trials_report(await trials.run(), ctx.locale))


@handlers.click("phone", Kind.UPDATE)
async def _ring(ctx: Context, click: Click) -> None:
    """Ring the phone of whoever pressed, or keep what they say it showed."""
    channel_here(ctx)
    match click.id.rest:
        case "words" | "bare" as shown:
            words = shown == "words"
            await ctx.bot.store.set_fact(PUSHES, SHOW_WORDS if words else "")
            calls = ctx.bot.policy.push_calls
            ctx.bot.pushes_lack_words = calls == 2 if calls else not words
            await ctx.show(phone_question(ctx.locale, times=True))
            return
        case "time" | "code" as shown:
            await ctx.bot.store.set_fact(PUSH_TIMES, shown)
            log.info("somebody's phone shows times in notifications as: %s", shown)
            await ctx.show(message(ctx.word("doctor-phone-thanks")))
            return
    await ctx.bot.store.remember_locale(ctx.user, ctx.person.locale)
    if (found := await dm_channel(ctx.bot, ctx.user)) is None:
        raise Refused("doctor-phone-closed")
    try:
        await ring(ctx.bot.discord_client.get_partial_messageable(found), ctx.locale, ctx.bot.now())
    except discord.HTTPException as error:
        if not error_codes.nobody_there(error):
            raise
        raise Refused("doctor-phone-closed") from None
    await ctx.show(phone_question(ctx.locale))


def channel_here(ctx: Context) -> discord.TextChannel:
    """The text channel that somebody is in, also from one of its threads.

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
