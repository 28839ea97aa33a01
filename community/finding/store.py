"""The protocol of whatever keeps wishes and saved settings. `data/finding.py` keeps them in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from community.finding.wishes import SavedSettings, Wish
from community.statistics.store import StatisticsStore
from data.records.rows import GuildRow


class FindingStore(StatisticsStore, Protocol):
    """Keeps what people wish and have saved, beside everything else. Every method is one transaction."""

    async def lobbies_in(self, guild: int) -> list[str]:
        """The tables of a server in their lobby, oldest first."""

    async def calling_servers(self) -> list[GuildRow]:
        """The servers that have a role called for open tables."""

    async def put_wish(self, wish: Wish) -> None:
        """Keep a wish, in place of the one that they had for this game on this server, unless a table is open for that."""

    async def drop_wish(self, user: int, guild: int, game: str) -> None:
        """Somebody waits no longer."""

    async def wishes_of(self, user: int, guild: int) -> list[Wish]:
        """What somebody waits for on a server, oldest first."""

    async def wishes_for(self, guild: int, game: str) -> list[Wish]:
        """Who waits for a game on a server, oldest first; without those for whom a table is open."""

    async def waited_for(self) -> list[tuple[int, str]]:
        """The servers, and the games that somebody waits for there."""

    async def waited_in(self, guild: int, game: str) -> list[int]:
        """The channels of a server in which people have asked for a game, also those for whom a table is open."""

    async def claim_wishes(self, wishes: Sequence[Wish], table: str) -> bool:
        """Have wishes belong to a table that is about to be opened; False if one of them is gone or belongs to another, and then
        nothing is changed."""

    async def wishes_at(self, table: str) -> list[Wish]:
        """The wishes that a table was opened for, oldest first."""

    async def matched_tables(self) -> list[str]:
        """The tables that were opened for wishes and have not ended them yet."""

    async def end_wishes(self, table: str, keep: Sequence[Wish]) -> None:
        """The wishes of a table end, but for those to `keep`, which wait again as they are given."""

    async def drop_wishes(self, until: datetime) -> None:
        """Remove the wishes that have lapsed by then and belong to no table."""

    async def save_settings(self, saved: SavedSettings, most: int) -> bool:
        """Keep settings, in place of those of the same name; False if there are so many others already."""

    async def saved_settings(self, user: int, guild: int) -> list[SavedSettings]:
        """What somebody has saved on a server, by name."""

    async def drop_settings(self, user: int, guild: int, name: str) -> None:
        """Forget saved settings."""
