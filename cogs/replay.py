"""`/replay`: the game of this place turn by turn, or a record from anywhere."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers.fairness import whose_file
from cogs.handlers.statistics import show_history
from cogs.interactions.commands import context
from cogs.interactions.context import Refused
from cogs.messages.interaction import Interaction
from cogs.messages.lines import title
from cogs.messages.markdown import distance
from cogs.panels.history import Whose
from cogs.panels.proof import whose_line
from cogs.panels.replay import Place, replay_page
from engines.core.record import MOST_BYTES, BadRecord
from engines.core.text import say
from tables.looking_back.imports import MOST_BROUGHT, TooManyFiles


class ReplayCog(commands.Cog):
    """The command."""

    @app_commands.command()
    async def replay(self, it: Interaction, file: discord.Attachment | None = None) -> None:
        """See a game again, turn by turn: this table's, one of one's own, or a saved record's."""
        ctx = context(it)
        if file is None:
            try:
                table = await ctx.table_here()
            except Refused as refused:
                if refused.key == "table-is-private":
                    raise
                await show_history(ctx, Whose("mine"), 0)
                return
            place = Place(0) if table.over else Place()
            await ctx.show(replay_page(table, table.seen_by(ctx.user), place, ctx.locale))
            return
        if not file.filename.lower().endswith(".txt"):
            raise Refused("record-not-a-file")
        if file.size > MOST_BYTES:
            raise BadRecord(say("record-too-long", most=MOST_BYTES // 1000))
        try:
            table = await ctx.bot.tables.imports.bring(ctx.user, await file.read())
        except TooManyFiles as error:
            raise Refused("record-too-many", most=MOST_BROUGHT, when=distance(error.until)) from None
        whose = whose_line(table, await whose_file(ctx, table), ctx.locale)
        said = [title(table, ctx.locale), ctx.word("replay-checked"), whose]
        await ctx.show(replay_page(table, None, Place(0), ctx.locale, said))


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(ReplayCog())
