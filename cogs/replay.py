"""`/replay`: the game of this place turn by turn, or a record from anywhere; `/review`: one's own turns in a finished one."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_cog import matching
from cogs.handlers.fairness import whose_file
from cogs.handlers.reviews import show_review
from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.messages.interaction import Interaction
from cogs.messages.lines import title
from cogs.messages.markdown import distance
from cogs.panels.history import past_label
from cogs.panels.proof import whose_line
from cogs.panels.replay import Place, replay_page
from data.records.statistics import PastGame
from engines.core.record import MOST_BYTES, BadRecord
from engines.core.text import say
from tables.looking_back.imports import MOST_BROUGHT, TooManyFiles

_SUGGESTED = 25
"""Games that are suggested."""


class ReplayCog(commands.Cog):
    """The commands."""

    @app_commands.command()
    async def replay(self, it: Interaction, file: discord.Attachment | None = None) -> None:
        """See a game again, turn by turn: this table's, or a saved record's."""
        ctx = context(it)
        if file is None:
            table = await ctx.table_here()
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

    @app_commands.command()
    async def review(self, it: Interaction, game: str | None = None) -> None:
        """Look at your own turns in a finished game: this place's, or the last one, unless one is named."""
        ctx = context(it)
        if game is None:
            here = await ctx.bot.tables.in_channel(it.channel_id or 0)
            own = (
                [here.row.id] if here is not None and here.over and here.seat_of(ctx.user) is not None else []
            )
            own += [each.table for each in await _finished(ctx)]
            if not own:
                raise Refused("review-none")
            game = own[0]
        await show_review(ctx, await ctx.load(game))

    @review.autocomplete("game")
    async def _games(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        return matching([(each.table, past_label(each, ctx.locale)) for each in await _finished(ctx)], typed)


async def _finished(ctx: Context) -> list[PastGame]:
    """The last finished games of the reader that can be opened."""
    found = await ctx.bot.store.history(ctx.user, person=ctx.user, guild=None, offset=0, limit=_SUGGESTED)
    return [each for each in found.games if each.whole]


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(ReplayCog())
