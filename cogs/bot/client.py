"""The bot on Discord: the real client, with the tables, the words and the workers at its hands."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

import discord
from discord.ext import commands

from cogs import privacy, server, settings, tables, turns
from cogs.bot.game_cogs import game_cog
from cogs.bot.translator import Speech
from cogs.bot.workers import Workers
from cogs.components.forms import catch_form
from cogs.components.locale import ReaderPreferences
from cogs.components.router import Choose, ChooseChannels, ChooseRole, Press, catch_unknown_id
from cogs.handlers.look import look
from cogs.interactions.commands import Tree
from cogs.interactions.router import Router
from cogs.panels import hand, more, play, waiting
from cogs.posts.housekeeping import Housekeeping
from cogs.posts.sync import PostSync
from engines import GAMES
from engines.core.chance import Rng
from engines.tables.clocks.clock import Clock
from engines.tables.service import Tables
from engines.tables.store import Store
from render.renderer import renderer

log = logging.getLogger(__name__)

HANDLERS = (hand, more, play, waiting)
"""Modules whose handlers register themselves."""


class Client(commands.AutoShardedBot):
    """Holds everything that a handler needs; started by `bot.py`, and by tests on a loopback Discord."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        default_language: str = "en",
        now: Callable[[], datetime] = discord.utils.utcnow,
        sleep_until: Callable[[datetime], Awaitable[None]] = discord.utils.sleep_until,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,
            tree_cls=Tree,
            **options,
        )
        self.store = store
        self.workers = workers
        self.preferences = ReaderPreferences(store, now)
        self.tables = Tables(store, now=now, computer=workers.computer)
        self.posts = PostSync(self)
        self.default_language = default_language
        self._now, self._sleep_until = now, sleep_until
        self.router = Router(self, look)
        self._watches: list[asyncio.Task[None]] = []
        self._covers: dict[str, bytes] = {}

    async def setup_hook(self) -> None:
        """Everything that happens once, before the gateway."""
        self.workers.warm()
        self.add_dynamic_items(Press, Choose, ChooseRole, ChooseChannels)
        await self.tree.set_translator(Speech())
        for cog in (turns, tables, settings, privacy, server):
            await cog.setup(self)
        for name in GAMES:
            renderer(name)
            await self.add_cog(game_cog(name)(self))
        await self._sync_if_changed()
        await self.add_cog(self.posts.places)
        await self.add_cog(self.posts.no_access)
        self.tables.listen(self.posts.wake)
        await self.tables.resume()
        await self.posts.resume()
        times: dict[str, Any] = {"now": self._now, "sleep_until": self._sleep_until}
        clock = Clock(self.tables, self.store, remind=self.posts.reminders.remind, **times)
        keeper = Housekeeping(self.tables, self.store, announce=self.posts.announce_closing, **times)
        self._watches = [
            asyncio.create_task(clock.run(), name="clock"),
            asyncio.create_task(keeper.run(), name="keeper of lobbies"),
        ]

    async def on_interaction(self, it: discord.Interaction[Any]) -> None:
        """Called for every interaction, beside the components' own handlers."""
        await catch_unknown_id(it)
        await catch_form(it)
        await self.router.route(it)

    async def close(self) -> None:
        """Stop everything; nothing that was confirmed depends on it."""
        for watch in self._watches:
            watch.cancel()
        await asyncio.gather(*self._watches, return_exceptions=True)
        await self.tables.stop()
        await self.posts.close()
        await super().close()
        self.workers.close()
        await self.store.close()

    @property
    def pictures(self) -> Workers:
        """Who draws."""
        return self.workers

    @property
    def discord_client(self) -> discord.Client:
        """Discord's side."""
        return self

    async def cover(self, game: str) -> bytes:
        """The picture of a game on its lobby post: a board as it is dealt."""
        if game not in self._covers:
            rules = GAMES[game]
            state = rules.new(rules.setup(min(rules.seats)), Rng("cover", 0))
            self._covers[game] = await self.workers.picture(game, "board", rules.view(state, None))
        return self._covers[game]

    async def text_channel(self, channel: int) -> discord.TextChannel:
        """A channel in which threads can be made."""
        found = self.get_channel(channel) or await self.fetch_channel(channel)
        assert isinstance(found, discord.TextChannel)
        return found

    async def _sync_if_changed(self) -> None:
        """Tell Discord the commands only when they differ from what it was told last."""
        translator = self.tree.translator
        assert translator is not None
        told = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, told], sort_keys=True, default=str)
        fingerprint = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.fact("commands") != fingerprint:
            await self.tree.sync()
            await self.store.set_fact("commands", fingerprint)
            log.info("commands synced")
