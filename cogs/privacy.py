"""`/privacy`: what is kept about a person, as a file; and being forgotten. `/block`: with whom somebody is not seated anew."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions.answer import Kind
from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages.custom_ids import CustomId
from cogs.messages.interaction import Interaction
from cogs.messages.message import message
from cogs.panels.are_you_sure import final_question
from cogs.panels.blocks import MOST_BLOCKED, blocks_panel, just_blocked
from cogs.panels.files import personal_data_file
from data.records.enums import Stage
from render.translate import LOCALES, word

handlers = Handlers()


class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """Your data: get it, or have it removed."""

    @app_commands.command()
    async def about(self, it: Interaction) -> None:
        """What I keep about you, how long, and who sees it."""
        ctx = context(it)
        promises = ctx.bot.promises
        said = [ctx.word("privacy-about", days=promises.keep_days)]
        if promises.privacy:
            said.append(ctx.word("privacy-link", url=promises.privacy))
        if promises.terms:
            said.append(ctx.word("terms-link", url=promises.terms))
        await ctx.show(message(said))

    @app_commands.command()
    async def export(self, it: Interaction) -> None:
        """Get everything that I keep about you, as a file."""
        ctx = context(it)
        await ctx.show(personal_data_file(await ctx.bot.store.everything_of(ctx.user), ctx.locale))

    @app_commands.command()
    async def forget(self, it: Interaction) -> None:
        """Have your name and everything about you removed."""
        ctx = context(it)
        playing = await ctx.bot.store.tables_with(ctx.user, Stage.RUNNING)
        said = ctx.word("privacy-sure", count=len(playing))
        await ctx.show(final_question(said, CustomId("forget"), ctx.word("button-forget")))


class BlockCog(commands.Cog):
    """Whom one does not want to play with."""

    @app_commands.command()
    async def block(self, it: Interaction, person: discord.User | None = None) -> None:
        """Never be seated with somebody again, privately; without a person: whom you have blocked."""
        ctx = context(it)
        if person is None:
            await _blocks(ctx, 0)
        else:
            await _block(ctx, person)


async def _block_from_menu(it: Interaction, person: discord.User) -> None:
    """The same from the menu of a person."""
    await _block(context(it), person)


@handlers.click("blocks", Kind.UPDATE)
async def _turn(ctx: Context, click: Click) -> None:
    """A page of the list."""
    await _blocks(ctx, click.number(click.id.rest))


@handlers.click("unblock", Kind.UPDATE)
async def _unblock(ctx: Context, click: Click) -> None:
    """Somebody is blocked no more: of the list, or who was blocked just now."""
    await ctx.bot.store.unblock(ctx.user, click.person(click.id.rest or click.value))
    await _blocks(ctx, 0)


async def _block(ctx: Context, person: discord.User | discord.Member) -> None:
    """Block somebody, and say where both sit all the same.

    Raises:
        Refused: it is themselves, or a bot, or they have blocked too many.
    """
    if person.bot or person.id == ctx.user:
        raise Refused("block-nobody")
    store = ctx.bot.store
    if not await store.block(ctx.user, person.id, ctx.it.created_at, MOST_BLOCKED):
        raise Refused("block-too-many", most=MOST_BLOCKED)
    both = {
        stage: sorted(
            {*await store.tables_with(ctx.user, stage)} & {*await store.tables_with(person.id, stage)}
        )
        for stage in (Stage.LOBBY, Stage.RUNNING)
    }
    lobbies, running = [await ctx.bot.tables.readable(tables) for tables in both.values()]
    await ctx.show(just_blocked(person.id, lobbies, running, ctx.locale))


async def _blocks(ctx: Context, page: int) -> None:
    blocked = await ctx.bot.store.blocked_by(ctx.user)
    await ctx.show(blocks_panel(blocked, await ctx.bot.store.names_of(blocked), page, ctx.locale))


@handlers.click("forget", Kind.UPDATE)
async def _forget(ctx: Context, click: Click) -> None:
    """Forget whoever presses."""
    await ctx.bot.tables.forget(ctx.user)
    ctx.bot.preferences.forget(ctx.user)
    await ctx.show(message(ctx.word("privacy-forgotten")))


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the group, the command and its entry in the menu of a person to a bot."""
    await client.add_cog(PrivacyCog())
    await client.add_cog(BlockCog())
    name = app_commands.locale_str(word("block-menu", LOCALES[0]), key="block-menu")
    client.tree.add_command(app_commands.ContextMenu(name=name, callback=_block_from_menu))
