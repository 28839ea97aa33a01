"""`/privacy`: what is kept about a person, as a file; and being forgotten. Whom somebody never sits down with again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers.privacy import block_person, show_blocks
from cogs.interactions.commands import context
from cogs.messages.custom_ids import CustomId
from cogs.messages.interaction import Interaction
from cogs.messages.message import message
from cogs.panels.are_you_sure import final_question
from cogs.panels.files import personal_data_file
from data.records.enums import Stage
from render.languages import LOCALES
from render.sentences import word


class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """Your data: get it, or have it deleted."""

    @app_commands.command()
    async def about(self, it: Interaction) -> None:
        """What I keep about you, how long, and who sees it."""
        ctx = context(it)
        policy = ctx.bot.policy
        said = [ctx.word("privacy-about", days=policy.keep_days)]
        if policy.privacy:
            said.append(ctx.word("privacy-link", url=policy.privacy))
        if policy.terms:
            said.append(ctx.word("terms-link", url=policy.terms))
        await ctx.show(message(said))

    @app_commands.command()
    async def export(self, it: Interaction) -> None:
        """Get everything I keep about you, as a file."""
        ctx = context(it)
        await ctx.show(personal_data_file(await ctx.bot.store.everything_of(ctx.user), ctx.locale))

    @app_commands.command()
    async def forget(self, it: Interaction) -> None:
        """Have your name and everything about you deleted."""
        ctx = context(it)
        playing = await ctx.bot.store.tables_with(ctx.user, Stage.RUNNING)
        said = ctx.word("privacy-sure", count=len(playing))
        await ctx.show(final_question(said, CustomId("forget"), ctx.word("button-forget"), ctx.locale))

    @app_commands.command()
    async def block(self, it: Interaction, person: discord.User | None = None) -> None:
        """Never be seated with somebody again, privately; without a person: whom you have blocked."""
        ctx = context(it)
        if person is None:
            await show_blocks(ctx, 0)
        else:
            await block_person(ctx, person)


async def _block_from_menu(it: Interaction, person: discord.User) -> None:
    """Block the person in whose menu this was chosen."""
    await block_person(context(it), person)


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the group and the entry of blocking in the menu of a person to a bot."""
    await client.add_cog(PrivacyCog())
    name = app_commands.locale_str(word("block-menu", LOCALES[0]), key="block-menu")
    client.tree.add_command(app_commands.ContextMenu(name=name, callback=_block_from_menu))
