"""Keeps every message of the bot true to the journal.

A surface is a row with the entry that a message shows. Whatever happens — bursts, crashes, failing sends — is one loop: what
has `shown_seq < head` is brought up to date from the journal. What was sent but not recorded is found again by its nonce, or by
its mark. The surface `told` is written last, once everything of an entry is said or kept as owed: where it lags, whoever finds that
begins again.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime

import aiohttp
import discord

from cogs.interactions import error_codes
from cogs.interactions.bot import Bot, Busy
from cogs.interactions.open_panels import TurnPanels
from cogs.messages.push import turn_call, turn_push
from cogs.posts import batching
from cogs.posts.turn import clocks_post, mark, turn_post
from cogs.upkeep import (
    closed_places,
    crews,
    earlier_posts,
    endings,
    hands,
    leagues,
    plans,
    questions,
    thread,
    waiting_hands,
)
from cogs.upkeep.commitments import Commitments
from cogs.upkeep.delayed_calls import DelayedCalls, owed_calls
from cogs.upkeep.lobby import LobbySync
from cogs.upkeep.no_access import NoAccess
from cogs.upkeep.owed_messages import OwedMessages
from cogs.upkeep.places import Places
from cogs.upkeep.recovery import Recovery
from cogs.upkeep.reminders import Reminders
from cogs.upkeep.thread_pauses import ThreadsPaused
from cogs.upkeep.votes import Questions
from data.records import audiences
from data.records.enums import Stage, StopReason
from data.records.failures import StoreDown
from data.records.rows import PostRow, SurfaceRow
from data.records.troubles import reason, trouble
from engines.core.text import GameError, Seat
from tables.keyed_jobs import Wakeups
from tables.story import Turn
from tables.table import Table

log = logging.getLogger(__name__)

_FAILURES = (
    *(discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError),
    *(StoreDown, Busy, ThreadsPaused),
)
_LONGEST_ROUND = 10
"""Seconds that the posts of a table wait for computers that play among themselves."""


class PostSync:
    """Brings the messages of tables up to date, one task at a time per table."""

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        self._bot = bot
        self._commitments = Commitments(bot)
        self.lobbies = LobbySync(bot, self._commitments)
        self.reminders = Reminders(bot)
        self.delayed_calls = DelayedCalls(bot, self.reminders, self.wake, now, sleep_until)
        self.owed_messages = OwedMessages(bot, self._say_owed, now, sleep_until)
        self.places = Places(bot, self.wake)
        self.no_access = NoAccess(self.wake)
        self._questions = Questions(bot)
        self._recovery = Recovery(bot)
        self._wakeups = Wakeups("posts of", self._bring_up_to_date, self._failed)

    # Waking and waiting.

    async def resume(self) -> None:
        """Wake every table with outdated messages, after a start."""
        for table in {*await self._recovery.begin(), *await self._bot.store.lagging()}:
            self.wake(table)

    def wake(self, table: str) -> None:
        """Bring a table's messages up to date soon. Changes in a burst are shown together."""
        self._wakeups.wake(table)

    @property
    def pending(self) -> int:
        """How many tables are being updated or will be tried again."""
        return self._wakeups.pending

    async def shown(self, table: str) -> bool:
        """Wait until a table's messages are up to date, or were put off; returns the table."""
        self.wake(table)
        return await self._wakeups.finished(table)

    async def settle(self) -> None:
        """Wait until everything that was woken has been shown or put off."""
        await self._wakeups.settle()

    async def close(self) -> None:
        """Stop; the rest follows after the next start."""
        await self._wakeups.close()

    # What others ask of it.

    async def remind(self, table: Table, seat: Seat) -> None:
        """Remind a seat that its time runs out."""
        try:
            await self.reminders.remind(table, seat)
        except discord.HTTPException as error:
            if error.code == error_codes.UNKNOWN_CHANNEL:
                self.places.doubt(table.row.id)
                self.wake(table.row.id)
            elif not self.no_access.rests(table, error):
                raise

    async def promise(self, table: Table) -> SurfaceRow:
        """Post a lobby's fingerprint once, in a message that is never edited; returns where it stands."""
        return await self._commitments.promise(table)

    async def has_left(self, table: Table, user: int) -> bool:
        """Whether Discord does not know a person in the table's server any more."""
        return await self.reminders.has_left(table, user)

    async def _say_owed(self, table: str) -> bool:
        """Send owed direct messages; where the bot may not post, nothing else is tried for them."""
        if not self.no_access.resting(table):
            return await self.shown(table)
        with contextlib.suppress(*_FAILURES):
            await closed_places.tell_no_access(self._bot, await self._bot.tables.table(table))
            return True
        return False

    # The loop.

    async def _bring_up_to_date(self, table: str) -> None:
        """Bring a table's messages up to date; failures worth a retry are raised."""
        found: Table | None = None
        try:
            found = await self._bot.tables.table(table)
            if found.row.seed:
                await self._bot.shown[TurnPanels].take_stale_away(found)
            if batching.computers_continue(found):
                found = await self._bot.tables.wait_for_computers(table, _LONGEST_ROUND)
            found = await self.places.in_place(found)
            await self._catch_up(found)
            if found.row.seed:
                await self._bot.shown[TurnPanels].catch_up(found)
        except GameError as error:
            log.warning("table %s cannot be shown: %s", table, error)
        except Exception as error:
            if found is None or not self.no_access.rests(found, error):
                raise
            with contextlib.suppress(*_FAILURES):
                await closed_places.tell_no_access(self._bot, found)
        else:
            if found.over:
                self._recovery.forget(table)
                self._commitments.forget(table)

    def _failed(self, table: str, error: Exception, wait: int) -> None:
        """Handle a failure: it is retried later, after checking whether the message was sent all the same."""
        self._recovery.forget(table)
        self._bot.sure_places.clear()
        if error_codes.code(error) == error_codes.UNKNOWN_CHANNEL:
            self.places.doubt(table)
        if isinstance(error, _FAILURES):
            said = reason(error)
            log.warning(
                "table %s: could not post (%s); again in %s s", table, said, wait, extra=trouble(said)
            )
        else:
            log.error("table %s: its posts are stuck; again in %s s", table, wait, exc_info=error)

    async def _catch_up(self, table: Table) -> None:
        """Update all messages of a table, in the order in which people should read them."""
        bot = self._bot
        if table.row.why is StopReason.GONE:
            await endings.catch_up(bot, table)
            return
        shown, posts = await self._shown(table)
        if table.row.beginning and table.row.stage is Stage.LOBBY and table.row.thread is None:
            table = await self.places.open(table, None)
        await self._commitments.settle(table, shown)  # before the lobby post loses its fingerprint
        await self.lobbies.catch_up(table, shown)
        if table.row.stage is Stage.LOBBY or not table.row.seed:
            return
        if table.row.stage is Stage.FROZEN:
            await endings.stand_still(bot, table)
            return
        if table.row.thread is None:
            table = await self.places.open(table, shown.get(audiences.LOBBY))
            await self._commitments.settle(table, shown)
            await self.lobbies.catch_up(table, shown)
        await self.reminders.forget_stale(table, shown.values())
        await self._turns(table, shown, posts)
        await endings.go_on(bot, table, shown.get(audiences.FROZEN))
        shown, posts = await self._shown(table)
        surfaces: list[SurfaceRow] = []
        changed: list[PostRow] = []
        try:
            try:
                await earlier_posts.catch_up(bot, table, shown, posts, changed)
            except TimeoutError:  # old messages may be changed rarely, and nobody waits for that
                await self._beside(table, shown, surfaces)
                raise
            await self._beside(table, shown, surfaces)
            told = shown.get(audiences.TOLD)
            if told is None or told.shown_seq < table.head:  # nothing is left to be said
                surfaces.append(SurfaceRow(table.row.id, audiences.TOLD, 0, None, table.head))
        finally:
            # At once: what could not be recorded is changed once more.
            if surfaces or changed:
                await bot.store.set_shown(surfaces, changed)

    async def _beside(self, table: Table, shown: Mapping[str, SurfaceRow], done: list[SurfaceRow]) -> None:
        """Update a table's messages besides the story's posts.

        Args:
            done: gets the hand posts that were changed.
        """
        bot = self._bot
        await self._questions.catch_up(table, shown)
        await self.delayed_calls.catch_up(table, shown)
        shown = await hands.forget_owners(bot, table, shown)
        await waiting_hands.catch_up(bot, table, shown, await hands.catch_up(bot, table, shown, done))
        if table.over:
            await endings.catch_up(bot, table)
            return
        for seat in await questions.catch_up(bot, table, shown, self.delayed_calls.waits):
            await self.reminders.call(table, seat)
        await plans.tell_outcomes(bot, table)

    async def _shown(self, table: Table) -> tuple[dict[str, SurfaceRow], list[PostRow]]:
        """The table's recorded messages by audience, and the posts of its story."""
        surfaces, posts = await self._bot.store.shown(table.row.id)
        return {each.audience: each for each in surfaces}, posts

    # The thread.

    async def _turns(self, table: Table, shown: Mapping[str, SurfaceRow], posts: list[PostRow]) -> None:
        """Post each turn since the last one shown; the buttons move to the newest."""
        assert table.row.thread is not None
        before = shown.get(audiences.THREAD) or SurfaceRow(
            table.row.id, audiences.THREAD, table.row.thread, None, -1
        )
        surface = await self._recovery.found_again(table, before)
        if surface is not before:
            shown, posts = await self._shown(table)
            if before.message is None:
                await thread.let_players_in(self._bot, table)
        pinged = shown.get(audiences.PING) or replace(surface, audience=audiences.PING)
        batches = batching.batches(table, surface.shown_seq)
        boards = [batch for batch in batches if not batch.aside]
        to_ping = self.delayed_calls.to_ping
        if batches and surface.shown_seq < 0:
            await leagues.greet(self._bot, table)
        if batches:
            await earlier_posts.remember(self._bot, table, surface, posts)
        for batch in batches:
            done: list[SurfaceRow] = []
            drawn = None
            if batch.aside:
                message = await self._post_clocks(table, batch)
            else:
                newest = batch is boards[-1]
                users, later = await to_ping(table, pinged.shown_seq) if newest else ([], [])
                message, drawn = await self._post_turn(table, batch, newest, users, surface.message)
                if surface.message is None:
                    await thread.let_players_in(self._bot, table)
                if newest:
                    pinged = replace(pinged, shown_seq=table.head)
                    done += [pinged, *owed_calls(table, later)]
            told = PostRow(table.row.id, message, table.row.thread, surface.shown_seq, batch.last_seq, drawn)
            if not batch.aside:
                surface = replace(surface, message=message)
            surface = replace(surface, shown_seq=batch.last_seq)
            await self._bot.store.set_shown([surface, *done], [told])

    async def _post_turn(
        self, table: Table, turn: Turn, newest: bool, pings: list[int], above: int | None
    ) -> tuple[int, int | None]:
        # A turn that is posted again below others, as after a restored backup, is another post: it stands below another one.
        differs = (mark(table, turn.last_seq) ^ (above or 0)) % 10**6
        nonce = f"{table.row.id}-{turn.last_seq}-{differs}"
        post = turn_post(table, turn, newest)
        roles = crews.roles(table, table.due) if newest and table.row.crews else ()
        if pings or roles:
            of_crew = [seat for seat in table.due if table.seats[seat].crew]
            seats = [seat for seat in table.due if seat in of_crew or table.seats[seat].user in pings]
            said = turn_push(table, turn, seats, await thread.zone_of(self._bot, table))
            post = replace(post, push=said, call=turn_call(table, seats))
        return await thread.post_turn(self._bot, table, post, nonce, pings, roles)

    async def _post_clocks(self, table: Table, turn: Turn) -> int:
        """Post a line about clocks or seats. A nudge pings its targets, a pause's end all who are due, a handed-on
        seat whoever did not agree.
        """
        called = batching.called_seats(table, turn)
        pings = [
            user
            for seat in (*called, *batching.seats_taken_over(table, turn))
            for user in table.by_name(seat)
        ]
        post, nonce = clocks_post(table, turn, bool(called)), f"{table.row.id}-{turn.last_seq}"
        post = replace(post, call=turn_call(table, called)) if called else post
        message = await thread.send(self._bot, table, post, nonce, pings, silent=not pings)
        for seat in batching.nudged_seats(table, turn):
            await self.reminders.adopt(table, seat, message)
        return message
