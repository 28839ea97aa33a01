"""Buttons that are answered privately with something about their table: what all of these have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from cogs.components.router import Click, Interaction, act
from cogs.panels.play import load
from engines.tables.table import Table

Fill = TypeVar("Fill", bound=Callable[[Interaction, Table], Awaitable[None]])


def answered(name: str) -> Callable[[Fill], Fill]:
    """Register what fills the private answer to a button with this act; commands call it, too, once they have a table."""

    def register(fill: Fill) -> Fill:
        async def handler(click: Click) -> None:
            await click.it.response.defer(ephemeral=True, thinking=True)
            await fill(click.it, await load(click.it, click.tag.table))

        act(name)(handler)
        return fill

    return register
