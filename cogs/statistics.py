"""`/stats`: what finished games say about oneself, others, a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_cog import matching
from cogs.handlers.reviews import show_review
from cogs.handlers.statistics import (
    known_game,
    server_of,
    show_history,
    show_leaders,
    show_profile,
    size_named,
    whose_games,
)
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.messages.interaction import Interaction
from cogs.panels.history import Whose, past_label
from cogs.panels.leaderboard import PAGE as PEOPLE
from cogs.panels.statistics import game_sums
from community.statistics.person import person_sums
from data.records.ratings import DUEL, MORE
from data.records.statistics import PastGame
from engines import GAMES
from render.sentences import dashed

_SUGGESTED = 25
"""Games that are suggested."""


class StatisticsCog(commands.GroupCog, group_name="stats"):
    """Finished games: histories, profiles, what wins, ratings, one's own turns."""

    @app_commands.command()
    @app_commands.choices(whose=[choice(f"history-whose-{each}", each) for each in ("mine", "server")])
    async def history(self, it: Interaction, whose: str = "mine", player: discord.User | None = None) -> None:
        """See finished and running games: yours, somebody's, or this server's."""
        ctx = context(it)
        await show_history(ctx, whose_games(ctx, player) if player is not None else Whose.read(whose), 0)

    @app_commands.command()
    async def profile(self, it: Interaction, player: discord.User | None = None) -> None:
        """See how somebody plays: favourite games, results, ratings."""
        ctx = context(it)
        await show_profile(ctx, player.id if player is not None else ctx.user)

    @app_commands.command()
    @app_commands.choices(game=[choice(f"{dashed(name)}-title", name) for name in GAMES])
    async def game(self, it: Interaction, game: str) -> None:
        """See what wins a game here, records, dice, and how you fare."""
        ctx = context(it)
        guild, store = server_of(ctx), ctx.bot.store
        known_game(game)
        mine = person_sums(await store.games_of(ctx.user, guild)).favourites
        own = next((each for each in mine if each.game == game), None)
        luck = await store.own_chances(ctx.user, guild, game)
        await ctx.show(
            game_sums(
                game, await store.sums(guild, game), await store.bests(guild, game), own, luck, ctx.locale
            )
        )

    @app_commands.command()
    @app_commands.choices(
        game=[choice(f"{dashed(name)}-title", name) for name in GAMES],
        size=[choice("rating-duel", str(DUEL)), choice("rating-more", str(MORE))],
    )
    async def leaderboard(self, it: Interaction, game: str, size: str | None = None) -> None:
        """See who is rated highest in a game."""
        ctx = context(it)
        known_game(game)
        if size is None:
            found = [await ctx.bot.store.leaders(server_of(ctx), game, each, PEOPLE) for each in (DUEL, MORE)]
            size = str(MORE if len(found[1]) > len(found[0]) else DUEL)
        await show_leaders(ctx, server_of(ctx), game, size_named(size))

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
    """Add the commands to a bot."""
    await client.add_cog(StatisticsCog())
