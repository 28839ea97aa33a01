"""Nobody decides alone what affects others: consent to every kind of question, seats, and what those who resigned may see."""

from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

from data.records.enums import VoteKind
from data.records.people import Person
from engines.core.chance import Rng
from engines.core.table_lines import Accepted, Extra, Paused, Removed, Stop, Undo, Voted, parse
from engines.core.text import GameError
from tables.clocks import absence
from tables.drafts import idle_turn
from tables.errors import NotNow
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, PEOPLE, STRANGER, Room

MODERATOR = STRANGER
BY_CONSENT = {Stop: VoteKind.STOP, Paused: VoteKind.PAUSE, Extra: VoteKind.EXTRA, Undo: VoteKind.UNDO}


@dataclass
class Evening:
    """People who do anything at a table that they can, and a record of who has said yes to what."""

    room: Room
    table: str
    people: list[Person]
    chance: Rng
    yes: dict[Any, Any] = field(default_factory=dict)
    seen: set[Any] = field(default_factory=set)
    newcomers: int = 200

    def pick(self, among):
        return among[self.chance.below(len(among))]

    async def step(self):
        """Somebody does something, or time passes; then whatever came of it is judged."""
        before = await self.room.tables.table(self.table)
        length = len(await self.room.store.entries(self.table))
        who = self.pick(self.people)
        try:
            how = await self.pick(self.deeds)(self, before, who)
        except GameError:
            how = None
        await self.room.tables.settle()
        after = await self.room.tables.table(self.table)
        for vote in after.votes:
            self.yes.setdefault((vote.kind, vote.at), {vote.asked_by})
        for kept in (await self.room.store.entries(self.table))[length:]:
            self.judge(before, kept.entry, how, who)
        return after

    async def plays(self, table, who):
        seat = table.seat_of(who.user)
        if seat in table.due:
            for made in idle_turn(table, seat):
                await self.room.tables.play(self.table, who.user, made.entry.line)

    async def asks(self, table, who):
        votes, presence = self.room.tables.votes, self.room.tables.presence
        await self.pick([votes.propose_stop, votes.undo, presence.pause, presence.extra])(
            self.table, who.user
        )

    async def hands_on(self, table, who):
        if self.chance.below(8) == 0:
            await self.room.tables.presence.offer(
                self.table, MODERATOR.user, self.chance.below(len(table.seats)), moderator=True
            )
            return MODERATOR
        seat = self.pick([None, *range(len(table.seats))])
        return await self.room.tables.presence.offer(self.table, who.user, seat)

    async def answers(self, table, who):
        if table.votes:
            vote, yes = self.pick(table.votes), self.chance.below(8) > 0
            if (asked := table.voters(vote)) and self.chance.below(4):
                user = table.seats[self.pick(asked)].user
                who = next(each for each in self.people if each.user == user)
            await self.room.tables.votes.vote(self.table, who.user, vote.kind, yes)
            if yes:
                self.yes[vote.kind, vote.at].add(table.seat_of(who.user))

    async def comes_and_goes(self, table, who):
        presence = self.room.tables.presence
        match self.chance.below(16):
            case 0:
                await self.room.tables.resign(self.table, who.user)
            case 1:
                await presence.gone(self.table, who.user)
            case 2:
                self.newcomers += 1
                newcomer = Person(self.newcomers, "New", "en")
                await presence.substitute(self.table, self.chance.below(len(table.seats)), newcomer)
                self.people.append(newcomer)
            case _:
                await presence.back(self.table, who.user)

    async def waits(self, table, who):
        self.room.now.go(hours=self.pick([1, 9, 26, 70]))
        for vote in table.votes:
            await self.room.tables.votes.lapse(vote)
        for deadline in (await self.room.tables.table(self.table)).deadlines:
            if deadline.due <= self.room.now():
                await self.room.tables.presence.expire(deadline)
        return "waited"

    deeds = (
        plays,
        plays,
        asks,
        asks,
        hands_on,
        hands_on,
        answers,
        answers,
        answers,
        comes_and_goes,
        waits,
        waits,
    )

    def judge(self, before, entry, how, who):
        """Nothing was done to anyone without their yes, unless they were late or a moderator without a seat did it."""
        line, others = parse(entry.line), [each for each in before.seats if each.seat != entry.seat]
        present = {each.seat for each in others if each.human}
        reached = present | {each.seat for each in others if each.away and each.seat not in before.story.gone}
        self.seen.add(type(line))
        match line:
            case Stop() | Paused() | Extra() | Undo():
                kind = BY_CONSENT[type(line)]
                back = before.taking_back(entry.seat) if kind is VoteKind.UNDO else None
                if back is not None and not back.consent:
                    return
                needed = reached if kind is VoteKind.STOP else present or reached
                assert needed <= self.said_yes(before, kind), entry.line
            case Accepted(by):
                kinds = [each for each in (VoteKind.OFFER, VoteKind.REPLACE) if before.question(each)]
                assert any({entry.seat, by} <= self.said_yes(before, kind) for kind in kinds), entry.line
            case Voted(by):
                others_of_both = {each.seat for each in before.seats if each.human} - {entry.seat, by}
                assert how == "waited" and others_of_both <= self.said_yes(before, VoteKind.REPLACE)
                assert absence.overdue(before, entry.seat, self.room.now(), ())
            case Removed(user):
                assert how is MODERATOR and user == MODERATOR.user and before.seat_of(user) is None

    def said_yes(self, before, kind):
        vote = before.question(kind)
        return self.yes[kind, vote.at] if vote is not None else set()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_nothing_is_done_to_anyone_without_their_yes(room):
    seen = set()
    tables: list[Any] = [{}, {"rated": True}, {"clock": "24h", "vacation": 1}, {"clock": "8h", "rated": True}]
    for count, settings, number in product((2, 3, 4), tables, range(3)):
        people = PEOPLE[:count]
        table = await room.start(people, options={"rounds": "9"}, **settings)
        evening = Evening(room, table, list(people), Rng(f"evening {count} {settings} {number}", 0))
        for _ in range(50):
            if (await evening.step()).over:
                break
        seen |= evening.seen
    assert {Stop, Paused, Extra, Undo, Accepted, Removed} <= seen, "or this law has seen nothing"


