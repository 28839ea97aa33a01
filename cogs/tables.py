"""`/table`: every command does what a button does, at the table of this place."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_cog import MoveCog, matching
from cogs.handlers import finding, lobby
from cogs.handlers.saved_settings import show_saved
from cogs.handlers.server import moderated_guild, show_bars
from cogs.handlers.statistics import correct, show_history
from cogs.handlers.which_table import at_table
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Refused
from cogs.messages.clocks import find_clocks, parse_clock
from cogs.messages.interaction import Interaction
from cogs.panels.bars import LENGTHS, just_barred
from cogs.panels.board import closeup_name
from cogs.panels.history import Whose, past_label
from cogs.panels.wishes import option_words
from data.records.wishes import LASTS
from engines import GAMES
from engines.computers.levels import Level
from engines.core.text import GameError
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import dashed, word

MOST_COMPUTERS = 5

CREWS = (lobby.SERVER_PLAYS, "open 1", "open 2", "fixed 1", "fixed 2")
"""Seats for many, as `/table new` offers them."""


class TableCog(commands.GroupCog, group_name="table"):
    """Tables: open, join, start, look, leave."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(
        game=[choice(f"{dashed(name)}-title", name) for name in GAMES],
        level=[choice(f"level-{level}", level) for level in Level],
        crews=[choice(f"crews-choice-{each.replace(' ', '-')}", each) for each in CREWS],
    )
    async def new(
        self,
        it: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 2, 6] | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        level: str = Level.NORMAL,
        time: str | None = None,
        language: str | None = None,
        private: bool = False,
        rated: bool | None = None,
        invite: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
        saved: str | None = None,
        crews: str = "",
    ) -> None:
        """Open a table for a game in this channel."""
        ctx = context(it)
        if saved is not None:
            await lobby.open_saved(ctx, saved)
            return
        if game is None and crews == lobby.SERVER_PLAYS:
            game = lobby.OPEN_TO_ALL
        if game is None:
            await lobby.choose_game(ctx)
            return
        invited = [each for each in (invite, invite2, invite3) if each is not None]
        clock = parse_clock(time) if time else None
        new = lobby.NewTable(
            game, players, computers, level, clock, _language(language), private, rated, invited, crews
        )
        await lobby.open_table(ctx, new)

    @new.autocomplete("saved")
    async def _saved(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        kept = await ctx.bot.store.saved_settings(ctx.user, ctx.guild) if ctx.guild is not None else []
        return matching([(each.name, each.name) for each in kept], typed)

    @new.autocomplete("time")
    async def _clocks(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = find_clocks(typed, context(it).locale)
        return [app_commands.Choice(name=words[:100], value=clock) for clock, words in found]

    @new.autocomplete("language")
    async def _languages(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        return matching([(each, ctx.word(f"language-{each}")) for each in LOCALES], typed)

    @app_commands.command()
    @app_commands.guild_only()
    async def find(self, it: Interaction) -> None:
        """See the tables of this server that seek players and fit you."""
        await finding.find_tables(context(it))

    @app_commands.command()
    @app_commands.guild_only()
    async def saved(self, it: Interaction) -> None:
        """Open or delete settings that you have saved on this server."""
        await show_saved(context(it))

    @app_commands.command()
    @app_commands.guild_only()
    async def join(self, it: Interaction) -> None:
        """Take a seat at the table of this channel."""
        await at_table(context(it), "join")

    @app_commands.command()
    async def leave(self, it: Interaction) -> None:
        """Give your seat back before the game starts."""
        await at_table(context(it), "leave")

    @app_commands.command()
    async def start(self, it: Interaction) -> None:
        """Start the game of this channel's table."""
        await at_table(context(it), "start")

    @app_commands.command()
    async def play(self, it: Interaction) -> None:
        """Open your play panel."""
        await at_table(context(it), "play")

    @app_commands.command()
    async def hand(self, it: Interaction) -> None:
        """See your hidden hand."""
        await at_table(context(it), "hand")

    @app_commands.command()
    @app_commands.choices(form=[choice(f"form-{form}", form) for form in ("picture", "text")])
    async def show(self, it: Interaction, form: str = "picture") -> None:
        """See the board, as a picture or as text."""
        await at_table(context(it), "show", form)

    @app_commands.command()
    async def zoom(self, it: Interaction, at: str = "") -> None:
        """Look at a part of the board more closely."""
        await at_table(context(it), "zoom", at.strip())

    @zoom.autocomplete("at")
    async def _closeups(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        try:
            table = await ctx.table_here()
            names = renderer(table.row.game).closeups(table.view(None))
        except (Refused, GameError):
            return []
        return matching([(name, closeup_name(table, name, ctx.locale)) for name in names], typed)

    @app_commands.command()
    async def undo(self, it: Interaction) -> None:
        """Take your last turn back."""
        await at_table(context(it), "undo")

    @app_commands.command()
    async def resign(self, it: Interaction) -> None:
        """Give up your seat for good."""
        await at_table(context(it), "resign")

    @app_commands.command()
    async def stop(self, it: Interaction) -> None:
        """Propose to end the game without a result."""
        await at_table(context(it), "stop")

    @app_commands.command()
    async def substitute(self, it: Interaction, player: discord.User | None = None) -> None:
        """Offer a seat to whoever would like to take it over."""
        await at_table(context(it), "substitute", str(player.id) if player is not None else "")

    @app_commands.command()
    async def back(self, it: Interaction) -> None:
        """Take your seat back from the computer that holds it."""
        await at_table(context(it), "back")

    @app_commands.command()
    async def skip(self, it: Interaction) -> None:
        """For moderators: a default move is played for whoever is due."""
        await at_table(context(it), "skip")

    @app_commands.command()
    async def more(self, it: Interaction) -> None:
        """Everything besides playing: pause, extra time, nudge, notes, game file."""
        await at_table(context(it), "more")

    @app_commands.command()
    async def verify(self, it: Interaction) -> None:
        """Check how the game of this place, or one of one's own, was dealt, and every draw."""
        ctx = context(it)
        only = len(await ctx.tables_here()) == 1
        await (at_table(ctx, "verify") if only else show_history(ctx, Whose("mine"), 0))

    @app_commands.command()
    @app_commands.guild_only()
    async def correct(self, it: Interaction, table: str, places: str, reason: str) -> None:
        """For organisers: put the result of a finished game right."""
        await correct(context(it), table, places, reason)

    @correct.autocomplete("table")
    async def _finished(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        if ctx.guild is None or not await ctx.moderates():
            return []
        found = await ctx.bot.store.history(ctx.user, person=None, guild=ctx.guild, offset=0, limit=25)
        return matching(
            [(each.table, past_label(each, ctx.locale)) for each in found.games if each.whole], typed
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(length=[choice(f"bar-length-{each}", each) for each in LENGTHS])
    async def bar(self, it: Interaction, member: discord.User | None = None, length: str = "good") -> None:
        """For moderators: keep somebody from this server’s tables; without a member: whom you keep from them."""
        ctx = context(it)
        guild = await moderated_guild(ctx)
        if member is None:
            await show_bars(ctx, guild, 0)
            return
        if member.bot or member.id == ctx.user:
            raise Refused("bar-nobody")
        if length not in LENGTHS:
            raise Refused("settings-no-such-choice", value=length[:50])
        bar, lobbies = await ctx.bot.tables.lobbies.bar(guild, member.id, LENGTHS[length])
        there = {*await ctx.bot.store.running_in(guild)}
        running = [each for each in await ctx.bot.store.tables_of(member.id) if each in there]
        await ctx.show(just_barred(bar, lobbies, len(running), ctx.locale))


class PlayCog(commands.Cog):
    """The command that puts somebody on the list of those who wait for a game."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(
        game=[choice(f"{dashed(name)}-title", name) for name in GAMES],
        wait=[
            choice(f"wish-lasts-{each // timedelta(hours=1)}", str(each // timedelta(hours=1)))
            for each in LASTS
        ],
    )
    async def play(
        self,
        it: Interaction,
        game: str | None = None,
        least: app_commands.Range[int, 2, 6] | None = None,
        most: app_commands.Range[int, 2, 6] | None = None,
        time: str | None = None,
        option: str = "",
        rated: bool | None = None,
        wait: str = "24",
    ) -> None:
        """Wait for a game on this server: the table starts by itself when enough people have come."""
        ctx = context(it)
        if game is None:
            await finding.show_wishes(ctx)
            return
        clock = parse_clock(time) if time else None
        await finding.wish(ctx, game, least, most, clock, option, rated, int(wait))

    @play.autocomplete("time")
    async def _clocks(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = find_clocks(typed, context(it).locale)
        return [app_commands.Choice(name=words[:100], value=clock) for clock, words in found]

    @play.autocomplete("option")
    async def _options(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx, game = context(it), getattr(it.namespace, "game", None)
        if game not in GAMES:
            return []
        offered = [
            (f"{option.name}={each}", option_words(game, option.name, each, ctx.locale))
            for option in GAMES[game].options
            if len(option.choices) > 1
            for each in option.choices
        ]
        return matching(offered, typed)


def _language(typed: str | None) -> str | None:
    """The language that was chosen, or typed in whatever language by its code or its name.

    Raises:
        Refused: there is no such language.
    """
    if typed is None or typed in LOCALES:
        return typed
    wanted = typed.strip().casefold()
    for each in LOCALES:
        if wanted in {each, *(word(f"language-{each}", locale).casefold() for locale in LOCALES)}:
            return each
    raise Refused("settings-no-such-choice", value=typed[:50])


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the group and the commands to a bot."""
    await client.add_cog(TableCog())
    await client.add_cog(PlayCog())
    await client.add_cog(MoveCog())
