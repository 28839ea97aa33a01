"""`/league`: leagues and tournaments of a server. All else is done by the buttons of their posts."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_cog import matching
from cogs.handlers.leagues import LISTED, NewEvent, open_event, replace, show_list
from cogs.interactions.commands import choice, context
from cogs.messages.clocks import find_clocks, parse_clock
from cogs.messages.interaction import Interaction
from community.leagues.rules import LARGEST_DIVISION, MOST_ROUNDS, MOST_SEATS, SMALLEST_DIVISION
from data.records.events import Format, Phase
from data.records.people import Person
from engines import GAMES
from render.sentences import dashed


@app_commands.guild_only()
class LeagueCog(commands.GroupCog, group_name="league"):
    """Leagues and tournaments."""

    @app_commands.command()
    @app_commands.choices(
        game=[choice(f"{dashed(name)}-title", name) for name in GAMES],
        format=[choice(f"format-{each}", each) for each in Format],
    )
    async def new(
        self,
        it: Interaction,
        game: str,
        format: str,
        name: app_commands.Range[str, 1, 60],
        players: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 3,
        division: app_commands.Range[int, SMALLEST_DIVISION, LARGEST_DIVISION] = 4,
        time: str | None = None,
        rated: bool | None = None,
    ) -> None:
        """Open the sign-up for a league or a tournament in this channel."""
        clock = parse_clock(time) if time else None
        new = NewEvent(game, format, name, players, rounds, division, clock, rated)
        await open_event(context(it), new)

    @new.autocomplete("time")
    async def _clocks(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = find_clocks(typed, context(it).locale)
        return [app_commands.Choice(name=words[:100], value=clock) for clock, words in found]

    @app_commands.command(name="list")
    async def list_(self, it: Interaction) -> None:
        """See this server's leagues and tournaments, and how they stand."""
        await show_list(context(it))

    @app_commands.command()
    async def replace(self, it: Interaction, event: str, player: discord.User, by: discord.User) -> None:
        """Put somebody else in the place of a player, with their points."""
        ctx = context(it)
        await replace(ctx, event, player.id, Person(by.id, by.display_name, ctx.discord_locale))

    @replace.autocomplete("event")
    async def _events(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        found = await ctx.bot.store.events_in(ctx.guild, LISTED) if ctx.guild is not None else []
        running = (Phase.RUNNING, Phase.PAUSED)
        return matching([(each.id, each.name) for each in found if each.phase in running], typed)


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the group to a bot."""
    await client.add_cog(LeagueCog())