async def test_a_moderator_does_not_take_a_seat_that_they_have_emptied(room):
    table = await room.start([ANA, BEN, CHIE])
    presence = room.tables.presence
    await presence.offer(table, MODERATOR.user, 1, moderator=True)
    now = await room.tables.table(table)
    for way in (presence.substitute(table, 1, MODERATOR), presence.refuse_substitute(now, 1, MODERATOR.user)):
        await refused(way, NotNow, "table-seat-you-removed")
    await presence.back(table, BEN.user)
    await presence.offer(table, BEN.user)
    taken = await presence.substitute(table, 1, MODERATOR)
    assert taken.seats[1].user == MODERATOR.user, "what its owner offers is theirs to give"


async def test_everyone_who_has_had_a_seat_is_a_player(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.tables.presence.offer(table, BEN.user)
    after = await room.tables.presence.substitute(table, 1, STRANGER)
    assert after.players == {ANA.user, BEN.user, CHIE.user, STRANGER.user}


async def test_whoever_has_resigned_sees_what_bystanders_see_until_the_end(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.tables.play(table, BEN.user, "bid 2")
    await room.tables.resign(table, BEN.user)
    now = await room.tables.table(table)
    assert now.seat_of(BEN.user) == 1 and now.seen_by(BEN.user) is None and now.seen_by(ANA.user) == 0
    assert (await room.tables.panel_for(table, BEN.user)).seat is None
    sketch = await room.tables.sketches.begin(now, BEN.user, now.head)
    assert sketch.row.viewer is None
    await room.tables.play(table, ANA.user, "bid 3")
    await room.tables.play(table, CHIE.user, "bid 1")
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.settle()
    assert any(line.startswith("1 ") and line.endswith("!") for line in await room.lines(table))
    (mine,) = (await room.store.everything_of(BEN.user))["tables"]
    assert [each["line"] for each in mine["entry"]] == ["bid 2", "resign"], "later lines are a computer's"
    await room.tables.resign(table, ANA.user)
    over = await room.tables.resign(table, CHIE.user)
    assert over.over and over.seen_by(BEN.user) == 1
