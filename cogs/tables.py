"""`/table`: every command does what a button does, at the table of this place."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.components.lines import clock_words
from cogs.handlers import attendance, endings, lobby, look, votes
from cogs.handlers.play import open_panel
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Refused
from cogs.panels.lobby import CLOCKS
from engines import GAMES
from engines.core.text import GameError
from engines.tables.clocks.time_control import NO_CLOCK
from render.renderer import renderer
from render.translate import LOCALES, dashed

MOST_COMPUTERS = 5
MOST_CHOICES = 25


class TableCog(commands.GroupCog, group_name="table"):
    """Tables: open, join, start, look, leave."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=[choice(f"{dashed(name)}-title", name) for name in GAMES])
    async def new(
        self,
        it: discord.Interaction[Any],
        game: str,
        players: app_commands.Range[int, 2, 6] | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        time: str = NO_CLOCK,
        language: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a table for a game in this channel."""
        await lobby.open_table(context(it), game, players, computers, time.strip(), language, private)

    @new.autocomplete("time")
    async def _clocks(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        locale = context(it).locale
        return [app_commands.Choice(name=clock_words(each, locale), value=each) for each in CLOCKS]

    @new.autocomplete("language")
    async def _languages(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        return [app_commands.Choice(name=ctx.word(f"language-{each}"), value=each) for each in LOCALES]

    @app_commands.command()
    @app_commands.guild_only()
    async def join(self, it: discord.Interaction[Any]) -> None:
        """Take a seat at the table of this channel."""
        ctx = context(it)
        await lobby.join(ctx, await ctx.table_here())

    @app_commands.command()
    async def leave(self, it: discord.Interaction[Any]) -> None:
        """Give your seat back before the game starts."""
        ctx = context(it)
        await lobby.leave(ctx, await ctx.table_here())

    @app_commands.command()
    async def start(self, it: discord.Interaction[Any]) -> None:
        """Start the game of this channel's table."""
        ctx = context(it)
        await lobby.start(ctx, await ctx.table_here())

    @app_commands.command()
    async def play(self, it: discord.Interaction[Any]) -> None:
        """Open your play panel."""
        ctx = context(it)
        await open_panel(ctx, (await ctx.table_here()).row.id)

    @app_commands.command()
    async def hand(self, it: discord.Interaction[Any]) -> None:
        """See your hidden hand."""
        ctx = context(it)
        await look.show_hand(ctx, await ctx.table_here())

    @app_commands.command()
    @app_commands.choices(form=[choice(f"form-{form}", form) for form in ("picture", "text")])
    async def show(self, it: discord.Interaction[Any], form: str = "picture") -> None:
        """See the board, as a picture or as text."""
        ctx = context(it)
        table = await ctx.table_here()
        await (look.show_text(ctx, table) if form == "text" else look.show_board(ctx, table))

    @app_commands.command()
    async def zoom(self, it: discord.Interaction[Any], at: str = "") -> None:
        """Look at a part of the board more closely."""
        ctx = context(it)
        await look.show_closeup(ctx, await ctx.table_here(), at.strip())

    @zoom.autocomplete("at")
    async def _closeups(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        try:
            table = await ctx.table_here()
            names = renderer(table.row.game).closeups(table.view(None))
        except (Refused, GameError):
            return []
        key = f"{dashed(table.row.game)}-closeup"
        return [
            app_commands.Choice(name=ctx.word(f"{key}-{name}"), value=name) for name in names[:MOST_CHOICES]
        ]

    @app_commands.command()
    async def undo(self, it: discord.Interaction[Any]) -> None:
        """Take your last turn back."""
        ctx = context(it)
        await votes.undo(ctx, await ctx.table_here())

    @app_commands.command()
    async def resign(self, it: discord.Interaction[Any]) -> None:
        """Give up your seat for good."""
        ctx = context(it)
        await endings.ask_resign(ctx, await ctx.table_here())

    @app_commands.command()
    async def stop(self, it: discord.Interaction[Any]) -> None:
        """Propose to end the game without a result."""
        ctx = context(it)
        await votes.propose_stop(ctx, await ctx.table_here())

    @app_commands.command()
    async def journal(self, it: discord.Interaction[Any]) -> None:
        """Get the game so far as a text file."""
        ctx = context(it)
        await look.send_journal(ctx, await ctx.table_here())

    @app_commands.command()
    async def pause(self, it: discord.Interaction[Any]) -> None:
        """Propose to stop the clocks, or end a pause."""
        ctx = context(it)
        await attendance.pause(ctx, await ctx.table_here())

    @app_commands.command()
    async def extra(self, it: discord.Interaction[Any]) -> None:
        """Ask the others for a day of extra time."""
        ctx = context(it)
        await attendance.extra(ctx, await ctx.table_here())

    @app_commands.command()
    async def nudge(self, it: discord.Interaction[Any]) -> None:
        """Remind whoever has been due for long."""
        ctx = context(it)
        await attendance.nudge(ctx, await ctx.table_here())

    @app_commands.command()
    async def substitute(self, it: discord.Interaction[Any], player: discord.User | None = None) -> None:
        """Offer a seat to whoever would like to take it over."""
        ctx = context(it)
        table = await ctx.table_here()
        if player is None:
            await attendance.offer(ctx, table)
        else:
            await attendance.offer_of(ctx, table, player.id)

    @app_commands.command()
    async def back(self, it: discord.Interaction[Any]) -> None:
        """Take your seat back from the computer that holds it."""
        ctx = context(it)
        await attendance.come_back(ctx, await ctx.table_here())

    @app_commands.command()
    async def skip(self, it: discord.Interaction[Any]) -> None:
        """For moderators: a default move is played for whoever is due."""
        ctx = context(it)
        await attendance.skip(ctx, await ctx.table_here())


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the group to a bot."""
    await client.add_cog(TableCog())
