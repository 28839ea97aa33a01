"""`/privacy`: what is kept about a person, as a file; and being forgotten."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.components.custom_ids import CustomId
from cogs.components.interaction import Interaction
from cogs.components.message import message
from cogs.interactions.answer import Kind
from cogs.interactions.commands import context
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.panels.are_you_sure import final_question
from cogs.panels.files import personal_data_file
from engines.tables.records.enums import Stage

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


@handlers.click("forget", Kind.UPDATE)
async def _forget(ctx: Context, click: Click) -> None:
    """Forget whoever presses."""
    await ctx.bot.tables.forget(ctx.user)
    ctx.bot.preferences.forget(ctx.user)
    await ctx.show(message(ctx.word("privacy-forgotten")))


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the group to a bot."""
    await client.add_cog(PrivacyCog())
