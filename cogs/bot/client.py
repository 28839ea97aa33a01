"""The Discord client, which creates and connects everything else."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
from cachetools import LRUCache
from discord.ext import commands

from cogs import (
    doctor,
    leagues,
    learning,
    privacy,
    puzzles,
    replay,
    server,
    settings,
    statistics,
    tables,
    turns,
)
from cogs.bot.connection import Limit, reachable, trace_requests
from cogs.bot.films import Films
from cogs.bot.game_cogs import game_cog
from cogs.bot.picture_cache import PictureCache
from cogs.bot.reviews import Reviews
from cogs.bot.seat_emojis import SeatEmojis
from cogs.bot.starting import Sessions
from cogs.bot.stories import Stories
from cogs.bot.translator import CommandTranslator
from cogs.bot.welcome import Welcome
from cogs.bot.worker_pool import Priority, Workers
from cogs.handlers import all_handlers
from cogs.interactions.answer import Load
from cogs.interactions.bot import OperatorPolicy
from cogs.interactions.commands import Tree, measure_duration
from cogs.interactions.open_panels import LobbyPanels, Refusals, TurnPanels
from cogs.interactions.router import Router
from cogs.messages.interaction import Interaction
from cogs.messages.locale import ReaderPreferences
from cogs.messages.notes import Notes
from cogs.upkeep.digests import Digests
from cogs.upkeep.endings import announce_removal
from cogs.upkeep.held_calls import HeldCalls
from cogs.upkeep.leagues import EventPosts
from cogs.upkeep.monitor import Monitor
from cogs.upkeep.open_tables import OpenTableCalls
from cogs.upkeep.puzzles import PuzzlePosts
from cogs.upkeep.sync import PostSync
from cogs.upkeep.threads import ThreadUpkeep
from cogs.upkeep.trials import PUSHES, SHOW_WORDS
from community.finding.service import LOOK, Matchmaking
from community.leagues.service import Events, coming_with_ids
from community.statistics.projection import Projection, sum_up_game
from data.records.failures import StoreDown
from data.records.parts import Part
from data.store import Store
from engines import GAMES
from engines.computers.judge import Suggestion
from engines.core.game import View
from render import pictures
from render.languages import LOCALES, fingerprint
from render.renderer import renderer
from tables.clocks.clock import Clock
from tables.clocks.due_loop import DueLoop
from tables.clocks.housekeeping import Housekeeping
from tables.clocks.lookout import Lookout
from tables.clocks.outages import OUTAGE, PULSE, Heartbeat, Reach
from tables.clocks.retention import Retention
from tables.dm_openings import DmOpenings
from tables.lessons.service import Lessons
from tables.puzzles.service import Puzzles
from tables.service import Tables

log = logging.getLogger(__name__)

LONGEST_DRAIN = 8.0
"""Seconds until everything is dropped that is not done: whoever asked for the end waits ten at most."""

_LOOK_BACK = timedelta(minutes=10)
"""The time between two looks for ended games that nobody has summed up."""

_SURE_PLACES = 10_000
"""The most places remembered as lacking nothing."""


@dataclass(frozen=True)
class Timing:
    """The time of the games.

    Attributes:
        now: the time, in UTC.
        sleep_until: waits until such a time; it may be cancelled.
        outage: the shortest time without a sign of life that counts as an outage; a test that jumps in time asks for more.
    """

    now: Callable[[], datetime] = discord.utils.utcnow
    sleep_until: Callable[[datetime], Awaitable[None]] = discord.utils.sleep_until
    outage: timedelta = OUTAGE


TIMING = Timing()


class Client(commands.AutoShardedBot):
    """The bot's client, started by `cli/run.py`, and by tests on a loopback Discord.

    Args:
        seats: draws the emojis of the seats, by their names; without any, texts show plain tokens.
        secret: makes that many random bytes, in hexadecimal, for the chance of tables, events and groups.
    """

    def __init__(
        self,
        store: Store,
        workers: Workers,
        default_language: str = "en",
        timing: Timing = TIMING,
        monitor: tuple[str, int] | None = None,
        policy: OperatorPolicy | None = None,
        seats: Callable[[], Mapping[str, bytes]] = dict,
        secret: Callable[[int], str] = secrets.token_hex,
        **options: Any,
    ) -> None:
        now, sleep_until = timing.now, timing.sleep_until
        self._reach = Reach(lambda: reachable(self), time.monotonic)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,
            tree_cls=Tree,
            http_trace=trace_requests(self._reach),
            **options,
        )
        discord.http.Ratelimit = Limit  # type: ignore[misc]  # the library makes its limits by this name
        self.store = store
        self.workers = workers
        self.pictures = PictureCache(workers)
        self.films = Films(workers.sprites)
        self.records = workers
        self.seats = SeatEmojis(self, seats)
        self.preferences = ReaderPreferences(store, now)
        self.notes = Notes(store)
        self.load = Load()
        self.shown: dict[type[Any], Any] = {kind: kind() for kind in (LobbyPanels, TurnPanels, Refusals)}
        self.tables = Tables(
            store, now=now, sleep_until=sleep_until, computer=workers.computer, open=workers.record,
            secret=secret,
        )  # fmt: skip
        self.stories = Stories(self.films, store, self.preferences, self.tables.table, self._has_work)
        self.reviews = Reviews(store, self.tables.table, workers.review, workers.several, now)
        self.projection = Projection(store, partial(workers.do, Priority.COMPUTERS, sum_up_game))
        self.policy = policy or OperatorPolicy()
        draw = partial(workers.do, Priority.COMPUTERS, coming_with_ids)
        keep = timedelta(days=self.policy.keep_days)
        self.events = Events(store, self.tables, draw, now=now, secret=secret, keep=keep)
        self.event_posts = EventPosts(self)
        self.lessons = Lessons(store, workers.computer, now)
        self.puzzles = Puzzles(store, workers.puzzle_answer, now)
        self._puzzle_posts = PuzzlePosts(self, now, sleep_until)
        self.finding = Matchmaking(store, self.tables, GAMES, now, secret)
        self._calls = OpenTableCalls(self, now)
        self.dm_openings = DmOpenings(store, now)
        self.sure_places: MutableMapping[int, bool] = LRUCache(_SURE_PLACES)
        self.pushes_lack_words = True
        self.posts = PostSync(self, now, sleep_until)
        self.default_language = default_language
        self._now, self._sleep_until = now, sleep_until
        self.router = Router(self, *all_handlers())
        self._heartbeat = Heartbeat(
            store, now=now, reached=self._reach, moved=self.posts.wake, outage=timing.outage
        )
        self._on_reached: list[Callable[[], None]] = []
        self.monitor = Monitor(self, now=discord.utils.utcnow, place=monitor)
        self._watches: list[asyncio.Task[None]] = []
        self._lookouts: list[asyncio.Task[None]] = []

    async def add_commands(self) -> None:
        """Add every slash command, games included."""
        await self.tree.set_translator(CommandTranslator())
        for cog in (turns, tables, learning, puzzles, settings, privacy, server, statistics, replay, leagues):
            await cog.setup(self)
        await doctor.setup(self, self.monitor)
        for name in GAMES:
            await self.add_cog(game_cog(name)())

    async def setup_hook(self) -> None:
        """Prepare everything once, before the gateway."""
        self.workers.warm()
        await self.add_commands()
        self.pushes_lack_words = (
            self.policy.push_calls == 2
            if self.policy.push_calls
            else await self.store.fact(PUSHES) != SHOW_WORDS
        )
        await self.monitor.start()
        for name in GAMES:
            renderer(name)
        await self._sync_if_changed()
        await self.add_cog(self.posts.places)
        await self.add_cog(self.posts.no_access)
        await self.add_cog(Welcome(self))
        self.tables.listen(self.posts.wake)
        self.tables.listen_for_ends(self.projection.wake)
        self.tables.listen_for_ends(self.stories.ended)
        self.projection.listen(self.events.ended)
        self.events.listen(self.event_posts.wake)
        await self.tables.resume()
        await self.posts.resume()
        times: dict[str, Any] = {
            "now": self._now, "sleep_until": self._sleep_until, "counted": self._heartbeat.beat
        }  # fmt: skip
        clock = Clock(self.tables, self.store, remind=self.posts.remind, **times)
        housekeeping = Housekeeping(
            self.tables,
            self.store,
            announce=self.posts.lobbies.announce_closing,
            lapsed=self.posts.lobbies.announce_lapse,
            **times,
        )
        self.retention = Retention(
            self.tables,
            self.store,
            keep=timedelta(days=self.policy.keep_days),
            now=self._now,
            sleep_until=self._sleep_until,
            tell=partial(announce_removal, self),
        )
        matching = DueLoop(
            "matching", self._match, longest=LOOK, now=self._now, sleep_until=self._sleep_until
        )
        reviews = DueLoop(
            "reviews", self.reviews.look, longest=_LOOK_BACK, now=self._now, sleep_until=self._sleep_until
        )
        self.reviews.wake = reviews.wake
        self.tables.listen(lambda table: matching.wake() if self.finding.concerns(table) else None)
        self._watches = [
            asyncio.create_task(matching.run(), name="matching"),
            asyncio.create_task(reviews.run(), name="reviews"),
            asyncio.create_task(self.retention.run(), name="retention"),
            asyncio.create_task(clock.run(), name="clock"),
            asyncio.create_task(housekeeping.run(), name="housekeeping"),
            asyncio.create_task(self.posts.delayed_calls.run(), name="delayed calls"),
            asyncio.create_task(self.posts.owed_messages.run(), name="owed messages"),
            asyncio.create_task(HeldCalls(self, self._now, self._sleep_until).run(), name="held calls"),
            asyncio.create_task(Digests(self, self._now, self._sleep_until).run(), name="digests"),
            asyncio.create_task(self._puzzle_posts.run(), name="puzzles"),
        ]
        # What others have left undone does not wait for the time of the games.
        real: dict[str, Any] = {"now": discord.utils.utcnow, "sleep_until": discord.utils.sleep_until}
        lookout = Lookout(self.tables, self.store, show=self.posts.wake, **real)
        upkeep = ThreadUpkeep(self, **real)
        left = DueLoop("summing up", self.projection.look, longest=_LOOK_BACK, **real)
        going_on = DueLoop("events", self.events.look, longest=_LOOK_BACK, **real)
        pulse = DueLoop("the heartbeat", self._beat, longest=PULSE, **real)
        self._on_reached = [pulse.wake, clock.wake, housekeeping.wake]
        await self.add_cog(upkeep)
        self._lookouts = [
            asyncio.create_task(lookout.run(), name="lookout"),
            asyncio.create_task(upkeep.run(), name="thread upkeep"),
            asyncio.create_task(pulse.run(), name="heartbeat"),
            asyncio.create_task(left.run(), name="summing up"),
            asyncio.create_task(self.stories.run(), name="stories"),
            asyncio.create_task(going_on.run(), name="events"),
            asyncio.create_task(self.seats.run(), name="emojis of the seats"),
        ]

    async def on_interaction(self, it: Interaction) -> None:
        """Called for every interaction."""
        await self.router.route(it)

    async def on_ready(self) -> None:
        """Called when all shards know their servers."""
        log.info("logged in as %s, on %s servers", self.user, len(self.guilds))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Called when a new session with Discord begins."""
        self._hears(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Called when a session goes on after its connection was lost."""
        self._hears(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Called when a connection is lost."""
        self._reach.parts.discard(self._part(shard_id))

    async def on_app_command_completion(self, it: Interaction, _: object) -> None:
        """Called when a command has ended well."""
        measure_duration(it)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called before a session with Discord begins."""
        await super().before_identify_hook(shard_id, initial=initial)
        with contextlib.suppress(StoreDown):  # a session that nobody counts is better than none
            await Sessions(self.store, discord.utils.utcnow).begin()

    async def drain(self) -> None:
        """Stop gently: refuse new actions, finish running ones, post what was confirmed, within a time limit. Clicks
        are told to wait.
        """
        log.info("draining: nothing more begins")
        try:
            async with asyncio.timeout(LONGEST_DRAIN):
                await self.load.close()
                await self._stop_watches()
                await self.tables.stop()
                await self.posts.settle()
        except TimeoutError:
            log.warning("not everything could be posted in time; that follows after the next start")

    async def close(self) -> None:
        """Stop everything; nothing confirmed depends on it."""
        await self._stop_watches()
        await self.monitor.close()
        await self.tables.stop()
        await self.projection.close()
        await self.events.close()
        await self.posts.close()
        await self.event_posts.close()
        await super().close()
        await self.films.close()
        self.workers.close()
        await self.store.close()

    async def _stop_watches(self) -> None:
        watches = [*self._watches, *self._lookouts]
        for watch in watches:
            watch.cancel()
        await asyncio.gather(*watches, return_exceptions=True)

    async def best_turns(self, game: str, view: View, key: str) -> tuple[Suggestion, ...]:
        """Find the best turns of a position."""
        return await self.workers.best_turns(game, view, key)

    @property
    def seat_emojis(self) -> Sequence[str]:
        """The emojis of the seats in texts."""
        return self.seats.shown

    @property
    def discord_client(self) -> discord.Client:
        """Discord's side."""
        return self

    def _part(self, shard_id: int) -> Part:
        return Part(shard_id, self.shard_count or 1)

    def _hears(self, shard_id: int) -> None:
        """React at once when people can be reached again."""
        self._reach.parts.add(self._part(shard_id))
        for wake in self._on_reached:
            wake()

    def now(self) -> datetime:
        """The time of the games, in UTC."""
        return self._now()

    async def _match(self) -> datetime:
        """Match people who wait for a game, and call for open tables."""
        again = await self.finding.look()
        await self._calls.look()
        return again

    async def _beat(self) -> None:
        await self._heartbeat.beat()

    def _has_work(self) -> bool:
        """Whether people or computers wait for this bot. What other programs do is the business of the system's priorities."""
        return bool(self.load.waiting or self.films.filming or not self.workers.idle)

    @property
    def queues(self) -> dict[str, int]:
        """The lengths of queues, by name."""
        return {
            "people's pictures": self.workers.waiting(Priority.PEOPLE),
            "computers' moves": self.workers.waiting(Priority.COMPUTERS),
            "posts": self.posts.pending,
        }

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers."""
        return [*self.workers.pids, *self.films.pids]

    async def worker_answers(self) -> None:
        """Wait until a worker has completed a job."""
        await self.workers.do(Priority.PEOPLE, pictures.ready)

    async def _sync_if_changed(self) -> None:
        """Send Discord the commands only if they have changed."""
        told = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps(
            [self.application_id, told, [fingerprint(locale) for locale in LOCALES]],
            sort_keys=True,
            default=str,
        )
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.fact("commands") != digest:
            await self.tree.sync()
            await self.store.set_fact("commands", digest)
            log.info("commands synced")
