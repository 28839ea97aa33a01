"""Slash commands of Yspahan; each becomes one line of notation."""

from __future__ import annotations

import re
from contextlib import suppress

from discord import app_commands

from cogs.game_cog import Found, GameCog, another_game, legal, matching
from cogs.handlers.orders import give_order
from cogs.interactions.commands import context
from cogs.messages.interaction import Interaction
from cogs.panels.more import order_words
from engines import PRESENTATIONS
from engines.core.text import NotAMove

Interaction = Interaction


def orders_found(typed: str, locale: str) -> Found:
    """Standing orders with their words: the one that is typed, those that are offered, and both kinds with a number that is typed.

    >>> [order for order, _ in orders_found("5", "en")][-3:]
    ['complete_min 5', 'keep 5', 'always keep 5']
    """
    presentation = PRESENTATIONS["yspahan"]
    orders = list(presentation.orders)
    orders += [
        order.format(number)
        for number in re.findall(r"\d+", typed)
        for order in ("complete_min {}", "keep {}", "always keep {}")
    ]
    with suppress(NotAMove):
        orders.insert(0, presentation.parse_order(typed))
    return [(order, order_words(presentation, order, locale)) for order in dict.fromkeys(orders)]


class Yspahan(GameCog, group_name="yspahan", group_description="Your moves in Yspahan"):
    """Commands of the usual verbs; `/move` takes all."""

    game = "yspahan"

    @app_commands.command()
    @app_commands.autocomplete(yellow=legal("roll"))
    async def roll(self, it: Interaction, yellow: str) -> None:
        """Buy yellow dice and roll for the day."""
        await self.play(it, "roll", yellow)

    @app_commands.command()
    async def camels(self, it: Interaction) -> None:
        """Take the dice on the camel level, for camels."""
        await self.play(it, "camels")

    @app_commands.command()
    async def gold(self, it: Interaction) -> None:
        """Take the dice on the gold level, for gold."""
        await self.play(it, "gold")

    @app_commands.command()
    @app_commands.autocomplete(souk=legal("supply"), shops=legal("supply", "souk"))
    async def supply(self, it: Interaction, souk: str, shops: str) -> None:
        """Take a quarter's dice and place cubes there."""
        await self.play(it, "supply", souk, shops)

    @app_commands.command()
    @app_commands.autocomplete(
        group=legal("supervisor"),
        to=legal("supervisor", "group"),
        first=legal("supervisor", "group", "to"),
    )
    async def supervisor(self, it: Interaction, group: str, to: str, first: str | None = None) -> None:
        """Move the supervisor."""
        await self.play(it, "supervisor", group, to, first)

    @app_commands.command()
    @app_commands.autocomplete(group=legal("draw"))
    async def draw(self, it: Interaction, group: str) -> None:
        """Use a group of dice to draw a card."""
        await self.play(it, "draw", group)

    @app_commands.command()
    @app_commands.autocomplete(building=legal("build"), payment=legal("build", "building"))
    async def build(self, it: Interaction, building: str, payment: str | None = None) -> None:
        """Build after using your dice."""
        await self.play(it, "build", building, payment)

    @app_commands.command()
    async def order(self, it: Interaction, order: str) -> None:
        """Give a standing order for cubes that the supervisor reaches."""
        ctx = context(it)
        table = await ctx.table_here(self.game)
        if table.row.game != self.game:
            raise another_game(ctx, table)
        await give_order(ctx, table, order)

    @order.autocomplete("order")
    async def _orders(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return matching(orders_found(typed, context(it).locale), typed)

    @app_commands.command()
    async def end(self, it: Interaction) -> None:
        """End your turn."""
        await self.play(it, "end")


COG: type[GameCog] = Yspahan
