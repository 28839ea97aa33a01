"""The month itself: what happens next, who does it, and whether every ping and deadline was right."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from discord.utils import sleep_until

from data.records.enums import Stage
from data.records.preferences import Preferences
from data.store import open_store
from engines.core.chance import Rng
from engines.core.text import Seat
from render.languages import LOCALES
from sandbox import Message, Sandbox, Thread
from sandbox.model.messages import MessageEvent
from sandbox.model.platform import Event
from tables.clocks.time_control import Quiet
from tables.crews import proposals
from tables.service import Tables
from tables.story import story_of
from tables.table import Table
from tests.calls import events_of, faults
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    clicked,
    confirmable,
    newest_post,
    open_panel,
    play_by_buttons,
    start,
    take,
)
from tests.cogs.loopback.test_table import press
from tests.month.driven import DrivenBot
from tests.month.people import CROWD, LEAVING, SUBSTITUTE, Player
from tests.spoken import discord_locale, says

BEGINS = datetime(2026, 3, 2, 8, tzinfo=UTC)
GAMES = (
    "armadora",
    "hanging_gardens",
    "armadora",
    "yspahan",
    "alhambra",
    "armadora",
    "carcassonne",
    "hanging_gardens",
)
DEALS = ("24h", "12h", "24h+6h/48h", "48h", "72h+12h/120h", "24h")
"""Time controls, as `/table new` takes them."""

_LOCALES = [discord_locale(each) for each in LOCALES]

_DIGEST = Preferences(digest=18 * 60)
"""When those hear who take digests."""
_FIRST_EVENING = timedelta(hours=9)
"""The time from the beginning until some agree to end their game."""
_THREAD = re.compile(r"/channels/\d+/(\d+)")
_LEFT = re.compile(r"<t:(\d+):R>")
_DRAWN = re.compile(r"m1:play:[a-z0-9]*:(\d+):")
"""The entry at which a post was drawn, on its buttons."""

Decision = tuple[str, Seat, int]
"""A table, a seat, and the entry with which it was asked."""


@dataclass(slots=True)
class Figures:
    """What a month came to; everything after the blank line must be 0."""

    tables: int = 0
    ended: int = 0
    turns: int = 0
    pings: int = 0
    reminders: int = 0
    timeouts: int = 0
    returned: int = 0
    taken: int = 0
    kills: int = 0
    proposals: int = 0
    votes: int = 0
    conferred: int = 0
    left_crews: int = 0

    unpinged: int = 0
    doubled: int = 0
    misdirected: int = 0
    untold: int = 0
    early: int = 0
    overdue: int = 0
    stuck: int = 0
    leaked: int = 0

    @property
    def complaints(self) -> int:
        """How often something was wrong."""
        right = self.unpinged + self.doubled + self.misdirected + self.untold
        return right + self.early + self.overdue + self.stuck + self.leaked

    def __str__(self) -> str:
        return " · ".join(f"{name} {count}" for name, count in asdict(self).items())


class Month:
    """Many tables over many days.

    Args:
        tables: how many of persons, and how many with a crew, every other time an open one.
        kills: how often the bot is killed on the way, in the middle of something as often as not.
        agree: at how many tables people agree to end the game on the first evening.
        narrate: told every complaint, and what it has come to after each day.
    """

    def __init__(
        self,
        discord: Sandbox,
        folder: Path,
        seed: str,
        tables: tuple[int, int],
        days: int,
        kills: int = 0,
        agree: int = 0,
        narrate: Callable[[str], None] = lambda line: None,
    ) -> None:
        self._narrate = narrate
        self.figures = Figures(tables=sum(tables))
        self.complaints: list[str] = []
        self._discord = discord
        self._bot = DrivenBot(discord, folder)
        self._rng = Rng(f"month {seed}", 0)
        self._days = days
        self._agree = agree
        self._tables_asked = tables
        self._called: Counter[tuple[Decision, int]] = Counter()
        self._now = BEGINS
        self._players: list[Player] = []
        self._left: set[int | None] = set()
        self._threads: dict[int, str] = {}
        self._news: dict[int, list[tuple[Message, int | None]]] = {}
        self._pinged: Counter[Decision] = Counter()
        self._reminded: Counter[Decision] = Counter()
        self._announced: dict[Decision, datetime] = {}
        self._heads: dict[str, int] = {}
        self._letters: list[Message] = []
        self._heard_the_end: Counter[tuple[str, int]] = Counter()
        gaps = sorted(self._rng.below(days * 1440) for _ in range(kills))
        self._kills = [BEGINS + timedelta(minutes=gap) for gap in gaps]
        discord.world.listeners.append(self._heard)

    async def run(self) -> Figures:
        """Live through it all."""
        guilds = [self._discord.guild(name) for name in ("Game night", "ボードゲーム部")]
        for guild in guilds:
            guild.channel("tables")
        async with self._bot:
            await self._bot.start_at(self._now)
            store = await open_store(f"sqlite+aiosqlite:///{self._bot.database}")
            self._tables = Tables(store, now=lambda: self._now, sleep_until=sleep_until, computer=_nobody)
            try:
                for at in range(self._tables_asked[0]):
                    await self._open(at, guilds[at % 2])
                for at in range(self._tables_asked[1]):
                    await self._open_crew(at, guilds[at % 2])
                await self._live()
                await self._reckon()
            finally:
                await store.close()
            await self._bot.stop()
        return self.figures

    async def _open(self, at: int, guild: Any) -> None:
        """People gather at a table and start."""
        channel, seats = guild.channel("tables"), 2 + at % 3
        seat_row = []
        for _ in range(seats):
            habit = CROWD[len(self._players) % len(CROWD)]
            name = (
                f"{['Ana', 'Ben', 'Chie', 'Dan', 'Eri', 'Finn'][len(self._players) % 6]} {len(self._players)}"
            )
            person = guild.person(name, locale=_LOCALES[len(self._players) % len(_LOCALES)])
            seat_row.append(Player(person, habit, BEGINS, Rng(f"{name} {self._rng.below(10**9)}", 0)))
            self._players.append(seat_row[-1])
        await self._sleep_at_night(seat_row[at % seats])
        await self._choose(seat_row[(at + 1) % seats], digest=_DIGEST.digest)
        seat_row[(at + 1) % seats].digests = True
        opener = seat_row[0].person
        reply = await opener.slash(
            channel, "table new", game=GAMES[at % len(GAMES)], players=seats, time=DEALS[at % len(DEALS)]
        )
        panel = await reply.settled(SLOW)
        if at % 2:
            panel = await clicked(opener, panel, "m1:options:")
            rule = next(each["custom_id"] for each in panel.selects if each["custom_id"].endswith(":absence"))
            await (await opener.choose(panel, "substitute", custom_id=rule)).settled(SLOW)
        lobby = next(message for message in reversed(channel.messages) if "m1:join:" in str(message.buttons))
        ids = {each["custom_id"].split(":")[1]: each["custom_id"] for each in lobby.buttons}
        for player in seat_row[1:]:
            await (await player.person.click(lobby, custom_id=ids["join"])).settled(SLOW)
        await start(opener, lobby)
        table = ids["join"].split(":")[2]
        await self._pass(self._now)
        row = (await self._tables.table(table)).row
        assert row.thread is not None
        self._threads[row.thread] = table
        for player in seat_row:
            player.home = row.thread
        await self._look(row.thread)

    async def _open_crew(self, at: int, guild: Any) -> None:
        """A crew gathers against one person, an open one in Carcassonne, else a fixed one that sees a hand. Its last member has enough soon."""
        channel, is_open = guild.channel("tables"), at % 2 == 0
        people = []
        for number in range(5):
            habit = LEAVING if number == 4 else CROWD[len(self._players) % len(CROWD)]
            name = f"{['Gus', 'Hana', 'Ivo', 'Jun', 'Kim'][len(self._players) % 5]} {len(self._players)}"
            person = guild.person(name, locale=_LOCALES[len(self._players) % len(_LOCALES)])
            guild.members[person.id].joined = BEGINS - timedelta(days=30)
            people.append(Player(person, habit, BEGINS, Rng(f"{name} {self._rng.below(10**9)}", 0)))
            self._players.append(people[-1])
        opponent, opener, *members = people
        await self._sleep_at_night(members[0])
        await self._choose(members[1], digest=_DIGEST.digest)
        members[1].digests = True
        await (
            await opener.person.slash(
                channel,
                "table new",
                game="carcassonne"
                if is_open
                else ("armadora", "yspahan", "hanging_gardens", "alhambra")[at // 2 % 4],
                players=2,
                time=DEALS[at % len(DEALS)],
                crews="open 1" if is_open else "fixed 1",
            )
        ).settled(SLOW)
        lobby = next(message for message in reversed(channel.messages) if "m1:crew:" in str(message.buttons))
        ids = {each["custom_id"].split(":")[1]: each["custom_id"] for each in lobby.buttons}
        for player in members:
            await (await player.person.click(lobby, custom_id=ids["crew"])).settled(SLOW)
        await (await opponent.person.click(lobby, custom_id=ids["join"])).settled(SLOW)
        await start(opener.person, lobby)
        table = ids["join"].split(":")[2]
        await self._pass(self._now)
        row = (await self._tables.table(table)).row
        assert row.thread is not None
        self._threads[row.thread] = table
        for player in people:
            player.home = row.thread
        await self._look(row.thread)

    async def _sleep_at_night(self, player: Player) -> None:
        """Somebody sets quiet hours, where they live."""
        zone = ("Asia/Tokyo", "Europe/Berlin", "America/New_York")[len(self._players) % 3]
        await player.person.slash(player.person.dm, "settings", zone=zone)
        await self._choose(player, since=22 * 60, quiet=9 * 60)
        player.quiet = Quiet(zone, 22 * 60, 7 * 60)

    async def _choose(self, player: Player, **chosen: int | None) -> None:
        """Somebody chooses on their settings."""
        person = player.person
        panel = await (await person.slash(person.dm, "settings")).settled(SLOW)
        for name, value in chosen.items():
            select = next(each for each in panel.selects if each["custom_id"].endswith(f":{name}"))
            panel = await (await person.choose(panel, str(value), custom_id=select["custom_id"])).settled(
                SLOW
            )

    async def _live(self) -> None:
        ends = BEGINS + timedelta(days=self._days)
        wakes = await self._pass(self._now)
        while self._now < ends:
            soon = [(player.next, at) for at, player in enumerate(self._players) if player.next is not None]
            acts = min(soon, default=None)
            when = min(each for each in (acts and acts[0], wakes, ends) if each is not None)
            if self._kills and self._kills[0] <= when:
                when = max(self._now, self._kills.pop(0))
                player = self._players[acts[1]] if acts and self._rng.below(2) else None
                await self._power_cut(when, player)
                wakes = await self._pass(self._now)
                continue
            wakes = await self._pass(when)
            if self._agree and self._now >= BEGINS + _FIRST_EVENING:
                await self._end_some()
                wakes = await self._pass(when)
            if acts is not None and acts[0] == when:
                await self._act(self._players[acts[1]])
                wakes = await self._pass(when)
            for player in list(self._players):
                self._come_and_go(player)

    async def _pass(self, when: datetime) -> datetime | None:
        """Let time pass, and look at every table where something was told."""
        if when.date() > self._now.date():
            self._narrate(f"{self._now:%d %B}: {self.figures}")
        self._now = max(when, self._now)
        wakes = await self._bot.until(self._now)
        for letter in self._letters:
            await self._read(letter)
        self._letters.clear()
        for thread in self._news.keys() & self._threads.keys():
            await self._look(thread)
        return wakes

    async def _act(self, player: Player) -> None:
        """Somebody looks at the phone, and plays where they meant to."""
        thread_id = min(player.threads, key=lambda each: player.threads[each])
        del player.threads[thread_id]
        thread = self._discord.world.channels[thread_id]
        assert isinstance(thread, Thread)
        table = await self._tables.table(self._threads[thread_id])
        seat = table.seat_of(player.person.id)
        wanted = "m1:take:" if seat is None else "m1:return:" if table.seats[seat].away else None
        if wanted is not None and not table.over:
            await self._press(player, thread, wanted)
        try:
            post = newest_post(self._discord, thread)
        except StopIteration:
            return
        panel = await open_panel(player.person, post)
        if seat is not None and table.seats[seat].crew and seat in table.due:
            await self._confer(player, thread, panel)
        elif choices(panel) or confirmable(panel):
            await play_by_buttons(player.person, panel, player.rng)
            self.figures.turns += 1

    async def _confer(self, player: Player, thread: Thread, panel: Message) -> None:
        """A member votes for what is proposed, or proposes something else; or has had enough of it."""
        person = player.person
        if player.habit.leaves and self._now > player.began + timedelta(days=2):
            more = await press(person, newest_post(self._discord, thread), "more")
            sure = await press(person, more, "resign")
            await press(person, sure, "resigned")
            player.threads.clear()
            self.figures.left_crews += 1
            return
        listed = next(
            (each["custom_id"] for each in panel.buttons if each["custom_id"].startswith("m1:proposals:")),
            None,
        )
        if listed is not None and player.rng.below(2):
            page = await (await person.click(panel, custom_id=listed)).settled(SLOW)
            votes = [each["custom_id"] for each in page.buttons if ":backing:" in each["custom_id"]]
            if votes and ":yes " in votes[0]:
                await (await person.click(page, custom_id=votes[0])).settled(SLOW)
                self.figures.votes += 1
                return
            back = next(
                each["custom_id"] for each in page.buttons if each["custom_id"].startswith("m1:panel:")
            )
            panel = await (await person.click(page, custom_id=back)).settled(SLOW)
        while True:
            ready = [
                each["custom_id"] for each in panel.buttons if each["custom_id"].startswith("m1:propose:")
            ]
            offered = choices(panel)
            if ready and (not offered or player.rng.below(2)):
                await (await person.click(panel, custom_id=ready[0])).settled(SLOW)
                self.figures.proposals += 1
                return
            if not offered:  # decided meanwhile
                return
            panel = await take(person, panel, player.rng.choice(offered))

    async def _end_some(self) -> None:
        """At some tables everybody agrees to end the game."""
        tables, self._agree = list(self._threads)[: self._agree], 0
        for number in tables:
            thread = self._discord.world.channels[number]
            assert isinstance(thread, Thread)
            first, *others = [player.person for player in self._players if player.home == number]
            more = await press(first, newest_post(self._discord, thread), "more")
            await press(first, await press(first, more, "stop"), "stopped")
            await self._pass(self._now)
            question = next(each for each in thread.messages if ":vote:" in str(each.buttons))
            for person in others:
                await press(person, question, "vote")

    async def _press(self, player: Player, thread: Thread, act: str) -> None:
        """The newest button of this kind, if it is still there."""
        for message in reversed(thread.messages):
            for part in message.buttons:
                if part.get("custom_id", "").startswith(act):
                    await (await player.person.click(message, custom_id=part["custom_id"])).settled(SLOW)
                    name = "taken" if "take" in act else "returned"
                    setattr(self.figures, name, getattr(self.figures, name) + 1)
                    return

    async def _power_cut(self, when: datetime, player: Player | None) -> None:
        """Kill the bot, perhaps while somebody plays; it comes back at once or after some hours."""
        self.figures.kills += 1
        work: Coroutine[Any, Any, None] | None = self._act(player) if player is not None else None
        if work is not None and player is not None:
            meant = dict(player.threads)
            seen = len(self._discord.requests) + 1 + self._rng.below(12)
            playing = asyncio.create_task(work)
            reached = asyncio.create_task(
                self._discord.until(lambda: len(self._discord.requests) >= seen, "requests", SLOW)
            )
            await asyncio.wait([playing, reached], return_when=asyncio.FIRST_COMPLETED)
            await self._bot.kill()
            for task in (playing, reached):
                task.cancel()
            await asyncio.gather(playing, reached, return_exceptions=True)
            player.threads = {thread: when + timedelta(minutes=20) for thread in meant} | player.threads
        else:
            await self._bot.kill()
        self._now = max(self._now, when + timedelta(hours=self._rng.below(2) * self._rng.below(7)))
        await self._bot.start_at(self._now)

    def _come_and_go(self, player: Player) -> None:
        """Whoever has had enough leaves the server; whoever comes back looks after their table."""
        if player.gone or player.leaves is None or self._now < player.leaves:
            return
        if player.habit.leaves:
            player.gone = True
            player.threads.clear()
            self._left.add(player.person.id)
            for guild in self._discord.world.guilds.values():
                if player.person.id in guild.members:
                    guild.leave(player.person)
        elif player.returns is not None and self._now >= player.returns:
            player.gone = True
            player.threads.setdefault(player.home, self._now + timedelta(minutes=player.rng.below(300)))

    def _offered(self, thread: int) -> None:
        """A seat is free: somebody new may want it after a while."""
        place = self._discord.world.channels[thread]
        if place.guild is None or self._rng.below(3) == 0:
            return
        person = self._discord.guild(place.guild.name).person(f"Gus {len(self._players)}")
        substitute = Player(
            person, SUBSTITUTE, BEGINS, Rng(f"substitute {len(self._players)}", 0), home=thread
        )
        substitute.threads[thread] = self._now + timedelta(minutes=60 + substitute.rng.below(1200))
        self._players.append(substitute)

    def _heard(self, event: Event) -> None:
        if not isinstance(event, MessageEvent) or event.name != "MESSAGE_CREATE":
            return
        message = event.message
        if message.author is not self._discord.world.bot:
            return
        if message.channel.guild is not None:
            drawn = [found for part in message.buttons if (found := _DRAWN.match(part.get("custom_id", "")))]
            head = int(drawn[0][1]) if drawn else None
            self._news.setdefault(message.channel.id, []).append((message, head))
            return
        self._letters.append(message)
        # A question on somebody else's turn comes by direct message; its answer can be given in the thread as well.
        for part in message.buttons:
            _, act, table = [*part.get("custom_id", "").split(":"), "", ""][:3]
            for player in self._players:
                if act == "pick" and player.person in message.channel.recipients:
                    thread = next(thread for thread, each in self._threads.items() if each == table)
                    player.pinged(thread, self._now, reminder=False)
                    return

    async def _read(self, letter: Message) -> None:
        """Judge a direct message: a digest tells its reader where they may play; what a crew confers on is for its members."""
        for part in letter.buttons:
            _, act, table_id = [*part.get("custom_id", "").split(":"), "", ""][:3]
            if act == "play" and "▲" in letter.text:
                about = await self._tables.table(table_id)
                members = {each.user for each in about.members}
                if any(each.id not in members for each in letter.channel.recipients):
                    self._complain("leaked", about, letter.text[-200:])
        if not any(event.what == "a digest" for event in events_of(letter)):
            return
        player = next(each for each in self._players if each.person in letter.channel.recipients)
        for thread in {int(number) for number in _THREAD.findall(letter.text)} & self._threads.keys():
            table = await self._tables.table(self._threads[thread])
            seat = table.seat_of(player.person.id)
            if table.over:
                self._heard_the_end[table.row.id, player.person.id] += 1
            elif seat is not None and (asked := table.asked_at(seat)) is not None:
                self._pinged[table.row.id, seat, asked] = 1
                self._called[(table.row.id, seat, asked), player.person.id] = 1
                player.pinged(thread, self._now, reminder=False)

    async def _look(self, thread: int) -> None:
        """Judge what was told at a table since the last look, now that the bot is at rest."""
        table_id = self._threads[thread]
        table = await self._tables.table(table_id)
        news = self._news.pop(thread, [])
        users = {user: each.seat for each in table.seats if each.human for user in table.people_at(each.seat)}
        self._judge_moves(table)
        for message, head in news:
            # Whoever goes on on an open panel may have answered meanwhile what the post pinged them for.
            asks = table.ask_entries if head is None else _as_of(table, head)
            if "m1:take:" in str(message.buttons):
                self._offered(thread)
            about = list(events_of(message))
            ends = any(event.what.startswith("the game is over") for event in about)
            asks_somebody = any(event.who == "who is asked" for event in about)
            for user in message.pinged if ends or asks_somebody else ():
                if ends:
                    self._heard_the_end[table_id, user.id] += 1
                    continue
                seat = users.get(user.id)
                asked = asks.get(seat) if seat is not None else None
                if seat is None or asked is None:
                    self._complain("misdirected", table, f"{user.name} owes nothing: {message.text[-200:]}")
                    continue
                if table.seats[seat].crew:
                    reminds = self._count_crew((table_id, seat, asked), user.id, message)
                else:
                    reminds = self._count((table_id, seat, asked), message)
                for player in self._players:
                    if player.person is user:
                        player.pinged(message.channel.id, self._now, reminds)
        self._judge_calls(table)

    def _judge_calls(self, table: Table) -> None:
        """Whoever is asked, or whose game is over, must have been called by now, unless they are asleep or wait for a digest."""
        players = {each.person.id: each for each in self._players}
        for seat in table.due:
            asked = table.asked_at(seat)
            assert asked is not None
            player, decision = players.get(table.seats[seat].user or 0), (table.row.id, seat, asked)
            by_letter = isinstance(table.ask_of(seat), table.presentation.questions)
            if by_letter or player is None or not table.seats[seat].human or _goes_on(table, seat, asked):
                continue
            if self._hears(player, table.asked_since(seat)) and self._pinged[decision] == 0:
                self._complain("unpinged", table, f"seat {seat} was not told of entry {asked}")
                self._pinged[decision] = 1
            self._judge_crew(table, seat, asked, players)
        ends = [(each, user) for each in table.seats for user in table.people_at(each.seat)]
        for seat_row, user in ends if table.over else ():
            player = players.get(user)
            if player is not None and self._hears(player, table.story.at(table.head)):
                calls = self._heard_the_end[table.row.id, player.person.id]
                if calls != 1 and (seat_row.human or seat_row.away or calls):
                    self._complain("untold", table, f"{player.person.name} heard of the end {calls} times")
                    self._heard_the_end[table.row.id, player.person.id] = 1

    def _judge_crew(self, table: Table, seat: Seat, asked: int, players: Mapping[int, Player]) -> None:
        """Every member of a due crew is called once a turn, but for whoever is asleep or waits for a digest."""
        since = table.asked_since(seat)
        if _goes_on(table, seat, asked) or not table.seats[seat].human:
            return
        for member in table.crew(seat):
            player, decision = players.get(member.user), (table.row.id, seat, asked)
            hears = player is not None and member.at < since and self._hears(player, since)
            if hears and self._called[decision, member.user] == 0:
                self._complain("unpinged", table, f"{member.name} of crew {member.crew}, entry {asked}")
                self._called[decision, member.user] = 1

    def _hears(self, player: Player, since: datetime) -> bool:
        """Whether somebody must have heard by now of what happened at a time."""
        if player.person.id in self._left or player.asleep(self._now):
            return False
        digest = _DIGEST.next_digest(since)
        return not player.digests or (digest is not None and digest < self._now)

    def _count_crew(self, decision: Decision, user: int, message: Message) -> bool:
        """Count a call of one member; each is called once, and never reminded."""
        self._called[decision, user] += 1
        self.figures.pings += 1
        if self._called[decision, user] > 1:
            self._complain("doubled", decision, message.text[-200:])
        return False

    def _count(self, decision: Decision, message: Message) -> bool:
        """Count a call; returns whether it reminds of one."""
        reminds = any(
            says(line, key, locale)
            for line in message.notified.values()
            for key in ("push-reminder", "push-reminder-by")
            for locale in LOCALES
        )
        if reminds:
            self.figures.reminders += 1
            self._reminded[decision] += 1
        else:
            self.figures.pings += 1
            self._pinged[decision] += 1
        if self._pinged[decision] > 1 or self._reminded[decision] > 1:
            self._complain("doubled", decision, message.text[-200:])
        if left := _LEFT.search(message.text):
            self._announced[decision] = datetime.fromtimestamp(int(left[1]), UTC)
        return reminds

    def _judge_moves(self, table: Table) -> None:
        """No move of the clock may come before the deadline that was announced."""
        since = self._heads.get(table.row.id, 0)
        self._heads[table.row.id] = table.head
        if table.over and since < table.head:
            self.figures.ended += 1
        asked = {decision: when for decision, when in self._announced.items() if decision[0] == table.row.id}
        seen: set[Seat] = set()
        for kept in table.story.entries:
            seat = kept.entry.seat
            if kept.entry.seq <= since or seat is None or seat in seen:
                continue
            seen.add(seat)
            # What was the only move is played by itself, too.
            if kept.entry.line in ("late", "vacation") and table.seats[seat].human:
                self.figures.timeouts += 1
                newest = max(
                    (each for each in asked if each[1] == seat), key=lambda each: each[2], default=None
                )
                if newest is not None and kept.at < asked[newest]:
                    self._complain(
                        "early",
                        table,
                        f"seat {seat}, entry {kept.entry.seq} at {kept.at}, promised {asked[newest]}",
                    )

    async def _reckon(self) -> None:
        """After the last day: no table may wait for somebody whose time is up, or for nobody."""
        for table_id in self._threads.values():
            table = await self._tables.table(table_id)
            self._judge_calls(table)
            self._judge_votes(table)
            if table.row.stage is Stage.ENDED:
                continue
            until = {deadline.seat: deadline.due for deadline in table.deadlines}
            for seat in table.due:
                if not table.seats[seat].human or seat not in until:
                    self._complain("stuck", table, f"seat {seat} is due without an end")
                elif until[seat] <= self._now:
                    self._complain("overdue", table, f"seat {seat} since {until[seat]}")
            if not table.due:
                self._complain("stuck", table, "waits for nobody")
        for why in faults(self._discord):
            self._complain("misdirected", table, why)

    def _judge_votes(self, table: Table) -> None:
        """What a crew has voted for was played once, at its own seat, and nothing else is kept of its votes."""
        entries = {kept.entry.seq: kept.entry for kept in table.story.entries}
        played = {(each.base_seq, each.turn, each.played) for each in table.backings if each.played}
        self.figures.conferred += len(played)
        if len({base for base, _, _ in played}) < len(played):
            self._complain("doubled", table, f"two turns for one question: {played}")
        for _, turn, seq in played:
            entry = entries[seq]
            if entry.line != turn.split("; ")[0] or entry.auto or entry.seat is None:
                self._complain("stuck", table, f"entry {seq} is {entry.line}, and voted for was {turn}")
        late = [each for each in table.deadlines if table.seats[each.seat].crew and each.remind <= self._now]
        for clock in late:
            if clock.seat in table.due and proposals.proposed(table, clock.seat) and not table.row.paused:
                self._complain("stuck", table, f"crew at seat {clock.seat} has voted, and nothing is played")

    def _complain(self, kind: str, about: Table | Decision, what: str) -> None:
        setattr(self.figures, kind, getattr(self.figures, kind) + 1)
        name = about.row.id if isinstance(about, Table) else about[0]
        line = f"{self._now:%d %H:%M} {kind} at {name}: {what}"
        self.complaints.append(line)
        self._narrate(line)


def _goes_on(table: Table, seat: Seat, asked: int) -> bool:
    """Whether a seat is asked something because of what it has just played itself, in the same turn."""
    return any(
        told.entry.seq == asked and told.entry.seat == seat and not told.closes for told in table.story.played
    )


def _as_of(table: Table, head: int) -> Mapping[Seat, int]:
    """Since when each seat was asked when an entry was the newest."""
    story = table.story
    entries = [kept for kept in story.entries if kept.entry.seq <= head]
    return story_of(table.game, story.header, story.began, entries).ask_entries


async def _nobody(*_: Any) -> tuple[str, ...]:
    raise AssertionError("this reader of the tables has no computer players")
